import type { Rng } from './chance.ts';
import type { Advisor, SpokenWords } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';
import type { Advice, OptionWords, Question, Words } from './spec.ts';
import type { AnswerTypes } from './stage.ts';
import type { Event } from './state.ts';

// For games whose words and advice are still one function for all questions. It goes with the last of them.

type OneForAll<V, E extends Event> = Omit<SpokenWords<V, E>, 'option'> & {
  option(view: V, question: Question, value: Json): string | OptionWords;
};

function everyLine<T>(make: (about: string) => T): { readonly [about: string]: T } {
  return new Proxy<Record<string, T>>(
    {},
    {
      get: (_, about) => make(String(about)),
      getOwnPropertyDescriptor: (_, about) => ({ configurable: true, enumerable: true, value: make(String(about)) }),
    },
  );
}

export function oneForAllWords<V, E extends Event>(words: OneForAll<V, E>): Words<V, E, AnswerTypes> {
  return {
    ...words,
    prompt: everyLine(() => (view, question) => words.prompt(view, question)),
    option: everyLine(() => (view, value, question) => {
      const option = words.option(view, question, value);
      return typeof option === 'string' ? { says: option, about: [] } : option;
    }),
    answer: everyLine((about) => (value, names) => words.answer(about, value, names)),
    waiting: everyLine((about) => (view) => words.waiting(view, about)),
  };
}

export function oneForAllAdvice<V>(
  advisor: (seat: Seat, rng: Rng) => Advisor<V>,
): (seat: Seat, rng: Rng) => Advice<V, AnswerTypes> {
  return (seat, rng) => {
    const sits = advisor(seat, rng);
    return everyLine(() => (view, question) => sits.answer(view, question));
  };
}
