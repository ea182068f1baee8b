import type { Seat } from '@tablewright/board';
import type { View } from '@tablewright/emergent-rules';
import { CODES, DC, type Plan, PRODUCT, type Standing } from '@tablewright/emergent-rules/content';
import { many } from '@tablewright/kernel/words';
import { dollars } from '../look.ts';
import type { Cue } from '../motion.ts';
import type { Event } from '../props.ts';

// A step of a round in words: a heading, what happens in one sentence, and what each ledger gains or loses.

export interface Caption {
  readonly title: string;
  readonly says: string;
  /** by seat */
  readonly money: readonly number[] | null;
}

/** `names`: how everybody is called in a sentence. */
export function captionOf(cue: Cue, names: readonly string[]): Caption {
  switch (cue.kind) {
    case 'revealed':
      return {
        title: 'All plans are revealed',
        says: cue.told.plans.map((plan, seat) => `${names[seat]}: ${planInWords(plan)}`).join(' · '),
        money: cue.told.spent.map((spent) => -spent),
      };
    case 'demand':
      return {
        title: `${cue.told.cards.length === 1 ? '1 city' : `${cue.told.cards.length} cities`} with demand`,
        says: cue.told.cards.map(({ city, tiers }) => `${city} ${tiers.join('/')}`).join(' · '),
        money: null,
      };
    case 'city':
      return {
        title: `${cue.told.rank}. ${cue.told.city}`,
        says: orderInWords(cue.told.suppliers, names),
        money: null,
      };
    case 'shipped':
      return { title: `To ${cue.told.city}`, says: shippedInWords(cue.told, names), money: null };
    case 'income':
      return { title: 'Income', says: `$${PRODUCT.sale} for every product sold.`, money: cue.told.income };
    case 'transport':
      return {
        title: 'Transport',
        says: 'Free in the own region, $1 from next door, $2 from farther away.',
        money: cue.told.paid.map((n) => -n),
      };
    case 'forced': {
      const { seat: who, short, owes, proceeds } = cue.told;
      return {
        title: `${names[who]} cannot pay`,
        says: `Short by ${dollars(short)} of ${dollars(owes)}: DCs are sold for ${dollars(proceeds)}.`,
        money: names.map((_, seat) => (seat === who ? proceeds : 0)),
      };
    }
    case 'operating':
      return {
        title: 'Operating costs',
        says: `$${DC.small.operating} for a small DC, $${DC.large.operating} for a large one, whether it sold anything or not.`,
        money: cue.told.paid.map((n) => -n),
      };
    case 'liquidated': {
      const lost = cue.told.lost.flatMap((n, seat) => (n > 0 ? [`${names[seat]} ${n}`] : []));
      return {
        title: 'Unsold products are gone',
        says: lost.length === 0 ? 'Nobody has a product left.' : `Thrown away: ${lost.join(', ')}.`,
        money: null,
      };
    }
    case 'closed':
      return {
        title: 'The end: every DC is sold',
        says: `A small DC brings $${DC.small.resale}, a large one $${DC.large.resale}.`,
        money: cue.told.proceeds,
      };
    case 'placed':
      return { title: 'All DCs are revealed', says: '', money: null };
  }
}

/** How the city of a step is shared out, and who sells what; null for a step without a city. */
export interface CityShown {
  readonly city: string;
  readonly tiers: readonly number[];
  readonly order: readonly Standing[];
  readonly out: readonly Seat[];
  readonly shipments: Event<'shipped'>['shipments'] | null;
}

export function cityIn(cue: Cue, view: View): CityShown | null {
  if (cue.kind === 'city') {
    const { city, card, suppliers, out } = cue.told;
    return { city, tiers: card, order: suppliers, out, shipments: null };
  }
  if (cue.kind !== 'shipped') return null;
  const { city, shipments } = cue.told;
  const result = view.results.find((one) => one.city === city);
  return { city, tiers: result?.card ?? [], order: result?.order ?? [], out: [], shipments };
}

/** The city for which somebody is being asked what to ship. */
export function cityNow(view: View): CityShown | null {
  const frame = view.now.find(({ stage }) => stage === 'ship');
  const result = frame?.stage === 'ship' ? view.results.find(({ rank }) => rank === frame.city + 1) : undefined;
  if (result?.order == null) return null;
  return { city: result.city, tiers: result.card, order: result.order, out: [], shipments: null };
}

/** 'built 2, bought 9, 1 cylinder' */
export function planInWords(plan: Plan): string {
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

function shippedInWords({ city, shipments }: Event<'shipped'>, names: readonly string[]): string {
  const sold = shipments.filter(({ units }) => units > 0);
  if (sold.length === 0) return `Nobody sells to ${city}.`;
  return sold
    .map(({ seat, units, transport }) => {
      const sells = names[seat] === 'You' ? 'sell' : 'sells';
      return `${names[seat]} ${sells} ${units}${transport > 0 ? `, transport ${dollars(transport)}` : ''}`;
    })
    .join(' · ');
}
