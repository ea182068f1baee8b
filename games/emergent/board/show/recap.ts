import type { Event } from '@tablewright/board';
import type { Account, Told, View } from '@tablewright/emergent-rules';
import { CYLINDER, EMPTY_PLAN, PRODUCT } from '@tablewright/emergent-rules/content';
import { added, sceneOf, type SeatScene } from '../scene.ts';

// What is known of the last round: gathered from what was told while one looked on, or recalled out of the view alone.

/** Everything that is known of one round. */
export interface Recap {
  readonly round: number;
  /** everybody before the plans were carried out */
  readonly start: readonly SeatScene[];
  readonly events: readonly Told[];
}

const OF_A_ROUND = new Set<string>([
  'revealed',
  'demand',
  'city',
  'shipped',
  'income',
  'transport',
  'forced',
  'operating',
  'liquidated',
  'accounts',
  'closed',
]);

/** What was told, put behind what is known of the round. A reveal begins a new one; without one nothing can be shown. */
export function gathered(known: Recap | null, view: View, before: View | null, told: readonly Event[]): Recap | null {
  const events = told.filter(({ type }) => OF_A_ROUND.has(type)) as unknown as Told[];
  if (events.length === 0) return known;
  const reveal = events.findLastIndex(({ type }) => type === 'revealed');
  if (reveal < 0) {
    // an open market's cards come before the plans of their round: that is not this round's business
    if (known === null || events.every(({ type }) => type === 'demand')) return known;
    return { ...known, events: [...known.events, ...events] };
  }
  const mine = events.slice(reveal);
  const [revealed] = mine;
  if (revealed?.type !== 'revealed') return known;
  // in an open market the round's cards lay there already, and the next round's may have come with the same change
  const own = mine.slice(1).filter((event) => event.type !== 'demand' || event.round === revealed.round);
  const start = before === null ? rewound(view, mine) : sceneOf(before).seats;
  const lay = own.every(({ type }) => type !== 'demand');
  const open = lay ? [cardsPlaced(view)] : [];
  return { round: revealed.round, start, events: [revealed, ...open, ...own] };
}

/** The last round out of the view alone, for somebody who has just opened the page; null before the first. */
export function recalled(view: View): Recap | null {
  const round = view.executed;
  const book = view.book[round - 1];
  if (book === undefined) return null;
  const isEnd = view.outcome !== null;
  const isOver = isEnd || view.round > round;
  const paying = !isOver && view.now.at(-1)?.stage === 'forced';
  const plans = view.plans.map((plan) => plan ?? EMPTY_PLAN);
  const spent = book.map(
    ({ built, products, cylinders, resold }) => built + products * PRODUCT.price + cylinders * CYLINDER.price - resold,
  );
  const cash = book.map(({ seat, cash: end, revenue, transport, operating, forced }) => {
    if (isOver) return end - revenue + transport + operating - forced;
    const { cash: now } = view.players[seat]!;
    return paying ? now - revenue + transport - forced : now;
  });
  const cities = view.results.flatMap(({ city, region, rank, card, order, shipments, tiers }): Told[] => {
    if (order === null) return [];
    const out = tiers.flatMap((tier, seat) => (tier === 0 ? [seat] : []));
    const opened: Told = { type: 'city', city, region, rank, card, suppliers: [...order], out };
    return shipments === null ? [opened] : [opened, { type: 'shipped', city, region, shipments: [...shipments] }];
  });
  const column = (of: (account: Account) => number): number[] => book.map(of);
  const paid: Told[] = [
    { type: 'income', sold: column(({ sold }) => sold), income: column(({ revenue }) => revenue) },
    { type: 'transport', paid: column(({ transport }) => transport), bands: [] },
    ...view.forced.map((sale): Told => ({ type: 'forced', ...sale })),
  ];
  const settled: Told[] = [
    { type: 'operating', paid: column(({ operating }) => operating) },
    { type: 'liquidated', lost: column(({ liquidated }) => liquidated) },
    { type: 'accounts', round, accounts: book },
  ];
  const closed: Told = {
    type: 'closed',
    proceeds: column(({ worth, cash: end }) => worth - end),
    money: view.players.map(({ cash: money }) => money),
  };
  const revealed: Told = { type: 'revealed', round, plans, spent, cash };
  const events = [
    revealed,
    cardsPlaced(view),
    ...cities,
    ...(isOver || paying ? paid : []),
    ...(isOver ? settled : []),
    ...(isEnd ? [closed] : []),
  ];
  return { round, start: rewound(view, events), events };
}

/** The cards of the last round, as they were placed. */
function cardsPlaced(view: View): Told {
  const cards = view.results.map(({ city, region, rank, card }) => ({ city, region, rank, tiers: card }));
  return { type: 'demand', round: view.executed, set: '', cards };
}

/** Everybody's DCs before the reveal, counted back from a later view of the same round. */
function rewound(view: View, events: readonly Told[]): SeatScene[] {
  const [revealed] = events;
  if (revealed?.type !== 'revealed') return [];
  return view.players.map((player, seat) => {
    const plan = revealed.plans[seat]!;
    const gone = [...view.forced.filter((sale) => sale.seat === seat), ...view.closed.slice(seat, seat + 1)];
    const small = gone.reduce((all, sale) => added(all, sale.small), player.small);
    const large = gone.reduce((all, sale) => added(all, sale.large), player.large);
    return {
      cash: revealed.cash[seat]! + revealed.spent[seat]!,
      small: added(added(small, plan.buildSmall, -1), plan.sellSmall),
      large: added(added(large, plan.buildLarge, -1), plan.sellLarge),
      stock: {},
      marketing: {},
    };
  });
}

/** Whether a recap really is what the view shows as its last round: another table's must never be shown. */
export function fits(recap: Recap, view: View): boolean {
  if (recap.round !== view.executed || recap.start.length !== view.seats) return false;
  const sold = view.players.map(() => 0);
  for (const event of recap.events) {
    if (event.type !== 'shipped') continue;
    for (const { seat, units } of event.shipments) sold[seat]! += units;
  }
  const book = view.book[recap.round - 1] ?? [];
  return sold.every((n, seat) => n === book[seat]?.sold);
}
