import type { KeptGame } from './device-game.ts';

// The games that lie in this browser: one for each title, so that nothing piles up.

const nameOf = (game: string): string => `tablewright.here.${game}`;

export function keptGame(game: string): KeptGame | null {
  return readGame(game, nameOf(game));
}

function readGame(game: string, name: string): KeptGame | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<KeptGame> | null;
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
  write(nameOf(kept.game), kept);
}

/** It goes on elsewhere. */
export function forgetGame(game: string): void {
  localStorage.removeItem(nameOf(game));
}

function write(name: string, kept: KeptGame): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing plays it to the end in this page.
  }
}

const endedNameOf = (game: string): string => `tablewright.here.${game}.ended`;

/** The last game of each title that was played to its end: for looking at it again when the next has begun. */
export function endedGame(game: string): KeptGame | null {
  return readGame(game, endedNameOf(game));
}

export function keepEnded(kept: KeptGame): void {
  write(endedNameOf(kept.game), kept);
}

/** The game of a title that lies here and is not over: at its end a game is kept a second time. */
export function gameUnderWay(game: string): KeptGame | null {
  const kept = keptGame(game);
  return kept !== null && kept.seed === endedGame(game)?.seed ? null : kept;
}

/** The titles of which a game lies here. */
export function gamesKept(titles: readonly string[]): string[] {
  return titles.filter((title) => keptGame(title) !== null);
}
