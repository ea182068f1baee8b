import type { Lesson } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';
import {
  areaThing,
  barThing,
  pieceThing,
  sectorThing,
  slotThing,
  spotThing,
} from '@tablewright/human-punishment-rules/content';
import { seatThing } from '@tablewright/kernel';
import { IVO, lay, MARA, placed, TESS, YOU, you } from './table.ts';

// The first three: the city and a turn, Data Chips, who wins.

/** No new Enemy comes: orange die, red die on an empty face, white dice. */
const QUIET_DICE = [4, 11, 0, 0];

export const turn: Lesson<State, View> = {
  title: 'The city and your turn',
  set(s) {
    lay(s, {
      turns: 1,
      at: ['2', '4', '3', '5'],
      hands: [['R2'], ['B2', 'B3'], ['B1', 'R2'], ['B2', 'R1']],
      draws: ['B5', 'R3', 'B1'],
      turnsUp: ['B2', 'R4', 'grey', 'B3'],
      event: 'E-I-12',
    });
    s.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 2 }, { stage: 'draw', by: YOU, most: 3 }];
  },
  beats: [
    {
      say: 'Welcome to the city. Eight Areas, joined by roads; you are Havoc, the piece with the cross, and you stand in the City, Area 2.',
      points: [areaThing('2'), pieceThing(YOU)],
      expect: ({ pieces, players }) => ({ at: [pieces[YOU]!.area, '2'], me: [players[YOU]!.character, 'havoc'] }),
    },
    {
      say: 'Every turn begins with cards. Draw all 3.',
      want: 3,
      not: 'You may take fewer, but cards are money, weapons and votes. Draw all 3.',
    },
    {
      say: 'Your hand: blue cards count +1 to +5, red ones −1 to −5. You pay, fight and vote with them. Their colours say nothing about anybody’s faction.',
      points: [seatThing(YOU)],
      expect: (view) => ({ cards: [you(view).hand!.length, 4] }),
    },
    {
      say: 'You have 2 Action Points and 2 movement, to be used in any order. One step along a road costs 1 movement. Touch the Nexus, Area 3, and hear why you cannot go there.',
      points: [areaThing('3')],
      tries: { act: 'move', piece: YOU, to: '3' },
      expect: ({ turn: now }) => ({ points: [now.ap, 2], movement: [now.move, 2] }),
    },
    {
      say: 'What you can do in your Area costs 1 Action Point. In the City, take City Action 3: draw 3 cards, and the city pays 1 Resource.',
      points: [barThing('resource')],
      want: { act: 'resource', piece: YOU },
      not: 'That is possible too. But take City Action 3 now: three cards.',
    },
    {
      seat: MARA,
      value: 'draw',
      say: 'Seven cards in your hand; Resource fell from 11 to 10. Mara plays Nova, who may draw 1 card whenever somebody does this. Every character has something of their own.',
      points: [seatThing(MARA), barThing('resource')],
      expect: (view) => ({
        cards: [you(view).hand!.length, 7],
        resource: [view.bars.resource, 10],
        Mara: [view.players[MARA]!.character, 'nova'],
      }),
    },
    {
      say: 'One Action Point is left. Take City Action 4: a die decides what happens.',
      want: { act: 'chance', piece: YOU },
      luck: [4],
      not: 'You could. But see what City Action 4 does.',
    },
    {
      say: 'A 5: Resource +1, so it is 11 again. And two City actions were a task of your skill tree: you may now play 1 more red card when you attack.',
      points: [seatThing(YOU), barThing('resource')],
      expect: (view) => ({
        resource: [view.bars.resource, 11],
        skills: [you(view).boosts.length, 1],
        reds: [you(view).stats!.red, 3],
      }),
    },
    {
      say: 'Movement is left. Walk to the Sectors, Area 1: touch it, or choose it from the list.',
      points: [areaThing('1')],
      want: { act: 'move', piece: YOU, to: '1' },
      not: 'A fine walk, but we want to go to the Sectors, Area 1.',
    },
    {
      say: 'End your Action Phase. Dice are rolled for the Enemies, then an Event is turned up: both come in later lessons.',
      want: { act: 'end' },
      luck: QUIET_DICE,
      not: 'You could walk on. This time end your Action Phase.',
    },
    {
      say: 'That is a turn: draw, move and act, then the Enemies, then an Event. This Event is a decision of the Leader, Tess. After it Mara has her turn.',
      points: [seatThing(TESS)],
      expect: ({ leader, now }) => ({ leads: [leader, TESS], decides: [now.at(-1)!.stage, 'decide'] }),
    },
  ],
};

