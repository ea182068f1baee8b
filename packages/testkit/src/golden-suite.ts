import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Base, Event, Game, GameRecord, Json, Seat } from '@tablewright/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkGolden, transcript } from './golden.ts';
import { type Played, type Player, playGame, randomPlayer, rngFor } from './play.ts';

// Recorded games to be replayed (golden/*.json) and read (golden/*.txt). When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/emergence/rules/golden.test.ts
//   npx biome format --write games/emergence/rules/golden
//
// writes the texts anew; a record that the rules no longer accept is replaced by another game of the same kind.

/** What kind of game is kept. */
export interface KeptGame<S, V, E, R extends string> {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  /** who plays when it is searched for; the game's own advisors unless given */
  readonly players?: 'advisors' | 'random' | ((seat: Seat) => Player<V>);
  /** how it must end, if that matters */
  readonly reason?: R;
  /** what else must have happened in it */
  readonly shows?: (told: readonly E[], s: S) => boolean;
}

export interface GoldenSettings<S, V, E, R extends string> {
  /** where the games lie: `golden` beside the test */
  readonly folder: string;
  readonly games: Readonly<Record<string, KeptGame<S, V, E, NoInfer<R>>>>;
  /** every way a game can end, as the game lists them: one of each is kept */
  readonly reasons: Readonly<Record<R, unknown>>;
  /** the modes in which it can end so; a game is then kept for each of them */
  readonly modes?: (reason: R) => readonly string[];
  /** how many games are played in search of one */
  readonly mostGames?: number;
}

/** Kinds of events that must have been told in a kept game. */
export function tells<E extends Event>(...types: E['type'][]): (told: readonly E[]) => boolean {
  return (told) => types.every((type) => told.some((event) => event.type === type));
}

/** Rare endings are searched for among thousands of games. */
const PATIENCE = 600_000;
const MOST_GAMES = 20_000;
/** Of so many games of the wanted kind the shortest is kept. */
const COMPARED = 3;

/** The kept games of a game, which `describeGolden` looks at. */
export class KeptGames<
  S extends Base,
  O extends Record<string, Json>,
  V extends Json,
  E extends Event,
  R extends string,
