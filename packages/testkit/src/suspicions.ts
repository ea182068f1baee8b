import type { Base, Game, Json, Rng, Secrets, Viewer } from '@tablewright/kernel';
import { difference } from './plain.ts';

// Declared secrets: each must come out in two ways in the worlds that a viewer thinks possible, or the worlds have read
// the truth somewhere.

/** Worlds that must all agree with the truth before a state counts as suspicious. */
const WORLDS = 40;
/** So many suspicious states, and not one that clears it: the secret is none. */
const SUSPICIOUS = 10;

/** What a state hides from a viewer, by name. */
function hiddenFrom(secrets: Secrets<Base>, s: Base, viewer: Viewer): [name: string, truth: Json][] {
  return Object.entries(secrets).flatMap(([name, secret]): [string, Json][] => {
    const truth = secret(s, viewer);
    return truth === undefined ? [] : [[name, truth]];
  });
}

/** Whether every world that fits the view gets the secret right. */
export function isGivenAway(
  game: Game,
  secret: Secrets<Base>[string],
  { view, viewer, truth }: { view: Json; viewer: Viewer; truth: Json },
  rng: Rng,
): boolean {
  for (let worlds = 0; worlds < WORLDS; worlds += 1) {
    if (difference(secret(game.world(view, rng), viewer), truth) !== null) return false;
  }
  return true;
}

/** A secret as one viewer's worlds show it over a whole campaign. */
interface Suspicion<M> {
  readonly viewer: Viewer;
  readonly name: string;
  cleared: boolean;
  states: number;
  last: M | null;
}

/** `M`: a moment of a game, to be shown when the secret turns out to be none. */
export class Suspicions<M extends { readonly state: Base }> {
  /** the secrets that were hidden from somebody in some state */
  readonly hidden = new Set<string>();
  readonly #game: Game;
  readonly #secrets: Secrets<Base>;
  readonly #all = new Map<string, Suspicion<M>>();

  constructor(game: Game, secrets: Secrets<Base>) {
    this.#game = game;
    this.#secrets = secrets;
  }

  /** A secret that every world gets right may be deduced here; if it is so everywhere, it has been read somewhere. */
  look(viewer: Viewer, moment: M, view: Json, rng: Rng): void {
    for (const [name, truth] of hiddenFrom(this.#secrets, moment.state, viewer)) {
      this.hidden.add(name);
      const key = `${viewer} ${name}`;
      const suspicion = this.#all.get(key) ?? { viewer, name, cleared: false, states: 0, last: null };
      this.#all.set(key, suspicion);
      if (suspicion.cleared || suspicion.states === 4 * SUSPICIOUS) continue;
      if (!isGivenAway(this.#game, this.#secrets[name]!, { view, viewer, truth }, rng)) suspicion.cleared = true;
      else Object.assign(suspicion, { states: suspicion.states + 1, last: moment });
    }
  }

  /** The secrets that are none, each with the last state that shows it. */
  confirmed(): { viewer: Viewer; last: M; what: string; detail: string }[] {
    return [...this.#all.values()].flatMap(({ viewer, name, cleared, states, last }) => {
      if (cleared || states < SUSPICIOUS || last === null) return [];
      const detail = `every world sampled from the view gets it right, in ${states} states`;
      return [{ viewer, last, what: noSecret(name), detail }];
    });
  }
}

/** What the campaign says of a secret that everybody could know. */
export function noSecret(name: string): string {
  return `the secret '${name}' is none`;
}
