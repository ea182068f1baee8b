import { list, type Rng, type Seat, shuffleWith } from '@tablewright/kernel';
import { FACTION_IDS, type FactionId, LOYALTY_CARDS, LOYALTY_MIX, MACHINE } from '../content/loyalty.ts';
import {
  choosable,
  type Factions,
  identify,
  INFECT,
  IDENTIFY,
  infect,
  loneMachine,
  RECRUIT,
  recruit,
} from '../factions.ts';
import { NONE, type State } from '../state.ts';
import type { View } from '../view.ts';

// Who is what, as far as the viewer can know: the mix of the cards by number of players (HPB-023), Feykah's choice
// (HPB-025), cards that were looked at, and what the Machine Phase did and told (HPB-760 to HPB-766).

export type Loyalties = Pick<
  State,
  | 'dealt'
  | 'faction'
  | 'pool'
  | 'passedOn'
  | 'dealtKnown'
  | 'poolKnown'
  | 'toldFaction'
  | 'recruited'
  | 'infected'
  | 'mayInfect'
>;

function factionOf(id: FactionId | null): number {
  return FACTION_IDS.findIndex((one) => one === id);
}

/** One deal: who got what, and what Feykah passed on; weighted by how often it comes about. */
interface Deal {
  readonly dealt: readonly number[];
  readonly passedOn: number;
  readonly weight: number;
}

const DEALS = new Map<string, readonly Deal[]>();

function dealsFor(seats: number, feykah: Seat): readonly Deal[] {
  const key = `${seats} ${feykah}`;
  const deals = DEALS.get(key) ?? allDeals(seats, feykah);
  DEALS.set(key, deals);
  return deals;
}

/** All deals at a table; `feykah` NONE without her. */
export function allDeals(seats: number, feykah: Seat): Deal[] {
  const weights = new Map<string, Deal>();
  for (const stack of stacksFor(seats)) {
    for (const { kept, other, rest, weight } of keepsOf(stack, feykah)) {
      const orders = arrangements(rest);
      for (const order of orders) {
        const dealt = feykah === NONE ? order : order.toSpliced(feykah, 0, kept);
        const name = `${dealt.join('')} ${other}`;
        const sum = (weights.get(name)?.weight ?? 0) + weight / orders.length;
        weights.set(name, { dealt, passedOn: other, weight: sum });
      }
    }
  }
  return [...weights.values()];
}

/** The stacks that may have been built, each as likely as it stands here often. */
function stacksFor(seats: number): number[][] {
  const { fixed, random, draw } = LOYALTY_MIX[seats]!;
  if (draw === 1) return random.map((card) => [...fixed, card]);
  const stacks: number[][] = [];
  for (const [i, one] of random.entries()) for (const other of random.slice(i + 1)) stacks.push([...fixed, one, other]);
  return stacks;
}

/** What Feykah keeps of any two, each with its likelihood; the rest is dealt. */
function keepsOf(stack: number[], feykah: Seat): { kept: number; other: number; rest: number[]; weight: number }[] {
  if (feykah === NONE) return [{ kept: NONE, other: NONE, rest: stack, weight: 1 }];
  const keeps: { kept: number; other: number; rest: number[]; weight: number }[] = [];
  for (let one = 0; one < stack.length; one += 1) {
    for (let two = 0; two < stack.length; two += 1) {
      if (one === two || (stack[two] === MACHINE && stack[one] !== MACHINE)) continue;
      // each ordered pair once: a Machine is kept, of two others either as likely
      const isForced = stack[one] === MACHINE && stack[two] !== MACHINE;
      const rest = stack.filter((_, at) => at !== one);
      keeps.push({ kept: stack[one]!, other: stack[two]!, rest, weight: isForced ? 2 : 1 });
    }
  }
  return keeps;
}

/** All different orders of some cards. */
function arrangements(cards: readonly number[]): number[][] {
  if (cards.length === 0) return [[]];
  const orders: number[][] = [];
  for (const card of new Set(cards)) {
    const rest = cards.slice();
    rest.splice(rest.indexOf(card), 1);
    for (const order of arrangements(rest)) orders.push([card, ...order]);
  }
  return orders;
}

