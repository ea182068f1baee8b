import type { Event, Game, Json, Question, Seat } from '@tablewright/kernel';
import { namesFor } from '@tablewright/lab';

// How a game is drawn in the terminal. Everything can be played with its words alone; a game that wants more exports
// `terminal` beside its default export, with any of these parts. What it returns is text with styles, as data: whether
// there are colours is decided where it is printed.

export type Ink = string | { readonly text: string; readonly style: string };
export type Line = readonly Ink[];

/** What the terminal can show. */
export interface Art {
  readonly width: number;
  readonly height: number;
  readonly unicode: boolean;
}

/** What somebody looks at: always a view, never a state. */
export interface Scene {
  readonly view: Json;
  readonly names: readonly string[];
  readonly question: Question | null;
  readonly art: Art;
}

/** A page that can be called up at any time. */
export interface Sheet {
  readonly explains: string;
  show(scene: Scene): readonly Line[];
}

export interface Terminal {
  /** for somebody who has never played, in paragraphs */
  readonly welcome: readonly string[];
  /** what the seats are called while nobody has given them names */
  seatNames(seats: number): readonly string[];
  seatStyle(seat: Seat): string;
  /** the questions before which the picture is drawn; null: all */
  readonly pictureFor: readonly string[] | null;
  /** the questions that leave no trace on the screen once they are answered */
  readonly privately: readonly string[];
  picture(scene: Scene): readonly Line[];
  /** the choices of a question, where a numbered list would not do */
  choices(scene: Scene): readonly Line[] | null;
  /** answers worth proposing where there are too many to list; Enter takes the first */
  proposals(scene: Scene): readonly Json[];
  /** what somebody means who types this, possible or not */
  meant(scene: Scene, text: string): Json | undefined;
  /** an event as lines, where its sentence would not do; none at all for what the next question says anyway */
  event(event: Event, scene: Scene): readonly Line[] | null;
  /** what only the viewer may know, shown on request */
  secrets(scene: Scene): readonly Line[];
  /** what was hidden, when the game is over */
  ending(scene: Scene): readonly Line[];
  readonly sheets: Readonly<Record<string, Sheet>>;
}

/** The game's own parts, and plain ones made of its words for the rest. */
export function terminalFor(game: Game, own: Partial<Terminal> = {}): Terminal {
  return {
    welcome: [],
    seatNames: namesFor,
    seatStyle: () => '',
    pictureFor: null,
    privately: [],
    picture: ({ view, names }) =>
      game.words
        .table(view, names)
        .split('\n')
        .map((line) => [line]),
    choices: () => null,
    proposals: () => [],
    meant: (_scene, text) => text.trim() || undefined,
    event: () => null,
    secrets: () => [],
    ending: () => [],
    sheets: {},
    ...own,
  };
}
