import { everybody, only, pick, type Seat } from '@tablewright/kernel';
import { adjust, riotZone } from '../bars.ts';
import { discardBox } from '../boxes.ts';
import { totalOf } from '../check-total.ts';
import { isMuted } from '../collar.ts';
import { BOXES } from '../content/boxes.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId, GREEN, GREY, STATIC, SURGE, TWO_LIFETIMES, worth } from '../content/faces.ts';
import { CHECK_CARDS, CHECK_CARDS_DEALT, CHECK_CARDS_DETAINED } from '../content/numbers.ts';
import { type K, stage } from '../events.ts';
import { cardsLeft, discard, turnUp } from '../influence.ts';
import { show, sorted } from '../notes.ts';
import { isDetained } from '../pieces.ts';
import { canHappen, wouldHappen } from '../possible.ts';
import { type CheckFrame, type Frame, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { W4, W6, W7 } from '../windows.ts';
import { isTierFull } from './chips.ts';
import { badgeHolder, seatsInOrder } from './effect-targets.ts';
import { begin } from './effects.ts';
import { layFaceDown } from './questions.ts';
import { openWindow } from './windows.ts';

// Events (HPB-650 to HPB-664): the four kinds, and the skill check in which everybody has a say.

const EX = 3;
const COLLAR = BOXES.findIndex(({ effects }) => effects.some((effect) => effect.does === 'lasting'));

export const eventPhase = stage.happens('eventPhase', (s, f, k) => {
  switch (f.step) {
    case 0:
      f.step = 1;
      return openWindow(s, k, W6);
    case 1: {
      f.step = 2;
      if (f.cancelled === 1) return;
      const stack = s.stacks[currentStack(s)]!;
      return k.push({ stage: 'event', event: stack[stack.length - 1]!, step: 0, answer: NONE });
    }
    default:
      k.done();
      if (riotZone(s) === 'yellow') adjust(s, k, 'morale', -1, NONE); // HPB-663
  }
});

/** HPB-650 By the Tiers. */
function currentStack(s: State): number {
  return isTierFull(s, 1) ? 2 : isTierFull(s, 0) ? 1 : 0;
}

export const event = stage.happens('event', (s, f, k) => {
  const card = EVENTS[f.event]!;
  switch (f.step) {
    case 0: {
      f.step = 1;
      f.answer = s.muted;
      const stack = s.stacks[card.stack]!;
      stack.pop();
      s.seenEvents[card.stack] = Math.min(s.seenEvents[card.stack]!, stack.length);
      k.tell({ type: 'event', event: card.id });
      return openWindow(s, k, W7);
    }
    case 1:
      f.step = 2;
      return begins(s, f, k);
    default:
      k.done();
      if (card.stack === EX) calmAfterEx(s, k);
      removeCollars(s, k, f.answer);
      s.stacks[card.stack]!.unshift(f.event); // HPB-651
      s.seenEvents[card.stack]! += 1;
  }
});

function begins(s: State, f: Extract<Frame, { stage: 'event' }>, k: K): void {
  const card = EVENTS[f.event]!;
  switch (card.type) {
    case 'check':
    case 'colour':
      return k.push(newCheck(s, f.event));
    case 'decision': {
      const possible = optionsOf(s, f.event);
      const by = badgeHolder(s, card.who);
      if (possible.length === 2 && !isDefault(s, card.who)) return k.push({ stage: 'decide', by, event: f.event });
      if (possible.length > 0) decided(s, f.event, possible[0]!, NONE, k);
      return;
    }
    default:
      begin(k, card.effects, s.active, s.active, true);
  }
}

/** HPB-662 */
function calmAfterEx(s: State, k: K): void {
  if (s.riot === 0) return;
  const from = s.riot;
  s.riot = 0;
  k.tell({ type: 'bar', bar: 'riot', from, to: 0, by: NONE });
}

/**
 * HPB-338 After the Event the Mute Collars are discarded that were there when it was read: one that was sprung in its midst
 * waits for the next. An EX Event inside an Event is a part of it.
 */
function removeCollars(s: State, k: K, worn: number): void {
  if (s.stack.some((frame) => frame.stage === 'event')) return;
  for (let seat = 0; seat < s.seats; seat += 1) {
    if ((s.muted & worn & (1 << seat)) === 0) continue;
    s.muted &= ~(1 << seat);
    discardBox(s, k, COLLAR);
  }
}

// --------------------------------------------------------------------------------------------------------------- decisions

/** HPB-601, HPB-634 Without the badge option A is taken. */
function isDefault(s: State, who: 'leader' | 'general'): boolean {
  return who === 'leader' ? s.leader === NONE : s.general === NONE;
}

/** HPB-660 Those whose need holds and which would change something. */
function optionsOf(s: State, at: number): ('A' | 'B')[] {
  const card = EVENTS[at]!;
  if (card.type !== 'decision') return [];
  const options: ('A' | 'B')[] = [];
  const by = badgeHolder(s, card.who);
  if (canHappen(s, card.a, by) && wouldHappen(s, card.a, by, by)) options.push('A');
  if (canHappen(s, card.b, by) && wouldHappen(s, card.b, by, by)) options.push('B');
  return options;
}

function decided(s: State, at: number, option: 'A' | 'B', by: Seat, k: K): void {
  const card = EVENTS[at]!;
  if (card.type !== 'decision') return;
  k.tell({ type: 'decided', by, event: card.id, option });
  begin(k, option === 'A' ? card.a : card.b, s.active, s.active, true);
}

// D-42
export const decide = stage.ask('decide', {
  rule: 'HPB-660',
  who: (_s, f) => only(f.by),
  offer: (s, f) => pick<'A' | 'B'>(optionsOf(s, f.event)),
  absent: (s, f) => optionsOf(s, f.event)[0]!,
  answer(s, f, { value, by }, k) {
    k.done();
    decided(s, f.event, value, by, k);
  },
});

// -------------------------------------------------------------------------------------------------------------- skill checks

function newCheck(s: State, at: number): CheckFrame {
  const zeros = (): number[] => new Array<number>(s.seats).fill(0);
  return {
    stage: 'check',
    event: at,
    step: 0,
    turn: 0,
    cards: [],
    authors: [],
    counts: zeros(),
    free: zeros(),
    declared: zeros(),
    revealed: 0,
    removed: [],
    change: 0,
    result: 0,
  };
}

export const check = stage.happens('check', (s, f, k) => {
  switch (f.step) {
    case 0: // HPB-652 from the Active Player clockwise
      while (f.turn < s.seats) {
        const by = (s.active + f.turn) % s.seats;
        f.turn += 1;
        if (mayContribute(s, f, by)) return k.push({ stage: 'contribute', by, last: 0 });
      }
      f.step = 1;
      return;
    case 1: // the Active Player's last word
      f.step = 2;
      if (mayContribute(s, f, s.active)) k.push({ stage: 'contribute', by: s.active, last: 1 });
      return;
    case 2:
      f.step = 3;
      reveal(s, f, k);
      return openWindow(s, k, W4);
    case 3:
      f.step = 4;
      return conclude(s, f, k);
    case 4:
      f.step = 5;
      return noShows(s, f, k);
    default:
      k.done();
      discard(s, k, f.cards.map(plain)); // HPB-659
  }
});

/** HPB-653, HPB-338 */
function limitOf(s: State, seat: Seat): number {
  if (isMuted(s, seat)) return 0;
  return isDetained(s, seat) ? CHECK_CARDS_DETAINED : CHECK_CARDS;
}

function isWanted(f: CheckFrame, face: number): boolean {
  const card = EVENTS[f.event]!;
  if (card.type !== 'colour') return false;
  return (face === GREY && card.wanted.includes('grey')) || (face === GREEN && card.wanted.includes('green'));
}

/** Cards that count against the limit; a wanted colour may be free of it, but never for a detained player. */
function room(s: State, f: CheckFrame, seat: Seat): number {
  return limitOf(s, seat) - (f.counts[seat]! - f.free[seat]!);
}

function isFreeColour(s: State, f: CheckFrame, seat: Seat, face: number): boolean {
  const card = EVENTS[f.event]!;
  return card.type === 'colour' && card.free && !isDetained(s, seat) && limitOf(s, seat) > 0 && isWanted(f, face);
}

/** Whether somebody is asked is public: by the number of cards in hand and on the table. */
function mayContribute(s: State, f: CheckFrame, seat: Seat): boolean {
  if (s.hands[seat]!.length === 0 || limitOf(s, seat) === 0) return false;
  const card = EVENTS[f.event]!;
  return room(s, f, seat) > 0 || (card.type === 'colour' && card.free && !isDetained(s, seat));
}

export type Much = 'lot' | 'little' | 'nothing';
const MUCH = ['lot', 'little', 'nothing'] as const;

export type ContributeAct =
  | { act: 'card'; card: FaceId; sign: -1 | 0 | 1 }
  | { act: 'declare'; much: Much }
  | { act: 'done' };

const PLAIN_CARDS = FACE_IDS.map((card): ContributeAct => ({ act: 'card', card, sign: 0 }));
const TWO_UP: ContributeAct = { act: 'card', card: 'S-JAY-2', sign: 1 };
const TWO_DOWN: ContributeAct = { act: 'card', card: 'S-JAY-2', sign: -1 };
const DECLARE = MUCH.map((much): ContributeAct => ({ act: 'declare', much }));
const FINISHED: ContributeAct = { act: 'done' };

function checkIn(s: State): CheckFrame {
  for (let at = s.stack.length - 1; at >= 0; at -= 1) {
    const frame = s.stack[at]!;
    if (frame.stage === 'check') return frame;
  }
  throw new RangeError('no check is open');
}

// D-40, D-41 Face-down, one by one. HPB-120: whoever has not had a turn may say what will come, and it may be a lie.
export const contribute = stage.acts('contribute', {
  rule: 'HPB-652',
  who: (_s, f) => only(f.by),
  may: (s, f) => everybody(s.seats) & ~(1 << f.by),
  offer(s, f, seat, acts: ContributeAct[]) {
    const check = checkIn(s);
    if (check.declared[seat] === 0 && mayContribute(s, check, seat)) acts.push(...DECLARE);
    if (seat !== f.by) return;
    let last = NONE;
    for (const face of s.hands[seat]!) {
      if (face === last || (room(s, check, seat) <= 0 && !isFreeColour(s, check, seat, face))) continue;
      last = face;
      if (face === TWO_LIFETIMES) acts.push(TWO_UP, TWO_DOWN);
      else acts.push(PLAIN_CARDS[face]!);
    }
    acts.push(FINISHED);
  },
  absent(s, f) {
    const check = checkIn(s);
    const card = EVENTS[check.event]!;
    const isThreatened = card.type === 'check' && card.noShow !== null && check.counts[f.by] === 0 && f.last === 0;
    if (!isThreatened) return FINISHED;
    let best = NONE;
    for (const face of s.hands[f.by]!)
      if (face !== TWO_LIFETIMES && (best === NONE || worth(face) < worth(best))) best = face;
    return best === NONE ? FINISHED : PLAIN_CARDS[best]!;
  },
  shows: (value) => (value.act === 'card' ? { act: 'card' } : value),
  does: {
    card(s, _f, { by, value }, k) {
      const check = checkIn(s);
      const face = layFaceDown(s, by, value.card);
      if (isFreeColour(s, check, by, face)) check.free[by]! += 1;
      check.counts[by]! += 1;
      check.cards.push(face === TWO_LIFETIMES ? (value.sign > 0 ? TWO_PLUS : TWO_MINUS) : face);
      check.authors.push(by);
      k.tell({ type: 'contributed', by, count: check.counts[by]! });
      cardsLeft(s, k, by);
      if (!mayContribute(s, check, by)) k.done();
    },
    declare(s, _f, { by, value }, k) {
      checkIn(s).declared[by] = 1 + MUCH.indexOf(value.much);
      k.tell({ type: 'declared', by, much: value.much });
    },
    done: (_s, _f, _said, k) => k.done(),
  },
});

/** HPB-654 The general cards, then all in the order of their faces: as good as shuffled, it tells no author. */
function reveal(s: State, f: CheckFrame, k: K): void {
  for (let i = 0; i < CHECK_CARDS_DEALT; i += 1) {
    const face = turnUp(s, k);
    if (face !== NONE) f.cards.push(face);
  }
  f.cards = sorted(f.cards);
  show(s, f.cards);
  f.authors = [];
  f.revealed = 1;
  k.tell({ type: 'revealed', cards: f.cards.map(shown) });
}

/** A card of a check as it lies open: Two Lifetimes with its sign. */
export function shown(face: number): string {
  return face === TWO_PLUS ? 'S-JAY-2+' : face === TWO_MINUS ? 'S-JAY-2-' : FACE_IDS[face]!;
}

export function plain(face: number): number {
  return face === TWO_PLUS || face === TWO_MINUS ? TWO_LIFETIMES : face;
}

/** HPB-656 */
export function wantedIn(f: CheckFrame): number {
  let count = 0;
  let cancels = 0;
  for (const [at, face] of f.cards.entries()) {
    if (f.removed.includes(at)) continue;
    if (isWanted(f, face) || face === SURGE) count += 1;
    else if (face === STATIC) cancels += 1;
  }
  return Math.max(0, count - cancels);
}

function conclude(s: State, f: CheckFrame, k: K): void {
  const card = EVENTS[f.event]!;
  if (card.type === 'colour') {
    const wanted = wantedIn(f);
    k.tell({ type: 'checked', event: card.id, total: wanted, success: wanted > 0 });
    return begin(k, wanted === 0 ? card.none : wanted === 1 ? card.one : card.more, s.active, s.active, true);
  }
  if (card.type !== 'check') return;
  const sign = card.target > 0 ? 1 : -1;
  const total = totalOf(f.cards, f.removed, sign, f.change, true);
  const success = sign > 0 ? total >= card.target : total <= card.target;
  f.result = success ? 1 : 0;
  k.tell({ type: 'checked', event: card.id, total, success });
  begin(k, success ? card.success : card.failure, s.active, s.active, true);
}

/** HPB-658 From the Active Player clockwise; whoever could not take part is spared (HPB-338). */
function noShows(s: State, f: CheckFrame, k: K): void {
  const card = EVENTS[f.event]!;
  if (card.type !== 'check' || card.noShow === null) return;
  const absent = seatsInOrder(s).filter((seat) => f.counts[seat] === 0 && !isMuted(s, seat));
  for (const seat of absent) k.tell({ type: 'noShow', seat });
  for (const seat of absent.reverse()) begin(k, card.noShow, seat, seat, true, seat);
}
