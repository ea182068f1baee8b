import { say } from '@tablewright/kernel/words';

// The levels of play: one list for the server, the page, the lab and the command.

export const LEVELS = ['random', 'beginner', 'steady', 'strong', 'fierce'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that can be chosen for a seat at a table; whoever answers blindly is of use to the command line alone. */
export const SEATED_LEVELS = ['beginner', 'steady', 'strong', 'fierce'] as const satisfies readonly Level[];
export type SeatedLevel = (typeof SEATED_LEVELS)[number];

/** What a seat's bot plays at where nobody has chosen, and what a stand-in plays at. */
export const USUAL_LEVEL: SeatedLevel = 'steady';

/** How long a decision may take: so many tries, which come out the same every time, or so many milliseconds. */
export interface Thinking {
  readonly iterations: number;
  readonly milliseconds: number;
  /** the best answers are played on to the end of the game before one is given, where the game says that it pays */
  readonly final?: true;
  /** tables are judged as closely as the game can */
  readonly closely?: true;
  /** every world that it thinks in is a new one, where the game says so */
  readonly newWorlds?: true;
  /** tables are judged later than the others do, where the game says so */
  readonly further?: true;
}

/** Of its time a bot takes in a window: that closes by itself, and several bots may think about it one after the other. */
export const WINDOW_SHARE = 1 / 4;

export interface LevelSpec {
  readonly name: string;
  readonly explains: string;
  /** null: it does not search */
  readonly thinks: Thinking | null;
}

export const LEVEL_SPECS: Readonly<Record<Level, LevelSpec>> = {
  random: { name: say`Random`, explains: say`Answers anything that is on offer, without looking.`, thinks: null },
  beginner: { name: say`Beginner`, explains: say`Sees only the obvious, and forgets.`, thinks: null },
  steady: { name: say`Steady`, explains: say`Follows the game's own advice.`, thinks: null },
  strong: {
    name: say`Strong`,
    explains: say`Thinks ahead, for about a third of a second.`,
    thinks: { iterations: 400, milliseconds: 300 },
  },
  fierce: {
    name: say`Fierce`,
    explains: say`Thinks ahead for two seconds, as well as it can.`,
    thinks: { iterations: 2500, milliseconds: 2000, final: true, closely: true, newWorlds: true, further: true },
  },
};

/** Who thinks ahead draws worlds by what was told; to nobody else it need be handed. */
export function listens(level: Level): boolean {
  return LEVEL_SPECS[level].thinks !== null;
}

export function isLevel(name: string): name is Level {
  return (LEVELS as readonly string[]).includes(name);
}
