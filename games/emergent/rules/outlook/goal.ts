import type { Goal } from '@tablewright/kernel/words';
import { DC } from '../content/prices.ts';
import type { PlayerView, View } from '../view.ts';

// Money and points lie open; only plans are secret, and they are not spoken of here.

export function goalOf(view: View): Goal {
  return { says: view.mode === 'fast' ? inPoints(view) : inMoney(view), secret: null };
}

/** EMT-701, EMT-703 What every DC would bring belongs to it. */
function inMoney(view: View): string {
  const wanted = `Have the most money after round ${view.rounds}; DCs are sold then.`;
  if (view.me === 'spectator') return wanted;
  const me = view.players[view.me]!;
  const all = view.players.map(worthOf);
  const dcs = resaleOf(me);
  const has = dcs === 0 ? `You have $${me.cash}` : `You have $${me.cash} and DCs worth $${dcs}`;
  return `${wanted} ${has}: ${placeWords(all, view.me)}.`;
}

/** EMT-910, EMT-915 */
function inPoints(view: View): string {
  const wanted = `Have the most points after round ${view.rounds}: 2 for most cubes in a region, 1 for second.`;
  if (view.me === 'spectator') return wanted;
  const points = view.players.map((_, seat) => view.regions.reduce((sum, { points: by }) => sum + (by[seat] ?? 0), 0));
  const mine = points[view.me]!;
  return `${wanted} You would have ${mine} now: ${placeWords(points, view.me)}.`;
}

function resaleOf({ small, large }: PlayerView): number {
  const total = (byRegion: PlayerView['small']): number => Object.values(byRegion).reduce((sum, n) => sum + n, 0);
  return total(small) * DC.small.resale + total(large) * DC.large.resale;
}

function worthOf(player: PlayerView): number {
  return player.cash + resaleOf(player);
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

function placeWords(amounts: readonly number[], seat: number): string {
  const mine = amounts[seat]!;
  const ahead = amounts.filter((one) => one > mine).length;
  const level = amounts.filter((one) => one === mine).length - 1;
  if (level === amounts.length - 1) return 'all are level';
  const place = `${PLACES[ahead] ?? `number ${ahead + 1}`} of ${amounts.length}`;
  return level === 0 ? place : `${place}, level with ${level === 1 ? 'another one' : `${level} others`}`;
}
