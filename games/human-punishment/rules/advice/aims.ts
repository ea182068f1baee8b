// What somebody wants of the city: how good the bars are for a faction, and what an effect would make of them.

import type { Bar, Effect, Effects } from '../content/effects.ts';
import type { FactionId } from '../content/loyalty.ts';
import { BAR_ENDS } from '../content/setup.ts';
import type { View } from '../view.ts';

export type Bars = { [bar in Bar]: number };

/** Whether a disaster is one's own victory: +1, or everybody's defeat: −1. */
const LIKES: Readonly<
  Record<FactionId, { readonly resource: number; readonly security: number; readonly deus: number }>
> = {
  human: { resource: -1, security: -1, deus: -1 },
  machine: { resource: 1, security: -1, deus: 1 },
  fallen: { resource: -1, security: -1, deus: -1 },
  legion: { resource: -1, security: 1, deus: -1 },
};

/** How much a disaster weighs that is so many steps away. */
function nearness(steps: number): number {
  return 40 / (1 + steps * steps * 0.5);
}

/** How good the bars are for a faction; more is better. */
function worthOf(bars: Bars, faction: FactionId, view: View): number {
  const likes = LIKES[faction];
  let worth = -1.2 * nearness(bars.morale + 10) - 0.15 * Math.max(0, Math.abs(bars.riot) - 2);
  if (Math.abs(bars.riot) >= 3) worth -= 0.4; // a Morale each turn (HPB-663)
  if (Math.abs(bars.riot) >= 6) worth -= 3;
  if (bars.morale <= 0) worth -= 0.8;
  worth += likes.resource * nearness(bars.resource) * 1.2;
  worth += likes.security * (nearness(bars.security) + nearness((4 - bars.threat) * 1.3));
  if (!view.deus.gone)
    worth +=
      likes.deus * (view.deus.space === null ? nearness(9 - bars.deus) * 0.5 : bars.deus * 0.4 + view.deus.space * 2);
  if (!view.apex.gone) worth -= likes.deus * bars.apex * 0.25;
  return worth + bars.morale * 0.12;
}

function moved(bars: Bars, bar: Bar, by: number): Bars {
  const [least, most] = BAR_ENDS[bar];
  return { ...bars, [bar]: Math.min(most, Math.max(least, bars[bar] + by)) };
}

/** The bars after an effect as far as it is about them. */
function after(bars: Bars, effect: Effect): Bars {
  switch (effect.does) {
    case 'adjust':
      return moved(bars, effect.bar, effect.by);
    case 'calm':
      return moved(bars, 'riot', bars.riot > 0 ? -Math.min(effect.by, bars.riot) : Math.min(effect.by, -bars.riot));
    case 'if':
    case 'each':
    case 'may':
      return afterAll(bars, effect.then);
    default:
      return bars;
  }
}

function afterAll(bars: Bars, effects: Effects): Bars {
  let now = bars;
  for (const effect of effects) now = after(now, effect);
  return now;
}

/** What else an effect is worth to its owner, roughly in the same coin. */
function besides(effect: Effect, faction: FactionId): number {
  const hostile = faction === 'legion' ? -1 : 1;
  switch (effect.does) {
    case 'raid':
      return -1.2 * effect.times * hostile;
    case 'spawn':
      return -1.2 * hostile;
    case 'activate':
      return -0.5;
    case 'kill':
      return 1.5 * effect.count * hostile;
    case 'hitEnemy':
      return 1;
    case 'deadZone':
      return -0.3;
    case 'wound':
      return -1.5;
    case 'damage':
      return -0.8;
    case 'heal':
    case 'cure':
      return 1;
    case 'draw':
      return 0.5 * effect.count;
    case 'program':
      return 0.8 * effect.count;
    case 'discard':
      return -0.5 * effect.count;
    case 'supply':
      return 0.3;
    case 'trap':
      return -0.2;
    case 'detain':
      return 0.4;
    case 'ap':
      return 1.2;
    case 'move':
      return 0.5;
    case 'destroyKuro':
      return -2.5;
    default:
      return 0;
  }
}

/** How much better effects make things; where there is a choice, the best of it. */
export function gainOf(view: View, effects: Effects, faction: FactionId): number {
  const before = worthOf(view.bars, faction, view);
  let gain = worthOf(afterAll(view.bars, effects), faction, view) - before;
  for (const effect of effects)
    gain +=
      effect.does === 'choose'
        ? Math.max(...effect.between.map((branch) => gainOf(view, branch, faction)))
        : besides(effect, faction);
  return gain;
}

export function factionOf(view: View): FactionId {
  return view.me === 'spectator' ? 'human' : (view.players[view.me]?.faction ?? 'human');
}

/** The chips of one's own colour; Legion has none. */
export function ownColour(faction: FactionId): string | null {
  return faction === 'human' ? 'blue' : faction === 'machine' ? 'red' : faction === 'fallen' ? 'purple' : null;
}
