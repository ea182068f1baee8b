import { describe, expect, test } from 'vitest';
import type { Effects } from '../content/effects.ts';
import { FACTION_IDS } from '../content/loyalty.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { type CheckFrame, type EffectsFrame, type Frame, NONE, type State, TWO_PLUS } from '../state.ts';
import { enemyOn, SOLDIER, wounded } from './testing/cards.ts';
import { effectsFrame, hurtFrame, poised, run, toldBy } from './testing/moments.ts';
import { ann, answer, asked, bea, cem, dan, game, offers, stageOf, told } from './testing/tables.ts';
import { carry, printed, quiet } from './testing/turns.ts';

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

describe('[HPB-344] looking, one after the other', () => {
  const looking = (sectors: number[][], ...answers: unknown[]): { seen: unknown[]; stage: string } => {
    let s = run(
      table(['1', '5', '5', '5', '5'], (one) => (one.sectors = sectors)),
      effectsFrame(listOf('R-1'), ann),
    );
    const seen: unknown[] = [];
    for (const value of answers) {
      for (const { type, ...rest } of told(s, ann, value))
        if (type === 'looked') seen.push((rest as { at: { sector: number } }).at.sector);
      s = answer(s, ann, value);
    }
    return {
      seen: [...seen, ...s.known.flatMap((known, chip) => ((known & 1) === 0 ? [] : [chip]))],
      stage: stageOf(s),
    };
  };
  test('each is the next one below, three in all', () => {
    expect(looking([[1], [11, 12, 13], [30]], 2, 2)).toEqual({ seen: [2, 2, 12, 13], stage: 'sector' });
    expect(looking([[1], [11, 12, 13], [30]], 2, 3, 1)).toEqual({
      seen: [2, 3, 1, 1, 13, 30],
      stage: 'action',
    });
  });
  test('of two chips on a board the one that was picked', () => {
    const s = table(['2', '5', '2', '5', '5'], (one) => {
      one.boosts[cem] = 0xff;
      one.chips.splice(cem * 2, 2, 11, 30);
    });
    const asked = run(s, effectsFrame(listOf('P10'), ann));
    expect(asked.stack.at(-1)).toEqual({ stage: 'hiddenChip', by: ann, of: cem });
    const [first, second] = offers(asked, ann);
    const knows = (value: unknown): number[] =>
      [11, 30].filter((chip) => (answer(asked, ann, value).known[chip]! & 1) !== 0);
    expect([knows(first), knows(second)]).toEqual([[11], [30]]);
  });
  test('an unused loyalty card that one has seen before is shown again', () => {
    const s = table(['2', '2', '5', '5', '5'], (one) => (one.poolKnown = one.pool.map(() => 1 << ann)));
    const factions = toldTo(s, ann, effectsFrame(listOf('R-6'), ann));
    expect(factions).toEqual([FACTION_IDS[s.pool[0]!]]);
  });
  test('Kuro’s Recon card asks Dee Coy’s player', () => {
    const s = table(['2', '2', '5', '5', '2'], (one) => carry(carry(one, ann, 'b'), bea, 'r'));
    const asked = run(s, { ...effectsFrame(listOf('R-4'), dan), piece: KURO } as Frame);
    expect(asked.stack.at(-1)).toMatchObject({ stage: 'whom', by: dan, from: 0b11 });
  });
});

/** The factions that somebody is shown. */
function toldTo(s: State, seat: number, frame: Frame): unknown[] {
  const after = game.after(poised(s, frame), { seat: 0, value: 'no' });
  if (!after.ok) throw new Error(after.why);
  return after.told.flatMap(({ to, event }) => (to === seat && event.type === 'sawUnused' ? [event.faction] : []));
}

test('[HPB-112] a card whose need fails does nothing', () => {
  expect(stageOf(run(table(['2', '5', '5', '5', '5']), effectsFrame(listOf('R-1'), ann)))).toBe('action');
});

test('[HPB-483] Salvage Claw takes one chip, however many there is room for', () => {
  const s = table(['J', '5', 'J', '5', '5'], (one) => {
    one.boosts[cem] = 0xff;
    Object.assign(one, { junk: [11, 30], junkBy: [ann, ann], junkTurn: [1, 1] });
  });
  const asked = run(s, effectsFrame(listOf('P37'), cem));
  const after = answer(asked, cem, offers(asked, cem)[0]);
  expect([after.chips.slice(cem * 2, cem * 2 + 2), stageOf(after)]).toEqual([[11, NONE], 'action']);
});

describe('[HPB-344] Trust or Betrayal', () => {
  const trust = printed('E-III-05', 'success');
  const placed = (set: (s: State) => unknown): State =>
    table(['2', '2', '5', '5', '5'], (s) => {
      s.leader = bea;
      s.network[0] = 11;
      s.origins[11] = 2;
      set(s);
    });
  test('nobody is asked where nobody carries a chip', () => {
    expect(
      stageOf(
        run(
          placed(() => {}),
          effectsFrame(trust, ann, true),
        ),
      ),
    ).toBe('action');
  });
  test('of several own chips nobody can follow which one went', () => {
    const s = placed((one) => {
      one.leader = cem;
      one.boosts[cem] = 0xff;
      one.chips.splice(cem * 2, 2, 1, 30);
      one.origins[1] = 1;
      one.origins[30] = 4;
    });
    let now = run(s, effectsFrame(trust, ann, true));
    while (stageOf(now) !== 'action') {
      const by = asked(now)[0]!;
      const [first] = offers(now, by);
      now = answer(now, by, stageOf(now) === 'maybe' ? 'yes' : stageOf(now) === 'whom' ? cem : first);
    }
    expect([1, 30, 11].map((chip) => now.origins[chip])).toEqual([7, 7, 7]);
  });
});

test('[HPB-851] a hand that was stolen empty is empty', () => {
  const s = table(['2', '5', '2', '5', '5'], (one) => {
    one.boosts[cem] = 0b0101_0101;
    one.hands[cem] = [1, 2];
  });
  expect(run(s, effectsFrame(listOf('P29'), ann)).boosts[cem]).not.toBe(0b0101_0101);
});

test('[HPB-577] Nanite Surge is for somebody below full Health: a Wound is no reason to be asked about', () => {
  const s = wounded(table(['2', '2', '5', '5', '5']), bea, 'W-02');
  s.health = [1, 2, 2, 2, 2];
  expect(toldBy(s, effectsFrame(listOf('P07'), ann))).toEqual([{ type: 'healed', piece: ann, from: 1, to: 2 }]);
});

test('[HPB-853] what an Event changes is nobody’s own doing, chosen or not', () => {
  const by = (event: boolean): unknown[] => {
    const s = run(table(['2', '2', '5', '5', '5']), effectsFrame(listOf('P15'), ann, event));
    return told(s, ann, offers(s, ann)[0]).flatMap((one) => (one.type === 'bar' ? [one.by] : []));
  };
  expect([by(true), by(false)]).toEqual([[NONE], [ann]]);
});
