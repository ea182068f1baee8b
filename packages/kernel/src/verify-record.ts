import { headsOf } from './chain.ts';
import { commit, type Fairness, type GameRecord, isSecret, seatsTrouble, seedOf } from './fairness.ts';
import type { Game } from './game.ts';
import { canonicalJson } from './json.ts';
import type { RewindEntry } from './log.ts';
import { type SaidHere, saidTrouble } from './said-here.ts';
import { commitmentTo, drawnSeats, saltByRule, saltHashOf, sealedSeed, type Sealing } from './sealing.ts';
import { playAgain } from './verify.ts';
import { say } from './words/say.ts';

// "Check this game": what was fixed before the first answer, is the log the one that was played, and did everybody keep to the
// rules? Whoever holds the record can see for themselves; what they kept while it was played makes it a proof against the table.

export const CHECKS = ['commitment', 'seed', 'starts', 'log', 'chance', 'answers', 'outcome'] as const;
export type Check = (typeof CHECKS)[number];

export interface Finding {
  readonly check: Check;
  /** null: not looked at, since something before it does not hold; or nobody can say it */
  readonly ok: boolean | null;
  readonly says: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** what nobody can see from this record, in sentences */
  readonly unproved: readonly string[];
  /** why there is nothing to check, or what does not hold; and the entry of the log at which it does not */
  readonly why?: string;
  readonly at?: number;
}

/** What somebody has kept of the game while it was played. */
export interface Kept {
  /** the hash as it was shown before the game */
  readonly commitment: string | null;
  /** what they added to the seed */
  readonly salt: string | null;
  /** where they sat when they added it, before the seats were drawn; null where that was not kept */
  readonly places: readonly number[] | null;
  /** how many starts before this one were called off after they had shown something for it; null where nobody counted */
  readonly calledOff: number | null;
  /** the table was shown as before its game, after that had begun */
  readonly reopened: boolean;
  /** links of the log's chain that they were sent, or how those begin */
  readonly heads: readonly string[];
  /** what they have said, in that order */
  readonly said: readonly SaidHere[];
}

export const NOTHING_KEPT: Kept = {
  commitment: null,
  salt: null,
  places: null,
  calledOff: null,
  reopened: false,
  heads: [],
  said: [],
};

export function isAnythingKept({ commitment, salt, heads, said, reopened }: Kept): boolean {
  return commitment !== null || salt !== null || heads.length > 0 || said.length > 0 || reopened;
}

/** Something holds, or it does not; null where nobody can say. */
type Says = { readonly ok: boolean | null; readonly says: string; readonly at?: number };

const holds = (says: string): Says => ({ ok: true, says });
const fails = (says: string, at?: number): Says => ({ ok: false, says, ...(at !== undefined && { at }) });

export function verifyRecord(game: Game, record: GameRecord, kept: Kept = NOTHING_KEPT): Verification {
  const { fairness } = record;
  const lacks = whatIsLeftOut(record, kept);
  if (lacks !== null) return { ...nothing(lacks), findings: notLookedAt(CHECKS.slice(1), fails(lacks)) };
  if (fairness === undefined) {
    return nothing(
      say`This record has no fairness data, so nothing can be proved: it was played by bots among themselves, or it goes on from a moment of another game or from a browser.`,
    );
  }
  if (fairness.secret === undefined) {
    return nothing(say`The secret is not yet published, so nothing can be proved; it is when the game is over.`);
  }
  const proved = fairness as Proved;
  const unproved = cannotBeProved(proved, kept);
  const findings: Finding[] = [];
  let wrong: Says | null = null;
  for (const [check, look] of looks(game, record, proved, kept)) {
    if (wrong !== null) {
      findings.push({ check, ok: null, says: say`Not looked at.` });
      continue;
    }
    const { ok, says, at } = look();
    // What other rules make of it says nothing about those with which it was played, and which the hash names.
    if (ok === false && BY_THE_RULES.has(check) && record.rulesVersion !== game.rulesVersion) {
      return { ok: false, findings: [...findings, ...withOtherRules(check)], unproved, why: otherRules(game, record) };
    }
    findings.push({ check, ok, says });
    if (ok === false) wrong = fails(says, at);
  }
  if (wrong === null) return { ok: true, findings, unproved };
  return { ok: false, findings, unproved, why: wrong.says, ...(wrong.at !== undefined && { at: wrong.at }) };
}

/** What is checked by playing the game again. */
const BY_THE_RULES: ReadonlySet<Check> = new Set(['chance', 'answers', 'outcome']);

function withOtherRules(from: Check): Finding[] {
  const says = say`Not looked at: that takes the rules with which it was played.`;
  return CHECKS.slice(CHECKS.indexOf(from)).map((check) => ({ check, ok: null, says }));
}

