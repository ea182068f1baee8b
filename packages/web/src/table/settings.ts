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
  'pace' | 'shortcuts' | 'sounds' | 'botLevel' | 'theme' | 'text' | 'motion' | 'hand' | 'confirm' | 'silent'
>;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  /** the side on which the prompt stands beside the board */
  readonly hand: 'right' | 'left';
  /** an answer is given only when it was confirmed */
  readonly confirm: boolean;
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
  /** tables that I have taken off my lists */
  readonly removed: readonly string[];
  readonly remove: (table: string) => void;
  readonly learn: (game: string) => void;
  readonly set: (change: Partial<Chosen>) => void;
  readonly mute: (speaker: string, on: boolean) => void;
}

/** Tables pass; what was muted at them long ago need not be kept. */
const MOST_MUTED = 200;
/** As many as a list has lines, a few times over. */
const MOST_REMOVED = 500;

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      theme: 'system',
      text: 'normal',
      motion: 'system',
      hand: 'right',
      confirm: false,
      silent: [],
      pace: 'brisk',
      shortcuts: true,
      sounds: null,
      botLevel: USUAL_LEVEL,
      muted: [],
      learned: [],
      removed: [],
      remove: (table) =>
        set(({ removed }) => ({
          removed: [...removed.filter((other) => other !== table), table].slice(-MOST_REMOVED),
        })),
      learn: (game) => set(({ learned }) => ({ learned: [...learned.filter((other) => other !== game), game] })),
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
