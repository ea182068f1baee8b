import type { Words } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { CITIES } from '../content/map.ts';
import { FAST } from '../content/prices.ts';
import type { Told } from '../events.ts';
import { amountSeen, cityAsked } from '../outlook/seen.ts';
import { lessonSeen } from '../outlook/what-if.ts';
import type { Answers } from '../stages/index.ts';
import type { PlayerView, View } from '../view.ts';
import { money, TIER_NAMES, totalIn, whereabouts } from './say.ts';

export const prompt: Words<View, Told, Answers>['prompt'] = {
  plan: (view, { seat }) =>
    `Round ${view.round} of ${view.rounds}: make your plan. ${havings(view.players[seat]!)} ${demand(view)} ${lesson(view, seat)}`.trim(),
  ship: (view, { seat }) => shipPrompt(view, seat),
  forced: (view, { seat }) => forcedPrompt(view, seat),
  place: (view) =>
    `Round ${view.round} of ${view.rounds}: where do your ${FAST.dcs.small} small and ${FAST.dcs.large} large DCs go? At most ${FAST.mostInRegion} of them into one region.`,
};

function havings({ cash, small, large }: PlayerView): string {
  const dcs = totalIn(small) + totalIn(large);
  if (dcs === 0) return `You have ${money(cash)} and no DC.`;
  return `You have ${money(cash)}, ${count(totalIn(small), 'small DC')} and ${count(totalIn(large), 'large DC')}.`;
}

function demand(view: View): string {
  const total = view.forecast[view.round - 1]!;
  if (view.cards.length > 0)
    return `The cards lie open: ${view.cards.length} cities, whose first tiers add up to ${total}.`;
  return `The first tiers of the demand cards add up to ${total}.`;
}

function lesson(view: View, seat: number): string {
  switch (lessonSeen(view, seat)) {
    case 'first':
      return 'In this round: exactly one DC, products for it, and no cylinder.';
    case 'second':
      return 'In this round: products for your DC and at most one cylinder.';
    case null:
      return '';
  }
}

function shipPrompt(view: View, seat: number): string {
  const city = cityAsked(view);
  const { tier, amount } = amountSeen(view, seat, city);
  const { stock } = view.players[seat]!;
  const later = view.cards.filter(({ rank }) => rank > city + 1).length;
  const rest =
    later === 0
      ? 'It is the last city.'
      : `${later === 1 ? '1 more city comes' : `${later} more cities come`} after it.`;
  return `${CITIES[city]!.name} takes up to ${amount} from you (${TIER_NAMES[tier]} tier). You have ${whereabouts(stock)}. What do you ship? ${rest}`;
}

function forcedPrompt(view: View, seat: number): string {
  const { cash } = view.players[seat]!;
  const owes = view.book.at(-1)![seat]!.operating;
  return `Your DCs cost ${money(owes)} and you have ${money(cash)}. Which DCs do you sell, to pay the missing ${money(owes - cash)}?`;
}
