import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chainStartText, headsOf, linkText, stepsOfLog } from './chain.ts';
import { commit } from './fairness.ts';
import type { Entry } from './log.ts';
import { commitmentTo, drawnSeats, saltByRule, saltHashOf, sealedSeed, type Sealing } from './sealing.ts';

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const SEALING: Sealing = {
  secretHash: commit(SECRET),
  game: 'talk',
  rulesVersion: 1,
  options: { pace: 1 },
  seatOrder: 'fixed',
  seats: [
    { name: 'Ann', person: 0, saltHash: saltHashOf('a') },
    { name: 'Bot', person: null, saltHash: null },
  ],
};

describe('what a table is bound to', () => {
  test('is a hash that anybody can make with a common tool', () => {
    const { secretHash, seats } = SEALING;
    const [ann, bot] = seats;
    expect(commitmentTo(SEALING)).toBe(
      sha(
        `tablewright table 2\n{"game":"talk","options":{"pace":1},"rulesVersion":1,"seatOrder":"fixed","seats":[` +
          `{"name":"Ann","person":0,"saltHash":"${ann!.saltHash}"},{"name":"${bot!.name}","person":null,"saltHash":null}` +
          `],"secretHash":"${secretHash}"}`,
      ),
    );
  });

  test('is nothing that is not named: what else an object holds does not count', () => {
    const more = { ...SEALING, more: 1, seats: SEALING.seats.map((seat) => ({ ...seat, more: 1 })) };
    expect(commitmentTo(more)).toBe(commitmentTo(SEALING));
  });

  test('salts, their hashes and the seed are known values', () => {
    expect(saltHashOf('a')).toBe(sha('tablewright salt 2\na'));
    expect(saltByRule('c0ffee', 3)).toBe(sha('tablewright bot 2\nc0ffee\n3'));
    expect(sealedSeed('c0ffee', SECRET, ['abc', ''])).toBe(sha(`tablewright seed 2\nc0ffee\n${SECRET}\n3:abc\n0:\n`));
  });

  test('the seats come in an order of a seed of their own: a known value', () => {
    expect(drawnSeats(SECRET, 5)).toEqual([4, 2, 3, 0, 1]);
    expect(drawnSeats(sha('another'), 5)).not.toEqual(drawnSeats(SECRET, 5));
  });
});

describe('the log as a chain', () => {
  const deal: Entry = { type: 'chance', label: 'deal', of: 2, came: [1, 0] };
  const roll: Entry = { type: 'chance', label: 'die', of: 6, came: 3 };
  const said: Entry = { type: 'answer', seat: 0, about: 'turn', value: 'roll' };
  const back: Entry = { type: 'undo', seat: 0 };

  test('a step is an answer or what takes one back, with the chance after it; the first is the start', () => {
    expect(stepsOfLog([])).toEqual([[]]);
    expect(stepsOfLog([deal, said, roll, deal, back, said])).toEqual([[deal], [said, roll, deal], [back], [said]]);
  });

  test('every link hangs on the one before, on the secret and on its step', () => {
    expect(chainStartText('c0ffee', ['a', 'b'])).toBe('tablewright log 2\nc0ffee\n["a","b"]');
    expect(linkText('head', SECRET, [back])).toBe(`tablewright step 2\nhead\n${SECRET}\n[{"seat":0,"type":"undo"}]`);
    const start = sha(chainStartText('c0ffee', ['a', 'b']));
    const first = sha(linkText(start, SECRET, [deal]));
    const second = sha(linkText(first, SECRET, [said, roll]));
    expect(headsOf('c0ffee', SECRET, ['a', 'b'], [deal, said, roll])).toEqual([first, second]);
  });
});
