import { list, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { SeatInfo } from '@tablewright/protocol';
import { isUsedUp, outOfTime, tick, welcomeBack } from './clock.ts';
import { type Decision, phaseOf, type TableState } from './commit.ts';
import { seatName } from './info.ts';
import { type Meta, seatsOf, type StandInVote, withSeat } from './meta.ts';
import { DONE, refuse } from './reply.ts';

// Bots that play for people. One's own is called and sent away at will. Somebody else's is called
//   - by anybody who plays, when that seat's time is up;
//   - with a live clock, by the host alone, when the person has been away for a while;
//   - with days for each answer or no clock, when all other people have agreed: such a game may be left for hours, and an
//     opponent who could hand the turn to a bot meanwhile would win by it.
// What a page offers is worked out here too, so that it is what a click would do.

/** Whether somebody is here. */
export interface Presence {
  isPresent(person: string): boolean;
  /** has been gone for longer than a train is in a tunnel */
  isAway(person: string): boolean;
}

/** What is not in the table itself. */
export interface Circumstance {
  readonly now: number;
  readonly presence: Presence;
}

type Seated = Pick<TableState, 'meta' | 'clock'>;
type May = 'now' | 'agree' | 'withdraw';
type Verdict = { readonly may: May } | { readonly why: string };

/** Without a clock, those who are away themselves are not waited for any longer than this. */
const DAY = 86_400_000;

export function decideStandIn(
  state: TableState,
  person: string,
  { seat, on }: { readonly seat: Seat; readonly on: boolean },
  around: Circumstance,
): Decision {
  const { meta } = state;
  const there = meta.seats[seat];
  if (there === undefined || there.kind !== 'person') return refuse(say`No person sits there.`);
  if (phaseOf(state) !== 'playing') return refuse(say`A bot can only play for somebody while the game is on.`);
  if (there.person === person) return there.standIn === on ? DONE : standInDecision(state, [seat], on, around.now);
  if (!on) return decideWithdrawal(meta, person, seat);
  const verdict = verdictFor(state, person, seat, around);
  if ('why' in verdict) return refuse(verdict.why);
  if (there.standIn) return DONE;
  switch (verdict.may) {
    case 'now':
      return standInDecision(state, [seat], true, around.now);
    case 'agree':
      return { change: { meta: withVote(meta, agreedBy(meta, person, seat, around.now)) } };
    case 'withdraw':
      return DONE; // agreed already
  }
}

/** Bots take over for people, or people come back. A request to go back goes on waiting for the people themselves. */
export function standInDecision(state: TableState, seats: readonly Seat[], on: boolean, now: number): Decision {
  let { meta } = state;
  let clock = state.clock === null ? null : tick(state.clock, now);
  for (const seat of seats) {
    meta = withoutVote(withSeat(meta, seat, { standIn: on }), seat);
    if (on || clock === null) continue;
    clock = welcomeBack(meta.clock, clock, seat);
    // Back with nothing left, the bot would have to be called again at once.
    if (isUsedUp(clock, seat)) {
      return refuse(say`Your time for this answer is up: the bot gives it, then you can take your seat back.`);
    }
  }
  return { change: { meta, clock } };
}

// --------------------------------------------------------------------------------------------------------- who may call one

/** Whether this person may let a bot play on somebody else's seat, and how; or why not. */
function verdictFor({ meta, clock }: Seated, person: string, seat: Seat, around: Circumstance): Verdict {
  const { person: absent, name } = meta.seats[seat]!;
  const { presence, now } = around;
  if (seatsOf(meta, person) === 0 && person !== meta.host) return { why: say`You do not sit here.` };
  if (clock !== null && outOfTime(clock, now).includes(seat)) return { may: 'now' };
  if (presence.isPresent(absent!)) return { why: say`${name} is here.` };
  if (!presence.isAway(absent!)) return { why: say`${name} has only just left; wait a minute.` };
  return meta.clock.kind === 'live' ? asHost(meta, person, name, presence) : byVote(meta, person, seat, around);
}

function asHost(meta: Meta, person: string, name: string, presence: Presence): Verdict {
  const host = actingHost(meta, presence);
  if (host === person) return { may: 'now' };
  const [seat] = list(seatsOf(meta, host));
  const called = seat === undefined ? null : seatName(meta, seat);
  if (host !== meta.host)
    return { why: say`Only ${called ?? ''}, in place of the host, can let a bot play for ${name}.` };
  return {
    why:
      called === null
        ? say`Only the host of this table can let a bot play for ${name}.`
        : say`Only ${called}, who hosts this table, can let a bot play for ${name}.`,
  };
}

/** The host; in place of one who is away the next person by seat who is not. */
function actingHost({ host, seats }: Meta, presence: Presence): string {
  if (!presence.isAway(host)) return host;
  const from = seats.findIndex(({ person }) => person === host) + 1;
  const inTurn = [...seats.slice(from), ...seats.slice(0, from)];
  return inTurn.find(({ person }) => person !== null && !presence.isAway(person))?.person ?? host;
}

// ------------------------------------------------------------------------------------------------------------------- voting

function byVote(meta: Meta, person: string, seat: Seat, { now, presence }: Circumstance): Verdict {
  if (seatsOf(meta, person) === 0) return { why: say`Only those who play here can agree to that.` };
  const vote = agreedBy(meta, person, seat, now);
  const missing = missingIn(meta, vote);
  // One opponent alone is no agreement, or whoever plays against one other person could hand the turn to a bot at will.
  if (missing.length === 0 && vote.agreed.length > 1) return { may: 'now' };
  if (meta.clock.kind === 'none') {
    const isLate = now - vote.since >= DAY;
    if (isLate && missing.every((other) => presence.isAway(meta.seats[other]!.person!))) return { may: 'now' };
  } else if (missing.length + vote.agreed.length < 2) {
    return { why: say`A bot plays for ${seatName(meta, seat)} when the time is up, and not before.` };
  }
  return { may: voteOn(meta, seat)?.agreed.length === vote.agreed.length ? 'withdraw' : 'agree' };
}

function voteOn({ standInVotes }: Meta, seat: Seat): StandInVote | undefined {
  return standInVotes.find((vote) => vote.seat === seat);
}

/** The vote as it is when this person agrees. */
function agreedBy(meta: Meta, person: string, seat: Seat, now: number): StandInVote {
  const vote = voteOn(meta, seat) ?? { seat, agreed: [], since: now };
  const agreed = new Set([...vote.agreed, ...list(seatsOf(meta, person))]);
  return { ...vote, agreed: [...agreed].sort((a, b) => a - b) };
}

/** The other people who play themselves and have not agreed. */
function missingIn({ seats }: Meta, { seat, agreed }: Pick<StandInVote, 'seat' | 'agreed'>): Seat[] {
  const { person: absent } = seats[seat]!;
  return [...seats.keys()].filter((other) => {
    const { kind, person, standIn } = seats[other]!;
    return kind === 'person' && person !== absent && !standIn && !agreed.includes(other);
  });
}

function withVote(meta: Meta, vote: StandInVote): Meta {
  return { ...meta, standInVotes: [...withoutVote(meta, vote.seat).standInVotes, vote] };
}

function withoutVote(meta: Meta, seat: Seat): Meta {
  if (voteOn(meta, seat) === undefined) return meta;
  return { ...meta, standInVotes: meta.standInVotes.filter((vote) => vote.seat !== seat) };
}

/** This person is back: what the others have agreed meanwhile is no longer so. */
export function withoutVotesOn(meta: Meta, person: string): Meta {
  if (meta.standInVotes.length === 0) return meta; // asked with every message, and nearly always so
  return list(seatsOf(meta, person)).reduce(withoutVote, meta);
}

function decideWithdrawal(meta: Meta, person: string, seat: Seat): Decision {
  const own = list(seatsOf(meta, person));
  const vote = voteOn(meta, seat);
  if (vote === undefined || !vote.agreed.some((other) => own.includes(other))) {
    return refuse(say`Only ${seatName(meta, seat)} can take the seat back.`);
  }
  const agreed = vote.agreed.filter((other) => !own.includes(other));
  return { change: { meta: agreed.length === 0 ? withoutVote(meta, seat) : withVote(meta, { ...vote, agreed }) } };
}

// ------------------------------------------------------------------------------------------------------------------ showing

/** What this person may do about a seat whose person is gone, and what the others have agreed; null where there is nothing. */
export function standInOffer(
  table: Seated,
  person: string | null,
  seat: Seat,
  around: Circumstance,
): SeatInfo['standInOffer'] {
  const { meta } = table;
  const there = meta.seats[seat]!;
  const isThere = there.person === null || there.person === person || around.presence.isPresent(there.person);
  if (isThere || there.standIn) return null;
  const plays = person !== null && (seatsOf(meta, person) !== 0 || person === meta.host);
  const verdict = plays ? verdictFor(table, person, seat, around) : null;
  const may = verdict !== null && 'may' in verdict ? verdict.may : null;
  const why = verdict !== null && 'why' in verdict ? verdict.why : null;
  const vote = voteOn(meta, seat);
  const isVoted = meta.clock.kind !== 'live' && (vote !== undefined || may !== null);
  const agreed = vote?.agreed ?? [];
  return { may, why, agreed: [...agreed], needs: isVoted ? missingIn(meta, { seat, agreed }) : [] };
}
