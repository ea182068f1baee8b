import type { Outcome } from '@tablewright/board';
import type { View } from '@tablewright/robotariat-rules';
import {
  BURSAR_NEEDS,
  namedIn,
  type ObjectiveId,
  type PlayerCount,
  type ReportAct,
  SCRAPPER_NEEDS,
  START_REPUTATION,
  TURNCOAT_CARDS,
} from '@tablewright/robotariat-rules/content';
import { many, objectiveName, playedByAll } from './look.ts';

// How it ended, with its numbers.

export function isSuccess({ reason }: Pick<Outcome, 'reason'>): boolean {
  return reason === 'success';
}

export function headline({ reason }: Pick<Outcome, 'reason'>): string {
  switch (reason) {
    case 'success':
      return 'The Revolution succeeds!';
    case 'no-reputation':
      return 'Nobody believes in it any more';
    case 'out-of-time':
      return 'The six rounds are over';
    default:
      return 'The game is over';
  }
}

export function whyEnded({ reason }: Pick<Outcome, 'reason'>, { funds, target, round, reputation }: View): string {
  switch (reason) {
    case 'success':
      return `${funds} SPARK of ${target} in round ${round}, with ${reputation} Reputation left.`;
    case 'no-reputation':
      return `The last Reputation went in round ${round}, at ${funds} of ${target} SPARK.`;
    default:
      return `Round ${round} was the last, and the Funds hold ${funds} of ${target} SPARK.`;
  }
}

/** What happened to the condition of a card, as a fact; whether it is fulfilled is said by the outcome. */
export function factOf(view: View, seat: number, objective: ObjectiveId): string {
  const players = view.seats as PlayerCount;
  const { facts } = view;
  switch (objective) {
    case 'bursar':
      if (!facts.peaked) return `The Office never reached ${BURSAR_NEEDS[players]}.`;
      return facts.emptied
        ? `The Office was at ${BURSAR_NEEDS[players]} or more, and empty later.`
        : 'The Office was high enough, but never empty after that.';
    case 'dealer': {
      const most = Math.max(...view.players.map(({ played }) => played));
      return `${many(view.players[seat]!.played, 'card')} played; the most was ${most}.`;
    }
    case 'gambler': {
      const scale = view.players.some(({ upgrades, starting }) => upgrades.includes('U02') && starting !== 'U02');
      const traffic = view.players.some(({ used }) => used.includes('S02'));
      if (!scale && !traffic) return 'Neither of the two cards was played.';
      return `${scale ? 'Sliding Scale' : 'Adjust Traffic Reports'}${scale && traffic ? ' and Adjust Traffic Reports were' : ' was'} played.`;
    }
    case 'saboteur':
      return `Reputation was at ${view.reputation} at the end.`;
    case 'scrapper':
      return `At most ${many(facts.junkedBest, 'poster')} were junked in one turn; ${SCRAPPER_NEEDS[players]} were needed.`;
    case 'spy':
      return 'Two other players had to be named.';
    case 'traffic-director': {
      const out = view.npcs.flatMap(({ kind, at }) => (kind === 'HO' && at !== null ? [at] : []));
      const spaces = new Set(out).size;
      if (out.length === 0) return 'No Oppressor was on the board.';
      return spaces === 1
        ? `All ${out.length} Oppressors stood on one space.`
        : `The ${out.length} Oppressors stood on ${spaces} spaces.`;
    }
    case 'turncoat':
      return `${many(playedByAll(view), 'card')} played by all; the mark is ${TURNCOAT_CARDS[players]}.`;
  }
}

/** What the Spy named, in words. */
export function reportWords(report: ReportAct | null, names: readonly string[]): string | null {
  if (report === null) return null;
  const named = namedIn(report).map(({ seat, objective }) => `${names[seat]} as the ${objectiveName(objective)}`);
  return named.length === 0 ? 'The Spy named nobody.' : `The Spy named ${named.join(' and ')}.`;
}

export interface Moment {
  readonly round: number;
  readonly funds: number;
  readonly reputation: number;
  readonly office: number;
}

/** How it went, from the beginning: one entry after each NPC turn, and the end. */
export function courseOf({ seats, history }: Pick<View, 'seats' | 'history'>): Moment[] {
  return [{ round: 0, funds: 0, reputation: START_REPUTATION[seats as PlayerCount], office: 0 }, ...history];
}
