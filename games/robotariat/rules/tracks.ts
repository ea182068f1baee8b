import { MOST_OFFICE, MOST_REPUTATION, type PlayerCount } from './content/board.ts';
import { BURSAR_NEEDS } from './content/objectives.ts';
import type { State } from './state.ts';

// The tracks and the Junk Pile. Whoever changes one of them does it here, so that what objectives ask about is noted.

/** RTA-506 Takes what is there; returns how much that was. */
export function takeFunds(s: State, amount: number): number {
  const taken = Math.min(s.funds, amount);
  s.funds -= taken;
  return taken;
}

/** RTA-605 Within 0 to 10; returns how far the Office has moved. RTA-711 Any cause counts. */
export function changeOffice(s: State, levels: number): number {
  const before = s.office;
  s.office = Math.max(0, Math.min(MOST_OFFICE, before + levels));
  if (s.office >= BURSAR_NEEDS[s.seats as PlayerCount]) s.peaked = 1;
  if (s.office === 0 && s.peaked === 1) s.emptied = 1;
  return s.office - before;
}

/** RTA-606 Returns how much was gained. */
export function gainReputation(s: State, points: number): number {
  const before = s.reputation;
  s.reputation = Math.min(MOST_REPUTATION, before + points);
  return s.reputation - before;
}

/** RTA-751, RTA-752 Posters go from a space into the pile; each cube counts, each time. */
export function junkPosters(s: State, space: number, posters: number): void {
  s.posters[space]! -= posters;
  s.junk += posters;
  s.junkedNow += posters;
  s.junkedBest = Math.max(s.junkedBest, s.junkedNow);
}

/** One more point of the chart. */
export function noteHistory(s: State): void {
  s.history.push(s.round, s.funds, s.reputation, s.office);
}

/** RTA-301 */
export function putPoster(s: State, space: number): void {
  s.supply -= 1;
  s.posters[space]! += 1;
}

/** RTA-331 */
export function putBackFromJunk(s: State, space: number, posters: number): void {
  s.junk -= posters;
  s.posters[space]! += posters;
}
