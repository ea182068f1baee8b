import { clockwiseFrom, type Rng, type Seat, shuffleWith } from '@tablewright/kernel';
import type { ClaimAct } from '../acts.ts';
import { EVENTS } from '../content/events.ts';
import { GREEN, GREY } from '../content/faces.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { SCRIPTS } from '../scripts.ts';
import { helpOffer } from '../stages/cube.ts';
import { objectivesHeld } from '../stages/beginning.ts';
import { choosable } from '../factions.ts';
import { deeCoyOf } from '../pieces.ts';
import { type Frame, NONE, SLOTS, type State } from '../state.ts';
import type { FrameView, View } from '../view.ts';
import { offerClaims } from '../windows.ts';
import { type Cards, faceOf } from './cards.ts';

// The frames of a world: what others have answered under seal, laid face-down or claimed is drawn from what they could.

export interface Hidden {
  readonly v: View;
  readonly cards: Cards;
  /** by seat: the Objective that is one too many */
  readonly extra: number[];
  readonly passed: readonly [number, number] | null;
  readonly rng: Rng;
}

function oneOf<T>(from: readonly T[], rng: Rng): T {
  return from[rng.below(from.length)]!;
}

/** Sealed answers: one's own as it is, of the others who are ready something they could have said. */
function sealedFrom<A>(
  { ready, mine }: { ready: readonly boolean[]; mine: A | null },
  { v }: Hidden,
  other: (seat: Seat) => A,
): (A | null)[] {
  return ready.map((is, seat) => (is ? (seat === v.me ? mine : other(seat)) : null));
}

export function frameFrom(frame: FrameView, s: State, hidden: Hidden): Frame {
  const { v, cards, extra, passed, rng } = hidden;
  switch (frame.stage) {
    case 'loyalty':
      return { stage: 'loyalty', by: frame.by };
    case 'returnObjective': {
      const held = (seat: Seat): string[] => objectivesHeld(s, extra, seat).map((one) => OBJECTIVES[one]!.id);
      const sealed = sealedFrom(frame, hidden, (seat) => oneOf(held(seat), rng));
      return { stage: 'returnObjective', cards: extra, sealed };
    }
    case 'keepProgram':
      return { stage: 'keepProgram', by: frame.by, count: frame.count };
    case 'recon':
      return { stage: 'recon', by: frame.by, piece: frame.piece };
    case 'cards': {
      const { stage, by, why, min, max, answer, chosen } = frame;
      const faces = chosen === null ? cards.chosen[by]! : chosen.map(faceOf);
      return { stage, by, why, min, max, answer, chosen: faces };
    }
    case 'partnerKeep': {
      const { stage, by, piece, from } = frame;
      return { stage, by, piece, from, first: passed![0], second: passed![1] };
    }
    case 'window': {
      const sealed = sealedFrom(frame, hidden, (seat) => claimOf(s, seat, frame.kind, frame.dice, rng));
      return { stage: 'window', kind: frame.kind, dice: frame.dice, sealed };
    }
    case 'claims': {
      const { stage, kind, dice, served, last } = frame;
      return { stage, kind, dice, served, last, queue: queueFrom(frame, s, v, rng) };
    }
    case 'check':
      return checkFrom(frame, s, hidden);
    case 'vote': {
      const { stage, exclude, inEvent, turn, step, laid } = frame;
      return {
        stage,
        exclude,
        inEvent,
        turn,
        step,
        cards: laid.map(({ by, card }) => (card === null ? cards.laid[by]!.pop()! : faceOf(card))),
        piles: laid.map(({ before }) => before),
        authors: laid.map(({ by }) => by),
      };
    }
    case 'escape': {
      const { stage, by, sign, step, counts, change, removed } = frame;
      const faces = frame.cards === null ? cards.laid[by]! : frame.cards.map(faceOf);
      const revealed = frame.cards === null ? 0 : 1;
      return {
        stage,
        by,
        sign,
        step,
        cards: faces,
        counts: counts.slice(),
        revealed,
        change,
        removed: removed.slice(),
      };
    }
    case 'escapeHelp': {
      const sealed = sealedFrom(frame, hidden, (seat) => oneOf(helpOffer(s, seat), rng));
      return { stage: 'escapeHelp', by: frame.by, sealed };
    }
    case 'censureVote': {
      const sealed = sealedFrom(frame, hidden, () => oneOf(['yes', 'no'] as const, rng));
      return { stage: 'censureVote', accused: frame.accused, by: frame.by, sealed };
    }
    case 'interrogation':
      return { stage: 'interrogation', by: frame.by };
    case 'machineStep': {
      const sealed = sealedFrom<readonly Seat[]>(frame, hidden, (seat) => choiceOf(s, seat, frame.kind, rng));
      return { stage: 'machineStep', kind: frame.kind, sealed };
    }
    case 'factionSheet':
      return { stage: 'factionSheet', sealed: sealedFrom(frame, hidden, () => 'continue' as const) };
    case 'effects':
      return { ...frame, memo: isSwapHidden(frame, v) ? swapPlace(s, frame.it, rng) : frame.memo };
    default:
      return copyOf(frame);
  }
}

