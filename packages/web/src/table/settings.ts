import { type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PaceName } from './pace.ts';

// What this person likes, kept in this browser.

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
/** What can be heard, by kind. */
export const SOUND_KINDS = ['turn', 'board', 'end'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** What is simply set. */
type Chosen = Pick<
  Settings,
  'pace' | 'shortcuts' | 'sounds' | 'botLevel' | 'theme' | 'text' | 'motion' | 'hand' | 'confirm' | 'silent' | 'guide'
>;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** the side on which the prompt stands beside the board */
  readonly hand: 'right' | 'left';
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
  readonly remove: (table: string) => void;
  readonly learn: (game: string) => void;
  readonly finish: (game: string) => void;
  readonly showOnce: (key: string) => void;
  /** the hints come again, of all games */
  readonly forgetHints: () => void;
  readonly set: (change: Partial<Chosen>) => void;
  readonly mute: (speaker: string, on: boolean) => void;
}

/** Tables pass; what was muted at them long ago need not be kept. */
const MOST_MUTED = 200;
/** As many as a list has lines, a few times over. */
const MOST_REMOVED = 500;
/** All hints of a few games, and what was shown at the last tables. */
const MOST_SHOWN = 400;

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

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      theme: 'system',
      text: 'normal',
      motion: 'system',
      hand: 'right',
      confirm: false,
      guide: true,
      silent: [],
      pace: 'brisk',
      shortcuts: true,
      sounds: null,
      botLevel: USUAL_LEVEL,
      muted: [],
      learned: [],
      finished: [],
      shownOnce: [],
      removed: [],
      remove: (table) =>
        set(({ removed }) => ({
          removed: [...removed.filter((other) => other !== table), table].slice(-MOST_REMOVED),
        })),
      learn: (game) => set(({ learned }) => ({ learned: [...learned.filter((other) => other !== game), game] })),
      finish: (game) => set((was) => (was.finished.includes(game) ? was : { finished: [...was.finished, game] })),
      showOnce: (key) =>
        set((was) => (was.shownOnce.includes(key) ? was : { shownOnce: [...was.shownOnce, key].slice(-MOST_SHOWN) })),
      forgetHints: () =>
        set(({ shownOnce }) => ({ shownOnce: shownOnce.filter((key) => !key.startsWith(onceKey('hint', ''))) })),
      set: (change) => set(change),
      mute: (speaker, on) =>
        set(({ muted }) => {
          const others = muted.filter((other) => other !== speaker);
          return { muted: on ? [...others, speaker].slice(-MOST_MUTED) : others };
        }),
    }),
    {
      name: 'tablewright',
      version: 1,
      // People used to be muted by a name, which anybody may take.
      migrate: (kept) => ({ ...(kept as Settings), muted: [] }),
    },
  ),
);
