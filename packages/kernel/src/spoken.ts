import { BrokenRule } from './broken.ts';
import type { SpokenWords } from './game.ts';
import type { Words } from './spec.ts';
import type { AnswerTypes } from './stage.ts';
import type { Event } from './state.ts';

/** The game's lines by question, behind one door. */
export function spoken<V, E extends Event, A extends AnswerTypes>(words: Words<V, E, A>): SpokenWords<V, E> {
  const line = <T>(table: { readonly [about: string]: T }, about: string): T => {
    const found = Object.hasOwn(table, about) ? table[about] : undefined;
    if (found === undefined) throw new BrokenRule('there is no such question', about);
    return found;
  };
  // Which question has which answers was checked where the game was written; here they are all alike.
  const lines = words as unknown as Words<V, E, AnswerTypes>;
  return {
    event: (event, names) => words.event(event, names),
    table: (view, names) => words.table(view, names),
    outcome: (outcome, names) => words.outcome(outcome, names),
    prompt: (view, question, names = []) => line(lines.prompt, question.about)(view, question, names),
    option: (view, question, value, names = []) => line(lines.option, question.about)(view, value, question, names),
    answer: (about, value, names) => line(lines.answer, about)(value, names),
    waiting(view, about) {
      const says = line(lines.waiting, about);
      return typeof says === 'string' ? says : says(view);
    },
  };
}
