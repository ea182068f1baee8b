import { SEATED_LEVELS } from '@tablewright/bots/levels';
import { z } from 'zod';
import {
  HANDS,
  LANGUAGE_TAG,
  LONGEST_ENTRY,
  MOST_KEPT,
  MOTIONS,
  PACE_NAMES,
  SOUND_KINDS,
  TEXT_SIZES,
  THEMES,
} from './settings-values.ts';

// How somebody likes the page, kept with who they are, over plain HTTP.
//
//   GET  /api/settings                    → SettingsKept
//   POST /api/settings   SettingsRequest  → SettingsDone   (409: they were changed elsewhere; ask for them again)

const list = (most: number) => z.array(z.string().max(LONGEST_ENTRY)).max(most);

/** Only what is not as it is preset: a guest who has changed nothing has nothing kept. */
export const MySettings = z.strictObject({
  language: z.string().regex(LANGUAGE_TAG).optional(),
  theme: z.enum(THEMES).optional(),
  text: z.enum(TEXT_SIZES).optional(),
  motion: z.enum(MOTIONS).optional(),
  hand: z.enum(HANDS).optional(),
  pace: z.enum(PACE_NAMES).optional(),
  botLevel: z.enum(SEATED_LEVELS).optional(),
  confirm: z.boolean().optional(),
  guide: z.boolean().optional(),
  shortcuts: z.boolean().optional(),
  sounds: z.boolean().optional(),
  silent: z.array(z.enum(SOUND_KINDS)).max(SOUND_KINDS.length).optional(),
  muted: list(MOST_KEPT.muted).optional(),
  learned: list(MOST_KEPT.learned).optional(),
  finished: list(MOST_KEPT.finished).optional(),
  shownOnce: list(MOST_KEPT.shownOnce).optional(),
  removed: list(MOST_KEPT.removed).optional(),
});
export type MySettings = z.infer<typeof MySettings>;

export const SettingsRequest = z.strictObject({
  /** the revision that was changed; 0 where nothing was kept */
  base: z.int().min(0).max(1_000_000_000),
  settings: MySettings,
});
export type SettingsRequest = z.infer<typeof SettingsRequest>;

export interface SettingsKept {
  /** whose they are, in a form that says nothing else: a browser notices that it has become somebody else's. Null for nobody. */
  readonly of: string | null;
  readonly revision: number;
  readonly settings: MySettings;
}

export interface SettingsDone {
  readonly revision: number;
}
