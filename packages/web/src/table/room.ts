import type { Event, Json, Seat, Viewer } from '@tablewright/kernel';
import type { GameSeen, ServerMessage } from '@tablewright/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link, Watcher } from '../link/link.ts';
import type { Reply, Command } from '../link/outbox.ts';
import { passTo } from './curtain.ts';
import { PACES, type Pace, Pacer, type Step } from './pace.ts';
import { apply, mySeats, type TableState } from './state.ts';

// One table that is looked at: the newest that is known of it, what of that is already shown, and what was said to the
// server and not yet answered.

export interface Shown {
  readonly version: number;
  readonly game: GameSeen;
  /** what was shown before; null after a jump */
  readonly before: GameSeen | null;
  /** what was told with the last step */
  readonly told: readonly Event[];
}

export interface Notice {
  readonly kind: 'why' | 'refused';
  readonly rule: string | null;
  readonly why: string;
  /** where the finger was, when it is about something on the board */
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly number: number;
}

export interface Model {
  readonly table: TableState | null;
  readonly gone: string | null;
  readonly shown: Shown | null;
  /** steps that are still to be shown */
  readonly queued: number;
  /** my answer that is under way */
  readonly sent: {
    readonly about: string;
    readonly value: Json;
    readonly version: number;
    readonly done: boolean;
  } | null;
  readonly notice: Notice | null;
  readonly resting: Json | null;
  readonly pointed: string | null;
  /** pass and play: who holds the screen; null while it lies on the table */
  readonly holder: Seat | null;
  /** the board still shows what was told with the last step: it is not to be read before it is seen */
  readonly telling: boolean;
  /** how many lines of the log were there to read when the board began to tell */
  readonly readBefore: number;
  /** the game is over, and the board is looked at once more instead of the result */
  readonly looking: boolean;
}

interface GameStep extends Step {
  /** what was missed while the connection was gone */
  readonly jump: boolean;
  readonly version: number;
  readonly game: GameSeen;
  readonly told: readonly Event[];
}

/** The server, or who speaks as it does. */
export type TableLink = Pick<Link, 'watch' | 'again' | 'command'>;

export interface RoomEnvironment {
  readonly link: TableLink;
  /** out of the link by which this browser came */
  readonly word?: string | undefined;
  later(run: () => void, ms: number): () => void;
  now(): number;
  /** nothing moves: the machine is set to less motion, or nobody looks */
  still(): boolean;
  pace(): Pace;
  /** a teacher looks at an answer before it is given, and may want another one */
  allows?(value: Json): boolean;
}

const EMPTY: Model = {
  table: null,
  gone: null,
  shown: null,
  queued: 0,
  sent: null,
  notice: null,
  resting: null,
  pointed: null,
  holder: null,
  telling: false,
  readBefore: 0,
  looking: false,
};

type Mine = { readonly seat: Seat; readonly about: string };

export class Room {
  readonly id: string;
  readonly store: StoreApi<Model> = createStore(() => EMPTY);
  readonly #environment: RoomEnvironment;
  readonly #pacer: Pacer<GameStep>;
  readonly #watcher: Watcher;
  #unwatch: (() => void) | null = null;
  /** as whom the table is watched; undefined leaves it to the server */
  #viewer: Viewer | undefined;
  #asking = false;
  #notices = 0;

