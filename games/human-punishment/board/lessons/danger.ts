import type { Lesson } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';
import { areaThing, barThing, CHECK_THING, pieceThing, placeThing } from '@tablewright/human-punishment-rules/content';
import { seatThing } from '@tablewright/kernel';
import { inCheck, IVO, lay, MARA, TESS, YOU, you } from './table.ts';

// What the city does to you: a skill check, Enemies, the bars.

const DONE = { act: 'done' };

export const check: Lesson<State, View> = {
  title: 'A skill check',
  set(s) {
    lay(s, {
      turns: 12,
      active: TESS,
      at: ['1', '2', '3', '5'],
      hands: [
        ['B5', 'B2', 'R3', 'green'],
        ['B3', 'B1'],
        ['R2', 'B1', 'B4'],
        ['R4', 'B2', 'R1'],
      ],
      turnsUp: ['B2', 'R1'],
    });
    inCheck(s, 'E-I-08', { by: TESS, last: 0 });
  },
  beats: [
    {
      say: 'Every turn ends with an Event. This one is a skill check: everybody may put in up to 3 cards, face-down, and the sum must be 5 or more.',
      points: [CHECK_THING],
      expect: ({ now }) => ({ cards: [now.filter(({ stage }) => stage === 'check').length, 1] }),
    },
    {
      say: 'Read what is at stake: success brings Morale +1, failure costs 3. And whoever puts in no card at all gets a Wound.',
      points: [CHECK_THING, barThing('morale')],
      expect: ({ bars }) => ({ morale: [bars.morale, 5] }),
    },
    {
      seat: TESS,
      value: { act: 'declare', much: 'lot' },
      say: 'It is Tess’s turn, so she begins. She says that she offers a lot. That is all one may say: a lot, a little, or nothing; never numbers. And nobody has to tell the truth.',
      points: [seatThing(TESS)],
    },
    { seat: TESS, value: { act: 'card', card: 'R4', sign: 0 } },
    {
      seat: TESS,
      value: DONE,
      say: 'Tess has put in one card. Everybody sees how many, nobody sees which.',
      points: [CHECK_THING],
    },
    {
      say: 'Now you. Blue cards count up, red ones down. Put in your +5: touch it.',
      want: { act: 'card', card: 'B5', sign: 0 },
      not: (value) =>
        typeof value === 'object' && value !== null && 'card' in value && value['card'] === 'R3'
          ? 'A red card would lower the sum. That is what a traitor would do.'
          : 'Later, perhaps. First put in your +5.',
    },
    {
      say: 'Tell the others: say that you offer a lot.',
      want: { act: 'declare', much: 'lot' },
      not: 'Let the others know first: say “A lot”.',
    },
    {
      say: 'You may add two more cards. But Mara and Ivo have not had their turns yet, and cards are dear. Stop here.',
      want: DONE,
      not: 'Keep your cards this time, and see what comes of it.',
    },
    { seat: MARA, value: { act: 'card', card: 'B3', sign: 0 } },
    { seat: MARA, value: DONE },
    { seat: IVO, value: { act: 'card', card: 'R2', sign: 0 } },
    { seat: IVO, value: { act: 'card', card: 'B1', sign: 0 } },
    {
      seat: IVO,
      value: DONE,
      say: 'Mara has put in one card, Ivo two. Whose turn it is has the last word: Tess may add something, knowing what everybody said.',
      points: [CHECK_THING],
    },
    {
      seat: TESS,
      value: DONE,
      say: 'Two cards of the common deck came on top, all was shuffled and turned up: +5, +3, +2, +1, −1, −2, −4. That makes 4: one short. Morale falls to 2.',
      points: [barThing('morale')],
      expect: ({ bars, shown }) => ({
        morale: [bars.morale, 2],
        cards: [shown.at(-1) ?? null, ['B1', 'B2', 'B3', 'B5', 'R1', 'R2', 'R4']],
      }),
    },
    {
      say: 'Three red cards, and only two cards came from the deck. What do you know for certain?',
      quiz: [
        {
          name: 'Tess put in the −4',
          says: 'Perhaps, for all that she said. But it may have come from the deck as well.',
        },
        {
          name: 'Somebody put in a red card',
          right: true,
          says: 'Yes: three red cards, two from the deck at most. It was not you. Remember who put in how many.',
        },
        { name: 'It was bad luck', says: 'Two cards cannot be three: somebody helped.' },
      ],
    },
    {
      say: 'That is the heart of the game. Some checks want the sum to be low: then blue cards harm. Others ask for grey or green cards, and count only those.',
    },
  ],
};

