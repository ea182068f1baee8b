import type { Lesson } from '@tablewright/board';
import type { State, View } from '@tablewright/human-punishment-rules';
import { areaThing, CHECK_THING, programThing } from '@tablewright/human-punishment-rules/content';
import { seatThing } from '@tablewright/kernel';
import { inCheck, IVO, lay, MARA, passes, putIn, TESS, YOU, you } from './table.ts';

// What people do to each other: badges, votes and the Cube; Programs at any time.

export const badges: Lesson<State, View> = {
  title: 'Leader, General and the Cube',
  set: (s) =>
    lay(s, {
      turns: 21,
      at: ['4', '4', '3', '5'],
      hands: [
        ['B5', 'R3'],
        ['B2', 'B3'],
        ['B3', 'R1'],
        ['B2', 'R1'],
      ],
      draws: ['B1'],
      event: 'E-I-15',
      leader: TESS,
      general: IVO,
      points: { ap: 1, move: 0 },
    }),
  beats: [
    {
      say: 'Tess is Leader: she breaks ties, decides many Events and names the General. Ivo is General: he steers Apex. You do not trust either of them.',
      points: [seatThing(TESS), seatThing(IVO)],
      expect: ({ leader, general }) => ({ leader: [leader, TESS], general: [general, IVO] }),
    },
    {
      say: 'In HQ you can call a vote for a New Leader. It costs 1 Action Point: do it.',
      points: [areaThing('4')],
      want: { act: 'newLeader', piece: YOU },
      not: 'Call the vote: New Leader.',
    },
    {
      say: 'Everybody draws a card, then lays one face-down before somebody: blue is for, red is against. You begin. Lay yours before yourself.',
      points: [seatThing(YOU)],
      want: YOU,
      not: 'A red card before a rival would do something too. But lay it before yourself.',
    },
    {
      say: 'Which card? The +5 says most.',
      want: 'B5',
      not: 'Be generous to yourself: the +5.',
    },
    { seat: MARA, value: YOU },
    { seat: MARA, value: 'B2' },
    { seat: IVO, value: TESS },
    { seat: IVO, value: 'B3' },
    { seat: TESS, value: TESS },
    {
      seat: TESS,
      value: 'B2',
      say: 'Mara laid a card before you; Ivo and Tess laid theirs before Tess. You called the vote in your own turn, so you have the last word.',
      points: [seatThing(YOU), seatThing(TESS)],
    },
    {
      say: 'One more card before somebody, or none. Leave it at that.',
      want: 'none',
      not: 'Save your cards: lay none.',
    },
    {
      say: 'Turned up: 7 for you, 5 for Tess. You are Leader, and name the General at once. Take Mara, who voted for you.',
      points: [seatThing(MARA)],
      want: MARA,
      not: 'Mara gave you her card: thank her.',
      expect: ({ leader }) => ({ leader: [leader, YOU] }),
    },
    {
      say: 'End your Action Phase.',
      want: { act: 'end' },
      luck: [4, 11, 0, 0],
    },
    { seat: MARA, value: 'A' },
    {
      seat: MARA,
      value: 3,
      say: 'The Event was for the General, and Mara built up Apex. Now it is her turn, and she is in HQ.',
      points: [seatThing(MARA)],
      expect: ({ general, active }) => ({ general: [general, MARA], turn: [active, MARA] }),
    },
    {
      seat: MARA,
      value: { act: 'censure', seat: IVO },
      say: 'A Censure Motion, for 2 Action Points: Mara wants Ivo locked away. First all of you talk about it, as long as you like.',
      points: [seatThing(IVO)],
    },
    { seat: MARA, value: 'ready' },
    { seat: TESS, value: 'ready' },
    { say: 'When more than half are ready, you vote. Say that you are.', want: 'ready' },
    { seat: MARA, value: 'yes' },
    { seat: IVO, value: 'no' },
    { seat: TESS, value: 'no' },
    {
      say: 'Everybody votes in secret, and then all is shown. Vote yes.',
      points: [seatThing(IVO)],
      want: 'yes',
      not: 'Ivo put a red card before nobody, you say? Trust Mara this once: vote yes.',
    },
    {
      say: 'Two against two: a tie goes as the Leader voted, and that is you. Ivo is in the Isolation Cube. There he cannot move or fight, and puts only 1 card into an Event.',
      points: [seatThing(IVO), areaThing('6')],
      expect: ({ players }) => ({ detained: [players[IVO]!.detained, true] }),
    },
    {
      say: 'He gets out by a check of his own, in which others may help; by an interrogation; or by your pardon. And he will remember you.',
    },
  ],
};

export const windows: Lesson<State, View> = {
  title: 'Programs, at any time',
  set(s) {
    lay(s, {
      turns: 24,
      active: TESS,
      at: ['1', '2', '3', '5'],
      hands: [['B1', 'R3'], ['B1'], ['B1'], ['B2']],
      turnsUp: ['B2', 'R1'],
      programs: ['P20'],
    });
    inCheck(s, 'E-I-08', { by: TESS, last: 1 });
    for (const [seat, card] of [
      [TESS, 'R4'],
      [YOU, 'B5'],
      [MARA, 'B3'],
      [IVO, 'R2'],
      [IVO, 'B1'],
    ] as const)
      putIn(s, seat, card);
  },
  beats: [
    {
      say: 'You know this check: Toxic Fog, 5 or more. But now a Program lies face-down before you: Booster Daemon. You buy Programs at the Dark Net in the City, or earn them with chips.',
      points: [programThing('P20')],
      expect: (view) => ({ program: [you(view).programs, ['P20']] }),
    },
    {
      say: 'Programs cost nothing to play. Some are for your own turn; this one for the moment after a check is revealed. Everybody has put in their cards; only Tess’s last word is missing.',
      points: [programThing('P20')],
    },
    {
      seat: TESS,
      value: { act: 'done' },
      say: 'Revealed: 4 in all, one short of 5. Before it counts, a window opens: everybody is asked for a moment, also those who can do nothing. So nobody can tell who could.',
      points: [CHECK_THING],
      expect: ({ now }) => ({ window: [now.at(-1)!.stage, 'window'] }),
    },
    ...passes(MARA, IVO, TESS),
    {
      say: 'The others pass. Play Booster Daemon.',
      points: [programThing('P20')],
      want: { act: 'program', card: 'P20' },
      not: 'Passing is what you do most of the time. Now play your Program.',
    },
    ...passes(MARA, IVO, TESS),
    {
      say: 'It lies open with 2 charges. After each card the window opens again. Use a charge.',
      points: [programThing('P20')],
      want: { act: 'charge', card: 'P20' },
      not: 'The check is still at 4: use a charge.',
      expect: (view) => ({ open: [you(view).openPrograms, [{ card: 'P20', charges: 2 }]] }),
    },
    {
      say: 'Two up or two down? The check wants 5 or more.',
      points: [CHECK_THING],
      want: 0,
      not: 'Down is what a traitor would do.',
    },
    ...passes(MARA, IVO, TESS),
    {
      say: 'The check stands at 6, and the window is open once more. Keep your second charge: pass. At a table the key X does it, and “always pass this turn” does it for you.',
      want: { act: 'pass' },
      not: 'Keep the second charge for another day: pass.',
    },
    {
      say: 'Success: Morale rises to 6. Everybody saw who helped. With that you know enough for a first game; whatever you may do lights up, and whatever you touch explains itself.',
      points: [seatThing(YOU)],
      expect: (view) => ({
        morale: [view.bars.morale, 6],
        open: [you(view).openPrograms, [{ card: 'P20', charges: 1 }]],
      }),
    },
  ],
};
