import type { Lesson, LessonBeat, Tutorial } from '@tablewright/board';
import type { State, View } from '@tablewright/emergence-rules';
import {
  ACTIONS,
  AUGMENTATIONS,
  cityByName,
  cityFromCode,
  DATA,
  encodeCity,
  type Selection,
  selectionParts,
} from '@tablewright/emergence-rules/content';
import { say } from '@tablewright/kernel/words';
import { BLOCKS_LEFT, GAUGES } from './points.ts';

// Learn by playing (ledger 8): City 01, the short game, four seats; you are red, and A.I. Vera is the Human.

type Beat = LessonBeat<View>;

const YOU = 0;
const OLGA = 1;
const YURI = 2;
const VERA = 3;
const NAMES = [say`You`, say`Olga`, say`Yuri`, say`Vera`];

const CITY = cityFromCode(encodeCity(cityByName('capital')!));

interface Position {
  /** the tile of each agent, by seat */
  readonly at: readonly string[];
  /** what each has revealed; left out while all select */
  readonly revealed?: readonly Selection[];
  /** data tiles whose block somebody holds, or nobody does */
  readonly taken?: { readonly [tile: string]: number | 'gone' };
  readonly tokens?: readonly number[];
  /** what was inserted in the events before: seat, into A.I., into Human */
  readonly inserted?: readonly (readonly [number, number, number])[];
  readonly round: number;
}

/** A position in the middle of a game. You lead the round, so that you are the first to move. */
function lay(s: State, position: Position): void {
  const { at, revealed, taken = {}, tokens = [], inserted = [], round } = position;
  s.allegiance = [0, 0, 0, 1];
  s.leader = YOU;
  s.round = round;
  s.at = at.map((name) => CITY.tileNamed.get(name)!);
  for (const [name, whose] of Object.entries(taken)) take(s, name, whose);
  for (const [seat, count] of tokens.entries()) s.tokens[seat] = count;
  s.supplied[DATA.length] = tokens.reduce((sum, count) => sum + count, 0);
  for (const [seat, ai, human] of inserted) {
    s.inserted.push(0, seat, ai, human);
    s.totals[0]! += ai;
    s.totals[1]! += human;
    s.opened = 1;
  }
  if (revealed === undefined) {
    s.stack = [
      { stage: 'mission' },
      { stage: 'round', step: 1 },
      { stage: 'select', sealed: [null, null, null, null] },
    ];
    return;
  }
  for (const [seat, selection] of revealed.entries()) {
    const { action, face } = selectionParts(selection);
    s.action[seat] = ACTIONS.indexOf(action);
    s.augmentation[seat] = AUGMENTATIONS.indexOf(face);
  }
  s.stack = [
    { stage: 'mission' },
    { stage: 'round', step: 2 },
    { stage: 'turns', taken: 1 },
    { stage: 'turn', by: YOU, step: 1 },
    { stage: 'move', by: YOU },
  ];
}

function take(s: State, name: string, whose: number | 'gone'): void {
  const tile = CITY.tileNamed.get(name)!;
  const type = CITY.types[tile]![0]!;
  s.lying[tile * DATA.length + type] = 0;
  if (whose === 'gone') s.supplied[type]! -= 1;
  else s.held[whose * DATA.length + type]! += 1;
}

/** The others have made up their minds before you: your answer reveals everything. */
function othersSelect(olga: string, yuri: string, vera: string): Beat[] {
  return [
    { seat: OLGA, value: olga },
    { seat: YURI, value: yuri },
    { seat: VERA, value: vera },
  ];
}

