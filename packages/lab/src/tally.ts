import type { Played, Violation } from './play.ts';

/** What many games add up to. Tallies of parts add up to the tally of the whole. */
export interface Tally {
  games: number;
  finished: number;
  decisions: number;
  violations: number;
  /** the first few */
  violationDetails: Violation[];
  outcomes: Record<string, number>;
  winsBySeat: number[];
  winsByRole: Record<string, number>;
  winsByBot: Record<string, Wins>;
  /** by kind and name: how many held it, and how many of them won */
  winsByHeld: Record<string, Record<string, Wins>>;
  /** by card: in how many games it came into play; empty where the game names no cards */
  gamesByCard: Record<string, number>;
}

/** `of`: how many could have won */
export interface Wins {
  wins: number;
  of: number;
}

const DETAILS = 10;

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    violations: 0,
    violationDetails: [],
    outcomes: {},
    winsBySeat: new Array<number>(seats).fill(0),
    winsByRole: {},
    winsByBot: {},
    winsByHeld: {},
    gamesByCard: {},
  };
}

export function count(tally: Tally, { outcome, decisions, names, holdings, used, violations }: Played): void {
  tally.games += 1;
  tally.decisions += decisions;
  tally.violations += violations.length;
  keepFirst(tally, violations);
  for (const card of used) add(tally.gamesByCard, card, 1);
  if (outcome === null) return;
  tally.finished += 1;
  add(tally.outcomes, outcome.reason, 1);
  // a role wins once in a game, however many seats share it
  for (const role of new Set(outcome.winners.map((seat) => outcome.roles[seat]))) {
    if (role !== undefined) add(tally.winsByRole, role, 1);
  }
  for (const seat of outcome.winners) tally.winsBySeat[seat]! += 1;
  const won = (seat: number): Wins => ({ wins: outcome.winners.includes(seat) ? 1 : 0, of: 1 });
  for (const [seat, name] of names.entries()) addWins(tally.winsByBot, name, won(seat));
  for (const [seat, held] of holdings.entries()) {
    for (const [kind, things] of Object.entries(held)) {
      for (const thing of new Set(things)) addWins((tally.winsByHeld[kind] ??= {}), thing, won(seat));
    }
  }
}

export function merge(tallies: readonly Tally[], seats: number): Tally {
  const whole = emptyTally(seats);
  for (const part of tallies) {
    whole.games += part.games;
    whole.finished += part.finished;
    whole.decisions += part.decisions;
    whole.violations += part.violations;
    keepFirst(whole, part.violationDetails);
    for (const [seat, wins] of part.winsBySeat.entries()) whole.winsBySeat[seat]! += wins;
    for (const [reason, games] of Object.entries(part.outcomes)) add(whole.outcomes, reason, games);
    for (const [role, wins] of Object.entries(part.winsByRole)) add(whole.winsByRole, role, wins);
    for (const [name, won] of Object.entries(part.winsByBot)) addWins(whole.winsByBot, name, won);
    for (const [card, games] of Object.entries(part.gamesByCard)) add(whole.gamesByCard, card, games);
    for (const [kind, things] of Object.entries(part.winsByHeld)) {
      for (const [thing, won] of Object.entries(things)) addWins((whole.winsByHeld[kind] ??= {}), thing, won);
    }
  }
  // in the order of the alphabet, or the report would depend on which worker was the first
  whole.outcomes = sorted(whole.outcomes);
  whole.winsByRole = sorted(whole.winsByRole);
  whole.winsByBot = sorted(whole.winsByBot);
  whole.gamesByCard = sorted(whole.gamesByCard);
  for (const [kind, things] of Object.entries(whole.winsByHeld)) whole.winsByHeld[kind] = sorted(things);
  whole.winsByHeld = sorted(whole.winsByHeld);
  return whole;
}

function keepFirst(tally: Tally, more: readonly Violation[]): void {
  if (more.length === 0) return;
  tally.violationDetails.push(...more);
  tally.violationDetails.sort((a, b) => a.game - b.game || a.step - b.step);
  tally.violationDetails.length = Math.min(tally.violationDetails.length, DETAILS);
}

function add(counts: Record<string, number>, name: string, by: number): void {
  counts[name] = (counts[name] ?? 0) + by;
}

function addWins(counts: Record<string, Wins>, name: string, { wins, of }: Wins): void {
  const before = counts[name] ?? { wins: 0, of: 0 };
  counts[name] = { wins: before.wins + wins, of: before.of + of };
}

function sorted<T>(counts: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}
