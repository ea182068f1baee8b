import type { Seat, Why } from '@tablewright/kernel';
import type { Effects } from '../content/effects.ts';
import { FACE_IDS, STARS } from '../content/faces.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { deeCoyOf } from '../pieces.ts';
import { canHappen, holds } from '../possible.ts';
import { programNamed } from '../programs.ts';
import { NONE, type Piece, type State } from '../state.ts';

// Why a Program, a charge, a special card, a Recon card or the sacrifice cannot be used between two steps of an Action Phase.

/** Whatever came; only that it names an act is known. */
export interface UncheckedAct {
  readonly act: string;
  readonly piece?: unknown;
  readonly card?: unknown;
  readonly to?: unknown;
  readonly at?: unknown;
  readonly sector?: unknown;
  readonly partner?: unknown;
  readonly sign?: unknown;
  readonly box?: unknown;
  readonly seat?: unknown;
  readonly slot?: unknown;
}

export const CLAIMS: ReadonlySet<string> = new Set(['program', 'charge', 'star', 'useRecon', 'sacrifice']);

export function whyNotClaim(s: State, seat: Seat, said: UncheckedAct): Why | null {
  switch (said.act) {
    case 'program':
      return whyNotProgram(s, seat, said.card);
    case 'charge':
      return whyNotCharge(s, seat, said.card);
    case 'star':
      return whyNotStar(s, seat, said.card);
    case 'useRecon':
      return whyNotRecon(s, seat, said.piece);
    default:
      return s.general === seat
        ? { rule: 'HPB-611', why: 'There is no Enemy on the board that your sacrifice could eliminate.' }
        : { rule: 'HPB-611', why: 'Only the General may sacrifice the rank.' };
  }
}

const NEEDS = {
  area1: 'it is used in Area 1',
  area6: 'it is used in Area 6',
  areaJ: 'it is used in the Junkyard',
  freeSlot: 'you have no free slot for a Data Chip',
  resource3: 'Resource is below 3',
  kuroOnBoard: 'Kuro is not on the board',
  deusWithKuro: 'Deus is not where Kuro is',
  otherFree: 'everybody else is detained',
} as const;

/** What stands against a card at this moment; `ownTurn`: it is played on the own turn only. */
function whyNotNow(s: State, seat: Seat, piece: Piece, name: string, isOwn: boolean, effects: Effects): Why | null {
  if (isOwn && seat !== s.active) return { rule: 'HPB-309', why: `You play ${name} on your own turn only.` };
  for (const effect of effects) {
    if (effect.does === 'need' && !holds(s, effect.what, piece)) {
      return { rule: 'HPB-112', why: `You cannot use ${name} now: ${NEEDS[effect.what]}.` };
    }
  }
  return canHappen(s, effects, piece)
    ? { rule: 'HPB-114', why: `${name} is not for this moment.` }
    : { rule: 'HPB-112', why: `You cannot use ${name} now: you cannot be moved.` };
}

function whyNotProgram(s: State, seat: Seat, card: unknown): Why {
  const design = typeof card === 'string' ? programNamed(card) : NONE;
  if (design === NONE || !s.programs[seat]!.includes(design)) {
    return { rule: 'HPB-308', why: 'You do not hold that Program face-down.' };
  }
  return whyNotDesign(s, seat, design)!;
}

function whyNotCharge(s: State, seat: Seat, card: unknown): Why {
  const design = typeof card === 'string' ? programNamed(card) : NONE;
  const open = s.open[seat]!;
  for (let at = 0; at < open.length; at += 2)
    if (open[at] === design && open[at + 1]! > 0) return whyNotDesign(s, seat, design)!;
  return { rule: 'HPB-310', why: 'You have no open Program of that name with a charge on it.' };
}

function whyNotDesign(s: State, seat: Seat, design: number): Why | null {
  const { name, timing, ownPhaseOnly, effects } = PROGRAMS[design]!;
  return whyNotNow(s, seat, seat, name, timing === 'own' || ownPhaseOnly, effects);
}

function whyNotStar(s: State, seat: Seat, card: unknown): Why {
  const face = (FACE_IDS as readonly unknown[]).indexOf(card);
  if (face < 0 || !s.hands[seat]!.includes(face)) return { rule: 'HPB-305', why: 'That card is not in your hand.' };
  const star = STAR_CARDS[face - STARS];
  if (star === undefined) return { rule: 'HPB-305', why: 'That card has no text to play it for.' };
  if (star.timing === 'attack') return { rule: 'HPB-305', why: `You play ${star.name} together with an attack.` };
  if (star.timing === 'check') return { rule: 'HPB-305', why: `You lay ${star.name} into a check or an escape.` };
  if (star.id.startsWith('S-DEE') && deeCoyOf(s) !== seat) {
    return { rule: 'HPB-304', why: `Only Dee Coy's player plays ${star.name}.` };
  }
  return whyNotNow(s, seat, seat, star.name, star.timing === 'own', star.effects)!;
}

function whyNotRecon(s: State, seat: Seat, piece: unknown): Why {
  const holder = piece === s.seats && deeCoyOf(s) === seat ? s.seats : piece === seat ? seat : NONE;
  const type = holder === NONE ? NONE : s.recon[holder]!;
  if (type === NONE) return { rule: 'HPB-340', why: 'You hold no Recon card there.' };
  if (s.phase === 0) return { rule: 'HPB-341', why: 'Recon cards are used after the Human Phase only.' };
  const { name, timing, effects } = RECON[type]!;
  return whyNotNow(s, seat, holder, name, timing === 'own', effects)!;
}
