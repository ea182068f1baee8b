import { size, type Seat } from '@tablewright/kernel';
import { AI, blocksInCity, cityOf, HUMAN, required, type State, TYPES } from '../state.ts';
import { type Ways, waysOf } from './ways.ts';
import { tokensIn, typesIn } from './worth.ts';

// How likely a seat's team wins, as somebody judges it who knows all allegiances: what each team has assimilated, and what it
// carries and will soon carry to the aggregator, as shares of what it needs.

/** What is on its way counts less than what has arrived. */
const WORTH = { token: 0.85, nearEvent: 0.1, compiled: 0.5, type: 0.25, reach: 0.4 } as const;

/** How steep: a team that is ahead by this share of its need will nearly always win. */
const STEEP = 0.28;

/** The Humans win when the last block leaves the city. */
const DEPLETION = { weight: 1.3, blocksPerSeat: 0.8 } as const;

export function evaluate(s: State, seat: Seat): number {
  const ways = waysOf(cityOf(s));
  const need = required(s);
  let ai = s.totals[AI]!;
  let human = s.totals[HUMAN]!;
  for (let other = 0; other < s.seats; other += 1) {
    const carried = carriedBy(s, other, ways);
    if (s.allegiance[other] === HUMAN) human += carried;
    else ai += carried;
  }
  const dry = DEPLETION.weight * Math.exp(-blocksInCity(s) / (DEPLETION.blocksPerSeat * s.seats));
  // Fewer tokens are needed where fewer bring them: both teams' shares are alike.
  const ahead = human / need.human - ai / need.ai;
  const odds = 1 / (1 + Math.exp(-(ahead / STEEP + dry + EVEN)));
  return s.allegiance[seat] === HUMAN ? odds : 1 - odds;
}

/** How the Humans stand when both have the same share of what they need. */
const EVEN = 0;

/** What somebody holds, in tokens that will probably arrive. */
function carriedBy(s: State, seat: Seat, { near, nearEvent, nearCompile, city }: Ways): number {
  const at = s.at[seat]!;
  const from = seat * TYPES;
  const held = typesIn(s.held, from);
  const tokens = s.tokens[seat]! * (WORTH.token + WORTH.nearEvent * nearEvent[at]!);
  const blocks = tokensIn(s.held, from) * WORTH.compiled * (0.5 + 0.5 * nearCompile[at]!) + size(held) * WORTH.type;
  let reach = 0;
  for (let tile = 0; tile < city.tiles; tile += 1) {
    const missing = typesIn(s.lying, tile * TYPES) & ~held;
    if (missing === 0) continue;
    const here = near[at * city.tiles + tile]!;
    if (here > reach) reach = here;
  }
  return tokens + blocks + WORTH.reach * reach;
}
