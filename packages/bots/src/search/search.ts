import {
  allOptions,
  type AnyDomain,
  type Base,
  countOptions,
  type Game,
  includes,
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
import { Playouts } from './playout.ts';
import type { SearchSettings } from './settings.ts';
import { type Arm, hiddenNode, keyOf, newArm, newNode, type Node, sameOffer, type Table, tableAt } from './tree.ts';
import { Worlds } from './worlds.ts';

// Information-set Monte Carlo tree search: one tree for many worlds, seen with the eyes of the seat that searches. Each try
// draws a world, walks down the tree by what is on offer there, plays on for a while and judges the table.

/** What a search is about: what a person on that seat would see, and what is asked. */
export interface Position {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  readonly rng: Rng;
  /** the answers that the game's advice would give, the first one first */
  readonly hunches: readonly Json[];
  /** what the advice would answer on another seat, in some world; null where nobody should guess */
  readonly foresee: ((world: Base, seat: Seat) => Json) | null;
}

/** An answer with what the search found out about it. */
export interface Weighed {
  readonly value: Json;
  readonly tries: number;
  /** how likely it leads to a win, as far as the search can tell */
  readonly worth: number;
  readonly error: number;
  readonly isHunch: boolean;
}

export interface Found {
  readonly answer: Json;
  /** the best one first */
  readonly weighed: readonly Weighed[];
  readonly iterations: number;
}

interface Step {
  readonly arm: Arm;
  readonly table: Table;
  /** how likely a mix chose it; 1 where none did */
  readonly odds: number;
}

/** Whether to go on after so many tries. */
export type GoesOn = (tried: number) => boolean;

/** So many tries of an answer that nobody has found on offer: the offer is small. */
const DRAWS = 4;

export class Search {
  readonly #at: Position;
  readonly #settings: SearchSettings;
  readonly #worlds: Worlds;
  readonly #playouts: Playouts;
  readonly #root: Node = newNode();
  readonly #path: Step[] = [];
  /** by seat: what has come out so far, to know what is much and what is little */
  readonly #sum: Float64Array;
  readonly #squares: Float64Array;
  readonly #foreseen = new WeakMap<Base, (Json | undefined)[]>();
  #tried = 0;

  constructor(at: Position, settings: SearchSettings) {
    const { game, view, rng } = at;
    this.#at = at;
    this.#settings = settings;
    this.#worlds = new Worlds(game, view, rng, settings);
    this.#playouts = new Playouts(game, rng, settings);
    this.#sum = new Float64Array(32);
    this.#squares = new Float64Array(32);
    this.#plantHunches();
  }

  run(goesOn: GoesOn): Found {
    while (goesOn(this.#tried)) this.#try();
    return this.#found();
  }

  /** What the advice would say stands in the tree before the first try. */
  #plantHunches(): void {
    const { seat, question, hunches } = this.#at;
    const table = tableAt(this.#root, seat, question.about);
    for (const [i, value] of hunches.entries()) {
      const key = keyOf(value);
      if (!table.arms.has(key)) table.arms.set(key, newArm(value, key, i === 0 ? 1 : 0.5));
    }
  }

  // ------------------------------------------------------------------------------------------------------------- one try

  #try(): void {
    const { game } = this.#at;
    const { world: s, origin } = this.#worlds.draw();
    const path = this.#path;
    path.length = 0;
    let node: Node = this.#root;
    let isNew = false;
    for (let depth = 0; !isNew && s.outcome === null && depth < this.#settings.treeDepth; depth += 1) {
      const frame = s.stack[s.stack.length - 1]!;
      const stage = game.stages[frame.stage]!;
      // A whole plan for a later round is not made up on the way.
      if (depth > 0 && game.offer(s, lowest(game.waiting(s))).kind === 'plan') break;
      if (stage.kind === 'sealed') {
        const mine = this.#answerSealed(s, node, frame.stage, depth === 0 ? origin : null);
        isNew = mine === null || mine.tries === 0;
        node = mine === null ? hiddenNode(node, frame.stage) : (mine.next ??= newNode());
      } else {
        const seat = depth === 0 ? this.#at.seat : lowest(game.waiting(s));
        const arm = this.#choose(s, tableAt(node, seat, frame.stage), false);
        if (arm === null) break;
        isNew = arm.tries === 0;
        const isMasked = seat !== this.#at.seat && stage.kind === 'ask' && stage.shows !== undefined;
        const next = isMasked ? hiddenNode(node, game.shown(s, arm.value)) : (arm.next ??= newNode());
        game.play(s, seat, arm.value);
        node = next;
      }
    }
    this.#playouts.playOn(s);
    this.#learn(s);
  }

  /** All who are asked answer in secret: nobody's choice depends on another's. The searching seat's arm, if it is asked. */
  #answerSealed(s: Base, node: Node, about: string, origin: Base | null): Arm | null {
    const { game, seat: me } = this.#at;
    let mine: Arm | null = null;
    // The own answer comes last: what it leads to must not be seen by those who answer at the same time.
    let rest = game.waiting(s);
    const meToo = includes(rest, me);
    if (meToo) rest = without(rest, me);
    const values: { seat: Seat; value: Json }[] = [];
    for (; rest !== NOBODY; rest &= rest - 1) {
      const seat = lowest(rest);
      values.push({ seat, value: this.#guess(s, node, seat, about, origin) });
    }
    if (meToo) {
      mine = this.#choose(s, tableAt(node, me, about), this.#settings.sealed === 'regret');
      if (mine !== null) values.push({ seat: me, value: mine.value });
    }
    for (const { seat, value } of values) game.play(s, seat, value);
    return mine;
  }

  /** What somebody else seals: by the game's advice for what is asked now, by the tree for what may be asked later. */
  #guess(s: Base, node: Node, seat: Seat, about: string, origin: Base | null): Json {
    const { foresee, rng, game } = this.#at;
    if (origin !== null && foresee !== null) {
      let known = this.#foreseen.get(origin);
      if (known === undefined) this.#foreseen.set(origin, (known = []));
      return (known[seat] ??= foresee(origin, seat));
    }
    const arm = this.#choose(s, tableAt(node, seat, about), this.#settings.sealed === 'regret');
    return arm === null ? sampleOption(game.offer(s, seat), rng) : arm.value;
  }

  #learn(s: Base): void {
    this.#tried += 1;
    for (const { arm, table, odds } of this.#path) {
      const worth = this.#playouts.worth(s, table.seat);
      arm.tries += 1;
      arm.total += worth;
      arm.squares += worth * worth;
      this.#sum[table.seat]! += worth;
      this.#squares[table.seat]! += worth * worth;
      if (this.#settings.sealed === 'regret' && odds < 1) regretted(table, arm, worth, odds);
    }
  }

  // ------------------------------------------------------------------------------------------------------------ choosing

  /** An arm of a table, by what is on offer in this world; null where nothing is. */
  #choose(s: Base, table: Table, mixes: boolean): Arm | null {
    const { game, rng } = this.#at;
    const domain = game.offer(s, table.seat);
    const arms = this.#armsFor(table, domain);
    if (arms.length === 0) return null;
    table.visits += 1;
    for (const arm of arms) arm.offered += 1;
    if (mixes && arms.length > 1) {
      const { arm, odds } = mixOf(arms, rng);
      this.#path.push({ arm, table, odds });
      return arm;
    }
    const arm = arms.length === 1 ? arms[0]! : this.#best(arms, table.seat);
    this.#path.push({ arm, table, odds: 1 });
    return arm;
  }

  /** UCB1, counted by how often an arm was on offer; the unit is how much the results differ at all. */
  #best(arms: readonly Arm[], seat: Seat): Arm {
    const { curiosity, bias } = this.#settings;
    const unit = this.#deviation(seat);
    let best = arms[0]!;
    let most = Number.NEGATIVE_INFINITY;
    let untried = 0;
    for (const arm of arms) {
      if (arm.tries === 0) {
        // the advice's own answer first, then the others in any order
        untried += 1;
        const first = arm.hunch > 0 ? 2 : 1;
        if (most < 1e6 * first || (most === 1e6 * first && this.#at.rng.below(untried) === 0)) {
          most = 1e6 * first;
          best = arm;
        }
        continue;
      }
      const score =
        arm.total / arm.tries +
        unit *
          (curiosity * Math.sqrt(Math.log(arm.offered) / arm.tries) + (bias * arm.hunch) / Math.sqrt(1 + arm.tries));
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
    // The question at hand is the same in all worlds; later ones depend on what has come to light by then.
    const all = [...table.arms.values()];
    return this.#isRoot(table) ? all : all.filter(({ value }) => isOffered(domain, value));
  }

  #isRoot(table: Table): boolean {
    return this.#root.tables[0] === table;
  }

  // ------------------------------------------------------------------------------------------------------------ the answer

  #found(): Found {
    const { seat, question, hunches } = this.#at;
    const table = tableAt(this.#root, seat, question.about);
    const first = hunches[0] === undefined ? null : keyOf(hunches[0]);
    const weighed = [...table.arms.values()]
      .map((arm) => ({ arm, ...weighedArm(arm, arm.key === first) }))
      .sort((a, b) => b.sure - a.sure);
    const answer = this.#settled(weighed.map(({ arm }) => arm));
    return {
      answer,
      weighed: weighed.map(({ value, tries, worth, error, isHunch }) => ({ value, tries, worth, error, isHunch })),
      iterations: this.#tried,
    };
  }

  /** What the advice says, unless something else has come out better by more than chance makes likely. */
  #settled(arms: readonly Arm[]): Json {
    const { hunches } = this.#at;
    const { doubt } = this.#settings;
    const first = hunches[0] === undefined ? undefined : arms.find((arm) => arm.key === keyOf(hunches[0]!));
    let best = first;
    let most = first === undefined ? Number.NEGATIVE_INFINITY : 0;
    for (const arm of arms) {
      if (arm === first || arm.tries === 0) continue;
      const ahead = first === undefined || first.tries === 0 ? arm.total / arm.tries : leadOf(arm, first, doubt);
      if (ahead <= most) continue;
      most = ahead;
      best = arm;
    }
    return (best ?? arms[0])!.value;
  }
}

