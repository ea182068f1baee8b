import type { Seat } from '@tablewright/board';
import type { Account, ByRegion, Shipped, Told } from '@tablewright/emergent-rules';
import { CODES, DC, type Plan, PRODUCT, type Standing } from '@tablewright/emergent-rules/content';
import { many } from '@tablewright/kernel/words';
import { dollars } from '../look.ts';
import { added, noTrack, type Scene, seatAfter } from '../scene.ts';
import type { Recap } from './recap.ts';

// A round as a show: what was told becomes steps, each with the map as it looks after it. Pure; nothing here knows time.

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

export function stepsOf(recap: Recap, names: readonly string[]): Step[] {
  const steps: Step[] = [];
  let scene: Scene = { seats: recap.start, cards: [], city: null };
  // at the end of the game the accounts come with the result
  const isEnd = recap.events.some(({ type }) => type === 'closed');
  for (const event of recap.events) {
    if (isEnd && event.type === 'accounts') continue;
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
          seats: scene.seats.map((seat, i) => ({
            ...seat,
            small: {},
            large: {},
            marketing: {},
            cash: event.money[i]!,
          })),
          cards: [],
          city: null,
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
