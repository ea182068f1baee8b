import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Entry, Json, Outcome, Viewer } from '@tablewright/kernel';
import type { Patch, Replay, ToldLine } from '@tablewright/protocol';
import { LogChain } from './log-chain.ts';
import { type Line, linesFor, type Match } from './match.ts';
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

export type KeptGame = Ending & { readonly form: 1; readonly packed: string };

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
  const { outcome, head, game } = match;
  if (outcome === null) return null;
  const { rulesVersion } = game;
  const text = packedText(match);
  const packed = text.length < SHORT ? deflateRawSync(text) : await deflate(text);
  return { form: 1, rulesVersion, outcome, head, packed: packed.toString('base64') };
}

/** What was written down with the last answer: without the rules no more can be known. Null where an older server wrote nothing. */
export function endingOf(meta: Meta, log: readonly Entry[]): Ending | null {
  const { rulesVersion, outcome } = meta;
  if (outcome === null) return null;
  const { chain } = originOf(meta);
  return { rulesVersion, outcome, head: chain === null ? null : new LogChain(chain, log).head, packed: null };
}

/** What is packed (`Packed`), as JSON. Differences are written as text at once, and what viewers share only once. */
function packedText(match: Match): string {
  const { game, setup, told } = match;
  const viewers: readonly Viewer[] = [...Array.from({ length: setup.seats }, (_, seat) => seat), 'spectator'];
  const seen = viewers.map((viewer) => ({ viewer, first: '', last: {} as object, changes: [] as string[] }));
  match.again((state, isFirst) => {
    const view = game.views(state);
    const shared = new SharedText();
    for (const one of seen) {
      const now = asObject(view(one.viewer));
      if (isFirst) one.first = JSON.stringify(now);
      else one.changes.push(shared.patch(one.last, now) ?? 'null');
      one.last = now;
      shared.next();
    }
  });
  const views = seen.map(
    ({ viewer, first, changes }) => `"${viewer}":{"first":${first},"changes":[${changes.join(',')}]}`,
  );
  return `{"told":${JSON.stringify(told)},"views":{${views.join(',')}}}`;
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
