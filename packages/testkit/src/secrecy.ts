import {
  type Base,
  canonicalJson,
  copyChance,
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
  listOptions,
  type Rng,
  sampleOption,
  type Seat,
  seedFromText,
  type Secrets,
  shuffleWith,
  type Step,
  type Viewer,
} from '@tablewright/kernel';
import { Explorer, maySpeakUp, Reached } from './explore.ts';
import { heardInAll } from './heard.ts';
import { momentsSeen } from './moments.ts';
import { deepFreeze, difference, short } from './plain.ts';
import { lastAnswers, recordOf, rngFor, viewersOf } from './play.ts';
import { Suspicions } from './suspicions.ts';
import { askingStage, stageOf, told } from './tables.ts';
import { wrongAnswers } from './wrong.ts';

// No seat can tell a sampled world from the real one: not by its view, not by who is asked, not by what is offered or
// refused, and not by playing on and by the moments on the way, until something is told. What differs is a leak: the viewer has learned of something
// that its view does not admit to, or `world` has read it there.

export interface Leak {
  readonly viewer: Viewer;
  /** how many answers had been given */
  readonly step: number;
  readonly what: string;
  /** where the two differ: the real one first, then the sampled one */
  readonly detail: string;
  readonly seed: string;
  readonly stack: readonly Frame[];
  readonly last: readonly string[];
  readonly record: GameRecord;
}

export interface SecrecyReport {
  readonly game: string;
  readonly seats: number;
  /** the states that were looked at */
  readonly states: number;
  /** how many looked at each of them */
  readonly viewers: number;
  readonly reached: Reached;
  readonly leaks: readonly Leak[];
}

export interface Difference {
  readonly what: string;
  readonly detail: string;
}

/** Looks at a real table and at a sampled one with other eyes than those of the rules: the wire, for example. */
export interface Onlooker {
  /** by what the viewer could tell the two apart before anybody does anything */
  begin(): Difference | null;
  /** by what after a step of which the viewer has heard the same in both */
  step(real: Step<Base, Event>, sampled: Step<Base, Event>): Difference | null;
}

export interface SecrecySettings<S> {
  readonly seats: number;
  readonly options?: Record<string, Json>;
  readonly games: number;
  readonly seed: string | number;
  /** in place of the game's own: each must come out in two ways, or the worlds have read the truth somewhere */
  readonly secrets?: Secrets<S>;
  /** texts that must not stand in a view or in what is told */
  readonly forbidden?: (s: S, viewer: Viewer) => readonly string[];
  /** how many states of each game are looked at */
  readonly states?: number;
  /** whether each secret is one is all that is asked: nothing is compared, and nothing is played on */
  readonly secretsAlone?: boolean;
  /** tables to which random games hardly ever lead: they are looked at as well, and may have other numbers of seats */
  readonly tables?: readonly S[];
  /** how often each of these is looked at; often enough for a secret to be judged by it alone unless given */
  readonly looks?: number;
  /** somebody who looks at every pair of tables too */
  readonly onlooker?: (viewer: Viewer, real: Base, sampled: Base) => Onlooker;
  readonly onProgress?: (done: { tables: number; games: number; leaks: number }) => void;
}

export function secrecyCampaign<S extends Base>(game: Game<S>, plan: SecrecySettings<S>): SecrecyReport {
  const campaign = new Campaign(game, plan as unknown as SecrecySettings<Base>);
  const { tables = [] } = plan;
  const progress = (laid: number, games: number): void =>
    plan.onProgress?.({ tables: laid, games, leaks: campaign.leaks.length });
  for (const [index, table] of tables.entries()) {
    if (campaign.full) break;
    campaign.lookAt(table);
    progress(index + 1, 0);
  }
  for (let index = 0; index < plan.games && !campaign.full; index += 1) {
    campaign.playGame(index);
    progress(tables.length, index + 1);
  }
  campaign.judgeSecrets();
  const { states, reached, leaks } = campaign;
  return { game: game.id, seats: plan.seats, states, viewers: plan.seats + 1, reached, leaks };
}

const STATES = 25;
/** Leaks with the same name mostly have the same cause: this many are kept of each. */
const KEPT = 3;
/** After this many the campaign stops. */
const MOST_LEAKS = 60;
const MOST_DECISIONS = 50_000;
/** How often a table is looked at. */
const LOOKS = 12;
/** Lists up to this length are searched for an answer that looks the same; from longer ones some are drawn. */
const SEARCHED = 300;
/** How many steps of a game are gone through again for each viewer and each type of event. */
const LISTENED = 2;
/** Worlds that are sampled to find some that look alike after a step. */
const MATCHED = 24;

