import { emergence, type State } from '@tablewright/emergence-rules';
import { type GameRecord, type Seat, seedOf, type Told, type Viewer } from '@tablewright/kernel';
import type { Frame } from './heard.ts';

// A finished game says what was secret when. With that, all that a browser was sent before the end is searched.

interface Moment {
  readonly state: State;
  readonly told: readonly Told[];
}

/** Every position of the game, by the version that the server gives it: the start is 1, each answer adds one. */
export function positionsOf({ seats, options, log }: GameRecord): Map<number, Moment> {
  const moments = new Map<number, Moment>();
  const replayed = emergence.replay({ seats, options }, log, 0, ({ state, told }) => {
    moments.set(moments.size + 1, { state: emergence.copy(state), told: told.slice() });
  });
  if (!replayed.ok) throw new Error(replayed.why);
  return moments;
}

export interface Finding {
  readonly version: number;
  readonly what: string;
}

export interface Search {
  readonly findings: readonly Finding[];
  /** frames before the end that were searched, and how many came while selections lay face down */
  readonly searched: number;
  readonly whileStaged: number;
}

/** Everything that this viewer was sent before the end and should not have been. */
export function leaksIn(frames: readonly Frame[], viewer: Viewer, record: GameRecord): Search {
  const moments = positionsOf(record);
  const { secret = '', added = [] } = record.fairness ?? {};
  const never = [secret, seedOf(secret, added)];
  const findings: Finding[] = [];
  let searched = 0;
  let whileStaged = 0;
  for (const { text, message, table } of frames) {
    if (never.some((word) => text.includes(word))) findings.push({ version: -1, what: `the secret: ${text}` });
    if (table === null || table.game === null || (message.type !== 'table' && message.type !== 'change')) continue;
    const { version } = table;
    const moment = moments.get(version);
    if (moment === undefined || moment.state.outcome !== null) continue;
    searched += 1;
    const find = (what: string): void => void findings.push({ version, what });

    // All that the view of the rules gives, and nothing else; and so with what is told.
    if (!same(table.game.view, emergence.view(moment.state, viewer))) find('the view is not the one of the rules');
    const told = [...moments].flatMap(([at, one]) =>
      at > version ? [] : one.told.filter(({ to }) => to === 'all' || to === viewer),
    );
    if (
      !same(
        table.told.map(({ event }) => event),
        told.map(({ event }) => event),
      )
    )
      find('it was told something else than the rules tell');

    // And whatever the rules say: no word about teams, splits and selections that is not the viewer's own.
    const known = teamsKnown(moment.state, viewer);
    const staged = stagedIn(moment.state);
    if (staged !== null) whileStaged += 1;
    const open = new Set(emergence.view(moment.state, 'spectator').operatives.map(({ selected }) => selected));
    const secretLines = new Set((message.told ?? []).flatMap(({ secret }, i) => (secret ? [`told.${i}.`] : [])));
    for (const { path, value } of leavesOf(message, '')) {
      if (/\.domain\./.test(path) || [...secretLines].some((line) => path.startsWith(line))) continue;
      if (value === 'ai' || value === 'human') {
        const seat = Number(/\.operatives\.(\d+)\.team$/.exec(path)?.[1] ?? -1);
        if (!known.has(seat) && !isOwnSpying(path, table.game.view, viewer)) find(`a team: ${path} = ${value}`);
      }
      if (/\.split\./.test(path)) {
        const [, event, n] = /\.assimilations\.(\d+)\.inserted\.(\d+)\.split/.exec(path) ?? [];
        const view = emergence.view(moment.state, 'spectator');
        if (view.assimilations[Number(event)]?.inserted[Number(n)]?.seat !== viewer) find(`a split: ${path}`);
      }
      if (
        staged !== null &&
        typeof value === 'string' &&
        /^(activate|boost|replenish|hack|spy|terminate)-[EB]$/.test(value)
      ) {
        const own = viewer === 'spectator' ? null : staged[viewer];
        if (value !== own && !open.has(value)) find(`a selection: ${path} = ${value}`);
      }
    }
  }
  return { findings, searched, whileStaged };
}

function same(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function stagedIn({ stack }: State): readonly (string | null)[] | null {
  const frame = stack.at(-1);
  return frame?.stage === 'select' && frame.sealed.some((one) => one !== null) ? frame.sealed : null;
}

/** Whose card the viewer may know: the own one, those spied on, and among Humans each other's. */
function teamsKnown({ allegiance, spied }: State, viewer: Viewer): Set<Seat> {
  if (viewer === 'spectator') return new Set();
  const known = new Set([viewer]);
  for (let i = 0; i < spied.length; i += 2) if (spied[i] === viewer) known.add(spied[i + 1]!);
  const mine = allegiance[viewer];
  const fellows = allegiance.flatMap((team, seat) => (team === mine ? [seat] : []));
  if (fellows.length < allegiance.length / 2) for (const seat of fellows) known.add(seat);
  return known;
}

function isOwnSpying(path: string, view: unknown, viewer: Viewer): boolean {
  const n = /\.spied\.(\d+)\.saw$/.exec(path)?.[1];
  const { spied } = view as { spied: readonly { by: number }[] };
  return n !== undefined && spied[Number(n)]?.by === viewer;
}

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Every value in a message with its place in the table; the steps that only patches have are left out. */
function* leavesOf(value: unknown, path: string): Generator<Leaf> {
  if (value === null || typeof value !== 'object') {
    yield { path: path.replaceAll(/\.(?:into|set)(?=\.)/g, ''), value };
    return;
  }
  for (const [key, part] of Object.entries(value)) yield* leavesOf(part, path === '' ? key : `${path}.${key}`);
}
