import { emergent, type State } from '@tablewright/emergent-rules';
import { START_MONEY } from '@tablewright/emergent-rules/content';
import { fastRng } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { fastKey, ranked, totals, whyWon } from './ending.ts';

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
  for (const { money, revenue, transport, operating, products, marketing, dcs } of totals(view)) {
    expect(START_MONEY + revenue - transport - operating - products - marketing - dcs).toBe(money);
  }
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
