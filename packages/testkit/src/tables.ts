import {
  type Asking,
  type Base,
  type Event,
  type Game,
  type Json,
  listOptions,
  list as seatsOf,
  type Seat,
  type Step,
  type Told,
  type Viewer,
} from '@tablewright/kernel';

// Small words for rule tests: who is asked, what is offered, what comes of an answer.

/** What these helpers need of a game; every game fits. */
type Playable<S extends Base> = Pick<Game<S>, 'waiting' | 'mayAnswer' | 'offer' | 'after'>;

export function seatsAsked<S extends Base>(game: Playable<S>, s: S): Seat[] {
  return seatsOf(game.waiting(s));
}

/** Who may speak without being asked, and has something to say. */
export function seatsThatMay<S extends Base>(game: Playable<S>, s: S): Seat[] {
  return seatsOf(game.mayAnswer(s));
}

/** Everything that a seat may answer now. */
export function offers<S extends Base>(game: Playable<S>, s: S, seat: Seat): Json[] {
  if (!seatsOf(game.waiting(s) | game.mayAnswer(s)).includes(seat))
    throw new Error(`seat ${seat} is not asked in '${stageOf(s)}'`);
  return [...listOptions(game.offer(s, seat))];
}

/** The stage that stands on top; 'over' when the game is over. */
export function stageOf(s: Base): string {
  return s.outcome === null ? (s.stack.at(-1)?.stage ?? 'nowhere') : 'over';
}

/** A stage that asks, by its name. */
export function askingStage(game: Pick<Game, 'stages'>, name: string): Asking<Base, Event> {
  const stage = game.stages[name];
  if (stage === undefined || stage.kind === 'happens') throw new Error(`'${name}' is not a stage that asks`);
  return stage;
}

/** Answers and goes on: the old state stays as it was. A refusal is thrown, with its rule and its sentence. */
export function answer<S extends Base>(game: Playable<S>, s: S, seat: Seat, value: unknown): S {
  return step(game, s, seat, value).state;
}

/** The same, with all that came of it: what was told and what goes into the log. */
export function step<S extends Base>(game: Playable<S>, s: S, seat: Seat, value: unknown): Step<S, Event> {
  const next = game.after(s, { seat, value });
  if (next.ok) return next;
  throw new Error(`${stageOf(s)}: seat ${seat} may not answer ${JSON.stringify(value)}: ${next.why} (${next.rule})`);
}

/** Answers by seat, in the order of the seats; undefined for those who say nothing. */
export function answerAll<S extends Base>(game: Playable<S>, s: S, values: readonly unknown[]): S {
  let next = s;
  for (const [seat, value] of values.entries()) if (value !== undefined) next = answer(game, next, seat, value);
  return next;
}

/** What a viewer was told: what all were told, and what only they were told. */
export function told<E extends Event>(step: { readonly told: readonly Told<E>[] }, viewer: Viewer): E[] {
  return step.told.filter(({ to }) => to === 'all' || to === viewer).map(({ event }) => event);
}

/** The events of one type among those that were told. */
export function ofType<E extends Event, T extends E['type']>(heard: readonly E[], type: T): Extract<E, { type: T }>[] {
  return heard.filter((event): event is Extract<E, { type: T }> => event.type === type);
}

/** The one event of this type; throws when there is none, or more than one. */
export function onlyOne<E extends Event, T extends E['type']>(heard: readonly E[], type: T): Extract<E, { type: T }> {
  const [found, ...more] = ofType(heard, type);
  if (found === undefined || more.length > 0) {
    throw new Error(`${ofType(heard, type).length} events of type '${type}' were told, not one`);
  }
  return found;
}
