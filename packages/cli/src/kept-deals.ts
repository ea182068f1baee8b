import { appendFileSync, existsSync } from 'node:fs';
import { isPairing, isSameMeasure, type Measured, type PlayedDeal } from '@tablewright/bench';
import { BadInput } from '@tablewright/catalogue';
import { fields, items, Misfit, text, whole } from './fields.ts';
import { readText, reason } from './files.ts';

// Deals that bots have played against each other, a line of JSON for each: what takes hours is measured in many sittings.

const COUNT = { min: 0, max: 1_000_000_000 };
const SEATS = { min: 1, max: 31 };

/**
 * All that were kept, in the order in which they were played; none where there is no such file yet. Whether anything can be added is found
 * out now and not after the first hour.
 */
export function openDeals(path: string): PlayedDeal[] {
  const content = existsSync(path) ? readText(path) : '';
  const kept = content.split('\n').flatMap((line, i) => (line.trim() === '' ? [] : [dealOn(line, i + 1, path)]));
  // a sitting that was broken off may have left a line without its end
  append(path, content === '' || content.endsWith('\n') ? '' : '\n');
  return kept;
}

function dealOn(line: string, number: number, path: string): PlayedDeal {
  try {
    return dealIn(JSON.parse(line));
  } catch (error) {
    if (!(error instanceof Misfit || error instanceof SyntaxError)) throw error;
    const why = error instanceof Misfit ? error.message : 'it is not JSON';
    throw new BadInput(`Line ${number} of '${path}' is damaged: ${why}. Take it out, and its deal is played again.`);
  }
}

function dealIn(value: unknown): PlayedDeal {
  const deal = fields(value, 'it');
  const part = text(deal['part'], 'part');
  if (!isPairing(part)) throw new Misfit(`'part' must be a pairing of two levels`);
  const tries = items(deal['tries'], 'tries').map((one, i) => (one === null ? null : whole(one, `tries[${i}]`, COUNT)));
  const won = items(deal['won'], 'won').map((one, i) => whole(one, `won[${i}]`, COUNT));
  if (tries.length !== 2) throw new Misfit(`'tries' must have two entries`);
  if (won.length !== 2) throw new Misfit(`'won' must have two entries`);
  return {
    game: text(deal['game'], 'game'),
    part,
    seats: whole(deal['seats'], 'seats', SEATS),
    seed: text(deal['seed'], 'seed'),
    tries: [tries[0]!, tries[1]!],
    deal: whole(deal['deal'], 'deal', COUNT),
    bots: text(deal['bots'], 'bots'),
    won: [won[0]!, won[1]!],
    games: whole(deal['games'], 'games', COUNT),
    teams: Object.fromEntries(
      Object.entries(fields(deal['teams'], 'teams')).map(([team, came]) => [team, teamIn(came, `teams.${team}`)]),
    ),
  };
}

function teamIn(value: unknown, at: string): PlayedDeal['teams'][string] {
  const { a, b, games, among } = fields(value, at);
  return {
    a: whole(a, `${at}.a`, COUNT),
    b: whole(b, `${at}.b`, COUNT),
    games: whole(games, `${at}.games`, COUNT),
    among: among === null ? null : whole(among, `${at}.among`, COUNT),
  };
}

/** Those that belong to a measurement. If other bots have played some of them, nothing may be added. */
export function dealsOf(path: string, kept: readonly PlayedDeal[], measured: Measured, bots: string): PlayedDeal[] {
  const its = kept.filter((deal) => isSameMeasure(deal, measured));
  const others = its.find((deal) => deal.bots !== bots);
  if (others === undefined) return its;
  throw new BadInput(
    `'${path}' has deals of ${measured.game}, ${measured.part}, that other bots have played (${others.bots}, now ${bots}): rules, ` +
      'advice, weights or search have changed since. Keep new deals in another file, or take those lines out.',
  );
}

export function keepDeal(path: string, deal: PlayedDeal): void {
  append(path, `${JSON.stringify(deal)}\n`);
}

function append(path: string, content: string): void {
  try {
    appendFileSync(path, content);
  } catch (error) {
    throw new BadInput(`'${path}' cannot be written: ${reason(error)}.`);
  }
}
