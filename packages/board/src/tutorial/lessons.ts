import {
  type AnyDomain,
  type Base,
  type Came,
  canonicalJson,
  type Event,
  fastRng,
  type Game,
  type Json,
  listOptions,
  sampleOption,
  type Seat,
  seedFromText,
  settle,
  type Step,
} from '@tablewright/kernel';
import type { Decision, Lesson, Tutorial } from './contract.ts';

// Plays lessons with a game's rules. The page and the test kit share it, so that what was tested is what a pupil meets.

/** A lesson that does not fit the rules: a mistake of its author. */
export class BadLesson extends Error {}

/** The table at the beginning of a lesson. */
export function lessonStart(game: Game, tutorial: Tutorial, at: number): Base {
  const lesson = lessonAt(tutorial, at);
  if (lesson.set === undefined && at > 0) return lessonEnd(game, tutorial, at - 1);
  const { seats, options = {}, seed } = tutorial;
  const { state } = game.start({ seats, options, seed: seedFromText(seed) });
  lesson.set?.(state);
  return state;
}

/** The table behind a lesson, when the pupil has always chosen the first answer that was wanted. */
function lessonEnd(game: Game, tutorial: Tutorial, at: number): Base {
  let state = lessonStart(game, tutorial, at);
  for (const beat of lessonAt(tutorial, at).beats) {
    if (beat.want !== undefined) {
      const [value] = wantedOptions(beat, game.offer(state, tutorial.me), 1);
      if (value === undefined) throw new BadLesson('No option is the wanted one.');
      state = stepOf(game, state, { seat: tutorial.me, value, luck: beat.luck }).state;
    } else if (beat.seat !== undefined) state = stepOf(game, state, beat).state;
  }
  return state;
}

function lessonAt(tutorial: Tutorial, at: number): Lesson {
  const lesson = tutorial.lessons[at];
  if (lesson === undefined) throw new RangeError(`There is no lesson ${at + 1}.`);
  return lesson;
}

interface Played {
  readonly seat: Seat;
  readonly value: Json;
  readonly luck?: readonly Came[] | undefined;
}

/** What comes of an answer in a lesson. */
export function stepOf(game: Game, state: Base, { seat, value, luck = [] }: Played): Step<Base, Event> {
  const next = game.after(state, { seat, value }, luck);
  if (!next.ok) throw new BadLesson(`Seat ${seat} may not answer ${JSON.stringify(value)}: ${next.why} (${next.rule})`);
  const drawn = next.entries.filter(({ type }) => type === 'chance').length;
  if (drawn < luck.length) throw new BadLesson(`Of ${luck.length} given outcomes of chance only ${drawn} are drawn.`);
  return next;
}

/** Is this answer, which is on offer, the one that the teacher wants? */
export function isWanted({ want }: Pick<Decision, 'want'>, domain: AnyDomain, value: Json): boolean {
  const answer = settle(domain, value) ?? value;
  return typeof want === 'function'
    ? want(answer)
    : canonicalJson(settle(domain, want) ?? want) === canonicalJson(answer);
}

/** What the teacher says to an answer that is not wanted. */
export function saysNot({ not }: Pick<Decision, 'not'>, value: Json): string {
  return (typeof not === 'function' ? not(value) : not) ?? '';
}

/** The first so many options that are wanted. */
export function wantedOptions(beat: Pick<Decision, 'want'>, domain: AnyDomain, most: number): Json[] {
  if (typeof beat.want !== 'function') {
    const answer = settle(domain, beat.want);
    return answer === undefined ? [] : [answer];
  }
  const found: Json[] = [];
  for (const value of someOptions(domain, Number.POSITIVE_INFINITY)) {
    if (beat.want(value)) found.push(value);
    if (found.length === most) break;
  }
  return found;
}

/** Whole plans cannot be listed: so many are drawn instead, always the same. */
const DRAWN_PLANS = 400;

/** The options one after another, at most so many; of plans some that a random player would make. */
export function* someOptions(domain: AnyDomain, most: number): Generator<Json> {
  let left = domain.kind === 'plan' ? Math.min(most, DRAWN_PLANS) : most;
  if (domain.kind === 'plan') {
    for (const rng = fastRng(1); left > 0; left -= 1) yield sampleOption(domain, rng);
    return;
  }
  for (const value of listOptions(domain)) {
    if (left <= 0) return;
    left -= 1;
    yield value;
  }
}
