import { lot } from '../chance.ts';
import { AREA_IDS, MED, NEXUS, SECTORS } from '../content/board.ts';
import { KURO_MARKERS } from '../content/characters.ts';
import type { K } from '../events.ts';
import { cure, heal, isHurt, isWounded, noteHealing } from '../health.ts';
import { cardsLeft, discardAtOnce, draw, faceIds, intoHand } from '../influence.ts';
import { destroyKuro } from '../kuro.ts';
import { enter } from '../movement.ts';
import { cardLeft, cardsStolen, noteProgram, show, sorted } from '../notes.ts';
import { isDetained, isKuro, isOnBoard, maxHealth, playerOf } from '../pieces.ts';
import { detain, free } from '../prison.ts';
import { drawPrograms, gainProgram, programIds, refillDisplay } from '../programs.ts';
import { SCRIPTS } from '../scripts.ts';
import {
  KURO_HERE,
  MOD_ALL,
  MOD_DAMAGE,
  MOD_RED,
  MOD_STRENGTH,
  MOD_VALUE,
  NONE,
  type Piece,
  type State,
} from '../state.ts';
import type { F, Handlers } from './effect-handlers.ts';
import { aim, askDiscard, DONE, next, WAIT } from './effect-targets.ts';

// Effects on characters, their cards and Programs, and on Kuro.

export const PEOPLE_EFFECTS: Pick<
  Handlers,
  | 'damage'
  | 'wound'
  | 'heal'
  | 'cure'
  | 'draw'
  | 'program'
  | 'takeDisplay'
  | 'swapPrograms'
  | 'discard'
  | 'discardTo'
  | 'steal'
  | 'detain'
  | 'free'
  | 'place'
  | 'relocate'
  | 'ap'
  | 'move'
  | 'mod'
  | 'attackMod'
  | 'destroyKuro'
  | 'reviveKuro'
