import type { Event, Game, Json, Question, Seat } from '@tablewright/kernel';
import type { ReplayStep, ReplayViewer } from './steps.ts';

/** What somebody was asked at a step of a replay, as that seat saw it then, and what was answered. */
export interface DecisionThen {
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  /** what the seat had been told by then */
  readonly told: readonly Event[];
  readonly answer: Json | null;
}

/** What the seat was asked with whose eyes one looks; with any others, who answers next. Null where nothing was asked. */
export function decisionAt(
  game: Game,
  steps: readonly ReplayStep[],
  at: number,
  viewer: ReplayViewer,
): DecisionThen | null {
  const step = steps[at];
  if (step === undefined) return null;
  const seat = typeof viewer === 'number' ? viewer : steps[at + 1]?.answer?.seat;
  if (seat === undefined) return null;
  const { mine } = game.asksSeen(step.state, seat);
  if (mine === null) return null;
  // Of a sealed question others may have answered in between.
  const next = steps.slice(at + 1).find(({ answer }) => answer?.seat === seat)?.answer;
  const answer = next?.about === mine.about ? next.value : null;
  const told = steps
    .slice(0, at + 1)
    .flatMap((one) => one.told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [event] : [])));
  return { seat, view: game.view(step.state, seat), question: mine, told, answer };
}
