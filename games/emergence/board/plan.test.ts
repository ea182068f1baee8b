import type { View } from '@tablewright/emergence-rules';
import { describe, expect, test } from 'vitest';
import { planMotion } from './plan.ts';
import { table } from './testing/table.ts';

const before = table();

function motions(told: readonly object[], after: View = before) {
  return planMotion(before, after, told as never).map(({ motion }) => motion);
}

test('the first drawing and a jump move nothing', () => {
  expect(planMotion(null, before, [{ type: 'moved', by: 0, from: 'D4', to: 'C3' }])).toEqual([]);
});

test('a step is a slide, a boost after it another one', () => {
  expect(
    motions([
      { type: 'moved', by: 2, from: 'D4', to: 'C3' },
      { type: 'boosted', by: 2, from: 'C3', to: 'B3' },
    ]),
  ).toEqual([
    { kind: 'slide', seat: 2, from: 'D4', to: 'C3' },
    { kind: 'slide', seat: 2, from: 'C3', to: 'B3' },
  ]);
});

test('[EMG-102] all markers turn over in one motion', () => {
  const selections = ['hack-E', 'activate-B', 'spy-E'];
  expect(motions([{ type: 'revealed', selections }])).toEqual([{ kind: 'flip', selections }]);
});

test('[EMG-211] each block flies from the tile to the board of whoever took it', () => {
  expect(motions([{ type: 'collected', by: 1, at: 'C3', blocks: { circle: 2 } }])).toEqual([
    { kind: 'fly', what: 'circle', from: 'tile:C3', to: 'seat:1' },
    { kind: 'fly', what: 'circle', from: 'tile:C3', to: 'seat:1' },
  ]);
});

test('[EMG-230] a new block flies to its tile', () => {
  expect(motions([{ type: 'replenished', by: 1, at: 'C3', block: 'circle' }])).toEqual([
    { kind: 'fly', what: 'circle', from: 'seat:1', to: 'tile:C3' },
  ]);
});

describe('[EMG-260] a terminated operative', () => {
  const away = table({ at: ['B2', 'D4', 'D4', 'D4'] });
  const told = [{ type: 'terminated', by: 1, on: 0, blocks: { helix: 1 }, tokens: 2 }] as never;

  test('loses everything to the actor, then blinks back to the start tile', () => {
    const plan = planMotion(away, before, told);
    expect(plan.map(({ motion }) => motion)).toEqual([
      { kind: 'fly', what: 'helix', from: 'seat:0', to: 'seat:1' },
      { kind: 'fly', what: 'token', from: 'seat:0', to: 'seat:1' },
      { kind: 'fly', what: 'token', from: 'seat:0', to: 'seat:1' },
      { kind: 'blink', seat: 0, from: 'B2', to: 'D4' },
    ]);
    expect(plan.at(-1)!.at).toBeGreaterThan(plan[0]!.at);
  });

  test('with nothing only blinks', () => {
    const bare = [{ type: 'terminated', by: 1, on: 0, blocks: {}, tokens: 0 }] as never;
    expect(planMotion(away, before, bare).map(({ motion }) => motion.kind)).toEqual(['blink']);
  });
});

test('a whole purse does not fill the screen', () => {
  expect(motions([{ type: 'inserted', by: 0, tokens: 40 }])).toHaveLength(8);
});

test('the leader token is passed on, unless it stays', () => {
  expect(motions([{ type: 'leader', seat: 1, round: 2 }])).toEqual([{ kind: 'lead', from: 'seat:0', to: 'seat:1' }]);
  expect(motions([{ type: 'leader', seat: 0, round: 2 }])).toEqual([]);
});

test('no plan lasts longer than the calmest pace of the frame', () => {
  const told = [
    { type: 'inserted', by: 0, tokens: 3 },
    { type: 'opened', ai: 2, human: 1, totals: { ai: 2, human: 1 } },
    { type: 'leader', seat: 1, round: 2 },
  ];
  for (const { at, ms } of planMotion(before, before, told)) expect(at + ms).toBeLessThanOrEqual(900.001);
});

test('what is only said moves nothing', () => {
  expect(
    motions([
      { type: 'dealt', team: 'ai', fellows: [] },
      { type: 'stuck', by: 0, at: 'D4' },
      { type: 'idle', by: 0 },
      { type: 'spied', by: 0, on: 1 },
      { type: 'triggered', by: 0, at: 'A4' },
      { type: 'over', reason: 'depletion', teams: [] },
    ]),
  ).toEqual([]);
});