export const chips: Lesson<State, View> = {
  title: 'Data Chips',
  set(s) {
    lay(s, {
      turns: 5,
      at: ['1', '4', '3', '5'],
      hands: [['B1', 'R2', 'R3'], ['B2'], ['B1'], ['B2']],
      sectors: [['blue']],
      program: 'P03',
    });
    placed(s, 0, 'red', IVO);
    s.guard = 2;
    s.sectorValue[0] = 1;
    s.tally[IVO * 9] = 1;
    s.tally[IVO * 9 + 1] = 1;
  },
  beats: [
    {
      say: 'Data Chips decide the game. They come from these three Sectors: blue ones help the Humans, red ones the Machines, purple ones the Fallen.',
      points: [sectorThing(1), sectorThing(2), sectorThing(3)],
    },
    {
      say: 'You stand in the Sectors. Take a chip from Sector I.',
      points: [sectorThing(1)],
      want: { act: 'sector', piece: YOU, sector: 1 },
      not: 'Not now: take a chip from Sector I first.',
    },
    {
      say: 'It is blue, and only you know it. The others see that you carry a chip, not which. From now on Enemies like you best.',
      points: [pieceThing(YOU)],
      expect: ({ pieces }) => ({ chip: [pieces[YOU]!.chips.map(({ colour }) => colour), ['blue']] }),
    },
    {
      say: 'Chips count in the Network, Area 6, at the other end of the city. Go through the City: Area 2 first.',
      points: [areaThing('6')],
      want: { act: 'move', piece: YOU, to: '2' },
      not: 'From there the Network is too far for this turn. Go to the City, Area 2.',
    },
    {
      say: 'And on to the Network, Area 6.',
      points: [areaThing('6')],
      want: { act: 'move', piece: YOU, to: '6' },
      not: 'Your chip wants to go to the Network, Area 6.',
    },
    {
      say: 'You may place chips only in a turn in which you have entered the Network. You have. It costs no Action Point: place your chip.',
      want: { act: 'deliver', piece: YOU },
      not: 'First place the chip: next turn you would have to enter again.',
    },
    {
      say: 'Three columns, five Tiers. The lowest Tier is filled first; the column is your choice. In Alpha lies a chip of Ivo’s. Put yours into Beta, face-down.',
      points: [slotThing('alpha-1'), slotThing('beta-1')],
      want: { act: 'put', chip: 0, column: 'beta', up: false },
      not: 'Any column would do. For this lesson take Beta, the middle one.',
      expect: ({ network }) => ({ alpha: [network[0]!.by, IVO], beta: [network[5] ?? null, null] }),
    },
    {
      say: 'Each chip that you bring earns a Program: a stronger card. Yours lies before you, and only you know which it is.',
    },
    {
      say: 'Everybody knows that you placed this chip, and nobody knows its colour. The Guard fell by 1 as well: at 1, Sector III shows two chips.',
      points: [slotThing('beta-1'), barThing('guard')],
      expect: ({ network, bars, players }) => ({
        by: [network[5]!.by, YOU],
        guard: [bars.guard, 1],
        programs: [players[YOU]!.programs, ['P03']],
      }),
    },
    {
      say: 'At the end each column belongs to the colour with most chips in it. Alpha: two blue, one red. Beta: two red, one blue. Gamma: three blue. Who has won the Network?',
      points: [slotThing('alpha-1'), slotThing('beta-1'), slotThing('gamma-1')],
      quiz: [
        { name: 'The Humans', right: true, says: 'Yes: Alpha and Gamma are blue, two columns of three.' },
        { name: 'The Machines', says: 'They have Beta alone. It is columns that count, not chips.' },
        { name: 'Nobody', says: 'Two columns against one is a clear win.' },
      ],
    },
    {
      say: 'Tier 1 full: its chips are mixed and turned up, and the city gets harder. Tier 2 full: the Machine Phase, in which people may change sides. Tier 3 full: the game is over.',
      points: [slotThing('alpha-1'), slotThing('alpha-2'), slotThing('alpha-3')],
    },
  ],
};

