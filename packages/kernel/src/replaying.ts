import { BrokenRule } from './broken.ts';
import type { Seed } from './chance.ts';
import type { Answer, Game, Replayed, Setup, Step, Verdict } from './game.ts';
import type { Json } from './json.ts';
import { type AnswerEntry, type ChanceEntry, keptIn } from './log.ts';
import type { Seat } from './seats.ts';
import type { Base, Event, Told } from './state.ts';

// A log played again: without what was taken back, with the chance that is written down in it.

/** An answer as it goes into the log, or its refusal. */
export type SettledAnswer = { readonly ok: true; readonly value: Json } | Extract<Verdict, { ok: false }>;

/** What of a game is needed for it. */
interface Playing<S extends Base, E extends Event> {
  readonly start: (setup: Setup & { readonly seed: Seed; readonly recorded: ChanceEntry[] }) => Step<S, E>;
  readonly inTodaysForm: (s: S, entry: AnswerEntry) => AnswerEntry;
  readonly checked: (s: S, answer: Answer) => SettledAnswer;
  /** plays it in place; chance comes out as it was recorded */
  readonly advance: (s: S, seat: Seat, value: Json, source: { recorded: ChanceEntry[]; given: null }) => Step<S, E>;
}

export function replayOf<S extends Base, E extends Event>({
  start,
  inTodaysForm,
  checked,
  advance,
}: Playing<S, E>): Game<S, never, Json, E>['replay'] {
  return (setup, log, seed = 0, watch = () => {}) => {
    const undone = keptIn(log);
    if (!undone.ok) return undone;
    const { kept } = undone;
    const told: Told<E>[] = [];
    const chanceAt = (from: number): ChanceEntry[] => {
      const run: ChanceEntry[] = [];
      for (let entry = log[kept[from]!]; entry?.type === 'chance'; entry = log[kept[from + run.length]!])
        run.push(entry);
      return run;
    };
    let at = -1; // the answer that is played, as a place in `kept`
    let outcomes = chanceAt(0);
    let drawn = outcomes.length;
    const failed = (ahead: number, why: string): Replayed<S, E> => {
      return { ok: false, at: kept[Math.max(0, at + drawn - outcomes.length + ahead)] ?? 0, why };
    };
    try {
      let step = start({ ...setup, seed, recorded: outcomes });
      for (;;) {
        if (outcomes.length > 0) return failed(1, 'the log has chance outcomes that these rules do not draw');
        watch(step);
        told.push(...step.told);
        at += 1 + drawn;
        if (at === kept.length) return { ok: true, state: step.state, told };
        const entry = log[kept[at]!] as AnswerEntry;
        outcomes = chanceAt(at + 1);
        drawn = outcomes.length;
        const answer = inTodaysForm(step.state, entry);
        const said = checked(step.state, answer);
        if (!said.ok) return failed(0, `${said.why} (${said.rule})`);
        step = advance(step.state, answer.seat, said.value, { recorded: outcomes, given: null });
      }
    } catch (error) {
      if (error instanceof BrokenRule || error instanceof RangeError) return failed(0, error.message);
      throw error;
    }
  };
}
