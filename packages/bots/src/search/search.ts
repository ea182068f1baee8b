import {
  allOptions,
  type AnyDomain,
  type Base,
  chanceFrom,
  countOptions,
  type Event,
  type Game,
  isOffered,
  type Json,
  lowest,
  NOBODY,
  type Question,
  type Rng,
  sampleOption,
  type Seat,
  without,
} from '@tablewright/kernel';
import type { Budget } from './budget.ts';
import { type Candidate, leadOf, meanOf } from './candidates.ts';
import { playFinal } from './final.ts';
import { Horizon, Playouts } from './playout.ts';
import type { SearchSettings } from './settings.ts';
import { type Arm, hiddenNode, keyOf, newArm, newNode, type Node, sameOffer, type Table, tableAt } from './tree.ts';
import { RACED, type TryingOut, varyPlans } from './vary.ts';
import { Worlds } from './worlds.ts';

// Information-set Monte Carlo tree search: one tree for many worlds, seen with the eyes of the seat that searches. Each try
// walks down the tree by what is on offer in its world, plays on for a while and judges the table.
//
// The question at hand is no place for curiosity: only the answer counts, not what the tries on the way have brought. All answers
// are tried in the same world with the same luck, one sweep after the other, and the worse half is dropped now and then
// (sequential halving). What differs between them is then what they do, and not what they met.

/** What a search is about: what a person on that seat would see, and what is asked. */
export interface Position {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  /** everything that the seat has been told */
  readonly told: readonly Event[];
  readonly rng: Rng;
  /** the answers that the game's advice would give, the first one first */
  readonly hunches: readonly Json[];
  /** what the advice would answer on another seat, in some world; null where nobody should guess */
  readonly foresee: ((world: Base, seat: Seat) => Json) | null;
  /** answers that are tried to the end, however badly they do: somebody wants to know about them */
  readonly held?: readonly Json[];
  /** nothing but the hunches and what is held is tried */
  readonly isNarrow?: boolean;
  /** whether it is kept what each try has led to, for whoever asks why */
  readonly keeps?: boolean;
}

/** What all tries of an answer have led to, in the order of the sweeps: the n-th of each answer met the same world and luck. */
export interface Tries {
  readonly value: Json;
  /** how likely the table that it led to is won */
  readonly worth: readonly number[];
  /** what the game says about such a table, part by part; empty where the game was over, or has no words for it */
  readonly parts: readonly Readonly<Record<string, number>>[];
}

/** An answer with what the search found out about it. */
export interface Weighed {
  readonly value: Json;
  readonly tries: number;
  /** how likely it leads to a win, as far as the search can tell */
  readonly worth: number;
  /** how far its lead over the advice's own answer may be chance */
  readonly error: number;
  readonly isHunch: boolean;
}

export interface Found {
  readonly answer: Json;
  /** the best one first */
  readonly weighed: readonly Weighed[];
  readonly iterations: number;
  /** games that were played on to their end before it was given */
  readonly playedOn: number;
}

interface Step {
  readonly arm: Arm;
  readonly table: Table;
  /** how likely a mix chose it; 1 where none did */
  readonly odds: number;
}

/** So many tries of an answer that nobody has found on offer: the offer is small. */
const DRAWS = 4;

/** What was met once says nothing: nobody is dropped before. */
const LEAST_SWEEPS = 2;

/** Before a final so much of the time is spent on the search. */
const BEFORE_FINAL = 0.4;
/** Where tries are counted, a game that is played on to its end counts as so many. */
const TRIES_A_GAME = 3;
/** Worlds for a final: its games are all that it has to go by, and must not be all alike. */
const FINAL_WORLDS = 200;

export class Search {
  readonly #at: Position;
  readonly #settings: SearchSettings;
  readonly #worlds: Worlds;
  readonly #playouts: Playouts;
  readonly #horizon: Horizon;
  readonly #root: Node = newNode();
  readonly #path: Step[] = [];
  readonly #candidates: Candidate[];
  /** sweep by sweep */
  readonly #met: { readonly origin: Base; readonly luck: number }[] = [];
  /** by seat: what has come out so far, to know what is much and what is little */
  readonly #sum: Float64Array;
  readonly #squares: Float64Array;
  /** by seat: what the table of this try is worth; -1 where nobody has asked */
  readonly #worth = new Float64Array(32);
  /** a table can be judged before the game is over */
  readonly #isJudged: boolean;
  readonly #planned = new Map<string, boolean>();
  readonly #foreseen = new WeakMap<Base, (Json | undefined)[]>();
  #tried = 0;
  #playedOn = 0;

