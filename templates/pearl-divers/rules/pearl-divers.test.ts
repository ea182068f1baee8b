import { describeGame, guards } from '@tablewright/testkit/suite';
import { answer, offers, step, told } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { pearlDivers, type State } from './index.ts';
import { DIVE, LAND } from './stages.ts';

describeGame(pearlDivers, { seats: [2, 3, 4, 5], games: 5 });
guards(pearlDivers, {
  table,
  seats: 3,
  invariants: { 'no pearl appears or vanishes': (s) => (s.sea += 1) },
  secrets: { 'another’s wish': { copies: (real, world) => (world.wishes = real.wishes) } },
});

function table(but: Partial<State> = {}): State {
  return { ...pearlDivers.start({ seats: 3, seed: 1 }).state, ...but };
}

test('[PRL-001] [PRL-002] thirty pearls, two to five divers, and a wish for each that its owner alone sees', () => {
  expect(table().sea).toBe(30);
  expect(() => pearlDivers.start({ seats: 6, seed: 1 })).toThrow('2 to 5');
  expect(pearlDivers.view(table({ wishes: [3, 4, 5] }), 1).wishes).toEqual([null, 4, null]);
});

test('[PRL-010] [PRL-012] nobody lands an empty boat; a full one goes into the chest, and the turn passes', () => {
  expect(offers(pearlDivers, table(), 0)).toEqual([DIVE]);
  expect(pearlDivers.explain(table(), 0, LAND)).toMatchObject({ ok: false, rule: 'PRL-012' });
  const landed = answer(pearlDivers, table({ boats: [3, 0, 0], sea: 27 }), 0, LAND);
  expect([landed.chests[0], landed.boats[0], landed.stack[0]!.by]).toEqual([3, 0, 1]);
});

test.each([
  ['[PRL-011] [PRL-013] a shark takes all and ends the turn', 0, { boats: [0, 0, 0], sea: 30 }, 1],
  ['[PRL-011] any other number brings a pearl', 5, { boats: [3, 0, 0], sea: 27 }, 0],
])('%s', (_rule, die, after, next) => {
  const dived = pearlDivers.after(table({ boats: [2, 0, 0], sea: 28 }), { seat: 0, value: DIVE }, [die]);
  expect(dived.ok && dived.state).toMatchObject(after);
  expect(dived.ok && dived.state.stack[0]!.by).toBe(next);
});

test('[PRL-020] [PRL-021] ten pearls end it, and a wish that was met counts', () => {
  const s = table({ boats: [4, 0, 0], chests: [6, 7, 0], wishes: [3, 8, 5], sea: 13 });
  const over = step(pearlDivers, s, 0, LAND);
  expect(over.state.outcome).toMatchObject({ winners: [0], reason: 'enough' });
  expect(told(over, 'spectator').at(-1)).toMatchObject({ points: [13, 7, 0] });
});
