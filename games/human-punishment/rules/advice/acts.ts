// An Action Phase: each act that is on offer gets a number; the best one is done, and the phase ends when none is worth it.

import type { Rng } from '@tablewright/kernel';
import type { ActionAct, ClaimAct } from '../acts.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { AREA_IDS, type AreaId } from '../content/board.ts';
import { ENEMIES } from '../content/enemies.ts';
import { redSpaceNamed } from '../content/enemy-places.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { programNamed } from '../programs.ts';
import { MOD_RED, MOD_STRENGTH } from '../state.ts';
import type { View } from '../view.ts';
import { factionOf, ownColour } from './aims.ts';
import { useOf } from './cards.ts';
import { destroyWorth, holdsBack } from './chips.ts';
import { distance, pulls, shouldDrop, waysOn } from './errands.ts';
import { blues, handOf, reds, sumOf } from './hand.ts';
import { has, keepsPrograms, wants } from './objectives.ts';
import { againWorth } from './outlook.ts';
import { suspicion } from './people.ts';

/** Less than this is added to each act by chance: of those that are nearly as good as each other it is not always the same. */
const MOOD = 0.25;

export function bestAct(view: View, acts: readonly ActionAct[], rng: Rng): ActionAct {
  let best = acts.at(-1)!;
  let most = 0.35;
  for (const act of acts) {
    const score = scoreOf(view, act, acts) + (rng.below(100) / 100) * MOOD;
    if (score > most) {
      most = score;
      best = act;
    }
  }
  return best;
}

/** Unasked, or in a window: only what clearly helps. */
export function bestClaim(view: View, claims: readonly (ClaimAct | ActionAct)[], threshold: number): ClaimAct | null {
  let best: ClaimAct | null = null;
  let most = threshold;
  for (const claim of claims) {
    const score = claimScore(view, claim);
    if (score <= most) continue;
    most = score;
    best = claim as ClaimAct;
  }
  return best;
}

function claimScore(view: View, act: ClaimAct | ActionAct): number {
  const me = view.me as number;
  switch (act.act) {
    case 'program':
    case 'charge':
      return programWorth(view, act);
    case 'star':
      return useOf(view, STAR_CARDS.find(({ id }) => id === act.card)?.effects ?? [], me);
    case 'useRecon': {
      const recon = RECON.find(({ id }) => id === view.pieces[act.piece]?.recon);
      if (recon === undefined) return 0;
      return useOf(view, recon.effects, act.piece) + (wants(view, 'O-13') ? 4 : 0);
    }
    case 'sacrifice': {
      const removed = Math.min(4, view.enemies.filter(({ type }) => type !== 'deus').length);
      if (factionOf(view) === 'legion' || has(view, 'O-10')) return view.bars.threat >= 3 && removed >= 3 ? 1 : 0;
      return view.bars.threat >= 3 && removed >= 3 ? 3 : 0;
    }
    case 'reroll':
      return againWorth(view, act.die);
    default:
      return 0;
  }
}

/** One that is laid open is not lost yet; one that is used up may be missed at the end (O-06). */
function programWorth(view: View, act: Extract<ClaimAct, { act: 'program' | 'charge' }>): number {
  const { kind, effects } = PROGRAMS[programNamed(act.card)]!;
  const me = view.me as number;
  const isOpen = view.now.at(-1)?.stage === 'action';
  if (act.act === 'program' && kind === 'permanent') return 1.2;
  const worth = useOf(view, effects, me);
  if (act.act === 'program' && kind === 'charged') return Math.max(isOpen && view.active === me ? 0.6 : 0, worth);
  const left = view.players[me]!.openPrograms.find(({ card }) => card === act.card)?.charges ?? 1;
  return worth - (left === 1 && keepsPrograms(view) ? 1.5 : 0);
}

