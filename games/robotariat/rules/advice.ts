import { type Advisor, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import type { View } from './view.ts';

export function advisor(_seat: Seat, rng: Rng): Advisor<View> {
  return { answer: (_view, question) => sampleOption(question.domain, rng) };
}
