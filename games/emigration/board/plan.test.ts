import { describe, expect, test } from 'vitest';
import { endingOf } from './ending.ts';
import { planMotion } from './plan.ts';
import { points } from './points.ts';
import { player, table } from './testing/table.ts';

const before = table();

function motions(...told: readonly object[]) {
  return planMotion(before, told as never).map(({ motion }) => motion);
}

const fly = (what: string, from: string, to: string) => ({ kind: 'fly', what, from, to });

test('the first drawing and a jump move nothing', () => {
  expect(planMotion(null, [{ type: 'paid', salaries: [1, 1, 1] }])).toEqual([]);
});

test('[EMI-114] a card that is bought: the fee to its owner, the price to the bank, the card to the buyer', () => {
  expect(motions({ type: 'bought', by: 0, from: 1, place: 'D3', card: 'DOC-01', price: 2, fee: 1 })).toEqual([
    fly('coin', 'seat:0', 'seat:1'),
    fly('coin', 'seat:0', 'bank'),
    fly('coin', 'seat:0', 'bank'),
    fly('DOC-01', 'card:1:D3', 'seat:0'),
  ]);
});

test('[EMI-221] a Payday flies coins to everybody who earns', () => {
  expect(motions({ type: 'paid', salaries: [1, 2, 0] })).toEqual([
    fly('coin', 'bank', 'seat:0'),
    fly('coin', 'bank', 'seat:1'),
    fly('coin', 'bank', 'seat:1'),
  ]);
});

test('[EMI-305] a Life Card that stays goes to the stash, another to the pile', () => {
  const told = { type: 'activated', by: 0, from: 0, place: 'D1', fee: 0 };
  expect(motions({ ...told, card: 'AUG-2', stays: true })).toEqual([fly('AUG-2', 'card:0:D1', 'seat:0')]);
  expect(motions({ ...told, card: 'AUG-1', stays: false })).toEqual([fly('AUG-1', 'card:0:D1', 'discards')]);
});

test('[EMI-115] cards turn over after everything else', () => {
  const plan = planMotion(before, [
    { type: 'cashed', by: 0, from: 0, place: 'D1', card: 'DOC-01', money: 2, fee: 0 },
    { type: 'revealed', cards: [{ seat: 0, place: 'C1', card: 'PAYDAY' }] },
  ]);
  expect(plan.at(-1)!.motion).toEqual({ kind: 'turn', spot: 'card:0:C1' });
  for (const { at } of plan.slice(0, -1)) expect(plan.at(-1)!.at).toBeGreaterThan(at);
});

describe('[EMI-233] a roll for college', () => {
  const rolled = { type: 'rolled', by: 0, die: 3, for: 'tuition' };

  test('shows the tuition that it makes', () => {
    expect(motions(rolled, { type: 'enrolled', by: 0, tuition: 8, scholarship: false })[0]).toMatchObject({
      die: 3,
      sum: 8,
    });
  });

  test('[EMI-234] also when it is too dear, and then no coin moves', () => {
    expect(motions(rolled, { type: 'unaffordable', by: 0, tuition: 8 })).toEqual([
      { kind: 'roll', by: 0, die: 3, for: 'tuition', sum: 8 },
    ]);
  });
});

test('[EMI-508] whoever gets in gives the seals up in the lane, whoever does not keeps them', () => {
  const told = { type: 'crossed', by: 0, lane: 2, token: 1, in: true, papers: true, assurance: 2 };
  expect(motions(told).map(({ kind }) => kind)).toEqual(['cross', 'fly']);
  expect(motions({ ...told, in: false }).map(({ kind }) => kind)).toEqual(['cross']);
});

test('a fortune does not fill the screen', () => {
  expect(motions({ type: 'lost', card: 'HIP-3', money: [40, 0, 0] })).toHaveLength(5);
});

test('no plan lasts longer than the calmest pace of the frame', () => {
  const told = [
    { type: 'activated', by: 0, from: 1, place: 'D1', card: 'SOC-1', fee: 1, stays: false },
    { type: 'rolled', by: 0, die: 4, for: 'card' },
    { type: 'lost', card: 'SOC-1', money: [4, 4, 4] },
    { type: 'revealed', cards: [{ seat: 1, place: 'C1', card: 'PAYDAY' }] },
  ];
  for (const { at, ms } of planMotion(before, told)) expect(at + ms).toBeLessThanOrEqual(900.001);
});

test('the log points at the card, then at who took it', () => {
  expect(points({ type: 'cashed', by: 2, from: 1, place: 'D4', card: 'DOC-01', money: 2, fee: 1 })).toEqual([
    'card:1:D4',
    'seat:2',
  ]);
  expect(points({ type: 'crossed', by: 0, lane: 5, token: 3, in: true, papers: true, assurance: 1 })).toEqual([
    'lane:5',
    'seat:0',
  ]);
});

describe('how it ended', () => {
  const inside = { lane: 1, token: 6, in: true };
  const players = [player({ assurance: 3, money: 2, attempt: inside }), player({ attempt: { ...inside, in: false } })];
  const outcome = { rules: [], roles: [] };

  test('[EMI-601] the winner by name, and by how much', () => {
    const ending = endingOf({ players }, { ...outcome, winners: [0], reason: 'most-assurance' }, ['Ann', 'Bo'], 1);
    expect(ending).toEqual({ title: 'Ann won', why: '1 of 2 got in. The most Assurance left, 3, wins.' });
  });

  test('to the winner it says you', () => {
    expect(endingOf({ players }, { ...outcome, winners: [0], reason: 'emigrated' }, ['Ann', 'Bo'], 0).title).toBe(
      'You won',
    );
  });

  test('[EMI-604] nobody', () => {
    expect(endingOf({ players }, { ...outcome, winners: [], reason: 'nobody-in' }, ['Ann', 'Bo'], 0).title).toBe(
      'Nobody got in',
    );
  });
});
