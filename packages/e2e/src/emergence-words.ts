import { emergence, type State } from '@tablewright/emergence-rules';
import type { Base, Seat, Viewer } from '@tablewright/kernel';
import type { Frame } from './heard.ts';
import type { SearchWords } from './secrets.ts';

// Whatever the rules say: no word about teams, splits and selections of Emergence that is not the viewer's own.

/** What this frame says that it should not, word by word. */
export const emergenceWords: SearchWords = ({ message, table }, base, viewer) => {
  if (message.type !== 'table' && message.type !== 'change') return [];
  const state = base as State;
  const found: string[] = [];
  const known = teamsKnown(state, viewer);
  const staged = stagedIn(state);
  const seen = emergence.view(state, 'spectator');
  const open = new Set<string | null>(seen.operatives.map(({ selected }) => selected));
  const secretLines = new Set((message.told ?? []).flatMap(({ secret }, i) => (secret ? [`told.${i}.`] : [])));
  for (const { path, value } of leavesOf(message, '')) {
    if (/\.domain\./.test(path) || [...secretLines].some((line) => path.startsWith(line))) continue;
    if (value === 'ai' || value === 'human') {
      const seat = Number(/\.operatives\.(\d+)\.team$/.exec(path)?.[1] ?? -1);
      if (!known.has(seat) && !isOwnSpying(path, table, viewer)) found.push(`a team: ${path} = ${value}`);
    }
    if (/\.split\./.test(path)) {
      const [, event, n] = /\.assimilations\.(\d+)\.inserted\.(\d+)\.split/.exec(path) ?? [];
      if (seen.assimilations[Number(event)]?.inserted[Number(n)]?.seat !== viewer) found.push(`a split: ${path}`);
    }
    const isSelection = typeof value === 'string' && SELECTION.test(value);
    if (staged !== null && isSelection) {
      const own = viewer === 'spectator' ? null : staged[viewer];
      if (value !== own && !open.has(value)) found.push(`a selection: ${path} = ${value}`);
    }
  }
  return found;
};

const SELECTION = /^(activate|boost|replenish|hack|spy|terminate)-[EB]$/;

/** Whether selections lie face down. */
export function isStaged(state: Base): boolean {
  return stagedIn(state as State) !== null;
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

function isOwnSpying(path: string, table: Frame['table'], viewer: Viewer): boolean {
  const n = /\.spied\.(\d+)\.saw$/.exec(path)?.[1];
  const { spied } = table!.game!.view as unknown as { spied: readonly { by: number }[] };
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
