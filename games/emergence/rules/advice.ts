import { type Advisor, type Json, type Question, type Rng, sampleOption, type Seat } from '@tablewright/kernel';
import { dangersShown } from './advice/danger.ts';
import { errandsOf } from './advice/errands.ts';
import { insertion } from './advice/insert.ts';
import { drawManner } from './advice/manner.ts';
import { type Memory, remembering } from './advice/memory.ts';
import { mindOf } from './advice/mind.ts';
import { selection } from './advice/select.ts';
import { bestOf, deedWorth, jumpWorth, setsToCompile, stepWorth, targetWorth, typeWorth } from './advice/turn.ts';
import type { Outlook } from './advice/value.ts';
import type { Hostile } from './stages/hostile.ts';
import type { Deed } from './state.ts';
import type { View } from './view.ts';

// A sensible player (ledger 9): believes something about who is Human, walks the best errand, and tries its options on a
// table of its own. It is given what a person on its seat is given, a view and a question, and nothing else (EMG-509).

export function advisor(seat: Seat, rng: Rng): Advisor<View> {
  const manner = drawManner(rng);
  let memory: Memory | null = null;
  return {
    answer(view, question) {
      memory ??= remembering(view.seats);
      memory.notice(view);
      if (question.about === 'briefing' || question.about === 'spySeen') return 'understood';
      const mind = mindOf(view, { me: seat, manner, conduct: memory.conduct, rng });
      if (question.about === 'insert') return insertion(mind, view, rng);
      return decide({ ...mind, errands: errandsOf(mind), danger: dangersShown(mind) }, view, question, rng);
    },
  };
}

function decide(o: Outlook, view: View, { about, domain }: Question, rng: Rng): Json {
  if (about === 'select') return selection(o, rng);
  if (about === 'compile') return setsToCompile(o);
  if (domain.kind !== 'pick') return sampleOption(domain, rng);
  const { cost = 0, act } = view.now.at(-1) as { cost?: number; act?: Hostile };
  switch (about) {
    case 'move':
      return bestOf(domain.from as string[], (name) => stepWorth(o, name));
    case 'action':
      return bestOf(domain.from as Deed[], (deed) => deedWorth(o, deed));
    case 'boost':
    case 'teleport':
      return bestOf(domain.from as string[], (name) => jumpWorth(o, name, cost));
    case 'target':
      return bestOf(domain.from as (Seat | 'nothing')[], (on) => targetWorth(o, act!, on));
    case 'replenish':
      return bestOf(domain.from as string[], (name) => typeWorth(o, name));
    default:
      return sampleOption(domain, rng);
  }
}
