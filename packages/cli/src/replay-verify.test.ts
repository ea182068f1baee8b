import {
  type AnswerEntry,
  type ChanceEntry,
  type Entry,
  type GameRecord,
  NOTHING_KEPT,
  seatsTrouble,
} from '@tablewright/kernel';
import { recordGame, recordSimulated } from '@tablewright/lab';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { file } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

const record = recordGame(lantern, { seats: 5, seed: '3', bots: ['steady'] });

interface Printed {
  ok: boolean;
  why?: string;
  at?: number;
  note?: string;
  checks: { check: string; ok: boolean | null; says: string }[];
}

async function replayed(changed: GameRecord): Promise<{ code: number; printed: Printed }> {
  const { code, printed } = await shellJson(['replay', file(changed)]);
  return { code, printed: printed as unknown as Printed };
}

async function verified(changed: GameRecord): Promise<{ code: number; printed: Printed }> {
  const { code, printed } = await shellJson(['verify', file(changed)]);
  return { code, printed: printed as unknown as Printed };
}

/** The record with one entry of its log changed. */
function withEntry(at: number, change: Partial<AnswerEntry> | Partial<ChanceEntry>): GameRecord {
  return { ...record, log: record.log.map((entry, i) => (i === at ? ({ ...entry, ...change } as Entry) : entry)) };
}

function first(is: (entry: Entry) => boolean): number {
  return record.log.findIndex(is);
}

const aVote = first((entry) => entry.type === 'answer' && entry.about === 'vote');
const theRoles = first((entry) => entry.type === 'chance' && entry.label === 'roles');
const theBearer = first((entry) => entry.type === 'chance' && entry.label === 'bearer');
const otherwise = (entry: Entry): Partial<ChanceEntry> => {
  const { came, of } = entry as ChanceEntry;
  return { came: typeof came === 'number' ? (came + 1) % of : [...came].reverse() };
};

function allOrders(n: number): number[][] {
  if (n === 0) return [[]];
  return allOrders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]),
  );
}

describe('replay', () => {
  test('tells what happened, and that it fits', async () => {
    const { code, out } = await shell(['replay', file(record)]);
    expect(code).toBe(0);
    expect(out).toContain('Ann -> vote');
    expect(out).toMatch(/fits +yes\n$/);
    const text = await shell(['replay', file(record), '--text']);
    expect(out.startsWith(text.out)).toBe(true);
    expect(text.out).not.toContain('fits');
  });

  test('prints one JSON object for programs', async () => {
    expect(await replayed(record)).toEqual({
      code: 0,
      printed: {
        ok: true,
        game: 'lantern',
        rulesVersion: 1,
        seats: 5,
        entries: record.log.length,
        outcome: record.outcome,
      },
    });
  });

  test('--at stands at a moment of the game, after the chance that belongs to it', async () => {
    const { code, printed } = await shellJson(['replay', file(record), '--at', '1']);
    expect(code).toBe(0);
    expect(printed).toMatchObject({ ok: true, entries: 2, outcome: null, asks: [{ about: 'propose' }] });
    expect((await shell(['replay', file(record), '--at', '1'])).out).toMatch(/asked +\w+ \(propose\)\n/);
    expect(await shellJson(['replay', file(record), '--at', '9999'])).toMatchObject({
      printed: { outcome: record.outcome },
    });
  });

  test('an unfinished game is fine when the record says so', async () => {
    expect(await replayed({ ...record, log: record.log.slice(0, aVote), outcome: null })).toMatchObject({ code: 0 });
  });

  test.each<[string, GameRecord, number, RegExp]>([
    [
      'an answer that was not on offer',
      withEntry(aVote, { value: 'perhaps' }),
      aVote,
      /That is not one of your choices now/,
    ],
    ['an answer to another question', withEntry(aVote, { about: 'mission' }), aVote, /now the question is 'vote'/],
    [
      'an answer by somebody else',
      withEntry(aVote + 1, { seat: (record.log[aVote] as AnswerEntry).seat }),
      aVote + 1,
      /already answered/,
    ],
    [
      'chance under another name',
      withEntry(theBearer, { label: 'wind' }),
      theBearer,
      /'bearer' out of 5 is drawn here/,
    ],
    [
      'chance that is not drawn',
      { ...record, log: [...record.log, record.log[theBearer]!] },
      -1,
      /chance outcomes that these rules do not draw|over/,
    ],
    [
      'another end',
      { ...record, outcome: { ...record.outcome!, winners: [0] } },
      record.log.length,
      /the log leads to: /,
    ],
    ['no end', { ...record, outcome: null }, record.log.length, /the record says not over, but the log leads to/],
    [
      'a log that goes on too long',
      { ...record, log: [...record.log, record.log[aVote]!] },
      record.log.length,
      /The game is over/,
    ],
    ['a log that stops too early', { ...record, log: record.log.slice(0, aVote) }, aVote, /the log leads to: not over/],
    [
      'something taken back that may not be',
      { ...record, log: [{ type: 'undo', seat: 0 }, ...record.log] },
      0,
      /takes an answer back/,
    ],
    [
      'too few players',
      {
        ...record,
        seats: 4,
        names: ['a', 'b', 'c', 'd'],
        fairness: undefined,
        log: [],
        outcome: null,
      } as unknown as GameRecord,
      0,
      /5 to 7 players/,
    ],
  ])('%s does not fit', async (_what, changed, at, why) => {
    const { code, printed } = await replayed(changed);
    expect(code).toBe(1);
    expect(printed).toMatchObject({ ok: false, why: expect.stringMatching(why) });
    if (at >= 0) expect(printed.at).toBe(at);
    const { code: again, out } = await shell(['replay', file(changed)]);
    expect(again).toBe(1);
    expect(out).toMatch(/fits +no: at entry \d+, /);
  });

  test('other rules are said, and tried all the same', async () => {
    const { code, printed } = await replayed({ ...record, rulesVersion: 0 });
    expect(code).toBe(0);
    expect(printed.note).toBe('recorded under version 0 of the rules; these are version 1, so it may not fit');
  });
});

