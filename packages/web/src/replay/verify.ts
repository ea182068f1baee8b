import {
  canonicalJson,
  commit,
  type Game,
  type GameRecord,
  isSecret,
  playAgain,
  seatsTrouble,
  seedOf,
} from '@tablewright/kernel';

// "Check this game": was everything fixed before the first answer, and did everybody keep to the rules? The browser plays
// the whole game again by itself; it believes nothing but the hash that it was shown at the start.

export const CHECKS = ['commitment', 'seed', 'chance', 'answers', 'outcome'] as const;
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
}

/** What this browser itself remembers of the game. */
export interface Remembered {
  /** the hash as it was shown here before the game */
  readonly commitment: string | null;
  /** what this browser added to the seed */
  readonly salt: string | null;
}

const NOTHING_REMEMBERED: Remembered = { commitment: null, salt: null };

export function verify(game: Game, record: GameRecord, remembered: Remembered = NOTHING_REMEMBERED): Verification {
  const findings: Finding[] = [];
  const found = (check: Check, ok: boolean, says: string): boolean => {
    findings.push({ check, ok, says });
    return ok;
  };
  const sound =
    found('commitment', ...commitmentOf(record, remembered)) && found('seed', ...seedIn(record, remembered));
  if (sound) {
    const played = replayed(game, record);
    if (found('chance', ...played.chance)) {
      if (found('answers', ...played.answers)) found('outcome', ...played.outcome);
    }
  }
  for (const check of CHECKS.slice(findings.length)) findings.push({ check, ok: null, says: 'Not looked at.' });
  return { ok: findings.every(({ ok }) => ok === true), findings };
}

type Says = [ok: boolean, says: string];

function commitmentOf({ fairness }: GameRecord, remembered: Remembered): Says {
  if (fairness === undefined)
    return [false, 'Nothing can be proved: this game went on from a moment of another one, whose secret was known.'];
  if (fairness.secret === undefined) return [false, 'The record holds no secret, so nothing can be proved.'];
  if (!isSecret(fairness.secret) || commit(fairness.secret) !== fairness.commitment)
    return [false, 'The secret is not the one whose hash was published before the game.'];
  if (remembered.commitment !== null && remembered.commitment !== fairness.commitment)
    return [false, 'The published hash is not the one that this browser was shown before the game.'];
  const here = remembered.commitment === null ? '' : ' It is the hash that this browser was shown then.';
  return [true, `The secret behind all chance fits the hash that was published before the first answer.${here}`];
}

function seedIn({ fairness }: GameRecord, { salt }: Remembered): Says {
  const added = fairness?.added ?? [];
  const words = added.filter((text) => text !== '').length;
  if (salt !== null && !added.includes(salt)) return [false, 'What this browser added to the seed is missing from it.'];
  const own = salt === null ? '' : ' What this browser added is among it.';
  return words === 0
    ? [true, 'The seed is made of the secret alone; no seat added anything.']
    : [true, `The seed is made of the secret and of what ${words === 1 ? 'one seat' : `${words} seats`} added.${own}`];
}

/** Plays the whole game again, and says of each point what was found. */
function replayed(game: Game, record: GameRecord): { chance: Says; answers: Says; outcome: Says } {
  const notSeen: Says = [false, 'Not looked at.'];
  const { secret, added, satAt } = record.fairness!;
  const misplaced = seatsTrouble(record.fairness!);
  if (misplaced !== null) {
    return { chance: [false, `The seats do not fit: ${misplaced}.`], answers: notSeen, outcome: notSeen };
  }
  const again = playAgain(game, record, seedOf(secret!, added));
  if (!again.ok) {
    const says = `Entry ${again.at + 1} does not fit: ${again.why}`;
    if (again.check === 'chance') return { chance: [false, says], answers: notSeen, outcome: notSeen };
    const soFar = `Up to entry ${again.at + 1} every draw is the one that the seed gives.`;
    return { chance: [true, soFar], answers: [false, says], outcome: notSeen };
  }
  const { draws, answers, state } = again;
  const all = draws === 1 ? 'The one draw' : `All ${draws} draws`;
  const same = canonicalJson(game.outcome(state)) === canonicalJson(record.outcome);
  return {
    chance: [
      true,
      `${all} came out as the seed gives them${satAt === undefined ? '' : ', and so did the order of the seats'}: nothing was dealt on purpose.`,
    ],
    answers: [true, `All ${answers} answers were allowed when they were given.`],
    outcome: same
      ? [true, 'The game ends as the record says.']
      : [false, 'The game played again ends otherwise than the record says.'],
  };
}
