import {
  BadLesson,
  isWanted,
  type LessonBeat,
  lessonStart,
  saysNot,
  stepOf,
  type Tutorial,
} from '@tablewright/board/tutorial';
import { BrokenRule, canonicalJson, type Game, type Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LocalTable } from './local-table.ts';

// The teacher: goes through the lessons, says what there is to say, and lets only the wanted answer through.

export interface LessonState {
  readonly lesson: number;
  /** what is said now; null behind the last beat of a lesson */
  readonly beat: LessonBeat | null;
  /** counts what is said, to tell one sentence from the next */
  readonly number: number;
  /** what the teacher has to say to the last answer: not that one, or how right it was */
  readonly remark: { readonly says: string; readonly right: boolean } | null;
  /** the lesson does not fit the rules, which is our mistake */
  readonly astray: boolean;
  /** all lessons are over */
  readonly finished: boolean;
}

export class Tutor {
  readonly tutorial: Tutorial;
  readonly table: LocalTable;
  readonly #game: Game;
  readonly store: StoreApi<LessonState>;
  readonly #finished: () => void;
  #at = 0;

  constructor(game: Game, tutorial: Tutorial, { lesson, finished }: { lesson: number; finished: () => void }) {
    this.tutorial = tutorial;
    this.#game = game;
    this.#finished = finished;
    this.table = new LocalTable(game, tutorial, lessonStart(game, tutorial, 0), {
      answered: (value) => this.#answered(value),
      tried: (value) => this.#tried(value),
    });
    const first = Math.max(0, Math.min(tutorial.lessons.length - 1, lesson));
    this.store = createStore(() => ({
      lesson: first,
      beat: null,
      number: 0,
      remark: null,
      astray: false,
      finished: false,
    }));
    this.begin(first);
  }

  /** A lesson from its beginning; behind the last one all is over. */
  begin(lesson: number): void {
    if (lesson >= this.tutorial.lessons.length) {
      this.store.setState({ finished: true });
      return this.#finished();
    }
    this.#at = 0;
    this.store.setState({ lesson, finished: false, astray: false });
    this.#trying(() => {
      this.table.lay(lessonStart(this.#game, this.tutorial, lesson));
      this.#enter();
    });
  }

  again(): void {
    this.begin(this.store.getState().lesson);
  }

  skip(): void {
    this.begin(this.store.getState().lesson + 1);
  }

  /** The pupil has read it. */
  next(): void {
    const { beat, lesson, remark } = this.store.getState();
    if (beat === null) return this.begin(lesson + 1);
    // A question waits for its answer; only what the game will not do need not be tried.
    if (beat.want !== undefined || (beat.quiz !== undefined && remark?.right !== true)) return;
    this.#goOn(beat.seat === undefined);
  }

  /** An answer to the teacher's own question. */
  choose(choice: number): void {
    const { beat } = this.store.getState();
    const chosen = beat?.quiz?.[choice];
    if (chosen === undefined) return;
    this.store.setState({ remark: { says: chosen.says, right: chosen.right === true } });
  }

  /** Is this the answer that is wanted? If not, the teacher says so, and nothing is played. */
  allows(value: Json): boolean {
    const { beat } = this.store.getState();
    if (beat?.want === undefined) {
      this.store.setState({ remark: { says: say`Not yet. First do what is written here.`, right: false } });
      return false;
    }
    const offer = this.#game.offer(this.table.state, this.tutorial.me);
    if (isWanted(beat, offer, value)) return true;
    this.store.setState({ remark: { says: saysNot(beat, value), right: false } });
    return false;
  }

  #answered(value: Json): void {
    const { beat } = this.store.getState();
    if (beat?.want === undefined) return;
    this.#trying(() => {
      this.#play({ seat: this.tutorial.me, value, luck: beat.luck }, asks(this.#beats[this.#at + 1]));
      this.#goOn(false);
    });
  }

  #tried(value: Json): void {
    const { beat } = this.store.getState();
    if (beat?.tries === undefined || canonicalJson(beat.tries) !== canonicalJson(value)) return;
    this.#goOn(false);
  }

  /** `read`: behind something that was only read the next lesson begins by itself. */
  #goOn(read: boolean): void {
    this.#at += 1;
    const { lesson } = this.store.getState();
    if (read && this.#at === this.#beats.length) return this.begin(lesson + 1);
    this.#trying(() => this.#enter());
  }

  get #beats(): readonly LessonBeat[] {
    return this.tutorial.lessons[this.store.getState().lesson]!.beats;
  }

  /** Plays what others do until there is something to say. */
  #enter(): void {
    const beats = this.#beats;
    let beat = beats[this.#at];
    while (beat?.seat !== undefined) {
      this.#play(beat, beat.say === undefined && asks(beats[this.#at + 1]));
      if (beat.say !== undefined) break;
      this.#at += 1;
      beat = beats[this.#at];
    }
    this.table.ask(asks(beat));
    this.store.setState(({ number }) => ({ beat: beat ?? null, number: number + 1, remark: null }));
  }

  #play(move: Parameters<typeof stepOf>[2], asks: boolean): void {
    this.table.play(stepOf(this.#game, this.table.state, move), asks);
  }

  /** The lessons are tested with every welcome answer, or nearly; whoever finds another way must not stand before a dead page. */
  #trying(does: () => void): void {
    try {
      does();
    } catch (error) {
      if (!(error instanceof BadLesson) && !(error instanceof BrokenRule)) throw error;
      this.store.setState(({ number }) => ({ beat: null, number: number + 1, remark: null, astray: true }));
    }
  }
}

/** While there is something to read or to watch, the pupil does not hear what the game asks. */
function asks(beat: LessonBeat | undefined): boolean {
  return beat?.want !== undefined || beat?.tries !== undefined;
}
