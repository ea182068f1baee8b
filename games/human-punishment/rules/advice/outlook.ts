// What a roll and a check are about to bring, and whether it is worth a card to change it.

import { DICE, type DieName } from '../acts.ts';
import { AREA_IDS, LOCATIONS, LOCATIONS_BY_NUMBER } from '../content/board.ts';
import { EVENTS } from '../content/events.ts';
import { RED_DIE } from '../content/enemies.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { PINK_CHANCE, PINK_FREEDOM, PINK_MORALE, PINK_NEXUS } from '../stages/actions.ts';
import { totalOf } from '../check-total.ts';
import { TWO_MINUS, TWO_PLUS } from '../state.ts';
import type { FrameView, View } from '../view.ts';
import { factionOf, gainOf } from './aims.ts';

/** Worth a card in any window. */
const WORTH_A_CARD = 3;

// --------------------------------------------------------------------------------------------------------------------- dice

/** How good it would be to throw this die again. */
export function againWorth(view: View, die: DieName): number {
  const thrown = view.now.findLast(
    (frame): frame is Thrown => 'white1' in frame || 'pink' in frame || 'orange' in frame,
  );
  if (thrown === undefined) return 0;
  if (thrown.stage === 'pink') return die === 'pink' ? pinkAgain(view, thrown) : 0;
  if (die === 'orange') return 'orange' in thrown ? orangeAgain(view, thrown.orange) : 0;
  if (!('white1' in thrown) || thrown.stage === 'deadZone') return 0;
  const red = 'red' in thrown ? thrown.red : 0;
  const comes = red <= 0 || RED_DIE[red - 1] !== null;
  const worse = comes ? (isFull(view, thrown.white1 + thrown.white2) ? 1 : view.bars.threat >= 2 ? 0.5 : 0) : 0;
  if (factionOf(view) === 'legion') return die === 'red' && !comes ? 0.8 * WORTH_A_CARD : 0;
  return worse === 0 ? 0 : WORTH_A_CARD * (die === 'red' ? worse * 0.9 : worse === 1 ? 1 : 0);
}

type Thrown = Extract<
  FrameView,
  { stage: 'activation' | 'raid' | 'spawn' | 'deadZone' | 'relocate' | 'supplyDrop' | 'pink' }
>;

/** The die of this throw that is best thrown again. */
export function bestAgain(
  view: View,
  dice: readonly DieName[] = DICE,
): { readonly die: DieName; readonly worth: number } {
  return dice
    .map((die) => ({ die, worth: againWorth(view, die) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best));
}

/** A new Enemy of this number finds no room: Threat rises (HPB-524). */
function isFull(view: View, number: number): boolean {
  const free = (LOCATIONS_BY_NUMBER[number] ?? []).filter(
    (at) =>
      !view.enemies.some((enemy) => enemy.at === LOCATIONS[at]!.id) && !view.destroyed.includes(LOCATIONS[at]!.id),
  );
  return number >= 2 && free.length === 0;
}

/** My Area, with Enemies in it, is about to be activated. */
function orangeAgain(view: View, orange: number): number {
  if (view.me === 'spectator' || view.pieces[view.me]!.area !== AREA_IDS[orange - 1]) return 0;
  const near = LOCATIONS.filter(({ areas }) => areas.includes(orange - 1)).map(({ id }) => id);
  return view.enemies.some(({ at }) => near.includes(at)) ? WORTH_A_CARD : 0;
}

function pinkAgain(view: View, frame: Extract<FrameView, { stage: 'pink' }>): number {
  if (frame.by !== view.me) return 0;
  const bad =
    frame.what === PINK_MORALE || frame.what === PINK_NEXUS
      ? frame.pink >= 5
      : frame.what === PINK_CHANCE || frame.what === PINK_FREEDOM
        ? frame.pink < (frame.what === PINK_FREEDOM ? 4 : 2)
        : false;
  return bad ? WORTH_A_CARD : 0;
}

// ------------------------------------------------------------------------------------------------------------------- checks

interface OpenSum {
  readonly cards: readonly string[];
  readonly removed: readonly number[];
  readonly change: number;
  readonly target: number;
  /** how much better success is than failure, for me */
  readonly wants: number;
  readonly isEvent: boolean;
}

/** The check whose cards lie open. */
function openSum(view: View): OpenSum | null {
  const frame = view.now.findLast((one) => one.stage === 'check' || one.stage === 'escape');
  if (frame === undefined || frame.cards === null) return null;
  const { cards, removed, change } = frame;
  if (frame.stage === 'escape') {
    const wants = frame.by === view.me ? 4 : 0;
    return { cards, removed, change, target: 4 * frame.sign, wants, isEvent: false };
  }
  const event = EVENTS[frame.event]!;
  if (event.type !== 'check') return null;
  const faction = factionOf(view);
  const wants = gainOf(view, event.success, faction) - gainOf(view, event.failure, faction);
  return { cards, removed, change, target: event.target, wants, isEvent: true };
}

function faceOf(card: string): number {
  return card === 'S-JAY-2+' ? TWO_PLUS : card === 'S-JAY-2-' ? TWO_MINUS : FACE_IDS.indexOf(card as FaceId);
}

function succeeds({ cards, target, isEvent }: OpenSum, removed: readonly number[], change: number): boolean {
  const sign = Math.sign(target);
  return totalOf(cards.map(faceOf), removed, sign, change, isEvent) * sign >= target * sign;
}

/** How good another result would be, if it comes by this change or without one of the cards. */
export function turnWorth(view: View, by: number): number {
  const sum = openSum(view);
  if (sum === null || succeeds(sum, sum.removed, sum.change + by) === succeeds(sum, sum.removed, sum.change)) return 0;
  return isWrong(sum) ? Math.abs(sum.wants) + WORTH_A_CARD * 0.5 : 0;
}

/** It is about to end as I do not want it. */
function isWrong(sum: OpenSum): boolean {
  return Math.abs(sum.wants) > 0.6 && succeeds(sum, sum.removed, sum.change) !== sum.wants > 0;
}

/** The card whose removal changes the result as I want it; null where none does. */
export function cardToRemove(view: View): number | null {
  const sum = openSum(view);
  if (sum === null || !isWrong(sum)) return null;
  const before = succeeds(sum, sum.removed, sum.change);
  const turns = sum.cards.findIndex(
    (_, at) => !sum.removed.includes(at) && succeeds(sum, [...sum.removed, at], sum.change) !== before,
  );
  return turns < 0 ? null : turns;
}

export function removalWorth(view: View): number {
  const sum = openSum(view);
  return sum === null || cardToRemove(view) === null ? 0 : Math.abs(sum.wants) + WORTH_A_CARD * 0.5;
}

// ------------------------------------------------------------------------------------------------------------------- Events

/** What the next Event brings on average, for me. */
export function eventOutlook(view: View): number {
  const full = (tier: number): boolean => [0, 5, 10].every((column) => view.network[column + tier] !== null);
  const stack = full(1) ? 2 : full(0) ? 1 : 0;
  const faction = factionOf(view);
  const cards = EVENTS.filter((event) => event.stack === stack);
  let sum = 0;
  for (const event of cards) {
    if (event.type === 'check')
      sum += (gainOf(view, event.success, faction) + gainOf(view, event.failure, faction)) / 2;
    else if (event.type === 'colour') sum += gainOf(view, event.none, faction);
    else if (event.type === 'decision') sum += (gainOf(view, event.a, faction) + gainOf(view, event.b, faction)) / 2;
    else sum += gainOf(view, event.effects, faction);
  }
  return sum / cards.length;
}
