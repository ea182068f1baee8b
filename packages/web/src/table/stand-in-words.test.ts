import { expect, test } from 'vitest';
import { standInWords } from './stand-in-words.ts';

const names = ['Ann', 'Bea', 'Col', 'Dov'];
const around = { name: 'Dov', names, clock: 'days' } as const;

test('why a bot cannot be called is said as the server says it', () => {
  const why = 'Dov has only just left; wait a minute.';
  expect(standInWords({ may: null, why, agreed: [], needs: [] }, around)).toBe(why);
});

test('how far the others have agreed', () => {
  expect(standInWords({ may: 'agree', why: null, agreed: [], needs: [0, 1, 2] }, around)).toBe(
    'A bot can play if all others agree.',
  );
  expect(standInWords({ may: 'agree', why: null, agreed: [0, 1], needs: [2] }, around)).toBe(
    'Ann and Bea would let a bot play; Col has not agreed yet.',
  );
  expect(standInWords({ may: null, why: null, agreed: [0], needs: [1, 2] }, around)).toBe(
    'Ann would let a bot play; Bea and Col have not agreed yet.',
  );
  expect(standInWords({ may: 'now', why: null, agreed: [0, 1], needs: [2] }, around)).toBe(
    'Ann and Bea would let a bot play.',
  );
});

test('without a clock a day is enough', () => {
  const open = { ...around, clock: 'none' } as const;
  expect(standInWords({ may: 'agree', why: null, agreed: [], needs: [0] }, open)).toBe(
    'If you agree, a bot can play when a day has passed without Dov.',
  );
  expect(standInWords({ may: 'withdraw', why: null, agreed: [0], needs: [] }, open)).toBe(
    'Ann would let a bot play when a day has passed without Dov.',
  );
  expect(standInWords({ may: 'withdraw', why: null, agreed: [0], needs: [1] }, open)).toBe(
    'Ann would let a bot play; Bea has not agreed yet. ' +
      'A bot can also play when a day has passed without Dov, if all who are here agree.',
  );
});

test('with a live clock the button says all', () => {
  expect(standInWords({ may: 'now', why: null, agreed: [], needs: [] }, { ...around, clock: 'live' })).toBe('');
});
