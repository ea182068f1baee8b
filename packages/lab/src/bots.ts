import {
  type AnyDomain,
  type Base,
  type Game,
  type Json,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
} from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';

// The players by name. A bot is given what a person at its seat is given, the view and the question, and never a state;
// one that draws blindly is given no more than the offer, which spares building the view.

/** `null`, to an optional question: it says nothing. */
export type Bot =
  | { readonly sees: 'offer'; answer(offer: AnyDomain): Json; speaksUp(): boolean }
  | { readonly sees: 'view'; answer(view: Json, question: Question): Json };

/** A bot that does not look speaks unasked one time in so many. */
const SPEAKS_UP = 8;

export interface BotKind {
  readonly explains: string;
  sit(game: Game, seat: Seat, rng: Rng): Bot;
}

export const BOTS: Readonly<Record<string, BotKind>> = {
  random: {
    explains: 'answers anything that is on offer, without looking',
    sit: (_game, _seat, rng) => ({
      sees: 'offer',
      answer: (offer) => sampleOption(offer, rng),
      speaksUp: () => rng.below(SPEAKS_UP) === 0,
    }),
  },
  steady: {
    explains: "follows the game's own advice",
    sit(game, seat, rng) {
      const advisor = game.advisor(seat, rng);
      return { sees: 'view', answer: (view, question) => advisor.answer(view, question) };
    },
  },
};

export function botNamed(name: string): BotKind {
  if (!Object.hasOwn(BOTS, name))
    throw new BadInput(`There is no bot '${name}'. Bots here: ${Object.keys(BOTS).join(', ')}.`);
  return BOTS[name]!;
}

/** Who sits where in a game: the list is dealt round the seats and moves on by one each game, so that no seat is favoured. */
export function dealBots(names: readonly string[], seats: number, game: number): string[] {
  return Array.from({ length: seats }, (_, seat) => names[(seat + game) % names.length]!);
}

/** What a bot answers here, as it came; whether it is on offer is for the caller to see. */
export function askBot(game: Game, s: Base, seat: Seat, bot: Bot): Json {
  if (bot.sees === 'offer') return bot.answer(game.offer(s, seat));
  return bot.answer(game.view(s, seat), game.asksSeen(s, seat).mine!);
}

/** What a bot says that is not asked but may speak; null when it says nothing. */
export function hearBot(game: Game, s: Base, seat: Seat, bot: Bot): Json {
  return bot.sees === 'offer' && !bot.speaksUp() ? null : askBot(game, s, seat, bot);
}
