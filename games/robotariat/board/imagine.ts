import type { Json } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import {
  BOARD,
  MOST_OFFICE,
  MOST_REPUTATION,
  OFFICE_REWARDS,
  reputationForBurning,
  type Space,
  spaceNamed,
  SPACES,
} from '@tablewright/robotariat-rules/content';
import { donationOn, hasOppressor, patrolOn, sceneOf, upgraded } from '@tablewright/robotariat-rules/outlook';
import { asPath, asSpace } from './look.ts';

// The table as it would be behind an answer, as far as no die and no hidden card has a say: what the board shows before one
// decides. It is a preview; what really happens comes from the rules.

type Draft = { -readonly [K in keyof View]: View[K] };

export function imagine(view: View, about: string, value: Json): View | null {
  const me = view.me === 'spectator' ? null : view.me;
  if (me === null) return null;
  const draft = structuredClone(view);
  const done = IMAGINE[about]?.(draft, value, me) ?? false;
  if (!done) return null;
  draft.reward = OFFICE_REWARDS[draft.office] ?? 0;
  return draft;
}

type Imagines = (view: Draft, value: Json, me: number) => boolean;

const IMAGINE: Readonly<Record<string, Imagines>> = {
  turn(view, value, me) {
    if (value === 'sympathy') {
      view.funds -= 2;
      view.reputation = Math.min(MOST_REPUTATION, view.reputation + 1);
      return true;
    }
    const to = asSpace(after(value, 'move-'));
    if (to === null) return false;
    view.players[me]!.at = to;
    return true;
  },
  poster: (view, value) => putUp(view, value, 'supply'),
  salvage: (view, value) => putUp(view, value, 'junk'),
  paste(view, value) {
    if (!Array.isArray(value)) return false;
    return value.map((space) => putUp(view, space, 'supply')).some(Boolean);
  },
  repaste(view, value) {
    const { first, second } = parted(value);
    return Array.from({ length: Number(first) || 0 }, () => putUp(view, second, 'junk')).some(Boolean);
  },
  rebuild(view, value) {
    const amounts = value as { readonly [space: string]: number };
    for (const space of SPACES) for (let i = 0; i < (amounts[space] ?? 0); i += 1) putUp(view, space, 'junk');
    return true;
  },
  burn(view, value) {
    if (!Array.isArray(value)) return false;
    for (const group of value) {
      const space = asSpace(Array.isArray(group) ? group[0] : null);
      if (space !== null) tear(view, space, 1);
    }
    view.reputation = Math.min(MOST_REPUTATION, view.reputation + reputationForBurning(value.length));
    return true;
  },
  post(view, value) {
    const { first, second } = parted(value);
    const [from, to] = [asSpace(first), asSpace(second)];
    if (from === null || to === null || view.posters[from] === 0) return false;
    view.posters[from] -= 1;
    view.posters[to] += 1;
    return true;
  },
  push(view, value) {
    const { first, second } = parted(value);
    const player = view.players[Number(first)];
    const to = asSpace(second);
    if (player === undefined || to === null) return false;
    player.at = to;
    return true;
  },
  contribute(view, value, me) {
    view.funds -= Number(value);
    view.office = Math.min(MOST_OFFICE, view.office + Number(value) + upgraded(sceneOf(view), me, 'office'));
    return true;
  },
  cook(view, value) {
    view.office -= Number(value);
    view.funds += Number(value);
    return true;
  },
  steer(view, value) {
    const path = asPath(value);
    if (path === null) return false;
    for (const [row, { kind, at }] of view.npcs.entries()) {
      if (kind === 'HO' && at !== null) arrive(view, row + 1, BOARD[at][path]);
    }
    return true;
  },
  masses: (view, value) => send(view, value),
  alarm: (view, value) => send(view, value),
  lead: (view, value) => along(view, value),
  strike: (view, value) => along(view, value),
};

function after(value: Json, start: string): string {
  return typeof value === 'string' && value.startsWith(start) ? value.slice(start.length) : '';
}

/** '3-P' taken apart. */
export function parted(value: Json): { first: string; second: string } {
  const said = typeof value === 'string' ? value : '';
  const dash = said.indexOf('-');
  return { first: said.slice(0, dash), second: said.slice(dash + 1) };
}

function putUp(view: Draft, value: Json, out: 'supply' | 'junk'): boolean {
  const space = asSpace(value);
  if (space === null || view[out] === 0) return false;
  view[out] -= 1;
  view.posters[space] += 1;
  return true;
}

function tear(view: Draft, space: Space, posters: number): void {
  view.posters[space] -= posters;
  view.junk += posters;
}

function send(view: Draft, value: Json): boolean {
  const { first, second } = parted(value);
  const to = asSpace(second);
  return to !== null && arrive(view, Number(first), to);
}

function along(view: Draft, value: Json): boolean {
  const { first, second } = parted(value);
  const at = view.npcs[Number(first) - 1]?.at ?? null;
  const path = asPath(second);
  return at !== null && path !== null && arrive(view, Number(first), BOARD[at][path]);
}

/** An NPC goes to a space and encounters it (RTA-501). */
function arrive(view: Draft, npc: number, to: Space): boolean {
  const piece = view.npcs[npc - 1];
  if (piece === undefined || piece.at === null) return false;
  piece.at = to;
  const scene = sceneOf(view);
  const space = spaceNamed(to);
  if (piece.kind === 'CR') {
    if (!hasOppressor(scene, space)) view.funds += donationOn(scene, space);
    return true;
  }
  const { suspicious, fine, torn, office } = patrolOn(scene, space);
  if (suspicious) view.reputation -= 1;
  view.funds -= fine;
  tear(view, to, torn);
  view.office -= office;
  return true;
}
