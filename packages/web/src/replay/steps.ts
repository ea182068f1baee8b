import {
  type AnswerEntry,
  type Base,
  type Event,
  type Game,
  type GameRecord,
  type Json,
  type Moment,
  type Seat,
  type Told,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { momentsFor } from '../table/moments.ts';

// A recorded game, step by step: step 0 is the table as it was laid out, step n what the n-th answer led to.
// Answers that were taken back are not steps.

export interface ReplayStep {
  readonly number: number;
  readonly state: Base;
  readonly answer: AnswerEntry | null;
  readonly told: readonly Told[];
  /** what a board shows one after the other before it comes to the state */
  readonly moments: readonly Moment<Base>[];
  /** entries up to here, of the log without what was taken back */
  readonly entries: number;
}

export interface ReplaySteps {
  readonly steps: readonly ReplayStep[];
  /** why it does not go on to the end, when the rules have changed since or the record is damaged */
  readonly trouble: string | null;
}

export function replaySteps(game: Game, { seats, options, log }: GameRecord): ReplaySteps {
  const steps: ReplayStep[] = [];
  let played = 0;
  try {
    const replayed = game.replay({ seats, options }, log, 0, ({ state, entries, told, moments }) => {
      played += entries.length;
      const [first] = entries;
      steps.push({
        number: steps.length,
        state: game.copy(state),
        answer: first?.type === 'answer' ? first : null,
        told: told.slice(),
        moments: moments.slice(),
        entries: played,
      });
    });
    return { steps, trouble: replayed.ok ? null : replayed.why };
  } catch (error) {
    return { steps, trouble: error instanceof Error ? error.message.split('\n')[0]! : say`The rules broke.` };
  }
}

/** As whom a game is looked at again: a seat, a spectator, or with all cards open. */
export type ReplayViewer = Seat | 'spectator' | 'all';

/** What somebody saw at a step. With all cards open it is the game that says what is turned over. */
export function viewAt(game: Game, { state }: Pick<ReplayStep, 'state'>, viewer: ReplayViewer): Json {
  if (viewer !== 'all') return game.view(state, viewer);
  return game.openView?.(state) ?? game.view(state, 'spectator');
}

export interface Line {
  readonly step: number;
  readonly event: Event;
  readonly secret: boolean;
  /** whose secret it was, where all cards are open */
  readonly to: Seat | null;
}

/** What was told to this viewer, up to and including a step. */
export function linesUpTo(steps: readonly ReplayStep[], viewer: ReplayViewer, last: number): Line[] {
  const lines: Line[] = [];
  for (const { number, told } of steps.slice(0, last + 1)) {
    for (const { event, to } of told) {
      if (to !== 'all' && viewer !== 'all' && to !== viewer) continue;
      lines.push({ step: number, event, secret: to !== 'all', to: to === 'all' ? null : to });
    }
  }
  return lines;
}

/** One moment of a step, as a board shows it. */
export interface ReplayMoment {
  readonly view: Json;
  /** null where there is nothing to move from */
  readonly before: Json | null;
  readonly told: readonly Event[];
  /** how many lines of the log there are up to it */
  readonly lines: number;
}

/** A step as it is played: its moments one after the other, the last of them where it leads. */
export function momentsAt(game: Game, steps: readonly ReplayStep[], at: number, viewer: ReplayViewer): ReplayMoment[] {
  const step = steps[at];
  if (step === undefined) return [];
  const hears = (to: Seat | 'all'): boolean => to === 'all' || viewer === 'all' || to === viewer;
  const told = step.told.filter(({ to }) => hears(to)).map(({ event }) => event);
  const linesBefore = linesUpTo(steps, viewer, at - 1).length;
  const earlier = steps[at - 1];
  let before = earlier === undefined ? null : viewAt(game, earlier, viewer);
  let from = 0;
  return [...momentsFor(step, hears), { told: told.length, state: step.state }].map((moment) => {
    const view = viewAt(game, moment, viewer);
    const shown = { view, before, told: told.slice(from, moment.told), lines: linesBefore + moment.told };
    before = view;
    from = moment.told;
    return shown;
  });
}

/** What stands in the address: ?at=41&as=2, or ?line=17&as=2 out of a log. Otherwise from the beginning, as the viewer who sees most. */
export function readPlace(
  query: URLSearchParams,
  last: number,
  { seats, opens }: { readonly seats: number; readonly opens: boolean },
): { at: number; as: ReplayViewer; line: number | null } {
  const at = wholeNumber(query.get('at'));
  const line = at === null ? wholeNumber(query.get('line')) : null;
  const as = query.get('as');
  const seat = wholeNumber(as);
  const widest: ReplayViewer = opens ? 'all' : 'spectator';
  const viewer: ReplayViewer = as === 'spectator' ? as : seat !== null && seat < seats ? seat : widest;
  return { at: at === null ? 0 : Math.min(at, last), as: viewer, line };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
