import { unanswered } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { AT_6, AT_8 } from '../content/board.ts';
import { placeId, RED_1 } from '../content/enemy-places.ts';
import { DEUS, NONE, RECON_USED, type State, TALLIES } from '../state.ts';
import { W3 } from '../windows.ts';
import { heard, lay, programNumber } from './testing/cards.ts';
import { attackFrom } from './testing/attacks.ts';
import { enemy, run } from './testing/moments.ts';
import { ann, answer, bea, cem, game, offers, own, put } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// What is claimed and played between steps: single points of HPB-114, HPB-310, HPB-341 and HPB-611.

const CLOSED_FILE = 5;

function table(): State {
  const s = quiet(ann, { characters: ['havoc', 'jayden', 'dryden', 'nova'], at: ['2', '2', '2', '2'] });
  s.phase = 1;
  return s;
}

test('[HPB-114] a claim whose reason is gone is passed over, also when its player could claim something else', () => {
  const claimed = (cancelled: number): State => {
    const s = enemy(lay(table(), cem, 'P34', 2), AT_6, 6);
    s.recon[cem] = CLOSED_FILE;
    const queue = [cem, { act: 'charge', card: 'P34' } as const];
    return run(s, attackFrom(AT_6, 1, { step: 3, cancelled }), {
      stage: 'claims',
      kind: W3,
      dice: 0,
      queue,
      served: 0,
      last: NONE,
    });
  };
  const charges = (s: State): number => s.open[cem]![1]!;
  expect([charges(claimed(0)), charges(claimed(1))]).toEqual([1, 2]);
});

test('[HPB-341] a Recon card that is used is told, counted for its player, and gone', () => {
  const s = table();
  s.active = bea;
  s.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 3 }, { stage: 'action', by: bea }];
  s.recon[bea] = 2;
  const use = { act: 'useRecon', piece: bea };
  expect(heard(s, bea, use)).toContainEqual({ type: 'usedRecon', by: bea, card: 'R-3' });
  const next = answer(s, bea, use);
  expect([next.tally[bea * TALLIES + RECON_USED], next.recon[bea], next.reconUsed]).toEqual([1, NONE, [2]]);
});

test('[HPB-308] [HPB-310] what everybody saw taken is not held any more once it is played', () => {
  const s = own(table(), ann, 'P01');
  s.programNotes = [bea, programNumber('P02'), ann, programNumber('P01')];
  expect(answer(s, ann, { act: 'program', card: 'P01' }).programNotes).toEqual([bea, programNumber('P02')]);
});

test('[HPB-310] of several open Programs the one that is named loses its charge', () => {
  const s = lay(lay(table(), ann, 'P22', 0), ann, 'P03', 2);
  expect(answer(s, ann, { act: 'charge', card: 'P03' }).open[ann]).toEqual([
    programNumber('P22'),
    0,
    programNumber('P03'),
    1,
  ]);
});

test('[HPB-611] the sacrifice eliminates four, but never Deus; then the badge is gone', () => {
  const s = enemy(enemy(enemy(table(), AT_6, 6), RED_1, DEUS, 9), AT_8, 7);
  Object.assign(s, { general: bea, leader: ann });
  const asked = put(s, { stage: 'sacrifice', by: bea, left: 4 });
  expect(offers(asked, bea)).toEqual([placeId(AT_6), placeId(AT_8)]);
  const one = answer(asked, bea, placeId(AT_6));
  expect(one.stack.at(-1)).toEqual({ stage: 'sacrifice', by: bea, left: 3 });
  const next = answer(one, bea, placeId(AT_8));
  expect([next.red[0], next.general, next.revoked]).toEqual([DEUS, NONE, 1 << bea]);
  expect(next.stack.at(-1)).toEqual({ stage: 'appoint', by: ann, keep: 0 });
});

test('[HPB-611] for somebody who is away the first of them goes, and not Deus', () => {
  const s = enemy(enemy(table(), RED_1, DEUS, 9), RED_1 + 1, 9);
  s.general = bea;
  expect(game.absent(put(s, { stage: 'sacrifice', by: bea, left: 4 }), bea)).toBe('red2');
});

test('[HPB-115] after everybody has passed the window is closed', () => {
  const s = put(enemy(table(), AT_6, 6), { stage: 'window', kind: W3, dice: 0, sealed: unanswered(4) });
  let next: State = s;
  for (const seat of [ann, bea, cem, 3]) next = answer(next, seat, { act: 'pass' });
  expect(next.stack.at(-1)).toEqual({ stage: 'action', by: ann });
});