  constructor(at: Position, settings: SearchSettings) {
    const { game, view, told, rng } = at;
    this.#at = at;
    this.#settings = settings;
    this.#worlds = new Worlds(game, { view, told }, rng, settings);
    this.#playouts = new Playouts(game, settings);
    this.#horizon = new Horizon(game, at.seat, at.question.about, settings);
    this.#isJudged = game.evaluate !== undefined;
    this.#sum = new Float64Array(32);
    this.#squares = new Float64Array(32);
    const held = new Set((at.held ?? []).map(keyOf));
    this.#candidates = this.#gather().map((arm) => ({ arm, worth: [], parts: [], isHeld: held.has(arm.key) }));
  }

  run(budget: Budget): Found {
    const { question, isNarrow = false } = this.#at;
    const { domain } = question;
    if (domain.kind === 'plan' && !isNarrow && this.#settings.varies !== false) {
      varyPlans(domain, this.#race(budget, RACED), this.#tryingOut(budget), this.#at.rng);
      return this.#found();
    }
    const { final = false } = this.#settings;
    this.#race(budget, final ? BEFORE_FINAL : 1);
    return this.#found(final ? this.#final(budget) : undefined);
  }

  /** The best answers are played on to the end: what is given then. */
  #final(budget: Budget): Candidate {
    const { game, seat, view, told, rng } = this.#at;
    const { belief } = this.#settings;
    const worlds = new Worlds(game, { view, told }, rng, { worlds: FINAL_WORLDS, belief });
    return playFinal(this.#candidates, this.#leader(), {
      isOver: () => !budget.goesOn(this.#tried + TRIES_A_GAME * this.#playedOn),
      sweep: (finalists) => {
        const origin = worlds.draw();
        const luck = rng.below(0x1_0000_0000);
        return finalists.map(({ arm }) => {
          const s = game.copy(origin);
          s.chance = chanceFrom(luck);
          this.#answerFirst(s, arm, origin);
          this.#playouts.playToEnd(s, luck);
          this.#playedOn += 1;
          return this.#playouts.worth(s, seat);
        });
      },
    });
  }

