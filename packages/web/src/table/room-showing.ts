import type { GameScreen } from '@tablewright/board';
import type { Viewer } from '@tablewright/kernel';
import type { StoreApi } from 'zustand/vanilla';
import { withMoment } from './looking-back.ts';
import type { Model } from './model.ts';
import { PACES, type Pace, Pacer, paceFor, type Showing, speedOf } from './pace.ts';
import type { RoomEnvironment } from './room-environment.ts';
import type { TableState } from './state.ts';
import type { GameStep } from './steps.ts';

// What of a table is already shown: one step after the other, at a pace that a person can follow.

/** Longer than a board needs to be drawn and to say that it tells. */
const SETTLES_AFTER_MS = 80;
/** The last moment of a game is looked at at least so long. */
const CLOSES_AFTER_MS = 700;

export class RoomShowing {
  readonly #store: StoreApi<Model>;
  readonly #environment: RoomEnvironment;
  readonly #pacer: Pacer<GameStep>;
  #shown = 0;
  #cancelSettling: (() => void) | null = null;
  #cancelClosing: (() => void) | null = null;
  /** how long the game's own board needs, where it says so */
  #gamePace: GameScreen['pace'];

  constructor(store: StoreApi<Model>, environment: RoomEnvironment) {
    this.#store = store;
    this.#environment = environment;
    this.#pacer = new Pacer({
      later: (run, ms) => environment.later(run, ms),
      now: () => environment.now(),
      pace: () => this.#pace(),
      show: (step, showing) => this.#show(step, showing),
      queued: (queued) => store.setState({ queued }),
    });
  }

  #pace(): Pace {
    return this.#environment.still() ? PACES.instant : paceFor(this.#environment.pace(), this.#gamePace);
  }

  /** Which game's board shows this table. */
  isShownBy({ pace }: Pick<GameScreen, 'pace'>): void {
    this.#gamePace = pace;
  }

  /** Each is shown when its time has come. */
  push(steps: readonly GameStep[]): void {
    this.#pacer.push(...steps);
  }

  /** The rest is shown at once. */
  skip(): void {
    this.#pacer.skip();
  }

  leave(): void {
    this.#pacer.clear();
    this.#cancelSettling?.();
    this.#cancelClosing?.();
    this.#cancelClosing = null;
  }

  telling(telling: boolean): void {
    this.#store.setState(({ shown, readable }) => {
      const lines = shown?.lines ?? 0;
      return { telling, readable: telling ? Math.min(readable, lines - (shown?.told.length ?? 0)) : lines };
    });
    this.#pacer.hold(telling);
    if (telling) return;
    this.#settle();
    if (this.#cancelClosing === null) this.#store.setState({ closing: false });
  }

  /** Seats, headline and title may speak of what is shown. */
  #settle(): void {
    this.#cancelSettling?.();
    this.#cancelSettling = null;
    this.#store.setState(({ shown }) => ({ settled: shown?.game ?? null }));
  }

  #settleSoon(): void {
    this.#cancelSettling?.();
    this.#cancelSettling = this.#environment.later(() => {
      this.#cancelSettling = null;
      if (!this.#store.getState().telling) this.#settle();
    }, SETTLES_AFTER_MS);
  }

  /** The board shows the last moment, to its end; then it is said who won. */
  #closeSoon(): void {
    this.#store.setState({ closing: true });
    this.#cancelClosing = this.#environment.later(
      () => {
        this.#cancelClosing = null;
        if (!this.#store.getState().telling) this.#store.setState({ closing: false });
      },
      Math.max(CLOSES_AFTER_MS, this.#pace().step),
    );
  }

  /** All of it anew: nothing moves there. */
  jump(state: TableState, answeredAt: number | undefined): void {
    this.#pacer.clear();
    const { game, version, told } = state;
    // An answer that was under way when the connection broke: is its question still asked?
    const { sent, telling, readable } = this.#store.getState();
    const answered = sent !== null && version > sent.version;
    const lines = told.length;
    const speed = speedOf(this.#pace().step);
    this.#shown += 1;
    this.#store.setState({
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
    this.#store.setState(({ shown, telling, readable, past }) => {
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
    else if (!this.#store.getState().telling) this.#settle();
  }
}

/** The version at which it was given is the one before the one that it has brought. */
function lastAnswerOf(me: Viewer | undefined, answeredAt: number | undefined): Model['lastAnswers'] {
  return typeof me === 'number' && answeredAt !== undefined ? { [me]: answeredAt - 1 } : {};
}
