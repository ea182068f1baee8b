import { SABOTAGES } from '../content/cards.ts';
import type { View } from '../view.ts';

// The question whether to pay for the extra of a Sabotage card: which card it is, and whether paying would do nothing.

/** RTA-315 What is printed on the card whose extra can be paid for now. */
export function cardWithExtra(view: View): (typeof SABOTAGES)[number] {
  const frame = view.now.at(-1);
  const card = frame === undefined || frame.stage === 'report' ? undefined : frame['card'];
  return SABOTAGES[typeof card === 'number' ? card : 0]!;
}

/**
 * RTA-923 Why the extra that is asked about would do nothing now; null where it can do something. An extra that does nothing
 * for another reason is on offer with its card (RTA-319) and not asked about.
 */
export function whyExtraIsVain(view: View): string | null {
  if (cardWithExtra(view).id !== 'S03' || !isBeforeOppressors(view)) return null;
  return 'no Oppressor is on the board before round 2';
}

/** In round 1, when the next NPC turn belongs to it too. */
function isBeforeOppressors(view: View): boolean {
  const turns = view.now.find(({ stage }) => stage === 'turns') as { taken?: number } | undefined;
  return view.round === 1 && (turns?.taken ?? 0) < view.seats;
}