  constructor(id: string, environment: RoomEnvironment) {
    this.id = id;
    this.#environment = environment;
    this.#pacer = new Pacer({
      later: (run, ms) => environment.later(run, ms),
      now: () => environment.now(),
      pace: () => (environment.still() ? PACES.instant : environment.pace()),
      show: (step, jumped) => this.#show(step, jumped),
      queued: (queued) => this.store.setState({ queued }),
    });
    this.#watcher = {
      table: id,
      asks: () => {
        const { table } = this.store.getState();
        const sameViewer = this.#viewer === undefined || table?.game?.me === this.#viewer;
        return {
          ...(this.#viewer !== undefined && { as: this.#viewer }),
          ...(table !== null && sameViewer && { since: table.version }),
          ...(environment.word !== undefined && { word: environment.word }),
        };
      },
      hears: (message) => this.#hears(message),
    };
  }

  enter(): void {
    this.#unwatch ??= this.#environment.link.watch(this.#watcher);
  }

  leave(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#pacer.clear();
  }

  // -------------------------------------------------------------------------------------------------------- what I say

  answer(value: Json): void {
    const { table, sent } = this.store.getState();
    const mine = table?.game?.mine;
    if (table === null || mine === null || mine === undefined || sent !== null) return;
    if (this.#environment.allows?.(value) === false) return;
    const { seat, about } = mine;
    this.store.setState({ sent: { about, value, version: table.version, done: false }, resting: null, notice: null });
    void this.#answer({ type: 'answer', table: this.id, seat, about, value, version: table.version });
  }

  async #answer(command: Command): Promise<void> {
    const reply = await this.say(command);
    this.store.setState(({ sent: now, table: newest }) => {
      if (now === null) return {};
      // The question must not flash up again between the acknowledgement and the change that it brings.
      const moved = reply.type === 'refused' || (newest !== null && newest.version > now.version);
      return { sent: moved ? null : { ...now, done: true } };
    });
    this.#complain(reply);
  }

  /** Why is this not on offer? */
  async explain(value: Json, at: Notice['at']): Promise<void> {
    const me = this.store.getState().table?.game?.me;
    if (me === undefined) return;
    if (me === 'spectator')
      return this.notify({ kind: 'why', rule: null, why: 'You are watching; the seats play.', at });
    const reply = await this.say({ type: 'explain', table: this.id, seat: me, value });
    if (reply.type === 'explained' && !reply.ok)
      this.notify({ kind: 'why', rule: reply.rule, why: reply.why ?? 'That is not one of your choices now.', at });
    else this.#complain(reply);
  }

  undo(): void {
    const seat = this.#me();
    if (seat !== null) this.tell({ type: 'undo', table: this.id, seat });
  }

  consent(seat: Seat, agree: boolean): void {
    this.tell({ type: 'consent', table: this.id, seat, agree });
  }

  /** A command about which only a refusal is of interest. */
  tell(command: Command): void {
    void this.#hearRefusal(command);
  }

  async #hearRefusal(command: Command): Promise<void> {
    this.#complain(await this.say(command));
  }

  say(command: Command): Promise<Reply> {
    return this.#environment.link.command(command);
  }

  rest(value: Json | null): void {
    this.store.setState({ resting: value });
  }

  point(at: string | null): void {
    this.store.setState({ pointed: at });
  }

  telling(telling: boolean): void {
    const { table, shown } = this.store.getState();
    const readBefore = Math.max(0, linesShown(table, shown) - (shown?.told.length ?? 0));
    this.store.setState({ telling, readBefore });
  }

  look(looking: boolean): void {
    this.store.setState({ looking });
  }

  notify(notice: Omit<Notice, 'number'>): void {
    this.#notices += 1;
    this.store.setState({ notice: { ...notice, number: this.#notices } });
  }

  dismiss(): void {
    this.store.setState({ notice: null });
  }

  skip(): void {
    this.#pacer.skip();
  }

  /** Pass and play: this person has taken the screen. */
  take(seat: Seat): void {
    this.#viewer = seat;
    this.store.setState({ holder: seat, resting: null, pointed: null, notice: null });
    if (this.store.getState().table?.game?.me !== seat) this.#environment.link.again(this.#watcher);
  }

  #me(): Seat | null {
    const me = this.store.getState().table?.game?.me;
    return me === undefined || me === 'spectator' ? null : me;
  }

  #complain(reply: Reply): void {
    if (reply.type === 'refused') this.notify({ kind: 'refused', rule: reply.rule, why: reply.why, at: null });
  }

  // ------------------------------------------------------------------------------------------------------- what I hear

  #hears(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
      case 'change':
        return this.#changed(message);
      case 'gone':
        return this.store.setState({ gone: message.why });
      case 'refused':
        return this.#complain(message);
      default:
        return;
    }
  }

  #changed(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    const before = this.store.getState().table;
    const applied = apply(before, message, this.#environment.now());
    if (applied.kind === 'old') return;
    if (applied.kind === 'gap') {
      if (!this.#asking) this.#environment.link.again(this.#watcher);
      this.#asking = true;
      return;
    }
    this.#asking = false;
    const { state, fresh } = applied;
    const { sent } = this.store.getState();
    const settled = sent !== null && sent.done && state.version > sent.version;
    this.store.setState({ table: state, gone: null, ...(settled && { sent: null }) });
    if (applied.kind === 'whole') this.#jump(state);
    else if (state.game !== null && (state.game !== before?.game || fresh.length > 0)) {
      this.#pacer.push({
        version: state.version,
        game: state.game,
        told: fresh.map(({ event }) => event),
        jump: before === null || isWhole(message),
        silent: fresh.length === 0,
        mine: state.game.mine !== null,
      });
    }
    this.#lookAsSpectatorFirst(state);
  }

  #jump(state: TableState): void {
    this.#pacer.clear();
    const { game, version } = state;
    // An answer that was under way when the connection broke: is its question still asked?
    const { sent } = this.store.getState();
    const answered = sent !== null && version > sent.version;
    this.store.setState({
      shown: game === null ? null : { version, game, before: null, told: [] },
      ...(answered && { sent: null }),
    });
  }

  #show({ version, game, told, jump }: GameStep, skipped: boolean): void {
    const jumped = jump || skipped;
    this.store.setState(({ shown }) => ({
      shown: {
        version,
        game,
        told,
        before: jumped ? null : (shown?.game ?? null),
      },
    }));
  }

  /** On a shared screen nobody's secrets may be shown before somebody has said who looks. */
  #lookAsSpectatorFirst({ info, game }: TableState): void {
    if (!isShared(info.mode, mySeats(info)) || game === null || game.outcome !== null) return;
    if (this.store.getState().holder === null && game.me !== 'spectator' && this.#viewer !== 'spectator') {
      this.#viewer = 'spectator';
      this.#environment.link.again(this.#watcher);
    }
  }
}

