import type { Seat } from './seats.ts';
import { say } from './words/say.ts';

// A countdown at whose end a sealed question is opened, at tables that are played live. As arithmetic: seconds are handed in,
// moments are handed back, and whoever has a clock runs it.

/** Whole seconds that a host may set. */
export interface SecondsSpec {
  readonly preset: number;
  readonly min: number;
  readonly max: number;
}

export interface CountdownTimes {
  /** how long is counted down */
  readonly countdown: SecondsSpec;
  /** how long people may think before it starts by itself */
  readonly preparation: SecondsSpec;
  /** the leader may start it after so many seconds, ready or not */
  readonly leaderAfter: number;
  /** all are ready and the leader does nothing for so many seconds: it starts by itself */
  readonly idleLeader: number;
}

/** What a game says of its countdown. */
export interface CountdownSpec<S, N extends string = string> extends CountdownTimes {
  /** the ledger id behind it */
  readonly rule: string;
  /** the sealed question that is opened at zero; until then everybody may change what they have laid down */
  readonly about: N;
  /** who starts it */
  leader(s: S): Seat;
}

/** What the host has set, in seconds. A type alias, so that it counts as plain JSON. */
export type CountdownSetting = { readonly countdown: number; readonly preparation: number };

/** How a preparation goes. All times are in seconds since it began. */
export interface Preparation {
  readonly elapsed: number;
  /** when the last seat became ready; null while somebody is not */
  readonly allReadySince: number | null;
  /** when the leader has said that it starts */
  readonly pressedAt: number | null;
  /**
   * When the countdown began, once it has. Answers may still change then, and with them who is ready: a countdown worked out
   * anew from `allReadySince` would jump back to the preparation.
   */
  readonly startedAt: number | null;
}

export interface CountdownMoments {
  readonly phase: 'preparing' | 'counting' | 'open';
  /** from when on the leader may start it, if nothing else happens */
  readonly leaderFrom: number;
  /** when it starts or has started, if nothing else happens */
  readonly startsAt: number;
  /** when the answers are opened, if nothing else happens */
  readonly opensAt: number;
}

export function countdownMoments(
  { leaderAfter, idleLeader }: Pick<CountdownTimes, 'leaderAfter' | 'idleLeader'>,
  setting: CountdownSetting,
  { elapsed, allReadySince, pressedAt, startedAt }: Preparation,
): CountdownMoments {
  const never = Number.POSITIVE_INFINITY;
  const leaderFrom = Math.min(leaderAfter, allReadySince ?? never);
  // Said too early it does not count, not even later: the leader has to say it again.
  const pressed = pressedAt !== null && pressedAt >= leaderFrom ? pressedAt : never;
  const byItself = Math.min((allReadySince ?? never) + idleLeader, setting.preparation);
  const startsAt = startedAt ?? Math.min(pressed, byItself);
  const opensAt = startsAt + setting.countdown;
  const phase = elapsed < startsAt ? 'preparing' : elapsed < opensAt ? 'counting' : 'open';
  return { phase, leaderFrom, startsAt, opensAt };
}

export function presetCountdown({ countdown, preparation }: CountdownTimes): CountdownSetting {
  return { countdown: countdown.preset, preparation: preparation.preset };
}

/** Why the host may not set it so; null when it may be. */
export function whyNotCountdown(times: CountdownTimes, setting: CountdownSetting): string | null {
  return (
    whyNotSeconds(say`the countdown`, times.countdown, setting.countdown) ??
    whyNotSeconds(say`the time to prepare`, times.preparation, setting.preparation)
  );
}

function whyNotSeconds(what: string, { min, max, preset }: SecondsSpec, seconds: number): string | null {
  if (Number.isInteger(seconds) && seconds >= min && seconds <= max) return null;
  return say`Set ${what} to a whole number of seconds from ${min} to ${max}; ${preset} suits most tables.`;
}
