import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Base, BrokenRule, type Game, type GameRecord, type Rng } from '@tablewright/kernel';
import { isHalfAnswered, questionsOf } from './explore.ts';
import { rngFor } from './play.ts';
import { stageOf } from './tables.ts';

// Where every kind of question is asked: positions of the kept games, and for questions that none of these asks tables that a game lays
// out in `tests/testing/rare-questions.ts`. Random games would take hours to ask all of them.

export interface PositionSettings {
  /** how many positions for each question; twice as many for sealed ones, which are looked at half answered too */
  readonly each: number;
  readonly seed: string;
}

/** `module`: where the game's rules are imported from; its kept games lie beside it. */
export async function positionsIn(game: Game, module: string, { each, seed }: PositionSettings): Promise<Base[]> {
  const drawn = new Lots(each, rngFor(seed, 'positions'));
  const asking = new Set(questionsOf(game));
  const look = (s: Base): void => {
    const stage = stageOf(s);
    if (!asking.has(stage)) return;
    drawn.add(isHalfAnswered(game, s) ? `${stage} half answered` : stage, () => game.copy(s));
  };
  for (const record of keptGames(module)) {
    const back = game.replay(record, record.log, 0, ({ state }) => look(state));
    if (!back.ok) throw new BrokenRule(`entry ${back.at} cannot be replayed: ${back.why}`, record.log[back.at] ?? null);
  }
  for (const table of await rareTables(module)) look(table());
  return drawn.all();
}

function keptGames(module: string): GameRecord[] {
  const folder = new URL('golden/', module);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord);
}

async function rareTables(module: string): Promise<(() => Base)[]> {
  const file = new URL('tests/testing/rare-questions.ts', module);
  if (!existsSync(file)) return [];
  const { rareQuestions } = (await import(file.href)) as { rareQuestions: Readonly<Record<string, () => Base>> };
  return Object.values(rareQuestions);
}

/** So many of each kind, any of them with the same chance; only those that are drawn are made. */
class Lots {
  readonly #each: number;
  readonly #rng: Rng;
  readonly #kinds = new Map<string, { seen: number; kept: Base[] }>();

  constructor(each: number, rng: Rng) {
    this.#each = each;
    this.#rng = rng;
  }

  add(kind: string, make: () => Base): void {
    const of = this.#kinds.get(kind) ?? { seen: 0, kept: [] };
    this.#kinds.set(kind, of);
    of.seen += 1;
    if (of.kept.length < this.#each) {
      of.kept.push(make());
      return;
    }
    const at = this.#rng.below(of.seen);
    if (at < this.#each) of.kept[at] = make();
  }

  all(): Base[] {
    return [...this.#kinds.values()].flatMap(({ kept }) => kept);
  }
}
