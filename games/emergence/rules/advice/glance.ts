import { copyFrame, noChance, type Outcome, type Rng, type Seat } from '@tablewright/kernel';
import { drawAllegiances, drawSelections, drawSplits } from '../draws.ts';
import { fellowsOf } from '../setup.ts';
import { blocksInCity, type Frame, HUMAN, required, type State } from '../state.ts';
import {
  type AssimilationView,
  assimilationsSeen,
  type OperativeView,
  operativeSeen,
  type View,
  views,
  withOwnSplits,
} from '../view.ts';

// A view that is made as it is read, and a world straight from it. In a search the advice is asked about thousands of tables, makes a
// world of each and hardly reads anything else: to write down every block by its tile's name, only to read it back, takes longer than to think.

export function glance(s: State, seat: Seat): View {
  return new Glance(s, seat);
}

export class Glance implements View {
  readonly #s: State;
  readonly me: Seat;
  #whole: View | null = null;
  #operatives: OperativeView[] | null = null;
  #assimilations: AssimilationView[] | null = null;

  constructor(s: State, seat: Seat) {
    this.#s = s;
    this.me = seat;
  }

  /** What `world` makes of the whole view, with the same draws; what is hidden is not read but drawn there too. */
  world(rng: Rng): State {
    const s = this.#s;
    const allegiance = drawAllegiances(this.#known(), rng);
    const stack: Frame[] = [];
    for (const frame of s.stack) stack.push(this.#frame(frame, rng));
    return {
      seats: s.seats,
      stack,
      chance: noChance(),
      outcome: s.outcome,
      city: s.city,
      length: s.length,
      roundLimit: s.roundLimit,
      allegiance,
      leader: s.leader,
      round: s.round,
      at: s.at.slice(),
      action: s.action.slice(),
      augmentation: s.augmentation.slice(),
      tokens: s.tokens.slice(),
      held: s.held.slice(),
      lying: s.lying.slice(),
      totals: s.totals.slice(),
      inserted: s.inserted.length === 0 ? [] : drawSplits(this.assimilations, rng),
      opened: s.opened,
      spied: s.spied.slice(),
      supplied: s.supplied.slice(),
    };
  }

  /** EMG-011, EMG-012, EMG-252 By seat: the allegiance, null where I do not know it. */
  #known(): (number | null)[] {
    const { allegiance, spied, seats } = this.#s;
    const known = UNKNOWN[seats]!.slice();
    known[this.me] = allegiance[this.me]!;
    for (const fellow of fellowsOf(this.#s, this.me)) known[fellow] = HUMAN;
    for (let i = 0; i < spied.length; i += 2) {
      if (spied[i] === this.me) known[spied[i + 1]!] = allegiance[spied[i + 1]!]!;
    }
    return known;
  }

  #frame(frame: Frame, rng: Rng): Frame {
    if (frame.stage !== 'select') return copyFrame(frame);
    const ready = frame.sealed.map((answer) => answer !== null);
    return { stage: 'select', sealed: drawSelections(ready, this.me, frame.sealed[this.me]!, rng) };
  }

  /** All of it, for what is seldom read. */
  get whole(): View {
    return (this.#whole ??= views(this.#s)(this.me));
  }

  get operatives(): OperativeView[] {
    if (this.#operatives !== null) return this.#operatives;
    const known = this.#known();
    return (this.#operatives = known.map((side, seat) =>
      operativeSeen(this.#s, seat, side === null ? null : side === HUMAN ? 'human' : 'ai'),
    ));
  }

  get assimilations(): AssimilationView[] {
    return (this.#assimilations ??= withOwnSplits(this.#s, assimilationsSeen(this.#s, false), this.me));
  }

  get seats(): number {
    return this.#s.seats;
  }

  get city(): string {
    return this.#s.city;
  }

  get length(): View['length'] {
    return this.#s.length;
  }

  get roundLimit(): number {
    return this.#s.roundLimit;
  }

  get round(): number {
    return this.#s.round;
  }

  get leader(): Seat {
    return this.#s.leader;
  }

  get blocks(): View['blocks'] {
    return this.whole.blocks;
  }

  get blocksInCity(): number {
    return blocksInCity(this.#s);
  }

  get totals(): View['totals'] {
    return this.whole.totals;
  }

  get required(): View['required'] {
    return required(this.#s);
  }

  get spied(): View['spied'] {
    return this.whole.spied;
  }

  get supplied(): number[] {
    return this.whole.supplied;
  }

  get now(): View['now'] {
    return this.whole.now;
  }

  get outcome(): Outcome | null {
    return this.#s.outcome;
  }
}

/** By number of seats, to be copied. */
const UNKNOWN = Array.from({ length: 7 }, (_, seats) => Array.from({ length: seats }, (): number | null => null));
