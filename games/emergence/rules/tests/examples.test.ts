import { expect, test } from 'vitest';
import { COLOURS, type Colour } from '../content/types.ts';
import type { State } from '../index.ts';
import type { Selection } from '../content/selections.ts';
import {
  actionOf,
  answer,
  answers,
  asked,
  ended,
  eventOf,
  held,
  lyingOn,
  now,
  offers,
  orange,
  red,
  refusal,
  seen,
  select,
  selecting,
  stageOf,
  tileOf,
  turnOf,
  violet,
  yellow,
} from './testing/tables.ts';

// Ledger 7, in its order and with its numbers. Those about compiling stand with compiling (EX-1, EX-1b, EX-11).

test('[EX-2] 4 players, extended: after an event the totals are 32 and 11, the A.I. win', () => {
  const s = eventOf('red', { length: 'extended', totals: { ai: 29, human: 9 }, tokens: { red: 5 } });
  const over = answer(s, red, { ai: 3, human: 2 });
  expect(over.totals).toEqual([32, 11]);
  expect(ended(over)).toMatchObject({ reason: 'ai-excess', winners: [red, orange, yellow] });
});

test('[EX-3] E and activate on a triangle or circle tile takes all; on a helix or molecule tile nothing could be taken', () => {
  const lying = { D5: 'TTT', C3: 'OO', C4: 'HH', B3: 'M' };
  const act = (tile: string): State => actionOf('red', { at: { red: tile }, lying });
  expect(held(answer(act('D5'), red, 'activate'), red)).toBe('TTT');
  expect(held(answer(act('C3'), red, 'activate'), red)).toBe('OO');
  for (const tile of ['C4', 'B3']) expect(now(act(tile))).toBe('move orange');
});

test('[EX-4] B and activate on a helix or molecule tile takes all', () => {
  const lying = { C4: 'HH', B3: 'MMM' };
  const act = (tile: string): State => actionOf('red', { at: { red: tile }, lying, show: { red: 'activate-B' } });
  expect(held(answer(act('C4'), red, 'activate'), red)).toBe('HH');
  expect(held(answer(act('B3'), red, 'activate'), red)).toBe('MMM');
});

test('[EX-10] one of each: 7 tokens as one set, 4 as two pairs', () => {
  const s = answer(actionOf('red', { at: { red: 'A1' }, holds: { red: 'TOHM' } }), red, 'activate');
  const [t, o, h, m] = ['triangle', 'circle', 'helix', 'molecule'];
  expect(answer(s, red, [[t, o, h, m]]).tokens[red]).toBe(7);
  const pairs = [
    [t, h],
    [o, m],
  ];
  expect(answer(s, red, pairs).tokens[red]).toBe(4);
});

test('[EX-12] red (E) on B2: yellow (B) on C3 may not enter, with E it might', () => {
  const at = { red: 'B2', yellow: 'C3' };
  expect(refusal(turnOf('yellow', { at, show: { yellow: 'boost-B' } }), yellow, 'B2').rule).toBe('EMG-124');
  expect(tileOf(answer(turnOf('yellow', { at, show: { yellow: 'boost-E' } }), yellow, 'B2'), yellow)).toBe('B2');
});

/** Round 4: red and violet have shared B2 since round 3; red reveals E, violet B, and neither has moved. */
function roundFour(third: Selection): State {
  const before = selecting({ leader: 'orange', round: 4, at: { red: 'B2', violet: 'B2', orange: 'C3' }, show: {} });
  return select(before, { red: 'spy-E', violet: 'spy-B', orange: third });
}

test('[EX-13] nobody can enter their mixed tile', () => {
  for (const third of ['spy-E', 'spy-B'] as const) {
    expect(refusal(roundFour(third), orange, 'B2').rule).toBe('EMG-129');
  }
});

test('[EX-14] when red has moved off, an operative with B can', () => {
  const at = { red: 'B2', violet: 'B2', orange: 'C3' };
  const s = turnOf('red', { at, show: { red: 'spy-E', violet: 'spy-B', orange: 'spy-B' } });
  expect(offers(answer(s, red, 'A2'), orange)).toContain('B2');
});

