import { type Base, type Game, type GameRecord, type Json, seedOf, type Told, type Viewer } from '@tablewright/kernel';
import type { Frame } from './heard.ts';

// A finished game says what was secret when. With that, all that a browser was sent before the end is searched, in every game.

interface Position<S extends Base> {
  readonly state: S;
  readonly told: readonly Told[];
  /** the table in the middle of the step that led here */
  readonly moments: readonly { readonly to: Told['to']; readonly state: S }[];
}

/** Every position of the game, by the version that the server gives it: the start is 1, each answer adds one. */
export function positionsOf<S extends Base>(
  game: Game<S>,
  { seats, options, log }: GameRecord,
): Map<number, Position<S>> {
  const positions = new Map<number, Position<S>>();
  const replayed = game.replay({ seats, options }, log, 0, ({ state, told, moments }) => {
    positions.set(positions.size + 1, { state: game.copy(state), told: told.slice(), moments });
  });
  if (!replayed.ok) throw new Error(replayed.why);
  return positions;
}

/** Words that a frame must not say, whatever the rules make of a view; for games that have such words. */
export type SearchWords = (frame: Frame, state: Base, viewer: Viewer) => readonly string[];

export interface Finding {
  readonly version: number;
  readonly what: string;
}

export interface Search {
  readonly findings: readonly Finding[];
  /** the states at which frames were searched, before the end */
  readonly searched: readonly Base[];
  /** frames among them that had come packed: where there are none, long messages came in a form that nobody looks into */
  readonly packed: number;
}

/** Everything that this viewer was sent before the end and should not have been. */
export function leaksIn<S extends Base>(
  game: Game<S>,
  frames: readonly Frame[],
  viewer: Viewer,
  record: GameRecord,
  searchWords: SearchWords = () => [],
): Search {
  const positions = positionsOf(game, record);
  const { secret = '', added = [] } = record.fairness ?? {};
  const never = secret === '' ? [] : [secret, seedOf(secret, added)];
  const findings: Finding[] = [];
  const searched: Base[] = [];
  let packed = 0;
  const sees = (to: Told['to']): boolean => to === 'all' || to === viewer;
  for (const frame of frames) {
    const { text, message, table } = frame;
    if (never.some((word) => text.includes(word))) findings.push({ version: -1, what: `the secret: ${text}` });
    if (table === null || table.game === null || (message.type !== 'table' && message.type !== 'change')) continue;
    const { version } = table;
    const position = positions.get(version);
    if (position === undefined || position.state.outcome !== null) continue;
    searched.push(position.state);
    if (frame.isPacked) packed += 1;
    const find = (what: string): void => void findings.push({ version, what });

    // All that the view of the rules gives, and nothing else; and so with what is asked and what is told.
    const { view, mine, waiting, answered } = table.game;
    if (!same(view, game.view(position.state, viewer))) find('the view is not the one of the rules');
    if (!same({ mine, waiting, answered }, game.asksSeen(position.state, viewer))) find('it was asked something else');
    const told = [...positions].flatMap(([at, one]) => (at > version ? [] : one.told.filter(({ to }) => sees(to))));
    const lines = table.told.map(({ event }) => event);
    if (
      !same(
        lines,
        told.map(({ event }) => event),
      )
    )
      find('it was told something else than the rules tell');
    const from = message.type === 'change' ? message.from : version;
    const stood = [...positions].flatMap(([at, { state, moments }]) => {
      if (at <= from || at > version) return [];
      return [...moments.filter(({ to }) => sees(to)), { state }].map((one) => sorted(game.view(one.state, viewer)));
    });
    if (table.between.some((between: Json) => !stood.includes(sorted(between)))) find('a moment that never was');
    for (const what of searchWords(frame, position.state, viewer)) find(what);
  }
  return { findings, searched, packed };
}

function same(a: unknown, b: unknown): boolean {
  return sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