describe('verify', () => {
  test('the order of seats that were shuffled is held against the secret as well', async () => {
    const { fairness } = record;
    const { secret, added } = fairness!;
    // What the seats added, as if they had sat the other way round: found by trying, for the words are what the order hangs on.
    const orders = allOrders(added.length);
    const satAt = orders.find((order) => seatsTrouble({ ...fairness!, satAt: order }) === null);
    expect(secret).toBeDefined();
    expect(satAt).toBeDefined();
    const shuffled: GameRecord = { ...record, fairness: { ...fairness!, satAt: satAt! } };
    expect(await verified(shuffled)).toMatchObject({ code: 0, printed: { ok: true } });
    const swapped = [satAt![1]!, satAt![0]!, ...satAt!.slice(2)];
    const { code, printed } = await verified({ ...record, fairness: { ...fairness!, satAt: swapped } });
    expect(code).toBe(1);
    expect(printed.checks.find(({ check }) => check === 'chance')!.ok).toBe(false);
    expect(printed.why).toMatch(/order of the seats the seed gives /);
  });

  test('an honest game is proved fair', async () => {
    const { code, printed } = await verified(record);
    expect(code).toBe(0);
    expect(printed).toMatchObject({ ok: true, game: 'lantern', entries: record.log.length, outcome: record.outcome });
    expect(printed.checks.map(({ check, ok }) => [check, ok])).toEqual([
      ['commitment', true],
      ['seed', true],
      ['chance', true],
      ['answers', true],
      ['outcome', true],
    ]);
    expect((await shell(['verify', file(record)])).out).toMatch(/All of it holds\.\n\nWhat cannot be proved:\n- /);
  });

  test('what somebody kept is held against the record, and bad input is told so', async () => {
    const { commitment, added } = record.fairness!;
    const run = (...flags: string[]): ReturnType<typeof shell> => shell(['verify', file(record), ...flags]);
    expect((await run('--commitment', commitment.toUpperCase(), '--salt', added[0]!)).code).toBe(0);
    const other = await run('--commitment', '0'.repeat(64));
    expect(other.code).toBe(1);
    expect(other.out).toContain('not the one that was kept here');
    expect((await run('--commitment', commitment, '--salt', 'what I said')).out).toContain('missing from it');
    // a link, or a salt alone, must not be passed over because the record is of the old kind
    expect((await run('--salt', added[0]!)).out).toContain('only together with the hash');
    expect((await run('--commitment', commitment, '--head', '0'.repeat(64))).out).toContain('neither a chain');
    for (const flags of [
      ['--commitment', 'abc'],
      ['--head', '12'],
    ]) {
      const { code, err } = await run(...flags);
      expect(code).toBe(2);
      expect(err).toMatch(/takes .*64 hexadecimal digits, not/);
    }
  });

  test('a file that the page has saved is held against the record too, and looked at field by field', async () => {
    const { commitment, added } = record.fairness!;
    const kept = { format: 1, ...NOTHING_KEPT, commitment, salt: added[0] };
    const run = (what: unknown): ReturnType<typeof shell> => shell(['verify', file(record), '--kept', file(what)]);
    expect((await run(kept)).code).toBe(0);
    const said = [{ what: 'answer', seat: 0, version: 1, hash: '0'.repeat(24) }];
    const left = await run({ ...kept, heads: ['0'.repeat(24)], said });
    expect(left.code).toBe(1);
    expect(left.out).toContain('neither a chain');
    for (const [change, why] of [
      [{ format: 2 }, "'format' must be 1"],
      [{ salt: 7 }, "'salt' must be a text"],
      [{ places: [-1] }, "'places[0]' must be a whole number"],
      [{ reopened: 1 }, "'reopened' must be true or false"],
      [{ heads: ['xyz'] }, "'heads[0]' must be 24 to 64 hexadecimal digits"],
      [{ said: [{ ...said[0], what: 'sang' }] }, "'said[0].what' must be one of answer, laid"],
    ] as const) {
      const { code, err } = await run({ ...kept, ...change });
      expect(code).toBe(2);
      expect(err).toContain(`is not what a page has kept: ${why}`);
    }
  });

  const fairness = record.fairness!;

  test.each<[string, GameRecord, string, RegExp]>([
    [
      'another secret',
      { ...record, fairness: { ...fairness, secret: '1'.repeat(64) } },
      'commitment',
      /whose hash was published/,
    ],
    ['another commitment', { ...record, fairness: { ...fairness, commitment: '2'.repeat(64) } }, 'commitment', /hash/],
    [
      "others' words",
      { ...record, fairness: { ...fairness, added: ['I', 'said', 'some', 'thing', 'else'] } },
      'chance',
      /'roles' the seed gives/,
    ],
    ['other roles', withEntry(theRoles, otherwise(record.log[theRoles]!)), 'chance', /for 'roles' the seed gives/],
    [
      'another bearer',
      withEntry(theBearer, otherwise(record.log[theBearer]!)),
      'chance',
      /for 'bearer' the seed gives \d, but the log says \d/,
    ],
    ['a draw left out', { ...record, log: record.log.filter((_, i) => i !== theBearer) }, 'chance', /no such draw/],
    [
      'a draw too many',
      { ...record, log: record.log.toSpliced(aVote, 0, record.log[theBearer]!) },
      'chance',
      /which these rules do not draw here/,
    ],
    ['an impossible answer', withEntry(aVote, { value: 'perhaps' }), 'answers', /may not answer this/],
    [
      'an answer with another mark',
      withEntry(aVote, { closes: true }),
      'answers',
      /not written down as these rules write it/,
    ],
    [
      'an answer taken back after it was built on',
      { ...record, log: record.log.toSpliced(aVote + 5, 0, { type: 'undo', seat: 0 }, record.log[aVote]!) },
      'answers',
      /an answer is taken back that may not be/,
    ],
    ['another end', { ...record, outcome: { ...record.outcome!, winners: [] } }, 'outcome', /the log leads to/],
  ])('%s is found out', async (_what, changed, failing, why) => {
    const { code, printed } = await verified(changed);
    expect(code).toBe(1);
    expect(printed.ok).toBe(false);
    expect(printed.why).toMatch(why);
    expect(printed.checks.filter(({ ok }) => ok === false).map(({ check }) => check)).toEqual([failing]);
    const { code: again, out } = await shell(['verify', file(changed)]);
    expect(again).toBe(1);
    expect(out).toContain('Not proved: ');
  });

  test('an answer exchanged for another that was on offer is found out by those that follow', async () => {
    const theMission = first((entry) => entry.type === 'answer' && entry.about === 'mission');
    const proposed = (entry: Entry): boolean => entry.type === 'answer' && entry.about === 'propose';
    const theTeam = record.log.slice(0, theMission).findLastIndex(proposed);
    const { value } = record.log[theTeam] as AnswerEntry;
    const others = [0, 1, 2, 3, 4].filter((seat) => !(value as number[]).includes(seat)).slice(0, 2);
    const { code, printed } = await verified(withEntry(theTeam, { value: others }));
    expect(code).toBe(1);
    expect(printed).toMatchObject({ at: theMission, why: expect.stringContaining('You are not asked now.') });
  });

  test.each([
    ['no fairness data', recordSimulated(lantern, { seats: 5, seed: '3' }, 0), /no fairness data/],
    [
      'a secret that is not published',
      { ...record, fairness: { commitment: fairness.commitment, added: fairness.added } },
      /not yet published/,
    ],
  ])('%s is said honestly', async (_what, changed, why) => {
    const { code, printed } = await verified(changed);
    expect(code).toBe(1);
    expect(printed.why).toMatch(why);
    expect(printed.checks.every(({ ok }) => ok === null)).toBe(true);
  });
});
