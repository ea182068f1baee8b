import { commitmentTo, saltHashOf } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { TableInfo } from '@tablewright/protocol';
import { calledOffIn, type KeptHere, type Start } from './kept.ts';

// A browser's part in the proof of fairness. It promises its bytes by their hash, shows them only when the table is bound to what it
// shows and to that hash, and keeps what it needs to hold the record against later. It believes the server nothing that it can see
// itself: whoever runs it knows the deal as soon as all bytes are shown, and may want another one.

export interface FairPlay {
  readonly salt: string;
  /** this page has sent its hash: an older page may have promised something else, which nobody could show any more */
  readonly promised: boolean;
  readonly shown: boolean;
}

export type SaltCommand =
  | { readonly type: 'saltHash'; readonly hash: string }
  | { readonly type: 'salt'; readonly salt: string };

export function newFairPlay(): FairPlay {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const salt = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { salt, promised: false, shown: false };
}

/** What is to be kept from now on. */
export type FairKeeps =
  | { readonly what: 'start'; readonly start: Omit<Start, 'calledOff'> }
  | { readonly what: 'calledOff' }
  | { readonly what: 'reopened' };

export interface FairStep {
  readonly fair: FairPlay;
  readonly keeps: readonly FairKeeps[];
  /** what is to be said to the table */
  readonly says: SaltCommand | null;
  /** somebody has to say first that this browser takes part in another start */
  readonly asks: boolean;
  /** why this browser adds nothing, in a sentence */
  readonly trouble: string | null;
}

type Kept = Pick<KeptHere, 'starts' | 'takesPartAfter' | 'heads'>;

/** What follows from the table as it is now. `kept`: so far. `rulesVersion`: of the game that this page has loaded. */
export function fairStep(before: FairPlay, info: TableInfo, kept: Kept, rulesVersion: number): FairStep {
  const nothing: FairStep = { fair: before, keeps: [], says: null, asks: false, trouble: null };
  if (info.phase !== 'lobby') return { ...nothing, keeps: inGame(info, kept) };
  if (kept.heads.length > 0) return { ...nothing, keeps: [{ what: 'reopened' }], trouble: REOPENED() };
  const { sealing, commitment } = info;
  const mine = info.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const last = kept.starts.at(-1);
  const isLast = sealing !== null && last?.commitment === commitment;
  // Nothing came of it, whatever the table says of that: it shows no start, or another one.
  const keeps: FairKeeps[] = last === undefined || last.calledOff || isLast ? [] : [{ what: 'calledOff' }];
  // Whoever watches has nothing to show, and keeps what the game is going to be dealt from.
  if (mine.length === 0) {
    if (sealing === null || commitment === null || isLast) return { ...nothing, keeps };
    return { ...nothing, keeps: [...keeps, { what: 'start', start: { commitment, salt: null, places: [] } }] };
  }
  if (isLast) return nothing;
  const isOneMore = keeps.length > 0 && last?.salt !== null;
  if (calledOffIn(kept) + (isOneMore ? 1 : 0) > kept.takesPartAfter) return { ...nothing, keeps, asks: true };
  if (info.rulesVersion !== rulesVersion) return { ...nothing, keeps, trouble: OTHER_RULES() };
  return sealing === null ? promises({ ...nothing, keeps }, info, kept) : shows({ ...nothing, keeps }, info, mine);
}

/** The first hash that was shown counts, unless nothing came of that start: then the game has begun without this browser. */
function inGame({ phase, commitment }: TableInfo, { starts, heads }: Kept): FairKeeps[] {
  if (phase !== 'playing' || commitment === null || heads.length > 0) return [];
  const last = starts.at(-1);
  const isFirst = last === undefined || (last.calledOff && last.commitment !== commitment);
  return isFirst ? [{ what: 'start', start: { commitment, salt: null, places: [] } }] : [];
}

function promises(step: FairStep, { seats }: TableInfo, { starts }: Kept): FairStep {
  // What was shown once must not be used again.
  const isUsed = step.fair.shown || starts.some(({ salt }) => salt === step.fair.salt);
  const fair = isUsed ? newFairPlay() : step.fair;
  if (fair.promised && seats.every(({ mine, salted }) => !mine || salted)) return step;
  return { ...step, fair: { ...fair, promised: true }, says: { type: 'saltHash', hash: saltHashOf(fair.salt) } };
}

function shows(step: FairStep, info: TableInfo, mine: readonly number[]): FairStep {
  const { salt, shown } = step.fair;
  const hash = saltHashOf(salt);
  // Another page of mine has promised something else, or the table begins without what I add.
  if (shown || mine.some((seat) => info.sealing!.seats[seat]?.saltHash !== hash)) return step;
  const trouble = boundTrouble(info, mine);
  if (trouble !== null) return { ...step, trouble };
  const start = { commitment: info.commitment!, salt, places: mine };
  return {
    ...step,
    fair: { ...step.fair, shown: true },
    // Kept before it is shown: the table must not be able to deny it by losing the reply.
    keeps: [...step.keeps, { what: 'start', start }],
    says: { type: 'salt', salt },
  };
}

/** What the table is bound to that it does not show; null where it is bound to just that. */
function boundTrouble(info: TableInfo, mine: readonly number[]): string | null {
  const { sealing, commitment, game, rulesVersion, options, seatOrder, seats } = info;
  const { secretHash, seats: sealed } = sealing!;
  if (commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats: sealed }) !== commitment)
    return say`Your browser adds nothing to this start: the fingerprint of the table is not that of what it shows.`;
  const sitsSo = seats.every(({ seat, name, kind }) => {
    const there = sealed[seat];
    // A bot that passes for a person would agree to going back; a person who passes for a bot would not be asked.
    return there?.name === name && (there.person !== null) === (kind === 'person');
  });
  if (!sitsSo || sealed.length !== seats.length)
    return say`Your browser adds nothing to this start: the table is bound to other names or seats than it shows.`;
  const me = sealed[mine[0]!]!.person;
  if (!seats.every(({ seat }) => (sealed[seat]!.person === me) === mine.includes(seat)))
    return say`Your browser adds nothing to this start: the table is bound to you and somebody else being one person.`;
  return null;
}

// Sentences, made when they are needed: the language may be chosen anew.
const REOPENED = (): string =>
  say`This game had begun already, and the table is shown as before it. Your browser holds on to the game it knows, and takes no part in another deal here. Make a new table to play again.`;
const OTHER_RULES = (): string =>
  say`Your browser adds nothing to the seed: this page has other rules than the table. Load it anew.`;
