import { BrokenRule } from './broken.ts';
import { type Chance, chanceFrom, fastRng, type Rng, type Seed } from './chance.ts';
import { type Act, type AnyDomain, countOptions, sampleOption, settle } from './domain.ts';
import { type Moment, type Noted, Runner } from './flow.ts';
import type { Advisor, After, Answer, AsksSeen, Game, Step, Verdict } from './game.ts';
import type { Json } from './json.ts';
import { type AnswerEntry, type Came, type ChanceEntry, type Entry, mayUndo } from './log.ts';
import { settleOptions } from './options.ts';
import { planProblems } from './plan.ts';
import { replayOf, type SettledAnswer } from './replaying.ts';
import { includes, isSeat, lowest, list, NOBODY, type Seat, type Seats, type Viewer, without } from './seats.ts';
import type { Question, Spec, Trials, Tried } from './spec.ts';
import { spoken } from './spoken.ts';
import { type AnswerTypes, type Asking, type Said, type SealedFrame, type Stage, uniform } from './stage.ts';
import { type Base, copyState, type Event, type Frame, type Told } from './state.ts';
import { say } from './words/say.ts';

// A game out of its spec: who is asked, whether an answer is allowed, and what comes of it.

type Openly<S extends Base, E extends Event> = Extract<Stage<S, E>, { kind: 'ask' }>;
type Sealing<S extends Base, E extends Event> = Extract<Stage<S, E>, { kind: 'sealed' }>;

/** The frame of a question; one that is not sealed has no answers to hold. */
type Open = Frame & SealedFrame<Json>;

/** Where all that comes of an answer is noted, and where chance is read from when it was drawn before. */
interface Book<S, E extends Event> {
  readonly notes: Noted<S, E> | null;
  readonly recorded: ChanceEntry[] | null;
  /** how the first draws come out */
  readonly given: Came[] | null;
}

/** For search: nothing is noted. */
const NO_BOOK: Book<never, never> = { notes: null, recorded: null, given: null };

/** One in so many answers of random play is an unasked one, where somebody may speak. */
const SPEAKS_UP = 8;

/** More automatic steps in a row than any rulebook has: two stages push each other for ever. */
const ENDLESS = 100_000;

/** Out of line, so that what comes before it stays small enough for V8 to inline; and here, since what is imported takes more room. */
function broken(what: string, picture: unknown): never {
  throw new BrokenRule(what, picture);
}

/** What an offer itself can say against an answer: a plan knows its limits. */
function wrongIn(domain: AnyDomain, value: unknown): { rule: string | null; why: string } | null {
  const problem = domain.kind === 'plan' ? planProblems(domain, value)[0] : undefined;
  return problem === undefined ? null : { rule: problem.rule, why: problem.says };
}

/** Nothing is told after the last of them: the state to which it all led shows it as well. */
function inBetween<S, E extends Event>({ told, moments }: Noted<S, E>): readonly Moment<S>[] {
  return moments.at(-1)?.told === told.length ? moments.slice(0, -1) : moments;
}

export function defineGame<
  S extends Base,
  O extends Record<string, Json>,
  V extends Json,
  E extends Event,
  A extends AnswerTypes = AnswerTypes,
