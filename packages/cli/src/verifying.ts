import { commit, type Game, type GameRecord, playAgain, seatsTrouble, seedOf } from '@tablewright/kernel';
import { endTrouble, undoTrouble } from './replaying.ts';

// Was chance fixed before the first answer? Whoever holds the record can see for themselves: the secret must fit the hash
// that was known from the start, and the seed made of the secret and of the seats' own words must give every outcome of
// chance that stands in the log.

export const CHECKS = ['commitment', 'chance', 'answers', 'outcome'] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly check: Check;
  /** null: not looked at, since something before it does not hold */
  readonly ok: boolean | null;
  readonly says: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** why there is nothing to check, or where it fails */
  readonly why?: string;
  readonly at?: number;
}

export function verifyRecord(game: Game, record: GameRecord): Verification {
  const { fairness } = record;
  if (fairness === undefined) return nothing('this record has no fairness data, so nothing can be proved');
  const { secret, commitment, added } = fairness;
  if (secret === undefined) return nothing('the secret is not yet published; it is when the game is over');
  if (commit(secret) !== commitment) {
    return failed('commitment', { why: 'the secret is not the one whose hash was published before the game' });
  }
  const misplaced = seatsTrouble(fairness);
  if (misplaced !== null) return failed('chance', { why: misplaced });
  const undone = undoTrouble(record.log);
  if (undone !== null) return failed('answers', undone);
  const played = playAgain(game, record, seedOf(secret, added));
  if (!played.ok) return failed(played.check, played);
  const trouble = endTrouble(record, played.state);
  if (trouble !== null) return failed('outcome', trouble);
  return { ok: true, findings: CHECKS.map((check) => ({ check, ok: true, says: HOLDS[check] })) };
}

const HOLDS: Record<Check, string> = {
  commitment: 'the secret is the one whose hash was published before the game',
  chance:
    "the secret and the seats' words give every outcome of chance in the log, and the order of the seats if it was drawn",
  answers: 'every answer was on offer when it was given',
  outcome: 'the game ended as the record says',
};

function nothing(why: string): Verification {
  return { ok: false, findings: CHECKS.map((check) => ({ check, ok: null, says: 'not checked' })), why };
}

/** Chance and answers are read side by side: when one of them fails, the other has not been read to the end. */
function failed(failing: Check, { why, at }: { why: string; at?: number }): Verification {
  const findings = CHECKS.map((check): Finding => {
    if (check === failing) return { check, ok: false, says: why };
    const before = CHECKS.indexOf(check) < CHECKS.indexOf(failing) && (check === 'commitment' || failing === 'outcome');
    return before ? { check, ok: true, says: HOLDS[check] } : { check, ok: null, says: 'not checked' };
  });
  return { ok: false, findings, why, ...(at !== undefined && { at }) };
}
