import {
  canonicalJson,
  commit,
  effective,
  type Entry,
  type Game,
  type GameRecord,
  isSecret,
  keptIn,
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
    const played = playAgain(game, record);
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

interface PlayedAgain {
  readonly chance: Says;
  readonly answers: Says;
  readonly outcome: Says;
}

/** Plays the answers with chance drawn afresh from the seed, and holds what comes against the log. */
function playAgain(game: Game, record: GameRecord): PlayedAgain {
  const { seats, options, fairness } = record;
  const notSeen: Says = [false, 'Not looked at.'];
  const badChance = (says: string): PlayedAgain => ({ chance: [false, says], answers: notSeen, outcome: notSeen });
  const chanceUpTo = (at: number): Says => [true, `Up to entry ${at} every draw is the one that the seed gives.`];
  const badAnswer = (at: number, says: string): PlayedAgain => {
    return { chance: chanceUpTo(at), answers: [false, says], outcome: notSeen };
  };
  const undone = keptIn(record.log);
  if (!undone.ok)
    return badAnswer(undone.at, `Entry ${undone.at + 1} takes back what may not be taken back. ${undone.why}`);
  const log = effective(record.log);
  let at = 0;
  let draws = 0;
  let answers = 0;
  const place = (): string => `Entry ${(undone.kept[at] ?? record.log.length) + 1}`;
  const unlike = (should: readonly Entry[]): PlayedAgain | null => {
    for (const entry of should) {
      if (canonicalJson(log[at] ?? null) !== canonicalJson(entry)) {
        return entry.type === 'chance'
          ? badChance(`${place()}: for “${entry.label}” the seed gives something else than the record says.`)
          : badAnswer(at, `${place()} is not written down as these rules write it.`);
      }
      if (entry.type === 'chance') draws += 1;
      at += 1;
    }
    return null;
  };
  try {
    const started = game.start({ seats, options, seed: seedOf(fairness!.secret!, fairness!.added) });
    const wrong = unlike(started.entries);
    if (wrong !== null) return wrong;
    let { state } = started;
    while (at < log.length) {
      const entry = log[at]!;
      if (entry.type === 'chance')
        return badChance(`${place()}: “${entry.label}” was drawn where the rules draw nothing.`);
      const next = game.after(state, entry);
      if (!next.ok)
        return badAnswer(at, `${place()}: ${record.names[entry.seat]} may not answer this. ${next.why} (${next.rule})`);
      const different = unlike(next.entries);
      if (different !== null) return different;
      answers += 1;
      ({ state } = next);
    }
    const same = canonicalJson(game.outcome(state)) === canonicalJson(record.outcome);
    return {
      chance: [
        true,
        `${draws === 1 ? 'The one draw' : `All ${draws} draws`} came out as the seed gives them: nothing was dealt on purpose.`,
      ],
      answers: [true, `All ${answers} answers were allowed when they were given.`],
      outcome: same
        ? [true, 'The game ends as the record says.']
        : [false, 'The game played again ends otherwise than the record says.'],
    };
  } catch (error) {
    return badAnswer(at, `${place()}: the rules broke. ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
  }
}
