import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game } from '@tablewright/kernel';
import type { Learning } from '@tablewright/kernel/learned';
import type { Witness } from '@tablewright/kernel/signs';
import { BadInput } from './bad-input.ts';

// The next game is one folder away: a game is whatever stands in games/<id>/rules. Nothing here knows a game by name.

/** The repository in which this file stands. */
export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** What is wrong with a piece of content, such as a city. Warnings alone leave it ok. */
export interface ContentReport {
  readonly ok: boolean;
  readonly problems: readonly ContentProblem[];
}

export interface ContentProblem {
  readonly check: string;
  readonly severity: 'error' | 'warning';
  readonly at?: string;
  readonly says: string;
}

/** A game whose content can be checked exports this as `content` beside its default export. */
export interface Content {
  /** what people bring of their own, such as a city */
  check?(value: unknown): ContentReport;
  /** the game's own cards, held against the tables of its content ledger, docs/rules/<id>-content.md: all rows, cell by cell */
  checkPrinted?(rows: readonly (readonly string[])[]): ContentReport;
}

export interface LoadedGame {
  readonly game: Game;
  readonly content: Content | null;
  /** what can be learned about secret roles, where a game exports it as `witness`: for `tablewright lab signs` */
  readonly witness: Witness | null;
  /** where a worker thread imports the same game from */
  readonly module: string;
}

/** The ids of the games in a repository, in the order of the alphabet. */
export function discoverGames(repository: string = REPOSITORY): string[] {
  return globSync('games/*/rules/package.json', { cwd: repository })
    .map((manifest) => basename(dirname(dirname(manifest))))
    .sort();
}

/** Imports one game; the others are not even looked at. */
export async function loadGame(id: string, repository: string = REPOSITORY): Promise<LoadedGame> {
  const known = discoverGames(repository);
  if (!known.includes(id)) throw new BadInput(`There is no game '${id}'. Games here: ${known.join(', ') || 'none'}.`);
  const file = join(repository, 'games', id, 'rules', 'index.ts');
  if (!existsSync(file)) throw new BadInput(`The game '${id}' has no rules yet: ${file} is missing.`);
  return importGame(pathToFileURL(file).href, id);
}

/** Imports the game that a module has as its default export. */
export async function importGame(module: string, id: string): Promise<LoadedGame> {
  const {
    default: game,
    content = null,
    witness = null,
  } = (await import(module)) as { default?: Game; content?: Content; witness?: Witness };
  if (typeof game?.start !== 'function') {
    throw new BadInput(`${module} has no game as its default export. Write: export default defineGame({ … }).`);
  }
  if (game.id !== id) {
    throw new BadInput(`The game in ${module} calls itself '${game.id}', but its folder is named '${id}'. Rename one.`);
  }
  return { game, content, witness, module };
}

/**
 * What `tablewright lab train` learns from: `learning` in learning.ts, beside the module of a game. Null where there is none. Apart from
 * the rules, so that no page loads it.
 */
export async function importLearning(module: string): Promise<Learning | null> {
  const file = new URL('learning.ts', module);
  if (!existsSync(file)) return null;
  return ((await import(file.href)) as { readonly learning: Learning }).learning;
}
