import { emergent } from '@tablewright/emergent-rules';
import { type Event, fastRng, sampleOption } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { plan } from '../testing/rounds.ts';
import { gathered, type Recap, recalled } from './recap.ts';
import { stepsOf } from './story.ts';

const NAMES = ['You', 'Red', 'Yellow'];

/** Eight DCs without a product: half of them have to be sold, and it is asked which. */
const RUIN = plan({ buildSmall: { HRT: 4, DLT: 4 } });

/** People who plan at random, and ask to be asked; one cannot pay. What the first seat is shown after each answer. */
function watched(seed: number): { readonly told: string[]; readonly from: string[] }[] {
  const rng = fastRng(seed);
  let { state } = emergent.start({ seats: 3, options: {}, seed });
  let recap: Recap | null = null;
  const moments: { told: string[]; from: string[] }[] = [];
  while (state.outcome === null) {
    const [question] = emergent.asks(state);
    const isRuin = question!.seat === 1 && question!.about === 'plan' && state.round === 1;
    const value = isRuin ? RUIN : sampleOption(question!.domain, rng);
    const before = emergent.view(state, 0);
    const after = emergent.after(state, { seat: question!.seat, value });
    if (!after.ok) throw new Error(after.why);
    state = after.state;
    const view = emergent.view(state, 0);
    const told = after.told.map(({ event }) => event as unknown as Event);
    recap = gathered(recap, view, before, told);
    const again = recalled(view);
    const written = (one: Recap | null): string[] =>
      one === null ? [] : stepsOf(one, NAMES).map((step) => JSON.stringify(step));
    moments.push({ told: written(recap), from: written(again) });
  }
  return moments;
}

test('[EMT-611] [EMT-701] whoever opens the page at any moment sees the last round as those who were there', () => {
  const kinds = new Set<string>();
  for (const seed of [1, 2, 3, 4]) {
    for (const { told, from } of watched(seed)) {
      expect(from).toEqual(told);
      for (const step of told) kinds.add((JSON.parse(step) as { kind: string }).kind);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['ship', 'forced', 'accounts', 'closed']));
});
