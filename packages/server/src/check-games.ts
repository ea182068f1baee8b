import { canonicalJson } from '@tablewright/kernel';
import type { Storage } from '@tablewright/storage';
import type { KeptGame } from './kept-game.ts';
import { Match } from './match.ts';
import { type Meta, metaFrom } from './meta.ts';
import { originOf } from './sealing.ts';
import type { GameEntry } from './services.ts';

// Everything that is stored, played again under the rules as they are here: before they are changed for those who play.

export interface CheckedGames {
  /** tables at which nothing is played yet */
  readonly lobbies: number;
  /** games that can be continued */
  readonly playing: number;
  /** finished games that end as they ended */
  readonly over: number;
  /** what would change: running games that could not be continued, finished ones that would end otherwise or cannot be played again */
  readonly problems: readonly GameProblem[];
}

export interface GameProblem {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly isOver: boolean;
  readonly what: string;
}

const AT_ONCE = 100;

export async function checkGames(
  storage: Storage,
  games: readonly GameEntry[],
  onChecked: (count: number) => void = () => {},
): Promise<CheckedGames> {
  const counts = { lobbies: 0, playing: 0, over: 0 };
  const problems: GameProblem[] = [];
  let checked = 0;
  for (
    let ids = await storage.tableIds('', AT_ONCE);
    ids.length > 0;
    ids = await storage.tableIds(ids.at(-1)!, AT_ONCE)
  ) {
    for (const id of ids) {
      const found = await checkOne(storage, games, id);
      if (typeof found === 'string') counts[found] += 1;
      else problems.push(found);
      checked += 1;
      onChecked(checked);
    }
  }
  return { ...counts, problems };
}

async function checkOne(
  storage: Storage,
  games: readonly GameEntry[],
  id: string,
): Promise<'lobbies' | 'playing' | 'over' | GameProblem> {
  const stored = (await storage.table(id))!;
  const meta = metaFrom(stored.meta);
  if (!meta.started) return 'lobbies';
  const kept = (await storage.record(id)) as KeptGame | null;
  const problem = (what: string): GameProblem => ({
    table: id,
    game: stored.game,
    rulesVersion: meta.rulesVersion,
    isOver: kept !== null,
    what,
  });
  const entry = games.find(({ game }) => game.id === stored.game);
  if (entry === undefined) return problem('the game is not here');
  const loaded = await load(storage, entry, id, meta, stored.version);
  if (typeof loaded === 'string') return problem(loaded);
  if (kept !== null && canonicalJson(kept.outcome) !== canonicalJson(loaded.outcome)) {
    return problem(loaded.outcome === null ? 'it would not be over' : 'it would end otherwise');
  }
  return loaded.outcome === null ? 'playing' : 'over';
}

async function load(
  storage: Storage,
  { game }: GameEntry,
  id: string,
  meta: Meta,
  version: number,
): Promise<Match | string> {
  const log = (await storage.entries(id)).slice(0, version);
  try {
    const loaded = Match.load(game, { seats: meta.seats.length, options: meta.options }, originOf(meta), log);
    return loaded.ok ? loaded.match : loaded.why.split('\n')[0]!;
  } catch (error) {
    return `the rules broke: ${(error as Error).message.split('\n')[0]!}`;
  }
}
