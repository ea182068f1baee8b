import { fastRng, lowest, sampleOption } from '@tablewright/kernel';
import { describeGlances } from '@tablewright/testkit/suite';
import { expect, test } from 'vitest';
import { outlookOf } from '../advice/outlook.ts';
import { isUntouched, valueOf } from '../advice/value.ts';
import { emigration } from '../index.ts';

// What makes thinking quick: each short way comes out as the long one does.

describeGlances(emigration, {
  tables: [{ seats: 2 }, { seats: 3, options: { mode: 'cooperative' } }, { seats: 4 }, { seats: 6 }],
});

test('whom an answer leaves alone has the same of the table as before', () => {
  const counts = { alone: 0, touched: 0 };
  for (let seed = 0; seed < 12; seed += 1) {
    const { state: s } = emigration.start({ seats: 4, seed, options: {} });
    const rng = fastRng(seed);
    while (s.outcome === null) {
      const seat = lowest(emigration.waiting(s));
      const before = emigration.copy(s);
      const o = outlookOf(emigration.view(s, seat), seat, before);
      emigration.play(s, seat, sampleOption(emigration.offer(s, seat), rng));
      for (let other = 0; other < s.seats; other += 1) {
        if (!isUntouched(before, s, other)) counts.touched += 1;
        else {
          counts.alone += 1;
          expect(valueOf(o, s, other, o)).toBe(valueOf(o, before, other, o));
        }
      }
    }
  }
  expect(Math.min(counts.alone, counts.touched)).toBeGreaterThan(500);
});