export const aims: Lesson<State, View> = {
  title: 'Who are you, and who wins?',
  set: (s) =>
    lay(s, {
      turns: 9,
      at: ['2', '4', '3', '5'],
      hands: [['B1', 'R2', 'R3'], ['B2'], ['B1'], ['B2']],
      chip: 'purple',
    }),
  beats: [
    {
      say: 'Hold the eye up here: behind it are your loyalty card and your Objective. You are Human, and your Objective is Scrap Dealer: drop a Data Chip in the Junkyard.',
      expect: (view) => ({ faction: [you(view).faction, 'human'], objective: [you(view).objectives[0]!.id, 'O-03'] }),
    },
    {
      say: 'Humans need blue columns, Machines red ones. Machines win as well when Resource is 0 or Deus reaches the Network; Legion, when Security falls to 0 or Threat rises to 4.',
      points: [barThing('resource'), barThing('security'), barThing('threat')],
    },
    {
      say: 'The Fallen win by purple: most columns, or 3 purple chips in the Junkyard, or 2 there and 2 in the Network. Those last two beat everybody else’s victory.',
      points: [areaThing('J')],
    },
    {
      say: 'You carry a purple chip, and only you know it. Whom would you please with it in the Network?',
      points: [pieceThing(YOU)],
      expect: ({ pieces }) => ({ chip: [pieces[YOU]!.chips[0]!.colour, 'purple'] }),
      quiz: [
        { name: 'The Fallen', right: true, says: 'Right. So do not bring it there: you have a better use for it.' },
        { name: 'The Humans', says: 'No: blue is the colour of the Humans.' },
        { name: 'Everybody', says: 'No: each colour belongs to one faction.' },
      ],
    },
    {
      say: 'Your Objective wants a chip in the Junkyard, and one purple chip alone does no harm there. Go to the Junkyard.',
      points: [areaThing('J')],
      want: { act: 'move', piece: YOU, to: 'J' },
      not: 'Your Objective is waiting in the Junkyard, left below.',
    },
    {
      say: 'Drop the chip. It costs 1 Action Point.',
      want: { act: 'drop', piece: YOU, slot: 0 },
      not: 'You came to drop the chip: do that first.',
    },
    {
      say: 'It lies face-down on its own spot, with your name and the turn on it. Your Objective is met for good. But what will the others think? They cannot know the colour.',
      points: [spotThing(1), seatThing(YOU)],
      expect: (view) => ({
        met: [you(view).objectives[0]!.met, true],
        by: [view.junkyard[0]!.by, YOU],
        turn: [view.junkyard[0]!.turn, 9],
      }),
    },
    {
      say: 'The game ends and the Humans have won the Network. You have met your Objective; Mara is Human too, but has not met hers. Who wins?',
      quiz: [
        {
          name: 'You and Mara',
          says: 'Not quite: a faction’s victory counts only for those who met their own Objective.',
        },
        { name: 'You alone', right: true, says: 'Yes. Your faction must win, and your own Objective must be met.' },
        { name: 'Nobody', says: 'Your faction won and your Objective is met: you win.' },
      ],
    },
    {
      say: 'So you watch two things: your side and yourself. And in the Machine Phase your side may change: look behind the eye again afterwards.',
    },
  ],
};
