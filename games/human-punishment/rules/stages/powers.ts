import type { Seat } from '@tablewright/kernel';
import { boxesIn, useItem } from '../boxes.ts';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { AREA_IDS, BLUE_AREAS, HQ } from '../content/board.ts';
import { BOXES, PISTOL } from '../content/boxes.ts';
import { HAVOC } from '../content/characters.ts';
import { ENEMIES } from '../content/enemies.ts';
import { placeNamed } from '../content/enemy-places.ts';
import { isBlue, isRed, worth } from '../content/faces.ts';
import { kill } from '../enemies.ts';
import type { K } from '../events.ts';
import { discard, faceIds, turnUp, turnUpRed } from '../influence.ts';
import { show } from '../notes.ts';
import { apexMeets } from '../paths.ts';
import { enemyAt, isKuro } from '../pieces.ts';
import { BLED, NONE, type Piece, type State, USED_PANEL } from '../state.ts';
import { creditStates } from '../tasks.ts';
import { spend, takePart } from './actions.ts';
import { begin } from './effects.ts';

// Own powers of a character, items, and the Control Panel of the General (HPB-811, HPB-812).

export function allRounder(s: State, k: K, by: Seat, card: string): void {
  const at = ALL_ROUNDERS.findIndex(({ id }) => id === card);
  s.allRounders |= 1 << at;
  s.allRoundersNow += 1;
  k.tell({ type: 'allRounder', by, card });
  begin(k, ALL_ROUNDERS[at]!.effects, by, by);
  creditStates(s, k, by);
}

/** HPB-863 */
export function takeBack(s: State, k: K, by: Seat): void {
  s.allRounders = 0;
  s.tookBack = 1;
  k.tell({ type: 'tookBack', by });
}

/** HPB-865 */
export function bleed(s: State, k: K, by: Seat): void {
  s.used |= BLED;
  k.tell({ type: 'bled', by });
  k.push({ stage: 'hurt', piece: by, damage: 0, min1: 0, wounds: 1, price: 1, step: 0, cancelled: 0 });
}

/** Companion and Laser (HPB-334). */
export function useOwnItem(s: State, k: K, by: Seat): void {
  takePart(s, by);
  const item = useItem(s, k, by);
  k.tell({ type: 'usedItem', by, item: BOXES[item]!.id });
  begin(k, BOXES[item]!.effects, by, by);
}

/** HPB-331, HPB-333, HPB-869 The boxes that a character may take where it stands. */
export function boxesFor(s: State, piece: Piece): number[] {
  const area = s.at[piece]!;
  if (isKuro(s, piece) || area === NONE || (s.boxesTaken[piece]! & (1 << area)) !== 0) return [];
  const boxes = boxesIn(s, area);
  return s.character[piece] === HAVOC && area === HQ
    ? boxes.filter((at) => s.lying[at + 2] === 0 || s.lying[at + 1] !== PISTOL)
    : boxes;
}

// ---------------------------------------------------------------------------------------------------------- Control Panel

export function panelMove(s: State, k: K, by: Seat): void {
  s.used |= USED_PANEL;
  s.apexAt += 1;
  k.tell({ type: 'apexMoved', by, area: AREA_IDS[BLUE_AREAS[s.apexAt]!]! });
  apexMeets(s, k);
}

/** HPB-812 Until two are red; the Enemy turns up one; below 0: two damage, and no reward. */
export function panelAttack(s: State, k: K, by: Seat, at: string): void {
  s.used |= USED_PANEL;
  const place = placeNamed(at);
  const kind = enemyAt(s, place);
  const { faces, sum } = turnUpRed(s, k, 2);
  const defence = turnUp(s, k, true);
  if (defence !== NONE) show(s, [defence]);
  const shield =
    ENEMIES[kind]!.shield +
    (defence === NONE ? 0 : isBlue(defence) ? worth(defence) : isRed(defence) ? -worth(defence) : 0);
  const all = defence === NONE ? faces : [...faces, defence];
  const isHit = shield - sum < 0;
  k.tell({
    type: 'apexAttacked',
    by,
    at,
    cards: faceIds(faces),
    defence: defence === NONE ? [] : faceIds([defence]),
    hit: isHit,
  });
  discard(s, k, all);
  if (!isHit) return;
  if (s.enemyHealth[place]! <= 2) return kill(s, k, place);
  s.enemyHealth[place]! -= 2;
  k.tell({ type: 'enemyHurt', kind, at, by, damage: 2, left: s.enemyHealth[place]! });
}

/** HPB-950 Any number of own Programs under the board. */
export function transfer(s: State, k: K, by: Seat): void {
  spend(s, k, by, by);
  k.push({ stage: 'transfer', by, count: 0 });
}
