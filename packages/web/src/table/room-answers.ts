import { answerHashOf, type Json, type SaidHere, sameAnswer, type Seat, settle } from '@tablewright/kernel';
import type { StoreApi } from 'zustand/vanilla';
import type { Command } from '../link/outbox.ts';
import type { Hand } from './hand.ts';
import { isLaidDown, type Model } from './model.ts';
import type { RoomDrafts } from './room-drafts.ts';
import type { RoomEnvironment } from './room-environment.ts';
import type { RoomNotices } from './room-notices.ts';

// My answers, from the touch until the server has heard them.

/**
 * A server that is quicker than this is not waited for: to draw the table once without its question, and at once again with what came
 * of the answer, would only bring that picture later.
 */
const SENT_SHOWN_AFTER_MS = 50;

interface Given {
  readonly sent: NonNullable<Model['sent']>;
  readonly seat: Seat;
  readonly cancelTimer: () => void;
}

interface Parts {
  readonly hand: Hand;
  readonly drafts: RoomDrafts;
  readonly notices: RoomNotices;
}

export class RoomAnswers {
  readonly #id: string;
  readonly #store: StoreApi<Model>;
  readonly #environment: RoomEnvironment;
  readonly #hand: Hand;
  readonly #drafts: RoomDrafts;
  readonly #notices: RoomNotices;
  /** my answer that is under way, before that is shown */
  #given: Given | null = null;

  constructor(id: string, store: StoreApi<Model>, environment: RoomEnvironment, { hand, drafts, notices }: Parts) {
    this.#id = id;
    this.#store = store;
    this.#environment = environment;
    this.#hand = hand;
    this.#drafts = drafts;
    this.#notices = notices;
  }

  /** An answer is under way, and nobody sees that yet. */
  get isGiven(): boolean {
    return this.#given !== null;
  }

  /** With the word that I mean it, where that is wished. */
  confirm(meant: boolean): void {
    const { toConfirm } = this.#store.getState();
    if (this.#hand.answersNothing) return;
    this.#store.setState({ toConfirm: null });
    if (meant && toConfirm !== null) this.#give(toConfirm);
  }

  answer(value: Json): void {
    const { table } = this.#store.getState();
    // What closes by itself leaves no time to be asked twice.
    const isWindow = table?.game?.window !== undefined;
    if (this.#environment.confirms?.() !== true || isWindow) return this.#give(value);
    if (table?.game?.mine == null || this.#hand.answersNothing) return;
    this.#hand.hasAnswered();
    this.#store.setState({ toConfirm: value });
  }

  #give(value: Json): void {
    const { table, sent } = this.#store.getState();
    const mine = table?.game?.mine;
    if (table === null || mine === null || mine === undefined || this.#hand.answersNothing) return;
    if (sent !== null || this.#given !== null) return;
    if (this.#environment.allows?.(value) === false) return;
    const { seat, about } = mine;
    const { version } = table;
    const cancelTimer = this.#environment.later(() => this.showGiven(), SENT_SHOWN_AFTER_MS);
    this.#given = { sent: { about, value, version, done: false }, seat, cancelTimer };
    this.#hand.hasAnswered();
    this.#store.setState({ given: true });
    const isPass = mine.window !== undefined && sameAnswer(mine.window.pass, value);
    const isLaid = table.game?.window !== undefined || table.info.countdownNow !== null;
    // As it goes into the log, whatever the order in which it was put together.
    const hash = answerHashOf(settle(mine.domain, value) ?? value);
    const said: SaidHere = { what: isLaid ? 'laid' : 'answer', seat, version, hash };
    void this.#answer({ type: 'answer', table: this.#id, seat, about, value, version }, said, isPass);
  }

  /** Shows that my answer is under way: it takes its time, or its reply or its change is there and goes on from that. */
  showGiven(): void {
    if (this.#given === null) return;
    const { sent, seat, cancelTimer } = this.#given;
    this.#given = null;
    cancelTimer();
    this.#store.setState({ sent, given: false, resting: null, notice: null });
    this.#drafts.markAnswered(seat, true);
  }

  async #answer(command: Extract<Command, { type: 'answer' }>, said: SaidHere, isPass: boolean): Promise<void> {
    const reply = await this.#environment.link.command(command);
    if (reply.type === 'done') this.#environment.savedProof?.said(said);
    this.showGiven();
    const { seat, version } = command;
    if (reply.type === 'refused') this.#drafts.markAnswered(seat, false);
    else if (version !== undefined)
      this.#store.setState(({ lastAnswers }) => ({ lastAnswers: { ...lastAnswers, [seat]: version } }));
    this.#store.setState((model) => {
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
    if (!isPass) this.#notices.complain(reply);
  }

  /** Lets a window pass. */
  pass(): void {
    const pass = this.#store.getState().table?.game?.mine?.window?.pass;
    if (pass !== undefined) this.answer(pass);
  }
}
