// Skill checks: what success is worth, and what to put in.

import type { Rng } from '@tablewright/kernel';
import { EVENTS } from '../content/events.ts';
import type { FaceId } from '../content/faces.ts';
import type { ContributeAct } from '../stages/events.ts';
import type { View } from '../view.ts';
import { factionOf, gainOf } from './aims.ts';
import { handOf, leastWorth, valueOf } from './hand.ts';

const DONE: ContributeAct = { act: 'done' };

function put(card: FaceId): ContributeAct {
  return { act: 'card', card, sign: 0 };
}

/** What one card of an average helper brings. */
const A_CARD = 2.3;

/** `cards`: what may be put in now, as offered. */
export function contribution(view: View, offered: readonly ContributeAct[], rng: Rng): ContributeAct {
  const check = view.now.findLast((frame) => frame.stage === 'check');
  if (check?.stage !== 'check') return DONE;
  const event = EVENTS[check.event]!;
  const faction = factionOf(view);
  const cards = offered.flatMap((act) => (act.act === 'card' && act.sign === 0 ? [act.card] : []));
  if (event.type === 'colour') return forColours(view, event, cards, faction);
  if (event.type !== 'check' || cards.length === 0) return DONE;
  const wants = gainOf(view, event.success, faction) - gainOf(view, event.failure, faction);
  const mine = check.mine.length;
  const sign = Math.sign(event.target) * (wants >= 0 ? 1 : -1);
  const fitting = cards
    .filter((card) => valueOf(card) * sign > 0)
    .toSorted((a, b) => Math.abs(valueOf(b)) - Math.abs(valueOf(a)));
  const dodges = event.noShow !== null && mine === 0;
  if (wants < 0) {
    // one card against it, now and then, where others have hidden it
    const hidden = check.counts.filter((count, seat) => count > 0 && seat !== view.me).length;
    if (mine === 0 && fitting.length > 0 && (hidden >= 1 || dodges) && rng.below(3) < 2) return put(fitting[0]!);
    return dodges ? put(leastWorth(cards)) : DONE;
  }
  const others = check.counts.reduce((sum, count, seat) => sum + (seat === view.me ? 0 : count), 0);
  const own = check.mine.reduce((sum, card) => sum + valueOf(card) * sign, 0);
  const missing = Math.abs(event.target) * 1.15 - own - others * A_CARD * 0.75;
  const spare = handOf(view).length - 2;
  const big = fitting[0];
  if (big !== undefined && missing > 0.5 && (spare > mine || wants > 3)) {
    // the smallest card that is enough, else the biggest
    const enough = fitting.findLast((card) => Math.abs(valueOf(card)) >= missing);
    return put(enough ?? big);
  }
  return dodges ? put(leastWorth(fitting.length > 0 ? fitting : cards)) : DONE;
}

function forColours(
  view: View,
  event: Extract<(typeof EVENTS)[number], { type: 'colour' }>,
  cards: readonly FaceId[],
  faction: ReturnType<typeof factionOf>,
): ContributeAct {
  const gain = gainOf(view, event.more, faction) - gainOf(view, event.none, faction);
  const wanted = cards.find((card) => (card === 'grey' || card === 'green') && event.wanted.includes(card));
  return wanted !== undefined && gain > 0.5 ? put(wanted) : DONE;
}

/** Cards for an escape: the best of a sign, as long as they are missing. */
export function escapeCard(sign: number, mine: readonly string[], cards: readonly FaceId[]): FaceId | null {
  const own = mine.reduce((sum, card) => sum + valueOf(card) * sign, 0);
  const fitting = cards
    .filter((card) => valueOf(card) * sign > 0)
    .toSorted((a, b) => valueOf(b) * sign - valueOf(a) * sign);
  return own < 6 ? (fitting[0] ?? null) : null;
}
