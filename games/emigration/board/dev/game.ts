import { emigration, type State, type View } from '@tablewright/emigration-rules';
import { type Event, type Json, type Question, type Seat, fastRng, seedFromText } from '@tablewright/kernel';

// A game in the page itself: the rules, advisors on the other seats, and what one seat is shown.

export interface Moment {
  readonly view: View;
  readonly before: View | null;
  readonly told: readonly Event[];
  readonly question: Question | null;
  readonly waiting: readonly Seat[];
}

export interface Wish {
  readonly seats: number;
  readonly mode: string;
  readonly packs: string;
  readonly seed: string;
  readonly me: Seat | 'spectator';
}

export class Play {
  readonly wish: Wish;
  readonly log: Event[] = [];
  #state: State;
  #advisors;
  #moment: Moment;

  constructor(wish: Wish) {
    this.wish = wish;
    const { seats, mode, packs, seed } = wish;
    const start = emigration.start({ seats, options: { mode, packs }, seed: seedFromText(seed) });
    this.#state = start.state;
    const rng = fastRng(Number.parseInt(seedFromText(seed).slice(0, 6), 16));
    this.#advisors = Array.from({ length: seats }, (_, seat) => emigration.advisor(seat, rng));
    this.#moment = this.#look(null, []);
  }

  get moment(): Moment {
    return this.#moment;
  }

  get over(): boolean {
    return this.#state.outcome !== null;
  }

  #look(before: View | null, told: readonly Event[]): Moment {
    const { me } = this.wish;
    const { mine, waiting } = emigration.asksSeen(this.#state, me);
    return {
      view: emigration.view(this.#state, me),
      before,
      told,
      question: mine,
      waiting: waiting.map(({ seat }) => seat),
    };
  }

  answer(seat: Seat, value: Json): string | null {
    const after = emigration.after(this.#state, { seat, value });
    if (!after.ok) return `${after.why} (${after.rule})`;
    const { view } = this.#moment;
    this.#state = after.state;
    const told = after.told.filter(({ to }) => to === 'all' || to === this.wish.me).map(({ event }) => event as Event);
    this.log.push(...told);
    this.#moment = this.#look(view, told);
    return null;
  }

  why(seat: Seat, value: Json): string {
    const verdict = emigration.explain(this.#state, seat, value);
    return verdict.ok ? '' : `${verdict.why} (${verdict.rule})`;
  }

  /** Somebody answers as the advisor thinks best; false when only `except` is waited for. */
  step(except: Seat | 'spectator' | null): boolean {
    const asked = emigration.asks(this.#state).find(({ seat }) => seat !== except);
    if (asked === undefined) return false;
    const view = emigration.view(this.#state, asked.seat);
    this.answer(asked.seat, this.#advisors[asked.seat]!.answer(view, asked));
    return true;
  }

  /** Plays on until the wanted seat is asked about something, or a condition holds. */
  until(done: (moment: Moment, state: State) => boolean, most = 4000): void {
    for (let i = 0; i < most && !this.over; i += 1) {
      if (done(this.#moment, this.#state)) return;
      this.step(null);
    }
  }

  /** For pictures of what seldom comes up. */
  change(edit: (state: State) => void): void {
    edit(this.#state);
    this.#moment = this.#look(null, []);
  }
}

export const words = emigration.words;
