import { only, pick, type Seat } from '@tablewright/kernel';
import { withdrawalOf } from '../content/border.ts';
import { CARDS, CASHED } from '../content/cards.ts';
import { type Deed, deedOf } from '../content/deeds.ts';
import { type K, stage } from '../events.ts';
import { GRADUATED, holdingOf, lifeInStashes, NOTHING, nothingLeft, SOLD, type State } from '../state.ts';
import { whenAway } from './away.ts';
import { discardFromStash, take } from './bank.ts';
import { goToCollege, graduate } from './college.ts';
import { canAct, deedsOf, mayGraduate, maySell } from './options.ts';
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

// D2, EMI-102, EMI-103 OPTIONAL ACTIONS as long as one likes, then one REQUIRED ACTION.
export const action = stage.ask('action', {
  rule: 'EMI-102',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick(deedsOf(s, f.by, f.tried)),
  absent: (s, f) => whenAway(s, f.by, f.tried),
  why: (s, f, _seat, value) => whyNot(s, f.by, f.tried, value),
  answer(s, f, { value }, k) {
    const { by, tried } = f;
    const deed = deedOf(value)!;
    switch (deed.act) {
      case 'graduate':
        graduate(s, by, k);
        return k.become({ stage: 'turn', by, tried: tried | GRADUATED });
      case 'sell':
        sell(s, by, deed.card, k);
        return k.become({ stage: 'turn', by, tried: tried | SOLD });
      case 'forfeit':
        return forfeit(by, k);
      default:
        // What the action asks comes on top; what it uncovers is turned up when all of it is done (EMI-115).
        k.become({ stage: 'reveal' });
        return act(s, by, deed, k);
    }
  },
});

type Required = Exclude<Deed, { act: 'graduate' | 'sell' | 'forfeit' }>;

function act(s: State, by: Seat, deed: Required, k: K): void {
  switch (deed.act) {
    case 'buy':
      return buy(s, by, deed.from, deed.at, k);
    case 'discard':
      return cash(s, by, deed.from, deed.at, k);
    case 'activate':
      return activate(s, by, deed.from, deed.at, k);
    case 'pay':
      return payForPaper(s, by, deed.paper, k);
    case 'skip':
      return skipForPaper(s, by, deed.paper, k);
    case 'scalp':
      return scalp(s, by, deed.paper, deed.from, k);
    case 'college':
      return goToCollege(s, by, k);
  }
}

/** EMI-251 */
function sell(s: State, by: Seat, card: number, k: K): void {
  discardFromStash(s, by, card);
  take(s, by, CASHED);
  k.tell({ type: 'sold', by, card: CARDS[card]!.id, money: CASHED });
}
