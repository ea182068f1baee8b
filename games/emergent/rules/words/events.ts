import type { Outcome, Seat } from '@tablewright/kernel';
import { capital, count, listed } from '@tablewright/kernel/words';
import { regionName } from '../content/map.ts';
import type { Plan } from '../content/planning.ts';
import type { Told } from '../events.ts';
import type { Shipped } from '../state.ts';
import { dcsIn, money, nameOf, regionsIn, TIER_NAMES, totalIn, whereabouts } from './say.ts';

export function event(told: Told, names: readonly string[]): string {
  const who = (seat: Seat): string => nameOf(seat, names);
  /** within a sentence, where the reader is 'you' */
  const whom = (seat: Seat): string => (who(seat) === 'You' ? 'you' : who(seat));
  /** 'Ann $5, Bea $10', or what is said when nobody has any. */
  const each = (numbers: readonly number[], says: (n: number) => string, none: string): string => {
    const some = numbers.flatMap((n, seat) => (n === 0 ? [] : [`${who(seat)} ${says(n)}`]));
    return some.length === 0 ? none : `${listed(some)}.`;
  };
  switch (told.type) {
    case 'round':
      if (told.forecast === 0) return `Round ${told.round} of ${told.of} began.`;
      return `Round ${told.round} of ${told.of} began. The first tiers of its demand cards add up to ${told.forecast}.`;
    case 'demand':
      return `The demand cards of set ${told.set} were placed: ${told.cards.map(({ city, tiers }) => `${city} ${tiers.join('/')}`).join(', ')}.`;
    case 'revealed':
      return `The plans were revealed. ${told.plans.map((plan, seat) => `${who(seat)} ${planned(plan)}${paid(told.spent[seat]!)}`).join('; ')}.`;
    case 'city':
      return cityWords(told, who);
    case 'shipped':
      return told.shipments.every(({ units }) => units === 0)
        ? `Nobody sold anything to ${told.city}.`
        : `${told.city} bought: ${listed(told.shipments.filter(({ units }) => units > 0).map((one) => shippedWords(one, whom)))}.`;
    case 'switched':
      return `After ${told.city} the rest of this round is shipped for ${listed(told.seats.map(whom))}.`;
    case 'income':
      return `Income: ${each(told.income, money, 'nobody sold anything.')}`;
    case 'transport':
      return `Transport: ${each(told.paid, money, 'nothing to pay.')}`;
    case 'forced':
      return `${who(told.seat)} owed ${money(told.owes)} for the DCs, came up ${money(told.short)} short and had to sell ${listed([...dcsIn(told.small, 'small'), ...dcsIn(told.large, 'large')])} for ${money(told.proceeds)}.`;
    case 'operating':
      return `Operating costs: ${each(told.paid, money, 'nothing to pay.')}`;
    case 'liquidated':
      return `Unsold products thrown away: ${each(told.lost, String, 'none.')}`;
    case 'accounts':
      return `Round ${told.round} is over. ${told.accounts.map(({ seat, profit, cash }) => `${who(seat)} ${change(profit)}, now ${money(cash)}`).join('; ')}.`;
    case 'closed':
      return `All DCs were sold. ${told.money.map((sum, seat) => `${who(seat)} ${money(sum)}`).join(', ')}.`;
    case 'placed':
      return `The DCs were revealed. ${told.cubes.map((cubes, seat) => `${who(seat)} put ${count(totalIn(cubes), 'cube')} down: ${whereabouts(cubes)}`).join('; ')}.`;
    case 'scored':
      return `The regions were scored: ${told.points.map((points, seat) => `${who(seat)} ${count(points, 'point')}`).join(', ')}.`;
    case 'over':
      return `The game is over. ${told.winners.length === 1 ? 'The victory goes to' : 'The victory is shared by'} ${listed(told.winners.map(whom))}.`;
  }
}

/** '+$5', '−$5', '±$0' */
function change(n: number): string {
  return n === 0 ? '±$0' : n < 0 ? money(n) : `+${money(n)}`;
}

/** What a plan came to; nothing for one that cost nothing. */
function paid(spent: number): string {
  if (spent === 0) return '';
  return spent > 0 ? `, for ${money(spent)}` : `, and took ${money(-spent)}`;
}

/** 'built a small DC in Texas, stocked 5 in Texas and advertised with 2 cylinders in Texas' */
function planned(plan: Plan): string {
  const sold = [...dcsIn(plan.sellSmall, 'small'), ...dcsIn(plan.sellLarge, 'large')];
  const built = [...dcsIn(plan.buildSmall, 'small'), ...dcsIn(plan.buildLarge, 'large')];
  const deeds = [
    ...(sold.length > 0 ? [`sold ${listed(sold)}`] : []),
    ...(built.length > 0 ? [`built ${listed(built)}`] : []),
    ...(regionsIn(plan.stock).length > 0 ? [`stocked ${whereabouts(plan.stock)}`] : []),
    ...(regionsIn(plan.market).length > 0 ? [`advertised with ${whereabouts(plan.market, 'cylinder')}`] : []),
  ];
  return deeds.length === 0 ? 'did nothing' : listed(deeds);
}

function cityWords(told: Told & { type: 'city' }, who: (seat: Seat) => string): string {
  if (told.suppliers.length === 0) return `${told.city} wanted ${told.card.join('/')}, but nobody had products.`;
  const lines = told.suppliers.map(({ seat, cylinders, distance, tied, tier, may }) => {
    const why = [
      ...(cylinders > 0 ? [count(cylinders, 'cylinder')] : []),
      `distance ${distance}`,
      ...(tied ? ['tied'] : []),
    ];
    return `${who(seat)} ${tier > 3 ? 'no tier' : `${TIER_NAMES[tier]} tier, up to ${may}`} (${why.join(', ')})`;
  });
  return `${told.city} wanted ${told.card.join('/')}: ${lines.join('; ')}.`;
}

function shippedWords({ seat, from, units, transport }: Shipped, whom: (seat: Seat) => string): string {
  const regions = from.map(({ region, units: n }) =>
    from.length === 1 ? regionName(region) : `${n} ${regionName(region)}`,
  );
  const cost = transport === 0 ? '' : `, transport ${money(transport)}`;
  return `${units} from ${whom(seat)} (${regions.join(', ')}${cost})`;
}

// -------------------------------------------------------------------------------------------------------------- the end

const WHY: Readonly<Record<string, string>> = {
  'most-money': 'the most money',
  'more-sold': 'as much money as the next, and more products sold in the whole game',
  'less-liquidated': 'as much money and as many products sold as the next, and fewer thrown away',
  'shared-money': 'the same money, the same number of products sold and the same number thrown away',
  'most-points': 'the most points',
  'more-green': 'as many points as the next, and more green regions won',
  'more-red': 'as many points and green regions as the next, and more red regions won',
  'more-regions': 'as many points, green and red regions as the next, and more regions won in all',
  'shared-points': 'the same points and the same numbers of green, red and all regions won',
};

export function outcome({ winners, reason }: Outcome, names: readonly string[]): string {
  const who = listed(winners.map((seat) => nameOf(seat, names)));
  const why = WHY[reason] ?? reason;
  if (winners.length > 1) return `${capital(who)} share the victory: ${why}.`;
  return `${capital(who)} ${who === 'You' ? 'win' : 'wins'} with ${why}.`;
}
