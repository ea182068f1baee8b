import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Base,
  copyChance,
  type Event,
  fastRng,
  type Game,
  type GameRecord,
  type Json,
  type Viewer,
} from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { viewersOf } from './play.ts';

// Views and worlds along the kept games. The suite's random games ask whether a viewer could tell a world from the table;
// here every number that is no secret is held against the table's own, so that none is lost or put in another place.

export interface WorldSettings<S> {
  /** where the kept games lie: `golden` beside the test */
  readonly folder: string;
  /** Puts what the viewer cannot know from the table into the world. What is sealed is put there already. */
  readonly reveal: (world: S, table: S, viewer: Viewer) => void;
  /** one state in so many is looked at, beside the first ones of every stage */
  readonly oneIn?: number;
}

/** How often a stage is looked at in one game whatever its number. */
const AT_LEAST = 2;

export function describeWorlds<S extends Base, O extends Record<string, Json>, V extends Json, E extends Event>(
  game: Game<S, O, V, E>,
  { folder, reveal, oneIn = 17 }: WorldSettings<S>,
): void {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

  test.each(names)('%s: a world is the table but for its secrets', (name) => {
    const record = JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord;
    const rng = fastRng(1);
    const viewers = viewersOf(record.seats);
    for (const [i, table] of someStates(game, record, oneIn).entries()) {
      expect(game.violations(table)).toEqual([]);
      const viewer = viewers[i % viewers.length]!;
      const seen = game.view(table, viewer);
      const world = game.world(seen, rng);
      expect(game.violations(world)).toEqual([]);
      expect(game.view(world, viewer)).toEqual(seen);
      expect(game.asksSeen(world, viewer)).toEqual(game.asksSeen(table, viewer));
      // What is public is made once for all viewers: what one of them knows must not be written into it.
      const look = game.views(table);
      for (const other of viewers) look(other);
      expect(look(viewer)).toEqual(seen);
      // A view that shares a list with the table changes when the table does, and a world its view.
      expect(shared(seen, table)).toEqual([]);
      expect(shared(world, seen)).toEqual([]);
      expect(notOffered(game, world)).toEqual([]);
      for (const [depth, frame] of table.stack.entries()) {
        if ('sealed' in frame) Object.assign(world.stack[depth]!, { sealed: frame.sealed });
      }
      reveal(world, table, viewer);
      world.chance = copyChance(table.chance);
      expect(world).toEqual(table);
    }
  });
}

/** The lists that stand in both, by their name in the first. */
function shared(one: unknown, other: unknown): string[] {
  const lists = new Set(Object.values(other as Record<string, unknown>).filter(Array.isArray) as unknown[]);
  return Object.entries(one as Record<string, unknown>).flatMap(([name, value]) => (lists.has(value) ? [name] : []));
}

/** Sealed answers that were drawn, and that nobody could have given. */
function notOffered<S extends Base>(game: Game<S>, world: S): string[] {
  const top = world.stack.at(-1);
  const sealed = top !== undefined && 'sealed' in top ? (top.sealed as readonly (Json | null)[]) : [];
  return sealed.flatMap((answer, seat) => {
    if (answer === null) return [];
    const before = game.copy(world);
    Object.assign(before.stack.at(-1)!, { sealed: sealed.map((one, other) => (other === seat ? null : one)) });
    const verdict = game.explain(before, seat, answer);
    return verdict.ok ? [] : [`${seat}: ${verdict.why}`];
  });
}

function someStates<S extends Base>(game: Game<S>, record: GameRecord, oneIn: number): S[] {
  const states: S[] = [];
  const looked = new Map<string, number>();
  let steps = 0;
  const back = game.replay(record, record.log, 0, ({ state }) => {
    const stages = state.stack.map(({ stage }) => stage).join(' ');
    const times = looked.get(stages) ?? 0;
    looked.set(stages, times + 1);
    steps += 1;
    if (times < AT_LEAST || steps % oneIn === 0) states.push(game.copy(state));
  });
  if (!back.ok) throw new Error(back.why);
  return [...states, back.state];
}
