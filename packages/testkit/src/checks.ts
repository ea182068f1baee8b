import {
  type AnyDomain,
  type AnswerEntry,
  type Base,
  canonicalJson,
  countOptions,
  type Entry,
  type Event,
  type Frame,
  type Game,
  type GameRecord,
  includes,
  isOffered,
  type Json,
  list,
  mayUndo,
  NOBODY,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
  type Seats,
  seedFromText,
  shuffleWith,
  type Step,
  type Told,
  type Verdict,
} from '@tablewright/kernel';
import { Explorer, maySpeakUp, Reached } from './explore.ts';
import { deepFreeze, difference, notPlain, short, withoutChance } from './plain.ts';
import { lastAnswers, people, recordOf, rngFor, viewersOf } from './play.ts';
import { stageOf } from './tables.ts';
import { seenStep, type SeenStep, stateWithout, undoable } from './undo-model.ts';
import { Offered, wrongAnswers } from './wrong.ts';

// What every game promises, looked at after every step of a random game. Cheap promises are looked at each time, dear
// ones at some steps, drawn from the seed.

/** A promise that was not kept, with what is needed to see it again. */
export interface Broken {
  /** the promise */
  readonly what: string;
  readonly detail: string;
  /** how many answers had been given */
  readonly step: number;
  readonly stack: readonly Frame[];
  readonly last: readonly string[];
}

export interface Checked {
  readonly seed: string;
  readonly decisions: number;
  readonly record: GameRecord;
  readonly reached: Reached;
  /** the first promise that was not kept; the game is not played on behind it */
  readonly broken: Broken | null;
}

/** Domains up to this size are listed and held against the check, one by one. */
const SMALL = 300;
const MOST_DECISIONS = 50_000;
const MOST_UNDOS = 8;

class Complaint extends Error {
  readonly detail: string;

  constructor(what: string, detail: string) {
    super(what);
    this.detail = detail;
  }
}

function complain(what: string, detail = ''): never {
  throw new Complaint(what, detail);
}

/** A rule that throws is a broken promise too; where it happened is worth more than what it threw. */
function doing<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Complaint) throw error;
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Complaint(`${what} must not throw`, trace.split('\n').slice(0, 4).join('\n'));
  }
}

/** Plays one random game and looks at every promise on the way. */
export function checkGame(
  game: Game,
  table: { seats: number; options?: Record<string, Json>; seed: string | number },
): Checked {
  const check = new RandomGame(game, table.seats, table.options ?? {}, String(table.seed));
  let broken: Broken | null = null;
  try {
    check.play();
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    broken = check.picture(error);
  }
  const { decisions, reached } = check;
  return { seed: String(table.seed), decisions, record: check.record(), reached, broken };
}

class RandomGame {
  decisions = 0;
  readonly reached = new Reached();
  readonly #game: Game;
  readonly #seats: number;
  readonly #options: Record<string, Json>;
  readonly #seed: string;
  readonly #rng: Rng;
  readonly #explorer: Explorer;
  readonly #names: readonly string[];
  #state!: Base;
  readonly #log: Entry[] = [];
  readonly #told: Told[] = [];
  readonly #labels = new Set<string>();
  /** the answers that still stand, as the kit saw them */
  readonly #steps: SeenStep[] = [];
  /** answers to other questions, to be tried at the wrong time */
  readonly #elsewhere = new Map<string, Json>();
  /** moments to come back to at the end */
  readonly #moments: { entries: number; state: Base }[] = [];
  #undos = 0;

  constructor(game: Game, seats: number, options: Record<string, Json>, seed: string) {
    this.#game = game;
    this.#seats = seats;
    this.#options = options;
    this.#seed = seedFromText(seed);
    this.#rng = rngFor(seed, 'check');
    this.#explorer = new Explorer(game, seats, rngFor(seed, 'players'));
    this.#names = people(seats);
  }

  record(): GameRecord {
    const outcome = this.#state === undefined ? null : this.#state.outcome;
    return recordOf(this.#game, { seats: this.#seats, options: this.#options, log: this.#log, outcome });
  }

