import type { Advice, AnswerTypes, Game, Json, Rng, Seat } from '@tablewright/kernel';

/** An advisor that answers every one of these questions as somebody does who knows none of them. */
export function playedBy(
  questions: readonly string[],
  player: (rng: Rng) => ReturnType<Game['advisor']>,
): (seat: Seat, rng: Rng) => Advice<Json, AnswerTypes> {
  return (_seat, rng) => {
    const { answer } = player(rng);
    return Object.fromEntries(questions.map((about) => [about, (view: Json, question) => answer(view, question)]));
  };
}
