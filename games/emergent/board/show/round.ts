import type { Told, View } from '@tablewright/emergent-rules';
import { shows } from '../motion.ts';
import type { ScreenProps } from '../props.ts';

// The last round as this board was given it, moment by moment: so it can be shown once more. Nothing is worked out here.

export interface RoundMoment {
  readonly before: View;
  readonly view: View;
  readonly told: readonly Told[];
}

export interface Round {
  /** what was given last */
  readonly view: View;
  readonly round: number;
  readonly moments: readonly RoundMoment[];
  /** its accounts have come, and nobody has put them away */
  readonly report: boolean;
}

type Given = Pick<ScreenProps, 'view' | 'before' | 'told' | 'missed'>;

/** What a board begins with: nothing that was there before is known. */
export function opened({ view }: Pick<Given, 'view'>): Round {
  return { view, round: view.executed, moments: [], report: false };
}

/** With what has just been given. A reveal begins a new round; after a jump nothing is known any more. */
export function gathered(known: Round, { view, before, told, missed = [] }: Given): Round {
  if (before === null && missed.length === 0) return opened({ view });
  let { moments, report } = known;
  let at = missed.length === 0 && before !== null ? before : known.view;
  for (const moment of [...missed, { view, told }]) {
    const types = new Set(moment.told.map(({ type }) => type));
    if (types.has('revealed')) {
      moments = [];
      report = false;
    }
    const isBegun = moments.length > 0 || types.has('revealed');
    // with the next round come its accounts, and in an open market its cards: that is no step of this one
    if (isBegun && !types.has('round') && [...types].some((type) => Object.hasOwn(shows.cues, type))) {
      moments = [...moments, { before: at, view: moment.view, told: moment.told }];
    }
    // at the end of the game the accounts come with the result
    if (types.has('accounts') && view.outcome === null && view.executed < view.rounds) report = true;
    at = moment.view;
  }
  return { view, round: view.executed, moments, report };
}
