// EMG-104, EMG-105 Preparation and countdown as a rule without a clock: seconds are handed in, moments are handed back.

export const TIMING = {
  countdown: { preset: 5, min: 3, max: 15 },
  /** the leader's button is live after so many seconds, ready or not */
  leaderAfter: 10,
  /** all are ready and the leader does nothing for so many seconds: the countdown starts by itself */
  idleLeader: 5,
  /** the preset time to prepare; then the countdown starts by itself */
  preparation: 60,
} as const;

export const PACES = ['timed', 'untimed'] as const;
export type Pace = (typeof PACES)[number];

/** All times are in seconds since the preparation of this round began. */
export interface Preparation {
  readonly mode: Pace;
  readonly elapsed: number;
  /** when the last operative became ready (untimed: when the last selection came in); null while somebody is not */
  readonly allReadySince: number | null;
  /** when the leader pressed "count down" */
  readonly pressedAt: number | null;
  readonly countdown: number;
  /** the host's preparation time, when it is not the preset one */
  readonly preparation?: number;
  /**
   * When the countdown began, once it has. Selections may still change then, and with them who is ready: a countdown
   * worked out anew from `allReadySince` would jump back to the preparation.
   */
  readonly startedAt?: number | null;
}

export interface Moments {
  readonly phase: 'preparing' | 'counting' | 'revealed';
  /** whether the leader may press "count down" now */
  readonly buttonLive: boolean;
  /** when the countdown starts or started, if nothing else happens; null when there is none */
  readonly startsAt: number | null;
  /** when all selections are revealed, if nothing else happens; null when that waits for somebody */
  readonly revealsAt: number | null;
}

export function momentsOf(preparation: Preparation): Moments {
  return preparation.mode === 'untimed' ? untimed(preparation) : timed(preparation);
}

/** EMG-105 Untimed and play-by-turn: revealed when the last selection is in, without countdown. */
function untimed({ elapsed, allReadySince }: Preparation): Moments {
  const revealed = allReadySince !== null && elapsed >= allReadySince;
  return {
    phase: revealed ? 'revealed' : 'preparing',
    buttonLive: false,
    startsAt: null,
    revealsAt: allReadySince,
  };
}

function timed({ elapsed, allReadySince, pressedAt, countdown, preparation, startedAt }: Preparation): Moments {
  const never = Number.POSITIVE_INFINITY;
  const liveFrom = Math.min(TIMING.leaderAfter, allReadySince ?? never);
  // A press before the button is live does not count, not even later: the leader has to press again.
  const pressed = pressedAt !== null && pressedAt >= liveFrom ? pressedAt : never;
  const byItself = Math.min((allReadySince ?? never) + TIMING.idleLeader, preparation ?? TIMING.preparation);
  const startsAt = startedAt ?? Math.min(pressed, byItself);
  const revealsAt = startsAt + countdown;
  const phase = elapsed < startsAt ? 'preparing' : elapsed < revealsAt ? 'counting' : 'revealed';
  return { phase, buttonLive: phase === 'preparing' && elapsed >= liveFrom, startsAt, revealsAt };
}

export type CountdownSetting =
  | { readonly ok: true; readonly seconds: number }
  | { readonly ok: false; readonly why: string };

/** EMG-104 The host may set the countdown from 3 to 15 whole seconds. */
export function countdownSetting(value: unknown): CountdownSetting {
  const { min, max, preset } = TIMING.countdown;
  const seconds = typeof value === 'number' ? value : Number.NaN;
  if (Number.isInteger(seconds) && seconds >= min && seconds <= max) return { ok: true, seconds };
  return {
    ok: false,
    why: `Set the countdown to a whole number of seconds from ${min} to ${max}; ${preset} suits most tables.`,
  };
}