test('[EX-15] all neighbours are held by the other augmentation: the agent stays and may still act', () => {
  const s = turnOf('red', {
    at: { red: 'D1', orange: 'C1', yellow: 'D2', violet: 'E1' },
    show: { red: 'activate-B', orange: 'spy-E', yellow: 'spy-E', violet: 'spy-E' },
  });
  expect(now(s)).toBe('action red');
  expect(held(answer(s, red, 'activate'), red)).toBe('M');
});

test('[EX-16] hack selected, 1 token, 2 blocks under the agent: discards 1 and takes 2, the augmentation unchanged', () => {
  const s = turnOf('red', { show: { red: 'hack-E' }, tokens: { red: 1 }, lying: { C3: 'OO' } });
  const after = answers(s, red, 'C3', 'activate');
  expect([held(after, red), after.tokens[red], lyingOn(after, 'C3')]).toEqual(['OO', 0, '']);
  expect(seen(after, orange).operatives[red]!.selected).toBe('hack-E');
});

test('[EX-17] terminate with exactly 3 tokens against 5 tokens and 2 blocks: 5 tokens and 2 blocks; target 0/0 at the start', () => {
  const s = actionOf('red', {
    at: { red: 'C3', orange: 'B3' },
    show: { red: 'terminate-E', orange: 'spy-B' },
    tokens: { red: 3, orange: 5 },
    holds: { orange: 'TM' },
  });
  const after = answers(s, red, 'terminate', orange);
  expect([after.tokens[red], held(after, red)]).toEqual([5, 'TM']);
  expect([after.tokens[orange], held(after, orange), tileOf(after, orange)]).toEqual([0, '', 'D4']);
});

test('[EX-18] a target on the start tile cannot be hacked from next door', () => {
  const s = actionOf('red', {
    at: { red: 'C3', orange: 'D4' },
    show: { red: 'hack-E', orange: 'spy-B' },
    tokens: { red: 1 },
    holds: { orange: 'T' },
  });
  expect(offers(s, red)).toEqual(['activate', 'boost', 'replenish', 'nothing']);
});

test('[EX-19] on the same tile with opposite augmentations: no hack, no terminate, no spy', () => {
  for (const act of ['hack', 'terminate', 'spy'] as const) {
    const s = actionOf('red', {
      at: { red: 'C3', orange: 'C3' },
      show: { red: `${act}-E`, orange: 'activate-B' },
      tokens: { red: 3 },
      holds: { orange: 'T' },
    });
    expect(offers(s, red)).toEqual(['activate', 'boost', 'replenish', 'nothing']);
  }
});

test('[EX-20] holders in order 7, 0, 3, 2: the first 1–7, the second skipped, the third 1–3, the fourth 1–2', () => {
  let s = eventOf('red', { length: 'extended', tokens: { red: 7, orange: 0, yellow: 3, violet: 2 } });
  const limits: string[] = [];
  while (stageOf(s) === 'insert') {
    const seat = asked(s)[0]!;
    const amounts = (offers(s, seat) as { ai: number; human: number }[]).map(({ ai, human }) => ai + human);
    limits.push(`${COLOURS[seat]} ${Math.min(...amounts)}–${Math.max(...amounts)}`);
    s = answer(s, seat, { ai: 1, human: 0 });
  }
  expect(limits).toEqual(['red 1–7', 'yellow 1–3', 'violet 1–2']);
});

test('[EX-21] inserted 7 (A.I.), 3 (Human), 1 (A.I.): +8 and +3, and nobody learns who gave the 3', () => {
  let s = eventOf('red', { length: 'extended', tokens: { red: 7, yellow: 3, violet: 2 } });
  s = answer(answer(answer(s, red, { ai: 7, human: 0 }), yellow, { ai: 0, human: 3 }), violet, { ai: 1, human: 0 });
  expect(s.totals).toEqual([8, 3]);
  expect(seen(s, orange).assimilations).toEqual([
    {
      inserted: [
        { seat: red, tokens: 7, split: null },
        { seat: yellow, tokens: 3, split: null },
        { seat: violet, tokens: 1, split: null },
      ],
      opened: { ai: 8, human: 3 },
    },
  ]);
});

