import type { Question } from '@tablewright/kernel';
import { count } from '@tablewright/kernel/words';
import { CITIES } from '../content/map.ts';
import { amountSeen } from '../outlook/seen.ts';
import { lessonSeen } from '../outlook/what-if.ts';
import type { PlayerView, View } from '../view.ts';
import { money, TIER_NAMES, totalIn, whereabouts } from './say.ts';

export function prompt(view: View, { about, seat }: Question): string {
  const me = view.players[seat]!;
  switch (about) {
    case 'plan':
      return `Round ${view.round} of ${view.rounds}: make your plan. ${havings(me)} ${demand(view)} ${lesson(view, seat)}`.trim();
    case 'ship':
      return shipPrompt(view, seat);
    case 'forced':
      return forcedPrompt(view, seat);
    case 'place':
      return `Round ${view.round} of ${view.rounds}: where do your 3 small and 2 large DCs go? At most 3 of them into one region.`;
    default:
      return about;
  }
}

function havings({ cash, small, large }: PlayerView): string {
  const dcs = totalIn(small) + totalIn(large);
  if (dcs === 0) return `You have ${money(cash)} and no DC.`;
  return `You have ${money(cash)}, ${count(totalIn(small), 'small DC')} and ${count(totalIn(large), 'large DC')}.`;
}

function demand(view: View): string {
  const total = view.forecast[view.round - 1]!;
  if (view.cards.length > 0)
    return `The cards lie open: ${view.cards.length} cities want ${total} in all from those who come first.`;
  return `The cities want ${total} in all from those who come first.`;
}

function lesson(view: View, seat: number): string {
  switch (lessonSeen(view, seat)) {
    case 'first':
      return 'In this round: exactly one DC, products for it, and no marketing.';
    case 'second':
      return 'In this round: products for your DC and at most one cylinder.';
    case null:
      return '';
  }
}

function shipPrompt(view: View, seat: number): string {
  const now = view.now.at(-1);
  if (now?.stage !== 'ship') return 'What do you ship?';
  const { tier, amount } = amountSeen(view, seat, now.city);
  const { stock } = view.players[seat]!;
  const later = view.cards.filter(({ rank }) => rank > now.city + 1).length;
  const rest =
    later === 0 ? 'It is the last city.' : `After it ${later === 1 ? 'comes 1 more' : `come ${later} more`}.`;
  return `${CITIES[now.city]!.name} takes up to ${amount} from you (${TIER_NAMES[tier]} tier). You have ${whereabouts(stock)}. What do you ship? ${rest}`;
}

function forcedPrompt(view: View, seat: number): string {
  const { cash } = view.players[seat]!;
  const owes = view.book.at(-1)![seat]!.operating;
  return `Your DCs cost ${money(owes)} and you have ${money(cash)}. Which DCs do you sell, to pay the missing ${money(owes - cash)}?`;
}
