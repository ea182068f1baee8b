import type { GameScreen } from '@tablewright/board';
import type { Json, SaidHere, Seat, Viewer } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { ServerMessage } from '@tablewright/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Watcher } from '../link/link.ts';
import type { Reply, Command } from '../link/outbox.ts';
import { Hand } from './hand.ts';
import { momentOf } from './looking-back.ts';
import { EMPTY, isSameQuestion, isShared, type Model, type Notice, questionOf } from './model.ts';
import { RoomAnswers } from './room-answers.ts';
import { RoomDrafts } from './room-drafts.ts';
import type { RoomEnvironment } from './room-environment.ts';
import { RoomNotices } from './room-notices.ts';
import { RoomShowing } from './room-showing.ts';
import { type Applied, apply, mySeats, type TableState } from './state.ts';
import { stepsOf } from './steps.ts';

// One table that is looked at, as the page sees it: the newest that is known of it, and as whom it is watched. What of that is
// already shown, what was said to the server and not yet answered, and what nobody has said yet are files of their own
// (room-showing.ts, room-answers.ts, room-drafts.ts).

export class Room {
  readonly id: string;
  readonly store: StoreApi<Model> = createStore(() => EMPTY);
  readonly #environment: RoomEnvironment;
  readonly #hand: Hand;
  readonly #drafts: RoomDrafts;
  readonly #notices: RoomNotices;
  readonly #answers: RoomAnswers;
  readonly #showing: RoomShowing;
  readonly #watcher: Watcher;
  #unwatch: (() => void) | null = null;
  /** as whom the table is watched; undefined leaves it to the server */
  #viewer: Viewer | undefined;
  #asking = false;

  constructor(id: string, environment: RoomEnvironment) {
    this.id = id;
    this.#environment = environment;
    this.#hand = new Hand((run, ms) => environment.later(run, ms));
    this.#drafts = new RoomDrafts(this.store, environment);
    this.#notices = new RoomNotices(this.store);
    const parts = { hand: this.#hand, drafts: this.#drafts, notices: this.#notices };
    this.#answers = new RoomAnswers(id, this.store, environment, parts);
    this.#showing = new RoomShowing(this.store, environment);
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
    this.#showing.leave();
  }

  // -------------------------------------------------------------------------------------------------------- what I say

  answer(value: Json): void {
    this.#answers.answer(value);
  }

  /** With the word that I mean it, where that is wished. */
  confirm(meant: boolean): void {
    this.#answers.confirm(meant);
  }

  /** Lets a window pass. */
  pass(): void {
    this.#answers.pass();
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
    else this.#notices.complain(reply);
  }

  undo(): void {
    const seat = this.#me();
    if (seat === null) return;
    // Whoever takes an answer back wants to go on with it, not to begin anew.
    this.#drafts.markAnswered(seat, false);
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
    if (reply.type === 'refused') this.#notices.complain(reply);
    else if (what !== null) this.#environment.savedProof?.said({ what, seat: command.seat, version, hash: '' });
  }

  /** A command about which only a refusal is of interest. */
  tell(command: Command): void {
    void this.#hearRefusal(command);
  }

  async #hearRefusal(command: Command): Promise<void> {
    this.#notices.complain(await this.say(command));
  }

  say(command: Command): Promise<Reply> {
    return this.#environment.link.command(command);
  }

  /** What I have put together for what I am asked now; null for nothing. */
  keepDraft(draft: Json | null, outlivesReload: boolean): void {
    this.#drafts.keep(draft, outlivesReload);
  }

  keepNotes(notes: Json): void {
    const seat = this.#me();
    if (seat !== null) this.#drafts.keepNotes(seat, notes);
  }

  notify(notice: Omit<Notice, 'number'>): void {
    this.#notices.notify(notice);
  }

  dismiss(): void {
    this.#notices.dismiss();
  }

  // ------------------------------------------------------------------------------------------------------- what I look at

  /** Once it is answered, a board that has yet to hear of that still lights up under the hand: the next question is another. */
  rest(value: Json | null): void {
    if (this.#answers.isGiven) return;
    this.store.setState((model) => ({ resting: questionOf(model) === null ? null : value }));
  }

  point(at: string | null): void {
    this.store.setState({ pointed: at });
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

  /** Which game's board shows this table. */
  isShownBy(screen: Pick<GameScreen, 'pace'>): void {
    this.#showing.isShownBy(screen);
  }

  /** The board has yet to come to the end of what it shows; or it has. */
  telling(telling: boolean): void {
    this.#showing.telling(telling);
  }

  skip(): void {
    this.#showing.skip();
  }

  /**
   * The rest is shown at once because of a click or a key. If nothing was asked then, what comes to lie under it was not
   * chosen: until the hand begins anew, it answers nothing.
   */
  skipByHand(): void {
    this.#hand.skips(questionOf(this.store.getState()) !== null);
    this.skip();
  }

  /** A new click or key. */
  handBegins(): void {
    this.#hand.begins();
  }

  /** `again`: the second click of a double click, or a key that is held down. */
  handPresses(again: boolean): void {
    this.#hand.presses(again);
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

  // ------------------------------------------------------------------------------------------------------- what I hear

  #hears(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
      case 'change':
        return this.#changed(message);
      case 'gone':
        return this.store.setState({ gone: message.why });
      case 'refused':
        return this.#notices.complain(message);
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
    this.#answers.showGiven();
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
    this.#drafts.dropPast(mine);
    if (applied.kind === 'whole') this.#showing.jump(state, message.type === 'table' ? message.answeredAt : undefined);
    else this.#showing.push(stepsOf(before, applied, { answered: sent !== null, jump: isWhole(message) }));
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
