import type { Base, Event, Json, Question, Viewer } from '@tablewright/kernel';

// Moments worth looking at while a board is drawn, in games/<id>/board/scenes.ts. The workbench opens them (`npm run board`),
// and a test builds every one of them, so that none is left behind when the rules change.

/** What is known where a scene may stop: as its viewer sees it. */
export interface SceneMoment<V = Json> {
  readonly view: V;
  readonly question: Question | null;
  readonly told: readonly Event[];
}

/** One thing done on the page before it is looked at. */
export type Touch =
  /** a button, by a part of its name; `times`: as often as it is there, but at most so many times */
  | { readonly press: string; readonly times?: number }
  /** a place on the board, by its `data-place`, as the keyboard does it */
  | { readonly place: string }
  /** the first thing that a selector finds: where a button has no words of its own */
  | { readonly click: string }
  /** the eye in the frame, held */
  | { readonly peek: true };

export interface Scene<S extends Base = Base, V = Json> {
  /** games/<id>/rules/golden/<name>.json; left out: bots play, from a seed */
  readonly golden?: string;
  readonly seed?: string;
  /** left out: as many as the game takes */
  readonly seats?: number;
  readonly options?: { readonly [name: string]: Json };
  /** left out: seat 0 */
  readonly viewer?: Viewer;
  /** its number, the end, or the first moment of which this is true; left out: the table as it is laid out */
  readonly at?: number | 'end' | ((moment: SceneMoment<V>) => boolean);
  /** for what seldom comes up by itself: changes a copy of the state */
  readonly change?: (state: S) => void;
  /** the viewer answers: out of what an advisor would say */
  readonly answer?: (advised: Json) => Json;
  /** everybody else answers first */
  readonly othersFirst?: boolean;
  /** the viewer may take the answer back */
  readonly mayUndo?: boolean;
  /** the option on which the mouse rests */
  readonly hover?: Json;
  /** what the log points at */
  readonly pointed?: string;
  readonly touches?: readonly Touch[];
}

export type Scenes<S extends Base = Base, V = Json> = { readonly [name: string]: Scene<S, V> };
