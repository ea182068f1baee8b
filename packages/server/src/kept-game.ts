import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Base, Entry, Game, Json, Outcome, Viewer } from '@tablewright/kernel';
import type { Patch, Replay, ToldLine } from '@tablewright/protocol';
import { LogChain } from './log-chain.ts';
import { type Line, linesFor, Match, type Played } from './match.ts';
import type { Meta } from './meta.ts';
import { originOf } from './sealing.ts';
import { SharedText } from './shared-text.ts';

// A finished game as it is kept beside its log: how it ended, what was told, and what everybody saw at every moment. The log alone
// says all that too, but only as long as the rules are those with which it was played.

/** How a game ended: with its log that is its record. */
export type Ending = {
  /** of the rules with which it was kept; where they name an older version as their own it may have begun with that */
  readonly rulesVersion: number;
  readonly outcome: Outcome;
  /** of the chain that the log is; null where it is none */
  readonly head: string | null;
  /** the rest, packed: views are long, and nearly the same from one moment to the next. Null where that was not kept in time */
  readonly packed: string | null;
};

/**
 * Goes up when a game tells or shows something in another form though no rule has changed. What was kept in an older one is made
 * anew where the rules can still play it: the page knows the words for what is told today.
 */
export const KEPT_FORM = 2;

export type KeptGame = Ending & { readonly form: number; readonly packed: string };

/** On a thread of Node's own: meanwhile the other tables are played. */
const deflate = promisify(deflateRaw);
/** Characters up to which waking that thread costs more than packing it here. */
const SHORT = 50_000;

interface Packed {
  readonly told: readonly Line[];
  /** by viewer: what was seen first, and what has changed with every version */
  readonly views: Readonly<Record<string, { readonly first: Json; readonly changes: readonly (Patch | null)[] }>>;
}

/** Null where the game is not over. */
export async function keptGame(match: Match): Promise<KeptGame | null> {
  const { outcome, head, game, setup, told } = match;
  if (outcome === null) return null;
  const { rulesVersion } = game;
  const seen = new SeenByAll(game, setup.seats);
  match.again((state) => seen.look(state));
  const text = seen.text(told);
  const packed = text.length < SHORT ? deflateRawSync(text) : await deflate(text);
  return { form: KEPT_FORM, rulesVersion, outcome, head, packed: packed.toString('base64') };
}

/** The same out of all that is needed to play it again. What is packed is the same; the chain is for whoever has the table's secret. */
export function packedAgain(game: Game, { setup, seed, log }: Played): Omit<KeptGame, 'head'> {
  const seen = new SeenByAll(game, setup.seats);
  const loaded = Match.load(game, setup, { seed, chain: null }, log, null, (state) => seen.look(state));
  if (!loaded.ok) throw new Error(loaded.why);
  const { outcome, told } = loaded.match;
  if (outcome === null) throw new Error('the game is not over');
  const packed = deflateRawSync(seen.text(told)).toString('base64');
  return { form: KEPT_FORM, rulesVersion: game.rulesVersion, outcome, packed };
}

/** What was written down with the last answer: without the rules no more can be known. Null where an older server wrote nothing. */
export function endingOf(meta: Meta, log: readonly Entry[]): Ending | null {
  const { rulesVersion, outcome } = meta;
  if (outcome === null) return null;
  const { chain } = originOf(meta);
  return { rulesVersion, outcome, head: chain === null ? null : new LogChain(chain, log).head, packed: null };
}

/** What everybody saw at every moment. Differences are written as text at once, and what viewers share only once. */
class SeenByAll {
  readonly #game: Game;
  readonly #viewers: readonly { viewer: Viewer; first: string; last: object; changes: string[] }[];
  #isFirst = true;

  constructor(game: Game, seats: number) {
    const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
    this.#game = game;
    this.#viewers = viewers.map((viewer) => ({ viewer, first: '', last: {}, changes: [] }));
  }

  look(state: Base): void {
    const view = this.#game.views(state);
    const shared = new SharedText();
    for (const one of this.#viewers) {
      const now = asObject(view(one.viewer));
      if (this.#isFirst) one.first = JSON.stringify(now);
      else one.changes.push(shared.patch(one.last, now) ?? 'null');
      one.last = now;
      shared.next();
    }
    this.#isFirst = false;
  }

  /** What is packed (`Packed`), as JSON. */
  text(told: readonly Line[]): string {
    const views = this.#viewers.map(
      ({ viewer, first, changes }) => `"${viewer}":{"first":${first},"changes":[${changes.join(',')}]}`,
    );
    return `{"told":${JSON.stringify(told)},"views":{${views.join(',')}}}`;
  }
}

/** The whole game through the eyes of one viewer; null when there was none of that kind. */
export function replayOf(
  { rulesVersion, outcome }: Ending,
  packed: NonNullable<Ending['packed']>,
  viewer: Viewer,
): Replay | null {
  const { told, views } = JSON.parse(inflateRawSync(Buffer.from(packed, 'base64')).toString()) as Packed;
  const seen = views[viewer];
  if (seen === undefined) return null;
  const lines: readonly ToldLine[] = linesFor(told, viewer);
  return { rulesVersion, outcome, as: viewer, told: lines, ...seen };
}

function asObject(view: Json): { readonly [key: string]: Json } {
  if (view === null || typeof view !== 'object' || Array.isArray(view)) throw new Error('a view is an object');
  return view as { readonly [key: string]: Json };
}
