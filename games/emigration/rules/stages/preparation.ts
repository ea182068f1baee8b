import { only, type Seat } from '@tablewright/kernel';
import { withdrawalOf } from '../content/border.ts';
import { cardNumber, CASHED } from '../content/cards.ts';
import { type Deed, formerDeed } from '../content/deeds.ts';
import { placeIndex } from '../content/places.ts';
import { type K, stage } from '../events.ts';
import { GRADUATED, holdingOf, lifeInStashes, NOTHING, nothingLeft, SOLD, type State } from '../state.ts';
import { whenAway } from './away.ts';
import { discardFromStash, take } from './bank.ts';
import { goToCollege, graduate } from './college.ts';
import { canAct, mayGraduate, maySell, pushDeeds } from './options.ts';
import { payForPaper, place, scalp, skipForPaper } from './papers.ts';
import { activate, buy, cash } from './take.ts';
import { whyNot } from './why.ts';

// EMI-101, EMI-401 Phase 1: turn after turn, clockwise, until nothing is left to take.
export const preparation = stage.happens('preparation', (s, f, k) => {
  const { by } = f;
  const over = nothingLeft(s);
  if (over || s.turn % s.seats === 0) noteCourse(s);
  if (over) {
    k.tell({ type: 'border', first: by });
    return k.become({ stage: 'border', by }); // EMI-404
  }
  f.by = (by + 1) % s.seats;
  s.turn += 1;
  if (s.upsideDown[by] !== NOTHING) return place(s, by, k);
  k.push({ stage: 'turn', by, tried: 0 });
});

/** For whoever wants to see afterwards how it went. */
function noteCourse(s: State): void {
  const policies = lifeInStashes(s);
  for (let seat = 0; seat < s.seats; seat += 1) s.course.push(withdrawalOf(holdingOf(s, seat), policies).assurance);
}

function nobodyCanAct(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat += 1) if (canAct(s, seat)) return false;
  return true;
}

// EMI-105 … EMI-108 What nobody chooses is not asked: without any option the turn is forfeited.
export const turn = stage.happens('turn', (s, { by, tried }, k) => {
  if (canAct(s, by)) return k.become({ stage: 'action', by, tried });
  if (nobodyCanAct(s)) {
    for (let seat = 0; seat < s.seats; seat += 1) take(s, seat, 1);
    return k.tell({ type: 'dole', money: 1 });
  }
  if (mayGraduate(s, by, tried) || maySell(s, by, tried)) return k.become({ stage: 'action', by, tried });
  forfeit(by, k);
});

function forfeit(by: Seat, k: K): void {
  k.tell({ type: 'forfeited', by });
  k.done();
}

/** What the action asks comes on top; what it uncovers is turned up when all of it is done (EMI-115). */
function thenReveal(k: K): K {
  k.become({ stage: 'reveal' });
  return k;
}

// D2, EMI-102, EMI-103 OPTIONAL ACTIONS as long as one likes, then one REQUIRED ACTION.
export const action = stage.acts('action', {
  rule: 'EMI-102',
  who: (_s, f) => only(f.by),
  offer: (s, f, _seat, deeds: Deed[]) => pushDeeds(s, f.by, f.tried, deeds),
  absent: (s, f) => whenAway(s, f.by, f.tried),
  why: (s, f, _seat, value) => whyNot(s, f.by, f.tried, value),
  formerly: formerDeed,
  does: {
    buy: (s, { by }, { value: { from, place: at } }, k) => buy(s, by, from, placeIndex(at), thenReveal(k)),
    discard: (s, { by }, { value: { from, place: at } }, k) => cash(s, by, from, placeIndex(at), thenReveal(k)),
    activate: (s, { by }, { value: { from, place: at } }, k) => activate(s, by, from, placeIndex(at), thenReveal(k)),
    pay: (s, { by }, { value: { paper } }, k) => payForPaper(s, by, paper, thenReveal(k)),
    skip: (s, { by }, { value: { paper } }, k) => skipForPaper(s, by, paper, thenReveal(k)),
    scalp: (s, { by }, { value: { paper, from } }, k) => scalp(s, by, paper, from, thenReveal(k)),
    college: (s, { by }, _said, k) => goToCollege(s, by, thenReveal(k)),
    graduate(s, { by, tried }, _said, k) {
      graduate(s, by, k);
      k.become({ stage: 'turn', by, tried: tried | GRADUATED });
    },
    sell(s, { by, tried }, { value: { card } }, k) {
      sell(s, by, card, k);
      k.become({ stage: 'turn', by, tried: tried | SOLD });
    },
    forfeit: (_s, { by }, _said, k) => forfeit(by, k),
  },
});

/** EMI-251 */
function sell(s: State, by: Seat, card: string, k: K): void {
  discardFromStash(s, by, cardNumber(card));
  take(s, by, CASHED);
  k.tell({ type: 'sold', by, card, money: CASHED });
}
