import type { Seat } from '@tablewright/kernel';
import { LANE_COUNT } from '../content/lanes.ts';
import { laneOdds } from '../outlook/lanes.ts';
import { PLACE_COUNT } from '../content/places.ts';
import { cardOf } from '../content/cards.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** What a value is reckoned with: how long it goes on, and how the lanes look. */
export interface Prospects {
  /** share of the layout cards that still lie: 1 at the start, 0 at the end */
  readonly share: number;
  /** rounds until all is taken, about */
  readonly rounds: number;
  /** the chance to get in with so many Assurance Tokens, through the best lane as I know it */
  readonly chances: readonly number[];
}

/** All that a player has in mind while answering one question. */
export interface Outlook extends Prospects {
  readonly me: Seat;
  readonly view: View;
  /**
   * The table to try things on. What the view does not show is drawn at random in it: it is not to be read. What may
   * still come stands in the numbers below.
   */
  readonly s: State;
  /** what still lies in the layouts, by kind; of the face-down ones as many as can be expected */
  readonly documents: number;
  readonly connections: number;
  readonly paydays: number;
  /** how much the others' gains matter to me: more than 0 among rivals, less among friends */
  readonly envy: number;
}

/** With so many Assurance Tokens every token is met. */
export const ENOUGH = 11;

/** Among rivals and among friends. */
const ENVY = { competitive: 0.45, cooperative: -0.35 } as const;

/** `s`: a table that fits the view. */
export function outlookOf(view: View, me: Seat, s: State): Outlook {
  let lying = 0;
  let down = 0;
  const up = { document: 0, connection: 0, payday: 0, life: 0 };
  for (const { layout } of view.players) {
    for (const seen of layout) {
      if (seen === null) continue;
      lying += 1;
      if (seen === 'down') down += 1;
      else up[cardOf(seen).kind] += 1;
    }
  }
  const { documents, connections, life, paydays } = view.unseen;
  const hidden = documents + connections + life.length + paydays;
  const each = hidden === 0 ? 0 : down / hidden;
  const papers = view.passports + view.tickets;
  return {
    me,
    view,
    s,
    share: lying / (view.seats * PLACE_COUNT),
    rounds: (lying + 2 * papers) / view.seats,
    documents: up.document + documents * each,
    connections: up.connection + connections * each,
    paydays: up.payday + paydays * each,
    chances: chancesIn(view),
    envy: ENVY[view.mode],
  };
}

function chancesIn(view: View): number[] {
  const chances: number[] = [];
  for (let assurance = 0; assurance <= ENOUGH; assurance += 1) {
    let best = 0;
    for (let lane = 0; lane < LANE_COUNT; lane += 1) {
      const { left, top } = view.lanes[lane]!;
      best = Math.max(best, laneOdds(left, assurance, top).chance);
    }
    chances.push(best);
  }
  return chances;
}
