import {
  type Advisor,
  type Base,
  type Event,
  type Frame,
  type Game,
  includes,
  isOffered,
  type Json,
  list,
  type Rng,
  sampleOption,
  type SealedFrame,
  type Seat,
  type Step,
} from '@tablewright/kernel';
import { stageOf } from './tables.ts';

// Who plays the random games. Mere chance never gets far in a deep game: four random people in Emergence meet no secret
// in a thousand answers, and what does not come up is not checked. So in most games the game's own advisors play for a
// while and chance for a while, and now and then somebody looks around: random play, thrown away again, until a question
// comes up that was hardly ever asked in this game; then that way is taken.

/** After so many answers somebody looks around: so many ways, so many answers long. */
const PACE = 25;
const WAYS = 200;
const LENGTH = 30;

interface Move {
  readonly about: string;
  readonly seat: Seat;
  readonly value: Json;
}

/** Answers for every seat of one random game. */
export class Explorer {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #percentAdvised: number;
  readonly #advisors: readonly Advisor<Json>[];
  /** by seat: whether it follows the advice now, and for how many answers yet */
  readonly #moods: { advised: boolean; left: number }[];
  /** how often each question was answered */
  readonly #answered: Map<string, number>;
  #answers = 0;
  #plan: Move[] = [];

  constructor(game: Game, seats: number, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    this.#percentAdvised = [0, 40, 60, 80][rng.below(4)]!;
    this.#advisors = Array.from({ length: seats }, (_, seat) => game.advisor(seat, rng));
    this.#moods = Array.from({ length: seats }, () => ({ advised: false, left: 0 }));
    const asking = Object.entries(game.stages).filter(([, { kind }]) => kind !== 'happens');
    this.#answered = new Map(asking.map(([name]) => [name, 0]));
  }

