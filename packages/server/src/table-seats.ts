import { type Entry, type Game, includes, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { affordsUndo, newClock, tick } from './clock.ts';
import { started, whyNotCountDown } from './countdown.ts';
import type { Caller, Command } from './command.ts';
import type { Decision, TableState } from './commit.ts';
import { peopleIn } from './info.ts';
import { Match } from './match.ts';
import { type Meta, seatsOf } from './meta.ts';
import { DONE, refuse } from './reply.ts';
import { begun, missingSalts, originOf, sealedNow } from './sealing.ts';
import {
  muteWatchers,
  promiseSalt,
  putOut,
  renewLinks,
  seatBot,
  type Seated,
  showSalt,
  sit,
  stand,
  whyNotStart,
} from './seating.ts';
import { type Circumstance, decideStandIn } from './stand-ins.ts';
import { consentToUndo, requestUndo, type Undoing, withoutRequestOf } from './undoing.ts';

// Commands about seats and about the game as a whole: who sits where, who starts, who agrees to an undo (consent). Each is decided from the table as it is: a change that can be stored, or a reply that says why not.

export const NOT_YOURS = refuse(say`That seat is not yours.`);
export const NOT_BEGUN = refuse(say`The game has not begun.`);

export function owns({ seats }: Meta, person: string | null, seat: Seat): boolean {
  return person !== null && seats[seat]?.person === person;
}

export type SeatsCommand = Exclude<
  Command,
  { type: 'answer' | 'explain' | 'chat' | 'statement' | 'rematch' | 'alwaysPass' }
>;

/** What is not in the table itself. */
export interface Around extends Circumstance {
  readonly game: Game;
  /** how many lines of chat there are */
  readonly chat: number;
}

export async function decideSeats(
  state: TableState,
  who: Caller,
  command: SeatsCommand,
  { game, now, presence, chat }: Around,
): Promise<Decision> {
  const { meta } = state;
  switch (command.type) {
    case 'undo':
      return decideUndo(state, who.id, command.seat, now);
    case 'consent':
      return decideConsent(state, who.id, command);
    case 'standIn':
      return decideStandIn(state, who.id, command, { now, presence });
    case 'countDown':
      return decideCountDown(state, who.id, command.seat, now);
    case 'sit':
      return decideSit(meta, who, command);
    case 'stand':
      return seated(meta, stand(meta, who.id, command.seat));
    case 'putOut':
      return seated(meta, putOut(meta, who.id, command.seat));
    case 'renewLinks':
      return seated(meta, renewLinks(meta, who.id));
    case 'muteWatchers':
      return seated(meta, muteWatchers(meta, who.id, command.on));
    case 'bot':
      return seated(meta, seatBot(meta, who.id, command));
    case 'saltHash':
      return seated(meta, promiseSalt(meta, who.id, command.hash));
    case 'salt':
      return decideSalt(meta, who.id, command.salt, { game, now, chat });
    case 'start':
      return decideStart(meta, who.id, { game, now, presence, chat });
  }
}

// --------------------------------------------------------------------------------------------------------- before the game

function seated(meta: Meta, result: Seated): Decision {
  if (!result.ok) return result;
  return result.meta === meta ? DONE : { change: { meta: result.meta } };
}

async function decideSit(meta: Meta, who: Caller, command: Extract<Command, { type: 'sit' }>): Promise<Decision> {
  const { open, host, mode } = meta;
  const invited = open || who.id === host || seatsOf(meta, who.id) !== 0 || command.invite === meta.invite;
  if (!invited) return refuse(say`You need an invitation to sit down here.`);
  // On a shared device a name is one of those around it, not the host's own.
  const name = mode === 'pass' && command.name !== undefined ? command.name : await who.name();
  return seated(meta, sit(meta, { id: who.id, name }, command.seat));
}

/** All that is decided before the deal is bound; the game begins when those who have promised a salt have shown it. */
function decideStart(before: Meta, person: string, around: Around): Decision {
  const why = whyNotStart(before, person);
  if (why !== null) return why;
  return begunIfAllIsShown(
    sealedNow(before, (one) => around.presence.isPresent(one)),
    around,
  );
}

function decideSalt(before: Meta, person: string, salt: string, around: Beginning): Decision {
  const shown = showSalt(before, person, salt);
  return shown.ok ? begunIfAllIsShown(shown.meta, around) : shown;
}

type Beginning = Pick<Around, 'game' | 'now' | 'chat'>;

function begunIfAllIsShown(before: Meta, { game, now, chat }: Beginning): Decision {
  if (missingSalts(before).length > 0) return { change: { meta: before } };
  const meta = begun(before, chat);
  const setup = { seats: meta.seats.length, options: meta.options };
  const { match, entries } = Match.begin(game, setup, originOf(meta));
  return { change: { meta, match, entries, clock: newClock(meta.clock, meta.seats.length, now) } };
}

// ------------------------------------------------------------------------------------------------------------- taking back

function decideUndo({ meta, match, clock }: TableState, person: string, seat: Seat, now: number): Decision {
  if (!owns(meta, person, seat)) return NOT_YOURS;
  if (match === null) return NOT_BEGUN;
  const affords = (entry: Entry): boolean => {
    if (clock === null || meta.clock.kind !== 'live') return true;
    const waiting = peopleIn(meta, match.with(entry).waiting);
    return affordsUndo(meta.clock, tick(clock, now), seat, waiting);
  };
  return undoDecision(meta, match, requestUndo(meta, match, person, seat, affords, now));
}

function decideConsent(
  { meta, match }: TableState,
  person: string,
  { seat, request, agree }: Extract<Command, { type: 'consent' }>,
): Decision {
  if (!owns(meta, person, seat)) return NOT_YOURS;
  return undoDecision(meta, match, consentToUndo(meta, seat, request, agree));
}

function undoDecision(meta: Meta, match: Match | null, undoing: Undoing): Decision {
  if (!undoing.ok) return undoing;
  if ('meta' in undoing) return undoing.meta === meta ? DONE : { change: { meta: undoing.meta } };
  const { entry } = undoing;
  const settled = entry.type === 'undo' ? withoutRequestOf(meta, entry.seat, false) : { ...meta, undo: null };
  return { change: { match: match!.with(entry), entries: [entry], meta: settled } };
}

function decideCountDown({ meta, match }: TableState, person: string, seat: Seat, now: number): Decision {
  if (!owns(meta, person, seat)) return NOT_YOURS;
  return whyNotCountDown(meta, match, seat, now) ?? { change: { meta: started(meta, now) } };
}

/** Somebody whose time is up may have been answered for already, together with somebody else. */
export function isAsked({ match }: TableState, seat: Seat): boolean {
  return match !== null && match.outcome === null && includes(match.waiting, seat);
}
