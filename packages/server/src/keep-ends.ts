import { canonicalJson, type Game, mayContinue } from '@tablewright/kernel';
import type { Storage } from '@tablewright/storage';
import type { BaseLogger } from 'pino';
import { keptGame } from './kept-game.ts';
import { loadMatch } from './load-match.ts';
import { type Meta, metaFrom } from './meta.ts';
import type { GameEntry } from './services.ts';

// What is kept of a finished game is kept behind its last answer. A server that is killed in between has not kept it.

const AT_ONCE = 100;

/** All that these rules can still show is kept while they can. */
export async function keepEnds(
  storage: Storage,
  games: ReadonlyMap<string, GameEntry>,
  { log, isStopped }: { readonly log: BaseLogger; readonly isStopped: () => boolean },
): Promise<void> {
  for (
    let ids = await storage.withoutRecord('', AT_ONCE);
    ids.length > 0;
    ids = await storage.withoutRecord(ids.at(-1)!, AT_ONCE)
  ) {
    for (const id of ids) {
      if (isStopped()) return;
      try {
        await keepEnd(storage, games, id);
      } catch (error) {
        // One that cannot be kept must not keep the others from it, nor the server from starting.
        const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
        log.warn({ table: id, what }, 'the end of a game could not be kept yet');
      }
    }
  }
}

async function keepEnd(storage: Storage, games: ReadonlyMap<string, GameEntry>, id: string): Promise<void> {
  const stored = await storage.table(id);
  const entry = stored === null ? undefined : games.get(stored.game);
  if (stored === null || entry === undefined) return;
  const meta = metaFrom(stored.meta);
  if (!mayKeep(entry.game, meta)) return;
  const loaded = loadMatch(entry.game, meta, (await storage.entries(id)).slice(0, stored.version));
  if (!loaded.ok) return;
  const kept = await keptGame(loaded.match);
  const isThatEnd =
    kept !== null && (meta.outcome === null || canonicalJson(kept.outcome) === canonicalJson(meta.outcome));
  if (isThatEnd) await storage.keepRecord(id, kept);
}

/** Where nobody wrote down how a game ended, other rules must not say it for those with which it was played. */
export function mayKeep(game: Game, { outcome, rulesVersion }: Meta): boolean {
  return outcome !== null || mayContinue(game, rulesVersion);
}
