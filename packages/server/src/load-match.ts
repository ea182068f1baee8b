import type { Entry, Game } from '@tablewright/kernel';
import type { Snapshot } from '@tablewright/storage';
import { type Loaded, Match } from './match.ts';
import type { Meta } from './meta.ts';
import { originOf } from './sealing.ts';

/** A table's game out of its log. Rules that have changed may break in any way on an old one. */
export function loadMatch(game: Game, meta: Meta, log: Entry[], snapshot: Snapshot | null = null): Loaded {
  try {
    return Match.load(game, { seats: meta.seats.length, options: meta.options }, originOf(meta), log, snapshot);
  } catch (error) {
    return { ok: false, why: `the rules broke: ${error instanceof Error ? error.message : 'something was thrown'}` };
  }
}
