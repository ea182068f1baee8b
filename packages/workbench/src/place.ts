import type { Scene } from '@tablewright/board';
import type { Json, Viewer } from '@tablewright/kernel';

// What is looked at, as it stands in the address behind the #: it outlives a reload, and can be sent to somebody.
//
//   #game=emergence&scene=compile          a scene of games/emergence/board/scenes.ts
//   #game=emergence&golden=depletion&at=12&as=3
//   #game=emergence&seed=one&seats=4&options={"city":"kernel-02"}&at=30&as=spectator

export interface Place {
  readonly game: string;
  /** a named scene; what follows then only counts where it is given */
  readonly scene: string | null;
  readonly golden: string | null;
  readonly seed: string | null;
  readonly seats: number | null;
  readonly options: string;
  readonly at: number | null;
  readonly viewer: Viewer | null;
  /** bots on the other seats go on by themselves */
  readonly live: boolean;
}

export const START: Omit<Place, 'game'> = {
  scene: null,
  golden: null,
  seed: null,
  seats: null,
  options: '',
  at: null,
  viewer: null,
  live: false,
};

export function placeIn(hash: string): Place {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const as = query.get('as');
  return {
    game: query.get('game') ?? '',
    scene: query.get('scene'),
    golden: query.get('golden'),
    seed: query.get('seed'),
    seats: wholeNumber(query.get('seats')),
    options: query.get('options') ?? '',
    at: wholeNumber(query.get('at')),
    viewer: as === 'spectator' ? as : wholeNumber(as),
    live: query.has('live'),
  };
}

export function hashOf({ game, scene, golden, seed, seats, options, at, viewer, live }: Place): string {
  const query = new URLSearchParams({ game });
  const put = (name: string, value: string | number | null): void => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  put('scene', scene);
  put('golden', golden);
  put('seed', seed);
  put('seats', seats);
  put('options', options);
  put('at', at);
  put('as', viewer);
  put('live', live ? 1 : null);
  return `#${query.toString()}`;
}

/** The scene of a place; `named`: the one with its name, where it has one. */
export function sceneAt({ golden, seed, seats, options, at, viewer }: Place, named: Scene | undefined): Scene {
  return {
    ...named,
    ...(golden !== null && { golden }),
    ...(seed !== null && { seed }),
    ...(seats !== null && { seats }),
    ...(options !== '' && { options: JSON.parse(options) as { readonly [name: string]: Json } }),
    ...(at !== null && { at }),
    ...(viewer !== null && { viewer }),
  };
}

/** One step on in the same game: what happens then is shown with its motion. */
export function isNext(before: Place, now: Place): boolean {
  if (before.scene !== null || now.at === null || now.at !== (before.at ?? 0) + 1) return false;
  return hashOf({ ...before, at: 0, live: false }) === hashOf({ ...now, at: 0, live: false });
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
