import { everybody, unanswered } from '@tablewright/kernel';
import { FORECAST, SETS } from '../content/demand.ts';
import { cardsOn } from '../cards.ts';
import { type K, stage } from '../events.ts';
import { cardsLie, isIdle, type State } from '../state.ts';
import { endFast, endStandard } from './ending.ts';
import { reveal } from './placement.ts';

// EMT-101, EMT-102 Round follows round: preparation, placement, execution; after the last one the game is over.
export const rounds = stage.happens('rounds', (s, _f, k) => {
  const fast = s.mode === 'fast';
  if (s.round === s.rounds) return fast ? endFast(s, k) : endStandard(s, k);
  s.round += 1;
  k.tell({ type: 'round', round: s.round, of: s.rounds, forecast: fast ? 0 : FORECAST[s.round - 1]! });
  k.push(fast ? { stage: 'fastRound', step: 0 } : { stage: 'round', step: 0 });
});

// EMT-103 The plan, its reveal, and then the seven steps of the execution phase; EMT-642 all of them in every round.
export const round = stage.sequence('round', [
  'begin',
  (_f, s) => (planners(s) === 0 ? { stage: 'idle' } : { stage: 'plan', sealed: unanswered(s.seats) }),
  'demand',
  () => ({ stage: 'sell', city: 0 }),
  'income',
  'transport',
  'debts',
  'operating',
  'liquidate',
  'cleanup',
]);

/** EMT-252 Everybody plans but those who are out of business; they are locked with an empty plan. */
export function planners(s: State): number {
  let seats = everybody(s.seats);
  for (let seat = 0; seat < s.seats; seat += 1) if (isIdle(s, seat)) seats &= ~(1 << seat);
  return seats;
}

// EMT-812 In an open market the cards lie there before anybody plans.
export const begin = stage.happens('begin', (s, _f, k) => {
  if (s.market === 'open') placeCards(s, k);
  k.done();
});

// EMT-252 Everybody is out of business: all plans are empty.
export const idle = stage.happens('idle', (s, _f, k) => {
  reveal(s, unanswered(s.seats), k);
  k.done();
});

// EMT-401 All cards of the round are placed before the first city is resolved.
export const demand = stage.happens('demand', (s, _f, k) => {
  if (!cardsLie(s)) placeCards(s, k);
  k.done();
});

function placeCards(s: State, k: K): void {
  const set = drawSet(s, k);
  s.sets.push(set);
  k.tell({ type: 'demand', round: s.round, set: SETS[set]!, cards: cardsOn(s.round, set) });
}

/**
 * EMT-006, EMT-811, EMT-820 Which set it is, drawn only now: a set that is not yet drawn cannot be seen by anybody. A fifth
 * round takes one of the round-4 sets that were not used.
 */
function drawSet(s: State, k: K): number {
  if (s.market === 'classic') return s.round === 5 ? 1 : 0;
  if (s.round < 5) return k.chance(SETS.length, 'demand set', s.round);
  const drawn = k.chance(SETS.length - 1, 'demand set', s.round);
  return drawn < s.sets[3]! ? drawn : drawn + 1;
}
