import {
  countdownMoments,
  type CountdownMoments,
  includes,
  type Json,
  list,
  type Seat,
  type Seats,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { CountdownNow } from '@tablewright/protocol';
import type { Match } from './match.ts';
import { isPlayedByBot, type Meta } from './meta.ts';
import { BOT_PLAYS, refuse, type Reply } from './reply.ts';

// Sealed answers that a countdown opens. Until zero they lie at the table and not in the log, so that everybody may change them:
// the game is asked all the while, and takes them all at once.

export type LaidAnswer = {
  readonly value: Json;
  /** whether a person gave it: their clock is pressed when it is opened */
  readonly by: 'person' | 'bot';
};

/** What lies there. A moment is the server's time. */
export type Laid = {
  /** by seat; null where none lies */
  readonly answers: readonly (LaidAnswer | null)[];
  readonly since: number;
  readonly allReadySince: number | null;
  readonly startedAt: number | null;
};

type Preparing = Pick<Meta, 'countdown' | 'laid' | 'seats'>;

function newLaid(seats: number, now: number): Laid {
  return { answers: new Array<null>(seats).fill(null), since: now, allReadySince: null, startedAt: null };
}

/** The table after a change; `isNew`: the game has moved, and what lay there was about something else. */
export function withPreparation(
  meta: Meta,
  match: Match | null,
  about: string | null,
  isNew: boolean,
  now: number,
): Meta {
  const counts = meta.countdown !== null && about !== null && match?.game.countdown?.about === about;
  if (!counts) return meta.laid === null ? meta : { ...meta, laid: null };
  return meta.laid !== null && !isNew ? meta : { ...meta, laid: newLaid(meta.seats.length, now) };
}

/** All of it so much later: nobody could lay anything down while the server was down. */
export function delayed(meta: Meta, ms: number): Meta {
  const { laid } = meta;
  if (laid === null) return meta;
  const later = (moment: number | null): number | null => (moment === null ? null : moment + ms);
  const { since, allReadySince, startedAt } = laid;
  return {
    ...meta,
    laid: { ...laid, since: since + ms, allReadySince: later(allReadySince), startedAt: later(startedAt) },
  };
}

/** The table with an answer laid down, changed, or (null) taken up again. `asked`: all whom the game asks. */
export function withLaid(meta: Meta, seat: Seat, answer: LaidAnswer | null, asked: Seats, now: number): Meta {
  const laid = meta.laid!;
  const answers = laid.answers.map((one, i) => (i === seat ? answer : one));
  const isReady = list(asked).every((one) => answers[one] !== null);
  return { ...meta, laid: { ...laid, answers, allReadySince: isReady ? (laid.allReadySince ?? now) : null } };
}

/** The seats whose answers lie there. */
export function laidSeats({ laid }: Pick<Meta, 'laid'>): Seats {
  let seats = 0;
  for (const [seat, answer] of laid?.answers.entries() ?? []) if (answer !== null) seats |= 1 << seat;
  return seats;
}

/** What lies there, by seat, as the game takes it; null where nothing is prepared. */
export function laidValues({ laid }: Pick<Meta, 'laid'>): (Json | null)[] | null {
  return laid === null ? null : laid.answers.map((answer) => answer?.value ?? null);
}

/** Nothing has changed but what somebody had laid down before. */
export function isOnlyLaidAnew(before: Meta, after: Meta): boolean {
  const isSame = before.undo === after.undo && before.laid?.startedAt === after.laid?.startedAt;
  return (
    isSame &&
    before.laid?.answers !== after.laid?.answers &&
    laidSeats(before) === laidSeats(after) &&
    laidSeats(after) !== 0
  );
}

/** When what happens, in milliseconds from now. */
export interface CountdownDue extends Pick<CountdownMoments, 'phase'> {
  readonly leader: Seat;
  readonly leaderIn: number;
  readonly startsIn: number;
  readonly opensIn: number;
}

export function countdownDue(
  meta: Preparing,
  match: Pick<Match, 'game' | 'leader'> | null,
  now: number,
): CountdownDue | null {
  const spec = match?.game.countdown;
  if (meta.countdown === null || meta.laid === null || match === null || spec === undefined) return null;
  const leader = match.leader();
  const { since, allReadySince, startedAt } = meta.laid;
  const seconds = (moment: number | null): number | null => (moment === null ? null : (moment - since) / 1000);
  const allReady = seconds(allReadySince);
  const moments = countdownMoments(spec, meta.countdown, {
    elapsed: (now - since) / 1000,
    allReadySince: allReady,
    // A bot that leads has nothing to wait for.
    pressedAt: isPlayedByBot(meta.seats[leader]!) ? allReady : null,
    startedAt: seconds(startedAt),
  });
  const from = (moment: number): number => Math.max(0, Math.round(since + moment * 1000) - now);
  const startsIn = from(moments.startsAt);
  const opensIn = from(moments.opensAt);
  return {
    // In the milliseconds for which alarms are set: one that rings a fraction before its second would ring again and again.
    phase: startsIn > 0 ? 'preparing' : opensIn > 0 ? 'counting' : 'open',
    leader,
    leaderIn: from(moments.leaderFrom),
    startsIn,
    opensIn,
  };
}

/** Milliseconds until something has to be done about it. */
export function countdownDueIn(meta: Preparing, match: Match | null, now: number): number | null {
  const due = countdownDue(meta, match, now);
  if (due === null) return null;
  return meta.laid!.startedAt === null ? due.startsIn : due.opensIn;
}

export function countdownNow(meta: Preparing, match: Match | null, now: number): CountdownNow | null {
  const due = countdownDue(meta, match, now);
  if (due === null) return null;
  const { leader, leaderIn, startsIn, opensIn } = due;
  const counting = meta.laid!.startedAt !== null;
  return { leader, counting, left: counting ? opensIn : startsIn, leaderIn: counting ? 0 : leaderIn };
}

export function started(meta: Meta, now: number): Meta {
  return { ...meta, laid: { ...meta.laid!, startedAt: now } };
}

/** Why this seat may not start the countdown now; null when it may. */
export function whyNotCountDown(meta: Meta, match: Match | null, seat: Seat, now: number): Reply | null {
  const due = countdownDue(meta, match, now);
  if (due === null) return refuse(say`Nothing is counted down now.`);
  const { rule } = match!.game.countdown!;
  if (meta.laid!.startedAt !== null) return refuse(say`The countdown runs already.`, rule);
  if (due.leader !== seat) return refuse(say`Only the leader starts the countdown.`, rule);
  if (meta.seats[seat]!.standIn) return BOT_PLAYS;
  if (due.leaderIn === 0) return null;
  const seconds = Math.ceil(due.leaderIn / 1000);
  return refuse(
    seconds === 1
      ? say`Give everybody time: you can start the countdown in one second, or as soon as all are ready.`
      : say`Give everybody time: you can start the countdown in ${seconds} seconds, or as soon as all are ready.`,
    rule,
  );
}

export function isLaid(meta: Pick<Meta, 'laid'>, seat: Seat): boolean {
  return includes(laidSeats(meta), seat);
}
