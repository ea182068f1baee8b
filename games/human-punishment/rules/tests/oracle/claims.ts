import { JUNKYARD, NETWORK, SECTORS } from '../../content/board.ts';
import { DEE_COY } from '../../content/characters.ts';
import type { Effects } from '../../content/effects.ts';
import { EVENTS } from '../../content/events.ts';
import { FACE_IDS, STARS } from '../../content/faces.ts';
import { STAR_CARDS } from '../../content/influence.ts';
import { PROGRAMS } from '../../content/programs.ts';
import { RECON } from '../../content/recon.ts';
import { WINDOW_IDS, type WindowId } from '../../content/windows.ts';
import { DEUS, NONE, type State, USED_REROLL } from '../../state.ts';
import { boosted, deeCoy, freeSlot, has } from './numbers.ts';

// HPB-309, HPB-310, HPB-114: which cards may be played by whom in which window.

interface Checker {
  ok(rule: string, holds: boolean, says: () => string): void;
}

export interface Claim {
  readonly id: string;
  readonly card: string;
}

function fits(s: State, seat: number, piece: number, effects: Effects): boolean {
  for (const effect of effects) {
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

/** Whether an Event is being resolved (its card has been read). */
function inEvent(s: State): boolean {
  return s.stack.some((frame) => frame.stage === 'event');
}

export function claimsOf(s: State, seat: number, window: WindowId): Claim[] {
  const own = seat === s.active;
  const due: Claim[] = [];
  const may = (timing: 'own' | 'any', windows: readonly WindowId[], ownPhase = false): boolean =>
    timing === 'own' ? own && ['W1', 'W6', 'W7'].includes(window) : windows.includes(window) && (!ownPhase || own);
  const colour = s.stack.some((frame) => frame.stage === 'check' && EVENTS[frame.event]!.type === 'colour');
  const usable = (id: string): boolean => !(id === 'P20' && colour);
  for (const design of new Set(s.programs[seat])) {
    const card = PROGRAMS[design]!;
    if (may(card.timing, card.windows, card.ownPhaseOnly) && fits(s, seat, seat, card.effects) && usable(card.id)) due.push({ id: `program ${card.id}`, card: card.id });
  }
  for (let at = 0; at < s.open[seat]!.length; at += 2) {
    const card = PROGRAMS[s.open[seat]![at]!]!;
    if (card.kind === 'charged' && may(card.timing, card.windows, card.ownPhaseOnly) && usable(card.id)) due.push({ id: `charge ${card.id}`, card: card.id });
  }
  const muted = has(s.muted, seat) && inEvent(s);
  for (const face of new Set(s.hands[seat])) {
    const card = face >= STARS ? STAR_CARDS[face - STARS] : undefined;
    if (card === undefined || card.timing === 'attack' || card.timing === 'check' || muted) continue;
    if (card.character === DEE_COY && s.character[seat] !== DEE_COY) continue;
    if (may(card.timing, card.windows) && fits(s, seat, seat, card.effects)) due.push({ id: `star ${FACE_IDS[face]}`, card: card.id });
  }
  if (s.phase >= 1)
    for (const piece of seat === deeCoy(s) ? [seat, s.seats] : [seat]) {
      if (s.recon[piece] === NONE) continue;
      const card = RECON[s.recon[piece]!]!;
      if (may(card.timing, card.windows) && fits(s, seat, piece, card.effects)) due.push({ id: `useRecon ${piece}`, card: card.id });
    }
  const enemies = [...s.enemyAt, ...s.red].some((kind) => kind !== NONE && kind !== DEUS);
  if (s.general === seat && enemies) due.push({ id: 'sacrifice', card: 'sacrifice' });
  if (window === 'W2' && own && boosted(s, seat, 'reroll') && (s.used & USED_REROLL) === 0) due.push({ id: 'reroll', card: 'reroll' });
  return due;
}

export function claimsDue(s: State, offer: (seat: number) => Record<string, unknown>[], may: readonly number[], w: Checker): void {
  const top = s.stack.at(-1)!;
  if (top.stage !== 'window' && top.stage !== 'action') return;
  const window = top.stage === 'window' ? WINDOW_IDS[top.kind]! : 'W1';
  for (let seat = 0; seat < s.seats; seat += 1) {
    if (top.stage === 'window' && top.sealed[seat] !== null) continue;
    const from = top.stage === 'action' && seat !== s.active && !may.includes(seat) ? [] : offer(seat);
    const is = new Set<string>();
    for (const act of from) {
      if (act['act'] === 'program' || act['act'] === 'charge' || act['act'] === 'star') is.add(`${act['act']} ${act['card'] as string}`);
      if (act['act'] === 'useRecon') is.add(`useRecon ${act['piece'] as number}`);
      if (act['act'] === 'sacrifice' || act['act'] === 'reroll') is.add(act['act']);
    }
    const due = claimsOf(s, seat, window);
    const ids = new Set(due.map(({ id }) => id));
    for (const { id, card } of due) w.ok(`claim ${card} ${window}${seat === s.active ? ' own' : ''}`, is.has(id), () => `seat ${seat} should be offered ${id}; stack ${s.stack.map((f) => f.stage).join('>')}; det ${s.detained} zone ${s.zone} fallen ${s.fallen}`);
    for (const id of is) w.ok(`claim ${id.split(' ').pop()!} ${window} too much`, ids.has(id), () => `seat ${seat} should not be offered ${id}`);
  }
}