/**
 * Somebody who comes back is sent the whole game anew, also that it is theirs, which no other change says. Answers that came
 * in together are an ordinary change, though the version is several more.
 */
function isWhole(message: Extract<ServerMessage, { type: 'table' | 'change' }>): boolean {
  return message.type === 'change' && message.game?.set?.['me'] !== undefined;
}

/** How many lines of the log may be read: what still waits its turn, or is just being shown, may not. */
export function linesToRead({ table, shown, telling, readBefore }: Model): number {
  // Counted when the board began: bots answer the next question meanwhile, and the step that is shown is then theirs.
  const seen = linesShown(table, shown);
  return telling ? Math.min(readBefore, seen) : seen;
}

function linesShown(table: Model['table'], shown: Model['shown']): number {
  if (table === null || shown === null) return 0;
  return table.told.filter(({ version }) => version <= shown.version).length;
}

/** The game is over, and all of it has been shown. */
export function isOver({ shown, queued, telling }: Model): boolean {
  return shown !== null && shown.game.outcome !== null && queued === 0 && !telling;
}

function isShared(mode: string, people: readonly Seat[]): boolean {
  return mode === 'pass' && people.length > 1;
}

/** Pass and play: who has to take the screen before anything is shown. `hidden` closes it even when nobody has to. */
export function curtainOf({ table, shown, holder }: Model): { to: Seat | null; hidden: boolean } {
  const open = { to: null, hidden: false };
  if (table === null || shown === null) return open;
  const people = mySeats(table.info);
  if (!isShared(table.info.mode, people) || shown.game.outcome !== null) return open;
  const to = passTo({ me: holder ?? 'spectator', people, waiting: shown.game.waiting, over: false });
  const stranger = shown.game.me !== (holder ?? 'spectator');
  return { to, hidden: to !== null || stranger };
}

/** What I am asked, once everything before it has been shown; what stays the same while others answer stays on. */
export function questionOf({ table, shown, queued, sent }: Model): GameSeen['mine'] {
  const newest = table?.game?.mine ?? null;
  if (newest === null || sent !== null || shown === null) return null;
  if (queued === 0) return newest;
  return isSame(newest, shown.game.mine) ? newest : null;
}

function isSame(a: Mine, b: Mine | null): boolean {
  return b !== null && a.seat === b.seat && a.about === b.about && JSON.stringify(a) === JSON.stringify(b);
}