/** A moment of a real game: the state and the log that led to it. */
interface Moment {
  readonly state: Base;
  /** shared by the moments of a game: only so many entries of it belong to this one */
  readonly log: readonly Entry[];
  readonly entries: number;
  readonly step: number;
  /** of the game it belongs to */
  readonly seed: string;
}

/** A step of a real game. */
interface Heard {
  readonly before: Moment;
  readonly said: { readonly seat: Seat; readonly value: Json };
  readonly next: Step<Base, Event>;
}

function afterStep(moment: Moment, { state, entries }: Step<Base, Event>): Moment {
  const log = [...moment.log.slice(0, moment.entries), ...entries];
  return { ...moment, state, log, entries: log.length, step: moment.step + 1 };
}

/** What a server does by itself, for everybody to see, depends on these. */
function publicly(game: Game, s: Base): { isWindow: boolean; turn: number } {
  return { isWindow: game.isWindow(s), turn: game.turn(s) };
}

class Campaign {
  states = 0;
  readonly reached = new Reached();
  readonly leaks: Leak[] = [];
  readonly #game: Game;
  readonly #plan: SecrecySettings<Base>;
  readonly #revealing: ReadonlySet<string>;
  readonly #suspicions: Suspicions<Moment>;
  /** what was told at the set-up, by viewer and view */
  readonly #setups = new Map<string, string>();
  #seed = '';
  #rng!: Rng;
  #elsewhere: Json[] = [];
  #found = 0;

  constructor(game: Game, plan: SecrecySettings<Base>) {
    this.#game = game;
    this.#plan = plan;
    this.#revealing = new Set(game.revealing);
    this.#suspicions = new Suspicions(game, plan.secrets ?? game.secrets ?? {});
  }

  get full(): boolean {
    return this.#found >= MOST_LEAKS;
  }

