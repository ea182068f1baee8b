import type { GameScreen } from '@tablewright/board';
import {
  answerHashOf,
  type Json,
  type SaidHere,
  sameAnswer,
  type Seat,
  settle,
  type Viewer,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { ServerMessage } from '@tablewright/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Link, Watcher } from '../link/link.ts';
import type { Reply, Command } from '../link/outbox.ts';
import { type Drafts, markAnswered, type SavedDrafts, withDraft, withoutPast } from './drafts.ts';
import type { SavedTimes } from './heard.ts';
import { momentOf, withMoment } from './looking-back.ts';
import { EMPTY, isLaidDown, isSameQuestion, isShared, type Model, type Notice, questionOf } from './model.ts';
import type { SavedNotes } from './notes.ts';
import { PACES, type Pace, Pacer, paceFor, type Showing, speedOf } from './pace.ts';
import { type Applied, apply, mySeats, type TableState } from './state.ts';
import { type GameStep, stepsOf } from './steps.ts';

// One table that is looked at: the newest that is known of it, what of that is already shown, and what was said to the
// server and not yet answered.

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
  /** where drafts outlive a page that is loaded anew; left out in a lesson */
  readonly savedDrafts?: SavedDrafts;
  /** where notes are kept; left out in a lesson */
  readonly savedNotes?: SavedNotes;
  /** where it is kept when something was heard; left out in a lesson */
  readonly savedTimes?: SavedTimes;
  /** where it is kept what a record can be held against; left out where there is no server to hold it against */
  readonly savedProof?: SavedProof;
  /** whether an answer has to be confirmed first */
  confirms?(): boolean;
  /** a teacher looks at an answer before it is given, and may want another one */
  allows?(value: Json): boolean;
}

/** What this browser was sent and has said. */
export interface SavedProof {
  head(version: number, head: string): void;
  said(one: SaidHere): void;
}

/** Longer than a click takes. */
const HAND_SKIPS_MS = 1000;
/**
 * A server that is quicker than this is not waited for: to draw the table once without its question, and at once again with what came
 * of the answer, would only bring that picture later.
 */
const SENT_SHOWN_AFTER_MS = 50;
/** Longer than a board needs to be drawn and to say that it tells. */
const SETTLES_AFTER_MS = 80;
/** The last moment of a game is looked at at least so long. */
const CLOSES_AFTER_MS = 700;