function scoreOf(view: View, act: ActionAct, acts: readonly ActionAct[]): number {
  const faction = factionOf(view);
  const morale = view.bars.morale;
  switch (act.act) {
    case 'end':
      return 0;
    case 'move':
      return moveScore(view, act.piece, act.to);
    case 'attack':
      return attackScore(view, act.at, act.piece);
    case 'sector': {
      const top = view.sectors[act.sector - 1]!.known[0] ?? null;
      const known = top === null ? 0 : top === ownColour(faction) ? 1.5 : -1;
      return 5 + known + (faction === 'human' && act.sector === 1 ? 0.6 : 0);
    }
    case 'share':
      return 5.5;
    case 'deliver':
      return holdsBack(view) ? 0 : 9;
    case 'riot':
      return faction === 'legion' && view.bars.security > 2 ? 0 : act.sign === (view.bars.riot > 0 ? -1 : 1) ? 4.5 : 0;
    case 'morale': {
      const blue = sumOf(blues(view), 3);
      return blue >= 6 && morale < 4
        ? 1 + (4 - morale) * 0.45 + (wants(view, 'O-14') ? 1.5 : 0)
        : wants(view, 'O-14') && blue > 0
          ? 1
          : 0;
    }
    case 'resource': {
      if (faction === 'machine') return 3.5;
      const few = handOf(view).length <= 3;
      return view.bars.resource >= 6 ? (few ? 2.2 : 0.9) + (wants(view, 'O-14') ? 1.5 : 0) : 0;
    }
    case 'chance':
      return 0.8 + (wants(view, 'O-14') ? 1.5 : 0);
    case 'buy':
    case 'buyUnseen':
      return wants(view, 'O-06') ? 2.5 : handOf(view).length >= 6 ? 1.2 : 0;
    case 'nexus':
      return faction === 'machine' ? 0 : sumOf(blues(view), 2) >= 6 ? 1.6 : 0;
    case 'censure':
      return suspicion(view, act.seat) >= 3.5 ? 2.2 : 0;
    case 'newLeader':
      return wants(view, 'O-10') ? 2 : 0;
    case 'weapon':
    case 'arm':
      return wants(view, 'O-07') ? 4 : act.act === 'arm' ? 1 : 0;
    case 'recon':
      return wants(view, 'O-13') ? 4 : handOf(view).length >= 5 ? 1.2 : 0.2;
    case 'escape':
      return 2 + sumOf(act.sign > 0 ? blues(view) : reds(view), 5) * 0.2;
    case 'interrogation':
      return 3;
    case 'pardon':
      return suspicion(view, act.seat) < 0 ? 1.5 : 0;
    case 'drop': {
      const chip = view.pieces[act.piece]?.chips[act.slot === 'both' ? 0 : act.slot];
      return shouldDrop(view, chip?.colour ?? null) ? 6 : wants(view, 'O-03') ? 4 : 0;
    }
    case 'look':
      return view.junkyard.some((spot) => spot?.colour === null) ? 0.6 : 0;
    case 'destroy':
      return destroyWorth(view);
    case 'treat':
    case 'treatWithCards': {
      const me = view.pieces[view.me as number]!;
      const need = me.wounds.length + (me.maxHealth - me.health) * 0.7;
      return need > 0 ? 1 + need : 0;
    }
    case 'heal':
    case 'care':
      return 2.2;
    case 'allRounder': {
      const { effects } = ALL_ROUNDERS.find(({ id }) => id === act.card)!;
      const isForAttack = effects.every(({ does }) => does === 'attackMod');
      return isForAttack ? marksmanWorth(view, acts) : useOf(view, effects, view.me as number);
    }
    case 'takeBack':
      return 1;
    case 'bleed':
      return wants(view, 'O-09') ? 1.6 : 0;
    case 'box':
      return view.players[view.me as number]!.item !== null ? 0 : wants(view, 'O-07') ? 4 : 0.8;
    case 'item':
      return has(view, 'O-07') ? 0 : 1;
    case 'panelMove':
      return faction === 'machine' ? 0 : view.deus.space === null ? 0.2 : 2;
    case 'panelAttack':
      return faction === 'machine' || faction === 'legion' ? 0 : 2;
    case 'transfer':
      return 0;
    default:
      return claimScore(view, act);
  }
}

function moveScore(view: View, piece: number, to: AreaId): number {
  const from = view.pieces[piece]!.area;
  if (from === null) return 0;
  const score = wayScore(view, piece, from, to);
  if (piece !== view.me || view.turn.ap > 0 || !wants(view, 'O-15')) return score;
  if (isNew(view, to)) return isNew(view, from) ? score : Math.max(score, REST);
  return isNew(view, from) && comesBack(view, from, to) ? 0 : score;
}

