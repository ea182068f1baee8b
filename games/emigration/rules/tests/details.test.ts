import { describe, expect, test } from 'vitest';
import {
  absent,
  activate,
  answer,
  discard,
  ivy,
  lee,
  now,
  offers,
  scalp,
  skip,
  step,
  told,
  turnOf,
  you,
} from './testing/tables.ts';

// What a rule says besides its main point: what is told, what is drawn under which name, what is done for somebody who is away.

describe('[EMI-702] for somebody who is away', () => {
  const papers = { passports: { you: 1 }, tickets: { you: 1 } };

  test('the dearest card is cashed, wherever it lies', () => {
    const s = turnOf(you, { layout: { you: { A1: 'DOC-21', D1: 'DOC-01' } }, ...papers });
    expect(absent(s, you)).toBe(discard(you, 'A1'));
  });

  test('a layout with nothing to take is passed over', () => {
    const s = turnOf(you, { layout: { ivy: { D1: 'DOC-01' } }, money: { you: 1 }, ...papers });
    expect(absent(s, you)).toBe(discard(ivy, 'D1'));
  });

  test('a Life Card is activated where nothing can be cashed', () => {
    const s = turnOf(you, { layout: { you: { D2: 'AUG-1' } }, ...papers });
    expect(absent(s, you)).toBe(activate(you, 'D2'));
  });

  test('a Payday of somebody else comes before cards that could be cashed', () => {
    const s = turnOf(you, { layout: { lee: { D1: 'DOC-01', D3: 'PAYDAY' } }, money: { you: 1 }, ...papers });
    expect(absent(s, you)).toBe(activate(lee, 'D3'));
  });
});

test('[EMI-323] Mental Fog with nothing to discard asks nothing, and everybody sees it', () => {
  const s = turnOf(you, { layout: { you: { D1: 'SOC-3', D3: 'PAYDAY', D5: 'DOC-01' } }, money: { you: 2 } });
  expect(told(s, you, activate(you, 'D1')).find(({ type }) => type === 'fogged')).toEqual({
    type: 'fogged',
    by: you,
    card: null,
    owner: you,
    place: null,
    asked: false,
  });
});

test('[EMI-341] what Wedding costs is told by seat', () => {
  const s = turnOf(lee, { layout: { lee: { D1: 'CON-1' } }, money: { lee: 5 } });
  expect(told(s, lee, activate(lee, 'D1')).find(({ type }) => type === 'lost')).toEqual({
    type: 'lost',
    card: 'CON-1',
    money: [0, 2, 0],
  });
});

test('[EMI-302, EMI-321] one die for everybody, drawn under its own name', () => {
  const s = turnOf(you, { layout: { you: { D1: 'SOC-1' } }, money: { you: 9, lee: 9, ivy: 9 } });
  const { entries, told: all } = step(s, you, activate(you, 'D1'));
  const draw = entries.find(({ type }) => type === 'chance');
  expect(draw).toMatchObject({ label: `card ${s.turn}`, of: 6 });
  const die = (draw as { came: number }).came + 1;
  const events = all.map(({ event }) => event);
  expect(events).toContainEqual({ type: 'rolled', by: you, die, for: 'card' });
  expect(events).toContainEqual({ type: 'lost', card: 'SOC-1', money: [die, die, die] });
});

test.each(['passport', 'ticket'] as const)('[EMI-105, EMI-261] an extra %s alone is something to take', (paper) => {
  const one = { you: 1, lee: 1, ivy: 1 };
  const extra = { you: 0, lee: 2, ivy: 1 };
  const s = turnOf(you, {
    passports: paper === 'passport' ? extra : one,
    tickets: paper === 'ticket' ? extra : one,
    raises: { you: 2 },
    money: { you: 4 },
    layout: { ivy: { D1: 'DOC-01' } },
    down: { ivy: ['D1'] },
  });
  expect([now(s), offers(s, you)]).toEqual(['action you', [scalp(paper, lee)]]);
});

test('[EMI-115] what turns up is noted for those who sit there', () => {
  const s = turnOf(you, { layout: { you: { C1: 'DOC-02', D1: 'DOC-01' } }, money: { you: 9 } });
  expect(answer(s, you, discard(you, 'D1')).up).toHaveLength(3);
});

test('the course of Phase 1 is noted before every round', () => {
  let s = turnOf(you);
  const before = s.course.length;
  for (const seat of [you, lee, ivy]) s = answer(s, seat, skip('passport'));
  expect([before, s.course.length]).toEqual([3, 9]); // what was skipped for is placed in a round without a question
});
