import { defineGame, type GameRecord } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { checkGolden, goldenAt, transcript } from './golden.ts';
import { lantern, lanternSpec } from './lantern/index.ts';
import { playGame, rngFor } from './play.ts';
import { offers, seatsAsked, stageOf } from './tables.ts';

function golden(): GameRecord {
  const rng = rngFor(3, 'golden');
  const players = [0, 1, 2, 3, 4].map((seat) => lantern.advisor(seat, rng));
  return playGame(lantern, { seats: 5, seed: 3, players }).record;
}

const record = golden();
const text = transcript(lantern, record);

describe('a transcript', () => {
  test('reads like a game', () => {
    const lines = text.split('\n');
    expect(lines[0]).toBe('Lantern, rules 1, 5 players: Ann, Bea, Col, Dov, Eve');
    expect(lines).toContain('  chance: roles: 4 0 3 1 2');
    expect(lines).toContain('  told Bea: You are a traitor, with Dov.');
    expect(lines).toContain('  told all: Ann bears the lantern first.');
    expect(lines).toContain('night 1, bearer Ann, refused 0');
    expect(text).toMatch(/^ {2}Ann -> propose {3}\w+, \w+$/m);
    expect(text).toMatch(/^ {2}Dov -> vote {6}(aye|nay) {8}\(sealed\)$/m);
    expect(text).toMatch(/win \((dark|lit|refusals)\)\.\n$/);
  });

  test('says where the game stands only when that has changed', () => {
    const positions = text.split('\n').filter((line) => line.startsWith('night '));
    const [last, ...before] = positions.toReversed();
    expect(positions.length).toBeGreaterThan(3);
    expect(new Set(before).size).toBe(before.length);
    expect(last).toMatch(/^night \d/);
  });

  test('marks every sealed answer, also the one that opens the question', () => {
    const votes = text.split('\n').filter((line) => line.includes(' -> vote '));
    expect(votes.length % 5).toBe(0);
    expect(votes.every((line) => line.endsWith('(sealed)'))).toBe(true);
  });

  test('of a game that goes on says so', () => {
    const unfinished = { ...record, log: record.log.slice(0, 4), outcome: null };
    expect(transcript(lantern, unfinished)).toMatch(/The game goes on\.\n$/);
  });

  test('of a log that does not fit the rules is not written', () => {
    const foreign = { ...record, log: record.log.slice(1) };
    expect(() => transcript(lantern, foreign)).toThrow('entry 0 cannot be replayed');
  });
});

describe('goldenAt()', () => {
  test('stands at one moment of a game', () => {
    expect(stageOf(goldenAt(lantern, record, 0))).toBe('propose');
    const s = goldenAt(lantern, record, 3);
    expect(stageOf(s)).toBe('vote');
    expect(offers(lantern, s, 0)).toEqual(['aye', 'nay']);
    expect(seatsAsked(lantern, goldenAt(lantern, record, 5))).toHaveLength(3);
  });

  test('does not stop between an answer and the chance that it brought', () => {
    const wind = record.log.findIndex((entry) => entry.type === 'chance' && entry.label === 'wind 1');
    expect(goldenAt(lantern, record, wind)).toEqual(goldenAt(lantern, record, wind + 1));
  });
});

describe('checkGolden()', () => {
  test('is content with a game that replays as it was', () => {
    expect(checkGolden(lantern, record, text)).toEqual([]);
  });

  test('says which line reads otherwise', () => {
    const changed = text.replace('told Bea: You are a traitor', 'told Bea: You are a teapot');
    expect(checkGolden(lantern, record, changed)).toEqual([
      'line 5 reads otherwise:\n  kept: ' +
        '  told Bea: You are a teapot, with Dov.\n  now:    told Bea: You are a traitor, with Dov.',
    ]);
    expect(checkGolden(lantern, record, `${text}more\n`)).toHaveLength(1);
  });

  test('says that the game ends otherwise', () => {
    const outcome = { ...record.outcome!, winners: [0, 1, 2, 3, 4] };
    expect(checkGolden(lantern, { ...record, outcome }, text)[0]).toMatch(
      /^the game ends otherwise .*outcome\.winners/,
    );
  });

  test('says which entry the rules no longer allow', () => {
    const log = record.log.filter((entry) => entry.type !== 'answer' || entry.about !== 'propose');
    expect(checkGolden(lantern, { ...record, log }, text)[0]).toMatch(
      /^entry 2 cannot be replayed: You are answering 'vote'/,
    );
  });

  test('does not compare games of other rules', () => {
    const newer = defineGame({ ...lanternSpec, rulesVersion: 2 });
    expect(checkGolden(newer, record, text)).toEqual(['the record was played by rules 1, the game has rules 2 now']);
    const other = defineGame({ ...lanternSpec, id: 'torch' });
    expect(checkGolden(other, record, text)).toEqual(["the record is of 'lantern', not of 'torch'"]);
  });
});