> {
  readonly #game: Game<S, O, V, E>;
  readonly #plan: GoldenSettings<S, V, E, R>;

  constructor(game: Game<S, O, V, E>, plan: GoldenSettings<S, V, E, R>) {
    this.#game = game;
    this.#plan = plan;
  }

  get names(): string[] {
    return Object.keys(this.#plan.games);
  }

  record(name: string): GameRecord {
    return JSON.parse(readFileSync(this.#file(name, 'json'), 'utf8')) as GameRecord;
  }

  /** What has changed since it was recorded; nothing when it plays and reads as it did. */
  changes(name: string): string[] {
    return checkGolden(this.#game, this.record(name), readFileSync(this.#file(name, 'txt'), 'utf8'));
  }

  /** Why it is not of the kind it is kept for; nothing when it is. */
  strays(name: string): string[] {
    const kept = this.#plan.games[name]!;
    const record = this.record(name);
    const back = this.#game.replay(record, record.log);
    if (!back.ok) return [back.why];
    const problems: string[] = [];
    if (record.seats !== kept.seats) problems.push(`it has ${record.seats} seats, not ${kept.seats}`);
    const reason = back.state.outcome?.reason;
    if (!this.#endsRight(kept, reason)) problems.push(`it ends by '${reason}', not by '${kept.reason}'`);
    if (!this.#showsAll(kept, back)) problems.push('it does not show what it is kept for');
    return problems;
  }

  /** Ways to end for which no game is kept, and ways among the kept games that the game does not list. */
  unmatchedEndings(): string[] {
    const { reasons, modes } = this.#plan;
    const all = (Object.keys(reasons) as R[]).flatMap((reason) =>
      modes === undefined ? [reason as string] : modes(reason).map((mode) => `${mode} ${reason}`),
    );
    const kept = this.names.map((name) => {
      const { outcome, options } = this.record(name);
      return modes === undefined ? `${outcome?.reason}` : `${options['mode'] as string} ${outcome?.reason}`;
    });
    return [
      ...all.filter((way) => !kept.includes(way)).map((way) => `no game is kept that ends so: ${way}`),
      ...kept.filter((way) => !all.includes(way)).map((way) => `a kept game ends in a way that is not listed: ${way}`),
    ];
  }

  /** Writes the text anew, and another record where the rules no longer accept the old one. */
  update(name: string): void {
    mkdirSync(this.#plan.folder, { recursive: true });
    if (!this.#replays(name)) writeFileSync(this.#file(name, 'json'), written(this.#find(this.#plan.games[name]!)));
    writeFileSync(this.#file(name, 'txt'), transcript(this.#game, this.record(name)));
  }

  #file(name: string, ending: 'json' | 'txt'): string {
    return join(this.#plan.folder, `${name}.${ending}`);
  }

  #replays(name: string): boolean {
    if (!existsSync(this.#file(name, 'json'))) return false;
    const record = this.record(name);
    const back = this.#game.replay(record, record.log);
    return back.ok && back.state.outcome?.reason === record.outcome?.reason;
  }

  #endsRight({ reason }: KeptGame<S, V, E, R>, ended: string | undefined): boolean {
    return reason === undefined || ended === reason;
  }

  #showsAll({ shows }: KeptGame<S, V, E, R>, { state, told }: Pick<Played<S, E>, 'state' | 'told'>): boolean {
    const events = told.map(({ event }) => event);
    return shows?.(events, state) ?? true;
  }

  /** Plays game after game until some are of the wanted kind. */
  #find(kept: KeptGame<S, V, E, R>): GameRecord {
    const { seats, options = {}, players = 'advisors' } = kept;
    const found: Played<S, E>[] = [];
    for (let seed = 0; seed < (this.#plan.mostGames ?? MOST_GAMES) && found.length < COMPARED; seed += 1) {
      const rng = rngFor(seed, 'players');
      const player = (seat: Seat): Player<V> => {
        if (typeof players === 'function') return players(seat);
        return players === 'random' ? randomPlayer(rng) : this.#game.advisor(seat, rng);
      };
      const people = Array.from({ length: seats }, (_, seat) => player(seat));
      const played = playGame(this.#game, { seats, options, seed, players: people });
      if (this.#endsRight(kept, played.state.outcome?.reason) && this.#showsAll(kept, played)) found.push(played);
    }
    const [shortest] = found.sort((a, b) => a.decisions - b.decisions);
    if (shortest === undefined) throw new Error('No game of this kind came up; try other seats or other options.');
    return shortest.record;
  }
}

/** One entry of the log on each line, so that a difference can be read. */
function written({ log, ...head }: GameRecord): string {
  const lines = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`);
  return `{\n${lines.join('')}  "log": [\n${log.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]\n}\n`;
}

/** The tests of a game's kept games. What it returns reads them, for tests of a game's own. */
export function describeGolden<
  S extends Base,
  O extends Record<string, Json>,
  V extends Json,
  E extends Event,
  R extends string,
>(game: Game<S, O, V, E>, plan: GoldenSettings<S, V, E, R>): { records(): GameRecord[] } {
  const kept = new KeptGames(game, plan);

  describe.each(kept.names)('%s', (name) => {
    if (process.env['UPDATE_GOLDEN'] === '1') beforeAll(() => kept.update(name), PATIENCE);

    test('plays as it was recorded', () => {
      expect(kept.changes(name)).toEqual([]);
    });

    test('is of the kind it is kept for', () => {
      expect(kept.strays(name)).toEqual([]);
    });
  });

  test('there is a golden game for every way a game can end', () => {
    expect(kept.unmatchedEndings()).toEqual([]);
  });

  return { records: () => kept.names.map((name) => kept.record(name)) };
}
