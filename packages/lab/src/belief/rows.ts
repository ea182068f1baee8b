import type { Game } from '@tablewright/kernel';
import { dampened, type Deeds, type Witness } from '@tablewright/kernel/signs';
import { Watched, type WatchRequest } from './watch.ts';

// What the signs of roles are learned from: what everybody has been seen to do at some moments of games between steady players, and
// what they were.

export interface RowsRequest extends Omit<WatchRequest, 'seats'> {
  /** how many sit at a table; they are dealt round */
  readonly seats: readonly number[];
  readonly games: number;
  onProgress?(done: number, of: number): void;
}

/** One seat at one moment each. */
export interface Rows {
  /** the deeds that are common enough to say something */
  readonly deeds: readonly string[];
  readonly rows: number;
  /** by row: for each deed its dampened amount, then how far that is above the mean of the table */
  readonly input: Float64Array;
  readonly role: Int32Array;
  /** by row and role: the logarithm of how often it is dealt among so many seats */
  readonly dealt: Float64Array;
  readonly game: Int32Array;
}

/** When a game is looked at, as shares of its answers. */
const LOOKS = [0.25, 0.4, 0.5, 0.6, 0.75, 0.9] as const;

/** What fewer seats than this have done says nothing that would come true again. */
const COMMON = 0.01;

/** The logarithm for a role that is never dealt. */
const NEVER = -30;

interface Look {
  readonly game: number;
  readonly done: readonly Deeds[];
  readonly roles: readonly number[];
}

export function rowsOf(game: Game, witness: Witness, request: RowsRequest): Rows {
  const looks: Look[] = [];
  for (let index = 0; index < request.games; index += 1) {
    const seats = request.seats[index % request.seats.length]!;
    const watched = new Watched(game, { ...request, seats }, index);
    for (const share of LOOKS) {
      const answers = watched.answersAt(share);
      const s = watched.stateAfter(answers);
      looks.push({
        game: index,
        done: witness.deedsIn(watched.toldBy(answers, 'all'), seats),
        roles: Array.from({ length: seats }, (_, seat) => witness.roles.indexOf(game.role!(s, seat))),
      });
    }
    request.onProgress?.(index + 1, request.games);
  }
  return tabled(looks, witness.roles.length);
}

function tabled(looks: readonly Look[], roles: number): Rows {
  const seatsIn = looks.map(({ done }) => done.length);
  const rows = seatsIn.reduce((sum, seats) => sum + seats, 0);
  const deeds = commonIn(looks, COMMON * rows);
  const dealt = dealtBySeats(looks, roles);
  const width = 2 * deeds.length;
  const table: Rows = {
    deeds,
    rows,
    input: new Float64Array(rows * width),
    role: new Int32Array(rows),
    dealt: new Float64Array(rows * roles),
    game: new Int32Array(rows),
  };
  let row = 0;
  for (const { game, done, roles: held } of looks) {
    for (const [i, deed] of deeds.entries()) {
      const amounts = done.map((mine) => dampened(mine.get(deed) ?? 0));
      const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
      for (const [seat, amount] of amounts.entries()) {
        table.input[(row + seat) * width + i] = amount;
        table.input[(row + seat) * width + deeds.length + i] = amount - mean;
      }
    }
    for (const [seat, role] of held.entries()) {
      table.role[row + seat] = role;
      table.game[row + seat] = game;
      table.dealt.set(dealt.get(done.length)!, (row + seat) * roles);
    }
    row += done.length;
  }
  return table;
}

function commonIn(looks: readonly Look[], least: number): string[] {
  const seen = new Map<string, number>();
  for (const { done } of looks) {
    for (const mine of done) for (const deed of mine.keys()) seen.set(deed, (seen.get(deed) ?? 0) + 1);
  }
  return [...seen].flatMap(([deed, times]) => (times >= least ? [deed] : [])).sort();
}

/** By number of seats: how often each role is dealt. */
function dealtBySeats(looks: readonly Look[], roles: number): Map<number, number[]> {
  const counts = new Map<number, number[]>();
  for (const { done, roles: held } of looks) {
    let count = counts.get(done.length);
    if (count === undefined) counts.set(done.length, (count = new Array<number>(roles).fill(0)));
    for (const role of held) if (role >= 0) count[role]! += 1;
  }
  for (const count of counts.values()) {
    const all = count.reduce((sum, each) => sum + each, 0);
    for (const [role, times] of count.entries()) count[role] = times === 0 ? NEVER : Math.log(times / all);
  }
  return counts;
}
