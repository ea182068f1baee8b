import type { Seat } from '@tablewright/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type BoardProps,
  type Chooser,
  type ChooserProps,
  type GameScreen,
  type Points,
  pointsOf,
} from './contract.ts';
import type { Shows } from './motion.ts';
import { useMotion } from './useMotion.ts';
import { useOptions } from './useOptions.ts';

// A game as its rules would describe it. Most of this is checked by the compiler: each `@ts-expect-error` is a mistake that
// must not compile, and does not compile here if it ever does.

interface View {
  readonly at: readonly string[];
}
type Told = { type: 'moved'; by: Seat; to: string } | { type: 'rolled'; die: number } | { type: 'over' };
type Turn = { readonly act: 'buy'; readonly place: string } | { readonly act: 'pay'; readonly paper: number };
type Answers = { readonly vote: 'aye' | 'nay'; readonly move: string; readonly turn: Turn };

type Props = BoardProps<View, Told, Answers>;
type Screen = GameScreen<View, Told, Answers>;

const List: Chooser<View, Told, Answers> = () => null;
const Vote: Chooser<View, Told, Answers, 'vote'> = () => null;
const moved = ({ to }: Extract<Told, { type: 'moved' }>): string[] => [to];

describe('what does not compile', () => {
  test('a question without a chooser, and a chooser without a question', () => {
    const all: Screen['choosers'] = { vote: Vote, move: List, turn: null };
    // @ts-expect-error -- nobody says how 'turn' is asked
    const missing: Screen['choosers'] = { vote: Vote, move: List };
    // @ts-expect-error -- 'veto' is never asked
    const unknown: Screen['choosers'] = { vote: Vote, move: List, turn: null, veto: null };
    // @ts-expect-error -- this one only knows how to vote
    const mistaken: Screen['choosers'] = { vote: null, move: Vote, turn: null };
    expect([all, missing, unknown, mistaken]).toHaveLength(4);
  });

  test('an event that is never told, and one that is forgotten', () => {
    const all: Screen['points'] = { moved, rolled: null, over: null };
    // @ts-expect-error -- nothing is ever 'mvoed'
    const unknown: Screen['points'] = { mvoed: moved, moved, rolled: null, over: null };
    // @ts-expect-error -- what does 'over' point at?
    const missing: Screen['points'] = { moved, rolled: null };
    expect([all, unknown, missing]).toHaveLength(3);
  });

  test('an answer of the wrong type', () => {
    const answers = ({ question, answer }: Props): void => {
      if (question?.about === 'vote') answer('aye');
      answer({ act: 'buy', place: 'D3' });
      // @ts-expect-error -- no question of this game is answered with a truth value
      answer(true);
      // @ts-expect-error -- one pays with a paper
      answer({ act: 'pay', place: 'D3' });
    };
    const votes = ({ answer, rest }: ChooserProps<View, Told, Answers, 'vote'>): void => {
      answer('nay');
      rest(null);
      // @ts-expect-error -- that is a place, and this is a vote
      answer('D3');
    };
    expect([answers, votes]).toHaveLength(2);
  });

  test('a question that does not exist', () => {
    const asks = ({ question }: Props): boolean =>
      // @ts-expect-error -- 'veto' is never asked
      question?.about === 'veto';
    // @ts-expect-error -- 'veto' is never asked
    const drafts: Screen['drafts'] = ['veto'];
    expect([asks, drafts]).toHaveLength(2);
  });
});

test('events and questions come with their types', () => {
  expectTypeOf<Props['told'][number]>().toEqualTypeOf<Told>();
  expectTypeOf<NonNullable<Props['question']>['about']>().toEqualTypeOf<'vote' | 'move' | 'turn'>();
  expectTypeOf<ChooserProps<View, Told, Answers, 'turn'>['resting']>().toEqualTypeOf<Turn | null>();
});

test('what moves and what is touched is typed by the game as well', () => {
  type Seen = { readonly kind: 'dice'; readonly die: number };
  const shows: Shows<View, Told, Seen> = { placesOf: () => [], cues: { rolled: ({ die }) => ({ kind: 'dice', die }) } };
  // @ts-expect-error -- nothing is ever 'roled'
  const unknown: Shows<View, Told, Seen> = { placesOf: () => [], cues: { roled: () => [] } };
  function Board(props: Props): null {
    expectTypeOf(useMotion(props, shows).lingering('dice')[0]!.cue.die).toEqualTypeOf<number>();
    expectTypeOf(useOptions(props).offered[0]!.value).toEqualTypeOf<string | Turn>();
    return null;
  }
  function TurnChooser(props: ChooserProps<View, Told, Answers, 'turn'>): null {
    expectTypeOf(useOptions(props).offered[0]!.value).toEqualTypeOf<Turn>();
    return null;
  }
  expect([unknown, Board, TurnChooser]).toHaveLength(3);
});

test('the frame, which knows no game, asks a screen what an event points at', () => {
  const points: Points = { moved: ({ to }) => (typeof to === 'string' ? [to] : []), rolled: null };
  expect(pointsOf({ points }, { type: 'moved', to: 'D3' })).toEqual(['D3']);
  expect(pointsOf({ points }, { type: 'rolled', die: 3 })).toEqual([]);
  expect(pointsOf({ points }, { type: 'toString' })).toEqual([]);
});
