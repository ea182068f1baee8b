import type { View } from '@tablewright/emigration-rules';
import { describe, expect, test } from 'vitest';
import { labelHeights } from './labels.ts';
import { oneIn } from './look.ts';
import { around, billOf, chancesWith, freeCards, inTurn, leftToTake, outlookOf, spentWords } from './table.ts';
import { player, table } from './testing/table.ts';

const view = table();
const names = (id: string): string => id;

describe('whose turn it is', () => {
  test('whoever is asked, also inside a Life Card', () => {
    const now: View['now'] = [{ stage: 'preparation', by: 2 }, { stage: 'reveal' }, { stage: 'pears', by: 1, most: 2 }];
    expect(inTurn({ now })).toBe(1);
  });

  test('nobody’s between two turns', () => {
    expect(inTurn({ now: [{ stage: 'preparation', by: 2 }] })).toBe(null);
  });
});

test('the others sit clockwise from me; whoever watches sees everybody', () => {
  expect(around({ seats: 4 }, 2)).toEqual([3, 0, 1]);
  expect(around({ seats: 3 }, 'spectator')).toEqual([0, 1, 2]);
});

test('[EMI-018] five cards are free at the start, all in front', () => {
  expect(freeCards(view.players[1]!).map(({ place }) => place)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5']);
});

test('[EMI-401] the border is as far away as there are cards and papers', () => {
  expect(leftToTake(view)).toBe(3 * 14 + 6);
});

describe('if the game ended now', () => {
  test('[EMI-503] every set counts, and the bill adds up to the forecast (T20)', () => {
    const rich = player({
      money: 6,
      documents: ['DOC-01', 'DOC-02', 'DOC-03', 'DOC-04'],
      connections: ['CNX-01', 'CNX-02'],
    });
    const lines = billOf(view, rich, names);
    expect(lines.map(({ brings }) => brings)).toEqual([0, 2, 2, 6]);
    expect(outlookOf(view, rich).forecast.assurance).toBe(10);
  });

  test('[EMI-504] what is lacking is a line of its own (T21)', () => {
    const poor = player({ assurance: 5, documents: ['DOC-01'] });
    expect(billOf(view, poor, names).at(-1)).toMatchObject({ label: 'fewer than 2 Documents', brings: -2 });
    expect(outlookOf(view, poor).forecast.assurance).toBe(3);
  });

  test('[EMI-334] an unpaid Health Screening is a line of its own, once', () => {
    const poor = player({ assurance: 5, money: 3, documents: ['DOC-01', 'DOC-02'] });
    const losses = billOf({ policies: ['HIP-4'] }, poor, names).filter(({ what }) => what === 'loss');
    expect(losses).toMatchObject([{ label: 'HIP-4', brings: -2 }]);
  });

  test('[EMI-503] the Money set that a purchase breaks is named', () => {
    const rich = player({ money: 7 });
    expect(spentWords(view, rich, 2)).toBe('At the border the Money for it would be worth 2 Assurance.');
    expect(spentWords(view, rich, 1)).toBe(null);
    expect(spentWords(view, rich, 8)).toBe(null);
  });

  test('says which lane is best, and what one more would change', () => {
    const six = player({ assurance: 6, documents: ['DOC-01', 'DOC-02'] });
    const { best, next, lacks } = outlookOf(view, six);
    expect(best).toMatchObject({ lane: 2, chance: 2 / 3 });
    expect(next).toMatchObject({ more: 1, best: { lane: 1, chance: 1 } });
    expect(lacks).toEqual(['passport', 'ticket']);
  });

  test('[EMI-509] a drawn token is gone: the chances are those of the rest', () => {
    const lanes = view.lanes.map((lane, i) => (i === 4 ? { drawn: [11], left: [3, 9], top: null } : lane));
    expect(chancesWith({ lanes }, 4)[4]!.chance).toBe(0.5);
  });

  test('[EMI-325] a token that I have seen does not show in the chances: others may read them', () => {
    const lanes = view.lanes.map((lane, i) => (i === 4 ? { ...lane, top: 3 } : lane));
    expect(chancesWith({ lanes }, 3)[4]!.chance).toBeCloseTo(1 / 3);
  });
});

test('chances as people say them', () => {
  expect([0, 1 / 3, 0.5, 2 / 3, 1].map(oneIn)).toEqual(['never', '1 in 3', '1 in 2', '2 in 3', 'for sure']);
});

test('names beside a chart neither cover each other nor fall off its edge', () => {
  const heights = labelHeights([200, 200, 190, 20], { apart: 20, lowest: 206 });
  expect(Math.max(...heights)).toBeLessThanOrEqual(206);
  const sorted = heights.slice().sort((a, b) => a - b);
  for (const [i, at] of sorted.slice(1).entries()) expect(at - sorted[i]!).toBeGreaterThanOrEqual(20);
});
