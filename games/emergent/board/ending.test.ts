import { emergent, type State } from '@tablewright/emergent-rules';
import { fastRng } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { balance, fastKey, ranked, totals, whyWon } from './ending.ts';

function played(seed: number, options: Record<string, string>): State {
  const rng = fastRng(seed);
  const advisors = [0, 1, 2].map((seat) => emergent.advisor(seat, rng));
  let { state } = emergent.start({ seats: 3, options, seed });
  while (state.outcome === null) {
    const [asked] = emergent.asks(state);
    const after = emergent.after(state, {
      seat: asked!.seat,
      value: advisors[asked!.seat]!.answer(emergent.view(state, asked!.seat), asked!),
    });
    if (!after.ok) throw new Error(after.why);
    state = after.state;
  }
  return state;
}

test('[EMT-703] the totals explain everybody’s money, and the winner leads', () => {
  const state = played(3, {});
  const view = emergent.view(state, 'spectator');
  for (const total of totals(view)) expect(balance(total)).toBe(total.money);
  expect(view.outcome!.winners).toContain(ranked(view)[0]);
  expect(whyWon(view.outcome!)).toMatch(/money/);
});

test('[EMT-915] in Fast Play points lead', () => {
  const state = played(4, { mode: 'fast' });
  const view = emergent.view(state, 'spectator');
  const order = ranked(view);
  expect(view.outcome!.winners).toContain(order[0]);
  expect(fastKey(view, order[0]!)[0]).toBeGreaterThanOrEqual(fastKey(view, order[2]!)[0]);
});
