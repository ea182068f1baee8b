import { USUAL_LEVEL } from '@tablewright/bots/levels';
import type { GameInfo } from '@tablewright/protocol';
import type { TableRequest } from '../api.ts';
import type { KeptGame } from './device-game.ts';
import { keepGame } from './kept-games.ts';

const BOT_NAMES = ['Ada', 'Boole', 'Colossus', 'Deep', 'Eliza', 'Fritz'];

/** A table that was asked for, as a game in this browser; null where it needs others. */
export function gameHere(
  { game, seats, options = {}, mode = 'online', names = [], atOnce = false, botLevel, botLevels }: TableRequest,
  { me, rulesVersion, seed }: { readonly me: string; readonly rulesVersion: number; readonly seed: string },
): KeptGame | null {
  if (!atOnce) return null;
  const people = mode === 'pass' ? names.slice(0, seats) : [me];
  const bots = BOT_NAMES.filter((name) => !people.includes(name)).slice(0, seats - people.length);
  return {
    game,
    rulesVersion,
    names: [...people, ...bots],
    people: people.map((_, seat) => seat),
    levels: Array.from({ length: seats }, (_, seat) => botLevels?.[seat] ?? botLevel ?? USUAL_LEVEL),
    options,
    seed,
    log: [],
  };
}

/** Lays the game down in this browser; the page that plays it finds it there. True where that could be done. */
export async function playHere(request: TableRequest, me: string): Promise<boolean> {
  const { loadRules } = await import('../games/rules.ts');
  const game = await loadRules(request.game);
  const settled = game.settleOptions(request.options ?? {});
  if (!settled.ok) return false;
  const kept = gameHere(
    { ...request, options: settled.value },
    { me, rulesVersion: game.rulesVersion, seed: seedHere() },
  );
  if (kept === null) return false;
  keepGame(kept);
  return true;
}

/** 256 bits: nobody else is here who could add some. */
export function seedHere(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the server said last about its games: without it they are played from memory. */
const GAMES = 'tablewright.games';

export function rememberGames(games: readonly GameInfo[]): void {
  try {
    localStorage.setItem(GAMES, JSON.stringify(games));
  } catch {
    // Then nothing can be played without a connection.
  }
}

export function rememberedGames(): GameInfo[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GAMES) ?? 'null');
    return Array.isArray(kept) ? (kept as GameInfo[]) : null;
  } catch {
    return null;
  }
}
