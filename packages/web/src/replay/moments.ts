import {
  type AnswerEntry,
  type Base,
  type Event,
  type Game,
  type GameRecord,
  type Json,
  type Seat,
  type Told,
} from '@tablewright/kernel';

// A recorded game, moment by moment: moment 0 is the table as it was laid out, moment n what the n-th answer led to.
// Answers that were taken back are not moments.

export interface Moment {
  readonly number: number;
  readonly state: Base;
  readonly answer: AnswerEntry | null;
  readonly told: readonly Told[];
  /** entries up to here, of the log without what was taken back */
  readonly entries: number;
}

export interface Moments {
  readonly moments: readonly Moment[];
  /** why it does not go on to the end, when the rules have changed since or the record is damaged */
  readonly trouble: string | null;
}

export function momentsOf(game: Game, { seats, options, log }: GameRecord): Moments {
  const moments: Moment[] = [];
  let played = 0;
  try {
    const replayed = game.replay({ seats, options }, log, 0, ({ state, entries, told }) => {
      played += entries.length;
      const [first] = entries;
      moments.push({
        number: moments.length,
        state: game.copy(state),
        answer: first?.type === 'answer' ? first : null,
        told: told.slice(),
        entries: played,
      });
    });
    return { moments, trouble: replayed.ok ? null : replayed.why };
  } catch (error) {
    return { moments, trouble: error instanceof Error ? error.message.split('\n')[0]! : 'The rules broke.' };
  }
}

/** With whose eyes a game is looked at again: a seat's, a spectator's, or with all cards open. */
export type Eyes = Seat | 'spectator' | 'all';

/** What somebody saw at a moment. With all cards open it is the game that says what is turned over. */
export function viewAt(game: Game, { state }: Moment, eyes: Eyes): Json {
  if (eyes !== 'all') return game.view(state, eyes);
  return game.openView?.(state) ?? game.view(state, 'spectator');
}

export interface Line {
  readonly moment: number;
  readonly event: Event;
  readonly secret: boolean;
  /** whose secret it was, where all cards are open */
  readonly to: Seat | null;
}

/** What was told to these eyes, up to and including a moment. */
export function linesUpTo(moments: readonly Moment[], eyes: Eyes, last: number): Line[] {
  const lines: Line[] = [];
  for (const { number, told } of moments.slice(0, last + 1)) {
    for (const { event, to } of told) {
      if (to !== 'all' && eyes !== 'all' && to !== eyes) continue;
      lines.push({ moment: number, event, secret: to !== 'all', to: to === 'all' ? null : to });
    }
  }
  return lines;
}

/** What stands in the address: ?at=41&as=2. Otherwise from the beginning, with the widest eyes that the game has. */
export function readPlace(
  query: URLSearchParams,
  last: number,
  { seats, opens }: { readonly seats: number; readonly opens: boolean },
): { at: number; as: Eyes } {
  const at = wholeNumber(query.get('at'));
  const as = query.get('as');
  const seat = wholeNumber(as);
  const widest: Eyes = opens ? 'all' : 'spectator';
  const eyes: Eyes = as === 'spectator' ? as : seat !== null && seat < seats ? seat : widest;
  return { at: at === null ? 0 : Math.min(at, last), as: eyes };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
