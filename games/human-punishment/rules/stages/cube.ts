import { everybody, only, pick, type Seat, unanswered } from '@tablewright/kernel';
import { totalOf } from '../check-total.ts';
import { shuffle } from '../chance.ts';
import { FACE_IDS, type FaceId, isBlue, isRed, TWO_LIFETIMES } from '../content/faces.ts';
import { INTERROGATIONS, TASKS } from '../content/interrogation.ts';
import { type K, stage } from '../events.ts';
import { cardsLeft, discard, turnUp } from '../influence.ts';
import { show, sorted } from '../notes.ts';
import { canDoAll } from '../possible.ts';
import { free } from '../prison.ts';
import { type Frame, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { W4, W7 } from '../windows.ts';
import { PINK_FREEDOM, throwPink } from './actions.ts';
import { begin } from './effects.ts';
import { plain, shown } from './events.ts';
import { layFaceDown } from './questions.ts';
import { openWindow } from './windows.ts';

// Out of the Isolation Cube (HPB-702 to HPB-705).

type Escape = Extract<Frame, { stage: 'escape' }>;

export const escape = stage.happens('escape', (s, f, k) => {
  switch (f.step) {
    case 0:
      f.step = 1;
      return openWindow(s, k, W7);
    case 1:
      f.step = 2;
      if (s.hands[f.by]!.length > 0) k.push({ stage: 'escapeCards', by: f.by, left: 5 });
      return;
    case 2:
      f.step = 3;
      return k.push({ stage: 'escapeHelp', by: f.by, sealed: unanswered(s.seats) });
    case 3:
      f.step = 4;
      reveal(s, f, k);
      return openWindow(s, k, W4);
    default: {
      k.done();
      const total = totalOf(f.cards, f.removed, f.sign, f.change, false);
      const success = f.sign > 0 ? total >= 4 : total <= -4;
      k.tell({ type: 'escaped', by: f.by, total, success });
      discard(s, k, f.cards.map(plain));
      if (success) free(s, k, f.by);
    }
  }
});

function escapeIn(s: State): Escape {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (frame.stage === 'escape') return frame;
  }
  throw new RangeError('nobody escapes');
}

export type EscapeAct = { act: 'card'; card: FaceId; sign: -1 | 0 | 1 } | { act: 'done' };

const PLAIN_CARDS = FACE_IDS.map((card): EscapeAct => ({ act: 'card', card, sign: 0 }));
const TWO_UP: EscapeAct = { act: 'card', card: 'S-JAY-2', sign: 1 };
const TWO_DOWN: EscapeAct = { act: 'card', card: 'S-JAY-2', sign: -1 };
const FINISHED: EscapeAct = { act: 'done' };

function offerCards(s: State, seat: Seat, acts: EscapeAct[]): void {
  for (const face of new Set(s.hands[seat])) {
    if (face === TWO_LIFETIMES) acts.push(TWO_UP, TWO_DOWN);
    else acts.push(PLAIN_CARDS[face]!);
  }
}

function laid(face: number, sign: number): number {
  return face === TWO_LIFETIMES ? (sign > 0 ? TWO_PLUS : TWO_MINUS) : face;
}

// D-60 Up to five, face-down.
export const escapeCards = stage.acts('escapeCards', {
  rule: 'HPB-702',
  who: (_s, f) => only(f.by),
  offer(s, _f, seat, acts: EscapeAct[]) {
    offerCards(s, seat, acts);
    acts.push(FINISHED);
  },
  absent(s, f) {
    const sign = escapeIn(s).sign;
    const fitting = s.hands[f.by]!.filter((face) => (sign > 0 ? isBlue(face) : isRed(face)));
    const best = fitting.at(-1);
    return best === undefined || f.left <= 2 ? FINISHED : PLAIN_CARDS[best]!;
  },
  shows: (value) => (value.act === 'card' ? { act: 'card' } : value),
  does: {
    card(s, f, { by, value }, k) {
      const check = escapeIn(s);
      check.cards.push(laid(layFaceDown(s, by, value.card), value.sign));
      check.counts[by]! += 1;
      k.tell({ type: 'contributed', by, count: check.counts[by]! });
      cardsLeft(s, k, by);
      f.left -= 1;
      if (f.left === 0 || s.hands[by]!.length === 0) k.done();
    },
    done: (_s, _f, _said, k) => k.done(),
  },
});

/** In a sealed answer: a face, 'S-JAY-2+' or 'S-JAY-2-', or 'none'. */
export function helpOffer(s: State, seat: Seat): string[] {
  const cards = ['none'];
  for (const face of new Set(s.hands[seat])) {
    if (face === TWO_LIFETIMES) cards.push('S-JAY-2+', 'S-JAY-2-');
    else cards.push(FACE_IDS[face]!);
  }
  return cards;
}

// D-61 Every other player may add one, all at once.
export const escapeHelp = stage.sealed('escapeHelp', {
  rule: 'HPB-702',
  who: (s, f) => everybody(s.seats) & ~(1 << f.by),
  offer: (s, _f, seat) => pick<string>(helpOffer(s, seat)),
  absent: () => 'none',
  all(s, _f, answers, k) {
    k.done();
    const check = escapeIn(s);
    const helpers: Seat[] = [];
    for (const [seat, answer] of answers.entries()) {
      if (answer === null || answer === 'none') continue;
      const sign = answer === 'S-JAY-2+' ? 1 : answer === 'S-JAY-2-' ? -1 : 0;
      const card = (sign === 0 ? answer : 'S-JAY-2') as FaceId;
      check.cards.push(laid(layFaceDown(s, seat, card), sign));
      check.counts[seat]! += 1;
      helpers.push(seat);
      cardsLeft(s, k, seat);
    }
    k.tell({ type: 'helped', seats: helpers });
  },
});

function reveal(s: State, f: Escape, k: K): void {
  for (let i = 0; i < 2; i += 1) {
    const face = turnUp(s, k);
    if (face !== NONE) f.cards.push(face);
  }
  f.cards = sorted(f.cards);
  show(s, f.cards);
  f.revealed = 1;
  k.tell({ type: 'revealed', cards: f.cards.map(shown) });
}

// HPB-703, HPB-704 D-62 The card is seen by the detained player alone; then the task of the own faction, or the die.
export const interrogation = stage.ask('interrogation', {
  rule: 'HPB-703',
  who: (_s, f) => only(f.by),
  offer(s, f) {
    const task = INTERROGATIONS[s.interrogations[s.interrogations.length - 1]!]!.tasks[s.faction[f.by]!]!;
    return pick<'task' | 'die'>(canDoAll(s, task, f.by) ? ['task', 'die'] : ['die']);
  },
  absent: () => 'die',
  why: () => ({ rule: 'HPB-703', why: 'You cannot carry out this task completely.' }),
  answer(s, f, { value, by }, k) {
    const card = s.interrogations[s.interrogations.length - 1]!;
    const task = INTERROGATIONS[card]!.tasks[s.faction[by]!]!;
    shuffle(s, k, s.interrogations, 'Interrogation');
    if (value === 'die') {
      k.done();
      return throwPink(k, f.by, f.by, PINK_FREEDOM);
    }
    k.become({ stage: 'released', by });
    k.tell({ type: 'didTask', by, task: TASKS.findIndex(({ effects }) => effects === task) });
    begin(k, task, by, by);
  },
});

/** The task is done: the way is open. */
export const released = stage.happens('released', (s, f, k) => {
  k.done();
  free(s, k, f.by);
});
