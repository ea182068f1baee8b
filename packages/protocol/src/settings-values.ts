// What can be set on the page, by the values that a setting may have. Apart from the schema, so that the page need not load what checks.

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export const TEXT_SIZES = ['normal', 'large', 'huge'] as const;
export const MOTIONS = ['system', 'full', 'less'] as const;
export const HANDS = ['right', 'left'] as const;
/** How fast turns of others are shown. */
export const PACE_NAMES = ['calm', 'brisk', 'instant'] as const;
/** What can be heard, by kind. */
export const SOUND_KINDS = ['turn', 'board', 'end'] as const;

/** How many there are in each list at most: the oldest go. */
export const MOST_KEPT = {
  /** tables pass; what was muted at them long ago need not be kept */
  muted: 200,
  learned: 100,
  finished: 100,
  /** all hints of a few games, and what was shown at the last tables */
  shownOnce: 400,
  /** as many as a list of tables has lines, a few times over */
  removed: 500,
} as const;

/** How a language is named: `de`, `pt-BR`. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z]{2})?$/;

/** Characters of one entry of such a list. */
export const LONGEST_ENTRY = 80;
