import {
  type Base,
  type Event,
  type Game,
  includes,
  type Json,
  presetCountdown,
  type Step,
  type Viewer,
} from '@tablewright/kernel';
import type { ChatLine } from '@tablewright/protocol';
import { newClock } from './clock.ts';
import { type Change, nextDue, planChange, type TableState } from './commit.ts';
import { countdownDueIn, laidSeats, started } from './countdown.ts';
import { Match } from './match.ts';
import { type Meta, newMeta, personSeat } from './meta.ts';
import { momentsOf } from './moments.ts';
import { held, type Incoming, layTogether, openedTogether, takeTogether } from './table-play.ts';
import type { Time } from './time.ts';
import type { Watcher } from './viewer-group.ts';
import { Viewers } from './viewers.ts';
import { Windows } from './windows.ts';

// What goes over the wire at two tables that differ only in what one viewer must not know: to that viewer it has to be the same,
// byte for byte. The texts are those that a server sends, with its windows, clocks, countdown and chat; no network and no disk take part,
// and time is the same at both.

interface Difference {
  readonly what: string;
  readonly detail: string;
}

/** For `secrecyCampaign`: sets both tables, lets everybody watch, and compares what the viewer is sent. */
export function wireOnlooker(game: Game): (
  viewer: Viewer,
  real: Base,
  sampled: Base,
) => {
  begin(): Difference | null;
  step(real: Step<Base, Event>, sampled: Step<Base, Event>): Difference | null;
} {
  let pairs = 0;
  return (viewer, real, sampled) => {
    pairs += 1;
    // With a clock a game may count down, and then its sealed answers lie on the table instead of being taken.
    const hurried = pairs % 2 === 0;
    const [here, there] = [new WiredTable(game, real, hurried), new WiredTable(game, sampled, hurried)];
    const compare = (what: string): Difference | null => {
      const [sent, sentThere] = [here.sentTo(viewer), there.sentTo(viewer)];
      return sent === sentThere ? null : { what, detail: partsThatDiffer(sent, sentThere) };
    };
    return {
      begin: () => compare('the first frame differs'),
      step(next, nextThere) {
        here.take(next);
        there.take(nextThere);
        return compare('a frame differs');
      },
    };
  };
}

/** How long everybody thinks: at both tables the same, or the time alone would tell them apart. */
const THINKING = 1700;
const NEVER: Pick<Incoming, 'whyNot' | 'settle'> = { whyNot: () => null, settle: () => {} };

class WiredTable {
  readonly #game: Game;
  readonly #windows = new Windows();
  readonly #viewers: Viewers;
  readonly #sent = new Map<Viewer, string[]>();
  readonly #chat: ChatLine[] = [];
  #state: TableState;
  #now = 0;