/** A world is played on in place: it shares no array with its view. */
function copyOf<F extends Frame>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const value: unknown = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as F[typeof key];
  }
  return copy;
}

/** Most pass, and so do most in worlds. */
function claimOf(s: State, seat: Seat, kind: number, dice: number, rng: Rng): ClaimAct {
  const claims: ClaimAct[] = [{ act: 'pass' }];
  offerClaims(s, seat, kind, dice, claims);
  return rng.below(2) === 0 ? claims[0]! : oneOf(claims, rng);
}

/** Those who sit behind the one whose claim was served last may have claimed something too. */
function queueFrom(
  { kind, dice, last, mine }: Extract<FrameView, { stage: 'claims' }>,
  s: State,
  v: View,
  rng: Rng,
): (ClaimAct | number)[] {
  const order = clockwiseFrom(s.active, s.seats);
  const queue: (ClaimAct | number)[] = [];
  for (const seat of order.slice(order.indexOf(last) + 1)) {
    const claim = seat === v.me ? mine : claimOf(s, seat, kind, dice, rng);
    if (claim !== null && claim.act !== 'pass') queue.push(seat, claim);
  }
  return queue;
}

function checkFrom(frame: Extract<FrameView, { stage: 'check' }>, s: State, { v, cards }: Hidden): Frame {
  const { stage, event, step, turn, counts, declared, change, result, removed, free } = frame;
  const common = {
    stage,
    event,
    step,
    turn,
    counts: counts.slice(),
    declared: declared.slice(),
    change,
    result,
    removed: removed.slice(),
  };
  if (frame.cards !== null) {
    const none = counts.map(() => 0);
    return { ...common, cards: frame.cards.map(faceOf), authors: [], free: none, revealed: 1 };
  }
  const laid: number[] = [];
  const authors: Seat[] = [];
  for (const seat of clockwiseFrom(s.active, s.seats)) {
    for (const face of cards.laid[seat]!) {
      laid.push(face);
      authors.push(seat);
    }
  }
  const frees = counts.map((_, seat) => (seat === v.me ? free : freeOf(s, event, seat, cards.laid[seat]!)));
  return { ...common, cards: laid, authors, free: frees, revealed: 0 };
}

/** HPB-656 Cards of a wanted colour that count against no limit. */
function freeOf(s: State, event: number, seat: Seat, laid: readonly number[]): number {
  const card = EVENTS[event]!;
  if (card.type !== 'colour' || !card.free || (s.detained & (1 << seat)) !== 0) return 0;
  return laid.filter(
    (face) => (face === GREY && card.wanted.includes('grey')) || (face === GREEN && card.wanted.includes('green')),
  ).length;
}

function choiceOf(s: State, seat: Seat, kind: number, rng: Rng): Seat[] {
  const { from, least, most } = choosable(s, seat, kind);
  const count = least + rng.below(Math.min(most, from.length) - least + 1);
  return shuffleWith(from, (n) => rng.below(n))
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** Trust or Betrayal: which of the own chips goes is known to its owner alone. */
function isSwapHidden(frame: Extract<FrameView, { stage: 'effects' }>, v: View): boolean {
  return SCRIPTS[frame.script]![frame.at]?.does === 'swapChip' && frame.count === 3 && frame.it !== v.me && !v.open;
}

function swapPlace(s: State, seat: Seat, rng: Rng): number {
  const places: number[] = [];
  for (const piece of seat === deeCoyOf(s) ? [seat, s.seats] : [seat])
    for (let place = piece * SLOTS; place < (piece + 1) * SLOTS; place += 1)
      if (s.chips[place] !== NONE) places.push(place);
  return oneOf(places, rng);
}
