// Skill checks: what success is worth, and what to put in.

import type { Rng } from '@tablewright/kernel';
import { EVENTS } from '../content/events.ts';
import type { FaceId } from '../content/faces.ts';
import type { ContributeAct } from '../stages/events.ts';
import type { View } from '../view.ts';
import { factionOf, gainOf } from './aims.ts';
import { handOf, leastWorth, valueOf } from './hand.ts';
import { has, wants } from './objectives.ts';

const DONE: ContributeAct = { act: 'done' };

/** Two Lifetimes is given the sign that is wanted. */
function put(card: FaceId, sign: number): ContributeAct {
  return { act: 'card', card, sign: card === TWO_LIVES ? (sign > 0 ? 1 : -1) : 0 };
}

const TWO_LIVES = 'S-JAY-2';

/** What a card counts toward a sign. */
function toward(card: string, sign: number): number {
  return card.startsWith(TWO_LIVES) ? 4 : valueOf(card) * sign;
}

/** What one card of an average helper brings. */
const A_CARD = 2.3;

/** `cards`: what may be put in now, as offered. */
export function contribution(view: View, offered: readonly ContributeAct[], rng: Rng): ContributeAct {
  const check = view.now.findLast((frame) => frame.stage === 'check');
  if (check?.stage !== 'check') return DONE;
  const event = EVENTS[check.event]!;
  const faction = factionOf(view);
  const cards = offered.flatMap((act) => (act.act === 'card' && act.sign >= 0 ? [act.card] : []));
  if (event.type === 'colour') return forColours(view, event, cards, faction);
  if (event.type !== 'check' || cards.length === 0) return DONE;
  const gain = gainOf(view, event.success, faction) - gainOf(view, event.failure, faction);
  const mine = check.mine.length;
  const sign = Math.sign(event.target) * (gain >= 0 ? 1 : -1);
  const fitting = cards.filter((card) => toward(card, sign) > 0).toSorted((a, b) => toward(b, sign) - toward(a, sign));
  const dodges = event.noShow !== null && mine === 0 && !wants(view, 'O-09');
  if (gain < 0) {
    // one card against it, now and then, where others have hidden it
    const hidden = check.counts.filter((count, seat) => count > 0 && seat !== view.me).length;
    if (mine === 0 && fitting.length > 0 && (hidden >= 1 || dodges) && rng.below(3) < 2) return put(fitting[0]!, sign);
    return dodges ? put(leastWorth(cards), sign) : DONE;
  }
  const others = check.counts.reduce((sum, count, seat) => sum + (seat === view.me ? 0 : count), 0);
  const own = check.mine.reduce((sum, card) => sum + toward(card, sign), 0);
  const missing = Math.abs(event.target) * 1.15 - own - others * A_CARD * 0.75;
  const spare = handOf(view).length - (has(view, 'O-12') ? 5 : 2);
  const big = fitting[0];
  if (big !== undefined && missing > 0.5 && (spare > mine || gain > 3)) {
    // the smallest card that is enough, else the biggest
    const enough = fitting.findLast((card) => toward(card, sign) >= missing);
    return put(enough ?? big, sign);
  }
  return dodges ? put(leastWorth(fitting.length > 0 ? fitting : cards), sign) : DONE;
}

function forColours(
  view: View,
  event: Extract<(typeof EVENTS)[number], { type: 'colour' }>,
  cards: readonly FaceId[],
  faction: ReturnType<typeof factionOf>,
): ContributeAct {
  const gain = gainOf(view, event.more, faction) - gainOf(view, event.none, faction);
  const wanted = cards.find((card) => (card === 'grey' || card === 'green') && event.wanted.includes(card));
  return wanted !== undefined && gain > 0.5 ? put(wanted, 0) : DONE;
}

/** Cards for an escape: the best of a sign, as long as they are missing. */
export function escapeCard(sign: number, mine: readonly string[], cards: readonly FaceId[]): FaceId | null {
  const own = mine.reduce((sum, card) => sum + toward(card, sign), 0);
  const fitting = cards.filter((card) => toward(card, sign) > 0).toSorted((a, b) => toward(b, sign) - toward(a, sign));
  return own < 6 ? (fitting[0] ?? null) : null;
}