interface Given {
  readonly sent: NonNullable<Model['sent']>;
  readonly seat: Seat;
  readonly cancelTimer: () => void;
}

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
  #shown = 0;
  /** the click or key that is still down has shown the rest at once */
  #handSkips = false;
  /** the last click or key has answered */
  #handAnswered = false;
  /** my answer that is under way, before that is shown */
  #given: Given | null = null;
  #cancelSettling: (() => void) | null = null;
  #cancelClosing: (() => void) | null = null;
  /** how long the game's own board needs, where it says so */
  #gamePace: GameScreen['pace'];

  constructor(id: string, environment: RoomEnvironment) {
    this.id = id;
    this.#environment = environment;
    if (environment.savedDrafts !== undefined) this.store.setState({ drafts: environment.savedDrafts.load() });
    if (environment.savedNotes !== undefined) this.store.setState({ notes: environment.savedNotes.load() });
    this.#pacer = new Pacer({
      later: (run, ms) => environment.later(run, ms),
      now: () => environment.now(),
      pace: () => this.#pace(),
      show: (step, showing) => this.#show(step, showing),
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

  #pace(): Pace {
    return this.#environment.still() ? PACES.instant : paceFor(this.#environment.pace(), this.#gamePace);
  }

  /** Which game's board shows this table. */
  isShownBy({ pace }: Pick<GameScreen, 'pace'>): void {
    this.#gamePace = pace;
  }

  enter(): void {
    this.#unwatch ??= this.#environment.link.watch(this.#watcher);
  }

  leave(): void {
    this.#unwatch?.();
    this.#unwatch = null;
    this.#pacer.clear();
    this.#cancelSettling?.();
    this.#cancelClosing?.();
    this.#cancelClosing = null;
  }

  // -------------------------------------------------------------------------------------------------------- what I say

  /** With the word that I mean it, where that is wished. */
  confirm(meant: boolean): void {
    const { toConfirm } = this.store.getState();
    if (this.#handSkips) return;
    this.store.setState({ toConfirm: null });
    if (meant && toConfirm !== null) this.#give(toConfirm);
  }

  answer(value: Json): void {
    const { table } = this.store.getState();
    // What closes by itself leaves no time to be asked twice.
    const isWindow = table?.game?.window !== undefined;
    if (this.#environment.confirms?.() !== true || isWindow) return this.#give(value);
    if (table?.game?.mine == null || this.#handSkips) return;
    this.#handAnswered = true;
    this.store.setState({ toConfirm: value });
  }

  #give(value: Json): void {
    const { table, sent } = this.store.getState();
    const mine = table?.game?.mine;
    if (table === null || mine === null || mine === undefined || this.#handSkips) return;
    if (sent !== null || this.#given !== null) return;
    if (this.#environment.allows?.(value) === false) return;
    const { seat, about } = mine;
    const { version } = table;
    const cancelTimer = this.#environment.later(() => this.#showGiven(), SENT_SHOWN_AFTER_MS);
    this.#given = { sent: { about, value, version, done: false }, seat, cancelTimer };
    this.#handAnswered = true;
    this.store.setState({ given: true });
    const isPass = mine.window !== undefined && sameAnswer(mine.window.pass, value);
    const isLaid = table.game?.window !== undefined || table.info.countdownNow !== null;
    // As it goes into the log, whatever the order in which it was put together.
    const hash = answerHashOf(settle(mine.domain, value) ?? value);
    const said: SaidHere = { what: isLaid ? 'laid' : 'answer', seat, version, hash };
    void this.#answer({ type: 'answer', table: this.id, seat, about, value, version }, said, isPass);
  }

  /** Shows that my answer is under way: it takes its time, or its reply or its change is there and goes on from that. */
  #showGiven(): void {
    if (this.#given === null) return;
    const { sent, seat, cancelTimer } = this.#given;
    this.#given = null;
    cancelTimer();
    this.store.setState({ sent, given: false, resting: null, notice: null });
    this.#keepDrafts((drafts) => markAnswered(drafts, seat, true));
  }

  async #answer(command: Extract<Command, { type: 'answer' }>, said: SaidHere, isPass: boolean): Promise<void> {
    const reply = await this.say(command);
    if (reply.type === 'done') this.#environment.savedProof?.said(said);
    this.#showGiven();
    const { seat, version } = command;
    if (reply.type === 'refused') this.#keepDrafts((drafts) => markAnswered(drafts, seat, false));
    else if (version !== undefined)
      this.store.setState(({ lastAnswers }) => ({ lastAnswers: { ...lastAnswers, [seat]: version } }));
    this.store.setState((model) => {
      const { sent: now, table: newest } = model;
      // Its change was there first, and the next answer may already be under way.
      if (now === null || now.version !== command.version) return {};
      // The question must not flash up again between the acknowledgement and the change that it brings. What is only laid down
      // brings no new version: its seat is ready, and that was said before the acknowledgement. To a window I may say something
      // else until it closes; only then anything moves.
      const moved =
        reply.type === 'refused' ||
        isLaidDown(model) ||
        (newest !== null && (newest.version > now.version || newest.game?.window !== undefined));
      return { sent: moved ? null : { ...now, done: true } };
    });
    // A pass that comes when the window has just closed by itself has come true.
    if (!isPass) this.#complain(reply);
  }

  /** Lets a window pass. */
  pass(): void {
    const pass = this.store.getState().table?.game?.mine?.window?.pass;
    if (pass !== undefined) this.answer(pass);
  }

  /** Whether every window passes until the turn is over. */
  alwaysPass(on: boolean): void {
    const seat = this.#me();
    if (seat !== null) this.tell({ type: 'alwaysPass', table: this.id, seat, on });
  }

  /** Why is this not on offer? */
  async explain(value: Json, at: Notice['at']): Promise<void> {
    const me = this.store.getState().table?.game?.me;
    if (me === undefined) return;
    if (me === 'spectator')
      return this.notify({ kind: 'why', rule: null, why: say`You are watching; the seats play.`, at });
    const reply = await this.say({ type: 'explain', table: this.id, seat: me, value });
    if (reply.type === 'explained' && !reply.ok)
      this.notify({ kind: 'why', rule: reply.rule, why: reply.why ?? say`That is not one of your choices now.`, at });
    else this.#complain(reply);
  }

  undo(): void {
    const seat = this.#me();
    if (seat === null) return;
    // Whoever takes an answer back wants to go on with it, not to begin anew.
    this.#keepDrafts((drafts) => markAnswered(drafts, seat, false));
    void this.#sayAndKeep({ type: 'undo', table: this.id, seat }, 'undo');
  }

  /** `request`: the one that was on the screen */
  consent(seat: Seat, request: number, agree: boolean): void {
    void this.#sayAndKeep({ type: 'consent', table: this.id, seat, request, agree }, agree ? 'agree' : null);
  }

  /** What the log may say of me from then on; null where it says nothing. */
  async #sayAndKeep(command: Extract<Command, { seat: Seat }>, what: SaidHere['what'] | null): Promise<void> {
    const version = this.store.getState().table?.version ?? 0;
    const reply = await this.say(command);
    if (reply.type === 'refused') this.#complain(reply);
    else if (what !== null) this.#environment.savedProof?.said({ what, seat: command.seat, version, hash: '' });
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

  /** What I have put together for what I am asked now; null for nothing. */
  keepDraft(draft: Json | null, outlivesReload: boolean): void {
    const question = questionOf(this.store.getState());
    if (question !== null) this.#keepDrafts((drafts) => withDraft(drafts, question, draft, outlivesReload));
  }

  keepNotes(notes: Json): void {
    const seat = this.#me();
    if (seat === null) return;
    const changed = { ...this.store.getState().notes, [seat]: notes };
    this.store.setState({ notes: changed });
    this.#environment.savedNotes?.save(changed);
  }

  #keepDrafts(change: (drafts: Drafts) => Drafts): void {
    const { drafts } = this.store.getState();
    const changed = change(drafts);
    if (changed === drafts) return;
    this.store.setState({ drafts: changed });
    this.#environment.savedDrafts?.save(changed);
  }

  /** Once it is answered, a board that has yet to hear of that still lights up under the hand: the next question is another. */
  rest(value: Json | null): void {
    if (this.#given !== null) return;
    this.store.setState((model) => ({ resting: questionOf(model) === null ? null : value }));
  }

  point(at: string | null): void {
    this.store.setState({ pointed: at });
  }

  telling(telling: boolean): void {
    this.store.setState(({ shown, readable }) => {
      const lines = shown?.lines ?? 0;
      return { telling, readable: telling ? Math.min(readable, lines - (shown?.told.length ?? 0)) : lines };
    });
    this.#pacer.hold(telling);
    if (telling) return;
    this.#settle();
    if (this.#cancelClosing === null) this.store.setState({ closing: false });
  }

  /** Seats, headline and title may speak of what is shown. */
  #settle(): void {
    this.#cancelSettling?.();
    this.#cancelSettling = null;
    this.store.setState(({ shown }) => ({ settled: shown?.game ?? null }));
  }

  #settleSoon(): void {
    this.#cancelSettling?.();
    this.#cancelSettling = this.#environment.later(() => {
      this.#cancelSettling = null;
      if (!this.store.getState().telling) this.#settle();
    }, SETTLES_AFTER_MS);
  }

  /** The board shows the last moment, to its end; then it is said who won. */
  #closeSoon(): void {
    this.store.setState({ closing: true });
    this.#cancelClosing = this.#environment.later(
      () => {
        this.#cancelClosing = null;
        if (!this.store.getState().telling) this.store.setState({ closing: false });
      },
      Math.max(CLOSES_AFTER_MS, this.#pace().step),
    );
  }

  look(looking: boolean): void {
    this.store.setState({ looking });
  }

  /** Shows the table as it stood at a line of the log; null goes back to now. */
  lookUp(line: number | null): void {
    this.store.setState(({ past }) => {
      const moment = line === null ? null : momentOf(past, line);
      return { lookedUp: moment === null ? null : { line: line!, view: moment.view } };
    });
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

  /**
   * The rest is shown at once because of a click or a key. If nothing was asked then, what comes to lie under it was not
   * chosen: until the hand begins anew, it answers nothing.
   */
  skipByHand(): void {
    this.#handSkips = questionOf(this.store.getState()) === null;
    this.skip();
    // Who answers without mouse, finger or keys (a screen reader does) never begins anew.
    this.#environment.later(() => this.handBegins(), HAND_SKIPS_MS);
  }

  /** A new click or key. */
  handBegins(): void {
    this.#handSkips = false;
  }

  /**
   * `again`: the second click of a double click, or a key that is held down. If the first has answered, the next question has come
   * to lie under it and was not chosen.
   */
  handPresses(again: boolean): void {
    if (!again) this.#handAnswered = false;
    else if (this.#handAnswered) this.#handSkips = true;
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
    const applied = this.#withTimes(apply(before, message, this.#environment.now()), before);
    if (applied.kind === 'old') return;
    if (applied.kind === 'gap') {
      if (!this.#asking) this.#environment.link.again(this.#watcher);
      this.#asking = true;
      return;
    }
    this.#asking = false;
    this.#showGiven();
    const { state } = applied;
    this.#keepProof(before, state);
    const { sent } = this.store.getState();
    const mine = state.game?.mine ?? null;
    const goesOn = isSameQuestion(before?.game?.mine ?? null, mine);
    // When something else is asked, or nothing, the answer has been heard: the next question need not wait for the reply.
    const settled = sent !== null && (sent.done || !goesOn) && state.version > sent.version;
    this.store.setState({
      table: state,
      gone: null,
      ...(settled && { sent: null }),
      ...(!goesOn && { resting: null, toConfirm: null }),
    });
    this.#keepDrafts((drafts) => withoutPast(drafts, mine));
    if (applied.kind === 'whole') this.#jump(state, message.type === 'table' ? message.answeredAt : undefined);
    else this.#pacer.push(...stepsOf(before, applied, { answered: sent !== null, jump: isWhole(message) }));
    this.#lookAsSpectatorFirst(state);
  }

  #keepProof(before: TableState | null, { version, head, info }: TableState): void {
    const { savedProof } = this.#environment;
    if (savedProof === undefined) return;
    if (head !== null) savedProof.head(version, head);
    // What I have laid down the bot may change.
    for (const { seat, mine, standIn } of info.seats) {
      const isNew = standIn && before?.info.seats[seat]?.standIn !== true;
      if (mine && isNew) savedProof.said({ what: 'standIn', seat, version, hash: '' });
    }
  }

  /** The first that comes does not know what an earlier page has heard. */
  #withTimes(applied: Applied, before: TableState | null): Applied {
    const { savedTimes } = this.#environment;
    if (savedTimes === undefined || !('state' in applied)) return applied;
    const { state } = applied;
    if (before === null) return { ...applied, state: { ...state, heard: { ...savedTimes.load(), ...state.heard } } };
    if (state.heard !== before.heard) savedTimes.save(state.heard);
    return applied;
  }

  #jump(state: TableState, answeredAt: number | undefined): void {
    this.#pacer.clear();
    const { game, version, told } = state;
    // An answer that was under way when the connection broke: is its question still asked?
    const { sent, telling, readable } = this.store.getState();
    const answered = sent !== null && version > sent.version;
    const lines = told.length;
    const speed = speedOf(this.#pace().step);
    this.#shown += 1;
    this.store.setState({
      shown:
        game === null
          ? null
          : { number: this.#shown, version, game, before: null, told: [], missed: [], lines, between: false, speed },
      readable: telling ? Math.min(readable, lines) : lines,
      // Something may have been taken back, or somebody else looks: what was seen before is not what the log speaks of.
      past: game === null ? [] : [{ lines, view: game.view }],
      lastAnswers: lastAnswerOf(game?.me, answeredAt),
      lookedUp: null,
      settled: game,
      closing: false,
      ...(answered && { sent: null }),
    });
  }

  #show(
    { version, game, told, lines, between, jump }: GameStep,
    { jumped, passed, queued, speed }: Showing<GameStep>,
  ): void {
    this.#shown += 1;
    const number = this.#shown;
    const missed = passed.map((one) => ({ view: one.game.view, told: one.told }));
    this.store.setState(({ shown, telling, readable, past }) => {
      const before = jump || jumped ? null : (shown?.game ?? null);
      // Bots answer the next question while the board still tells: the log waits with it.
      return {
        shown: { number, version, game, before, told, missed, lines, between, speed },
        readable: telling ? readable : lines,
        past: withMoment(past, { lines, view: game.view }),
        queued,
      };
    });
    const isSeen = !jump && !jumped && this.#pace().step > 0;
    if (isSeen && game.outcome !== null) this.#closeSoon();
    if (isSeen && told.length > 0) this.#settleSoon();
    else if (!this.store.getState().telling) this.#settle();
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

/** The version at which it was given is the one before the one that it has brought. */
function lastAnswerOf(me: Viewer | undefined, answeredAt: number | undefined): Model['lastAnswers'] {
  return typeof me === 'number' && answeredAt !== undefined ? { [me]: answeredAt - 1 } : {};
}

/**
 * Somebody who comes back is sent the whole game anew, also that it is theirs, which no other change says. Answers that came
 * in together are an ordinary change, though the version is several more.
 */
function isWhole(message: Extract<ServerMessage, { type: 'table' | 'change' }>): boolean {
  return message.type === 'change' && message.game?.set?.['me'] !== undefined;
}