  /** Sweep by sweep, until so much of the time is gone; those that are left. */
  #race(budget: Budget, until: number): Candidate[] {
    let left = this.#candidates.slice();
    const { halves = true } = this.#settings;
    const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
    let [round, sweeps] = [1, 0];
    while (budget.goesOn(this.#tried) && budget.spent(this.#tried) < until) {
      this.#sweep(left);
      sweeps += 1;
      if (!halves || left.length <= 2 || sweeps < LEAST_SWEEPS) continue;
      if (budget.spent(this.#tried) < (until * round) / rounds) continue;
      left = this.#betterHalf(left);
      round += 1;
      sweeps = 0;
    }
    return left;
  }

  /** What is lent to whoever looks for better plans. */
  #tryingOut(budget: Budget): TryingOut {
    const { seat, question } = this.#at;
    const table = tableAt(this.#root, seat, question.about);
    return {
      isOver: (share) => budget.spent(this.#tried) >= share || !budget.goesOn(this.#tried),
      add: (value) => {
        if (table.arms.has(keyOf(value))) return null;
        const other: Candidate = { arm: armOf(table, value), worth: [], parts: [], isHeld: false };
        this.#candidates.push(other);
        return other;
      },
      again: (one, sweep) => {
        const { origin, luck } = this.#met[sweep]!;
        this.#tryIn(one, origin, luck);
      },
      sweep: (left) => this.#sweep(left),
    };
  }

  /** What can be answered: all of it, or of a wide offer what the advice says and a sample. The advice's answer is the first. */
  #gather(): Arm[] {
    const { seat, question, hunches, held = [], isNarrow = false, rng } = this.#at;
    const { domain } = question;
    const table = tableAt(this.#root, seat, question.about);
    for (const value of hunches) armOf(table, value);
    for (const value of held) armOf(table, value);
    const { wide, sample } = this.#settings;
    if (isNarrow) return [...table.arms.values()];
    if (countOptions(domain) <= wide) for (const value of allOptions(domain)) armOf(table, value);
    else {
      for (let draws = 0; draws < 3 * sample && table.arms.size < sample; draws += 1) {
        armOf(table, sampleOption(domain, rng));
      }
    }
    return [...table.arms.values()];
  }

  /** The advice's own answer stays until the end: it is what all others are held against. */
  #betterHalf(left: readonly Candidate[]): Candidate[] {
    const [first, ...others] = left;
    const kept = others.sort((a, b) => meanOf(b.worth) - meanOf(a.worth)).slice(0, Math.ceil((left.length - 1) / 2));
    return [first!, ...kept, ...others.filter((other) => other.isHeld && !kept.includes(other))];
  }

  // ------------------------------------------------------------------------------------------------------------- one try

  /** Every answer that is left, in one world and with the same luck. */
  #sweep(left: Iterable<Candidate>): void {
    const origin = this.#worlds.draw();
    const luck = this.#at.rng.below(0x1_0000_0000);
    this.#met.push({ origin, luck });
    for (const candidate of left) this.#tryIn(candidate, origin, luck);
  }

  #tryIn(candidate: Candidate, origin: Base, luck: number): void {
    const s = this.#try(candidate.arm, origin, luck);
    candidate.worth.push(this.#learn(s));
    if (this.#at.keeps === true) candidate.parts.push(this.#partsOf(s));
  }

  #partsOf(s: Base): Readonly<Record<string, number>> {
    const { game, seat } = this.#at;
    return s.outcome === null && game.reasons !== undefined ? game.reasons.parts(s, seat) : {};
  }

  /** What every answer has led to; the one that the advice would give is the first. */
  get tries(): readonly Tries[] {
    return this.#candidates.map(({ arm, worth, parts }) => ({ value: arm.value, worth, parts }));
  }

  /** The table to which it leads. */
  #try(first: Arm, origin: Base, luck: number): Base {
    const { game, seat: me } = this.#at;
    const s = game.copy(origin);
    s.chance = chanceFrom(luck);
    const path = this.#path;
    path.length = 0;
    const horizon = this.#horizon;
    horizon.begin(s);
    let node = this.#answerFirst(s, first, origin);
    let isNew = first.tries === 0;
    first.tries += 1;
    for (let depth = 1; !isNew && depth < this.#settings.treeDepth; depth += 1) {
      if (this.#isJudged ? horizon.isReached(s) : s.outcome !== null) break;
      const frame = s.stack[s.stack.length - 1]!;
      const stage = game.stages[frame.stage]!;
      if (stage.kind === 'sealed') {
        // A whole plan for a later round is not made up on the way.
        if (this.#isPlanned(s, frame.stage)) break;
        const mine = this.#answerSealed(s, node, frame.stage);
        isNew = mine === null || mine.tries === 0;
        node = mine === null ? hiddenNode(node, frame.stage) : (mine.next ??= newNode());
      } else {
        const seat = lowest(game.waiting(s));
        const arm = this.#choose(s, tableAt(node, seat, frame.stage), false);
        if (arm === null) break;
        isNew = arm.tries === 0;
        const isMasked = seat !== me && stage.kind === 'ask' && stage.shows !== undefined;
        const next = isMasked ? hiddenNode(node, game.shown(s, arm.value)) : (arm.next ??= newNode());
        game.play(s, seat, arm.value);
        horizon.answered(seat);
        node = next;
      }
    }
    this.#playouts.playOn(s, luck, horizon);
    return s;
  }

  /** Whether a question is about a whole plan; the kind of its offer never changes. */
  #isPlanned(s: Base, about: string): boolean {
    let known = this.#planned.get(about);
    if (known === undefined) {
      known = this.#at.game.offer(s, lowest(this.#at.game.waiting(s))).kind === 'plan';
      this.#planned.set(about, known);
    }
    return known;
  }

  /** The answer that is tried; in a sealed question together with what the others will probably seal. */
  #answerFirst(s: Base, first: Arm, origin: Base): Node {
    const { game, seat: me, question } = this.#at;
    if (game.stages[question.about]?.kind === 'sealed') {
      for (let rest = without(game.waiting(s), me); rest !== NOBODY; rest &= rest - 1) {
        const seat = lowest(rest);
        game.play(s, seat, this.#foresee(s, seat, origin));
      }
    }
    game.play(s, me, first.value);
    return (first.next ??= newNode());
  }

  /** All who are asked answer in secret: nobody's choice depends on another's. The searching seat's arm, if it is asked. */
  #answerSealed(s: Base, node: Node, about: string): Arm | null {
    const { game, seat: me, rng } = this.#at;
    const mixes = this.#settings.sealed === 'regret';
    let mine: Arm | null = null;
    for (let rest = game.waiting(s); rest !== NOBODY; rest &= rest - 1) {
      const seat = lowest(rest);
      const arm = this.#choose(s, tableAt(node, seat, about), mixes);
      game.play(s, seat, arm === null ? sampleOption(game.offer(s, seat), rng) : arm.value);
      this.#horizon.answered(seat);
      if (seat === me) mine = arm;
    }
    return mine;
  }