/** How much better one arm did than another, less what may be chance. */
function leadOf(arm: Arm, than: Arm, doubt: number): number {
  const difference = arm.total / arm.tries - than.total / than.tries;
  return difference - doubt * Math.sqrt(varianceOf(arm) / arm.tries + varianceOf(than) / than.tries);
}

function varianceOf(arm: Arm): number {
  const mean = arm.total / arm.tries;
  // one try says nothing about how much tries differ
  return Math.max(arm.squares / arm.tries - mean * mean, 0) + 0.02 / arm.tries;
}

function armOf(table: Table, value: Json): Arm {
  const key = keyOf(value);
  let arm = table.arms.get(key);
  if (arm === undefined) table.arms.set(key, (arm = newArm(value, key, 0)));
  return arm;
}

function weighedArm(arm: Arm, isHunch: boolean): Weighed & { readonly sure: number } {
  if (arm.tries === 0) return { value: arm.value, tries: 0, worth: 0, error: 1, isHunch, sure: -1 };
  const worth = arm.total / arm.tries;
  const error = Math.sqrt(varianceOf(arm) / arm.tries);
  return { value: arm.value, tries: arm.tries, worth, error, isHunch, sure: worth - error };
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
    arm.mixed += odds;
    left -= odds;
    if (left < 0) return { arm, odds };
  }
  const arm = arms[arms.length - 1]!;
  return { arm, odds: oddsOf(arm) };
}

function regretted(table: Table, chosen: Arm, worth: number, odds: number): void {
  for (const arm of table.shown) arm.regret += (arm === chosen ? worth / odds : 0) - worth;
}
