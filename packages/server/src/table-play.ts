import {
  type Answer,
  type Base,
  type Event,
  includes,
  list,
  type Seat,
  type Seats,
  type Step,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { Change, Taken, TableState } from './commit.ts';
import { laidSeats, withLaid } from './countdown.ts';
import type { Item } from './inbox.ts';
import type { Match } from './match.ts';
import { BOT_PLAYS, DONE, refuse, type Reply } from './reply.ts';
import { NOT_BEGUN, NOT_YOURS, owns } from './table-seats.ts';
import { withoutRequestOf } from './undoing.ts';
import type { Meta } from './meta.ts';
import { isTimedWindow } from './windows.ts';

// Answers: whose seat is it, is it allowed, and what comes of it. Nothing is stored or sent here.

/** An answer that waits for its turn. */
export interface Incoming extends Item {
  readonly seat: Seat;
  readonly by: 'person' | 'bot';
  /** sending it twice does it once */
  readonly command: string | null;
  /** looked at when its turn has come: what is said instead of taking it; null when it is taken. `waiting`, `about`: who is asked then, and what */
  readonly whyNot: (waiting: Seats, about: string | null) => Reply | null;
  /** what is answered; undefined: what is answered for somebody who is away */
  readonly answer: Answer | undefined;
}

/** Why a person may not answer for this seat now; null when they may. `version`: at which they saw the question. */
export function whyNotAnswer(
  { meta, match }: TableState,
  person: string,
  { seat, version }: { readonly seat: Seat; readonly version?: number | undefined },
): Reply | null {
  if (!owns(meta, person, seat)) return NOT_YOURS;
  if (match === null) return NOT_BEGUN;
  if (meta.seats[seat]!.standIn) return BOT_PLAYS;
  if (version === undefined || !match.isStale(seat, version)) return null;
  return refuse(say`The table has moved on since you saw this question.`);
}

export interface TakenTogether {
  readonly accepted: readonly Incoming[];
  readonly refused: readonly { readonly one: Incoming; readonly reply: Reply }[];
  /** what those that are accepted do to the table */
  readonly change: Change;
}

/** Answers that have come in together: each on what the one before has led to. `badBot`: a bot has said something impossible. */
export function takeTogether(
  { meta: before, match }: TableState,
  group: readonly Incoming[],
  badBot: (seat: Seat, rule: string) => void,
): TakenTogether {
  const accepted: Incoming[] = [];
  const refused: { one: Incoming; reply: Reply }[] = [];
  const taken: Taken[] = [];
  const commands: string[] = [];
  let meta = before;
  for (const one of group) {
    const step = stepOf(match, one, taken.at(-1)?.step.state, badBot);
    if (!('state' in step)) {
      refused.push({ one, reply: step });
      continue;
    }
    accepted.push(one);
    taken.push({ step, seat: one.seat, clock: clockOf(before, match!, one, taken.at(-1)?.step.state) });
    if (one.command !== null) commands.push(one.command);
    meta = withoutRequestOf(meta, one.seat, step.state.outcome !== null);
  }
  return { accepted, refused, change: { commands, taken, meta } };
}

function clockOf(meta: Meta, match: Match, { seat, by }: Incoming, asked: Base | undefined): Taken['clock'] {
  if (!includes(match.waitingIn(asked), seat) || isTimedWindow(meta, match, asked)) return 'untouched';
  return by === 'person' ? 'pressed' : 'playedFor';
}

/** What comes of an answer, after those that have come in with it; or what is said instead. */
function stepOf(
  match: Match | null,
  { seat, by, answer, whyNot }: Incoming,
  after: Base | undefined,
  badBot: (seat: Seat, rule: string) => void,
): Step<Base, Event> | Reply {
  const no = whyNot(match?.waitingIn(after) ?? 0, match?.aboutIn(after) ?? null);
  if (no !== null) return no;
  if (match === null) return NOT_BEGUN;
  if (answer !== undefined) {
    const step = match.after(answer, after);
    if (step.ok) return step;
    if (by === 'person') return refuse(step.why, step.rule);
    // Somebody else was faster than a bot that nobody has asked.
    if (!includes(match.waitingIn(after), seat)) return DONE;
    badBot(seat, step.rule);
  }
  const absent = match.after({ seat, value: match.absent(seat, after) }, after);
  if (!absent.ok) throw new Error(`what is answered for the absent is refused: ${absent.why}`);
  return absent;
}

/** What can be said to a window that is open, and what not. Nothing comes of it yet. */
export function held(
  { match }: TableState,
  group: readonly Incoming[],
  badBot: (seat: Seat, rule: string) => void,
): { readonly kept: readonly Incoming[]; readonly refused: TakenTogether['refused'] } {
  const kept: Incoming[] = [];
  const refused: { one: Incoming; reply: Reply }[] = [];
  for (const one of group) {
    const reply = one.whyNot(match!.waiting, match!.aboutIn()) ?? whyNotHeld(match!, one);
    if (reply === null) kept.push(one);
    else if (one.by === 'bot' && !reply.ok) {
      badBot(one.seat, reply.rule ?? '');
      kept.push({ ...one, answer: undefined });
    } else refused.push({ one, reply });
  }
  return { kept, refused };
}

function whyNotHeld(match: Match, { answer }: Incoming): Reply | null {
  const step = answer === undefined ? null : match.after(answer);
  return step === null || step.ok ? null : refuse(step.why, step.rule);
}

/** Answers that a countdown has yet to open: each is checked and laid down, in place of what the seat had laid down before. */
export function layTogether(
  { meta: before, match }: TableState,
  group: readonly Incoming[],
  badBot: (seat: Seat, rule: string) => void,
  now: number,
): TakenTogether {
  const accepted: Incoming[] = [];
  const refused: { one: Incoming; reply: Reply }[] = [];
  const asked = match!.waiting;
  let meta = before;
  for (const one of group) {
    // The last answer among others that are laid down beside it would be carried out: each is held against the question alone.
    const step = stepOf(
      match,
      { ...one, whyNot: () => one.whyNot(asked & ~laidSeats(meta), match!.aboutIn()) },
      undefined,
      badBot,
    );
    if (!('state' in step)) {
      refused.push({ one, reply: step });
      continue;
    }
    const [entry] = step.entries;
    if (entry?.type !== 'answer') throw new Error('an answer is the first thing that is written down of it');
    accepted.push(one);
    const by = one.answer === undefined ? 'bot' : one.by;
    meta = withLaid(withoutRequestOf(meta, one.seat, false), one.seat, { value: entry.value, by }, asked, now);
  }
  const commands = accepted.flatMap(({ command }) => command ?? []);
  return { accepted, refused, change: { commands, meta } };
}

/** What lies there when the countdown is at zero, as answers that come in together; who has laid nothing down is absent. */
export function openedTogether({ meta, match }: TableState): Incoming[] {
  return list(match!.waiting).map((seat) => {
    const laid = meta.laid!.answers[seat] ?? null;
    return {
      seat,
      by: laid?.by ?? 'bot',
      command: null,
      whyNot: () => null,
      answer: laid === null ? undefined : { seat, value: laid.value },
      settle: () => {},
    };
  });
}
