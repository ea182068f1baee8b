import { type K, stage } from '../events.ts';
import { DRYDEN } from '../content/characters.ts';
import { cure, fall, heal, noteHealing, takeWound } from '../health.ts';
import { draw } from '../influence.ts';
import { isKuro } from '../pieces.ts';
import { type Frame, NONE, type State } from '../state.ts';
import { credit } from '../tasks.ts';
import { W5 } from '../windows.ts';
import { askDiscard } from './effect-targets.ts';
import { openWindow } from './windows.ts';

// Losing Health, getting Wounds, being treated (HPB-490, HPB-491, HPB-565 to HPB-577).

type Hurt = Extract<Frame, { stage: 'hurt' }>;

/** Takes the last Health. */
function isLast(s: State, f: Hurt): boolean {
  return f.damage > 0 && f.min1 === 0 && s.health[f.piece]! > 0 && s.health[f.piece]! <= f.damage;
}

export const hurt = stage.happens('hurt', (s, f, k) => {
  if (f.step === 0) {
    f.step = 1;
    // W5; a price is no effect that could be stopped
    if (f.price === 0 && (isLast(s, f) || (f.wounds > 0 && !isKuro(s, f.piece)))) return openWindow(s, k, W5);
  }
  k.done();
  if (f.damage > 0 && s.health[f.piece]! > 0) return loseHealth(s, f, k);
  if (f.wounds > 0 && !isKuro(s, f.piece) && f.cancelled === 0)
    k.push({ stage: 'wounds', seat: f.piece, count: f.wounds });
});

function loseHealth(s: State, f: Hurt, k: K): void {
  const from = s.health[f.piece]!;
  const to = Math.max(f.min1, from - f.damage);
  if (to === from) return;
  s.health[f.piece] = to;
  k.tell({ type: 'hurt', piece: f.piece, from, to });
  if (to > 0) return;
  const { seat, wounds } = fall(s, k, f.piece);
  // detaining Dee Coy may have put a vote on the stack: the Wound comes first
  if (f.cancelled === 0 && s.outcome === null) k.push({ stage: 'wounds', seat, count: wounds });
}

// HPB-570 One by one; when no card is left, two Influence cards instead of each.
export const wounds = stage.happens('wounds', (s, f, k) => {
  if (f.count === 0) return k.done();
  f.count -= 1;
  if (takeWound(s, k, f.seat)) return;
  const most = Math.min(2, s.hands[f.seat]!.length);
  if (most > 0) askDiscard(k, f.seat, most);
});

// Wounds first, as many as allowed and of the patient's choice; then Health.
export const treat = stage.happens('treat', (s, f, k) => {
  if (f.answer !== NONE) {
    cure(s, k, f.patient, f.answer);
    f.answer = NONE;
    f.wounds -= 1;
    f.step = 1;
  }
  if (f.wounds > 0 && f.patient < s.seats && s.wounds[f.patient]!.length > 0) {
    return k.push({ stage: 'wound', by: f.patient, piece: f.patient });
  }
  k.done();
  const restored = f.full === 1 ? heal(s, k, f.patient, 'full') : heal(s, k, f.patient, f.health);
  if (restored > 0 || f.step === 1) treated(s, f, k, restored);
  thanks(s, f, k);
});

type Treat = Extract<Frame, { stage: 'treat' }>;

function treated(s: State, f: Treat, k: K, restored: number): void {
  // the Level 2 task first: what has unlocked Level 1 does not count for it too (HPB-851)
  noteHealing(s, k, f.by, restored);
  if (s.character[f.by] === DRYDEN && !isAtMed(f)) credit(s, k, f.by, 'healed');
}

/** HPB-873 What Dryden draws for his own two actions. */
function thanks(s: State, f: Treat, k: K): void {
  if (s.character[f.by] !== DRYDEN || isAtMed(f)) return;
  if (f.full === 1) draw(s, k, f.by, 2, 'gen');
  else draw(s, k, f.by, 1, 'own');
}

/** The Med Center treats with a Wound and Health, or with cards; Dryden's actions do one of the two. */
function isAtMed(f: Treat): boolean {
  return f.med === 1;
}