  picture(complaint: Complaint): Broken {
    return {
      what: complaint.message,
      detail: complaint.detail,
      step: this.decisions,
      stack: this.#state === undefined ? [] : this.#state.stack,
      last: lastAnswers(this.record()),
    };
  }

  play(): void {
    this.#checkOptions();
    this.#enter(doing('the set-up', () => this.#start()));
    while (this.#state.outcome === null) {
      if (this.decisions === MOST_DECISIONS) complain('a game comes to an end', `not after ${MOST_DECISIONS} answers`);
      this.#checkState();
      this.#step();
      if (this.#sometimes(3)) this.#checkUndo();
    }
    this.#checkEnd();
    this.#checkReplays();
  }

  #start(): Step<Base, Event> {
    return this.#game.start({ seats: this.#seats, options: this.#options, seed: this.#seed });
  }

  #sometimes(oneIn: number): boolean {
    return this.#rng.below(oneIn) === 0;
  }

  /** Takes over what a step brought, after a look at it. */
  #enter(step: Step<Base, Event>): void {
    this.#state = deepFreeze(step.state);
    for (const entry of step.entries) {
      if (entry.type !== 'chance') continue;
      if (this.#labels.has(entry.label)) complain('no chance label comes twice', entry.label);
      this.#labels.add(entry.label);
    }
    const odd = notPlain(step.entries) ?? notPlain(step.told);
    if (odd !== null) complain('log entries and told events are plain JSON', odd);
    for (const { event, to } of step.told) {
      if (to !== 'all' && !(Number.isInteger(to) && to >= 0 && to < this.#seats))
        complain('events have readers', short(to));
      this.#checkWords('an event', this.#game.words.event(event, this.#names));
    }
    this.#checkMoments(step);
    this.reached.step(step);
    this.#log.push(...step.entries);
    this.#told.push(...step.told);
    if (this.#sometimes(10) || this.#moments.length === 0) {
      const moment = { entries: this.#log.length, state: step.state };
      if (this.#moments.length < 3) this.#moments.push(moment);
      else this.#moments[this.#rng.below(3)] = moment;
    }
  }

  /** The table in the middle of a step, as it is shown to those who were told of it. */
  #checkMoments({ told, moments }: Step<Base, Event>): void {
    let before = 0;
    for (const moment of moments) {
      const event = told[moment.told - 1];
      const isInside = moment.told > before && moment.told < told.length;
      if (!isInside || event?.to !== moment.to) complain('a moment belongs to an event', short(moment.told));
      before = moment.told;
      const odd = notPlain(moment.state);
      if (odd !== null) complain('a state is plain JSON', odd);
      if (this.#sometimes(4)) this.#checkSharedViews(deepFreeze(moment.state));
    }
  }

  // -------------------------------------------------------------------------------------------------------- one state

  #checkState(): void {
    const game = this.#game;
    const s = this.#state;
    const odd = notPlain(s);
    if (odd !== null) complain('a state is plain JSON', odd);
    const violations = doing('violations()', () => game.violations(s));
    if (violations.length > 0) complain('the invariants hold', violations.join('; '));
    const asked = doing('waiting()', () => game.waiting(s));
    if (asked === NOBODY) complain('somebody is asked until the game is over', `nobody is, in '${stageOf(s)}'`);
    if (asked >= 2 ** this.#seats || asked < 0) complain('only seats at the table are asked', asked.toString(2));
    const questions = doing('asks()', () => game.asks(s));
    if (canonicalJson(questions.map(({ seat }) => seat)) !== canonicalJson(list(asked))) {
      complain(
        'asks() and waiting() name the same seats',
        `${short(questions.map(({ seat }) => seat))} | ${short(list(asked))}`,
      );
    }
    for (const question of questions) this.#checkOffer(question);
    const unasked = this.#checkUnasked(asked);
    this.#checkWindow(questions);
    const watching = doing('asksSeen()', () => game.asksSeen(s, 'spectator'));
    if (watching.mine !== null) complain('a spectator is not asked', short(watching.mine));
    this.#checkView();
    const { seat, domain } = [...questions, ...unasked][this.#rng.below(questions.length + unasked.length)]!;
    if (this.#sometimes(4)) this.#checkOffered(seat, domain);
    if (this.#sometimes(4)) this.#checkRefusals(seat, domain);
    if (this.#sometimes(6)) this.#checkCopies();
  }

  /** Those who may speak though nobody waits for them; whoever else is not asked has no question. */
  #checkUnasked(asked: Seats): Question[] {
    const game = this.#game;
    const s = this.#state;
    const may = doing('mayAnswer()', () => game.mayAnswer(s));
    if ((may & asked) !== NOBODY) complain('who is waited for is asked, and not merely free to speak', may.toString(2));
    const questions: Question[] = [];
    for (let seat = 0; seat < this.#seats; seat += 1) {
      if (includes(asked, seat)) continue;
      const { mine } = doing('asksSeen()', () => game.asksSeen(s, seat));
      if ((mine !== null) !== includes(may, seat) || (mine !== null && mine.optional !== true)) {
        complain('who is not waited for has a question only where they may speak, and it says so', short(mine));
      }
      if (mine === null) continue;
      this.#checkSample(mine);
      questions.push(mine);
    }
    return questions;
  }

  #checkWindow(questions: readonly Question[]): void {
    const game = this.#game;
    const turn = doing('turn()', () => game.turn(this.#state));
    if (!Number.isInteger(turn)) complain('the number of the turn is a whole number', short(turn));
    const isWindow = game.isWindow(this.#state);
    for (const { about, window } of questions) {
      if ((window !== undefined) !== isWindow) complain('a question says whether it closes by itself', about);
    }
  }

  #checkView(): void {
    const game = this.#game;
    const viewers = viewersOf(this.#seats);
    const viewer = viewers[this.#rng.below(viewers.length)]!;
    const view = doing('view()', () => game.view(this.#state, viewer));
    const odd = notPlain(view);
    if (odd !== null) complain('a view is plain JSON', odd);
    const open = game.openView === undefined ? null : notPlain(doing('openView()', () => game.openView!(this.#state)));
    if (open !== null) complain('a view with all cards open is plain JSON', open);
    if (this.decisions % 4 === 0) this.#checkSharedViews(this.#state);
    if (!this.#sometimes(8)) return;
    this.#checkWords('the table', game.words.table(view, this.#names));
    const { waiting } = game.asksSeen(this.#state, viewer);
    for (const { about } of waiting.slice(0, 1)) {
      if (game.words.waiting !== undefined) this.#checkWords('what is waited for', game.words.waiting(view, about));
    }
  }

  /** What several viewers see at once may be shared between them: nobody may change it, and nobody sees more by it. */
  #checkSharedViews(s: Base): void {
    const look = doing('views()', () => this.#game.views(s));
    const together = viewersOf(this.#seats).map((viewer) => ({
      viewer,
      seen: doing('a view among several', () => deepFreeze(look(viewer))),
    }));
    for (const { viewer, seen } of together) {
      const alone = doing('view()', () => this.#game.view(s, viewer));
      // byte for byte, the order of the keys too: that is what goes over the wire
      if (JSON.stringify(seen) !== JSON.stringify(alone))
        complain(
          'seen together or alone, a view is the same',
          difference(alone, seen) ?? 'its keys stand in another order',
        );
    }
  }

  /** Something is on offer, the list and the count agree, and the answer for somebody who is away is among it. */
  #checkOffer(question: Question): void {
    const { seat, about, rule, domain } = question;
    const game = this.#game;
    const s = this.#state;
    if (rule.trim() === '') complain('every question names its rule', about);
    const count = countOptions(domain);
    if (domain.kind !== 'plan' && (!Number.isInteger(count) || count < 1))
      complain('an asked seat has something to answer', `${about}: ${count} answers`);
    const sample = this.#checkSample(question);
    const absent = doing('absent()', () => game.absent(s, seat));
    if (!isOffered(domain, absent))
      complain('the answer for a seat that is away is on offer', `${about}: ${short(absent)}`);
    if (this.#sometimes(8)) this.#checkSpoken(question, sample);
  }

  /** Something that may be answered, with a look at it. */
  #checkSample(question: Question): Json {
    const { seat, about, domain } = question;
    const sample = sampleOption(domain, this.#rng);
    if (!isOffered(domain, sample)) complain('a sampled answer is on offer', `${about}: ${short(sample)}`);
    this.#checkAccepted(seat, sample);
    if (question.optional === true) this.#checkSpoken(question, sample);
    return sample;
  }

  #checkSpoken(question: Question, sample: Json): void {
    const { words } = this.#game;
    const view = this.#game.view(this.#state, question.seat);
    this.#checkWords('a prompt', words.prompt(view, question));
    this.#checkWords('an option', words.option(view, question, sample).says);
    this.#checkWords('an answer', words.answer(question.about, sample, this.#names));
  }

  #checkAccepted(seat: Seat, value: Json): void {
    const verdict = doing('explain()', () => this.#game.explain(this.#state, seat, value));
    if (!verdict.ok) complain('every offered answer is accepted', `${short(value)}: ${verdict.why} (${verdict.rule})`);
  }

  /** Every answer on the list is accepted, and some of them are really played. */
  #checkOffered(seat: Seat, domain: AnyDomain): void {
    const odd = notPlain(domain);
    if (odd !== null) complain('an offer is plain JSON', odd);
    for (const value of this.#someOffered(domain, SMALL)) this.#checkAccepted(seat, value);
    for (const value of this.#someOffered(domain, 6)) {
      const next = doing(`the offered answer ${short(value)}`, () => this.#game.after(this.#state, { seat, value }));
      if (!next.ok) complain('every offered answer is accepted', `${short(value)}: ${next.why} (${next.rule})`);
    }
  }

  #someOffered(domain: AnyDomain, most: number): Json[] {
    const count = countOptions(domain);
    if (count > SMALL) return Array.from({ length: Math.min(most, 30) }, () => sampleOption(domain, this.#rng));
    const offered = new Offered(domain);
    if (offered.list.length !== count) complain('list and count agree', `${offered.list.length} | ${count}`);
    if (!offered.allDifferent) complain('an answer is offered only once', short(offered.list));
    return shuffleWith([...offered.list], (n) => this.#rng.below(n)).slice(0, most);
  }

  /** Nothing else is accepted, and every refusal names a rule and says a sentence. */
  #checkRefusals(seat: Seat, domain: AnyDomain): void {
    const small = countOptions(domain) <= SMALL ? new Offered(domain) : null;
    const values = wrongAnswers(this.#someOffered(domain, 3), [...this.#elsewhere.values()]);
    for (const value of values) {
      const right = small === null ? isOffered(domain, value) : small.has(value);
      const verdict = doing(`explain() of ${short(value)}`, () => this.#game.explain(this.#state, seat, value));
      if (verdict.ok !== right) {
        complain(
          right ? 'every offered answer is accepted' : 'nothing else is accepted',
          `${stageOf(this.#state)}: ${short(value)}`,
        );
      }
      if (verdict.ok) this.#checkCanonical(seat, value, small);
      else this.#checkRefusal(seat, value, verdict);
    }
    const [value] = this.#someOffered(domain, 1);
    const here = Array.from({ length: this.#seats }, (_, other) => other);
    const asked = list(this.#game.waiting(this.#state) | this.#game.mayAnswer(this.#state));
    const strangers = [-1, this.#seats, seat + 32, seat + 0.5, Number.NaN, Number.POSITIVE_INFINITY];
    for (const other of [...here.filter((one) => !asked.includes(one)), ...strangers]) {
      const verdict = doing(`explain() to seat ${other}`, () => this.#game.explain(this.#state, other, value));
      if (verdict.ok) complain('only a seat that is asked or may speak may answer', `seat ${other}`);
      this.#checkRefusal(other, value, verdict);
    }
    const stale = this.#game.after(this.#state, { seat, value, about: 'a question of yesterday' });
    if (stale.ok) complain('an answer to another question is refused');
  }

  #checkRefusal(seat: Seat, value: unknown, verdict: Extract<Verdict, { ok: false }>): void {
    const letters = verdict.why.replaceAll(/\P{L}/gu, '').length;
    if (verdict.rule.trim() === '' || letters < 10 || !verdict.why.endsWith('.')) {
      complain('a refusal names its rule and says a sentence', `'${verdict.rule}': '${verdict.why}'`);
    }
    if (!this.#sometimes(4)) return;
    const next = doing(`after() of ${short(value)}`, () => this.#game.after(this.#state, { seat, value }));
    if (next.ok) complain('after() refuses what explain() refuses', short(value));
    const differs = difference(next, verdict);
    if (differs !== null) complain('after() and explain() give the same reason', differs);
  }

  /** An answer in other words goes into the log in the one form that stands on the list. */
  #checkCanonical(seat: Seat, value: unknown, small: Offered | null): void {
    const next = doing(`after() of ${short(value)}`, () => this.#game.after(this.#state, { seat, value }));
    if (!next.ok) complain('every offered answer is accepted', `${short(value)}: ${next.why}`);
    const entry = next.entries[0] as AnswerEntry;
    const known = small?.list.some((option) => canonicalJson(option) === canonicalJson(entry.value)) ?? true;
    if (!known) complain('answers go into the log as they are listed', short(entry.value));
  }

  #checkCopies(): void {
    const game = this.#game;
    const copy = doing('copy()', () => game.copy(this.#state));
    const differs = difference(copy, this.#state);
    if (differs !== null) complain('a copy is the same', differs);
    // The original is frozen: a shared array that is written to throws.
    doing('playing on a copy, with the original frozen,', () => this.#playOn(copy));
    const original = game.copy(this.#state);
    deepFreeze(game.copy(original));
    doing('playing on the original, with a copy frozen,', () => this.#playOn(original));
  }

  #playOn(s: Base): void {
    for (let steps = 0; steps < 8; steps += 1) {
      const asked = list(this.#game.waiting(s));
      if (asked.length === 0) return;
      const seat = maySpeakUp(this.#game, s, this.#rng) ?? asked[this.#rng.below(asked.length)]!;
      this.#game.play(s, seat, sampleOption(this.#game.offer(s, seat), this.#rng));
    }
  }

  #checkWords(what: string, text: string): void {
    if (typeof text !== 'string' || text.trim() === '' || /undefined|NaN|\[object/.test(text)) {
      complain('the game has words for everything', `${what}: ${short(text)}`);
    }
  }

  // --------------------------------------------------------------------------------------------------------- one step

  #step(): void {
    const game = this.#game;
    const before = this.#state;
    const about = stageOf(before);
    const { seat, value } = doing('finding an answer', () => this.#explorer.next(before));
    if (!isOffered(game.offer(before, seat), value))
      complain('advisors answer what is on offer', `${about}: ${short(value)}`);
    const next = doing(`the offered answer ${short(value)} in '${about}'`, () =>
      game.after(before, { seat, value, about }),
    );
    if (!next.ok) complain('every offered answer is accepted', `${short(value)}: ${next.why} (${next.rule})`);
    if (this.#sometimes(4)) this.#checkJson({ seat, value }, next);
    const expected = { type: 'answer', seat, about };
    const { type, seat: by, about: asks } = next.entries[0] as AnswerEntry;
    const differs = difference({ type, seat: by, about: asks }, expected);
    if (differs !== null) complain('the answer comes first in the log', differs);
    this.#enter(next);
    this.#steps.push(seenStep(game, before, seat, next));
    this.#elsewhere.set(about, value);
    this.decisions += 1;
  }

  /** A state that was written down and read back goes on in the same way. */
  #checkJson(answer: { seat: Seat; value: Json }, next: Step<Base, Event>): void {
    const read = JSON.parse(JSON.stringify(this.#state)) as Base;
    const again = doing('playing on after JSON', () => this.#game.after(read, answer));
    const differs = difference(again, next);
    if (differs !== null) complain('a state that went through JSON plays on in the same way', differs);
  }

  // ------------------------------------------------------------------------------------------------------------- undo

  #checkUndo(): void {
    const game = this.#game;
    for (const seat of shuffleWith([...this.#names.keys()], (n) => this.#rng.below(n))) {
      const mine = undoable(this.#steps, seat);
      const verdict = mayUndo(this.#log, seat);
      if (verdict.ok !== mine >= 0) {
        complain(
          'an undo never crosses its horizon',
          `seat ${seat} ${verdict.ok ? 'may' : 'may not'}: ${verdict.ok ? '' : verdict.why}`,
        );
      }
      if (!verdict.ok) {
        if (!verdict.why.endsWith('.')) complain('a refusal names its rule and says a sentence', verdict.why);
        continue;
      }
      if (this.#undos === MOST_UNDOS) continue;
      this.#undos += 1;
      const setup = { seats: this.#seats, options: this.#options };
      const back = doing('undo()', () => game.undo(setup, this.#log, seat, this.#seed));
      if (!back.ok) complain('undo() does what mayUndo() allows', back.why);
      const expected = stateWithout(game, this.#state, this.#steps[mine]!);
      const differs = difference(withoutChance(back.state), withoutChance(expected));
      if (differs !== null) complain('an undo leads to the very state before the answer', differs);
      if (this.#sometimes(2)) continue;
      this.#enter(back);
      this.#steps.splice(mine, 1);
      return;
    }
  }

  // ---------------------------------------------------------------------------------------------------------- the end

  #checkOptions(): void {
    const settled = doing('settleOptions()', () => this.#game.settleOptions(this.#options));
    if (!settled.ok) complain('the options of this table are allowed', settled.why);
    const again = this.#game.settleOptions(settled.value);
    const differs = again.ok ? difference(again.value, settled.value) : again.why;
    if (differs !== null) complain('settled options settle to themselves', differs);
    const odd = notPlain(settled.value);
    if (odd !== null) complain('options are plain JSON', odd);
    if (this.#game.hasWindows && !this.#game.countsTurns)
      complain('a game with windows says which turn it is', 'it has no turn()');
    const { rulesVersion, continues = [] } = this.#game;
    const odder = continues.find((version) => !Number.isInteger(version) || version < 1 || version >= rulesVersion);
    if (odder !== undefined) complain('a game continues games of older versions alone', String(odder));
  }

  #checkEnd(): void {
    const game = this.#game;
    const s = this.#state;
    const outcome = game.outcome(s)!;
    const odd = notPlain(s);
    if (odd !== null) complain('a state is plain JSON', odd);
    const violations = doing('violations()', () => game.violations(s));
    if (violations.length > 0) complain('the invariants hold', violations.join('; '));
    if (s.stack.length > 0) complain('no stage is left when the game is over', short(s.stack));
    const stranger = outcome.winners.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < this.#seats));
    if (stranger !== undefined) complain('the winners sit at the table', short(outcome.winners));
    if (outcome.reason === '' || outcome.rules.length === 0)
      complain('an outcome names its reason and its rules', short(outcome));
    if ((game.waiting(s) | game.mayAnswer(s)) !== NOBODY) complain('nobody is asked when the game is over');
    for (let seat = 0; seat < this.#seats; seat += 1) {
      const verdict = game.explain(s, seat, null);
      if (verdict.ok) complain('nobody may answer when the game is over', `seat ${seat}`);
      this.#checkRefusal(seat, null, verdict);
      const view = doing('view()', () => game.view(s, seat));
      this.#checkWords('the table', game.words.table(view, this.#names));
    }
    this.#checkWords('the outcome', game.words.outcome(outcome, this.#names));
  }

  #checkReplays(): void {
    const setup = { seats: this.#seats, options: this.#options };
    const whole = { entries: this.#log.length, state: this.#state };
    for (const { entries, state } of [whole, ...this.#moments]) {
      const again = doing('replay()', () => this.#game.replay(setup, this.#log.slice(0, entries)));
      if (!again.ok) complain('the log can be replayed', `entry ${again.at}: ${again.why}`);
      const differs = difference(withoutChance(again.state), withoutChance(state));
      if (differs !== null) complain('a replay leads to the same state', differs);
      if (entries !== whole.entries || this.#log.some(({ type }) => type === 'undo')) continue;
      const toldOtherwise = difference(again.told, this.#told);
      if (toldOtherwise !== null) complain('a replay tells the same', toldOtherwise);
    }
  }
}
