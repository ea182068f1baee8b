import {
  BadLesson,
  type Decision,
  isWanted,
  type LessonBeat,
  lessonStart,
  someOptions,
  stepOf,
  type Tutorial,
  wantedOptions,
} from '@tablewright/board/tutorial';
import {
  type AnyDomain,
  type Base,
  BrokenRule,
  canonicalJson,
  type Game,
  includes,
  type Json,
  NOBODY,
} from '@tablewright/kernel';
import { deepFreeze, notPlain, short } from './plain.ts';
import { viewersOf } from './play.ts';
import { stageOf } from './tables.ts';

// A tutorial, played through as pupils would: each lesson with every answer that its teacher welcomes, as far as there are
// not too many.

/** Of the answers that a teacher welcomes, so many are tried at each decision. */
const MOST_WANTED = 6;
/** Ways through one lesson. */
const MOST_WAYS = 60;
/** Options that are looked at for one that is not wanted. */
const MOST_OPTIONS = 2000;
/** What fits above a board on a phone. */
const LONGEST = 320;

/** All that is wrong with a tutorial; nothing, when every pupil gets through it. */
export function walkTutorial<S extends Base>(tried: Game<S>, tutorial: Tutorial<S, never>): string[] {
  const game: Game = tried;
  const walk = new Walk(game, tutorial);
  walk.table();
  if (walk.problems.length === 0) tutorial.lessons.forEach((_, at) => walk.lesson(at));
  return walk.problems;
}

class Walk {
  readonly problems: string[] = [];
  readonly #game: Game;
  readonly #tutorial: Tutorial;
  #ways = 0;

  constructor(game: Game, tutorial: Tutorial) {
    this.#game = game;
    this.#tutorial = tutorial;
  }

  table(): void {
    const { seats, names, me, options = {}, lessons } = this.#tutorial;
    const { min, max } = this.#game.seats;
    if (seats < min || seats > max) this.#found('', `${this.#game.name} is for ${min} to ${max} players, not ${seats}`);
    if (names.length !== seats) this.#found('', `${seats} seats need as many names, not ${names.length}`);
    if (![...names.keys()].includes(me)) this.#found('', `there is no seat ${me} for the pupil`);
    const settled = this.#game.settleOptions(options);
    if (!settled.ok) this.#found('', settled.why);
    if (lessons.length === 0) this.#found('', 'there is no lesson');
  }