function otherRules({ rulesVersion: here }: Game, { rulesVersion: then }: GameRecord): string {
  return say`The game was played with version ${then} of the rules, and these are version ${here}, which do not play it alike: what has to be played again for it cannot be checked here. All that can be checked without playing holds.`;
}

function nothing(why: string): Verification {
  return { ok: false, findings: notLookedAt(CHECKS), unproved: [], why };
}

/** `first`: what the first check says after all. */
function notLookedAt(checks: readonly Check[], first?: Says): Finding[] {
  const rest = checks.map((check) => ({ check, ok: null, says: say`Not looked at.` }));
  return first === undefined ? rest : [{ check: CHECKS[0], ok: first.ok, says: first.says }, ...rest];
}

/**
 * What a record must have that somebody has kept something for. Whoever holds the server could otherwise leave out the very part that
 * it would be held against, and the check would have nothing to find.
 */
function whatIsLeftOut({ fairness }: GameRecord, kept: Kept): string | null {
  if (!isAnythingKept(kept)) return null;
  if (fairness === undefined) {
    return say`The record has no fairness data, though something was kept here while it was played: it was left out.`;
  }
  if (fairness.secret === undefined) {
    return say`The record has no secret, so what was kept here cannot be held against it. It is published when the game is over; after that it was left out.`;
  }
  if (fairness.sealed !== undefined) return null;
  if (kept.heads.length > 0 || kept.said.length > 0 || kept.places !== null || kept.calledOff !== null) {
    return say`The record has neither a chain nor what was sealed, though the game that was played here had both: they were left out.`;
  }
  return kept.commitment === null
    ? say`The hash of this record covers the secret alone. What was added to the seed proves something only together with the hash from before the game.`
    : null;
}

type Proved = Fairness & { readonly secret: string };

/** What is looked at, in this order; each only where all before it holds. */
function looks(game: Game, record: GameRecord, fairness: Proved, kept: Kept): [Check, () => Says][] {
  const { sealed } = fairness;
  const played = once(() => playAgain(game, record, seedIn(fairness)));
  const all: [Check, () => Says][] = [
    ['commitment', () => commitmentHolds(record, fairness, kept)],
    ['seed', () => seedHolds(fairness, kept)],
  ];
  if (sealed !== undefined) {
    all.push(['starts', () => startsHold(kept)], ['log', () => logHolds(record, fairness, kept)]);
  }
  all.push(
    [
      'chance',
      () => {
        const misplaced = orderTrouble(fairness);
        if (misplaced !== null) return fails(say`The seats do not fit: ${misplaced}.`);
        const again = played();
        if (!again.ok && again.check === 'chance')
          return fails(say`Entry ${again.at + 1} of the log does not fit: ${again.why}.`, again.at);
        if (!again.ok) return holds(say`Up to entry ${again.at + 1} every draw is the one that the seed gives.`);
        return holds(drawsWords(again.draws, fairness.satAt !== undefined));
      },
    ],
    [
      'answers',
      () => {
        const again = played();
        if (!again.ok) return fails(say`Entry ${again.at + 1} of the log does not fit: ${again.why}`, again.at);
        return holds(say`All ${again.answers} answers were allowed when they were given.`);
      },
    ],
    [
      'outcome',
      () => {
        const again = played();
        const outcome = again.ok ? again.state.outcome : null;
        if (canonicalJson(outcome) === canonicalJson(record.outcome))
          return holds(say`The game ends as the record says.`);
        const why = `The record says ${ended(record.outcome)}, but the log leads to: ${ended(outcome)}.`;
        return fails(why, record.log.length);
      },
    ],
  );
  return all;
}

