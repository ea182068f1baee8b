import { SEATED_LEVELS, type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import {
  HANDS,
  LONGEST_ENTRY,
  MOST_KEPT,
  MOTIONS,
  type MySettings,
  PACE_NAMES,
  SOUND_KINDS,
  TEXT_SIZES,
  THEMES,
} from '@tablewright/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PaceName } from './pace.ts';

// What this person likes. The page opens with what this browser has kept of it; the server keeps it for all their browsers
// (app/settings-sync.ts).

export type SoundKind = (typeof SOUND_KINDS)[number];

/** How far this browser and the server know of each other. */
export interface Synced {
  /** whose settings these are, as the server names them; null: nobody's yet */
  readonly of: string | null;
  readonly revision: number;
  /** what both had then */
  readonly base: MySettings;
}

export const NOT_SYNCED: Synced = { of: null, revision: 0, base: {} };

/** What is simply set. */
type Chosen = Pick<
  Liked,
  'pace' | 'shortcuts' | 'sounds' | 'botLevel' | 'theme' | 'text' | 'motion' | 'hand' | 'confirm' | 'silent' | 'guide'
>;

/** All that is kept. */
export interface Liked {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** the side on which the prompt stands beside the board */
  readonly hand: (typeof HANDS)[number];
  /** an answer is given only when it was confirmed */
  readonly confirm: boolean;
  /** what a new game is about, hints for first questions, my secret laid before me; who wants none of it finds it in the menu */
  readonly guide: boolean;
  /** kinds of sounds that are not heard */
  readonly silent: readonly SoundKind[];
  readonly pace: PaceName;
  readonly shortcuts: boolean;
  /** null: as the machine is set up, see useSoundsOn */
  readonly sounds: boolean | null;
  /** how well the bots play whom one meets by "Play now" */
  readonly botLevel: SeatedLevel;
  /** whom not to hear: see speakerOf */
  readonly muted: readonly string[];
  /** games whose lessons were gone through to the end */
  readonly learned: readonly string[];
  /** games of which I have played one to its end: from then on nobody explains to me what they are about */
  readonly finished: readonly string[];
  /** what was shown to me once and need not be shown again: see onceKey */
  readonly shownOnce: readonly string[];
  /** tables that I have taken off my lists */
  readonly removed: readonly string[];
}

export interface Settings extends Liked {
  readonly synced: Synced;
  readonly remove: (table: string) => void;
  readonly learn: (game: string) => void;
  readonly finish: (game: string) => void;
  readonly showOnce: (key: string) => void;
  /** the hints come again, of all games */
  readonly forgetHints: () => void;
  readonly set: (change: Partial<Chosen>) => void;
  readonly mute: (speaker: string, on: boolean) => void;
}

/** What is shown once: what a game is about and my secret at one table, a hint for good. */
export function onceKey(what: 'breath' | 'secret' | 'hint', ...of: readonly (string | number)[]): string {
  return [what, ...of].join('/');
}

/** What a game is about need not be said at this table: it was, or somebody knows it, or does not want to hear it. */
export function knowsGame(
  { guide, finished, shownOnce }: Pick<Settings, 'guide' | 'finished' | 'shownOnce'>,
  table: string,
  game: string,
): boolean {
  return !guide || finished.includes(game) || shownOnce.includes(onceKey('breath', table, game));
}

export const PRESETS: Liked = {
  theme: 'system',
  text: 'normal',
  motion: 'system',
  hand: 'right',
  pace: 'brisk',
  botLevel: USUAL_LEVEL,
  confirm: false,
  guide: true,
  shortcuts: true,
  sounds: null,
  silent: [],
  muted: [],
  learned: [],
  finished: [],
  shownOnce: [],
  removed: [],
};

type Read<T> = (value: unknown) => T | undefined;

const oneOf =
  <T>(...known: readonly T[]): Read<T> =>
  (value) =>
    known.find((one) => one === value);
const listOf =
  <T>(read: Read<T>, most: number): Read<T[]> =>
  (value) =>
    Array.isArray(value) ? value.filter((one) => read(one) !== undefined).slice(-most) : undefined;
const entry: Read<string> = (value) => (typeof value === 'string' && value.length <= LONGEST_ENTRY ? value : undefined);
const flag = oneOf(true, false);

const READ: { readonly [K in keyof Liked]: Read<Liked[K]> } = {
  theme: oneOf(...THEMES),
  text: oneOf(...TEXT_SIZES),
  motion: oneOf(...MOTIONS),
  hand: oneOf(...HANDS),
  pace: oneOf(...PACE_NAMES),
  botLevel: oneOf(...SEATED_LEVELS),
  confirm: flag,
  guide: flag,
  shortcuts: flag,
  sounds: oneOf(true, false, null),
  silent: listOf(oneOf(...SOUND_KINDS), SOUND_KINDS.length),
  muted: listOf(entry, MOST_KEPT.muted),
  learned: listOf(entry, MOST_KEPT.learned),
  finished: listOf(entry, MOST_KEPT.finished),
  shownOnce: listOf(entry, MOST_KEPT.shownOnce),
  removed: listOf(entry, MOST_KEPT.removed),
};

/**
 * What is known of what was kept; the rest is as it is preset. Another version of the page, or a hand, may have written values that
 * nothing here knows, and a table with an unknown pace would stay empty.
 */
export function likedIn(kept: unknown): Liked {
  const found = Object.entries(READ).flatMap(([name, read]) => {
    const value = read((kept as Record<string, unknown> | null | undefined)?.[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...PRESETS, ...(Object.fromEntries(found) as Partial<Liked>) };
}

/** Half of it is worth nothing: then the server is asked as if for the first time. */
export function syncedIn(kept: unknown): Synced {
  const { of, revision, base } = ((kept as Partial<Settings> | null | undefined)?.synced ?? {}) as Partial<Synced>;
  const isWhole =
    typeof of === 'string' &&
    Number.isSafeInteger(revision) &&
    typeof base === 'object' &&
    base !== null &&
    !Array.isArray(base);
  return isWhole ? { of, revision: revision!, base } : NOT_SYNCED;
}

const KEPT = 'tablewright';

/** At the end, and once. */
function added(list: readonly string[], one: string, most: number): string[] {
  return [...list.filter((other) => other !== one), one].slice(-most);
}

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      ...PRESETS,
      synced: NOT_SYNCED,
      remove: (table) => set(({ removed }) => ({ removed: added(removed, table, MOST_KEPT.removed) })),
      learn: (game) => set(({ learned }) => ({ learned: added(learned, game, MOST_KEPT.learned) })),
      finish: (game) =>
        set((was) => (was.finished.includes(game) ? was : { finished: added(was.finished, game, MOST_KEPT.finished) })),
      showOnce: (key) =>
        set((was) =>
          was.shownOnce.includes(key) ? was : { shownOnce: added(was.shownOnce, key, MOST_KEPT.shownOnce) },
        ),
      forgetHints: () =>
        set(({ shownOnce }) => ({ shownOnce: shownOnce.filter((key) => !key.startsWith(onceKey('hint', ''))) })),
      set: (change) => set(change),
      mute: (speaker, on) =>
        set(({ muted }) => ({
          muted: on ? added(muted, speaker, MOST_KEPT.muted) : muted.filter((other) => other !== speaker),
        })),
    }),
    {
      name: KEPT,
      version: 1,
      // People used to be muted by a name, which anybody may take.
      migrate: (kept) => ({ ...(kept as Settings), muted: [] }),
      merge: (kept, now) => ({ ...now, ...likedIn(kept), synced: syncedIn(kept) }),
    },
  ),
);

/** Whoever comes next finds nothing of it here. */
export function forgetSettings(): void {
  useSettings.setState({ ...PRESETS, synced: NOT_SYNCED });
  useSettings.persist.clearStorage();
}

/** What is set in one tab is so in the others. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEPT) return;
    if (newValue === null) useSettings.setState({ ...PRESETS, synced: NOT_SYNCED });
    else void useSettings.persist.rehydrate();
  });
}
