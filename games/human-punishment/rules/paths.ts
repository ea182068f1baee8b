import { adjust } from './bars.ts';
import { ENEMIES } from './content/enemies.ts';
import { endWith } from './ends.ts';
import type { K } from './events.ts';
import { DEUS, GONE, NONE, type State } from './state.ts';

// The red path and the blue one (HPB-800 to HPB-807).

/** Red 4, which is Blue 3. */
const MEETING = 3;
const BLUE_3 = 2;

function isApexAtMeeting(s: State): boolean {
  return s.apexAt === BLUE_3;
}

/** HPB-803 `tell`: says that it has come. */
export function arriveOnRed1(s: State, k: K, kind: number, tell: () => void): void {
  comeOnto(s, k, 0, kind, kind === DEUS ? s.deus : ENEMIES[kind]!.health, tell);
}

/** HPB-801 Whoever stands there is pushed on first, and it is told in this order; a gap stops the push. */
function comeOnto(s: State, k: K, space: number, kind: number, health: number, tell: () => void): void {
  if (space === s.red.length) {
    tell();
    return reachNetwork(s, k, kind);
  }
  const before = s.red[space]!;
  if (before !== NONE) {
    const hurt = s.redHealth[space]!;
    s.red[space] = NONE;
    comeOnto(s, k, space + 1, before, hurt, () => k.tell({ type: 'pushed', kind: before, to: space + 2 }));
    if (s.outcome !== null) return;
  }
  tell();
  s.red[space] = kind;
  s.redHealth[space] = health;
  if (kind === DEUS) s.deusAt = space;
  if (space === MEETING && isApexAtMeeting(s)) apexMeets(s, k);
}

/** HPB-804, HPB-805 */
function reachNetwork(s: State, k: K, kind: number): void {
  if (kind === DEUS) return endWith(s, k, 'deus');
  s.left[kind]! += 1;
  k.tell({ type: 'crawlerArrived', kind });
  adjust(s, k, 'security', -1, NONE);
}

/** HPB-806, HPB-807 Apex and whatever stands on Red 4. */
export function apexMeets(s: State, k: K): void {
  const kind = s.red[MEETING]!;
  if (kind === NONE || !isApexAtMeeting(s)) return;
  s.red[MEETING] = NONE;
  if (kind === DEUS) {
    s.deusAt = GONE;
    s.apexAt = GONE;
    k.tell({ type: 'bothGone' });
    return;
  }
  s.left[kind]! += 1;
  k.tell({ type: 'crushed', kind });
  adjust(s, k, 'apex', -ENEMIES[kind]!.strength, NONE);
}

/** HPB-549, HPB-821 One space on; whoever stands there is pushed. Where it stands afterwards, NONE if it is gone. */
export function stepOn(s: State, k: K, space: number): number {
  const kind = s.red[space]!;
  const health = s.redHealth[space]!;
  s.red[space] = NONE;
  comeOnto(s, k, space + 1, kind, health, () => k.tell({ type: 'crept', kind, to: space + 2 }));
  return s.outcome === null && space + 1 < s.red.length && s.red[space + 1] === kind ? space + 1 : NONE;
}
