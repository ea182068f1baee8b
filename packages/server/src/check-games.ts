import { canonicalJson, type Entry, type Game, mayContinue } from '@tablewright/kernel';
import type { Storage } from '@tablewright/storage';
import type { KeptGame } from './kept-game.ts';
import { loadMatch } from './load-match.ts';
import { type Meta, metaFrom } from './meta.ts';
import type { GameEntry } from './services.ts';

// Everything that is stored, played again under the rules as they are here: before they are changed for those who play.

export interface CheckedGames {
  /** tables at which nothing is played yet */
  readonly lobbies: number;
  /** games that can be continued */
  readonly playing: number;
  /** finished games that end as they ended */
  readonly over: number;
  /** of those that can be continued, each that was begun with another version of the rules, which these name as their own */
  readonly continued: readonly GameNote[];
  /** what would change: running games that could not be continued, finished ones that would end otherwise or cannot be played again */
  readonly problems: readonly GameNote[];
}

/** A game, and what becomes of it. */
export interface GameNote {
  readonly table: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly isOver: boolean;
  readonly what: string;
}

type Checked =
  | { readonly as: 'lobbies' | 'playing' | 'over' }
  | { readonly as: 'playing'; readonly continued: GameNote }
  | { readonly problem: GameNote };

const AT_ONCE = 100;

export async function checkGames(
  storage: Storage,
  games: readonly GameEntry[],
  onChecked: (count: number) => void = () => {},
): Promise<CheckedGames> {
  const counts = { lobbies: 0, playing: 0, over: 0 };
  const continued: GameNote[] = [];
  const problems: GameNote[] = [];
  let checked = 0;
  for (
    let ids = await storage.tableIds('', AT_ONCE);
    ids.length > 0;
    ids = await storage.tableIds(ids.at(-1)!, AT_ONCE)
  ) {
    for (const id of ids) {
      const found = await checkOne(storage, games, id);
      if ('problem' in found) problems.push(found.problem);
      else counts[found.as] += 1;
      if ('continued' in found) continued.push(found.continued);
      checked += 1;
      onChecked(checked);
    }
  }
  return { ...counts, continued, problems };
}

async function checkOne(storage: Storage, games: readonly GameEntry[], id: string): Promise<Checked> {
  const stored = (await storage.table(id))!;
  const meta = metaFrom(stored.meta);
  if (!meta.started) return { as: 'lobbies' };
  const isOver = stored.phase === 'over';
  const note = (what: string): GameNote => ({
    table: id,
    game: stored.game,
    rulesVersion: meta.rulesVersion,
    isOver,
    what,
  });
  const entry = games.find(({ game }) => game.id === stored.game);
  if (entry === undefined) return { problem: note('the game is not here') };
  const log = (await storage.entries(id)).slice(0, stored.version);
  if (isOver) {
    const problem = await whyNotOver(storage, entry.game, id, meta, log);
    return problem === null ? { as: 'over' } : { problem: note(problem) };
  }
  const problem = whyNotPlaying(entry.game, meta, log);
  if (problem !== null) return { problem: note(problem) };
  const { rulesVersion: here } = entry.game;
  if (meta.rulesVersion === here) return { as: 'playing' };
  const continued = note(`it goes on with version ${here}, which names version ${meta.rulesVersion} as its own`);
  return { as: 'playing', continued };
}

/** What a running game comes to that does not go on; null when it does. */
function whyNotPlaying(game: Game, meta: Meta, log: Entry[]): string | null {
  if (!mayContinue(game, meta.rulesVersion))
    return `it cannot go on with version ${game.rulesVersion}, and says so to its players`;
  const loaded = loadMatch(game, meta, log);
  if (!loaded.ok) return firstLine(loaded.why);
  return loaded.match.outcome === null ? null : 'it would be over';
}

/** What a finished game comes to that does not end as it ended; null when it does. */
async function whyNotOver(storage: Storage, game: Game, id: string, meta: Meta, log: Entry[]): Promise<string | null> {
  const kept = (await storage.record(id)) as KeptGame | null;
  const known = kept?.outcome ?? meta.outcome;
  const left =
    kept !== null ? '' : known === null ? '; how it ended was not kept' : '; its record is kept, its replay is not';
  const loaded = loadMatch(game, meta, log);
  if (!loaded.ok) return `${firstLine(loaded.why)}${left}`;
  const { outcome } = loaded.match;
  if (outcome === null) return `it would not be over${left}`;
  return known === null || canonicalJson(known) === canonicalJson(outcome) ? null : `it would end otherwise${left}`;
}

function firstLine(text: string): string {
  return text.split('\n')[0]!;
}
