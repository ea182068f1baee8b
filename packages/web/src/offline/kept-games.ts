import type { KeptGame } from './device-game.ts';

// The games that lie in this browser: one for each title, so that nothing piles up.

const nameOf = (game: string): string => `tablewright.here.${game}`;

export function keptGame(game: string): KeptGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(game)) ?? 'null') as Partial<KeptGame> | null;
    const isWhole =
      kept !== null &&
      kept.game === game &&
      Array.isArray(kept.names) &&
      Array.isArray(kept.people) &&
      Array.isArray(kept.log);
    return isWhole ? (kept as KeptGame) : null;
  } catch {
    return null;
  }
}

export function keepGame(kept: KeptGame): void {
  try {
    localStorage.setItem(nameOf(kept.game), JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plays it to the end in this page.
  }
}

/** The titles of which a game lies here. */
export function gamesKept(titles: readonly string[]): string[] {
  return titles.filter((title) => keptGame(title) !== null);
}