// ------------------------------------------------------------------------------------------------------------ what I know

/** Cards that no deal of this kind can leave out of play, if I have seen them there. */
function fits(v: View, deal: Deal): boolean {
  for (const [seat, player] of v.players.entries())
    if (player.dealt !== null && factionOf(player.dealt) !== deal.dealt[seat]) return false;
  if (v.passedOn !== null && factionOf(v.passedOn) !== deal.passedOn) return false;
  const out = leftOut(deal.dealt);
  for (const card of v.pool) {
    if (card === null) continue;
    const at = out.indexOf(factionOf(card));
    if (at < 0) return false;
    out.splice(at, 1);
  }
  return true;
}

function leftOut(dealt: readonly number[]): number[] {
  const out = LOYALTY_CARDS.slice();
  for (const card of dealt) out.splice(out.indexOf(card), 1);
  return out;
}

/** Which steps of the Machine Phase are behind us. */
function stepsDone(v: View): number[] {
  if (v.phase < 2 || v.seats === 3) return [];
  const now = v.now.find((frame) => frame.stage === 'machineStep');
  const last = now === undefined ? INFECT + 1 : now.kind;
  return [IDENTIFY, RECRUIT, INFECT].filter((kind) => kind < last && (kind === IDENTIFY || v.seats >= 5));
}

function afterDeal(v: View, deal: Deal): Factions {
  return {
    seats: v.seats,
    faction: deal.dealt.slice(),
    toldFaction: new Array<number>(v.seats * v.seats).fill(NONE),
    recruited: NONE,
    infected: 0,
    mayInfect: v.mayInfect ?? NONE,
  };
}

/** Everybody who has a choice makes some choice. */
function playThrough(
  factions: Factions,
  steps: readonly number[],
  choose: (from: Seat[], most: number, kind: number) => Seat[],
): void {
  for (const kind of steps) {
    if (kind === IDENTIFY) identify(factions);
    else if (kind === RECRUIT) {
      const by = loneMachine(factions);
      if (by === NONE) continue;
      const [chosen] = choose(choosable(factions, by, RECRUIT).from, 1, RECRUIT);
      if (chosen !== undefined) recruit(factions, by, chosen);
    } else {
      const legion = factions.faction.indexOf(FACTION_IDS.indexOf('legion'));
      if (legion < 0) continue;
      infect(factions, choose(choosable(factions, legion, INFECT).from, factions.mayInfect, INFECT));
    }
  }
}

/** What I am and what I was told of the others come out as I know them. */
function agrees(v: View, { faction, toldFaction }: Factions): boolean {
  if (v.me === 'spectator') return true;
  for (const [seat, player] of v.players.entries()) {
    const known = seat === v.me ? faction[seat]! : toldFaction[v.me * v.seats + seat]!;
    if (known !== factionOf(player.faction)) return false;
  }
  return true;
}

/** Whoever was recruited among six is told so much that one deal in some hundreds agrees. */
const TRIES = 2000;

function drawFactions(v: View, rng: Rng): { deal: Deal; factions: Factions } {
  const feykah = v.players.findIndex(({ character }) => character === 'feykah');
  const deals = dealsFor(v.seats, feykah).filter((deal) => fits(v, deal));
  const steps = stepsDone(v);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const deal = weighted(deals, rng);
    const factions = afterDeal(v, deal);
    playThrough(factions, steps, (from, most) => {
      const count = rng.below(Math.min(most, from.length) + 1);
      return shuffleWith(from, (n) => rng.below(n)).slice(0, count);
    });
    if (agrees(v, factions)) return { deal, factions };
  }
  return anyThatFits(v, deals, steps, rng);
}

function weighted(deals: readonly Deal[], rng: Rng): Deal {
  let sum = 0;
  for (const { weight } of deals) sum += weight;
  let left = (rng.below(1_000_000) / 1_000_000) * sum;
  for (const deal of deals) {
    left -= deal.weight;
    if (left < 0) return deal;
  }
  return deals.at(-1)!;
}