  next(s: Base): { seat: Seat; value: Json } {
    this.#answers += 1;
    if (this.#percentAdvised > 0 && this.#answers % PACE === 0) this.#plan = this.#wayToRareQuestion(s);
    const move = this.#planned(s) ?? this.#free(s);
    const about = stageOf(s);
    this.#answered.set(about, (this.#answered.get(about) ?? 0) + 1);
    return move;
  }

  /** The plan is dropped when the game has taken another way, after an undo for example. */
  #planned(s: Base): Move | null {
    const move = this.#plan.shift();
    if (move === undefined) return null;
    const { about, seat, value } = move;
    const fits =
      about === stageOf(s) &&
      includes(this.#game.waiting(s) | this.#game.mayAnswer(s), seat) &&
      isOffered(this.#game.offer(s, seat), value);
    if (fits) return move;
    this.#plan = [];
    return null;
  }

  #free(s: Base): Move {
    const game = this.#game;
    const about = stageOf(s);
    const spoken = this.#unasked(s, about);
    if (spoken !== null) return spoken;
    const asked = list(game.waiting(s));
    const seat = asked[this.#rng.below(asked.length)]!;
    if (!this.#isAdvised(seat)) return { about, seat, value: sampleOption(game.offer(s, seat), this.#rng) };
    const question = game.asksSeen(s, seat).mine!;
    return { about, seat, value: this.#advisors[seat]!.answer(game.view(s, seat), question) };
  }

  /** Now and then somebody speaks who is not asked: of their own mind, or as they are advised. */
  #unasked(s: Base, about: string): Move | null {
    const game = this.#game;
    const seat = maySpeakUp(game, s, this.#rng);
    if (seat === null) return null;
    if (!this.#isAdvised(seat)) return { about, seat, value: sampleOption(game.offer(s, seat), this.#rng) };
    const value = this.#advisors[seat]!.answer(game.view(s, seat), game.asksSeen(s, seat).mine!);
    return value === null ? null : { about, seat, value };
  }

  /** For some answers in a row: what takes three steps (select, go there, do it) would hardly ever come about. */
  #isAdvised(seat: Seat): boolean {
    const mood = this.#moods[seat]!;
    if (mood.left === 0) {
      mood.advised = this.#rng.below(100) < this.#percentAdvised;
      mood.left = 2 + this.#rng.below(12);
    }
    mood.left -= 1;
    return mood.advised;
  }

  #wayToRareQuestion(from: Base): Move[] {
    const rare = this.#answers / 200;
    let rarest = rare;
    let best: Move[] = [];
    if (Math.min(...this.#answered.values()) > rare) return best;
    for (let ways = 0; ways < WAYS && rarest > 0; ways += 1) {
      const s = this.#game.copy(from);
      const way: Move[] = [];
      for (let steps = 0; steps < LENGTH && s.outcome === null; steps += 1) {
        const about = stageOf(s);
        const asked = list(this.#game.waiting(s));
        if (asked.length === 0) break;
        const seat = maySpeakUp(this.#game, s, this.#rng) ?? asked[this.#rng.below(asked.length)]!;
        const value = sampleOption(this.#game.offer(s, seat), this.#rng);
        way.push({ about, seat, value });
        const times = this.#answered.get(about) ?? 0;
        if (times < rarest) {
          rarest = times;
          best = way.slice();
        }
        this.#game.play(s, seat, value);
      }
    }
    return best;
  }
}

/** Somebody who may speak without being asked, one time in six; nothing is drawn where nobody may. */
export function maySpeakUp(game: Game, s: Base, rng: Rng): Seat | null {
  const may = list(game.mayAnswer(s));
  return may.length === 0 || rng.below(6) !== 0 ? null : may[rng.below(may.length)]!;
}

/** Which questions were asked, which events were told and which secrets were hidden: what no game reaches has not been looked at. */
export class Reached {
  readonly asked = new Set<string>();
  readonly told = new Set<string>();
  /** of the game's own secrets; only the secrecy campaign looks at them */
  readonly hidden = new Set<string>();
  /** questions at which the secrecy campaign looked while they were asked */
  readonly looked = new Set<string>();
  /** sealed questions at which the secrecy campaign looked when one had answered and another had not: only then can an answer leak */
  readonly halfAnswered = new Set<string>();

  step({ entries, told }: Step<Base, Event>): void {
    for (const entry of entries) if (entry.type === 'answer') this.asked.add(entry.about);
    for (const { event } of told) this.told.add(event.type);
  }

  /** A state that is looked at through everybody's eyes. */
  look(game: Game, s: Base): void {
    if (s.outcome !== null) return;
    this.looked.add(stageOf(s));
    if (isHalfAnswered(game, s)) this.halfAnswered.add(stageOf(s));
  }

  add(other: Reached): void {
    for (const name of other.asked) this.asked.add(name);
    for (const name of other.told) this.told.add(name);
    for (const name of other.hidden) this.hidden.add(name);
    for (const name of other.looked) this.looked.add(name);
    for (const name of other.halfAnswered) this.halfAnswered.add(name);
  }

  /** The stages that ask, the events that reveal and the secrets which never came, and sealed questions at which it was not looked in time. */
  missing(game: Game): string[] {
    const stages = questionsOf(game).filter((name) => !this.asked.has(name));
    const events = game.revealing.filter((type) => !this.told.has(type));
    const secrets = Object.keys(game.secrets ?? {}).filter((name) => !this.hidden.has(name));
    const sealed = [...this.asked].filter(
      (name) => game.stages[name]?.kind === 'sealed' && !this.halfAnswered.has(name),
    );
    return [...stages, ...events, ...secrets, ...sealed.map((name) => `${name} half answered`)];
  }

  /** The questions at which the secrecy campaign has not looked while they were asked; sealed ones also while somebody had answered. */
  notLookedAt(game: Game): string[] {
    return questionsOf(game).flatMap((name) => [
      ...(this.looked.has(name) ? [] : [name]),
      ...(game.stages[name]!.kind !== 'sealed' || this.halfAnswered.has(name) ? [] : [`${name} half answered`]),
    ]);
  }
}

/** The stages that ask. */
export function questionsOf(game: Game): string[] {
  return Object.keys(game.stages).filter((name) => game.stages[name]!.kind !== 'happens');
}

/** Somebody has answered, and another has not: only then can a sealed answer leak. */
export function isHalfAnswered(game: Game, s: Base): boolean {
  const frame = s.stack.at(-1);
  if (s.outcome !== null || frame === undefined || game.stages[frame.stage]?.kind !== 'sealed') return false;
  const { sealed } = frame as Frame & SealedFrame<Json>;
  return sealed.some((answer) => answer !== null) && game.waiting(s) !== 0;
}
