import { count, listed } from '@tablewright/kernel/words';
import { regionInText } from '../content/map.ts';
import type { PlayerView, View } from '../view.ts';
import { dcsIn, money, nameOf, regionsIn, totalIn, whereabouts } from './say.ts';

/** The table as text: the round, the cards, then a line for each player. */
export function table(view: View, names: readonly string[]): string {
  const head =
    view.mode === 'fast'
      ? `Round ${view.round} of ${view.rounds}, Fast Play.`
      : `Round ${view.round} of ${view.rounds}. Forecast: ${view.forecast.join(', ')}.`;
  const cards = view.cards.map(({ city, tiers }) => `${city} ${tiers.join('/')}`);
  const players = view.players.map((player, seat) => {
    const locked = isLocked(view, seat) ? ' (locked)' : '';
    return `${nameOf(seat, names)}${locked}: ${view.mode === 'fast' ? fastLine(view, seat) : standardLine(player)}`;
  });
  return [head, ...(cards.length > 0 ? [`Demand: ${cards.join(', ')}.`] : []), ...players].join('\n');
}

function isLocked(view: View, seat: number): boolean {
  const now = view.now.at(-1);
  return now !== undefined && 'ready' in now && (now.ready[seat] ?? false);
}

function standardLine({ cash, small, large, stock, marketing, idle }: PlayerView): string {
  const dcs = [...dcsIn(small, 'small'), ...dcsIn(large, 'large')];
  const parts = [money(cash), dcs.length === 0 ? 'no DC' : listed(dcs)];
  if (regionsIn(stock).length > 0) parts.push(`${count(totalIn(stock), 'product')} (${whereabouts(stock)})`);
  if (regionsIn(marketing).length > 0)
    parts.push(`${count(totalIn(marketing), 'cylinder')} (${whereabouts(marketing)})`);
  if (idle) parts.push('out of business');
  return `${parts.join('; ')}.`;
}

function fastLine(view: View, seat: number): string {
  const { stock } = view.players[seat]!;
  const points = view.regions.reduce((sum, region) => sum + region.points[seat]!, 0);
  const won = view.regions.filter((region) => region.won === seat).map(({ region }) => regionInText(region));
  const holds = won.length === 0 ? 'first nowhere' : `first in ${listed(won)}`;
  const cubes = totalIn(stock) === 0 ? 'no cubes' : `${count(totalIn(stock), 'cube')} (${whereabouts(stock)})`;
  return `${cubes}; ${count(points, 'point')} so far, ${holds}.`;
}