>(spec: Spec<S, O, V, E, A>): Game<S, O, V, E> {
  const table = spec.stages as { readonly [name: string]: Stage<S, E> };
  const invariants = Object.values(spec.invariants);
  const stages = new Map<string, Stage<S, E>>();
  for (const [name, stage] of Object.entries(table)) stages.set(name, uniform(stage));
  let lastName: string | null = null;
  let lastStage: Stage<S, E>;
  const copy = spec.copy ?? copyState<S>;
  // A game says how one viewer sees a state, or how all do; each follows from the other.
  const views: (s: S) => (viewer: Viewer) => V = spec.views ?? ((s) => (viewer) => view(s, viewer));
  const view: (s: S, viewer: Viewer) => V = spec.view ?? ((s, viewer) => views(s)(viewer));
  const runner = new Runner<S, E>(spec.revealing, spec.moments ?? [], copy);
  /** what may be done, in search; filled anew for every decision */
  const scratch: Act[] = [];

  function top(s: S): Frame {
    return s.stack[s.stack.length - 1] ?? broken('the game is not over, but no stage is left', null);
  }

  /** Each answer looks several times for the same stage: the last one found is kept at hand. */
  function stageOf(frame: Frame): Stage<S, E> {
    if (frame.stage !== lastName) {
      lastStage = stages.get(frame.stage) ?? broken('there is no such stage', frame);
      lastName = frame.stage;
    }
    return lastStage;
  }

  /** Goes on until somebody is asked or the game is over. */
  function run(s: S): void {
    for (let steps = 0; s.outcome === null; steps += 1) {
      const frame = top(s);
      const stage = stageOf(frame);
      if (stage.kind !== 'happens') return;
      if (steps === ENDLESS) throw new BrokenRule('stages follow each other without end', s.stack);
      runner.at = s.stack.length - 1;
      stage.happens(s, frame, runner);
    }
  }

  function asking(s: S): { frame: Open; stage: Asking<S, E> } {
    const frame = top(s) as Open;
    const stage = stageOf(frame);
    return stage.kind === 'happens' ? broken('a stage stopped half-way', s.stack) : { frame, stage };
  }

  /** Those who are asked and have not answered. */
  function missing(s: S, frame: Open, stage: Asking<S, E>): Seats {
    let seats = stage.who(s, frame);
    if (stage.kind === 'ask') return seats;
    const { sealed } = frame;
    for (let seat = 0; seat < sealed.length; seat += 1) if (sealed[seat] !== null) seats &= ~(1 << seat);
    return seats;
  }

  function waiting(s: S): Seats {
    if (s.outcome !== null) return NOBODY;
    const { frame, stage } = asking(s);
    return missing(s, frame, stage);
  }

  /** Whose sealed answer to the present question lies there already. */
  function answered(s: S): Seat[] {
    if (s.outcome !== null) return [];
    const { frame, stage } = asking(s);
    if (stage.kind === 'ask') return [];
    return list(stage.who(s, frame)).filter((seat) => frame.sealed[seat] !== null);
  }

  function offer(s: S, seat: Seat): AnyDomain {
    const { frame, stage } = asking(s);
    return stage.offer(s, frame, seat);
  }

  function question(s: S, seat: Seat): Question {
    const { frame, stage } = asking(s);
    const asked = { seat, about: frame.stage, rule: stage.rule, domain: stage.offer(s, frame, seat) };
    return stage.pass === undefined ? asked : { ...asked, window: { pass: stage.pass } };
  }

  /** What a seat may say that is not asked; null when it may not, or when there is nothing that it could say. */
  function unasked(s: S, frame: Open, stage: Asking<S, E>, seat: Seat): AnyDomain | null {
    if (stage.may === undefined) return null;
    if (!includes(stage.may(s, frame), seat) || includes(stage.who(s, frame), seat)) return null;
    const domain = stage.offer(s, frame, seat);
    return countOptions(domain) === 0 ? null : domain;
  }

  function mayAnswer(s: S): Seats {
    if (s.outcome !== null) return NOBODY;
    const { frame, stage } = asking(s);
    let seats = NOBODY;
    for (let seat = 0; seat < s.seats; seat += 1) if (unasked(s, frame, stage, seat) !== null) seats |= 1 << seat;
    return seats;
  }

  function questionSeen(s: S, viewer: Viewer, asked: Seats): Question | null {
    if (s.outcome !== null || !isSeat(viewer, s.seats)) return null;
    if (includes(asked, viewer)) return question(s, viewer);
    const { frame, stage } = asking(s);
    const domain = unasked(s, frame, stage, viewer);
    return domain === null ? null : { seat: viewer, about: frame.stage, rule: stage.rule, domain, optional: true };
  }

  /** Now and then somebody speaks who is not asked; whether it has happened. */
  function speakUp(s: S, frame: Open, stage: Asking<S, E>, rng: Rng, choose: typeof sampleOption): boolean {
    if (rng.below(SPEAKS_UP) !== 0) return false;
    const seats = list(mayAnswer(s));
    if (seats.length === 0) return false;
    const by = seats[rng.below(seats.length)]!;
    carryOut(s, frame, stage, { by, value: choose(stage.offer(s, frame, by), rng) }, NO_BOOK);
    return true;
  }

  function asksSeenBy(s: S): (viewer: Viewer) => AsksSeen {
    const asked = waiting(s);
    const known = { waiting: list(asked).map((seat) => ({ seat, about: top(s).stage })), answered: answered(s) };
    return (viewer) => ({
      mine: questionSeen(s, viewer, asked),
      waiting: known.waiting,
      answered: known.answered,
    });
  }

  /** An answer to the question that stands on top. A sealed one lies there until `others`, too, have answered. */
  function take(s: S, frame: Open, stage: Asking<S, E>, by: Seat, value: Json, others: Seats, book: Book<S, E>): void {
    if (stage.kind === 'sealed') {
      frame.sealed[by] = value;
      if (others !== NOBODY) return;
    }
    carryOut(s, frame, stage, { by, value }, book);
  }

  /** What it does, then on to the next question. */
  function carryOut(s: S, frame: Open, stage: Asking<S, E>, said: Said<Json>, book: Book<S, E>): void {
    runner.begin(s, book.notes, book.recorded, book.given);
    runner.at = s.stack.length - 1;
    if (stage.kind === 'ask') stage.answer(s, frame, said, runner);
    else {
      runner.opened();
      stage.all(s, frame, frame.sealed, runner);
    }
    run(s);
  }

  /** A random answer of the first who has not sealed one; looks no further than to the next of them. */
  function playSealed(s: S, frame: Open, stage: Sealing<S, E>, rng: Rng, choose: typeof sampleOption): true {
    const { sealed } = frame;
    let asked = stage.who(s, frame);
    while (asked !== NOBODY && sealed[lowest(asked)] !== null) asked &= asked - 1;
    if (asked === NOBODY) broken('nobody is asked, and the game is not over', s.stack);
    const seat = lowest(asked);
    const value = choose(stage.offer(s, frame, seat), rng);
    sealed[seat] = value;
    do asked &= asked - 1;
    while (asked !== NOBODY && sealed[lowest(asked)] !== null);
    if (asked === NOBODY) carryOut(s, frame, stage, { by: seat, value }, NO_BOOK);
    return true;
  }

  /** A random answer of somebody who is asked openly, or now and then of one who may speak. */
  function playAsked(s: S, frame: Open, stage: Openly<S, E>, rng: Rng, choose: typeof sampleOption): void {
    if (stage.may !== undefined && speakUp(s, frame, stage, rng, choose)) return;
    const asked = stage.who(s, frame);
    if (asked === NOBODY) broken('nobody is asked, and the game is not over', s.stack);
    const seat = lowest(asked);
    let value: Json;
    if (choose === sampleOption && stage.fill !== undefined) {
      scratch.length = 0;
      stage.fill(s, frame, seat, scratch);
      value = scratch[rng.below(scratch.length)]!;
    } else value = choose(stage.offer(s, frame, seat), rng);
    carryOut(s, frame, stage, { by: seat, value }, NO_BOOK);
  }

  /** Random answers of all who have not sealed one, at most so many; how many were given. */
  function sealAll(s: S, frame: Open, stage: Sealing<S, E>, rng: Rng, most: number): number {
    const { sealed } = frame;
    let given = 0;
    let by = 0;
    for (let asked = stage.who(s, frame); asked !== NOBODY; asked &= asked - 1) {
      const seat = lowest(asked);
      if (sealed[seat] !== null) continue;
      if (given === most) return given;
      sealed[seat] = sampleOption(stage.offer(s, frame, seat), rng);
      by = seat;
      given += 1;
    }
    if (given === 0) broken('nobody is asked, and the game is not over', s.stack);
    carryOut(s, frame, stage, { by, value: sealed[by]! }, NO_BOOK);
    return given;
  }

  function play(s: S, seat: Seat, value: Json, hear?: (event: E, to: Told['to']) => void): void {
    const { frame, stage } = asking(s);
    const others = without(missing(s, frame, stage), seat);
    if (hear === undefined) return take(s, frame, stage, seat, value, others, NO_BOOK);
    const notes: Noted<S, E> = { told: [], moments: [], chance: [], closes: false };
    take(s, frame, stage, seat, value, others, { notes, recorded: null, given: null });
    for (const { event, to } of notes.told) hear(event, to);
  }

  /** The answer in the form in which it goes into the log, or why it is refused. */
  function settled(s: S, seat: Seat, value: unknown): SettledAnswer {
    if (s.outcome !== null) return { ok: false, rule: s.outcome.rules[0] ?? spec.ledger, why: say`The game is over.` };
    const { frame, stage } = asking(s);
    const here = isSeat(seat, s.seats);
    const domain = !here
      ? null
      : includes(missing(s, frame, stage), seat)
        ? stage.offer(s, frame, seat)
        : unasked(s, frame, stage, seat);
    if (domain === null) {
      const answered = stage.kind === 'sealed' && frame.sealed[seat] != null;
      return {
        ok: false,
        rule: stage.rule,
        why: answered ? say`You have already answered; the others are still thinking.` : say`You are not asked now.`,
      };
    }
    const answer = settle(domain, value);
    if (answer !== undefined) return { ok: true, value: answer };
    const told = stage.why?.(s, frame, seat, value) ?? wrongIn(domain, value);
    return { ok: false, rule: told?.rule ?? stage.rule, why: told?.why ?? say`That is not one of your choices now.` };
  }

  function explain(s: S, seat: Seat, value: unknown): Verdict {
    const answer = settled(s, seat, value);
    return answer.ok ? { ok: true } : answer;
  }

  function checked(s: S, { seat, value, about }: Answer): SettledAnswer {
    if (s.outcome === null && about !== undefined && about !== top(s).stage) {
      const why = say`You are answering '${about}', but now the question is '${top(s).stage}'.`;
      return { ok: false, rule: asking(s).stage.rule, why };
    }
    return settled(s, seat, value);
  }

  /** Plays a settled answer in place and notes all that comes of it. */
  function advance(s: S, seat: Seat, value: Json, source: Omit<Book<S, E>, 'notes'>): Step<S, E> {
    const { frame, stage } = asking(s);
    const about = frame.stage;
    const notes: Noted<S, E> = { told: [], moments: [], chance: [], closes: false };
    const asked = missing(s, frame, stage);
    const optional = !includes(asked, seat);
    take(s, frame, stage, seat, value, without(asked, seat), { notes, ...source });
    const sealed = stage.kind === 'sealed' && !notes.closes;
    const entry: AnswerEntry = {
      type: 'answer',
      seat,
      about,
      value,
      ...(sealed && { sealed }),
      ...(optional && { optional }),
      ...(notes.closes && { closes: true }),
    };
    return { ok: true, state: s, entries: [entry, ...notes.chance], told: notes.told, moments: inBetween(notes) };
  }

  function after(s: S, answer: Answer, given: readonly Came[] = []): After<S, E> {
    const said = checked(s, answer);
    if (!said.ok) return said;
    return advance(copy(s), answer.seat, said.value, { recorded: null, given: given.slice() });
  }

  function start(setup: {
    seats: number;
    options?: Record<string, Json>;
    seed: Seed;
    recorded?: ChanceEntry[];
  }): Step<S, E> {
    const { min, max } = spec.seats;
    if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max) {
      throw new RangeError(`${spec.name} is for ${min} to ${max} players, not ${setup.seats}.`);
    }
    const options = settleOptions(spec, setup.options ?? {});
    if (!options.ok) throw new RangeError(options.why);
    const base: Base<never> = { seats: setup.seats, stack: [], chance: chanceFrom(setup.seed), outcome: null };
    const state = spec.blank(base, options.value);
    const notes: Noted<S, E> = { told: [], moments: [], chance: [], closes: false };
    runner.begin(state, notes, setup.recorded ?? null, null);
    spec.setup(state, runner);
    run(state);
    return { ok: true, state, entries: notes.chance, told: notes.told, moments: inBetween(notes) };
  }

  function inTodaysForm(s: S, entry: AnswerEntry): AnswerEntry {
    if (s.outcome !== null) return entry;
    const value = asking(s).stage.formerly?.(entry.value);
    return value === undefined ? entry : { ...entry, value };
  }

  function tryOut(world: S, seat: Seat, value: Json, given?: readonly Came[]): Tried<S> {
    const state = copy(world);
    const { frame, stage } = asking(state);
    const book: Book<S, E> = given === undefined ? NO_BOOK : { notes: null, recorded: null, given: given.slice() };
    // A sealed answer that is not the last one runs nothing.
    runner.drew = 0;
    take(state, frame, stage, seat, value, without(missing(state, frame, stage), seat), book);
    return { state, drew: runner.drew };
  }

  function world(view: V, rng: Rng): S {
    return withNewChance(spec.world(view, rng), rng);
  }

  function withNewChance(s: S, rng: Rng): S {
    const words: Chance = chanceFrom(rng.below(0x1_0000_0000));
    s.chance = words; // or a bot would see the future
    return s;
  }

  function trialsWith(rng: Rng): Trials<S, V> {
    return { world: (view) => world(view, rng), try: tryOut, offer };
  }

  function advisor(seat: Seat, rng: Rng): Advisor<V> {
    const advice = spec.advisor(seat, rng, trialsWith(rng)) as unknown as {
      readonly [about: string]: (view: V, question: Question) => Json | null;
    };
    return {
      answer: (view, question) =>
        (advice[question.about] ?? broken('there is no advice on this question', question.about))(view, question),
    };
  }

  const replay = replayOf<S, E>({ start, inTodaysForm, checked, advance });

  const { weigh, likely, ...rest } = spec;

  return {
    ...rest,
    ...(likely && { likely: (view, told, rng) => withNewChance(likely(view, told, rng), rng) }),
    ...(weigh && { weigh: (view, sampled, told) => weigh(view, sampled, told, trialsWith(fastRng(1))) }),
    stages: table,
    words: spoken(spec.words),
    copy,
    view,
    views,
    advisor,
    world,
    settleOptions: (raw) => settleOptions(spec, raw),
    start,
    waiting,
    mayAnswer,
    hasWindows: Object.values(table).some((stage) => 'pass' in stage),
    countsTurns: spec.turn !== undefined,
    turn: (s) => spec.turn?.(s) ?? 0,
    offer,
    explain,
    play,
    after,
    inTodaysForm,
    replay,

    question,
    asks: (s) => list(waiting(s)).map((seat) => question(s, seat)),

    asksSeen: (s, viewer) => asksSeenBy(s)(viewer),
    asksSeenBy,

    isWindow(s) {
      if (s.outcome !== null) return false;
      const { stage } = asking(s);
      return stage.pass !== undefined;
    },

    absent(s, seat) {
      const { frame, stage } = asking(s);
      return stage.absent(s, frame, seat);
    },

    laidDown(s, answers) {
      const laid = copy(s);
      const { frame, stage } = asking(laid);
      if (stage.kind !== 'sealed') return broken('answers are laid down where the question is not sealed', frame);
      for (const [seat, value] of answers.entries()) if (value !== null) frame.sealed[seat] = value;
      return laid;
    },

    playRandom(s, rng, choose = sampleOption) {
      if (s.outcome !== null) return false;
      const { frame, stage } = asking(s);
      if (stage.kind === 'sealed') return playSealed(s, frame, stage, rng, choose);
      playAsked(s, frame, stage, rng, choose);
      return true;
    },

    playOut(s, rng, most) {
      let given = 0;
      while (given < most && s.outcome === null) {
        const frame = top(s) as Open;
        const stage = stageOf(frame);
        if (stage.kind === 'sealed') given += sealAll(s, frame, stage, rng, most - given);
        else if (stage.kind === 'ask') {
          playAsked(s, frame, stage, rng, sampleOption);
          given += 1;
        } else broken('a stage stopped half-way', s.stack);
      }
      return given;
    },

    shown(s, value) {
      const { stage } = asking(s);
      if (stage.kind === 'sealed') return null;
      return stage.shows === undefined ? value : stage.shows(value);
    },

    outcome: (s) => s.outcome,

    violations: (s) => invariants.map((wrong) => wrong(s)).filter((says) => says !== null),

    undo(setup, log, seat, seed) {
      const verdict = mayUndo(log, seat);
      if (!verdict.ok) return verdict;
      const entry: Entry = { type: 'undo', seat };
      const back = replay(setup, [...log, entry], seed);
      if (!back.ok) throw new BrokenRule('a log that was played cannot be played again', back);
      return { ok: true, state: back.state, entries: [entry], told: [], moments: [] };
    },
  };
}
