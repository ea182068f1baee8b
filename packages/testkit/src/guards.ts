import type { Base, Game, Json, Seed, Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { rngFor, viewersOf } from './play.ts';
import { secrecyCampaign } from './secrecy.ts';
import { isGivenAway, noSecret } from './suspicions.ts';

// A guard that never fires guards nothing. For every invariant and every secret of a game a breach is planted, and the
// guard must notice it; one for which no breach is given fails.

/** What breaks an invariant at the plan's table, or at another one. */
export type Breach<S> = ((s: S) => void) | { readonly at: () => S; readonly breaks: (s: S) => void };

/** How a secret would get out: the view shows it, and every world copies it. */
export interface PlantedLeak<S> {
  /** puts what is hidden in the real state into a world of this viewer */
  readonly copies: (real: S, world: S, viewer: Viewer) => void;
  /** other secrets that can be deduced from it, wherever they come up */
  readonly tells?: readonly string[];
  /** the tables of the random games in which it comes up; those of the plan unless given */
  readonly seats?: number;
  readonly options?: Record<string, Json>;
  readonly games?: number;
  /** a table at which it is hidden from somebody; it is looked at besides random games, or alone where they hardly get there */
  readonly at?: () => S;
  readonly rare?: boolean;
}

/** What nobody knows at the start, in a few words: worlds must show every kind that real games show, and no other. */
export interface Kinds<S> {
  readonly kind: (s: S) => string;
  /** the breach: a world in which only some kinds are left */
  readonly narrows: (world: S) => void;
  readonly seats?: number;
  readonly options?: Record<string, Json>;
  /** the position that is looked at, of the game with this seed; its first question unless given */
  readonly from?: (seed: Seed) => S;
}

export interface GuardSettings<S> {
  /** a table at which nothing is wrong */
  readonly table: () => S;
  readonly seats: number;
  readonly options?: Record<string, Json>;
  /** random games for each planted leak */
  readonly games?: number;
  /** by name; several breaches where it can be broken in several ways */
  readonly invariants: Readonly<Record<string, Breach<S> | readonly Breach<S>[]>>;
  readonly secrets: Readonly<Record<string, PlantedLeak<S>>>;
  readonly kinds?: Readonly<Record<string, Kinds<S>>>;
}

const GAMES = 3;
const STATES = 120;
const DEALS = 400;
const PATIENCE = 300_000;

/** Names of one side that the other has not. */
function unmatched(what: string, guards: object, breaches: object): string[] {
  return [
    ...Object.keys(guards)
      .filter((name) => !Object.hasOwn(breaches, name))
      .map((name) => `no breach is given of the ${what} '${name}'`),
    ...Object.keys(breaches)
      .filter((name) => !Object.hasOwn(guards, name))
      .map((name) => `there is no ${what} '${name}'`),
  ];
}

/** The guards of one game, which `guards` looks at. What is wrong is said in sentences; nothing when each fires. */
export class Guards<S extends Base> {
  readonly #game: Game<S>;
  readonly #plan: GuardSettings<S>;

  constructor(game: Game<S>, plan: GuardSettings<S>) {
    this.#game = game;
    this.#plan = plan;
  }

  /** Guards without a breach, and breaches without a guard. */
  unmatched(): string[] {
    const { invariants, secrets } = this.#plan;
    return [
      ...unmatched('invariant', this.#game.invariants, invariants),
      ...unmatched('secret', this.#game.secrets ?? {}, secrets),
    ];
  }

  invariant(name: string): string[] {
    const wrong = this.#game.invariants[name];
    if (wrong === undefined) return [`there is no invariant '${name}'`];
    const breaches = [this.#plan.invariants[name]!].flat();
    return breaches.flatMap((breach, i) => {
      const { at, breaks } = typeof breach === 'function' ? { at: this.#plan.table, breaks: breach } : breach;
      const s = structuredClone(at());
      const before = this.#game.violations(s);
      if (before.length > 0) return [`breach ${i + 1}: the table is broken before: ${before.join('; ')}`];
      breaks(s);
      const says = wrong(s);
      if (says === null) return [`breach ${i + 1} of '${name}' is not noticed`];
      return this.#game.violations(s).includes(says) ? [] : [`breach ${i + 1}: violations() does not say '${says}'`];
    });
  }

  secret(name: string): string[] {
    const leak = this.#plan.secrets[name]!;
    if (this.#game.secrets?.[name] === undefined) return [`there is no secret '${name}'`];
    return [
      ...(leak.at === undefined ? [] : this.#atTable(name, leak, leak.at())),
      ...(leak.rare === true ? [] : this.#inRandomGames(name, leak)),
    ];
  }

  kind(name: string): string[] {
    const kinds = this.#plan.kinds![name]!;
    const sound = this.#kindsDiffer(kinds, () => undefined);
    if (sound !== null) return [sound];
    return this.#kindsDiffer(kinds, kinds.narrows) === null ? [`worlds with fewer kinds are not noticed`] : [];
  }

  #leaking({ copies }: PlantedLeak<S>): Game<S> {
    const game = this.#game;
    const view: Game<S>['view'] = (s, viewer) => {
      const leaked = { real: s as unknown as Json, viewer };
      return { ...(game.view(s, viewer) as object), leaked };
    };
    const world: Game<S>['world'] = (seen, rng) => {
      const { leaked, ...rest } = seen as { leaked: { real: unknown; viewer: Viewer } };
      const sampled = game.world(rest, rng);
      copies(leaked.real as S, sampled, leaked.viewer);
      return sampled;
    };
    return { ...game, view, views: (s) => (viewer) => view(s, viewer), world };
  }

  #atTable(name: string, leak: PlantedLeak<S>, s: S): string[] {
    const secret = this.#game.secrets![name]!;
    const rng = rngFor(name, 'guards');
    const hidden = viewersOf(s.seats).flatMap((viewer) => {
      const truth = secret(s, viewer);
      return truth === undefined ? [] : [{ viewer, truth }];
    });
    if (hidden.length === 0) return ['at the table that is given it is hidden from nobody'];
    return hidden.flatMap(({ viewer, truth }) => {
      const known = (game: Game<S>): boolean =>
        isGivenAway(game, secret, { view: game.view(s, viewer), viewer, truth }, rng);
      if (known(this.#game)) return [`at the table that is given every world of ${viewer} gets it right: it is out`];
      return known(this.#leaking(leak)) ? [] : [`at the table that is given the planted leak tells ${viewer} nothing`];
    });
  }

  #inRandomGames(name: string, leak: PlantedLeak<S>): string[] {
    const { seats = this.#plan.seats, options = this.#plan.options ?? {} } = leak;
    const games = leak.games ?? this.#plan.games ?? GAMES;
    const campaign = { seats, options, games, seed: `leak-${name}`, states: STATES, secretsAlone: true };
    const found = new Set(secrecyCampaign(this.#leaking(leak), campaign).leaks.map(({ what }) => what));
    const expected = [name, ...(leak.tells ?? [])].map(noSecret);
    return [
      ...(found.has(noSecret(name)) ? [] : [`the campaign does not say: ${noSecret(name)}`]),
      ...[...found].filter((what) => !expected.includes(what)).map((what) => `the campaign says as well: ${what}`),
    ];
  }

  /** Kinds that come up on one side only, among real games and among the worlds of a spectator. */
  #kindsDiffer({ kind, from, ...table }: Kinds<S>, narrow: (world: S) => void): string | null {
    const { seats = this.#plan.seats, options = this.#plan.options ?? {} } = table;
    const begin = from ?? ((seed: Seed) => this.#game.start({ seats, options, seed }).state);
    const rng = rngFor('kinds', 'guards');
    const real = new Set<string>();
    const sampled = new Set<string>();
    for (let seed = 0; seed < DEALS; seed += 1) {
      const s = begin(seed);
      real.add(kind(s));
      const world = this.#game.world(this.#game.view(s, 'spectator'), rng);
      narrow(world);
      sampled.add(kind(world));
    }
    const never = [...real].filter((one) => !sampled.has(one));
    if (never.length > 0) return `no world shows what real games show: ${never.join(', ')}`;
    const only = [...sampled].filter((one) => !real.has(one));
    return only.length > 0 ? `worlds show what no real game shows: ${only.join(', ')}` : null;
  }
}

/** What lies sealed in a question of this name is copied: the planted leak of most sealed answers. */
export function copiesSealed(stage: string): (real: Base, world: Base) => void {
  return (real, world) => {
    const [from, to] = [real.stack.at(-1), world.stack.at(-1)];
    if (from?.stage === stage && to?.stage === stage)
      Object.assign(to, { sealed: (from as Base['stack'][0] & { sealed: Json[] }).sealed.slice() });
  };
}

/** Shows for every invariant and every secret of a game that it fires. */
export function guards<S extends Base>(game: Game<S>, plan: GuardSettings<S>): void {
  const all = new Guards(game, plan);

  describe(`the guards of ${game.name}`, () => {
    test('each has a breach', () => {
      expect(all.unmatched()).toEqual([]);
    });

    test.each(Object.keys(plan.invariants))('%s', (name) => {
      expect(all.invariant(name)).toEqual([]);
    });

    test.each(Object.keys(plan.secrets))('secret: %s', { timeout: PATIENCE }, (name) => {
      expect(all.secret(name)).toEqual([]);
    });

    test.each(Object.keys(plan.kinds ?? {}))('drawn in worlds as in real games: %s', { timeout: PATIENCE }, (name) => {
      expect(all.kind(name)).toEqual([]);
    });
  });
}