  /** What somebody else seals in the question at hand: by the game's advice, once for each world. */
  #foresee(s: Base, seat: Seat, origin: Base): Json {
    const { foresee, rng, game } = this.#at;
    if (foresee === null) return sampleOption(game.offer(s, seat), rng);
    let known = this.#foreseen.get(origin);
    if (known === undefined) this.#foreseen.set(origin, (known = []));
    return (known[seat] ??= foresee(origin, seat));
  }

  /** Every answer on the way learns what came of it, for whoever gave it. What it came to for the searching seat. */
  #learn(s: Base): number {
    const { sealed } = this.#settings;
    const worth = this.#worth.fill(-1, 0, s.seats);
    const mine = this.#playouts.worth(s, this.#at.seat);
    worth[this.#at.seat] = mine;
    this.#tried += 1;
    for (const { arm, table, odds } of this.#path) {
      const { seat } = table;
      // A seat answers several times on the way, and to judge a table may take long.
      if (worth[seat] === -1) worth[seat] = this.#playouts.worth(s, seat);
      const its = worth[seat]!;
      arm.tries += 1;
      arm.total += its;
      this.#sum[seat]! += its;
      this.#squares[seat]! += its * its;
      if (sealed === 'regret' && odds < 1) regretted(table, arm, its, odds);
    }
    return mine;
  }

  // ------------------------------------------------------------------------------------------------------------ choosing

  /** An arm of a table, by what is on offer in this world; null where nothing is. */
  #choose(s: Base, table: Table, mixes: boolean): Arm | null {
    const { game, rng } = this.#at;
    const domain = game.offer(s, table.seat);
    const arms = this.#armsFor(table, domain);
    if (arms.length === 0) return null;
    if (this.#isJudged && !mixes && table.visits === 0 && table.seat === this.#at.seat)
      this.#lookAt(s, table.seat, arms);
    table.visits += 1;
    if (mixes && arms.length > 1) {
      const { arm, odds } = mixOf(arms, rng);
      this.#path.push({ arm, table, odds });
      return arm;
    }
    const arm = arms.length === 1 ? arms[0]! : this.#best(arms, table.seat);
    this.#path.push({ arm, table, odds: 1 });
    return arm;
  }

  /**
   * What each answer does at once, as a first try of it. Without it an answer that leads to another question of one's own would be
   * judged by what comes of answering that one at random: nobody would do what costs nothing.
   */
  #lookAt(s: Base, seat: Seat, arms: readonly Arm[]): void {
    const { game } = this.#at;
    for (const arm of arms) {
      const then = game.copy(s);
      game.play(then, seat, arm.value);
      arm.total += this.#playouts.worth(then, seat);
      arm.tries += 1;
      arm.offered += 1;
    }
  }

  /** UCB1, counted by how often an arm was on offer; the unit is how much the results differ at all. */
  #best(arms: readonly Arm[], seat: Seat): Arm {
    const { curiosity } = this.#settings;
    const unit = curiosity * this.#deviation(seat);
    let best = arms[0]!;
    let most = Number.NEGATIVE_INFINITY;
    let untried = 0;
    // most were on offer equally often: their logarithm is the same
    let offered = 0;
    let log = 0;
    for (const arm of arms) {
      arm.offered += 1;
      if (arm.tries === 0) {
        // what was never tried comes first, in any order
        untried += 1;
        if (this.#at.rng.below(untried) === 0) best = arm;
        most = Number.POSITIVE_INFINITY;
        continue;
      }
      if (untried > 0) continue;
      if (arm.offered !== offered) {
        offered = arm.offered;
        log = Math.log(offered);
      }
      const score = arm.total / arm.tries + unit * Math.sqrt(log / arm.tries);
      if (score <= most) continue;
      most = score;
      best = arm;
    }
    return best;
  }

  #deviation(seat: Seat): number {
    const n = this.#tried;
    if (n < 4) return 1;
    const mean = this.#sum[seat]! / n;
    return Math.sqrt(Math.max(1e-6, this.#squares[seat]! / n - mean * mean));
  }

  /** The arms for what is on offer here; of a wide offer as many as the visits allow. */
  #armsFor(table: Table, domain: AnyDomain): Arm[] {
    if (table.offer !== null && table.shown.length > 0 && sameOffer(table.offer, domain)) return table.shown;
    const isWide = countOptions(domain) > this.#settings.wide;
    const arms = isWide ? this.#widened(table, domain) : allOptions(domain).map((value) => armOf(table, value));
    if (!isWide) {
      table.offer = domain;
      table.shown = arms;
    }
    return arms;
  }

  #widened(table: Table, domain: AnyDomain): Arm[] {
    const { rng } = this.#at;
    const { widen } = this.#settings;
    const arms = this.#known(table, domain);
    const allowed = Math.ceil(widen * Math.sqrt(table.visits + 1));
    for (let draws = 0; arms.length < allowed && draws < DRAWS; draws += 1) {
      const value = sampleOption(domain, rng);
      const before = table.arms.size;
      const arm = armOf(table, value);
      if (table.arms.size > before) arms.push(arm);
    }
    return arms;
  }

  /** Those that were met before and are on offer in this world too. */
  #known(table: Table, domain: AnyDomain): Arm[] {
    if (domain.kind === 'pick' || domain.kind === 'acts') {
      const arms: Arm[] = [];
      for (const value of domain.from) {
        const arm = table.arms.get(keyOf(value));
        if (arm !== undefined) arms.push(arm);
      }
      return arms;
    }
    return [...table.arms.values()].filter(({ value }) => isOffered(domain, value));
  }

  // ------------------------------------------------------------------------------------------------------------ the answer

  /** The advice's answer, or one that came out better by more than chance. */
  #leader(): Candidate {
    const [first, ...others] = this.#candidates;
    const { doubt } = this.#settings;
    let best = first!;
    let most = 0;
    for (const other of others) {
      // What was dropped early did well in a few sweeps at best: that is chance.
      if (other.worth.length * 2 <= first!.worth.length) continue;
      const { mean, error } = leadOf(other.worth, first!.worth);
      if (mean - doubt * error <= most) continue;
      most = mean - doubt * error;
      best = other;
    }
    return best;
  }

  #found(best = this.#leader()): Found {
    const [first] = this.#candidates;
    const weighed = this.#candidates
      .filter(({ worth }) => worth.length > 0)
      .map(({ arm, worth }, i) => ({
        value: arm.value,
        tries: worth.length,
        worth: meanOf(worth),
        error: i === 0 ? 0 : leadOf(worth, first!.worth).error,
        isHunch: i === 0,
      }))
      .sort((a, b) => b.worth - a.worth);
    return { answer: best.arm.value, weighed, iterations: this.#tried, playedOn: this.#playedOn };
  }
}

