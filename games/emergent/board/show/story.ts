import type { Event, Seat } from '@tablewright/board';
import type { Account, ByRegion, Shipped, Told, View } from '@tablewright/emergent-rules';
import {
  CODES,
  CYLINDER,
  DC,
  EMPTY_PLAN,
  type Plan,
  PRODUCT,
  type Standing,
} from '@tablewright/emergent-rules/content';
import { dollars, many } from '../look.ts';
import { added, noTrack, type Scene, sceneOf, seatAfter, type SeatScene } from '../scene.ts';

// A round as a show: what was told becomes steps, each with the map as it looks after it. Pure; nothing here knows time.

/** Everything that is known of one round. */
export interface Recap {
  readonly round: number;
  /** everybody before the plans were carried out */
  readonly start: readonly SeatScene[];
  readonly events: readonly Told[];
}

export type StepKind =
  | 'reveal'
  | 'demand'
  | 'city'
  | 'ship'
  | 'income'
  | 'transport'
  | 'forced'
  | 'operating'
  | 'liquidate'
  | 'accounts'
  | 'closed';

export interface Step {
  readonly kind: StepKind;
  /** the map after it */
  readonly scene: Scene;
  /** the heading, and what happens in one sentence */
  readonly title: string;
  readonly says: string;
  /** what each ledger gains or loses, by seat */
  readonly money?: readonly number[];
  readonly city?: string;
  readonly order?: readonly Standing[];
  readonly shipments?: readonly Shipped[];
  readonly out?: readonly Seat[];
  readonly accounts?: readonly Account[];
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

/**
 * The last round out of the view alone, for somebody who has just opened the page. Null where the view does not say enough: a
 * forced sale and the end of the game have taken DCs off the board, and nothing says where they stood.
 */
export function recalled(view: View): Recap | null {
  const round = view.executed;
  const book = view.book[round - 1];
  const isOver = view.round > round;
  const paying = !isOver && view.now.at(-1)?.stage === 'forced';
  if (book === undefined || view.outcome !== null || paying || book.some(({ forced }) => forced > 0)) return null;
  const plans = view.plans.map((plan) => plan ?? EMPTY_PLAN);
  const spent = book.map(
    ({ built, products, cylinders, resold }) => built + products * PRODUCT.price + cylinders * CYLINDER.price - resold,
  );
  const cash = book.map(({ seat, cash: end, revenue, transport, operating }) =>
    isOver ? end - revenue + transport + operating : view.players[seat]!.cash,
  );
  const cities = view.results.flatMap(({ city, region, rank, card, order, shipments, tiers }): Told[] => {
    if (order === null) return [];
    const out = tiers.flatMap((tier, seat) => (tier === 0 ? [seat] : []));
    const opened: Told = { type: 'city', city, region, rank, card, suppliers: [...order], out };
    return shipments === null ? [opened] : [opened, { type: 'shipped', city, region, shipments: [...shipments] }];
  });
  const column = (of: (account: Account) => number): number[] => book.map(of);
  const money: Told[] = [
    { type: 'income', sold: column(({ sold }) => sold), income: column(({ revenue }) => revenue) },
    { type: 'transport', paid: column(({ transport }) => transport), bands: [] },
    { type: 'operating', paid: column(({ operating }) => operating) },
    { type: 'liquidated', lost: column(({ liquidated }) => liquidated) },
    { type: 'accounts', round, accounts: book },
  ];
  const revealed: Told = { type: 'revealed', round, plans, spent, cash };
  const events = [revealed, cardsPlaced(view), ...cities, ...(isOver ? money : [])];
  return { round, start: rewound(view, events), events };
}

/** The cards of the last round, as they were placed. */
function cardsPlaced(view: View): Told {
  const cards = view.results.map(({ city, region, rank, card }) => ({ city, region, rank, tiers: card }));
  return { type: 'demand', round: view.executed, set: '', cards };
}

/** Everybody's DCs before the reveal, counted back from a later view. */
function rewound(view: View, events: readonly Told[]): SeatScene[] {
  const [revealed] = events;
  if (revealed?.type !== 'revealed') return [];
  const none: ByRegion = {};
  return view.players.map((player, seat) => {
    const plan = revealed.plans[seat]!;
    let { small, large } = player;
    for (const event of events) {
      if (event.type !== 'forced' || event.seat !== seat) continue;
      small = added(small, event.small);
      large = added(large, event.large);
    }
    small = added(added(small, plan.buildSmall, -1), plan.sellSmall);
    large = added(added(large, plan.buildLarge, -1), plan.sellLarge);
    return { cash: revealed.cash[seat]! + revealed.spent[seat]!, small, large, stock: none, marketing: none };
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

export function stepsOf(recap: Recap, names: readonly string[]): Step[] {
  const steps: Step[] = [];
  let scene: Scene = { seats: recap.start, cards: [], city: null };
  for (const event of recap.events) {
    const step = stepOf(scene, event, names);
    if (step === null) continue;
    steps.push(step);
    scene = step.scene;
  }
  return steps;
}

function stepOf(scene: Scene, event: Told, names: readonly string[]): Step | null {
  switch (event.type) {
    case 'revealed':
      return {
        kind: 'reveal',
        title: 'All plans are revealed',
        says: event.plans.map((plan, seat) => `${names[seat]}: ${planInWords(plan)}`).join(' · '),
        money: event.spent.map((spent) => -spent),
        scene: {
          ...scene,
          seats: scene.seats.map((seat, i) => ({ ...seatAfter(seat, event.plans[i]!), cash: event.cash[i]! })),
        },
      };
    case 'demand':
      return {
        kind: 'demand',
        title: `${many(event.cards.length, 'city').replace('citys', 'cities')} with demand`,
        says: event.cards.map(({ city, tiers }) => `${city} ${tiers.join('/')}`).join(' · '),
        scene: {
          ...scene,
          cards: event.cards.map((card) => ({ ...card, track: noTrack(scene.seats.length), order: null })),
        },
      };
    case 'city':
      return {
        kind: 'city',
        title: `${event.rank}. ${event.city}`,
        says: orderInWords(event.suppliers, names),
        city: event.city,
        order: event.suppliers,
        out: event.out,
        scene: {
          ...scene,
          city: event.city,
          cards: scene.cards.map((card) => (card.city === event.city ? { ...card, order: event.suppliers } : card)),
        },
      };
    case 'shipped':
      return shipped(scene, event, names);
    case 'income':
      return moneyStep(scene, 'income', 'Income', event.income, `$${PRODUCT.sale} for every product sold.`);
    case 'transport':
      return moneyStep(
        scene,
        'transport',
        'Transport',
        event.paid.map((n) => -n),
        'Free in the own region, $1 from next door, $2 from farther away.',
      );
    case 'forced': {
      const gone = planOfSale(event.small, event.large);
      return {
        kind: 'forced',
        title: `${names[event.seat]} cannot pay`,
        says: `Short by ${dollars(event.short)} of ${dollars(event.owes)}: DCs are sold for ${dollars(event.proceeds)}.`,
        money: scene.seats.map((_, seat) => (seat === event.seat ? event.proceeds : 0)),
        scene: {
          ...scene,
          city: null,
          seats: scene.seats.map((seat, i) =>
            i === event.seat
              ? {
                  ...seatAfter(seat, { ...gone, stock: seat.stock, market: seat.marketing }),
                  cash: seat.cash + event.proceeds,
                }
              : seat,
          ),
        },
      };
    }
    case 'operating':
      return moneyStep(
        scene,
        'operating',
        'Operating costs',
        event.paid.map((n) => -n),
        `$${DC.small.operating} for a small DC, $${DC.large.operating} for a large one, whether it sold anything or not.`,
      );
    case 'liquidated': {
      const lost = event.lost.flatMap((n, seat) => (n > 0 ? [`${names[seat]} ${n}`] : []));
      return {
        kind: 'liquidate',
        title: 'Unsold products are gone',
        says: lost.length === 0 ? 'Nobody has a product left.' : `Thrown away: ${lost.join(', ')}.`,
        scene: { ...scene, city: null, seats: scene.seats.map((seat) => ({ ...seat, stock: {} })) },
      };
    }
    case 'accounts':
      return {
        kind: 'accounts',
        title: `Round ${event.round}: the accounts`,
        says: event.accounts
          .map(({ seat, profit }) => `${names[seat]} ${profit < 0 ? 'lost' : 'made'} ${dollars(Math.abs(profit))}`)
          .join(' · '),
        accounts: event.accounts,
        scene: { seats: scene.seats.map((seat) => ({ ...seat, marketing: {} })), cards: [], city: null },
      };
    case 'closed':
      return {
        ...moneyStep(
          scene,
          'closed',
          'The end: every DC is sold',
          event.proceeds,
          'A small DC brings $5, a large one $10.',
        ),
        scene: {
          ...scene,
          seats: scene.seats.map((seat, i) => ({ ...seat, small: {}, large: {}, cash: event.money[i]! })),
        },
      };
    default:
      return null;
  }
}

function shipped(scene: Scene, event: Extract<Told, { type: 'shipped' }>, names: readonly string[]): Step {
  const seats = scene.seats.slice();
  const sold = event.shipments.filter(({ units }) => units > 0);
  for (const { seat, from } of sold) {
    const gone = Object.fromEntries(from.map(({ region, units }) => [region, units]));
    seats[seat] = { ...seats[seat]!, stock: added(seats[seat]!.stock, gone, -1) };
  }
  const track = noTrack(seats.length);
  for (const { seat, from } of sold) {
    for (const { units, distance } of from) track[seat]![Math.min(2, distance)]! += units;
  }
  return {
    kind: 'ship',
    title: `To ${event.city}`,
    says:
      sold.length === 0
        ? `Nobody sells to ${event.city}.`
        : sold
            .map(
              ({ seat, units, transport }) =>
                `${names[seat]} ${verb(names[seat], 'sell')} ${units}${transport > 0 ? `, transport ${dollars(transport)}` : ''}`,
            )
            .join(' · '),
    city: event.city,
    shipments: event.shipments,
    order: scene.cards.find(({ city }) => city === event.city)?.order ?? [],
    scene: {
      seats,
      city: event.city,
      cards: scene.cards.map((card) => (card.city === event.city ? { ...card, track } : card)),
    },
  };
}

/** 'sell' for you, 'sells' for anybody else */
function verb(name: string | undefined, does: string): string {
  return name === 'You' ? does : `${does}s`;
}

function moneyStep(scene: Scene, kind: StepKind, title: string, money: readonly number[], says: string): Step {
  return {
    kind,
    title,
    says,
    money,
    scene: { ...scene, city: null, seats: scene.seats.map((seat, i) => ({ ...seat, cash: seat.cash + money[i]! })) },
  };
}

function planOfSale(small: ByRegion, large: ByRegion): Partial<Plan> {
  return { sellSmall: small, sellLarge: large };
}

/** 'built 2, bought 9, 1 cylinder' */
function planInWords(plan: Plan): string {
  const count = (part: keyof Plan): number => CODES.reduce((n, code) => n + (plan[part][code] ?? 0), 0);
  const built = count('buildSmall') + count('buildLarge');
  const sold = count('sellSmall') + count('sellLarge');
  const parts = [
    built > 0 && many(built, 'new DC'),
    sold > 0 && `${many(sold, 'DC')} sold`,
    count('stock') > 0 && many(count('stock'), 'product'),
    count('market') > 0 && many(count('market'), 'cylinder'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

function orderInWords(order: readonly Standing[], names: readonly string[]): string {
  if (order.length === 0) return 'Nobody has a product left.';
  return order
    .map(({ seat, tied, may }) => `${names[seat]}${tied ? ' (tied)' : ''}: ${may === 0 ? 'nothing' : `up to ${may}`}`)
    .join(' · ');
}

/** What each city brought each player: for what flies to the ledgers. */
export function takings(
  steps: readonly Step[],
): { readonly city: string; readonly seat: Seat; readonly income: number; readonly transport: number }[] {
  return steps.flatMap(({ kind, city, shipments = [] }) =>
    kind !== 'ship' || city === undefined
      ? []
      : shipments
          .filter(({ units }) => units > 0)
          .map(({ seat, units, transport }) => ({ city, seat, income: units * PRODUCT.sale, transport })),
  );
}

// ---------------------------------------------------------------------------------------------------------------- pace

const MS: Readonly<Record<StepKind, number>> = {
  reveal: 2600,
  demand: 2200,
  city: 2000,
  ship: 1500,
  income: 1800,
  transport: 1500,
  forced: 2200,
  operating: 1500,
  liquidate: 1200,
  accounts: 0,
  closed: 2000,
};
/** Ledger 8: a whole execution phase takes under 30 seconds. */
const MOST = 27_000;

/** How long every step stands: twelve cities go by faster than four. */
export function paceOf(steps: readonly Step[]): number[] {
  const wished = steps.map(({ kind }) => MS[kind]);
  const all = wished.reduce((total, ms) => total + ms, 0);
  const squeeze = Math.min(1, MOST / all);
  return wished.map((ms) => Math.round(ms * squeeze));
}
