import { describe, expect, test } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { type CheckFrame, type EffectsFrame, type Frame, NONE, type State, TWO_PLUS } from '../state.ts';
import { enemyOn, SOLDIER } from './testing/cards.ts';
import { effectsFrame, hurtFrame, run, toldBy } from './testing/moments.ts';
import { ann, bea, cem, dan, stageOf } from './testing/tables.ts';
import { carry, quiet } from './testing/turns.ts';

// What a printed effect is about, and what it leaves alone: single points that no table of the stories tells apart.

const KURO = 4;

const listOf = (id: string): Effects => [...PROGRAMS, ...STAR_CARDS, ...RECON].find((one) => one.id === id)!.effects;

const table = (at: readonly string[], set: (s: State) => unknown = () => {}): State => {
  const s = quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dee-coy'], at });
  set(s);
  return s;
};

test('[HPB-850] what a card destroys at range 1 was not attacked: Havoc’s task is about attacks', () => {
  const s = enemyOn(
    table(['4', '5', '5', '5', '5'], (one) => (one.boosts[ann] = 0b1001)),
    '6',
    SOLDIER + 1,
    1,
  );
  const after = run(s, effectsFrame(listOf('S-HAV-2'), ann));
  expect([after.enemyAt[6], after.boosts[ann]]).toEqual([NONE, 0b1001]);
});

test('[HPB-114] Triage is for the card that hurts, not for what goes on below it', () => {
  const s = table(['2', '2', '5', '5', '5']);
  const outer = effectsFrame(listOf('P01'), ann);
  const card = effectsFrame(listOf('P14'), ann);
  const hurt = hurtFrame(ann, 0, 1);
  s.stack.push(outer, { stage: 'placed', by: ann, piece: ann, placed: 0, scanned: 0 }, card, hurt);
  const before = s.stack.slice(0, -2).map((frame) => JSON.stringify(frame));
  const frames = s.stack.length;
  const events: string[] = [];
  for (const { type } of toldBy(s, effectsFrame(listOf('S-DRY-2'), cem))) events.push(type);
  expect(events).toContain('cancelled');
  const triaged = withTriage(s);
  expect(triaged.slice(0, frames - 2).map((frame) => JSON.stringify(frame))).toEqual(before);
  expect((triaged[frames - 2] as EffectsFrame).noWounds).toBe(1);
});

/** The stack right after Triage: a question above it stops what would go on. */
function withTriage(s: State): Frame[] {
  const stopped = structuredClone(s);
  stopped.stack.push({ stage: 'nova', by: ann });
  return run(stopped, effectsFrame(listOf('S-DRY-2'), cem)).stack;
}

describe('[HPB-344] who is in the same Area', () => {
  const whom = (s: State, by: number, id: string, piece = by): string => {
    const after = run(s, { ...effectsFrame(listOf(id), by), piece } as Frame);
    const top = after.stack.at(-1)!;
    return top.stage === 'whom'
      ? `one of ${top.from}`
      : after.known.some((known) => (known & (1 << by)) !== 0)
        ? 'seen'
        : 'nobody';
  };
  /** Ann and Bea carry a chip each, which they alone know. */
  const carrying = (at: readonly string[]): State => table(at, (s) => carry(carry(s, ann, 'b'), bea, 'r'));

  test('a Program of Dee Coy’s player is used from her Area or from Kuro’s', () => {
    expect(whom(carrying(['2', '4', '5', '2', '5']), dan, 'P10')).toBe('seen');
    expect(whom(carrying(['2', '4', '5', '5', '2']), dan, 'P10')).toBe('seen');
    expect(whom(carrying(['2', '2', '5', '5', '2']), dan, 'P10')).toBe('one of 3');
    expect(whom(carrying(['2', '4', '5', '5', '5']), dan, 'P10')).toBe('nobody');
  });
  test('a Recon card looks from the board on which it lies', () => {
    expect(whom(carrying(['2', '4', '5', '5', '2']), dan, 'R-4')).toBe('nobody');
    expect(whom(carrying(['2', '4', '5', '5', '2']), dan, 'R-4', KURO)).toBe('seen');
    expect(whom(carrying(['2', '4', '5', '2', '5']), dan, 'R-4')).toBe('seen');
    expect(whom(carrying(['2', '4', '5', '2', '5']), dan, 'R-4', KURO)).toBe('nobody');
  });
});

describe('[HPB-657] a card that is taken out of a check', () => {
  const check = (more: Partial<CheckFrame>): Frame => ({
    stage: 'check',
    event: 0,
    step: 5,
    turn: 4,
    cards: [TWO_PLUS, 3],
    authors: [],
    counts: [1, 1, 0, 0],
    free: [0, 0, 0, 0],
    declared: [0, 0, 0, 0],
    revealed: 1,
    removed: [],
    change: 0,
    result: 0,
    ...more,
  });
  const jammed = (answer: number): unknown[] => {
    const s = table(['2', '2', '5', '5', '5']);
    s.stack.push(check({}), { stage: 'nova', by: ann });
    return toldBy(s, { ...effectsFrame(listOf('P19'), bea), answer } as Frame);
  };
  test('is told by its name, Two Lifetimes too', () => {
    expect(jammed(0)).toContainEqual({ type: 'checkRemoved', by: bea, card: 'S-JAY-2' });
    expect(jammed(1)).toContainEqual({ type: 'checkRemoved', by: bea, card: 'B4' });
  });
  test('is none where all are taken out', () => {
    const s = table(['2', '2', '5', '5', '5']);
    s.stack.push(check({ removed: [0, 1] }), { stage: 'maybe', by: cem, why: 0 });
    expect(stageOf(run(s, effectsFrame(listOf('P19'), bea)))).toBe('maybe');
  });
});
