import { type SealedFrame, type Seat, type Viewer } from '@tablewright/kernel';
import type { ClaimAct } from '../acts.ts';
import { FACE_IDS } from '../content/faces.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { RECON } from '../content/recon.ts';
import { SCRIPTS } from '../scripts.ts';
import { type CheckFrame, type Frame, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { colour, faces, factionId, knows, programs, seatOf } from './players.ts';
import type { FrameView, OpenFace } from './types.ts';

// The frames as they are seen: what is sealed, drawn unseen or put down face-down is told to nobody but who did it.

/** A card of a check as it lies open. */
export function openFace(face: number): OpenFace {
  return face === TWO_PLUS ? 'S-JAY-2+' : face === TWO_MINUS ? 'S-JAY-2-' : FACE_IDS[face]!;
}

function sealedSeen<A>(frame: SealedFrame<A>, me: Viewer): { ready: boolean[]; mine: A | null } {
  const seat = seatOf(me);
  return { ready: frame.sealed.map((answer) => answer !== null), mine: seat === NONE ? null : frame.sealed[seat]! };
}

/** `open`: with all that is hidden, for a replay. */
export function frameSeen(s: State, frame: Frame, me: Viewer, open: boolean): FrameView {
  const seat = seatOf(me);
  const sees = (by: Seat): boolean => open || by === seat;
  switch (frame.stage) {
    case 'loyalty': {
      const two = [s.pool[s.pool.length - 1]!, s.pool[s.pool.length - 2]!].map((card) => factionId(card)!);
      return { stage: 'loyalty', by: frame.by, two: sees(frame.by) ? two : null };
    }
    case 'returnObjective': {
      const extra = seat === NONE ? null : OBJECTIVES[frame.cards[seat]!]!.id;
      return { stage: 'returnObjective', extra, ...sealedSeen(frame, me) };
    }
    case 'keepProgram': {
      const top = s.programDeck.slice(Math.max(0, s.programDeck.length - frame.count)).reverse();
      return { ...frame, cards: sees(frame.by) ? programs(top) : null };
    }
    case 'recon': {
      const deck = s.reconDeck.toSorted((a, b) => a - b).map((type) => RECON[type]!.id);
      return { ...frame, deck: sees(frame.by) ? deck : null };
    }
    case 'cards': {
      const { stage, by, why, min, max, answer, chosen } = frame;
      return { stage, by, why, min, max, answer, count: chosen.length, chosen: sees(by) ? faces(chosen) : null };
    }
    case 'partnerKeep': {
      const { stage, by, piece, from, first, second } = frame;
      const isKnown = (chip: number): boolean => open || knows(s.known[chip]!, me);
      return {
        stage,
        by,
        piece,
        from,
        first: isKnown(first) ? colour(first) : null,
        second: isKnown(second) ? colour(second) : null,
      };
    }
    case 'window':
      return { stage: 'window', kind: frame.kind, dice: frame.dice, ...sealedSeen(frame, me) };
    case 'claims': {
      const { stage, kind, dice, served, last, queue } = frame;
      const at = queue.findIndex((one, place) => place % 2 === 0 && one === seat);
      return { stage, kind, dice, served, last, mine: at < 0 ? null : (queue[at + 1] as ClaimAct) };
    }
    case 'check':
      return checkSeen(frame, seat, open);
    case 'vote': {
      const { stage, exclude, inEvent, turn, step, cards, piles, authors } = frame;
      const laid = cards.map((face, at) => ({
        by: authors[at]!,
        before: piles[at]!,
        card: sees(authors[at]!) ? FACE_IDS[face]! : null,
      }));
      return { stage, exclude, inEvent, turn, step, laid };
    }
    case 'escape': {
      // until the reveal they are all the detained player's own
      const { stage, by, sign, step, counts, removed, change, revealed, cards } = frame;
      const isShown = revealed === 1 || open;
      return {
        stage,
        by,
        sign,
        step,
        counts: counts.slice(),
        cards: isShown ? cards.map(openFace) : null,
        removed: removed.slice(),
        change,
        mine: isShown || by !== seat ? [] : cards.map(openFace),
      };
    }
    case 'escapeHelp':
      return { stage: 'escapeHelp', by: frame.by, ...sealedSeen(frame, me) };
    case 'censureVote':
      return { stage: 'censureVote', accused: frame.accused, by: frame.by, ...sealedSeen(frame, me) };
    case 'interrogation': {
      const card = INTERROGATIONS[s.interrogations[s.interrogations.length - 1]!]!.id;
      return { ...frame, card: sees(frame.by) ? card : null };
    }
    case 'machineStep': {
      const { ready, mine } = sealedSeen(frame, me);
      return { stage: 'machineStep', kind: frame.kind, ready, mine: mine === null ? null : mine.slice() };
    }
    case 'factionSheet':
      return { stage: 'factionSheet', ...sealedSeen(frame, me) };
    case 'effects': {
      const isSwap = SCRIPTS[frame.script]![frame.at]?.does === 'swapChip';
      return isSwap && !sees(frame.it) ? { ...frame, memo: NONE } : { ...frame };
    }
    default:
      return copyOf(frame);
  }
}

/** Its fields, and the arrays among them: a view shares nothing with the state. */
function copyOf<F extends Frame>(frame: F): F {
  const copy = { ...frame };
  for (const key in copy) {
    const value: unknown = copy[key];
    if (Array.isArray(value)) copy[key] = value.slice() as F[typeof key];
  }
  return copy;
}

function checkSeen(frame: CheckFrame, seat: Seat, open: boolean): FrameView {
  const { stage, event, step, turn, counts, declared, removed, change, result, revealed, cards, authors } = frame;
  const isShown = revealed === 1 || open;
  return {
    stage,
    event,
    step,
    turn,
    counts: counts.slice(),
    declared: declared.slice(),
    cards: isShown ? cards.map(openFace) : null,
    removed: removed.slice(),
    change,
    result,
    mine: isShown ? [] : cards.filter((_, at) => authors[at] === seat).map(openFace),
    free: seat === NONE || isShown ? 0 : frame.free[seat]!,
  };
}

/** Stages of which somebody sees more than the others: the rest is made once for all. */
export const SPECIAL: ReadonlySet<Frame['stage']> = new Set([
  'loyalty',
  'returnObjective',
  'keepProgram',
  'recon',
  'cards',
  'partnerKeep',
  'window',
  'claims',
  'check',
  'vote',
  'escape',
  'escapeHelp',
  'censureVote',
  'interrogation',
  'machineStep',
  'factionSheet',
  'effects',
]);
