import type { Seat, Why } from '@tablewright/kernel';
import { EMPTY_PLAN, type Plan, planFaults, planOffer } from '../content/planning.ts';
import { CODES, REGION_COUNT } from '../content/map.ts';
import { DC } from '../content/prices.ts';
import { stage } from '../events.ts';
import { lessonOf, ofSeat, roomAt, type State } from '../state.ts';
import { reveal } from './placement.ts';
import { planners } from './round.ts';

// EMT-201, EMT-250 All plan at the same time and in secret; a plan can be taken back until the last one is locked.
export const plan = stage.sealed('plan', {
  rule: 'EMT-201',
  who: (s) => planners(s),
  offer: (s, _f, seat) => offerFor(s, seat),
  absent: (s, _f, seat) => sameAgain(s, seat),
  why: (s, _f, seat, value) => whyNot(s, seat, value),
  all(s, _f, plans, k) {
    reveal(s, plans, k);
    k.done();
  },
});

/** D1, D1L What a seat may plan now. */
function offerFor(s: State, seat: Seat): ReturnType<typeof planOffer> {
  return planOffer({
    cash: s.cash[seat]!,
    small: ofSeat(s.small, seat),
    large: ofSeat(s.large, seat),
    lesson: lessonOf(s, seat),
    round: s.round,
  });
}

/** D1 For somebody who is away: what each region shipped last round, once more; in a first lesson the plainest DC. */
function sameAgain(s: State, seat: Seat): Plan {
  if (lessonOf(s, seat) === 'first') {
    const stock = Math.min(DC.small.holds, s.cash[seat]! - DC.small.price); // EMT-803 as far as money allows
    return { ...EMPTY_PLAN, buildSmall: { NOE: 1 }, stock: { NOE: stock } };
  }
  const stock: Record<string, number> = {};
  let money = s.cash[seat]!;
  for (let region = 0; region < REGION_COUNT; region += 1) {
    const i = seat * REGION_COUNT + region;
    const wanted = Math.min(s.shipped[i]!, roomAt(s, i), money);
    if (wanted > 0) stock[CODES[region]!] = wanted;
    money -= wanted;
  }
  return { ...EMPTY_PLAN, stock };
}

/** A plan that is not on offer has a fault. */
function whyNot(s: State, seat: Seat, value: unknown): Why {
  const { rule, says } = planFaults(offerFor(s, seat), value)[0]!;
  return { rule: rule ?? 'EMT-201', why: says };
}