function drawsWords(draws: number, withSeats: boolean): string {
  if (withSeats) {
    return draws === 1
      ? say`The one draw came out as the seed gives them, and so did the order of the seats.`
      : say`All ${draws} draws came out as the seed gives them, and so did the order of the seats.`;
  }
  return draws === 1
    ? say`The one draw came out as the seed gives them.`
    : say`All ${draws} draws came out as the seed gives them.`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

// ------------------------------------------------------------------------------------------------------------------ the hash

function commitmentHolds(record: GameRecord, fairness: Proved, kept: Kept): Says {
  const { secret, commitment, sealed } = fairness;
  if (!isSecret(secret)) return fails(say`The secret is no secret: it must be 64 hexadecimal digits.`);
  const misnamed = sealed === undefined ? null : namesTrouble(record, fairness, sealed.seats);
  if (misnamed !== null) return fails(misnamed);
  const should = sealed === undefined ? commit(secret) : commitmentTo(sealingOf(record, secret, sealed));
  if (should !== commitment) {
    return fails(
      sealed === undefined
        ? say`The secret is not the one whose hash was published before the game.`
        : say`Something of this is not what was published before the game: the secret, the game, its rules, its options, who sat where, or what was promised for the seed.`,
    );
  }
  if (kept.commitment !== null && kept.commitment !== commitment) {
    return fails(
      say`The published hash is not the one that was kept here before the game: this is another deal than the one to which something was added from here, or it was begun while you were away.`,
    );
  }
  const fits =
    sealed === undefined
      ? say`The secret fits the hash that was published before the first answer.`
      : say`The secret, the game, its rules, its options, who sat where and what was promised for the seed: all of it fits the hash that was published before the first answer.`;
  return holds(kept.commitment === null ? fits : `${fits} ${say`It is the hash that was kept here then.`}`);
}

export function sealingOf(
  { game, rulesVersion, options }: Pick<GameRecord, 'game' | 'rulesVersion' | 'options'>,
  secret: string,
  { seatOrder, seats }: NonNullable<Fairness['sealed']>,
): Sealing {
  return { secretHash: commit(secret), game, rulesVersion, options, seatOrder, seats };
}

/** By the place where people sat down. */
function byPlace<T>(bySeat: readonly T[], { satAt }: Fairness): T[] {
  const placed = bySeat.slice();
  for (const [seat, place] of (satAt ?? []).entries()) placed[place] = bySeat[seat]!;
  return placed;
}

function namesTrouble({ names, seats }: GameRecord, fairness: Fairness, sealed: Sealing['seats']): string | null {
  if (sealed.length !== seats) return say`There were ${sealed.length} seats before the game; the record has ${seats}.`;
  const now = byPlace(names, fairness);
  const wrong = sealed.findIndex(({ name }, place) => name !== now[place]);
  return wrong < 0 ? null : say`Before the game “${sealed[wrong]!.name}” sat where the record names “${now[wrong]!}”.`;
}

// ------------------------------------------------------------------------------------------------------------------ the seed

function seedIn(fairness: Proved): string {
  const { secret, added, commitment, sealed } = fairness;
  return sealed === undefined ? seedOf(secret, added) : sealedSeed(commitment, secret, byPlace(added, fairness));
}

function seedHolds(fairness: Proved, { salt, places }: Kept): Says {
  const { added, sealed, commitment } = fairness;
  const salts = byPlace(added, fairness);
  for (const [place, { saltHash, name }] of (sealed?.seats ?? []).entries()) {
    if (saltHash === null && salts[place] !== saltByRule(commitment, place)) {
      return fails(
        say`For ${name} nobody brought anything to the seed, and what stands there is not what follows from the hash.`,
      );
    }
    if (saltHash !== null && saltHashOf(salts[place]!) !== saltHash) {
      return fails(say`What ${name} added to the seed is not what was promised before the game.`);
    }
  }
  if (salt !== null && !salts.includes(salt))
    return fails(say`What was added to the seed from here is missing from it.`);
  if (salt !== null && places?.some((place) => salts[place] !== salt) === true)
    return fails(say`What was added to the seed from here stands at the seat of somebody else.`);
  const count =
    sealed === undefined
      ? salts.filter((text) => text !== '').length
      : sealed.seats.filter(({ saltHash }) => saltHash !== null).length;
  if (count === 0) return holds(say`The seed follows from the secret and the hash alone; no seat added anything.`);
  const made = sealed === undefined ? oldSeedWords(count) : seedWords(count);
  if (salt === null) return holds(made);
  const mine =
    places === null
      ? say`What was added from here is among it.`
      : say`What was added from here is among it, at its own seat.`;
  return holds(`${made} ${mine}`);
}

function seedWords(count: number): string {
  return count === 1
    ? say`The seed is made of the secret and of what one seat added, both promised before either was shown.`
    : say`The seed is made of the secret and of what ${count} seats added, each promised before any was shown.`;
}

/** Before there was sealing nobody promised anything. */
function oldSeedWords(count: number): string {
  return count === 1
    ? say`The seed is made of the secret and of what one seat added, which the table knew before the deal.`
    : say`The seed is made of the secret and of what ${count} seats added, which the table knew before the deal.`;
}

function orderTrouble(fairness: Proved): string | null {
  const { sealed, satAt } = fairness;
  if (sealed === undefined) return seatsTrouble(fairness);
  const should = sealed.seatOrder === 'fixed' ? undefined : drawnSeats(seedIn(fairness), sealed.seats.length);
  if (canonicalJson(should ?? null) === canonicalJson(satAt ?? null)) return null;
  const says = should === undefined ? 'they were fixed' : `the seed gives ${JSON.stringify(should)}`;
  return `${says}, but the record says ${satAt === undefined ? 'that nobody moved' : JSON.stringify(satAt)}`;
}

// ---------------------------------------------------------------------------------------------------------------- the starts

/** Whoever runs the server knows the deal as soon as all salts are shown: each start that is called off then is one deal more to choose from. */
function startsHold({ salt, calledOff, reopened }: Kept): Says {
  if (reopened) {
    return fails(
      say`After the game had begun the table was shown here as before it: another deal may have taken its place.`,
    );
  }
  if (calledOff === null || (salt === null && calledOff === 0)) {
    return unknown(
      say`How many starts were called off before this one was not counted here: a page that adds something to the seed counts them.`,
    );
  }
  if (calledOff === 0) {
    return holds(
      say`It is the first start for which anything was shown from here: there was one deal, and nothing to choose from.`,
    );
  }
  return unknown(
    calledOff === 1
      ? say`One start before this one was called off after this browser had shown what it adds: whoever runs the server could know that deal, and want another.`
      : say`${calledOff} starts before this one were called off after this browser had shown what it adds: whoever runs the server could know those deals, and want another.`,
  );
}

const unknown = (says: string): Says => ({ ok: null, says });

// ------------------------------------------------------------------------------------------------------------------- the log

function logHolds({ log }: GameRecord, fairness: Proved, kept: Kept): Says {
  const { commitment, secret, head, sealed } = fairness;
  const heads = headsOf(commitment, secret, byPlace(fairness.added, fairness), log);
  if (heads.at(-1) !== head)
    return fails(
      say`The log is not the one whose last link the record names: something in it was changed, left out or added.`,
    );
  for (const [at, entry] of log.entries()) {
    if (entry.type !== 'rewind') continue;
    const missing = whoHasNotAgreed(entry, fairness, sealed!.seats);
    if (missing !== null)
      return fails(say`At entry ${at + 1} of the log the game was taken back, and ${missing} had not agreed.`, at);
  }
  const linked = linksHold(heads, kept);
  const other = linked.ok === true ? saidTrouble(log, kept.said) : null;
  if (other !== null) return fails(other.says, other.at);
  const isAnswered = kept.said.some(({ what }) => what === 'answer' || what === 'laid');
  if (!isAnswered || linked.ok !== true) return linked;
  return holds(`${linked.says} ${say`Every answer that was acknowledged here stands in it as it was given.`}`);
}

function linksHold(heads: readonly string[], kept: Kept): Says {
  if (kept.heads.length === 0) {
    return holds(say`All ${heads.length} steps of the log hang together, and end in the link that the record names.`);
  }
  const places = kept.heads.map((one) => heads.findIndex((head) => head.startsWith(one)));
  if (places.includes(-1)) {
    return fails(
      say`A link of the log that was kept here while the game was played is not in it: the log was changed afterwards.`,
    );
  }
  const last = Math.max(...places);
  const upTo = last === heads.length - 1 ? say`up to the end` : say`up to step ${last + 1} of ${heads.length}`;
  return holds(say`The log is the one that was played, ${upTo}: it leads through every link that was kept here then.`);
}

/** Everybody else who is a person has to agree before the game goes back behind what is known. */
function whoHasNotAgreed(
  { asked, agreed = [] }: RewindEntry,
  { satAt }: Fairness,
  sealed: Sealing['seats'],
): string | null {
  if (asked === undefined) return say`it is not written down who asked for it: others`;
  const at = (seat: number): Sealing['seats'][number] => sealed[satAt?.[seat] ?? seat]!;
  const person = at(asked)?.person;
  for (const seat of sealed.keys()) {
    const other = at(seat);
    if (other.person !== null && other.person !== person && !agreed.includes(seat)) return other.name;
  }
  return null;
}

function ended(outcome: GameRecord['outcome']): string {
  if (outcome === null) return say`not over`;
  return `${outcome.reason}, won by ${outcome.winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody'}`;
}

// ------------------------------------------------------------------------------------------------------------ what stays open

function cannotBeProved({ sealed }: Fairness, kept: Kept): string[] {
  const all: string[] = [];
  if (sealed === undefined) {
    all.push(
      say`The hash of this record covers the secret alone: not the names, the options, or what the seats added.`,
    );
  }
  if (kept.commitment === null) {
    all.push(
      say`No hash was kept here from before the game: whoever keeps none cannot see that it was published then.`,
    );
  }
  if (kept.salt === null) {
    all.push(
      say`Nothing was added to the seed from here: that the table did not choose it has to be taken from those who did.`,
    );
  }
  if (kept.heads.length === 0) {
    all.push(
      say`No link of the log was kept here while it was played: answers may have been exchanged afterwards for others that the rules allow.`,
    );
  }
  all.push(
    kept.said.length === 0
      ? say`No answer was kept here as it was given: that none was exchanged as it came in is seen only on the device from which it was given.`
      : say`Answers of others are held against what their own browsers kept, and not here.`,
    say`Whoever runs the server could read the table while it was played.`,
  );
  return all;
}
