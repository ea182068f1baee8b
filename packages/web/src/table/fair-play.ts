import { commitmentTo, type Kept, saltHashOf } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';

// A browser's part in the proof of fairness. It promises its bytes by their hash, shows them only when the table is bound, and bound
// to that hash too, and keeps what it needs to hold the record against later.

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

export interface FairStep {
  readonly fair: FairPlay;
  /** what was kept so far belongs to a start that was called off */
  readonly forgets: boolean;
  /** what is to be kept from now on */
  readonly keeps: Partial<Pick<Kept, 'commitment' | 'salt'>> | null;
  /** what is to be said to the table */
  readonly says: SaltCommand | null;
}

/** What follows from the table as it is now. `kept`: so far */
export function fairStep(before: FairPlay, info: TableInfo, kept: Kept): FairStep {
  const { phase, sealing, commitment } = info;
  const nothing: FairStep = { fair: before, forgets: false, keeps: null, says: null };
  if (phase !== 'lobby') {
    // The first hash that was shown counts.
    const isFirst = phase === 'playing' && kept.commitment === null && commitment !== null;
    return isFirst ? { ...nothing, keeps: { commitment } } : nothing;
  }
  const mine = info.seats.filter((seat) => seat.mine);
  // Whoever watches has nothing to show, and keeps what the game is going to be dealt from.
  if (mine.length === 0) return commitment === null ? nothing : { ...nothing, keeps: { commitment } };
  if (sealing === null) {
    // A start was called off: what was shown for it must not be used again.
    const fair = before.shown ? newFairPlay() : before;
    if (fair.promised && mine.every(({ salted }) => salted)) return nothing;
    const says = { type: 'saltHash', hash: saltHashOf(fair.salt) } as const;
    return { fair: { ...fair, promised: true }, forgets: before.shown, keeps: null, says };
  }
  const { salt } = before;
  if (before.shown || !isBound(info, salt)) return nothing;
  // Kept before it is shown: the table must not be able to deny it by losing the reply.
  return { ...nothing, fair: { ...before, shown: true }, keeps: { commitment, salt }, says: { type: 'salt', salt } };
}

/** The table is bound to what it shows, and my own hash is in there. */
function isBound(info: TableInfo, salt: string): boolean {
  const { sealing, commitment, game, rulesVersion, options, seatOrder, seats } = info;
  if (sealing === null) return false;
  const { secretHash, seats: sealed } = sealing;
  const hash = saltHashOf(salt);
  const isMine = seats.every(({ mine, seat }) => !mine || sealed[seat]?.saltHash === hash);
  return isMine && commitmentTo({ secretHash, game, rulesVersion, options, seatOrder, seats: sealed }) === commitment;
}
