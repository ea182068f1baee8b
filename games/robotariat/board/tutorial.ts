import type { Tutorial } from '@tablewright/board';
import { sameAnswer } from '@tablewright/kernel';
import type { State, View } from '@tablewright/robotariat-rules';
import {
  ACTIVATIONS,
  type CharacterId,
  characterNamed,
  END,
  MOVES,
  npcThing,
  SENDS,
  type SendAct,
  type Space,
  SPACES,
  spaceNamed,
  spaceThing,
  type TurnAct,
} from '@tablewright/robotariat-rules/content';

// Learn by playing, from the ledger's outline (section 8): three players, all together; only the last lesson has secrets.

interface Table {
  readonly characters: readonly [CharacterId, CharacterId, CharacterId];
  readonly at: readonly [Space, Space, Space];
  /** by row of the entry track */
  readonly npcs: readonly Space[];
  readonly posters?: Partial<Record<Space, number>>;
  readonly funds?: number;
  readonly office?: number;
  readonly reputation?: number;
}

/** The pupil is in turn; one NPC for each round has entered. */
function lay(s: State, { characters, at, npcs, posters = {}, funds = 0, office = 0, reputation = 5 }: Table): void {
  s.first = 0;
  s.round = npcs.length;
  s.character = characters.map(characterNamed);
  s.at = at.map(spaceNamed);
  s.npcAt = Array.from({ length: 6 }, (_, row) => (npcs[row] === undefined ? -1 : spaceNamed(npcs[row])));
  s.posters = SPACES.map((space) => posters[space] ?? 0);
  s.supply = 8 - s.posters.reduce((sum, n) => sum + n, 0);
  s.funds = funds;
  s.office = office;
  s.reputation = reputation;
  const smith = characters.indexOf('smith');
  if (smith >= 0) {
    s.upgradeOf[0] = smith;
    s.starting = 1;
    s.upgradeDeck = s.upgradeDeck.filter((card) => card !== 0);
  }
  s.stack = [{ stage: 'rounds' }, { stage: 'turns', taken: 1 }, { stage: 'turn', by: 0, moved: 0, acted: 0, used: 0 }];
}

const move = (to: Space): TurnAct => MOVES[spaceNamed(to)]!;
const activate = (space: Space): TurnAct => ACTIVATIONS[spaceNamed(space)]!;
const send = (npc: number, to: Space): SendAct => SENDS[npc - 1]![spaceNamed(to)]!;

/** How the two dice fall, black and red: which of their six sides. */
const BLACK = { blue: 0 } as const;
const RED = { yellow: 0, blue: 3, x: 5 } as const;

function layPatrol(s: State): void {
  lay(s, {
    characters: ['electric-eye', 'smith', 'zender'],
    at: ['P', 'P', 'Y'],
    npcs: ['R', 'S'],
    posters: { P: 2 },
    funds: 12,
    office: 3,
    reputation: 4,
  });
}

