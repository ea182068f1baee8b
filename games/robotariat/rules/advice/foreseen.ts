import { sameNumbers, type Seat } from '@tablewright/kernel';
import type { State } from '../state.ts';

/** Whether a seat would think the same about both tables: all is alike but what is hidden from it and what nobody thinks about. */
export function looksAlike(a: State, b: State, me: Seat): boolean {
  return (
    a.round === b.round &&
    a.funds === b.funds &&
    a.reputation === b.reputation &&
    a.office === b.office &&
    a.supply === b.supply &&
    a.junk === b.junk &&
    a.token === b.token &&
    a.jammed === b.jammed &&
    a.junkedNow === b.junkedNow &&
    a.junkedBest === b.junkedBest &&
    a.peaked === b.peaked &&
    a.emptied === b.emptied &&
    a.starting === b.starting &&
    a.seats === b.seats &&
    a.first === b.first &&
    a.target === b.target &&
    a.mode === b.mode &&
    a.outcome === b.outcome &&
    a.objective[me] === b.objective[me] &&
    a.upgradeDeck.length === b.upgradeDeck.length &&
    a.sabotageDeck.length === b.sabotageDeck.length &&
    sameNumbers(a.at, b.at) &&
    sameNumbers(a.npcAt, b.npcAt) &&
    sameNumbers(a.posters, b.posters) &&
    sameNumbers(a.character, b.character) &&
    sameNumbers(a.upgradeOf, b.upgradeOf) &&
    sameNumbers(a.sabotageOf, b.sabotageOf) &&
    sameNumbers(a.deeds, b.deeds) &&
    sameFrames(a, b)
  );
}

function sameFrames(a: State, b: State): boolean {
  if (a.stack.length !== b.stack.length) return false;
  for (let i = 0; i < a.stack.length; i += 1) {
    const one: Readonly<Record<string, unknown>> = { ...a.stack[i]! };
    const other: Readonly<Record<string, unknown>> = { ...b.stack[i]! };
    for (const detail in one) if (one[detail] !== other[detail]) return false;
    for (const detail in other) if (!(detail in one)) return false;
  }
  return true;
}