export const enemies: Lesson<State, View> = {
  title: 'Enemies',
  set: (s) =>
    lay(s, {
      turns: 13,
      at: ['4', '2', '3', '5'],
      hands: [['R3', 'R2', 'B3'], ['B2'], ['B1'], ['B2']],
      draws: ['R1'],
      turnsUp: ['B2', 'B1', 'grey', 'R3'],
      event: 'E-I-12',
      enemies: { '5b': { type: 'soldier', level: 1 }, '9b': { type: 'soldier', level: 1 } },
    }),
  beats: [
    {
      say: 'Two Soldiers stand in HQ with you, on Spawn Locations 5 and 9. Each has Health 1 and Shield 2. Point at one: it says what it would do, and to whom.',
      points: [placeThing('5b'), placeThing('9b')],
      expect: ({ enemies: there }) => ({
        there: [
          there.map(({ at, health }) => [at, health]),
          [
            ['5b', 1],
            ['9b', 1],
          ],
        ],
      }),
    },
    {
      say: 'You reach Enemies in your own Area. Attack the Soldier on 5; that costs 1 Action Point.',
      points: [placeThing('5b')],
      want: { act: 'attack', piece: YOU, at: '5b' },
      not: 'First the Soldier on Spawn Location 5.',
    },
    {
      say: 'You fight with red cards; their sign does not matter. You may play 2. You must beat its Shield of 2 and a card from the deck. Play the 3.',
      want: { act: 'card', card: 'R3' },
      not: 'Begin with your red 3.',
      expect: (view) => ({ reds: [you(view).stats!.red, 2] }),
    },
    {
      say: 'A blue card from the deck would help the Soldier. Add the red 2, to be on the safe side.',
      want: { act: 'card', card: 'R2' },
      not: 'With 3 alone a blue card of the deck would save the Soldier. Add the 2.',
    },
    { say: 'Now attack with your 5.', want: DONE },
    {
      say: 'A blue 2 was turned up: Shield 2 and 2 more against your 5. You hit for your Strength, 2, and the Soldier is gone. You draw a card for its Level, and Havoc one more.',
      points: [seatThing(YOU)],
      expect: (view) => ({
        left: [view.enemies.length, 1],
        strength: [you(view).stats!.strength, 2],
        hand: [you(view).hand!.length, 3],
        kills: [you(view).tally.kills, 1],
      }),
    },
    {
      say: 'Keep your blue 3 for your defence, and end your Action Phase. Four dice are rolled; the orange one says in which Area the Enemies act.',
      points: [areaThing('4')],
      want: { act: 'end' },
      luck: [3, 11, 0, 0],
      not: 'You could fight on. But let us see what Enemies do: end your Action Phase.',
    },
    {
      say: 'A 4: HQ. The second Soldier attacks you. You may add 1 blue card to your Shield of 1: play the 3.',
      points: [pieceThing(YOU)],
      want: { act: 'card', card: 'B3' },
      not: 'Without a card any red card above 1 would hit you. Play your blue 3.',
      expect: (view) => ({ shield: [you(view).stats!.shield, 1], blues: [you(view).stats!.blue, 1] }),
    },
    { say: 'That is all you may play. Hold the shield up.', want: DONE },
    {
      say: 'Cards were turned up until a red one came: a 3. Your 4 less 3 is 1, and only below 0 are you hit. Your Health is still 2.',
      points: [pieceThing(YOU)],
      expect: ({ pieces }) => ({ health: [pieces[YOU]!.health, 2] }),
    },
    {
      say: 'At 0 Health you get a Wound and lie in HQ until your next turn. Then the red and the white dice bring new Enemies; where there is no room for them, Threat rises.',
      points: [barThing('threat')],
    },
    {
      say: 'A Soldier stands with Mara, who has Health 2 and carries a chip, and Ivo, who has Health 1 and no chip. Whom does it attack?',
      quiz: [
        {
          name: 'Mara',
          right: true,
          says: 'Yes. Carriers of chips come first; only among equals does it take the weakest.',
        },
        { name: 'Ivo', says: 'He is weaker, but Mara carries a chip, and that comes first.' },
        { name: 'The Leader chooses', says: 'Only where two are quite alike.' },
      ],
    },
  ],
};