  constructor(game: Game, position: Base, hurried: boolean) {
    this.#game = game;
    const { seats } = position;
    const meta = metaFor(game, seats, hurried);
    const match = matchAt(game, meta, position);
    const clock = newClock(meta.clock, seats, 0);
    this.#state = { meta, match, clock, entries: 0, revision: 0, trouble: null, ended: null, wasOver: false };
    const time: Time = { now: () => this.#now, after: () => () => {} };
    this.#viewers = new Viewers('table', time, 0, () => ({
      ...this.#state,
      phase: 'playing',
      chat: this.#chat,
      warnings: [],
      aside: (viewer, comes) => this.#windows.seenBy(viewer, match, comes === undefined ? null : this.#now),
    }));
    this.#commit({ match, meta });
    // All of them watch: what several are sent is written down once, and that must give nothing away.
    for (let seat = 0; seat < seats; seat += 1) this.#sent.set(seat, this.#watch(seat));
    this.#sent.set('spectator', this.#watch('spectator'));
    this.#say();
  }

  /** All that this viewer was sent, what somebody would be sent who comes now, and when something happens by itself. */
  sentTo(viewer: Viewer): string {
    const { meta, match, clock } = this.#state;
    const due = this.#windows.dueIn(this.#state, this.#now) ?? nextDue(meta, match, clock, this.#now);
    return [...this.#sent.get(viewer)!, ...this.#watch(viewer, 'leaves'), `due in ${due}`].join('\n');
  }

  /** Somebody answers, as in this step: it is heard as a server hears it. */
  take(step: Step<Base, Event>): void {
    const [entry] = step.entries;
    if (entry?.type !== 'answer') throw new Error('an answer is the first thing that is written down of it');
    this.#now += THINKING;
    const { seat, value } = entry;
    const said: Incoming = { ...NEVER, seat, by: 'person', command: null, answer: { seat, value } };
    if (this.#windows.isOpen) this.#hold(said);
    else if (this.#state.meta.laid !== null && includes(this.#state.match!.waiting, seat)) {
      this.#commit(layTogether(this.#state, [said], badBot, this.#now).change);
    } else this.#takeAll([said]);
    this.#goOn();
  }

  #watch(viewer: Viewer, leaves?: 'leaves'): string[] {
    const sent: string[] = [];
    const watcher: Watcher = {
      person: viewer === 'spectator' ? null : `person ${viewer}`,
      send: (text) => void sent.push(text),
    };
    const no = this.#viewers.watch(watcher, {});
    if (no !== null) throw new Error(no);
    if (leaves !== undefined) this.#viewers.leave(watcher);
    return sent;
  }

  /** One line of chat; a game may put in what everybody knows. */
  #say(): void {
    const { match } = this.#state;
    const text = this.#game.heard?.(match!.seen('spectator').view, 'It was not me.') ?? 'It was not me.';
    const line: ChatLine = { number: 1, at: 0, seat: 0, name: 'Person 0', text };
    this.#chat.push(line);
    this.#viewers.sendChange({ chat: [line] });
  }

  #hold(said: Incoming): void {
    if (!includes(this.#state.match!.waiting, said.seat))
      throw new Error('somebody speaks to a window who is not asked');
    const before = this.#viewers.seen();
    const { kept, refused } = held(this.#state, [said], badBot);
    if (refused.length > 0) throw new Error('what is offered is refused by a window');
    for (const one of kept) this.#windows.hold(one);
    this.#viewers.sendChange({ before });
  }

  /** What a server does by itself once everybody has spoken: it closes the window, or counts down and opens what lies there. */
  #goOn(): void {
    const { match, meta } = this.#state;
    if (this.#windows.isOpen) {
      if (this.#windows.dueIn(this.#state, this.#now) === 0) this.#takeAll(this.#windows.closing(match!.waiting));
      return;
    }
    if (meta.laid === null || (match!.waiting & ~laidSeats(meta)) !== 0) return;
    this.#now += countdownDueIn(meta, match, this.#now)!;
    this.#commit({ meta: started(meta, this.#now) });
    this.#now += countdownDueIn(this.#state.meta, match, this.#now)!;
    this.#takeAll(openedTogether(this.#state));
  }

  #takeAll(group: readonly Incoming[]): void {
    const { change, refused } = takeTogether(this.#state, group, badBot);
    if (refused.length > 0) throw new Error('what is offered is refused by the table');
    this.#commit(change);
  }

  /** What a server does with a change once it is stored. */
  #commit(change: Change): void {
    const plan = planChange('table', this.#state, change, this.#now);
    const before = plan.gameChanges ? this.#viewers.seen() : null;
    this.#state = { ...this.#state, ...plan.next };
    const steps = plan.taken.map(({ step }) => step);
    const told = steps.map((step) => this.#state.match!.take(step));
    this.#windows.look(this.#state, this.#now);
    this.#viewers.sendChange({
      info: plan.infoChanges,
      before,
      told: (viewer) => told.flatMap((since) => since(viewer)),
      moments: momentsOf(steps, this.#game.moments ?? []),
    });
  }
}

function badBot(): never {
  throw new Error('no bot sits at these tables');
}

function metaFor(game: Game, seats: number, hurried: boolean): Meta {
  const people = Array.from({ length: seats }, (_, seat) => personSeat(`person ${seat}`, `Person ${seat}`));
  // A window stays open until everybody has spoken.
  const given = {
    options: {},
    seats: people,
    host: 'person 0',
    created: 0,
    open: true,
    windowSeconds: 60,
    started: true,
  };
  return newMeta(game, {
    ...given,
    ...(hurried && { clock: { kind: 'live', bank: 600, increment: 5 } as const }),
    ...(hurried && game.countdown !== undefined && { countdown: presetCountdown(game.countdown) }),
    invite: 'invite',
    spectate: 'spectate',
    secret: '0'.repeat(64),
  });
}

/** A game that stands where this state does; nobody has answered yet. */
function matchAt(game: Game, meta: Meta, state: Base): Match {
  const setup = { seats: state.seats, options: meta.options };
  const origin = { seed: meta.secret, chain: null };
  const { data } = Match.begin(game, setup, origin).match.snapshot();
  const snapshot = { version: 0, data: { ...(data as object), state: state as unknown as Json, told: [] } };
  const loaded = Match.load(game, setup, origin, [], snapshot);
  if (!loaded.ok) throw new Error(loaded.why);
  return loaded.match;
}

/** From a little before the first letter that is not the same. */
function partsThatDiffer(here: string, there: string): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `… ${here.slice(from, at + 120)} …\n… ${there.slice(from, at + 120)} …`;
}
