import {
  type Advisor,
  type Base,
  type Entry,
  type Event,
  fastRng,
  type Game,
  type GameRecord,
  type Json,
  list,
  NOBODY,
  type Outcome,
  type Rng,
  sampleOption,
  type Seat,
  type Seed,
  seedFromText,
  shuffleWith,
  type Step,
  type Told,
  type Viewer,
} from '@tablewright/kernel';
import { stageOf } from './tables.ts';

/** Sees views and questions, nothing else. */
export type Player<V> = Advisor<V>;

export interface Played<S, E extends Event> {
  readonly record: GameRecord;
  readonly state: S;
  readonly told: readonly Told<E>[];
  readonly decisions: number;
}

/** More answers than any game here needs: somebody goes round in circles. */
const MOST_DECISIONS = 50_000;

/** Somebody random who may speak without being asked does so one time in so many. */
const SPEAKS_UP = 8;

const PEOPLE = ['Ann', 'Bea', 'Col', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea'];

/** People to sit at a table, as many as needed. */
export function people(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => PEOPLE[seat] ?? `P${seat + 1}`);
}

/** Everybody who looks at a table: the seats, and somebody who only watches. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** A generator of its own for each purpose, out of one seed: what one of them draws shifts no other. */
export function rngFor(seed: Seed, purpose: string): Rng {
  return fastRng(Number.parseInt(seedFromText(`${seed} ${purpose}`).slice(0, 12), 16));
}

export function randomPlayer(rng: Rng): Player<Json> {
  return {
    answer: (_view, question) =>
      question.optional && rng.below(SPEAKS_UP) !== 0 ? null : sampleOption(question.domain, rng),
  };
}

/**
 * What is said next: by somebody who may speak without being asked and does, or by one of those who are asked, drawn. The
 * unasked come first, as at a table where the one who is asked takes a breath.
 */
function nextSaid<S extends Base, O extends Record<string, Json>, V extends Json, E extends Event>(
  game: Game<S, O, V, E>,
  state: S,
  players: readonly Player<V>[],
  order: Rng,
): { seat: Seat; value: Json } {
  const answer = (seat: Seat): Json => players[seat]!.answer(game.view(state, seat), game.asksSeen(state, seat).mine!);
  const may = game.mayAnswer(state);
  for (const seat of may === NOBODY ? [] : shuffleWith(list(may), (n) => order.below(n))) {
    const value = answer(seat);
    if (value !== null) return { seat, value };
  }
  const asked = list(game.waiting(state));
  if (asked.length === 0) throw new Error(`${game.name} is not over, but nobody is asked (in '${stageOf(state)}')`);
  const seat = asked[order.below(asked.length)]!;
  return { seat, value: answer(seat) };
}

/** Plays one game to its end. Where several are asked at once, who answers first is drawn. */
export function playGame<S extends Base, O extends Record<string, Json>, V extends Json, E extends Event>(
  game: Game<S, O, V, E>,
  table: {
    seats: number;
    options?: Record<string, Json>;
    seed: Seed;
    players: readonly Player<V>[];
    names?: readonly string[];
    limit?: number;
    onStep?: (step: Step<S, E>, by: Seat | null) => void;
  },
): Played<S, E> {
  const { seats, options = {}, seed, players, limit = MOST_DECISIONS, onStep } = table;
  if (players.length !== seats) throw new RangeError(`${seats} seats need as many players, not ${players.length}`);
  const order = rngFor(seed, 'order');
  const begun = game.start({ seats, options, seed });
  onStep?.(begun, null);
  const log: Entry[] = [...begun.entries];
  const told: Told<E>[] = [...begun.told];
  let { state } = begun;
  let decisions = 0;
  for (; game.outcome(state) === null; decisions += 1) {
    if (decisions === limit)
      throw new Error(`${game.name} is not over after ${limit} answers (in '${stageOf(state)}')`);
    const { seat, value } = nextSaid(game, state, players, order);
    const next = game.after(state, { seat, value });
    if (!next.ok) {
      throw new Error(
        `seat ${seat} answered ${JSON.stringify(value)} in '${stageOf(state)}': ${next.why} (${next.rule})`,
      );
    }
    log.push(...next.entries);
    told.push(...next.told);
    ({ state } = next);
    onStep?.(next, seat);
  }
  const { names = people(seats) } = table;
  const record = recordOf(game, { seats, options, names, log, outcome: game.outcome(state) });
  return { record, state, told, decisions };
}

/** A game as it is written down. The options are settled, so that a later preset changes no old game. */
export function recordOf(
  game: Pick<Game, 'id' | 'rulesVersion' | 'settleOptions'>,
  played: {
    seats: number;
    options: Record<string, Json>;
    names?: readonly string[];
    log: readonly Entry[];
    outcome: Outcome | null;
  },
): GameRecord {
  const settled = game.settleOptions(played.options);
  return {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats: played.seats,
    names: played.names ?? people(played.seats),
    options: settled.ok ? settled.value : played.options,
    log: played.log,
    outcome: played.outcome,
  };
}

/** The last few answers of a game, for whoever wants to see how it came to where it stands. */
export function lastAnswers({ log, names }: GameRecord): string[] {
  const answers = log.filter((entry) => entry.type === 'answer').slice(-5);
  return answers.map(({ seat, about, value }) => `${names[seat]} -> ${about} ${JSON.stringify(value)}`);
}
