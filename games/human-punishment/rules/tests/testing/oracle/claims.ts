import { JUNKYARD, NETWORK, SECTORS } from '../../../content/board.ts';
import { DEE_COY } from '../../../content/characters.ts';
import type { Effects } from '../../../content/effects.ts';
import { EVENTS } from '../../../content/events.ts';
import { STARS } from '../../../content/faces.ts';
import { STAR_CARDS } from '../../../content/influence.ts';
import { PROGRAMS } from '../../../content/programs.ts';
import { RECON } from '../../../content/recon.ts';
import type { WindowId } from '../../../content/windows.ts';
import { DEUS, NONE, type State, USED_REROLL } from '../../../state.ts';
import { boosted, deeCoy, freeSlot, has, kindAt } from './numbers.ts';

// HPB-309, HPB-310, HPB-114: which cards may be played by whom in which window.

function fits(s: State, seat: number, piece: number, effects: Effects): boolean {
  for (const effect of effects) {
    if (effect.does === 'move' && has(s.detained, seat)) return false;
    if (effect.does === 'place' && (has(s.detained, seat) || has(s.zone, seat) || s.health[seat] === 0)) return false;
    if (effect.does !== 'need') continue;
    const at = s.at[piece];
    if (effect.what === 'area1' && at !== SECTORS) return false;
    if (effect.what === 'area6' && at !== NETWORK) return false;
    if (effect.what === 'areaJ' && at !== JUNKYARD) return false;
    if (effect.what === 'freeSlot' && !freeSlot(s, piece)) return false;
    if (effect.what === 'kuroOnBoard' && s.at[s.seats] === NONE) return false;
  }
  return true;
}

/** What has been stopped already cannot be stopped again. */
function isStopped(s: State): boolean {
  return s.stack.some(
    (frame) =>
      ((frame.stage === 'enemyAttack' || frame.stage === 'eventPhase' || frame.stage === 'hurt') &&
        frame.cancelled === 1) ||
      (frame.stage === 'enemyAttack' && kindAt(s, frame.place) === NONE),
  );
}

const STOPPERS = ['program P34', 'charge P34', 'program P35', 'star S-DRY-2'];

/** As 'program P01', 'charge P04', 'star S-NOV-1', 'useRecon 2', 'sacrifice', 'reroll'. */
export function claimsDue(s: State, seat: number, window: WindowId): string[] {
  const own = seat === s.active;
  const due: string[] = [];
  const isUp = s.health[seat] !== 0 && !(own && s.fallen === 1); // HPB-568
  const isTime = (timing: 'own' | 'any', windows: readonly WindowId[], ownPhase = false, able = isUp): boolean =>
    timing === 'own'
      ? own && able && ['W1', 'W6', 'W7'].includes(window)
      : windows.includes(window) && (!ownPhase || own);
  const isColour = s.stack.some((frame) => frame.stage === 'check' && EVENTS[frame.event]!.type === 'colour');
  for (const design of new Set(s.programs[seat])) {
    const { id, timing, windows, ownPhaseOnly, kind, effects } = PROGRAMS[design]!;
    if (id === 'P20' && isColour) continue;
    if (isTime(timing, windows, ownPhaseOnly) && (kind === 'charged' || fits(s, seat, seat, effects)))
      due.push(`program ${id}`);
  }
  for (let at = 0; at < s.open[seat]!.length; at += 2) {
    const { id, timing, windows, ownPhaseOnly, kind, effects } = PROGRAMS[s.open[seat]![at]!]!;
    if (kind !== 'charged' || (id === 'P20' && isColour)) continue;
    if (isTime(timing, windows, ownPhaseOnly) && fits(s, seat, seat, effects)) due.push(`charge ${id}`);
  }
  // HPB-338 not by a Collar that was sprung after the Event was read
  const read = s.stack.find((frame) => frame.stage === 'event');
  const muted = read !== undefined && has(s.muted & read.answer, seat);
  for (const face of new Set(s.hands[seat])) {
    const card = face >= STARS ? STAR_CARDS[face - STARS] : undefined;
    if (card === undefined || card.timing === 'attack' || card.timing === 'check' || muted) continue;
    if (card.character === DEE_COY && s.character[seat] !== DEE_COY) continue;
    if (isTime(card.timing, card.windows) && fits(s, seat, seat, card.effects)) due.push(`star ${card.id}`);
  }
  for (const piece of seat === deeCoy(s) ? [seat, s.seats] : [seat]) {
    if (s.phase === 0 || s.recon[piece] === NONE) continue; // HPB-341
    const card = RECON[s.recon[piece]!]!;
    if (isTime(card.timing, card.windows, false, isUp || piece === s.seats) && fits(s, seat, piece, card.effects))
      due.push(`useRecon ${piece}`);
  }
  const enemies = [...s.enemyAt, ...s.red].some((kind) => kind !== NONE && kind !== DEUS);
  if (s.general === seat && enemies) due.push('sacrifice');
  if (window === 'W2' && own && boosted(s, seat, 'reroll') && (s.used & USED_REROLL) === 0) due.push('reroll');
  return due.filter((claim) => !(isStopped(s) && STOPPERS.includes(claim)));
}