/** Chance has not found it: all deals and all choices, in any order. */
function anyThatFits(v: View, deals: Deal[], steps: readonly number[], rng: Rng): { deal: Deal; factions: Factions } {
  const mix = <T>(items: T[]): T[] => shuffleWith(items, (n) => rng.below(n));
  const recruits = mix(setsOf(v.seats, 1));
  const infections = mix(setsOf(v.seats, v.mayInfect ?? 0));
  for (const deal of mix(deals)) {
    for (const recruited of recruits) {
      for (const infected of infections) {
        const factions = afterDeal(v, deal);
        playThrough(factions, steps, (from, _most, kind) => {
          const chosen = kind === RECRUIT ? recruited : infected;
          return from.filter((seat) => chosen.includes(seat));
        });
        if (agrees(v, factions)) return { deal, factions };
      }
    }
  }
  throw new RangeError('no deal of the loyalty cards fits this view');
}

/** All sets of up to so many seats. */
function setsOf(seats: number, most: number): Seat[][] {
  return Array.from({ length: 1 << seats }, (_, bits) => list(bits)).filter((set) => set.length <= most);
}

// ------------------------------------------------------------------------------------------------------------- all of it

/** While Feykah chooses, all seven lie in the pool: those out of play below, then the stack with her two on top. */
function undealt(seats: number, two: readonly FactionId[], rng: Rng): number[] {
  const mix = (cards: number[]): number[] => shuffleWith(cards, (n) => rng.below(n));
  const stacks = stacksFor(seats);
  for (;;) {
    // the whole stack is mixed, so that one in which such cards are many has them on top more often
    const stack = mix(stacks[rng.below(stacks.length)]!);
    if (two.every((card, at) => stack[seats - 1 - at] === factionOf(card))) return [...mix(leftOut(stack)), ...stack];
  }
}

export function drawLoyalties(v: View, rng: Rng): Loyalties {
  const none = (): number[] => new Array<number>(v.seats).fill(NONE);
  const zeros = (length: number): number[] => new Array<number>(length).fill(0);
  const me = v.me === 'spectator' ? 0 : 1 << v.me;
  const empty: Loyalties = {
    dealt: none(),
    faction: none(),
    pool: [],
    passedOn: NONE,
    dealtKnown: zeros(v.seats),
    poolKnown: [],
    toldFaction: new Array<number>(v.seats * v.seats).fill(NONE),
    recruited: NONE,
    infected: 0,
    mayInfect: v.mayInfect ?? NONE,
  };
  if (v.pool.length === 0) return empty;
  const choosing = v.now.find((frame) => frame.stage === 'loyalty');
  if (choosing !== undefined) {
    const pool = undealt(v.seats, choosing.two ?? [], rng);
    return { ...empty, pool, poolKnown: zeros(pool.length) };
  }
  if (v.open) {
    const pool = v.pool.map(factionOf);
    return {
      ...empty,
      dealt: v.players.map(({ dealt }) => factionOf(dealt)),
      faction: v.players.map(({ faction }) => factionOf(faction)),
      pool,
      poolKnown: zeros(pool.length),
      passedOn: factionOf(v.passedOn),
    };
  }
  const { deal, factions } = drawFactions(v, rng);
  const out = shuffleWith(leftOut(deal.dealt), (n) => rng.below(n));
  for (const card of v.pool) if (card !== null) out.splice(out.indexOf(factionOf(card)), 1);
  const { faction, toldFaction, recruited, infected } = factions;
  return {
    ...empty,
    dealt: deal.dealt.slice(),
    faction,
    toldFaction,
    recruited,
    infected,
    passedOn: deal.passedOn,
    pool: v.pool.map((card) => (card === null ? out.pop()! : factionOf(card))),
    poolKnown: v.pool.map((card) => (card === null ? 0 : me)),
    dealtKnown: v.players.map(({ dealt }, seat) => (dealt === null || seat === v.me ? 0 : me)),
  };
}
