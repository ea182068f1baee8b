import type { Seat } from '@tablewright/kernel';
import { CARDS, FIRST_LIFE, PAPER_NAMES, PAYDAY } from '../content/cards.ts';
import { ACTIVATE, COLLEGE, type Deed, DISCARD, FORFEIT, GRADUATE, SCALP, SKIP } from '../content/deeds.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { available, numbersIn, papersOf, publicOf, type State } from '../state.ts';
import { canEnrol } from './college.ts';
import { mayGraduate } from './options.ts';
import { canScalp } from './papers.ts';
import { cardAt, feeFor } from './take.ts';

// EMI-702 What is done for somebody who is away: the list of the ledger's D2, from the top.

function paydayIn(s: State, owner: Seat, places: readonly number[]): Deed | null {
  const at = places.find((place) => cardAt(s, owner, place) === PAYDAY);
  return at === undefined ? null : ACTIVATE[owner * PLACE_COUNT + at]!;
}

/** The dearest Document or Connection is cashed, otherwise the first Life Card activated. */
function dearestOrLife(s: State, owner: Seat, places: readonly number[]): Deed | null {
  let dearest = -1;
  for (const at of places) {
    const card = cardAt(s, owner, at);
    if (card >= FIRST_LIFE) continue;
    if (dearest < 0 || CARDS[card]!.price > CARDS[cardAt(s, owner, dearest)]!.price) dearest = at;
  }
  if (dearest >= 0) return DISCARD[owner * PLACE_COUNT + dearest]!;
  const [life] = places; // a Payday would have been taken before
  return life === undefined ? null : ACTIVATE[owner * PLACE_COUNT + life]!;
}

function missingBySkipping(s: State, by: Seat): Deed | null {
  const paper = PAPER_NAMES.find((one) => papersOf(s, one)[by] === 0 && publicOf(s, one) > 0);
  return paper === undefined ? null : SKIP[paper];
}

function missingScalped(s: State, by: Seat): Deed | null {
  for (const paper of PAPER_NAMES) {
    for (let step = 1; step < s.seats; step += 1) {
      const from = (by + step) % s.seats;
      if (canScalp(s, by, paper, from)) return SCALP[paper][from]!;
    }
  }
  return null;
}

function fromOthers(s: State, by: Seat): Deed | null {
  for (let step = 1; step < s.seats; step += 1) {
    const owner = (by + step) % s.seats;
    if (s.money[by]! < feeFor(s, by, owner)) continue;
    const places = numbersIn(available(s, owner));
    const deed = paydayIn(s, owner, places) ?? dearestOrLife(s, owner, places);
    if (deed !== null) return deed;
  }
  return null;
}

function anyBySkipping(s: State): Deed | null {
  const paper = PAPER_NAMES.find((one) => publicOf(s, one) > 0);
  return paper === undefined ? null : SKIP[paper];
}

export function whenAway(s: State, by: Seat, tried: number): Deed {
  if (mayGraduate(s, by, tried)) return GRADUATE;
  const own = numbersIn(available(s, by));
  return (
    paydayIn(s, by, own) ??
    missingBySkipping(s, by) ??
    dearestOrLife(s, by, own) ??
    missingScalped(s, by) ??
    fromOthers(s, by) ??
    anyBySkipping(s) ??
    (canEnrol(s, by) ? COLLEGE : FORFEIT)
  );
}