  /** Looks at a table that was laid out. Often enough for a secret to be judged by it alone. */
  lookAt(state: Base): void {
    this.#seed = `${this.#plan.seed}-table`;
    this.#rng = rngFor(this.#seed, 'secrecy');
    const moment: Moment = { state, log: [], entries: 0, step: 0, seed: this.#seed };
    for (let looks = 0; looks < (this.#plan.looks ?? LOOKS); looks += 1) this.#lookAround(moment);
  }

  /** Plays one random game, then looks at some of its states and at what was told through everybody's eyes. */
  playGame(index: number): void {
    this.#seed = `${this.#plan.seed}-${index}`;
    this.#rng = rngFor(this.#seed, 'secrecy');
    const { moments, steps } = this.#randomGame();
    for (const moment of [...this.#someOf(moments), moments.at(-1)!]) this.#lookAround(moment);
    if (this.#plan.secretsAlone === true || this.full) return;
    for (const viewer of viewersOf(this.#plan.seats)) this.#listen(viewer, steps);
  }

  #lookAround(moment: Moment): void {
    this.states += 1;
    this.reached.look(this.#game, moment.state);
    for (const viewer of viewersOf(moment.state.seats)) {
      if (this.full) return;
      this.#guarded(viewer, moment, () => this.#look(viewer, moment));
    }
  }

  #randomGame(): { moments: Moment[]; steps: Heard[] } {
    const game = this.#game;
    const { seats, options = {} } = this.#plan;
    const begun = game.start({ seats, options, seed: seedFromText(this.#seed) });
    for (const viewer of viewersOf(seats)) this.#compareSetups(viewer, begun);
    this.reached.step(begun);
    const log: Entry[] = [...begun.entries];
    const moments: Moment[] = [{ state: begun.state, log, entries: log.length, step: 0, seed: this.#seed }];
    const steps: Heard[] = [];
    const elsewhere = new Map<string, Json>();
    const explorer = new Explorer(game, seats, rngFor(this.#seed, 'players'));
    for (let { state } = begun; state.outcome === null; ) {
      if (steps.length > MOST_DECISIONS) throw new Error(`${game.name} is not over after ${MOST_DECISIONS} answers`);
      const { seat, value } = explorer.next(state);
      elsewhere.set(stageOf(state), value);
      const next = this.#after(state, seat, value);
      this.reached.step(next);
      steps.push({ before: moments.at(-1)!, said: { seat, value }, next });
      log.push(...next.entries);
      ({ state } = next);
      moments.push({ state, log, entries: log.length, step: steps.length, seed: this.#seed });
    }
    this.#elsewhere = [...elsewhere.values()];
    return { moments, steps };
  }

  /** Some moments before the end, by lot, but every stage has its turn: what is asked once in a game can leak as well. */
  #someOf(moments: readonly Moment[]): Moment[] {
    const seen = new Map<string, number>();
    const ranked = this.#shuffled(moments.slice(0, -1)).map((moment) => {
      const rank = seen.get(stageOf(moment.state)) ?? 0;
      seen.set(stageOf(moment.state), rank + 1);
      return { moment, rank };
    });
    const chosen = ranked.sort((a, b) => a.rank - b.rank).slice(0, this.#plan.states ?? STATES);
    return chosen.map(({ moment }) => moment);
  }

  #shuffled<T>(items: readonly T[]): T[] {
    return shuffleWith([...items], (n) => this.#rng.below(n));
  }

  /** Somebody who is asked, or now and then somebody who may speak without. */
  #anyAsked(s: Base): Seat {
    const speaking = maySpeakUp(this.#game, s, this.#rng);
    if (speaking !== null) return speaking;
    const asked = list(this.#game.waiting(s));
    if (asked.length === 0) throw new Error(`${this.#game.name} is not over, but nobody is asked in '${stageOf(s)}'`);
    return asked[this.#rng.below(asked.length)]!;
  }

  #after(s: Base, seat: Seat, value: Json): Step<Base, Event> {
    const next = this.#game.after(s, { seat, value });
    if (!next.ok) throw new Error(`${short(value)} was refused in '${stageOf(s)}': ${next.why} (${next.rule})`);
    return next;
  }

  #leak(viewer: Viewer, { state, log, entries, step }: Moment, { what, detail }: Difference): void {
    this.#found += 1;
    if (this.leaks.filter((leak) => leak.what === what).length >= KEPT) return;
    const { seats, options = {} } = this.#plan;
    const record = recordOf(this.#game, { seats, options, log: log.slice(0, entries), outcome: null });
    const { stack } = state;
    this.leaks.push({ viewer, step, what, detail, seed: this.#seed, stack, last: lastAnswers(record), record });
  }

  /** A view or a world that throws, or that is changed by playing on, is reported like a leak: with its record. */
  #guarded(viewer: Viewer, moment: Moment, act: () => void): void {
    try {
      act();
    } catch (error) {
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const detail = trace.split('\n').slice(0, 4).join('\n');
      this.#leak(viewer, moment, { what: 'something was thrown while a world was compared', detail });
    }
  }

  // ------------------------------------------------------------------------------------------------------- one moment

  #look(viewer: Viewer, moment: Moment): void {
    const game = this.#game;
    const { state } = moment;
    const view = deepFreeze(game.view(state, viewer));
    if (this.#plan.secretsAlone === true) return this.#suspicions.look(viewer, moment, view, this.#rng);
    const written = JSON.stringify(view);
    const found = this.#forbidden(state, viewer).find((text) => written.includes(text));
    if (found !== undefined) this.#leak(viewer, moment, { what: 'a forbidden text stands in the view', detail: found });
    const world = game.world(view, this.#rng);
    const differs = this.#tellApart(state, world, viewer) ?? this.#impossible(state, world);
    if (differs !== null) return this.#leak(viewer, moment, differs);
    this.#suspicions.look(viewer, moment, view, this.#rng);
    this.#playBoth(viewer, moment, world);
    // In place, as bots play: a world that shares an array with its view would write into the view, which is frozen.
    for (let steps = 0; steps < 4 && game.playRandom(world, this.#rng); steps += 1);
  }

  #forbidden(s: Base, viewer: Viewer): readonly string[] {
    const seed = s.chance.kind === 'strong' ? [s.chance.seed] : [];
    return [...seed, ...(this.#plan.forbidden?.(s, viewer) ?? [])];
  }

  /** What must not be in a world: a broken rule, or the real chance, with which a bot would see the future. */
  #impossible(s: Base, world: Base): Difference | null {
    const violations = this.#game.violations(world);
    if (violations.length > 0) return { what: 'a sampled world breaks the invariants', detail: violations.join('; ') };
    const { chance } = s;
    const known = chance.kind === 'strong' && JSON.stringify(world).includes(chance.seed);
    if (known || difference(world.chance, chance) === null) {
      return { what: 'a sampled world knows the real chance', detail: short(s.chance) };
    }
    return null;
  }

  /** The first thing by which the viewer could tell the two apart without anybody doing anything. */
  #tellApart(real: Base, sampled: Base, viewer: Viewer): Difference | null {
    const game = this.#game;
    const view = difference(game.view(real, viewer), game.view(sampled, viewer));
    if (view !== null) return { what: 'the view of a sampled world differs', detail: view };
    const asks = game.asksSeen(real, viewer);
    const asksThere = game.asksSeen(sampled, viewer);
    const waiting = difference(asks.waiting, asksThere.waiting, 'waiting');
    if (waiting !== null) return { what: 'who is asked tells a secret', detail: waiting };
    const mine = difference(asks.mine, asksThere.mine, 'mine');
    if (mine !== null) return { what: 'the own question tells a secret', detail: mine };
    const around = difference(publicly(game, real), publicly(game, sampled));
    if (around !== null) return { what: 'a window or the number of the turn tells a secret', detail: around };
    if (viewer === 'spectator') return null;
    const offered = asks.mine === null ? [] : [0, 1, 2].map(() => sampleOption(asks.mine!.domain, this.#rng));
    for (const value of [...offered, ...wrongAnswers(offered.slice(0, 1), this.#elsewhere)]) {
      const differs = difference(game.explain(real, viewer, value), game.explain(sampled, viewer, value));
      if (differs !== null) return { what: 'a refusal tells a secret', detail: `to ${short(value)}: ${differs}` };
    }
    return null;
  }

  // ------------------------------------------------------------------------------------------------------- playing on

  /**
   * Plays on in the real state and in the world: the viewer's own answers are the same in both; another seat answers what
   * it likes in each, as long as the others see the same of it. Until something is told, nothing may differ.
   */
  #playBoth(viewer: Viewer, from: Moment, world: Base): void {
    const game = this.#game;
    let real = from;
    let sampled = world;
    if (this.#rng.below(2) === 0) {
      // Half of the time both draw the same, or the first die would end the comparison.
      sampled = game.copy(world);
      sampled.chance = copyChance(from.state.chance);
    }
    const onlooker = this.#plan.onlooker?.(viewer, real.state, sampled);
    const first = onlooker?.begin() ?? null;
    if (first !== null) return this.#leak(viewer, real, first);
    for (let left = 6 + this.#rng.below(7); left > 0 && real.state.outcome === null; left -= 1) {
      const seat = this.#anyAsked(real.state);
      const value = sampleOption(game.offer(real.state, seat), this.#rng);
      const there = seat === viewer ? value : this.#looksTheSame(real.state, sampled, seat, value);
      if (there === undefined) return;
      const next = this.#after(real.state, seat, value);
      const nextThere = this.#after(sampled, seat, there);
      real = afterStep(real, next);
      sampled = nextThere.state;
      const heard = this.#compareTold(told(next, viewer), told(nextThere, viewer));
      const between = this.#compareMoments(viewer, next, nextThere);
      if (between !== null) return this.#leak(viewer, real, between);
      if (heard === 'told') return;
      // At the end a game may lay everything open, as long as it says that it reveals something.
      const over = real.state.outcome !== null && sampled.outcome !== null;
      const open = over && told(next, viewer).some(({ type }) => this.#revealing.has(type));
      if (open) return;
      const differs = heard ?? this.#tellApart(real.state, sampled, viewer) ?? onlooker?.step(next, nextThere) ?? null;
      if (differs === null) continue;
      return this.#leak(viewer, real, { what: `${differs.what}, after playing on`, detail: differs.detail });
    }
  }

  /** An answer on offer in the sampled world of which the others see the same; undefined when there is none. */
  #looksTheSame(real: Base, sampled: Base, seat: Seat, value: Json): Json | undefined {
    const game = this.#game;
    // Whoever may speak here need not be allowed to there: they hold something else.
    if (!includes(game.waiting(real), seat) && !includes(game.mayAnswer(sampled), seat)) return undefined;
    const domain = game.offer(sampled, seat);
    const stage = askingStage(game, stageOf(sampled));
    if (stage.kind === 'sealed') return sampleOption(domain, this.#rng);
    if (stage.shows === undefined) return isOffered(domain, value) ? value : undefined;
    const shown = canonicalJson(game.shown(real, value));
    const options =
      countOptions(domain) <= SEARCHED
        ? [...listOptions(domain)]
        : Array.from({ length: 40 }, () => sampleOption(domain, this.#rng));
    if (isOffered(domain, value)) options.push(value);
    const alike = options.filter((option) => canonicalJson(game.shown(sampled, option)) === shown);
    return alike.length === 0 ? undefined : alike[this.#rng.below(alike.length)];
  }

  /** null: the viewer heard the same in both. 'told': something came to light, from here on the two may differ. */
  #compareTold(real: readonly Event[], sampled: readonly Event[]): Difference | 'told' | null {
    const differs = difference(real, sampled, 'told');
    if (differs === null) return null;
    const at = real.findIndex((event, i) => difference(event, sampled[i]) !== null);
    const [here, there] = at < 0 ? [undefined, sampled[real.length]] : [real[at], sampled[at]];
    if (this.#revealing.has(here?.type ?? '') || this.#revealing.has(there?.type ?? '')) return 'told';
    const type = here?.type ?? there?.type;
    return { what: `the event '${type}' differs and is not among the revealing ones`, detail: differs };
  }

  /** The table between two lines that were told: the same in both, as long as the same was told. */
  #compareMoments(viewer: Viewer, real: Step<Base, Event>, sampled: Step<Base, Event>): Difference | null {
    const [here, there] = [told(real, viewer), told(sampled, viewer)];
    const differ = here.findIndex((event, i) => difference(event, there[i]) !== null);
    const alike = differ < 0 ? here.length : differ;
    const [seen, seenThere] = [real, sampled].map((step) =>
      momentsSeen(this.#game, step, viewer).filter((moment) => moment.told <= alike),
    );
    const detail = difference(seen, seenThere, 'moments');
    return detail === null ? null : { what: 'a moment tells a secret', detail };
  }

  // --------------------------------------------------------------------------------------------------- what was told

  /** Some of the steps in which a viewer was told something, by lot; every type of event has its turn. */
  #listen(viewer: Viewer, steps: readonly Heard[]): void {
    const heard = new Map<string, number>();
    for (const step of this.#shuffled(steps)) {
      const types = told(step.next, viewer).map(({ type }) => type);
      if (this.full || types.every((type) => (heard.get(type) ?? 0) >= LISTENED)) continue;
      for (const type of types) heard.set(type, (heard.get(type) ?? 0) + 1);
      this.#guarded(viewer, step.before, () => this.#compareEvents(viewer, step));
    }
  }

  /** Events tell nothing that the view afterwards does not show: where the views are the same, so is what was told. */
  #compareEvents(viewer: Viewer, { before, said: { seat, value }, next }: Heard): void {
    const game = this.#game;
    const events = told(next, viewer);
    const heard = heardInAll(next.told, viewer);
    const written = JSON.stringify([events, momentsSeen(game, next, viewer)]);
    const found = this.#forbidden(next.state, viewer).find((text) => written.includes(text));
    const after = afterStep(before, next);
    if (found !== undefined) {
      this.#leak(viewer, after, { what: 'a forbidden text stands in what is told', detail: found });
    }
    const view = game.view(before.state, viewer);
    const seen = game.view(next.state, viewer);
    let alike = 0;
    for (let worlds = 0; worlds < MATCHED && alike < 4; worlds += 1) {
      const world = game.world(view, this.#rng);
      world.chance = copyChance(before.state.chance); // the same dice: they are no secret
      const there = seat === viewer ? value : this.#looksTheSame(before.state, world, seat, value);
      if (there === undefined || !isOffered(game.offer(world, seat), there)) continue;
      const nextThere = this.#after(world, seat, there);
      if (difference(game.view(nextThere.state, viewer), seen) !== null) continue;
      alike += 1;
      const detail = difference(heard, heardInAll(nextThere.told, viewer), 'told');
      if (detail !== null) return this.#leak(viewer, after, { what: 'an event says more than the view', detail });
      const between = this.#compareMoments(viewer, next, nextThere);
      if (between !== null) return this.#leak(viewer, after, between);
    }
  }

  /** The same for the set-up, which has no state before it: two deals that look the same must sound the same. */
  #compareSetups(viewer: Viewer, begun: Step<Base, Event>): void {
    const key = `${viewer} ${canonicalJson(this.#game.view(begun.state, viewer))}`;
    const heard = canonicalJson({ told: told(begun, viewer), moments: momentsSeen(this.#game, begun, viewer) });
    const before = this.#setups.get(key) ?? heard;
    this.#setups.set(key, before);
    if (before === heard) return;
    const detail = difference(JSON.parse(heard), JSON.parse(before)) ?? '';
    const { state, entries: log } = begun;
    const moment = { state, log, entries: log.length, step: 0, seed: this.#seed };
    this.#leak(viewer, moment, { what: 'the set-up says more than the view', detail });
  }

  /** Secrets that were put to the test and turned out to be none. */
  judgeSecrets(): void {
    for (const name of this.#suspicions.hidden) this.reached.hidden.add(name);
    for (const { viewer, last, what, detail } of this.#suspicions.confirmed()) {
      this.#seed = last.seed;
      this.#leak(viewer, last, { what, detail });
    }
  }
}
