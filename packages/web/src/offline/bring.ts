import { say } from '@tablewright/kernel/words';
import type { BringRequest, TableMade } from '@tablewright/protocol';
import { call, type Result } from '../api.ts';
import type { KeptGame } from './device-game.ts';
import { forgetGame, keptGame } from './kept-games.ts';

// A game that was begun in this browser goes on at the server: from there it is found on other devices, and nobody loses it with the
// browser's memory.

/** As the server takes it; null where several pass the device around, or nothing has happened yet. */
export function toBring({ game, rulesVersion, names, people, levels, options, log }: KeptGame): BringRequest | null {
  const [seat, ...more] = people;
  if (seat === undefined || more.length > 0 || log.length === 0) return null;
  return {
    game,
    rulesVersion,
    seats: names.length,
    seat,
    options: { ...options },
    ...(levels !== undefined && { botLevels: [...levels] }),
    log: log as BringRequest['log'],
  };
}

/** Whether the game that lies here is one that can go on at the server. */
export function canBring(game: string): boolean {
  const kept = keptGame(game);
  return kept !== null && toBring(kept) !== null;
}

/** The table at which it goes on. Here it is forgotten only when the server has it. */
export async function bring(game: string): Promise<Result<TableMade>> {
  const kept = keptGame(game);
  const request = kept === null ? null : toBring(kept);
  if (request === null)
    return { ok: false, status: 0, why: say`There is no game here that could go on at the server.` };
  const made = await call<TableMade>('POST', '/api/brought', request);
  if (made.ok) forgetGame(game);
  return made;
}
