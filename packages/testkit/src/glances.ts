import {
  type Base,
  canonicalJson,
  fastRng,
  type Game,
  type Json,
  lowest,
  NOBODY,
  sampleOption,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';

// A glance is a second way to a view, for search alone: whatever it leaves for later, it must say what the view says, and who thinks by it
// must come to the same worlds and the same answers, or a search would think of players whom nobody meets.

export interface GlanceSettings {
  readonly tables: readonly { readonly seats: number; readonly options?: Record<string, Json> }[];
  /** every so many answers the table is looked at; each time unless given */
  readonly every?: number;
}

/** One answer in so many is any on offer: advice alone never comes to odd tables. */
const WILD = 6;
/** After so many answers a game that does not end is given up. */
const LONGEST = 3000;

export function describeGlances<S extends Base>(tried: Game<S>, { tables, every = 1 }: GlanceSettings): void {
  const game: Game = tried;
  describe('a glance', () => {
    test.each(tables)('says what the view says, and is thought about alike: $seats seats, $options', (table) => {
      const { seats, options = {} } = table;
      const { state: s } = game.start({ seats, seed: 11, options });
      const players = (): ReturnType<typeof game.advisor>[] =>
        Array.from({ length: seats }, (_, seat) => game.advisor(seat, fastRng(seat)));
      const [byView, byGlance, wild] = [players(), players(), fastRng(5)];
      for (let at = 0; at < LONGEST && game.waiting(s) !== NOBODY; at += 1) {
        const seat = lowest(game.waiting(s));
        const view = game.view(s, seat);
        if (at % every === 0) compare(game, s, at % seats);
        const question = game.question(s, seat);
        const answer = byView[seat]!.answer(view, question);
        expect(byGlance[seat]!.answer(game.glance!(s, seat), question)).toEqual(answer);
        game.play(s, seat, wild.below(WILD) === 0 ? sampleOption(question.domain, wild) : answer);
      }
    });
  });
}

function compare(game: Game, s: Base, seat: number): void {
  const view = game.view(s, seat);
  expect(canonicalJson(readLike(view, game.glance!(s, seat)))).toBe(canonicalJson(view));
  const [one, other] = [fastRng(seat), fastRng(seat)];
  expect(canonicalJson(game.world(game.glance!(s, seat), one))).toBe(canonicalJson(game.world(view, other)));
  expect(one.below(1_000_000)).toBe(other.below(1_000_000));
}

/** As much of `seen` as the whole thing has, read part by part: a glance has nothing that could be listed. */
function readLike(whole: Json, seen: Json): Json {
  if (whole === null || typeof whole !== 'object') return seen;
  if (Array.isArray(whole)) {
    expect((seen as Json[]).length).toBe(whole.length);
    return (whole as Json[]).map((part, at) => readLike(part, (seen as Json[])[at]!));
  }
  const parts = seen as { readonly [name: string]: Json };
  return Object.fromEntries(Object.entries(whole).map(([name, part]) => [name, readLike(part, parts[name]!)]));
}