const collect: Lesson<State, View> = {
  title: say`Program and collect`,
  set(s) {
    s.allegiance = [0, 0, 0, 1];
    s.leader = YOU;
  },
  beats: [
    { seat: OLGA, value: 'understood' },
    { seat: YURI, value: 'understood' },
    { seat: VERA, value: 'understood' },
    {
      say: say`Welcome to the city. Everybody here gathers knowledge for the machines, but not everybody means it. Turn over your card below: it says which team you are on.`,
      want: 'understood',
    },
    {
      say: say`You are A.I., and so are two of the others. One is Human, and you do not know who. Your team needs 15 knowledge. The Human needs only 5.`,
      points: [GAUGES],
      expect: ({ required, operatives }) => ({
        'A.I. need': [required.ai, 15],
        'Humans need': [required.human, 5],
        'my card': [operatives[YOU]!.team, 'ai'],
      }),
    },
    {
      say: say`Knowledge is made of data. One block lies on each coloured tile: blue is digital data, green is biological data.`,
      points: ['tile:C3', 'tile:C4'],
      expect: ({ blocks }) => ({ C3: [blocks['C3']!, { circle: 1 }], C4: [blocks['C4']!, { helix: 1 }] }),
    },
    ...othersSelect('activate-B', 'activate-E', 'activate-E'),
    {
      say: say`Each round all of you program one action and one face, in secret. The gear, E, reads blue data; the leaf, B, reads green data. Choose Activate with the gear.`,
      want: 'activate-E',
      not: (value) =>
        value === 'activate-B'
          ? say`That is the leaf. With it you could collect green blocks only, and we want the blue one on C3. Take the gear, E.`
          : say`That comes later. To collect a block you need Activate, here with the gear, E.`,
    },
    {
      say: say`Everybody reveals at the same moment. The ring around an agent shows its face for the whole round. You lead, so you go first.`,
      points: ['seat:1', 'seat:2', 'seat:3'],
      expect: ({ leader, operatives }) => ({ leads: [leader, YOU], Olga: [operatives[OLGA]!.selected, 'activate-B'] }),
    },
    {
      say: say`First you move, always exactly one tile; you cannot stay. Go to C3, where dark blue data lies: touch the tile, or choose it from the list.`,
      points: ['tile:C3'],
      want: 'C3',
      not: say`You could go there, but this time we want the dark blue block on C3.`,
    },
    {
      say: say`Now do what you have programmed: Activate takes every block on the tile, if your face can read it.`,
      want: 'activate',
      not: say`You may always do nothing. But this block is free, and your team needs it.`,
    },
    {
      say: say`You hold your first block. It lies in the open, as everything does but the cards. With the leaf you would have stood here with empty hands.`,
      points: ['seat:0'],
      expect: ({ operatives }) => ({
        blocks: [operatives[YOU]!.blocks, { circle: 1 }],
      }),
    },
  ],
};

const share: Lesson<State, View> = {
  title: say`Who may stand where`,
  set: (s) =>
    lay(s, {
      round: 2,
      at: ['C3', 'E4', 'C4', 'B3'],
      revealed: ['activate-B', 'activate-E', 'activate-B', 'activate-E'],
      taken: { C3: YOU },
    }),
  beats: [
    {
      say: say`One round later you show the leaf, B. Next to you stand Vera, on B3 with the gear, and Yuri, on C4 with the leaf like you.`,
      points: ['tile:B3', 'tile:C4'],
      expect: ({ operatives }) => ({
        Vera: [operatives[VERA]!.at, 'B3'],
        'her face': [operatives[VERA]!.selected, 'activate-E'],
        Yuri: [operatives[YURI]!.at, 'C4'],
        'his face': [operatives[YURI]!.selected, 'activate-B'],
      }),
    },
    {
      say: say`Try to go where Vera stands: touch B3.`,
      points: ['tile:B3'],
      tries: 'B3',
    },
    {
      say: say`Closed. You may enter a tile only if everybody on it shows the face that you show. The colour of the tile has nothing to do with it; that counts for collecting alone.`,
    },
    {
      say: say`Yuri shows the leaf as you do, so his tile is open to you. Go to C4.`,
      points: ['tile:C4'],
      want: 'C4',
      not: say`That tile is free, and you may go there. But see for yourself that Yuri lets you in: go to C4.`,
    },
    {
      say: say`Light green data is biological, and the leaf reads it. Yuri had no turn yet: whoever comes first takes it.`,
      want: 'activate',
      not: say`Yuri would thank you: he comes later this round and would take the block himself.`,
    },
    {
      say: say`Vera is still on B3 with the gear. With which face could you have stepped there?`,
      quiz: [
        {
          name: say`With the gear, E`,
          right: true,
          says: say`Yes. Same face, open tile. But then C4 would have been closed to you, for Yuri shows the leaf.`,
        },
        {
          name: say`With the leaf, B`,
          says: say`That is what you showed, and the tile was closed. The faces have to be the same.`,
        },
      ],
    },
    {
      say: say`One tile is open to everybody, whatever face they show: the start tile in the middle. Nobody can be attacked there either.`,
      points: ['tile:D4'],
    },
  ],
};

