import type { Seat } from '@tablewright/kernel';
import { AI, blockCount, blocksInCity, cityOf, HUMAN, required, type State, TYPES } from '../state.ts';
import type { Belief } from './belief.ts';
import { Errands } from './errands.ts';
import { waysOf } from './ways.ts';
import { tokensIn, typesIn } from './worth.ts';

// How likely a seat's team wins, as somebody judges it who knows all allegiances: what each team has assimilated, and what its
// operatives hold and can still do from where they stand, as shares of what the team needs.

/** What is on its way counts less than what has arrived; in tokens. */
const WORTH = { token: 0.85, block: 0.1, errand: 0.45 } as const;

/** No errand is worth more than this: it is a hope, and a won event is counted when it is won. */
const MOST = 12;

/** How steep: a team that is ahead by this share of its need will nearly always win. */
export const STEEP = 0.35;

/** The Humans win when the last block leaves the city. */
const DEPLETION = { weight: 1.3, blocksPerSeat: 0.8 } as const;

export function evaluate(s: State, seat: Seat): number {
  const need = required(s);
  const stock = blocksInCity(s);
  const belief = certain(s);
  let ai = s.totals[AI]!;
  let human = s.totals[HUMAN]!;
  for (let other = 0; other < s.seats; other += 1) {
    const carried = carriedBy(s, other, belief, stock);
    if (s.allegiance[other] === HUMAN) human += carried;
    else ai += carried;
  }
  const dry = drynessOf(s, stock);
  // Fewer tokens are needed where fewer bring them: both teams' shares are alike.
  const odds = 1 / (1 + Math.exp(-((human / need.human - ai / need.ai) / STEEP + dry)));
  return s.allegiance[seat] === HUMAN ? odds : 1 - odds;
}

/** What an emptying city is worth to the Humans, in log-odds. */
export function drynessOf({ seats }: State, stock: number): number {
  return DEPLETION.weight * Math.exp(-stock / (DEPLETION.blocksPerSeat * seats));
}

/** In a world everything is known. */
export function certain({ seats, allegiance }: State): Belief {
  let set = 0;
  const human: number[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    human.push(allegiance[seat] === HUMAN ? 1 : 0);
    if (allegiance[seat] === HUMAN) set |= 1 << seat;
  }
  return { sets: [set], weights: [1], human };
}

/** What somebody holds and will probably bring, in tokens. */
function carriedBy(s: State, seat: Seat, belief: Belief, stock: number): number {
  const { tokens, blocks, errand } = bringing(s, seat, belief, stock);
  return tokens + blocks + errand;
}

interface Bringing {
  readonly tokens: number;
  readonly blocks: number;
  readonly errand: number;
}

export function bringing(s: State, seat: Seat, belief: Belief, stock: number): Bringing {
  const ways = waysOf(cityOf(s));
  const errands = new Errands({
    me: seat,
    human: s.allegiance[seat] === HUMAN,
    belief,
    ways,
    s,
    stock,
    need: required(s),
    caution: 1,
  });
  // or straight to the event, with what is in the purse
  const toEvent = errands.event * ways.nearEvent[s.at[seat]!]!;
  const errand = Math.min(MOST, Math.max(toEvent, errandFrom(s, seat, errands)));
  return {
    tokens: WORTH.token * s.tokens[seat]!,
    blocks: WORTH.block * blockCount(s, seat),
    errand: WORTH.errand * errand,
  };
}

function errandFrom(s: State, seat: Seat, errands: Errands): number {
  const types = typesIn(s.held, seat * TYPES, errands.whole);
  const richer = tokensIn(s.held, seat * TYPES) - errands.tokens[types]!;
  return errands.worth(types, s.at[seat]!) + WORTH.errand * richer;
}
