import { LOCATIONS } from '../../../content/board.ts';
import { EVENTS } from '../../../content/events.ts';
import { FACE_IDS } from '../../../content/faces.ts';
import { type Frame, MOD_RED, NONE, type State, BLED, TIERS } from '../../../state.ts';
import { blueLimit, drawOf, has, kindAt, redLimit } from './numbers.ts';
import { attacksDue } from './targets.ts';

// What may be answered to some of the questions, worked out from the ledger. Cards are named once each.

const isBlue = (face: number): boolean => face < 5;
const isRed = (face: number): boolean => face >= 5 && face < 10;

function handOf(s: State, seat: number, fits: (face: number) => boolean): string[] {
  return [...new Set(s.hands[seat]!.filter(fits))].map((face) => FACE_IDS[face]!);
}

/** HPB-652, HPB-653, HPB-338 */
function contributions(s: State, seat: number): string[] {
  const check = s.stack.findLast((frame) => frame.stage === 'check')!;
  const event = EVENTS[check.event]!;
  const detained = has(s.detained, seat);
  const isFree = event.type === 'colour' && event.free && !detained;
  const used = check.counts[seat]! - (detained ? 0 : check.free[seat]!);
  const wanted = (face: number): boolean =>
    isFree && ((face === 10 && event.wanted.includes('grey')) || (face === 11 && event.wanted.includes('green')));
  return handOf(s, seat, (face) => used < (detained ? 1 : 3) || wanted(face));
}

/** HPB-472 */
function columnsDue(s: State): string[] {
  const names = ['alpha', 'beta', 'gamma'];
  for (const tier of [0, 1]) {
    const open = names.filter((_, column) => s.network[column * TIERS + tier] === NONE);
    if (open.length > 0) return open;
  }
  return names.filter((_, column) => s.network[column * TIERS + TIERS - 1] === NONE);
}

/** What is due, or null where this question is not looked at. */
export function answersDue(s: State, frame: Frame, seat: number): string[] | null {
  const below = s.stack.at(-2)!;
  switch (frame.stage) {
    case 'draw': // HPB-103, HPB-104
      return Array.from({ length: drawOf(s, seat) + 1 }, (_, count) => String(count));
    case 'location': // HPB-522
      if (below.stage !== 'spawn') return null;
      return LOCATIONS.filter(
        ({ number, shared }, at) =>
          number === below.number && !shared && s.enemyAt[at] === NONE && !has(s.destroyed, at),
      ).map(({ id }) => id);
    case 'target': // HPB-544
      if (below.stage !== 'enemyAttack') return null;
      return attacksDue(s, kindAt(s, below.place), below.place, below.area).map(([piece]) => String(piece));
    case 'defend': // HPB-560
      return frame.chosen.length < blueLimit(s, frame.piece) ? handOf(s, seat, isBlue) : [];
    case 'contribute':
      return contributions(s, seat);
    case 'voteCard': // HPB-620
      return handOf(s, seat, () => true);
    case 'appoint': // HPB-613
      return Array.from({ length: s.seats }, (_, other) => other)
        .filter((other) => other !== s.leader && !has(s.revoked, other))
        .map(String);
    case 'riotCard': // HPB-421
      return [...handOf(s, seat, (face) => isBlue(face) || isRed(face)), 'none'];
    case 'attack': {
      // HPB-550, HPB-865
      const own = frame.piece === s.active;
      const more = own ? s.mods[MOD_RED]! + ((s.used & BLED) === 0 ? 0 : 1) : 0;
      const isFull = frame.chosen.filter(isRed).length >= redLimit(s, frame.piece) + more;
      return isFull ? [] : handOf(s, seat, isRed);
    }
    case 'network':
      return columnsDue(s);
    default:
      return null;
  }
}

/** An offer in the same form. */
export function answersOffered(frame: Frame, offer: readonly unknown[]): string[] {
  const cards = offer.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [String(one)];
    if ('column' in one) return [String(one.column)];
    return 'card' in one && !(frame.stage === 'attack' && !String(one.card).startsWith('R')) ? [String(one.card)] : [];
  });
  return [...new Set(cards)];
}