export const tutorial: Tutorial<State, View> = {
  seats: 3,
  options: { mode: 'cooperative' },
  me: 0,
  names: ['You', 'Greta', 'Otto'],
  seed: 'rise',
  lessons: [
    {
      title: 'Money walks',
      set: (s) =>
        lay(s, {
          characters: ['smith', 'electric-eye', 'zender'],
          at: ['P', 'S', 'M'],
          npcs: ['Y'],
          posters: { U: 1 },
        }),
      beats: [
        {
          say: 'You all save for a revolution: 45 SPARK in the Funds, before six rounds are over. The red head on the Scrap Yard is a Civilian. It gives SPARK wherever it comes to posters or players.',
          points: [npcThing(1), spaceThing('Y')],
          expect: (view) => ({ target: [view.target, 45], at: [view.npcs[0]!.at, 'Y'] }),
        },
        {
          say: 'A poster hangs on Upgrade. On three sides of its die the Civilian takes the yellow path, which leads there; the red chip on that line says so, and what it would give: 1. End your turn and see.',
          points: [spaceThing('U')],
          want: END,
          not: 'For once do nothing: touch “End my turn”.',
          luck: [BLACK.blue, RED.yellow],
        },
        {
          say: 'The red die showed yellow: the Civilian walked to Upgrade and gave 1 SPARK for the poster. Income comes only when a Civilian moves. One that stands still gives nothing. Those whom nobody plays, such as this one, are called NPCs.',
          points: [spaceThing('U')],
          expect: (view) => ({ funds: [view.funds, 1], at: [view.npcs[0]!.at, 'U'] }),
        },
      ],
    },
    {
      title: 'Walk and act',
      set: (s) =>
        lay(s, {
          characters: ['smith', 'electric-eye', 'zender'],
          at: ['P', 'S', 'M'],
          npcs: ['U'],
          posters: { U: 1 },
          funds: 1,
          office: 3,
        }),
      beats: [
        {
          say: 'In your turn you may walk and you may activate the space you stand on, in any order. You are on Poster. Activate it.',
          points: [spaceThing('P')],
          want: activate('P'),
          not: 'Activate Poster first; walking comes after it.',
        },
        {
          say: 'From Upgrade both arrows lead to the Recruitment Office: whatever arrow comes up, that is where the Civilian goes. Put the poster there.',
          points: [spaceThing('R')],
          want: 'R',
          not: 'It would help there too, but both arrows from Upgrade lead to the Office.',
        },
        {
          say: 'A Civilian also gives 1 SPARK for each player on the space. You are The Smith and have New Treads: two steps. Go to Upgrade first. Players walk along the black lines and need not mind the arrows.',
          points: [spaceThing('U')],
          want: move('U'),
          not: 'The Office is two steps away, over Upgrade.',
        },
        { say: 'And on to the Recruitment Office.', want: move('R'), not: 'One more step, to the Office.' },
        {
          say: 'The Office is at 3, so it adds 3 SPARK for every Civilian who comes. With your poster and you that makes 5. End your turn.',
          want: END,
          not: 'You have done all you can: end your turn.',
          luck: [BLACK.blue, RED.blue],
          expect: (view) => ({ office: [view.office, 3], reward: [view.reward, 3] }),
        },
        {
          say: '1 for the poster, 1 for you, 3 for the Office: 5 SPARK at once. Prepare a space, and be there when they come.',
          points: [spaceThing('R')],
          expect: (view) => ({ funds: [view.funds, 6] }),
        },
      ],
    },
    {
      title: 'Pull the crowd',
      set: (s) =>
        lay(s, {
          characters: ['zender', 'electric-eye', 'smith'],
          at: ['P', 'S', 'R'],
          npcs: ['R'],
          posters: { U: 1, R: 1 },
          funds: 6,
          office: 3,
        }),
      beats: [
        {
          say: 'The Civilian stands in the Office and gives nothing more there. You can make it move yourself. Walk to Move the Masses.',
          points: [spaceThing('M')],
          want: move('M'),
          not: 'Move the Masses is next to you: walk there.',
        },
        { say: 'Now activate it.', want: activate('M'), not: 'Activate Move the Masses.' },
        {
          say: 'Choose the Civilian, then Upgrade, where a poster hangs.',
          points: [spaceThing('U')],
          want: send(1, 'U'),
          not: 'Send it to Upgrade: there hangs a poster, and from there it surely comes back.',
        },
        {
          say: '1 SPARK more, and it is on its way back. End your turn.',
          want: END,
          not: 'You have walked and activated: end your turn.',
          expect: (view) => ({ funds: [view.funds, 7] }),
        },
        {
          say: 'Every character can do something. You are Zender: before the dice are rolled you move one Civilian along a path. Both paths lead to the Office, where The Smith waits beside a poster.',
          want: () => true,
          luck: [BLACK.blue, RED.yellow],
        },
        {
          say: '5 SPARK again. The dice did not move it a second time; they would have moved the others.',
          points: [spaceThing('R')],
          expect: (view) => ({ funds: [view.funds, 12], at: [view.npcs[0]!.at, 'R'] }),
        },
      ],
    },
    {
      title: 'The Oppressors',
      set: layPatrol,
      beats: [
        {
          say: 'The black cap on Sabotage is an Oppressor. It hurts where it arrives: 2 SPARK for each player there, all posters torn down, and with 4 or more things on the space (posters, players, Civilians) 1 Reputation.',
          points: [npcThing(2), spaceThing('S')],
        },
        {
          say: 'You stand on Poster with The Smith and 2 posters. How likely is it that the Oppressor comes here? Look at the black chip.',
          points: [spaceThing('P')],
          quiz: [
            { name: '3 sides of 6', says: 'That is the blue path alone. From Sabotage both paths lead to Poster.' },
            {
              name: '5 sides of 6',
              right: true,
              says: 'Yes: 3 blue and 2 yellow, and both lead to Poster. Only an X keeps it where it is.',
            },
          ],
        },
        {
          say: 'The mark “crowd” says that there are four things here. Get away: walk to Upgrade or to Move the Masses.',
          want: (value) => sameAnswer(value, move('U')) || sameAnswer(value, move('M')),
          not: 'Walk away from Poster, to Upgrade or to Move the Masses.',
        },
        {
          say: 'Three things are left on Poster. Now end your turn.',
          want: END,
          not: 'One could do more, but end your turn now.',
          luck: [BLACK.blue, RED.x],
        },
        {
          say: 'The Oppressor came. It took 2 SPARK for The Smith and tore down both posters; they lie in the Junk Pile and come back from the Scrap Yard. But the Reputation is untouched.',
          points: [spaceThing('P')],
          expect: (view) => ({ funds: [view.funds, 10], junk: [view.junk, 2], reputation: [view.reputation, 4] }),
        },
        {
          say: 'The red die showed an X: the Civilians stayed, and the flag with the brass cog moved instead. Where it stands, the next NPC enters. And as long as an Oppressor stands on a space, nobody activates it, and Civilians give nothing there.',
          points: [spaceThing('Y')],
          expect: (view) => ({ token: [view.token, 'Y'], civilian: [view.npcs[0]!.at, 'R'] }),
        },
      ],
    },
    {
      title: 'Had you stayed',
      set: layPatrol,
      beats: [
        {
          say: 'The same table once more. Stay where you are and end your turn.',
          points: [spaceThing('P')],
          want: END,
          not: 'This time stay, to see what it costs.',
          luck: [BLACK.blue, RED.x],
        },
        {
          say: '4 SPARK for two players, both posters, and 1 Reputation, because there were four of you. At 0 Reputation the Revolution has failed, at that very moment.',
          points: [spaceThing('P')],
          expect: (view) => ({ funds: [view.funds, 8], reputation: [view.reputation, 3], junk: [view.junk, 2] }),
        },
      ],
    },
    {
      title: 'Cards',
      set(s) {
        lay(s, {
          characters: ['electric-eye', 'smith', 'zender'],
          at: ['S', 'P', 'M'],
          npcs: ['Y'],
          funds: 4,
          reputation: 2,
        });
        s.sabotageDeck = [0, 4, ...s.sabotageDeck.filter((card) => card !== 0 && card !== 4)];
      },
      beats: [
        {
          say: 'On Sabotage you draw two cards and use one at once; on Upgrade you keep one for good. Activate Sabotage.',
          points: [spaceThing('S')],
          want: activate('S'),
          not: 'Activate Sabotage.',
        },
        {
          say: 'Some cards offer more for Reputation. You have 2 left and may never pay the last one: the 2 for Skim the Treasury you cannot pay. Use A Credit to the Revolution.',
          want: 'S01',
          not: 'That brings 2 SPARK, but you could not pay for more. Use A Credit to the Revolution.',
          expect: (view) => ({ reputation: [view.reputation, 2] }),
        },
        {
          say: 'Here 1 Reputation is enough, and 1 is left. Pay it: the Office then rises by 3 instead of 1.',
          want: 'pay',
          not: 'Pay, to see it work.',
        },
        {
          say: 'The Office is at 3, and a Civilian who comes there gives 3 more. But you hang by the last Reputation.',
          points: [spaceThing('R')],
          expect: (view) => ({ office: [view.office, 3], reputation: [view.reputation, 1] }),
        },
      ],
    },
    {
      title: 'Your own card',
      set(s) {
        lay(s, {
          characters: ['wally', 'smith', 'zender'],
          at: ['R', 'P', 'M'],
          npcs: ['Y'],
          funds: 10,
          office: 4,
        });
        s.mode = 'secret';
        s.objective = [0, 1, 3]; // Bursar, Dealer, Saboteur
        s.aside = [4, 6];
      },
      beats: [
        {
          say: 'In a usual game everybody also holds a secret objective. Whoever fulfils it wins, and most need the Revolution to succeed. Yours lies on your side, behind the eye: you are the Bursar.',
          expect: (view) => ({ mine: [view.mine?.objective ?? '', 'bursar'] }),
        },
        {
          say: 'The Bursar wants the Office at 5 or more at some time, and empty at a later one. It is at 4. Activate the Recruitment Office.',
          points: [spaceThing('R')],
          want: activate('R'),
          not: 'Activate the Recruitment Office.',
          expect: (view) => ({ office: [view.office, 4] }),
        },
        {
          say: 'SPARK that goes into the Office no longer counts for the 45. Give 1.',
          want: 1,
          not: '1 is enough for your card; the rest is better kept in the Funds.',
        },
        {
          say: 'Your first tick. Now the Office must be emptied: Oppressors do it, and so can you, as Wally Street, level by level. The others see what you do. Write down in your notebook what you think of them.',
          expect: (view) => ({ met: [view.mine?.conditions[0]?.met ?? false, true], office: [view.office, 5] }),
        },
      ],
    },
  ],
};