test('[EX-22] 3 players, short: 11 and 6 exceed by 1 each, the Humans win', () => {
  const s = eventOf('red', { seats: 3, totals: { ai: 9, human: 4 }, tokens: { red: 4 } });
  expect(ended(answer(s, red, { ai: 2, human: 2 }))).toMatchObject({ reason: 'equal-excess', winners: [yellow] });
});

test('[EX-23] the second operative collects the last block: the Humans win, the third has no turn', () => {
  const s = turnOf('orange', { onlyLying: { C3: 'O' } });
  const over = answers(s, orange, 'C3', 'activate');
  expect([ended(over).reason, ended(over).winners, asked(over)]).toEqual(['depletion', [violet], []]);
});

test('[EX-24] the same when all hold 10 blocks each', () => {
  const ten = 'TTTOOOHHHM';
  const s = turnOf('orange', { onlyLying: { C3: 'O' }, holds: { red: ten, orange: ten, yellow: ten, violet: ten } });
  expect(ended(answers(s, orange, 'C3', 'activate')).reason).toBe('depletion');
});

test('[EX-25] an operative without tokens activates an assimilate tile; the other, with 4, must insert 1–4', () => {
  const s = answer(actionOf('red', { at: { red: 'G1' }, tokens: { violet: 4 } }), red, 'activate');
  expect(now(s)).toBe('insert violet');
  expect(refusal(s, violet, { ai: 0, human: 0 }).rule).toBe('EMG-403');
  expect(refusal(s, violet, { ai: 5, human: 0 }).rule).toBe('EMG-403');
  expect(answer(s, violet, { ai: 0, human: 4 }).totals).toEqual([0, 4]);
});

test('[EX-26] terminated before the own turn: it is taken from the start tile with the selection of this round', () => {
  const s = actionOf('red', {
    at: { red: 'A2', orange: 'B2' },
    show: { red: 'terminate-E', orange: 'activate-B' },
    tokens: { red: 3 },
  });
  const sent = answers(s, red, 'terminate', orange);
  expect([now(sent), tileOf(sent, orange)]).toEqual(['move orange', 'D4']);
  expect(held(answers(sent, orange, 'C4', 'activate'), orange)).toBe('H');
});

test('[EX-27] City 01: round the north in five rounds to 7 tokens, and an event in round 8', () => {
  const walk: readonly (readonly [tile: string, selected: Selection])[] = [
    ['C3', 'activate-E'],
    ['B3', 'activate-B'],
    ['B2', 'activate-E'],
    ['B1', 'activate-B'],
    ['A1', 'activate-E'],
    ['A2', 'boost-E'],
    ['A3', 'boost-E'],
    ['A4', 'activate-E'],
  ];
  const boards = ['O', 'OM', 'TOM', 'TOHM', '', '', '', ''];
  let s = selecting({ seats: 3 });
  for (const [i, [tile, selected]] of walk.entries()) {
    s = select(s, { red: selected });
    while (stageOf(s) === 'move') s = walkOn(s, tile);
    if (i === 7) break;
    expect(s.round).toBe(i + 2);
    expect(held(s, red)).toBe(boards[i]);
    expect(s.tokens[red]).toBe(i < 4 ? 0 : 7);
  }
  expect([s.round, now(s)]).toEqual([8, 'insert red']);

  /** Red takes the next step of the walk and uses it; the others go to and fro at the start tile. */
  function walkOn(state: State, tile: string): State {
    const seat = asked(state)[0]!;
    const colour: Colour = COLOURS[seat]!;
    if (colour !== 'red') return answer(state, seat, tileOf(state, seat) === 'D4' ? 'E4' : 'D4');
    const moved = answer(state, red, tile);
    if (seen(moved, red).operatives[red]!.selected === 'boost-E') return answer(moved, red, 'nothing');
    const acted = answer(moved, red, 'activate');
    if (stageOf(acted) !== 'compile') return acted;
    return answer(acted, red, [['triangle', 'circle', 'helix', 'molecule']]);
  }
});
