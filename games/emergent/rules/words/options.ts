import type { Seat, Words } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { bandOf, CITIES, CODES, regionInText, regionOf, TO_CITY } from '../content/map.ts';
import type { Placement, Plan, Shipment } from '../content/planning.ts';
import { PRODUCT } from '../content/prices.ts';
import { proceedsOf, type Sale } from '../content/sales.ts';
import { cityThing, regionThing } from '../content/things.ts';
import type { Told } from '../events.ts';
import { cityAsked } from '../outlook/seen.ts';
import { billOf } from '../outlook/what-if.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { type ByRegion, dcsIn, money, regionsIn, totalIn, whereabouts } from './say.ts';

// An answer with what it brings, said to the seat that may give it.

export const option: Words<View, Told, Answers>['option'] = {
  plan: (view, plan, { seat }) => ({
    says: planWords(view, seat, plan),
    about: regionsOf(plan.sellSmall, plan.sellLarge, plan.buildSmall, plan.buildLarge, plan.stock, plan.market),
  }),
  ship: (view, shipment, { seat }) => {
    const city = cityAsked(view);
    return {
      says: shipWords(view, seat, city, shipment),
      about: [...regionsOf(shipment.ship), cityThing(CITIES[city]!.name)],
    };
  },
  forced: (view, sale, { seat }) => ({
    says: forcedWords(view, seat, sale),
    about: regionsOf(sale.small, sale.large),
  }),
  place: (_view, placement) => ({
    says: placeWords(placement),
    about: regionsOf(placement.large, placement.small),
  }),
};

/** The regions in which something happens, in the order of the map; a draft may have sheets that are still missing. */
function regionsOf(...sheets: readonly (ByRegion | undefined)[]): string[] {
  return CODES.filter((code) => sheets.some((sheet) => (sheet?.[code] ?? 0) > 0)).map(regionThing);
}

/** 'Build a small DC in the Northeast ($10); stock 5 in the Northeast ($5). You keep $85. …' */
function planWords(view: View, seat: Seat, plan: Partial<Plan>): string {
  const bill = billOf(view, seat, plan);
  const {
    sellSmall = {},
    sellLarge = {},
    buildSmall = {},
    buildLarge = {},
    stock = {},
    market = {},
    shipping = {},
  } = plan;
  const parts = [
    {
      does: 'sell',
      what: [...dcsIn(sellSmall, 'small'), ...dcsIn(sellLarge, 'large')],
      price: `+${money(bill.proceeds)}`,
    },
    { does: 'build', what: [...dcsIn(buildSmall, 'small'), ...dcsIn(buildLarge, 'large')], price: money(bill.build) },
    { does: 'stock', what: regionsIn(stock).length === 0 ? [] : [whereabouts(stock)], price: money(bill.products) },
    {
      does: 'advertise with',
      what: regionsIn(market).length === 0 ? [] : [whereabouts(market, 'cylinder')],
      price: money(bill.marketing),
    },
  ].filter(({ what }) => what.length > 0);
  const deeds = parts.map(({ does, what, price }) => `${does} ${listed(what)} (${price})`).join('; ');
  const asked = shipping['ask'] === 1 ? ' You are asked what to ship.' : '';
  const rent = bill.operating === 0 ? '' : ` Your DCs will cost ${money(bill.operating)}.`;
  return `${parts.length === 0 ? 'Nothing at all' : capital(deeds)}. You keep ${money(bill.left)}.${rent}${asked}`;
}

/** 'Ship 5 from the Northeast and 1 from the Ohio Valley: $30, less $1 for transport. You keep 3 products.' */
function shipWords(view: View, seat: Seat, city: number, { ship = {}, rest = {} }: Partial<Shipment>): string {
  const left = totalIn(view.players[seat]!.stock) - totalIn(ship);
  const auto = rest['auto'] === 1 ? ' The rest of this round is shipped for you.' : '';
  const regions = regionsIn(ship);
  if (regions.length === 0) return `Ship nothing to ${CITIES[city]!.name}. You keep ${count(left, 'product')}.${auto}`;
  const from = listed(regions.map((code) => `${ship[code]} from ${regionInText(code)}`));
  const transport = regions.reduce((sum, code) => sum + ship[code]! * bandOf(TO_CITY[city]![regionOf(code)]!), 0);
  const less = transport === 0 ? 'no transport' : `less ${money(transport)} for transport`;
  return `Ship ${from}: ${money(totalIn(ship) * PRODUCT.sale)}, ${less}. You keep ${count(left, 'product')}.${auto}`;
}

/** 'Sell 2 small DCs in Texas and a large DC in the Northeast: $20. You keep $1.' */
function forcedWords(view: View, seat: Seat, sale: Partial<Sale>): string {
  const { small = {}, large = {} } = sale;
  const proceeds = proceedsOf(sale);
  const owes = view.book.at(-1)?.[seat]?.operating ?? 0;
  const left = view.players[seat]!.cash + proceeds - owes;
  return `Sell ${listed([...dcsIn(small, 'small'), ...dcsIn(large, 'large')]) || 'nothing'}: ${money(proceeds)}. ${left < 0 ? `${money(-left)} would be missing` : `You keep ${money(left)}`}.`;
}

function placeWords({ small, large }: Placement): string {
  return `${capital(listed([...dcsIn(large ?? {}, 'large'), ...dcsIn(small ?? {}, 'small')]))}.`;
}
