import type { Json } from '@tablewright/board';
import type { Answers, View } from '@tablewright/emergence-rules';
import { type Team, TEAMS } from '@tablewright/emergence-rules/content';
import { othersInserting } from '@tablewright/emergence-rules/outlook';
import { say } from '@tablewright/kernel/words';

// How tokens are shared out before the split is answered. How many may be inserted is in the question.

export type Share = Answers['insert'];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const NOTHING_YET: Share = { ai: 0, human: 0 };

/** What was shared out so far; a kept draft may be anything, and old. */
export function shareIn(draft: Json | null, { max }: Bounds): Share {
  if (draft === null || typeof draft !== 'object' || Array.isArray(draft)) return NOTHING_YET;
  const kept = draft as { readonly [team: string]: Json };
  const amount = (team: Team): number | null => {
    const n = kept[team];
    return typeof n === 'number' && Number.isInteger(n) && n >= 0 ? n : null;
  };
  const [ai, human] = TEAMS.map(amount);
  return ai == null || human == null || ai + human > max ? NOTHING_YET : { ai, human };
}

export function shared({ ai, human }: Share): number {
  return ai + human;
}

/** One more or one less for a team; the same share when there is no token to move. */
export function changed(share: Share, team: Team, by: 1 | -1, { max }: Bounds): Share {
  const now = share[team];
  if (now + by < 0 || shared(share) + by > max) return share;
  return { ...share, [team]: now + by };
}

/** Everything that is not with the other team yet goes to this one. */
export function filled(share: Share, team: Team, { max }: Bounds): Share {
  return { ...share, [team]: share[team] + max - shared(share) };
}

export function isEnough(share: Share, { min, max }: Bounds): boolean {
  const total = shared(share);
  return total >= min && total <= max;
}

/** EMG-405, EMG-410 What the others will see of my share, and what they can reckon from it. */
export function seenOfSplit(view: View): string {
  switch (othersInserting(view)) {
    case 0:
      return say`Nobody else inserts this time: the sums will show how you split them.`;
    case 1:
      return say`Everybody sees how many you insert, and later both sums. Only one other inserts: that one can tell from the sums how you split yours.`;
    default:
      return say`Everybody sees how many you insert, and later both sums. How you split yours is not shown until the game is over, but the sums may tell: a sum of 0 tells everybody.`;
  }
}
