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
import { type Heard, isLevel, type Level, LEVEL_SPECS, LEVELS, listens, sitDown } from '@tablewright/bots';
import { BadInput } from '@tablewright/catalogue';

// The players by name. A bot is given what a person at its seat is given, view, question and what was told, and never a state;
// one that draws blindly is given no more than the offer, which spares building the view.

/** `null`, to an optional question: it says nothing. */
export type Bot =
  | { readonly sees: 'offer'; answer(offer: AnyDomain): Json; speaksUp(): boolean }
  | { readonly sees: 'view'; answer(view: Json, question: Question, told: Heard): Json };

/** A bot that does not look speaks unasked one time in so many. */
const SPEAKS_UP = 8;

export interface BotKind {
  readonly explains: string;
  /** whether it makes anything of what was told */
  readonly listens: boolean;
  sit(game: Game, seat: Seat, rng: Rng): Bot;
}

/** A bot that does not look is given the offer alone; all others the view. */
function seated(level: Level, iterations?: number): BotKind {
  const { explains } = LEVEL_SPECS[level];
  if (level === 'random') {
    return {
      explains,
      listens: false,
      sit: (_game, _seat, rng) => ({
        sees: 'offer',
        answer: (offer) => sampleOption(offer, rng),
        speaksUp: () => rng.below(SPEAKS_UP) === 0,
      }),
    };
  }
  return {
    explains,
    listens: listens(level),
    sit(game, seat, rng) {
      // by tries and not by the clock: a simulated game must come out the same every time
      const player = sitDown(game, seat, level, rng, iterations === undefined ? {} : { iterations });
      return { sees: 'view', answer: player.answer.bind(player) };
    },
  };
}

export const BOTS: Readonly<Record<string, BotKind>> = Object.fromEntries(
  LEVELS.map((level) => [level, seated(level)]),
);

/** A level, or one that searches with a number of tries of its own: `strong@100`. */
export function botNamed(name: string): BotKind {
  const [level = '', tries] = name.split('@');
  if (isLevel(level)) {
    if (tries === undefined) return BOTS[level]!;
    if (LEVEL_SPECS[level].thinks !== null && /^[1-9]\d{0,6}$/.test(tries)) return seated(level, Number(tries));
  }
  throw new BadInput(
    `There is no bot '${name}'. Bots here: ${LEVELS.join(', ')}. With a number, as in strong@100, it has so many tries for each answer.`,
  );
}

/** Who sits where in a game: the list is dealt round the seats and moves on by one each game, so that no seat is favoured. */
export function dealBots(names: readonly string[], seats: number, game: number): string[] {
  return Array.from({ length: seats }, (_, seat) => names[(seat + game) % names.length]!);
}

/** What a bot answers here, as it came; whether it is on offer is for the caller to see. */
export function askBot(game: Game, s: Base, seat: Seat, bot: Bot, told: Heard): Json {
  if (bot.sees === 'offer') return bot.answer(game.offer(s, seat));
  return bot.answer(game.view(s, seat), game.asksSeen(s, seat).mine!, told);
}

/** What a bot says that is not asked but may speak; null when it says nothing. */
export function hearBot(game: Game, s: Base, seat: Seat, bot: Bot, told: Heard): Json {
  return bot.sees === 'offer' && !bot.speaksUp() ? null : askBot(game, s, seat, bot, told);
}
