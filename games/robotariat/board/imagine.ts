import type { Json } from '@tablewright/board';
import type { Answers, View } from '@tablewright/robotariat-rules';
import {
  BOARD,
  MOST_OFFICE,
  MOST_REPUTATION,
  OFFICE_REWARDS,
  reputationForBurning,
  type Space,
  spaceNamed,
} from '@tablewright/robotariat-rules/content';
import { donationOn, hasOppressor, patrolOn, sceneOf, upgraded } from '@tablewright/robotariat-rules/outlook';
import { asPath, asSpace } from './look.ts';
import type { Answer } from './props.ts';

// The table as it would be behind an answer, as far as no die and no hidden card has a say: what the board shows before one
// decides. It is a preview; what really happens comes from the rules.

type Draft = { -readonly [K in keyof View]: View[K] };

export function imagine(view: View, about: keyof Answers, value: Answer): View | null {
  const me = view.me === 'spectator' ? null : view.me;
  if (me === null) return null;
  const draft = structuredClone(view);
  const done = typeof value === 'object' && 'act' in value ? doneBy(draft, value, me) : said(draft, about, value, me);
  if (!done) return null;
  draft.reward = OFFICE_REWARDS[draft.office] ?? 0;
  return draft;
}

type ActAnswer = Extract<Answer, { readonly act: string }>;

function doneBy(view: Draft, value: ActAnswer, me: number): boolean {
  switch (value.act) {
    case 'sympathy':
      view.funds -= 2;
      view.reputation = Math.min(MOST_REPUTATION, view.reputation + 1);
      return true;
    case 'move':
      return goes(view.players[me], value.to);
    case 'push':
      return goes(view.players[value.seat], value.to);
    case 'carry':
      if (view.posters[value.from] === 0) return false;
      view.posters[value.from] -= 1;
      view.posters[value.to] += 1;
      return true;
    case 'putBack':
      return Array.from({ length: value.posters }, () => putUp(view, value.to, 'junk')).some(Boolean);
    case 'send':
      return arrive(view, value.npc, value.to);
    case 'lead': {
      const at = view.npcs[value.npc - 1]?.at ?? null;
      return at !== null && arrive(view, value.npc, BOARD[at][value.path]);
    }
    default:
      return false;
  }
}

/** Answers that are no acts: spaces, numbers, posters by space. */
function said(view: Draft, about: keyof Answers, value: Json, me: number): boolean {
  switch (about) {
    case 'poster':
      return putUp(view, value, 'supply');
    case 'salvage':
      return putUp(view, value, 'junk');
    case 'paste':
      return Array.isArray(value) && value.map((space) => putUp(view, space, 'supply')).some(Boolean);
    case 'rebuild':
      return rebuilds(view, value);
    case 'burn':
      return burns(view, value);
    case 'contribute':
      view.funds -= Number(value);
      view.office = Math.min(MOST_OFFICE, view.office + Number(value) + upgraded(sceneOf(view), me, 'office'));
      return true;
    case 'cook':
      view.office -= Number(value);
      view.funds += Number(value);
      return true;
    case 'steer':
      return steers(view, value);
    default:
      return false;
  }
}

function goes(player: View['players'][number] | undefined, to: Space): boolean {
  if (player === undefined) return false;
  player.at = to;
  return true;
}

function rebuilds(view: Draft, value: Json): boolean {
  if (value === null || typeof value !== 'object') return false;
  for (const [space, amount] of Object.entries(value)) {
    for (let i = 0; i < Number(amount); i += 1) putUp(view, space, 'junk');
  }
  return true;
}

function burns(view: Draft, value: Json): boolean {
  if (!Array.isArray(value)) return false;
  for (const group of value) {
    const space = asSpace(Array.isArray(group) ? group[0] : null);
    if (space !== null) tear(view, space, 1);
  }
  view.reputation = Math.min(MOST_REPUTATION, view.reputation + reputationForBurning(value.length));
  return true;
}

function steers(view: Draft, value: Json): boolean {
  const path = asPath(value);
  if (path === null) return false;
  for (const [row, { kind, at }] of view.npcs.entries()) {
    if (kind === 'HO' && at !== null) arrive(view, row + 1, BOARD[at][path]);
  }
  return true;
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
