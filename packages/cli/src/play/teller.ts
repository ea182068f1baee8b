import type { Seat } from '@tablewright/kernel';
import { type Cast, gathered, linesOf, type Told } from './story.ts';
import type { Happened, Table } from './table.ts';
import type { Talk } from './talk.ts';
import type { Line, Scene, Terminal } from './terminal.ts';

/** Tells what happens: to the one who looks at the screen, as it happens, and to the others when they take their turn. */
export class Teller {
  readonly #table: Table;
  readonly #terminal: Terminal;
  readonly #talk: Talk;
  /** everything that was told, to anybody */
  readonly #story: Told[] = [];
  /** the end of the story that is not printed yet, since the same person may go on */
  #open: Told[] = [];
  /** where in the story each answer of a person begins */
  readonly #answers: { seat: Seat; from: number }[] = [];
  /** how much of the story each person has seen */
  readonly #seen = new Map<Seat, number>();
  /** who looks at the screen; null where several people share it and nobody has taken it yet */
  #reader: Seat | null;

  constructor(table: Table, terminal: Terminal, talk: Talk) {
    this.#table = table;
    this.#terminal = terminal;
    this.#talk = talk;
    const { people } = table.seating;
    this.#reader = people.length === 1 ? people[0]! : null;
  }

  get reader(): Seat | null {
    return this.#reader;
  }

  /** Takes it down without printing it. */
  note({ told, state }: Happened): Told[] {
    const { game, seating } = this.#table;
    const noted = told.map(({ event, to }): Told => {
      const view = game.view(state, to === 'all' ? 'spectator' : to);
      const scene: Scene = { view, names: seating.names, question: null, art: this.#talk.screen.art };
      return { to, drawn: this.#terminal.event(event, scene), sentence: game.words.event(event, seating.names) };
    });
    this.#story.push(...noted);
    return noted;
  }

  async tell(happened: Happened): Promise<void> {
    const groups = gathered([...this.#open, ...this.note(happened).filter(this.#isFor(this.#reader))], this.#names);
    this.#open = groups.pop() ?? [];
    for (const group of groups) {
      const lines = this.#linesOf(group);
      this.#talk.screen.print(...lines);
      if (lines.length > 0) await this.#talk.breathe();
    }
  }

  /** From here on it is what came of this person's answer. */
  answering(seat: Seat): void {
    this.#answers.push({ seat, from: this.#story.length });
  }

  /** The person's last answer was taken back, and with it what came of it. */
  takeBack(seat: Seat): void {
    this.finish();
    const last = this.#answers.findLastIndex((answer) => answer.seat === seat);
    const [taken] = last < 0 ? [] : this.#answers.splice(last, 1);
    // a sealed answer that others followed has told nothing yet
    if (taken !== undefined && last === this.#answers.length) this.#story.length = taken.from;
  }

  /** Prints what is still open: the next thing on the screen is a question. */
  finish(): void {
    this.#talk.screen.print(...this.#linesOf(this.#open));
    this.#open = [];
    if (this.#reader !== null) this.#seen.set(this.#reader, this.#story.length);
  }

  /** Somebody else looks at the screen now, and reads what happened since they last did. */
  turnTo(reader: Seat): void {
    this.finish();
    this.#reader = reader;
    this.#talk.screen.print(...this.lines({ from: this.#seen.get(reader) ?? 0 }));
    this.#seen.set(reader, this.#story.length);
  }

  /** The story for the one who looks: from a place on, or its last so many lines. */
  lines({ from = 0, last = Number.POSITIVE_INFINITY }: { from?: number; last?: number }): Line[] {
    const told = this.#story.slice(from).filter(this.#isFor(this.#reader));
    const lines = gathered(told, this.#names).flatMap((group) => this.#linesOf(group));
    return lines.slice(Math.max(0, lines.length - last));
  }

  get #names(): readonly string[] {
    return this.#table.seating.names;
  }

  #isFor(reader: Seat | null): (told: Told) => boolean {
    return ({ to }) => to === 'all' || to === reader;
  }

  #linesOf(group: readonly Told[]): Line[] {
    const { people } = this.#table.seating;
    const cast: Cast = {
      names: this.#names,
      styleOf: (seat) => this.#terminal.seatStyle(seat),
      me: people.length === 1 ? people[0]! : null,
    };
    return linesOf(group, cast, this.#talk.screen.art.width);
  }
}
