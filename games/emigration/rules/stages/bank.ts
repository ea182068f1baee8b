import type { Seat } from '@tablewright/kernel';
import { FIRST_CONNECTION, FIRST_LIFE } from '../content/cards.ts';
import type { State } from '../state.ts';

// Where Money, Assurance and cards go. The bank never runs out (EMI-021); what it has given out is counted.

/** From the bank. */
export function take(s: State, seat: Seat, money: number): void {
  s.money[seat]! += money;
  s.supplied[0]! += money;
}

/** To the bank, as far as there is Money (EMI-117); returns what was really lost. */
export function lose(s: State, seat: Seat, money: number): number {
  const lost = Math.min(money, s.money[seat]!);
  s.money[seat]! -= lost;
  s.supplied[0]! -= lost;
  return lost;
}

/** From one player to another, as far as there is Money. */
export function hand(s: State, from: Seat, to: Seat, money: number): number {
  const given = Math.min(money, s.money[from]!);
  s.money[from]! -= given;
  s.money[to]! += given;
  return given;
}

/** Assurance from the bank, or to it when negative; never below 0. */
export function assure(s: State, seat: Seat, assurance: number): void {
  const change = Math.max(assurance, -s.assurance[seat]!);
  s.assurance[seat]! += change;
  s.supplied[1]! += change;
}

/** Into the stash, by the card's number. */
export function stash(s: State, seat: Seat, card: number): void {
  if (card < FIRST_CONNECTION) s.documents[seat]! |= 1 << card;
  else if (card < FIRST_LIFE) s.connections[seat]! |= 1 << (card - FIRST_CONNECTION);
  else s.life[seat]! |= 1 << (card - FIRST_LIFE);
}

/** Of a Document or a Connection. */
export function isStashed(s: State, seat: Seat, card: number): boolean {
  if (card < FIRST_CONNECTION) return (s.documents[seat]! & (1 << card)) !== 0;
  return (s.connections[seat]! & (1 << (card - FIRST_CONNECTION))) !== 0;
}

/** EMI-022 Out of the stash, on the discard pile. */
export function discardFromStash(s: State, seat: Seat, card: number): void {
  if (card < FIRST_CONNECTION) s.documents[seat]! &= ~(1 << card);
  else if (card < FIRST_LIFE) s.connections[seat]! &= ~(1 << (card - FIRST_CONNECTION));
  else s.life[seat]! &= ~(1 << (card - FIRST_LIFE));
  s.discards.push(card);
}
