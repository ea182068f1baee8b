import { type Advisor, fastRng, type Json, type Question, type Seat } from '@tablewright/kernel';
import { loadRules } from '../games/rules.ts';

// Bots beside the page: whoever thinks must not hold up what moves.

export interface AdviceWanted {
  readonly id: number;
  readonly game: string;
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
}

export interface Advice {
  readonly id: number;
  readonly value: Json;
}

const advisors = new Map<string, Advisor<Json>>();

addEventListener('message', ({ data }: MessageEvent<AdviceWanted>) => {
  const answer = async ({ id, game: title, seat, view, question }: AdviceWanted): Promise<void> => {
    const game = await loadRules(title);
    const key = `${title}/${seat}`;
    const advisor = advisors.get(key) ?? game.advisor(seat, fastRng(seat + 1));
    advisors.set(key, advisor);
    const advice: Advice = { id, value: advisor.answer(view, question) };
    postMessage(advice);
  };
  void answer(data);
});
