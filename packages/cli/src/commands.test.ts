import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import type { GameRecord } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { file, folder, lanternRepository } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['-h']])('%s names every command', async (...argv) => {
    const { code, out, err } = await shell(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const { name, summary } of COMMANDS) expect(out).toContain(`  ${name.padEnd(14)}  ${summary}\n`);
  });

  test.each(COMMANDS.map(({ name }) => name))('%s has a page of its own', async (name) => {
    const { code, out } = await shell(['help', ...name.split(' ')]);
    expect(code).toBe(0);
    expect(out).toContain(`tablewright ${name}`);
    expect(out.split('\n').every((line) => line.length <= 110)).toBe(true);
    expect((await shell([...name.split(' '), '--help'])).out).toBe(out);
  });

  test('names the commands that print no JSON object with --json, and only those', async () => {
    const pages = await Promise.all(
      COMMANDS.map(async ({ name }) => ({ name, out: (await shell(['help', ...name.split(' ')])).out })),
    );
    const without = pages.filter(({ out }) => !out.includes('--json')).map(({ name }) => name);
    const { out } = await shell(['help']);
    const [, named = ''] = /; (.*) have no such flag/.exec(out) ?? [];
    expect(named.split(/, | and /)).toEqual(without);
  });

  test('--version says the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(await shell(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });
});

test('games lists what can be played', async () => {
  expect((await shell(['games'])).out).toContain('lantern: Lantern, 5 to 7 players, rules version 1\n');
  const { printed } = await shellJson(['games']);
  expect(printed).toEqual({
    games: [
      { id: 'lantern', name: 'Lantern', rulesVersion: 1, seats: { min: 5, max: 7 }, options: [], checksContent: false },
    ],
    bots: ['random', 'beginner', 'steady', 'strong', 'fierce'],
  });
});

describe('simulate', () => {
  const SIMULATE = ['simulate', '--game', 'lantern', '--games', '30'];

  test('prints one JSON object for programs', async () => {
    const { code, printed } = await shellJson([
      ...SIMULATE,
      '--seats',
      '6',
      '--seed',
      'autumn',
      '--bot',
      'steady,random',
    ]);
    expect(code).toBe(0);
    expect(printed).toMatchObject({
      game: 'lantern',
      seats: 6,
      games: 30,
      finished: 30,
      violations: 0,
      seed: 'autumn',
      bots: ['steady', 'random'],
      winsByBot: { random: { of: 90 }, steady: { of: 90 } },
    });
    const keys = [
      'decisions',
      'seconds',
      'decisionsPerSecond',
      'gamesPerSecond',
      'outcomes',
      'winsBySeat',
      'winsByRole',
    ];
    for (const key of keys) expect(printed).toHaveProperty(key);
    expect(printed).toMatchObject({ winsByHeld: { role: { loyal: { of: 120 }, traitor: { of: 60 } } } });
  });

  test('prints a table for people', async () => {
    const { code, out, err } = await shell(SIMULATE);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Lantern, 5 players, random, seed 1\n/);
    expect(out).toMatch(/finished +30 of 30 games\n +violations +none\n/);
    expect(out).toMatch(/won by +traitor +\d+ +\d+\.\d %\n/);
    expect(out).toMatch(/held or played it:\n +role +loyal +\d+ +of 90 +\d+\.\d %\n/);
  });

  test('exits with 1 when the rules are broken, and says where', async () => {
    const fault = "violations: (s) => (s.teams.length > 0 ? ['a lamp is missing'] : [])";
    const repository = lanternRepository({ fault });
    const { code, printed } = await shellJson([...SIMULATE, '--bot', 'steady'], { repository });
    expect(code).toBe(1);
    expect(printed).toMatchObject({ finished: 0, violations: 30 });
    const table = await shell([...SIMULATE, '--bot', 'steady'], { repository });
    expect(table.code).toBe(1);
    expect(table.out).toMatch(/game 0, after \d+ answers +a lamp is missing/);
  });

  test('shows how far it is to people at a terminal only', async () => {
    const long = ['simulate', '--game', 'lantern', '--games', '15000', '--workers', '1'];
    const atTerminal = await shell(long, { isTTY: true });
    expect(atTerminal.err).toMatch(/\rplaying [█░]+ \d+ of 15000/);
    expect(atTerminal.err.endsWith('\r\x1b[K')).toBe(true);
    expect((await shell([...long, '--json'], { isTTY: true })).err).toBe('');
  });
});

describe('secrecy', () => {
  test('finds nothing in Lantern', async () => {
    const { code, printed } = await shellJson(['secrecy', '--game', 'lantern', '--games', '2', '--seats', '5']);
    expect(code).toBe(0);
    expect(printed).toMatchObject({ game: 'lantern', seats: 5, viewers: 6, leaks: 0, leakDetails: [] });
    expect((await shell(['secrecy', '--game', 'lantern', '--games', '1'])).out).toMatch(/leaks +none/);
  });

  test('with --wire it looks at every question that kept games ask, and names the others', async () => {
    const words = ['secrecy', '--wire', '--games', '0', '--each', '1', '--game'];
    const { code, printed } = await shellJson([...words, 'emigration'], { repository: REPOSITORY });
    expect(code).toBe(0);
    expect(printed).toMatchObject({ leaks: 0, notLookedAt: [] });
    expect(printed['states']).toBeGreaterThan(5);
    expect((await shell([...words, 'lantern'])).out).toContain('not looked at: propose, vote');
  });

  test('exits with 1 when a view tells a secret', async () => {
    const repository = lanternRepository({
      fault: 'view: (s, me) => ({ ...lantern.view(s, me), peeked: [s.traitors] })',
    });
    const { code, printed } = await shellJson(['secrecy', '--game', 'lantern', '--games', '2'], { repository });
    expect(code).toBe(1);
    expect(printed['leaks']).toBeGreaterThan(0);
    expect(printed['leakDetails']).toContainEqual(expect.objectContaining({ what: expect.any(String) }));
    expect((await shell(['secrecy', '--game', 'lantern', '--games', '2'], { repository })).code).toBe(1);
  });
});

