import { type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { PaceName } from './pace.ts';

// What this person likes, kept in this browser.

interface Settings {
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
  readonly learn: (game: string) => void;
  readonly set: (change: Partial<Pick<Settings, 'pace' | 'shortcuts' | 'sounds' | 'botLevel'>>) => void;
  readonly mute: (speaker: string, on: boolean) => void;
}

/** Tables pass; what was muted at them long ago need not be kept. */
const MOST_MUTED = 200;

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      pace: 'brisk',
      shortcuts: true,
      sounds: null,
      botLevel: USUAL_LEVEL,
      muted: [],
      learned: [],
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