/** On the way to where it is drawn. */
function wayScore(view: View, piece: number, from: AreaId, to: AreaId): number {
  const pull = pulls(view, piece);
  const here = pull[AREA_IDS.indexOf(from)]!;
  // With nothing left to do, only a step towards where one wants to be most, and none away from there though another Area draws as much:
  // otherwise one walks to and fro between two Areas.
  const most = view.turn.ap === 0 ? Math.max(...pull) : 0;
  if (view.turn.ap === 0 && here === most) return 0;
  let best = 0;
  for (const [area, strength] of pull.entries()) {
    if (strength === 0 || strength < most) continue;
    const left = distance(to, area);
    if (left < distance(from, area)) best = Math.max(best, strength * 0.6 - left * 0.3);
  }
  return Math.max(best - here * 0.45, 0);
}

/** O-15: with nothing left to do, what it is worth that the turn ends in a new Area. */
const REST = 2.5;

function isNew(view: View, area: string): boolean {
  const ended: readonly string[] = view.players[view.me as number]!.tally.areasEnded;
  return /^\d$/.test(area) && !ended.includes(area);
}

/** Whether from an Area beside a new one nothing would draw it on: otherwise one walks to and fro between the two. */
function comesBack(view: View, fresh: AreaId, beside: AreaId): boolean {
  const me = view.me as number;
  return waysOn(view, beside).every((to) => to === fresh || wayScore(view, me, beside, to) <= REST + MOOD);
}

/** What is prepared for the attack: by a card, or by a Wound. */
interface Prepared {
  readonly red: number;
  readonly strength: number;
}

function prepared(view: View, piece: number): Prepared {
  if (piece === view.seats) return { red: 0, strength: 0 };
  return { red: view.turn.mods[MOD_RED] ?? 0, strength: view.turn.mods[MOD_STRENGTH] ?? 0 };
}

/** Fight if the best red cards beat the Shield by more than the general card is likely to take. */
function attackScore(view: View, at: string, piece: number, more: Prepared = prepared(view, piece)): number {
  const enemy = view.enemies.find((one) => one.at === at);
  const player = view.me === 'spectator' ? undefined : view.players[view.me];
  if (enemy === undefined || player?.stats === null || player === undefined) return 0;
  const limit = (piece === view.seats ? 1 : player.stats.red) + more.red;
  const strength = (piece === view.seats ? 1 : player.stats.strength) + more.strength;
  const armed =
    piece !== view.seats &&
    !has(view, 'O-07') &&
    (player.item === 'pistol' || player.item === 'rifle' || player.item === 'rifle-hq' || player.item === 'launcher');
  if (strength === 0 && !armed) return 0;
  const hand = handOf(view);
  const fist = piece !== view.seats && hand.includes('S-FEY-1') ? 6 : 0;
  const value = sumOf(reds(view), limit) + (armed ? 2 : 0) + fist;
  const shield = enemy.type === 'deus' ? 3 : ENEMIES[enemy.kind]!.shield;
  if (value <= shield + 1) return 0;
  const faction = factionOf(view);
  const kills = enemy.health <= strength + (armed ? 1 : 0);
  let score = kills ? 3.2 : 1.4;
  if (at === '6' || at === '8' || at === '6/8' || redSpaceNamed(at) >= 0) score += 0.6;
  if (view.bars.threat >= 2) score += 0.7;
  if (wants(view, 'O-04') || (wants(view, 'O-05') && enemy.level !== 1)) score += 2;
  return faction === 'legion' ? score - 1.8 : score;
}

/** Marksman: where an attack gets so much better that it is worth the card. */
function marksmanWorth(view: View, acts: readonly ActionAct[]): number {
  const me = view.me as number;
  let best = 0;
  for (const act of acts) {
    if (act.act !== 'attack' || act.piece !== me) continue;
    const now = prepared(view, me);
    const better = attackScore(view, act.at, me, { red: now.red + 1, strength: now.strength + 1 });
    if (better > 1 && better > attackScore(view, act.at, me)) best = Math.max(best, better + 0.3);
  }
  return best;
}