  lesson(at: number): void {
    const { title, beats } = this.#tutorial.lessons[at]!;
    const where = `lesson ${at + 1} “${title}”`;
    if (title.trim() === '') this.#found(where, 'it has no title');
    if (beats.length === 0) this.#found(where, 'nothing is said in it');
    try {
      const state = lessonStart(this.#game, this.#tutorial, at);
      this.#position(where, state);
      this.#ways = 0;
      this.#go(where, beats, 0, state);
    } catch (error) {
      this.#found(where, messageOf(error));
    }
  }

  /** `set` leaves a table that could be one: the rules hold in it, and it can be looked at. */
  #position(where: string, state: Base): void {
    for (const broken of this.#game.violations(state)) this.#found(where, `the position is not possible: ${broken}`);
    const odd = notPlain(state);
    if (odd !== null) this.#found(where, `the position is not plain data: ${odd}`);
    if (this.#game.waiting(state) === NOBODY && state.outcome === null) this.#found(where, 'nobody is asked anything');
    for (const viewer of viewersOf(state.seats)) this.#game.view(state, viewer);
  }

  #go(where: string, beats: readonly LessonBeat[], at: number, from: Base): void {
    const beat = beats[at];
    if (beat === undefined) return;
    const here = `${where}, step ${at + 1}`;
    const state = deepFreeze(this.#game.copy(from));
    try {
      this.#words(here, beat);
      if (beat.want !== undefined) return this.#decision(where, beats, at, beat, state);
      const next = beat.seat === undefined ? state : this.#moved(here, beat, state);
      if (beat.tries !== undefined) this.#tried(here, beat.tries, state);
      if (beat.quiz !== undefined) this.#asked(here, beat.quiz);
      this.#numbers(here, beat, next);
      return this.#go(where, beats, at + 1, next);
    } catch (error) {
      if (!(error instanceof BadLesson) && !(error instanceof BrokenRule)) throw error;
      this.#found(here, messageOf(error));
    }
  }

  #decision(where: string, beats: readonly LessonBeat[], at: number, beat: Decision, state: Base): void {
    const here = `${where}, step ${at + 1}`;
    const { me } = this.#tutorial;
    if (!this.#isAsked(state)) return this.#found(here, `the pupil is not asked now (${stageOf(state)})`);
    this.#numbers(here, beat, state);
    const question = this.#game.asksSeen(state, me).mine!;
    this.#game.words.prompt(this.#game.view(state, me), question);
    const wanted = wantedOptions(beat, question.domain, MOST_WANTED);
    if (wanted.length === 0)
      return this.#found(here, `none of the options is wanted: ${short([...someOptions(question.domain, 12)])}`);
    this.#others(here, beat, question.domain);
    for (const value of wanted) {
      this.#ways += 1;
      if (this.#ways > MOST_WAYS) return;
      this.#game.words.option(this.#game.view(state, me), question, value);
      const { state: next } = stepOf(this.#game, state, { seat: me, value, luck: beat.luck });
      this.#sound(here, next);
      this.#go(where, beats, at + 1, next);
    }
  }

  /** What else could be chosen has its sentence; and a sentence has something that could be chosen. */
  #others(here: string, beat: Decision, domain: AnyDomain): void {
    const options = [...someOptions(domain, MOST_OPTIONS)];
    const other = options.find((value) => !isWanted(beat, domain, value));
    if (beat.not === undefined) {
      if (other !== undefined) this.#found(here, `nothing is said to somebody who chooses ${short(other)}`);
      return;
    }
    if (other === undefined && options.length > 1)
      this.#found(here, 'every option is wanted, so that `not` is never said: leave it out');
    const says = typeof beat.not === 'function' ? other !== undefined && beat.not(other) : beat.not;
    if (typeof says === 'string') this.#sentence(here, says);
  }

  #moved(here: string, beat: Extract<LessonBeat, { seat: number }>, state: Base): Base {
    if (beat.seat === this.#tutorial.me) this.#found(here, 'the pupil’s own answers are decisions, with `want`');
    const { state: next } = stepOf(this.#game, state, beat);
    this.#sound(here, next);
    return next;
  }

  #tried(here: string, value: Json, state: Base): void {
    if (!this.#isAsked(state)) return this.#found(here, `the pupil is not asked now (${stageOf(state)})`);
    if (this.#game.explain(state, this.#tutorial.me, value).ok)
      this.#found(here, `${short(value)} should be refused, but it is on offer`);
  }

  #asked(here: string, quiz: readonly { right?: true; says: string }[]): void {
    if (quiz.every(({ right }) => right !== true)) this.#found(here, 'no choice is right');
    if (quiz.every(({ right }) => right === true)) this.#found(here, 'no choice is wrong');
    for (const { says } of quiz) this.#sentence(here, says);
  }

  #numbers(here: string, beat: LessonBeat, state: Base): void {
    const expected = beat.expect?.(this.#game.view(state, this.#tutorial.me)) ?? {};
    for (const [what, [is, says]] of Object.entries(expected)) {
      if (canonicalJson(is ?? null) !== canonicalJson(says))
        this.#found(here, `${what}: the lesson says ${short(says)}, the table shows ${short(is ?? null)}`);
    }
  }

  #words(here: string, { say }: LessonBeat): void {
    if (say !== undefined) this.#sentence(here, say);
  }

  #sentence(here: string, says: string): void {
    if (says.trim() === '') this.#found(here, 'an empty sentence');
    if (says.length > LONGEST)
      this.#found(here, `too long for a phone (${says.length} of ${LONGEST} letters): “${says.slice(0, 40)}…”`);
  }

  #sound(here: string, state: Base): void {
    for (const broken of this.#game.violations(state)) this.#found(here, `it leads to what is not possible: ${broken}`);
  }

  #isAsked(state: Base): boolean {
    return state.outcome === null && includes(this.#game.waiting(state), this.#tutorial.me);
  }

  /** Another way through the lesson may come to the same trouble: it is said once. */
  #found(where: string, what: string): void {
    const problem = where === '' ? what : `${where}: ${what}`;
    if (!this.problems.includes(problem)) this.problems.push(problem);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
