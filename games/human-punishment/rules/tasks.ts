import { type Seat, size } from '@tablewright/kernel';
import { ALL_ROUNDERS } from './content/all-rounders.ts';
import { FEYKAH, KURO_MARKERS, NOVA } from './content/characters.ts';
import { SKILLS, type TaskId } from './content/skills.ts';
import type { K } from './events.ts';
import { lookAtPrograms } from './program-deck.ts';
import { CITY_ACTIONS, NONE, type State, TALLIES } from './state.ts';

// The skill trees (HPB-850 to HPB-858): tasks that complete by themselves, and what completing one unlocks.

export const SKILLS_A_TREE = 8;

/** by character and task: where it stands in the tree */
const WHERE: readonly ReadonlyMap<TaskId, readonly number[]>[] = SKILLS.map((tree) => {
  const where = new Map<TaskId, number[]>();
  for (const [at, { task }] of tree.entries()) where.set(task, [...(where.get(task) ?? []), at]);
  return where;
});

function hasUnlocked(s: State, seat: Seat, at: number): boolean {
  return (s.boosts[seat]! & (1 << at)) !== 0;
}

/** HPB-851 A Level 2 task counts only after the Level 1 Boost of its column. */
function isOpen(s: State, seat: Seat, at: number): boolean {
  return !hasUnlocked(s, seat, at) && (at % 2 === 0 || hasUnlocked(s, seat, at - 1));
}

/** A player has done something that may be a task of the own tree. */
export function credit(s: State, k: K, seat: Seat, task: TaskId): void {
  if (seat === NONE) return;
  const where = WHERE[s.character[seat]!]?.get(task);
  if (where === undefined) return;
  for (const at of where) {
    if (!isOpen(s, seat, at)) continue;
    const { steps } = SKILLS[s.character[seat]!]![at]!;
    const place = seat * SKILLS_A_TREE + at;
    s.steps[place] = stepsDone(s, seat, task, s.steps[place]!);
    if (s.steps[place] >= steps) unlock(s, k, seat, at);
    else k.tell({ type: 'stepDone', by: seat, skill: at });
  }
}

/** Different City actions are counted once each, everything else each time. */
function stepsDone(s: State, seat: Seat, task: TaskId, before: number): number {
  return task === 'twoCities' ? size(s.tally[seat * TALLIES + CITY_ACTIONS]!) : before + 1;
}

/** HPB-851 Tasks that describe a lasting state are tested whenever it may have come about, and when their column opens. */
export function creditStates(s: State, k: K, seat: Seat): void {
  const tree = SKILLS[s.character[seat]!]!;
  for (let at = 0; at < tree.length; at += 1) {
    if (isOpen(s, seat, at) && isState(s, seat, tree[at]!.task)) unlock(s, k, seat, at);
  }
}

function isState(s: State, seat: Seat, task: TaskId): boolean {
  switch (task) {
    case 'deckEmpty':
      return s.decks[seat]!.length === 0;
    case 'handEmpty':
      return s.hands[seat]!.length === 0;
    case 'combat4':
      return s.bar[seat]! >= 4;
    case 'allRounders':
      return size(s.allRounders) === ALL_ROUNDERS.length;
    default:
      return false;
  }
}

export function boostsOf(s: State, seat: Seat): number {
  return size(s.boosts[seat]!);
}

const LEVEL_1 = 0b01010101;

/** The Boosts of the lowest Level still locked, as bits (HPB-854). */
export function lowestLocked(s: State, seat: Seat): number {
  const locked = ~s.boosts[seat]! & 0xff;
  return (locked & LEVEL_1) !== 0 ? locked & LEVEL_1 : locked;
}

export function unlock(s: State, k: K, seat: Seat, at: number): void {
  s.boosts[seat]! |= 1 << at;
  k.tell({ type: 'unlocked', by: seat, skill: at });
  const character = s.character[seat]!;
  if (character === NOVA) s.bar[seat] = Math.min(2, s.bar[seat]! + 1); // HPB-868
  if (character === FEYKAH && at % 2 === 0 && (s.boosts[seat]! & LEVEL_1) === LEVEL_1)
    k.push({ stage: 'drawPrograms', by: seat, count: 2 }); // HPB-866
  const { boost } = SKILLS[character]![at]!;
  if (boost === 'twoProgramsKeepOne' && s.programDeck.length > 0) lookAtPrograms(s, k, seat, 2);
  if (boost === 'markersBack' && s.kuroMarkers !== KURO_MARKERS) k.push({ stage: 'markersBack', by: seat, left: 2 });
  if (at % 2 === 0) creditStates(s, k, seat);
}