function armOf(table: Table, value: Json): Arm {
  const key = keyOf(value);
  let arm = table.arms.get(key);
  if (arm === undefined) table.arms.set(key, (arm = newArm(value, key)));
  return arm;
}

// --------------------------------------------------------------------------------------------------------- sealed answers

/** How often a mix tries anything at all. */
const EXPLORES = 0.15;

/** Regret matching: the more an answer would have been better, the likelier it is drawn. */
function mixOf(arms: readonly Arm[], rng: Rng): { arm: Arm; odds: number } {
  let sum = 0;
  for (const arm of arms) sum += Math.max(0, arm.regret);
  const even = 1 / arms.length;
  const oddsOf = (arm: Arm): number =>
    EXPLORES * even + (1 - EXPLORES) * (sum > 0 ? Math.max(0, arm.regret) / sum : even);
  let left = rng.below(1_000_000) / 1_000_000;
  for (const arm of arms) {
    const odds = oddsOf(arm);
    left -= odds;
    if (left < 0) return { arm, odds };
  }
  const arm = arms[arms.length - 1]!;
  return { arm, odds: oddsOf(arm) };
}

function regretted(table: Table, chosen: Arm, worth: number, odds: number): void {
  for (const arm of table.shown) arm.regret += (arm === chosen ? worth / odds : 0) - worth;
}