const compile: Lesson<State, View> = {
  title: say`From data to knowledge`,
  set: (s) =>
    lay(s, {
      round: 5,
      at: ['B1', 'D5', 'E3', 'C6'],
      taken: { C3: YOU, B3: YOU, B2: YOU, B1: YOU, C4: YURI, B4: VERA, E4: OLGA },
    }),
  beats: [
    {
      say: say`A few rounds later you hold one block of each kind. A white tile, like A1, compiles blocks into knowledge tokens.`,
      points: ['tile:A1'],
      expect: ({ operatives }) => ({
        blocks: [operatives[YOU]!.blocks, { triangle: 1, circle: 1, helix: 1, molecule: 1 }],
      }),
    },
    ...othersSelect('activate-E', 'activate-B', 'activate-E'),
    {
      say: say`Tiles work by Activate. On a white tile your face does not matter, so choose Activate with either.`,
      want: (value) => value === 'activate-E' || value === 'activate-B',
      not: say`On A1 you will need Activate; the face is up to you.`,
    },
    {
      say: say`Step on A1.`,
      points: ['tile:A1'],
      want: 'A1',
      not: say`The compile tile is A1, above you.`,
    },
    { say: say`Activate it.`, want: 'activate', not: say`Do not leave empty-handed: activate the tile.` },
    {
      say: say`Two of a kind are worth 1 token, two different ones 2, three different ones 4, all four 7. Make one set of all your blocks.`,
      want: (value) => Array.isArray(value) && value.length === 1 && Array.isArray(value[0]) && value[0].length === 4,
      not: (value) =>
        Array.isArray(value) && value.length === 2
          ? say`Two pairs bring 2 and 2, that is 4 tokens. All four in one set bring 7.`
          : say`That brings less. All four in one set bring 7 tokens.`,
    },
    {
      say: say`7 tokens out of four blocks. Remember: different is dear, and a walk past all four colours pays best.`,
      points: ['seat:0'],
      expect: ({ operatives }) => ({
        tokens: [operatives[YOU]!.tokens, 7],
        blocks: [operatives[YOU]!.blocks, {}],
      }),
    },
  ],
};

const GONE = { C3: 'gone', B3: 'gone', B2: 'gone', B1: 'gone' } as const;

const assimilate: Lesson<State, View> = {
  title: say`Bring it home`,
  set: (s) =>
    lay(s, {
      round: 8,
      at: ['A3', 'D5', 'E3', 'C6'],
      revealed: ['activate-E', 'activate-B', 'activate-B', 'activate-E'],
      taken: { ...GONE, C4: YURI, B4: VERA, E4: OLGA },
      tokens: [7, 0, 2, 3],
    }),
  beats: [
    {
      say: say`Tokens in your hand win nothing yet. On a gray tile you start an event: a box goes round, and everybody who holds tokens must put in at least one.`,
      points: ['tile:A4'],
      expect: ({ operatives }) => ({ tokens: [operatives.map(({ tokens }) => tokens), [7, 0, 2, 3]] }),
    },
    { say: say`Go to A4.`, points: ['tile:A4'], want: 'A4', not: say`The gray tile is A4, beside you.` },
    {
      say: say`You have programmed Activate. Start the event.`,
      want: 'activate',
      not: say`Seven tokens are half of what your team needs. Start the event.`,
    },
    {
      say: say`The box has two compartments, A.I. and Human. Everybody sees how many tokens you put in, and later both sums; if you alone put any in, the sums say where, and if one other does too, that one can tell. Now two others do. Put all 7 into A.I.`,
      want: (value) => isSplit(value, 7, 0),
      not: (value) =>
        isSplit(value, 0, 7) || humanPart(value) > 0
          ? say`You are A.I.: what you put into the Human compartment helps the Human to win.`
          : say`Keep nothing back this time: put all 7 into A.I. Whoever hoards tokens looks like a Human.`,
    },
    {
      seat: YURI,
      value: { ai: 1, human: 0 },
      say: say`Olga has no tokens and is passed over. Yuri held 2 and has put in 1. Where, you cannot see.`,
      points: ['seat:2'],
      expect: ({ operatives }) => ({ 'Yuri keeps': [operatives[YURI]!.tokens, 1] }),
    },
    {
      seat: VERA,
      value: { ai: 0, human: 3 },
      say: say`Vera has put in all her 3. Now the box is opened: 8 for the A.I., 3 for the Humans.`,
      points: [GAUGES],
      expect: ({ totals, assimilations }) => ({
        totals: [totals, { ai: 8, human: 3 }],
        put: [assimilations[0]!.inserted.map(({ tokens }) => tokens), [7, 1, 3]],
      }),
    },
    {
      say: say`3 tokens lie in the Human compartment. You put in none of them. Who did?`,
      quiz: [
        { name: say`Olga`, says: say`She had no token to put in.` },
        { name: say`Yuri`, says: say`He put in 1 token in all, so he cannot have given 3.` },
        {
          name: say`Vera`,
          right: true,
          says: say`Yes. Yuri put in only 1, Olga nothing. Vera is the Human, and you can prove it.`,
        },
      ],
    },
    {
      say: say`That is the heart of the game: amounts are open, splits are not shown, and sums do not lie. A clever Human gives the A.I. a little, and waits.`,
    },
  ],
};

const INSERTED = [
  [YOU, 7, 0],
  [YURI, 1, 0],
  [VERA, 0, 3],
] as const;

/** Nearly empty: three blocks are left in the whole city. */
const EMPTY = Object.fromEntries(
  CITY.names.flatMap((name, tile) =>
    CITY.kind[tile] === 'data' && !['D7', 'F3', 'B5'].includes(name) ? [[name, 'gone' as const]] : [],
  ),
);