> = {
  damage(s, f, k, { to, by, min1 }) {
    const piece = aim(s, f, k, to, (one) => s.health[one]! > 0, false);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE)
      k.push({
        stage: 'hurt',
        piece,
        damage: by,
        min1: min1 ? 1 : 0,
        wounds: 0,
        price: 0,
        step: 0,
        cancelled: f.noWounds,
      });
  },
  wound(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, (one) => !isKuro(s, one), false);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE && f.noWounds === 0) {
      const price = s.stack.some((frame) => frame.stage === 'released') ? 1 : 0;
      k.push({ stage: 'hurt', piece, damage: 0, min1: 0, wounds: count, price, step: 0, cancelled: 0 });
    }
  },
  heal(s, f, k, { to, by }) {
    const miracle = SCRIPTS[f.script]![f.at + 1]?.does === 'cure';
    const fits = (one: Piece): boolean => isHurt(s, one) || (miracle && isWounded(s, one));
    const piece = aim(s, f, k, to, fits, false);
    if (piece === WAIT) return;
    next(f);
    if (piece === NONE) return;
    const restored = heal(s, k, piece, by);
    if (restored > 0) healing(s, f, k, restored);
  },
  cure(s, f, k, { to, count }) {
    const piece = f.count === 0 ? aim(s, f, k, to, (one) => isWounded(s, one), false) : f.it;
    if (piece === WAIT) return;
    if (piece === NONE) return next(f);
    f.it = piece;
    if (f.count >= 1 && f.answer !== NONE) {
      cure(s, k, piece, f.answer);
      healing(s, f, k, 0);
      f.answer = NONE;
      f.count += 1;
    } else if (f.count === 0) f.count = 1;
    f.answer = NONE;
    if (f.count > count || s.wounds[piece]!.length === 0) return next(f);
    k.push({ stage: 'wound', by: playerOf(s, piece), piece });
  },
  draw(s, f, k, { to, deck, count }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE) draw(s, k, playerOf(s, piece), count, deck);
  },
  program(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    next(f);
    if (piece !== NONE) drawPrograms(s, k, playerOf(s, piece), count);
  },
  takeDisplay(s, f, k) {
    if (s.display.length === 0) return next(f);
    if (f.answer === NONE && s.display.length > 1) return k.push({ stage: 'displayed', by: f.by });
    const design = s.display[f.answer === NONE ? 0 : f.answer]!;
    next(f);
    s.display.splice(s.display.indexOf(design), 1);
    k.tell({ type: 'tookProgram', by: f.by, card: programIds([design])[0]! });
    noteProgram(s, f.by, design);
    gainProgram(s, k, f.by, design);
    refillDisplay(s, k);
  },
  swapPrograms(s, f, k, { more }) {
    if (f.answer >= 0) f.count += 1;
    const isDone = f.answer === DONE || s.programs[f.by]!.length + s.open[f.by]!.length === 0;
    f.answer = NONE;
    if (!isDone) return k.push({ stage: 'programAway', by: f.by, none: 1, why: 1 });
    const drawn = f.count + more;
    next(f);
    drawPrograms(s, k, f.by, drawn);
  },
  discard(s, f, k, { to, kind, count, how }) {
    const piece = aim(s, f, k, to, always, true);
    if (piece === WAIT) return;
    if (piece === NONE) return next(f);
    const seat = playerOf(s, piece);
    if (kind === 'program') {
      if (f.count === count || s.programs[seat]!.length + s.open[seat]!.length === 0) return next(f);
      f.count += 1;
      return k.push({ stage: 'programAway', by: seat, none: 0, why: 0 });
    }
    next(f);
    const most = Math.min(count, s.hands[seat]!.length);
    if (most === 0) return;
    if (how === 'choice') return askDiscard(k, seat, most);
    const gone: number[] = [];
    for (let i = 0; i < most; i += 1)
      gone.push(...s.hands[seat]!.splice(lot(s, k, s.hands[seat]!.length, 'random card'), 1));
    for (const face of gone) cardLeft(s, seat, face);
    show(s, gone);
    k.tell({ type: 'discarded', by: seat, cards: faceIds(sorted(gone)) });
    discardAtOnce(s, k, seat, gone);
  },
  discardTo(s, f, k, { to, count }) {
    const piece = aim(s, f, k, to, always, true);
    next(f);
    const seat = playerOf(s, piece);
    const over = s.hands[seat]!.length - count;
    if (over > 0) askDiscard(k, seat, over);
  },
  steal(s, f, k, { from, count }) {
    const victim = aim(s, f, k, from, (one) => s.hands[one]!.length > 0, true);
    if (victim === WAIT) return;
    next(f);
    if (victim === NONE) return;
    const taken: number[] = [];
    for (let i = 0; i < count && s.hands[victim]!.length > 0; i += 1)
      taken.push(...s.hands[victim]!.splice(lot(s, k, s.hands[victim]!.length, 'stolen card'), 1));
    for (const face of taken) intoHand(s, f.by, face);
    k.tell({ type: 'stole', by: f.by, from: victim, count: taken.length });
    cardsStolen(s, f.by, victim, taken);
    k.tell({ type: 'drew', cards: faceIds(sorted(taken)) }, { only: f.by });
    k.tell({ type: 'lost', cards: faceIds(sorted(taken)) }, { only: victim });
    cardsLeft(s, k, victim);
  },
  detain(s, f, k, { to }) {
    const seat = aim(s, f, k, to, (one) => !isDetained(s, one), true);
    if (seat === WAIT) return;
    next(f);
    if (seat !== NONE) detain(s, k, seat);
  },
  free(s, f, k, { to }) {
    const seat = aim(s, f, k, to, (one) => isDetained(s, one), true);
    if (seat === WAIT) return;
    next(f);
    if (seat !== NONE) free(s, k, seat);
  },
  place(s, f, k, { areas }) {
    const from = areas.reduce((bits, id) => bits | (1 << AREA_IDS.indexOf(id)), 0) & ~(1 << s.at[f.piece]!);
    if (f.answer === NONE) return k.push({ stage: 'area', by: f.by, from, piece: f.piece });
    const area = f.answer;
    next(f);
    enter(s, k, f.piece, area);
  },
  relocate(s, f, k) {
    next(f);
    if (f.it === NONE || s.health[f.it] === 0 || isDetained(s, f.it) || !isOnBoard(s, f.it)) return;
    k.push({ stage: 'relocate', piece: f.it, orange: 0, step: 0 });
  },
  ap(s, f, k, { by }) {
    next(f);
    if (!isActing(s, f)) return;
    s.ap += by;
    k.tell({ type: 'moreActions', by: f.by, count: by });
  },
  move(s, f, k, { by }) {
    next(f);
    if (!isActing(s, f)) return;
    s.move += by;
    k.tell({ type: 'moreMovement', by: f.by, count: by });
  },
  mod(_s, f) {
    next(f);
  },
  attackMod(s, f, _k, { stat, by }) {
    next(f);
    if (f.by === s.active) s.mods[ATTACK_MODS[stat]]! += by;
  },

  destroyKuro(s, f, k) {
    next(f);
    destroyKuro(s, k);
  },
  reviveKuro(s, f, k) {
    if (f.answer === NONE && s.kuroGone !== KURO_HERE && s.at[f.by] === MED) {
      return k.push({ stage: 'area', by: f.by, from: (1 << SECTORS) | (1 << NEXUS), piece: s.seats });
    }
    const area = f.answer === NONE ? s.at[f.by]! : f.answer;
    next(f);
    s.kuroMarkers = KURO_MARKERS;
    if (s.kuroGone !== KURO_HERE || s.at[s.seats] === NONE) {
      s.at[s.seats] = area;
      s.place[s.seats] = area === s.at[f.by] ? s.place[f.by]! : 0;
      s.kuroGone = KURO_HERE;
    }
    s.health[s.seats] = maxHealth(s, s.seats);
    k.tell({ type: 'kuroBack', area: AREA_IDS[s.at[s.seats]!]! });
  },
};

function always(): boolean {
  return true;
}

/** Points and movement are for the Action Phase that goes on: in W6 and W7 it is over. */
function isActing(s: State, f: F): boolean {
  return f.by === s.active && s.fallen === 0 && s.stack.some((frame) => frame.stage === 'action');
}

const ATTACK_MODS = {
  value: MOD_VALUE,
  red: MOD_RED,
  strength: MOD_STRENGTH,
  damage: MOD_DAMAGE,
  all: MOD_ALL,
} as const;

/** HPB-874 Health and Wounds by one effect count once. */
function healing(s: State, f: F, k: K, restored: number): void {
  if (f.event === 1) return;
  if (f.healed === 0 || restored >= 2) noteHealingOnce(s, f, k, restored);
  f.healed = 1;
}

function noteHealingOnce(s: State, f: F, k: K, restored: number): void {
  if (f.healed === 0) noteHealing(s, k, f.by, restored);
}
