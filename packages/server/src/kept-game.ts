import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Json, Outcome, Viewer } from '@tablewright/kernel';
import { diff, type Patch, type Replay, type ToldLine } from '@tablewright/protocol';
import { type Line, linesFor, type Match } from './match.ts';

// A finished game as it is kept beside its log: how it ended, what was told, and what everybody saw at every moment. The log alone
// says all that too, but only as long as the rules are those with which it was played.

export type KeptGame = {
  readonly form: 1;
  readonly rulesVersion: number;
  readonly outcome: Outcome;
  /** of the chain that the log is; null where it is none */
  readonly head: string | null;
  /** the rest, packed: views are long, and nearly the same from one moment to the next */
  readonly packed: string;
};

interface Packed {
  readonly told: readonly Line[];
  /** by viewer: what was seen first, and what has changed with every version */
  readonly views: Readonly<Record<string, { readonly first: Json; readonly changes: readonly (Patch | null)[] }>>;
}

/** Null where the game is not over. */
export function keptGame(match: Match): KeptGame | null {
  const { outcome, game, setup } = match;
  if (outcome === null) return null;
  const viewers: readonly Viewer[] = [...Array.from({ length: setup.seats }, (_, seat) => seat), 'spectator'];
  const views = new Map(
    viewers.map((viewer) => [viewer, { first: null as Json, last: null as Json, changes: [] as (Patch | null)[] }]),
  );
  match.again((state, isFirst) => {
    const view = game.views(state);
    for (const [viewer, seen] of views) {
      const now = view(viewer);
      if (isFirst) seen.first = now;
      else seen.changes.push(diff(asObject(seen.last), asObject(now)));
      seen.last = now;
    }
  });
  const packed: Packed = {
    told: match.told,
    views: Object.fromEntries([...views].map(([viewer, { first, changes }]) => [viewer, { first, changes }])),
  };
  return {
    form: 1,
    rulesVersion: game.rulesVersion,
    outcome,
    head: match.head,
    packed: deflateRawSync(JSON.stringify(packed)).toString('base64'),
  };
}

/** The whole game through the eyes of one viewer; null when there was none of that kind. */
export function replayOf({ rulesVersion, outcome, packed }: KeptGame, viewer: Viewer): Replay | null {
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