describe('content check', () => {
  const check = `export const content = { check: (v) => v === 'oil'
    ? { ok: true, problems: [] }
    : v === 'wax' ? { ok: true, problems: [{ check: 'W1', severity: 'warning', says: 'Wax drips.' }] }
    : { ok: false, problems: [{ check: 'V1', severity: 'error', at: '(0,0)', says: 'It does not burn.' }] } };`;

  test.each([
    ['oil', 0, [], 'Good: nothing to say.'],
    ['wax', 0, [{ check: 'W1', severity: 'warning', says: 'Wax drips.' }], 'Good, with warnings.'],
    [
      'water',
      1,
      [{ check: 'V1', severity: 'error', at: '(0,0)', says: 'It does not burn.' }],
      'This cannot be played yet.',
    ],
  ])('%s', async (content, code, problems, verdict) => {
    const repository = lanternRepository({ beside: check });
    const path = file(JSON.stringify(content));
    expect(await shellJson(['content', 'check', path], { repository })).toEqual({
      code,
      printed: { ok: code === 0, problems },
    });
    const { code: again, out } = await shell(['content', 'check', path, '--game', 'lantern'], { repository });
    expect(again).toBe(code);
    expect(out).toContain(verdict);
    for (const { says } of problems) expect(out).toContain(says);
  });
});

describe('content check of a game', () => {
  const beside = `export const content = { checkPrinted: ([[card]]) => card === 'lamp'
    ? { ok: true, problems: [] }
    : { ok: false, problems: [{ check: 'missing', severity: 'error', at: 'lamp', says: 'No lamp.' }] } };`;

  test.each([
    ['| lamp |', 0, 'Good: nothing to say.'],
    ['| oil |', 1, 'No lamp.'],
  ])('%s in its ledger', async (ledger, code, says) => {
    const repository = lanternRepository({ beside });
    mkdirSync(join(repository, 'docs', 'rules'), { recursive: true });
    writeFileSync(join(repository, 'docs', 'rules', 'lantern-content.md'), ledger);
    const { code: came, out } = await shell(['content', 'check', 'lantern'], { repository });
    expect([came, out.includes(says)]).toEqual([code, true]);
  });

  test('that has none', async () => {
    const { code, err } = await shell(['content', 'check', 'lantern']);
    expect([code, err]).toEqual([
      2,
      'tablewright: Lantern has no content ledger that its cards could be held against.\n',
    ]);
  });
});

describe('record', () => {
  const RECORD = ['record', '--game', 'lantern', '--seed', '7'];

  test('writes the game on stdout, or into a file', async () => {
    const { code, out } = await shell(RECORD);
    expect(code).toBe(0);
    const record = JSON.parse(out) as GameRecord;
    expect(record).toMatchObject({ format: 1, game: 'lantern', seats: 5, names: ['Ann', 'Bea', 'Col', 'Dov', 'Eve'] });
    const path = join(folder(), 'game.json');
    const { printed } = await shellJson([...RECORD, '--out', path]);
    expect(printed).toEqual({ ok: true, file: path, entries: record.log.length, outcome: record.outcome });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(record);
    expect((await shell([...RECORD, '--out', path])).out).toMatch(/entries +\d+\n +end +.+ win/);
  });

  test('--nth is the game that simulate has counted', async () => {
    const { out } = await shell([...RECORD, '--nth', '0']);
    const record = JSON.parse(out) as GameRecord;
    const { printed } = await shellJson(['simulate', '--game', 'lantern', '--seed', '7', '--games', '1']);
    expect(printed['outcomes']).toEqual({ [record.outcome!.reason]: 1 });
    expect(printed['decisions']).toBe(record.log.filter(({ type }) => type === 'answer').length);
    expect(record.fairness).toBeUndefined();
  });
});

test('bench kernel measures Lantern in three forms, and every game here', async () => {
  const { code, printed } = await shellJson(['bench', 'kernel', '--rounds', '1', '--milliseconds', '5']);
  expect(code).toBe(0);
  expect(printed).toMatchObject({
    ratioToBoardgameio: expect.any(Number),
    ratioToHandwritten: expect.any(Number),
    games: { lantern: { seats: 5, decisionsPerSecond: expect.any(Number), copyMicros: expect.any(Number) } },
    rounds: 1,
  });
});

describe('sentences', () => {
  const SENTENCES = ['sentences', '--game', 'lantern', '--games', '5'];

  test('prints each kind under a heading, with how often it was said', async () => {
    const { code, out, err } = await shell(SENTENCES);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^prompt: vote$/m);
    expect(out).toMatch(/^ {2}\S.* \[\d+\]$/m);
  });

  test('prints one JSON object for programs', async () => {
    const { code, printed } = await shellJson(SENTENCES);
    expect(code).toBe(0);
    expect(printed).toMatchObject({ game: 'lantern', games: 5 });
  });
});
