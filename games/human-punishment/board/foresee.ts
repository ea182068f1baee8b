import type { QuestionOf } from '@tablewright/board';
import type { AnswerOf } from '@tablewright/kernel';
import type { Answers, View } from '@tablewright/human-punishment-rules';
import { BAR_ENDS, type Effects, EVENTS, STAR_CARDS } from '@tablewright/human-punishment-rules/content';
import { BARS, type Bar, cardLook, frameOf, programOf } from './look.ts';

// What an option would do to the bars, as far as its card says so by itself. Dice leave a span; what depends on more is left out.

export type Span = readonly [least: number, most: number];
export type Foreseen = { readonly [bar in Bar]?: Span };

const NOTHING: Foreseen = {};

/** What a list of effects does for certain: what is chosen or depends on something is left out. */
export function barsOf(effects: Effects, view: Pick<View, 'bars'>): Foreseen {
  const changes: { [bar in Bar]?: number } = {};
  for (const effect of effects) {
    if (effect.does === 'adjust') changes[effect.bar] = (changes[effect.bar] ?? 0) + effect.by;
    else if (effect.does === 'calm') {
      const { riot } = view.bars;
      changes.riot = (changes.riot ?? 0) - Math.sign(riot) * Math.min(effect.by, Math.abs(riot));
    }
  }
  const found: { [bar in Bar]?: Span } = {};
  for (const bar of BARS) {
    const by = changes[bar];
    if (by !== undefined && by !== 0) found[bar] = spanOf(view, bar, by, by);
  }
  return found;
}

function spanOf({ bars }: Pick<View, 'bars'>, bar: Bar, a: number, b: number): Span {
  const [low, high] = BAR_ENDS[bar];
  const to = (by: number): number => Math.min(high, Math.max(low, bars[bar] + by));
  return [Math.min(to(a), to(b)), Math.max(to(a), to(b))];
}

export function foresee(view: View, question: QuestionOf<Answers> | null, resting: AnswerOf<Answers> | null): Foreseen {
  if (question === null || resting === null) return NOTHING;
  if (question.about === 'decide') {
    const event = EVENTS[frameOf(view, 'decide')?.event ?? -1];
    return event?.type === 'decision' ? barsOf(resting === 'A' ? event.a : event.b, view) : NOTHING;
  }
  if (question.about === 'riotCard' && typeof resting === 'string') {
    const by = (frameOf(view, 'riotCard')?.change ?? 0) + (resting === 'none' ? 0 : cardLook(resting).value);
    return { riot: spanOf(view, 'riot', by, by) };
  }
  if (typeof resting !== 'object' || !('act' in resting)) return NOTHING;
  switch (resting.act) {
    case 'riot':
      return { riot: spanOf(view, 'riot', resting.sign, 6 * resting.sign) };
    case 'morale':
      return { morale: spanOf(view, 'morale', 0, 6) };
    case 'resource':
      return { resource: spanOf(view, 'resource', -1, -1) };
    case 'nexus':
      return { apex: spanOf(view, 'apex', 0, 2), morale: spanOf(view, 'morale', -1, 0) };
    case 'chance':
      return {
        deus: spanOf(view, 'deus', 0, 1),
        riot: spanOf(view, 'riot', -2, 2),
        morale: spanOf(view, 'morale', 0, 2),
        resource: spanOf(view, 'resource', 0, 2),
      };
    case 'put':
      return { guard: spanOf(view, 'guard', -1, -1) };
    case 'program':
    case 'charge':
      return barsOf(programOf(resting.card)?.effects ?? [], view);
    case 'star':
      return barsOf(STAR_CARDS.find(({ id }) => id === resting.card)?.effects ?? [], view);
    default:
      return NOTHING;
  }
}
