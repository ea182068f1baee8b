import {
  type Base,
  chanceFrom,
  fastRng,
  type Game,
  type Json,
  lowest,
  NOBODY,
  type Question,
  sameAnswer,
  type Seat,
} from '@tablewright/kernel';
import { type Heard, isAdvisable, SEARCH, Worlds } from '@tablewright/bots';
import { type Bot, type BotKind, botNamed } from './bots.ts';
import { Ears } from './ears.ts';
import { seedsOf } from './seeds.ts';

// What single answers are worth. A whole game says little about them: much else decides it. So bots are asked at the same decisions,
// and where they differ each answer is played on to the end, many times, in the same worlds with the same luck.

export interface AnswersRequest {
  readonly seats: number;
  readonly games: number;
  readonly seed: string;
  /** by name; the others are held against the first, whose answers are followed where it is asked */
  readonly bots: readonly string[];
  /** one decision in so many is asked about; at the others steady plays */
  readonly every: number;
  /** so often each answer is played on */
  readonly plays: number;
  /** who plays where nobody is asked, and plays answers on: steady unless said otherwise */
  readonly by?: string;
  /** answers are played on as the cards really lie, and not in worlds that the seat believes in: who believes wrongly gains nothing by it there */
  readonly isTrue?: boolean;
  onProgress?(done: number, of: number): void;
}

export interface AnswersReport {
  /** how many a seat has in a game */
  readonly decisions: number;
  readonly asked: number;
  /** without the first */
  readonly bots: readonly BotAnswers[];
}

export interface BotAnswers {
  readonly name: string;
  /** how often it answered otherwise than the first */
  readonly differs: number;
  /** how much more often it wins by that each time; null where it differs too seldom to say */
  readonly gain: Gain | null;
  /** the same for any decision, those included at which the two agree */
  readonly gainAtAny: Gain | null;
}

/** In win chance, with one standard error. */
export interface Gain {
  readonly mean: number;
  readonly error: number;
}

/** More answers than any game here needs. */
const LONGEST = 20_000;
const LUCK = 0x1_0000_0000;

export function compareAnswers(game: Game, request: AnswersRequest): AnswersReport {
  const { games, seats, bots } = request;
  const found: Found = { decisions: 0, gains: [] };
  for (let index = 0; index < games; index += 1) {
    askInGame(game, request, index, found);
    request.onProgress?.(index + 1, games);
  }
  const reports = bots.map((name, i): BotAnswers => {
    const its = found.gains.map((gains) => gains[i]!);
    const differing = its.filter((gain) => gain !== null);
    return {
      name,
      differs: differing.length,
      gain: gainOf(differing),
      gainAtAny: gainOf(its.map((gain) => gain ?? 0)),
    };
  });
  return { decisions: found.decisions / games / seats, asked: found.gains.length, bots: reports.slice(1) };
}

interface Found {
  decisions: number;
  /** by decision that was asked about, then by bot; null for the answer of the first */
  readonly gains: (readonly (number | null)[])[];
}

function askInGame(game: Game, request: AnswersRequest, index: number, found: Found): void {
  const { seats, seed, bots, every, plays, by = 'steady', isTrue = false } = request;
  const seeds = seedsOf(seed, index);
  const rng = fastRng(seeds.order);
  const { state: s, told } = game.start({ seats, options: {}, seed: seeds.chance });
  const ears = new Ears(seats, told);
  const kinds = bots.map(botNamed);
  const player = botNamed(by);
  const places = Array.from({ length: seats }, (_, seat) => ({
    usual: player.sit(game, seat, fastRng(seeds.bots + seat)),
    asked: kinds.map((kind) => kind.sit(game, seat, fastRng(seeds.bots + seat))),
  }));
  for (let n = 0; n < LONGEST && game.waiting(s) !== NOBODY; n += 1) {
    const seat = lowest(game.waiting(s));
    const view = game.view(s, seat);
    const question = game.asksSeen(s, seat).mine!;
    const { usual, asked } = places[seat]!;
    let value = said(usual, view, question, ears.of(seat));
    if (isAdvisable(question)) {
      found.decisions += 1;
      if (rng.below(every) === 0) {
        const answers = asked.map((bot) => said(bot, view, question, ears.of(seat)));
        const truth = isTrue ? s : null;
        found.gains.push(gainsOf({ game, seat, view, ears, truth, player, plays, luck: rng.below(LUCK) }, answers));
        value = answers[0]!;
      }
    }
    game.play(s, seat, value, (event, to) => ears.hear(event, to));
  }
}

function said(bot: Bot, view: Json, question: Question, told: Heard): Json {
  return bot.sees === 'offer' ? bot.answer(question.domain) : bot.answer(view, question, told);
}

interface Decision {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: Json;
  readonly ears: Ears;
  /** how it really stands; null: answers are played on in worlds that the seat believes in */
  readonly truth: Base | null;
  /** who plays on */
  readonly player: BotKind;
  readonly plays: number;
  readonly luck: number;
}

/** How much more often each answer wins than the first; null where it is the first. */
function gainsOf(decision: Decision, answers: readonly Json[]): (number | null)[] {
  const { game, seat, view, ears, truth, plays, luck } = decision;
  const distinct = answers.filter((answer, i) => answers.findIndex((other) => sameAnswer(other, answer)) === i);
  const won = distinct.map(() => 0);
  if (distinct.length > 1) {
    const rng = fastRng(luck);
    const worlds = new Worlds(game, { view, told: ears.of(seat) }, rng, { worlds: plays, belief: SEARCH.belief });
    for (let n = 0; n < plays; n += 1) {
      const world = truth ?? worlds.draw();
      const same = rng.below(LUCK);
      for (const [i, answer] of distinct.entries()) if (isWon(decision, world, answer, same)) won[i]! += 1;
    }
  }
  return answers.map((answer) => {
    const i = distinct.findIndex((other) => sameAnswer(other, answer));
    return i === 0 ? null : (won[i]! - won[0]!) / plays;
  });
}

function isWon({ game, seat: me, ears, player }: Decision, world: Base, answer: Json, luck: number): boolean {
  const s = game.copy(world);
  s.chance = chanceFrom(luck);
  // What only the others were told so far was told in the real game, of which a world that was drawn knows nothing: but whoever plays on
  // there sees a view of that world, and lines that do not fit it say little.
  const heard = player.listens ? ears.copy() : null;
  const hear = heard?.hear.bind(heard);
  game.play(s, me, answer, hear);
  const players = Array.from({ length: s.seats }, (_, seat) => player.sit(game, seat, fastRng(luck + seat)));
  for (let n = 0; n < LONGEST && game.waiting(s) !== NOBODY; n += 1) {
    const seat = lowest(game.waiting(s));
    const { mine } = game.asksSeen(s, seat);
    game.play(s, seat, said(players[seat]!, game.view(s, seat), mine!, heard?.of(seat) ?? []), hear);
  }
  return s.outcome?.winners.includes(me) === true;
}

function gainOf(gains: readonly number[]): Gain | null {
  const n = gains.length;
  if (n < 2) return null;
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / n;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}
