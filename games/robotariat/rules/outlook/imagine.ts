import {
  BOARD,
  MOST_OFFICE,
  MOST_REPUTATION,
  OFFICE_REWARDS,
  type Path,
  type Space,
  spaceNamed,
  SPACES,
} from '../content/board.ts';
import { reputationForBurning } from '../content/cards.ts';
import { donationOn, hasOppressor, patrolOn, upgraded } from '../content/scene.ts';
import type { Answers } from '../stages/index.ts';
import type { View } from '../view.ts';
import { sceneOf } from './forecast.ts';

// The table as it would be behind an answer, as far as no die and no hidden card has a say: what a board shows before one
// decides. What really happens comes from the rules; imagine.test.ts holds the two against each other.

/** A view that is being changed into what it would be. */
type Then = { -readonly [K in keyof View]: View[K] };

/** Each deed: false where nothing comes of it that could be shown. */
type Deeds = {
  readonly [N in keyof Answers]: ((then: Then, value: Answers[N], me: number) => boolean) | null;
};

const DEEDS: Deeds = {
  turn(then, value, me) {
    if (value.act === 'move') return goes(then, me, value.to);
    return value.act === 'sympathy' && sympathises(then, me);
  },
  poster: (then, value) => value !== 'none' && putUp(then, value, 1, 'supply'),
  salvage: (then, value) => value !== 'none' && putUp(then, value, 1, 'junk'),
  paste: (then, spaces) => spaces.map((space) => putUp(then, space, 1, 'supply')).some(Boolean),
  repaste: (then, value) => value.act === 'putBack' && putUp(then, value.to, value.posters, 'junk'),
  rebuild(then, amounts) {
    for (const space of SPACES) putUp(then, space, amounts[space], 'junk');
    return true;
  },
  burn(then, posters) {
    for (const space of posters.flat()) tear(then, space, 1);
    gainReputation(then, reputationForBurning(posters.length));
    return true;
  },
  contribute(then, spark, me) {
    then.funds -= spark;
    then.office = Math.min(MOST_OFFICE, then.office + spark + upgraded(sceneOf(then), me, 'office'));
    return true;
  },
  cook(then, levels) {
    then.office -= levels;
    then.funds += levels;
    return true;
  },
  push: (then, value) => value.act === 'push' && goes(then, value.seat, value.to),
  post(then, value) {
    if (value.act === 'none' || then.posters[value.from] === 0) return false;
    then.posters[value.from] -= 1;
    then.posters[value.to] += 1;
    return true;
  },
  masses: (then, { npc, to }) => arrive(then, npc, to),
  alarm: (then, { npc, to }) => arrive(then, npc, to),
  strike: (then, { npc, path }) => follow(then, npc, path),
  lead: (then, { npc, path }) => follow(then, npc, path),
  // RTA-403, RTA-408 All Oppressors go, then each encounters; where the Civilians go meanwhile is up to the red die.
  steer(then, path) {
    const patrols = then.npcs.filter(({ kind, at }) => kind === 'HO' && at !== null);
    for (const npc of patrols) npc.at = BOARD[npc.at!][path];
    for (const npc of patrols) if (then.reputation > 0) meet(then, npc);
    return true;
  },
  // what is left to dice, to hidden cards or to other people
  choose: null,
  sabotage: null,
  upgrade: null,
  extra: null,
  stake: null,
  reroll: null,
  forecast: null,
  adjust: null,
  report: null,
};

/** The view as it would be; null where nothing can be said, or nothing would change. */
export function imagine<N extends keyof Answers>(view: View, about: N, value: Answers[N]): View | null {
  const deed = DEEDS[about];
  if (view.me === 'spectator' || deed === null) return null;
  const then: Then = {
    ...view,
    posters: { ...view.posters },
    npcs: view.npcs.map((npc) => ({ ...npc })),
    players: view.players.map((player) => ({ ...player })),
  };
  if (!deed(then, value, view.me)) return null;
  then.reward = OFFICE_REWARDS[then.office] ?? 0;
  return then;
}

function goes(then: Then, seat: number, to: Space): boolean {
  const player = then.players[seat];
  if (player === undefined) return false;
  player.at = to;
  return true;
}

function sympathises(then: Then, me: number): boolean {
  then.funds -= upgraded(sceneOf(then), me, 'sympathy');
  gainReputation(then, 1);
  return true;
}

function gainReputation(then: Then, points: number): void {
  then.reputation = Math.min(MOST_REPUTATION, then.reputation + points);
}

/** As many as there are. */
function putUp(then: Then, space: Space, wanted: number, out: 'supply' | 'junk'): boolean {
  const posters = Math.min(wanted, then[out]);
  then[out] -= posters;
  then.posters[space] += posters;
  return posters > 0;
}

function tear(then: Then, space: Space, posters: number): void {
  then.posters[space] -= posters;
  then.junk += posters;
}

function follow(then: Then, npc: number, path: Path): boolean {
  const at = then.npcs[npc - 1]?.at ?? null;
  return at !== null && arrive(then, npc, BOARD[at][path]);
}

/** An NPC goes to a space and encounters it. */
function arrive(then: Then, npc: number, to: Space): boolean {
  const piece = then.npcs[npc - 1];
  if (piece === undefined || piece.at === null) return false;
  piece.at = to;
  meet(then, piece);
  return true;
}

/** RTA-501 What an NPC does where it has come to. */
function meet(then: Then, { kind, at }: View['npcs'][number]): void {
  if (at === null) return;
  const scene = sceneOf(then);
  const space = spaceNamed(at);
  if (kind === 'CR') {
    if (!hasOppressor(scene, space)) then.funds += donationOn(scene, space);
    return;
  }
  const { suspicious, fine, torn, office } = patrolOn(scene, space);
  if (suspicious) then.reputation -= 1;
  if (then.reputation === 0) return; // RTA-602
  then.funds -= fine;
  tear(then, at, torn);
  then.office -= office;
}
