import type { Base, Event, Game, Json, Outcome, Seat, Step, Viewer } from '@tablewright/kernel';
import { answer, answerAll, offers, seatsAsked, stageOf, step, told } from './tables.ts';

/** The small words of `tables.ts` for one game, so that its rule tests name neither the game nor its types again. */
export interface TableWords<S extends Base, V extends Json, E extends Event> {
  /** The stage that stands on top; 'over' when the game is over. */
  stageOf(s: S): string;
  asked(s: S): Seat[];
  /** Who is asked about what: 'move red', or 'over'. */
  now(s: S): string;
  /** Everything that a seat may answer now. */
  offers(s: S, seat: Seat): Json[];
  /** The offers that are words. */
  choices(s: S, seat: Seat): string[];
  /** Whether a seat may answer so. */
  allowed(s: S, seat: Seat, value: unknown): boolean;
  /** Why an answer is refused; throws when it is not. */
  refusal(s: S, seat: Seat, value: unknown): { rule: string; why: string };
  /** What is answered for a seat that is away. */
  absent(s: S, seat: Seat): Json;
  answer(s: S, seat: Seat, value: unknown): S;
  /** One seat answers several questions in a row. */
  answers(s: S, seat: Seat, ...values: unknown[]): S;
  /** Answers by seat, in the order of the seats; undefined for those who say nothing. */
  answerAll(s: S, values: readonly unknown[]): S;
  /** What comes of an answer, with all that was told. */
  step(s: S, seat: Seat, value: unknown): Step<S, E>;
  /** What a viewer is told when a seat answers so; what everybody is told unless a viewer is named. */
  told(s: S, seat: Seat, value: unknown, viewer?: Viewer): E[];
  seen(s: S, viewer: Viewer): V;
  /** How the game has ended; throws when it goes on. */
  ended(s: S): Outcome;
  /** The table that a test has laid out; throws when there cannot be such a table. */
  possible(s: S): S;
}

/** `names`: how the tests call the seats. */
export function tableWords<S extends Base, O extends Record<string, Json>, V extends Json, E extends Event>(
  game: Game<S, O, V, E>,
  names: readonly string[],
): TableWords<S, V, E> {
  const asked = (s: S): Seat[] => seatsAsked(game, s);
  const now = (s: S): string => [stageOf(s), ...asked(s).map((seat) => names[seat]!)].join(' ');
  const stepOf = (s: S, seat: Seat, value: unknown): Step<S, E> => step(game, s, seat, value) as Step<S, E>;
  return {
    stageOf,
    asked,
    now,
    offers: (s, seat) => offers(game, s, seat),
    choices: (s, seat) => offers(game, s, seat).filter((option) => typeof option === 'string'),
    allowed: (s, seat, value) => game.explain(s, seat, value).ok,
    refusal(s, seat, value) {
      const verdict = game.explain(s, seat, value);
      if (verdict.ok) throw new Error(`${stageOf(s)}: seat ${seat} may well answer ${JSON.stringify(value)}`);
      return { rule: verdict.rule, why: verdict.why };
    },
    absent: (s, seat) => game.absent(s, seat),
    answer: (s, seat, value) => answer(game, s, seat, value),
    answers: (s, seat, ...values) => values.reduce((state: S, value) => answer(game, state, seat, value), s),
    answerAll: (s, values) => answerAll(game, s, values),
    step: stepOf,
    told: (s, seat, value, viewer = 'spectator') => told(stepOf(s, seat, value), viewer),
    seen: (s, viewer) => game.view(s, viewer),
    ended(s) {
      if (s.outcome === null) throw new Error(`The game goes on: ${now(s)}`);
      return s.outcome;
    },
    possible(s) {
      const wrong = game.violations(s);
      if (wrong.length > 0) throw new Error(`This table cannot be: ${wrong.join('; ')}`);
      return s;
    },
  };
}