export const bars: Lesson<State, View> = {
  title: 'How the city is lost',
  set(s) {
    lay(s, {
      turns: 17,
      at: ['2', '4', '3', '5'],
      hands: [['B5', 'R1', 'R3'], ['B2'], ['B1'], ['B2']],
      leader: YOU,
      event: 'E-I-12',
    });
    s.riot = 4;
    s.morale = 0;
  },
  beats: [
    {
      say: 'These bars are the life of the city. Each says how far it is from its disaster. Riot is at +4, in the yellow zone: that costs 1 Morale every turn. At +6 or −6 an EX Event strikes.',
      points: [barThing('riot')],
      expect: (view) => ({ riot: [view.bars.riot, 4] }),
    },
    {
      say: 'Morale is at 0. So everybody draws one card fewer, and at −10 the city is lost.',
      points: [barThing('morale')],
      expect: (view) => ({ morale: [view.bars.morale, 0] }),
    },
    {
      say: 'While Riot is yellow, City Action 1 moves it by a die, up or down as you say. Calm it: choose “down”.',
      points: [barThing('riot')],
      want: { act: 'riot', piece: YOU, sign: -1 },
      luck: [2],
      not: 'Riot stands at +4: bring it down first.',
    },
    {
      say: 'A 3: Riot falls to +1. You may add one card, blue up or red down. Play the red 1, and it is calm.',
      points: [barThing('riot')],
      want: 'R1',
      not: 'With the red 1 it would be exactly 0.',
    },
    {
      say: 'Riot is 0. Now City Action 2, Morale: blue cards minus a die.',
      points: [barThing('morale')],
      want: { act: 'morale', piece: YOU },
      not: 'You have one Action Point: use it for Morale, City Action 2.',
      expect: (view) => ({ riot: [view.bars.riot, 0] }),
    },
    { say: 'Play your blue 5.', want: { act: 'card', card: 'B5' } },
    { say: 'And roll.', want: DONE, luck: [1] },
    {
      say: 'Five less a 2: Morale rises to 3, out of its yellow zone.',
      points: [barThing('morale')],
      expect: (view) => ({ morale: [view.bars.morale, 3] }),
    },
    {
      say: 'Rest on a bar, or on an action, to see what it would change. End your Action Phase; an Event is coming.',
      want: { act: 'end' },
      luck: [4, 11, 0, 0],
      not: 'The walk can wait: end your Action Phase.',
    },
    {
      say: 'Ration Plan, a decision of the Leader. You are Leader now. A costs a Resource and brings 2 Morale; B costs Morale and stirs Riot. Choose A.',
      points: [barThing('resource'), barThing('morale')],
      want: 'A',
      not: 'The city could not bear that. A Machine would decide so. Choose A.',
    },
    {
      say: 'Resource pays for cards and rations; it is at 10. At 0 the Machines have won. Security at 0 or Threat at 4: the city falls.',
      points: [barThing('resource'), barThing('security'), barThing('threat')],
      expect: (view) => ({ resource: [view.bars.resource, 10], morale: [view.bars.morale, 5] }),
    },
    {
      say: 'Apex, at 9, stands up and fights for the city. Deus, at 9, walks the red path; when it reaches the Network, the Machines have won.',
      points: [barThing('apex'), barThing('deus')],
    },
    {
      say: 'Security is 1, and a Crawler at the end of the red path reaches the Network, which costs 1 Security. Nobody belongs to Legion. Who wins?',
      quiz: [
        { name: 'The Humans', says: 'They wanted to save the city, and it has fallen.' },
        { name: 'The Outlaws', right: true, says: 'Yes, and that is nobody at the table. All of you have lost.' },
        { name: 'The Machines', says: 'They win by Resource, by Deus or by red columns. Not by this.' },
      ],
    },
  ],
};
