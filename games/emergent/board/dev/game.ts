import { type Event, fastRng, type Json, type Question, type Seat, seedFromText } from '@tablewright/kernel';
import { emergent, type State, type View } from '@tablewright/emergent-rules';

// A game in the page itself: the rules, advisors on the other seats, and what one seat is shown.

interface Moment {
  readonly view: View;
  readonly before: View | null;
  readonly told: readonly Event[];
  readonly question: Question | null;
  readonly waiting: readonly Seat[];
}

interface Wish {
  readonly seats: number;
  readonly options: { readonly [name: string]: Json };
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
    const { seats, options, seed } = wish;
    const start = emergent.start({ seats, options, seed: seedFromText(seed) });
    this.#state = start.state;
    const rng = fastRng(Number.parseInt(seedFromText(seed).slice(0, 6), 16));
    this.#advisors = Array.from({ length: seats }, (_, seat) => emergent.advisor(seat, rng));
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
    const { mine, waiting } = emergent.asksSeen(this.#state, me);
    return {
      view: emergent.view(this.#state, me),
      before,
      told,
      question: mine,
      waiting: waiting.map(({ seat }) => seat),
    };
  }

  answer(seat: Seat, value: Json): string | null {
    const after = emergent.after(this.#state, { seat, value });
    if (!after.ok) return `${after.why} (${after.rule})`;
    const { view } = this.#moment;
    this.#state = after.state;
    const told = after.told
      .filter(({ to }) => to === 'all' || to === this.wish.me)
      .map(({ event }) => event as unknown as Event);
    this.log.push(...told);
    this.#moment = this.#look(view, told);
    return null;
  }

  why(seat: Seat, value: Json): string {
    const verdict = emergent.explain(this.#state, seat, value);
    return verdict.ok ? '' : `${verdict.why} (${verdict.rule})`;
  }

  /** Somebody answers as the advisor thinks best; false when only `except` is waited for. */
  step(except: Seat | 'spectator' | null): boolean {
    const asked = emergent.asks(this.#state).find(({ seat }) => seat !== except);
    if (asked === undefined) return false;
    const view = emergent.view(this.#state, asked.seat);
    this.answer(asked.seat, this.#advisors[asked.seat]!.answer(view, asked));
    return true;
  }

  /** Plays on until a condition holds. */
  until(done: (moment: Moment) => boolean, most = 400): void {
    for (let i = 0; i < most && !this.over; i += 1) {
      if (done(this.#moment)) return;
      this.step(null);
    }
  }

  /** What the advisor of a seat would answer now. */
  advised(question: Question): Json {
    return this.#advisors[question.seat]!.answer(emergent.view(this.#state, question.seat), question);
  }

  /** For pictures of what seldom comes up. */
  change(edit: (state: State) => void): void {
    edit(this.#state);
    this.#moment = this.#look(null, []);
  }
}

export const { words } = emergent;
