import { expectTypeOf, test } from 'vitest';
import { pick } from './domain.ts';
import { only, type Seat } from './seats.ts';
import type { Advice, QuestionOf, Words } from './spec.ts';
import { type AnswersIn, type SealedFrame, stagesOf, type StageTable } from './stage.ts';
import type { Base } from './state.ts';

// What the compiler refuses. Each `@ts-expect-error` is a mistake that once compiled; the types step of `npm test` fails
// when one of them compiles again.

type Frame = { stage: 'move'; by: Seat } | ({ stage: 'read' } & SealedFrame<'understood'>) | { stage: 'dawn' };
interface State extends Base<Frame> {
  at: number;
}
type Told = { type: 'moved' };

const stage = stagesOf<State, Told>();

const move = stage.ask('move', {
  rule: 'X1',
  who: (_s, f) => only(f.by),
  offer: () => pick([1, 2, 3]),
  absent: () => 1,
  answer: (_s, _f, _said, k) => k.done(),
});
const read = stage.sealed('read', {
  rule: 'X2',
  who: () => 1,
  offer: () => pick(['understood']),
  absent: () => 'understood',
  all: (_s, _f, _answers, k) => k.done(),
});
const dawn = stage.happens('dawn', (_s, _f, k) => k.done());
const stages = { move, read, dawn };
type Answers = AnswersIn<typeof stages>;

test('stages keep their names and the types of their answers', () => {
  expectTypeOf<Answers>().toEqualTypeOf<{ readonly move: 1 | 2 | 3; readonly read: 'understood' }>();
  expectTypeOf(stages).toExtend<StageTable<State, Told, Answers>>();
});

test('two stages in each other’s place are an error', () => {
  // @ts-expect-error dawn stands where read should
  const swapped: StageTable<State, Told, Answers> = { move, read: dawn, dawn: read };
  void swapped;
});

test('a sealed frame that holds another answer than its stage offers is an error', () => {
  stage.sealed('read', {
    rule: 'X2',
    who: () => 1,
    // @ts-expect-error the frame is of 'understood'
    offer: () => pick(['ok']),
    absent: () => 'understood',
    all: (_s, _f, _answers, k) => k.done(),
  });
});

test('a question that is mistyped or left out is an error', () => {
  const about = (question: QuestionOf<Answers>): number => {
    switch (question.about) {
      // @ts-expect-error no question is called so
      case 'mvoe':
        return 0;
      case 'move':
        return 1;
      default:
        return 2;
    }
  };
  void about;
  // @ts-expect-error 'read' has no prompt
  const prompts: Words<null, Told, Answers>['prompt'] = { move: () => 'Where to?' };
  void prompts;
  // @ts-expect-error 4 is not offered
  const advice: Advice<null, Answers> = { move: () => 4, read: () => 'understood' };
  void advice;
});

test('each act reaches its handler with its own details', () => {
  type Deal = { readonly act: 'buy'; readonly fruit: 'fig' | 'plum' } | { readonly act: 'leave' };
  stage.acts('move', {
    rule: 'X1',
    who: (_s, f) => only(f.by),
    offer(_s, _f, _seat, acts: Deal[]) {
      acts.push({ act: 'leave' });
    },
    absent: (): Deal => ({ act: 'leave' }),
    does: {
      buy(_s, _f, { value }) {
        expectTypeOf(value).toEqualTypeOf<{ readonly act: 'buy'; readonly fruit: 'fig' | 'plum' }>();
      },
      leave(_s, _f, { value }) {
        expectTypeOf(value).toEqualTypeOf<{ readonly act: 'leave' }>();
      },
    },
  });
});