const stop: Lesson<State, View> = {
  title: say`Stop the Human`,
  set: (s) =>
    lay(s, {
      round: 12,
      at: ['C3', 'F2', 'E5', 'B3'],
      revealed: ['terminate-E', 'activate-E', 'activate-B', 'activate-B'],
      taken: EMPTY,
      tokens: [4, 0, 1, 6],
      inserted: INSERTED,
    }),
  beats: [
    {
      say: say`Vera holds 6 tokens, and the Human needs only 2 more. At the next event she wins. You hold 4, and have programmed Terminate with the gear.`,
      points: ['seat:3'],
      expect: ({ operatives, totals, required }) => ({
        Vera: [operatives[VERA]!.tokens, 6],
        'still needs': [required.human - totals.human, 2],
        you: [operatives[YOU]!.tokens, 4],
      }),
    },
    {
      say: say`Spy, Hack and Terminate cost tokens. Spy works on your own tile and on your own face. Hack and Terminate reach the tiles next to yours, and only the other face.`,
    },
    {
      say: say`Vera shows the leaf, you show the gear: so you can reach her. But you have to move first. Go where B3 is still next to you.`,
      points: ['tile:B3'],
      want: (value) => value === 'C4' || value === 'B2',
      not: say`From there you would not reach her: B3 has to be next to you. Go to C4 or B2.`,
    },
    {
      say: say`Terminate costs 3 tokens.`,
      want: 'terminate',
      not: (value) =>
        value === 'nothing'
          ? say`If you do nothing she wins.`
          : say`That is a good trick: for 1 token a hostile plan becomes any tile action. But now Vera has to be stopped.`,
    },
    { say: say`Who is it to be?`, want: VERA, not: say`It is Vera who has to be stopped.` },
    {
      say: say`She is back on the start tile with nothing in her hands, and her 6 tokens are yours: 4 less 3 and 6 more make 7.`,
      points: ['tile:D4', 'seat:0'],
      expect: ({ operatives }) => ({
        you: [operatives[YOU]!.tokens, 7],
        Vera: [operatives[VERA]!.tokens, 0],
        'she stands on': [operatives[VERA]!.at, 'D4'],
      }),
    },
  ],
};

const feed: Lesson<State, View> = {
  title: say`Feed the city`,
  set: (s) =>
    lay(s, {
      round: 13,
      at: ['C4', 'F2', 'E5', 'D3'],
      taken: EMPTY,
      tokens: [7, 0, 1, 0],
      inserted: INSERTED,
    }),
  beats: [
    {
      say: say`Only 3 blocks are left in the city. When the last one is taken the game is over at once, and the Human has won. So the A.I. must also give something back.`,
      points: [BLOCKS_LEFT],
      expect: ({ blocksInCity }) => ({ blocks: [blocksInCity, 3] }),
    },
    ...othersSelect('boost-E', 'replenish-B', 'boost-E'),
    {
      say: say`Replenish puts a new block on the data tile you stand on, if your face can read it. Blue tiles lie next to you: choose Replenish with the gear.`,
      points: ['tile:C3', 'tile:B4', 'tile:D5'],
      want: 'replenish-E',
      not: (value) =>
        value === 'replenish-B'
          ? say`With the leaf you could fill up green tiles, which would do as well. But let us take a blue one: the gear.`
          : say`The city starves. Choose Replenish with the gear, E.`,
    },
    {
      say: say`Go to a blue tile.`,
      points: ['tile:C3', 'tile:B4', 'tile:D5'],
      want: (value) => value === 'C3' || value === 'B4' || value === 'D5',
      not: say`There your gear could not replenish anything. Take a blue tile: C3, B4 or D5.`,
    },
    { say: say`Put a block there.`, want: 'replenish', not: say`The city needs that block.` },
    {
      say: say`4 blocks now. Who never replenishes while the city runs dry is either careless or Human; watch them.`,
      points: [BLOCKS_LEFT],
      expect: ({ blocksInCity }) => ({ blocks: [blocksInCity, 4] }),
    },
    {
      say: say`Now you know all there is: program, move, act; collect, compile, bring home; watch the sums; feed the city. And if your card says Human, do it all the other way round.`,
    },
  ],
};

function isSplit(value: unknown, ai: number, human: number): boolean {
  const split = value as { readonly ai?: number; readonly human?: number };
  return split.ai === ai && split.human === human;
}

function humanPart(value: unknown): number {
  return (value as { readonly human?: number }).human ?? 0;
}

export const tutorial: Tutorial<State, View> = {
  seats: 4,
  options: { city: 'capital', length: 'short' },
  me: YOU,
  names: NAMES,
  seed: 'emergence',
  lessons: [collect, share, compile, assimilate, stop, feed],
};
