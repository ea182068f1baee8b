import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { GameRecord } from '@tablewright/kernel';
import { REPOSITORY } from '@tablewright/catalogue';
import { recordGame } from '@tablewright/lab';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { linesOf } from './env/lines.ts';
import { LONGEST_LINE, type Message } from './env/messages.ts';
import { readRequest, REQUESTS } from './env/requests.ts';
import { file, lanternRepository } from './testing/repository.ts';
import { type Around, shell } from './testing/shell.ts';

type Line = Message & { id?: string | number };

const ENV = ['env', '--game', 'lantern', '--seats', '5', '--seed', '1'];

/** Sends requests, objects as JSON and texts as they are, and gives back what came after the opening. */
async function talk(requests: readonly unknown[], argv: readonly string[] = ENV, around?: Around): Promise<Line[]> {
  const stdin = requests.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');
  const { code, out, err } = await shell(argv, { stdin, ...around });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

async function replies(requests: readonly unknown[], argv: readonly string[] = ENV): Promise<Line[]> {
  const opening = await talk([], argv);
  return (await talk(requests, argv)).slice(opening.length);
}

/** What an honest game needs to be played to its end: its answers in order. */
const finished = recordGame(lantern, { seats: 5, seed: '1', bots: ['steady'] });
const answers = finished.log.flatMap((entry) =>
  entry.type === 'answer' ? [{ type: 'answer', seat: entry.seat, value: entry.value, about: entry.about }] : [],
);
const [proposal] = answers;
const bearer = proposal!.seat;

function recordIn(lines: readonly Line[]): GameRecord {
  const last = lines.findLast((line) => line.type === 'record');
  if (last?.type !== 'record') throw new Error('no record came');
  return last.record;
}

describe('the opening', () => {
  test('says who plays what, what everybody is told, and who is asked', async () => {
    const [hello, ...rest] = await talk([]);
    expect(hello).toEqual({
      type: 'hello',
      protocol: 1,
      game: 'lantern',
      rulesVersion: 1,
      seats: 5,
      names: ['Ann', 'Bea', 'Col', 'Dov', 'Eve'],
      options: {},
      entries: 2,
    });
    const dealt = rest.filter((line) => line.type === 'told' && line.to !== 'all');
    expect(dealt).toHaveLength(5);
    expect(dealt[0]).toMatchObject({ to: 0, event: { type: 'dealt' }, text: expect.stringMatching(/^You are /) });
    expect(rest.at(-1)).toEqual({
      type: 'asks',
      asks: [
        {
          seat: bearer,
          about: 'propose',
          rule: 'R3.1',
          prompt: 'You bear the lantern. Whom do you send?',
          domain: { kind: 'some', from: [0, 1, 2, 3, 4], min: 2, max: 2 },
          count: 10,
        },
      ],
      waiting: [bearer],
    });
  });

  test('is the same for the same seed', async () => {
    expect(await talk([])).toEqual(await talk([]));
    expect(await talk([], [...ENV.slice(0, -1), 'another'])).not.toEqual(await talk([]));
  });
});

describe('a whole game', () => {
  test('can be played, recorded, replayed and verified', async () => {
    const lines = await talk([...answers, { type: 'record' }, { type: 'quit' }]);
    expect(lines.filter((line) => line.type === 'error')).toEqual([]);
    expect(lines.filter((line) => line.type === 'answered')).toHaveLength(answers.length);
    expect(lines.find((line) => line.type === 'over')).toEqual({
      type: 'over',
      outcome: finished.outcome,
      text: lantern.words.outcome(finished.outcome!, finished.names),
    });
    expect(lines.at(-1)).toEqual({ type: 'bye' });
    const record = recordIn(lines);
    expect(record).toEqual(finished);
    expect((await shell(['verify', file(record)])).code).toBe(0);
  });

  test('is followed by refusals, and still by views', async () => {
    const lines = await talk([
      ...answers,
      proposal,
      { type: 'asks', id: 1 },
      { type: 'view', seat: 'spectator', id: 2 },
    ]);
    expect(lines.slice(-3)).toMatchObject([
      { type: 'error', why: 'The game is over.' },
      { type: 'over', id: 1 },
      { type: 'view', id: 2, mine: null, waiting: [] },
    ]);
  });

  test('that is not over keeps its secret', async () => {
    const { fairness, outcome } = recordIn(await talk([proposal, { type: 'record' }]));
    expect(outcome).toBeNull();
    expect(fairness).toHaveProperty('commitment');
    expect(fairness).not.toHaveProperty('secret');
  });
});

describe('requests', () => {
  test('answer: the reply bears the id, then comes what is told, then who is asked', async () => {
    const votes = [0, 1, 2, 3, 4].map((seat) => ({ type: 'answer', seat, value: 'nay', id: `vote ${seat}` }));
    const lines = await replies([proposal, ...votes]);
    expect(lines[0]).toMatchObject({ type: 'answered', seat: bearer, about: 'propose', shown: proposal!.value });
    expect(lines[0]).not.toHaveProperty('id');
    const last = lines.findIndex((line) => line.id === 'vote 4');
    expect(lines[last]).toMatchObject({ type: 'answered', seat: 4, value: 'nay', shown: null });
    expect(lines[last + 1]).toMatchObject({
      type: 'told',
      to: 'all',
      event: { type: 'voted', agreed: false },
      text: expect.stringContaining('Ann nay'),
    });
    expect(lines[last + 2]).toMatchObject({ type: 'asks', asks: [{ about: 'propose' }] });
    expect(lines).toHaveLength(last + 3);
  });

  test('answer: somebody who is not asked, something that is not offered, a question that is gone', async () => {
    const seat = (bearer + 1) % 5;
    expect(
      await replies([
        { type: 'answer', seat, value: 'aye' },
        { type: 'answer', seat: bearer, value: [0], id: 7 },
        { type: 'answer', seat: bearer, value: [0, 1], about: 'vote' },
      ]),
    ).toEqual([
      { type: 'error', rule: 'R3.1', why: 'You are not asked now.' },
      { type: 'error', rule: 'R3.1', why: 'That is not one of your choices now.', id: 7 },
      { type: 'error', rule: 'R3.1', why: "You are answering 'vote', but now the question is 'propose'." },
    ]);
  });

  test('view: the own question in full, of the others only that they are asked', async () => {
    const [seen] = await replies([{ type: 'view', seat: bearer, id: 1 }]);
    expect(seen).toMatchObject({
      type: 'view',
      id: 1,
      seat: bearer,
      view: { me: bearer },
      mine: { about: 'propose', count: 10 },
      waiting: [{ seat: bearer, about: 'propose' }],
      text: expect.stringContaining('night 1'),
    });
    const [watched] = await replies([{ type: 'view', seat: 'spectator' }]);
    expect(watched).toMatchObject({ seat: 'spectator', mine: null, view: { roles: [null, null, null, null, null] } });
  });

  test('options: as many as wanted, and how many there are', async () => {
    const [three] = await replies([{ type: 'options', seat: bearer, limit: 3 }]);
    expect(three).toEqual({
      type: 'options',
      seat: bearer,
      about: 'propose',
      count: 10,
      options: [
        { value: [0, 1], text: 'Send seats 0, 1.' },
        { value: [0, 2], text: 'Send seats 0, 2.' },
        { value: [0, 3], text: 'Send seats 0, 3.' },
      ],
    });
    const [none] = await replies([{ type: 'options', seat: (bearer + 1) % 5 }]);
    expect(none).toEqual({ type: 'error', why: `Seat ${(bearer + 1) % 5} is not asked now.` });
  });

  test('explain: yes, or the rule that says no', async () => {
    expect(
      await replies([
        { type: 'explain', seat: bearer, value: [0, 1] },
        { type: 'explain', seat: bearer, value: 'all of them', id: 'x' },
      ]),
    ).toEqual([
      { type: 'explained', seat: bearer, ok: true },
      {
        type: 'explained',
        seat: bearer,
        ok: false,
        rule: 'R3.1',
        why: 'That is not one of your choices now.',
        id: 'x',
      },
    ]);
  });

  test('undo: back to the question, and the record says so', async () => {
    const lines = await replies([proposal, { type: 'undo', seat: bearer, id: 1 }, { type: 'record' }]);
    expect(lines.slice(2, 4)).toMatchObject([
      { type: 'undone', seat: bearer, id: 1 },
      { type: 'asks', asks: [{ about: 'propose' }] },
    ]);
    expect(recordIn(lines).log.slice(-2)).toMatchObject([{ type: 'answer' }, { type: 'undo', seat: bearer }]);
  });

  test('undo: not what somebody else has built on', async () => {
    const [refused] = await replies([{ type: 'undo', seat: 0, id: 4 }]);
    expect(refused).toMatchObject({ type: 'error', id: 4 });
  });

  test('a game with an answer taken back is still proved fair', async () => {
    const [first, ...rest] = answers;
    const lines = await talk([first, { type: 'undo', seat: bearer }, first, ...rest, { type: 'record' }]);
    const record = recordIn(lines);
    expect(record.outcome).toEqual(finished.outcome);
    expect((await shell(['verify', file(record)])).code).toBe(0);
    expect((await shell(['replay', file(record)])).code).toBe(0);
  });
});

describe('whatever comes in, the game goes on', () => {
  const good = { type: 'view', seat: 0, id: 'still here' };

  test.each<[unknown, RegExp]>([
    ['nonsense', /not JSON\. Send one JSON object a line\./],
    ['{"type":"view"', /not JSON/],
    ['[]', /not a JSON object/],
    ['null', /not a JSON object/],
    ['"view"', /not a JSON object/],
    ['\u0000\u0007', /not JSON/],
    [{}, /'type' must be one of: answer, asks, view, options, explain, undo, record, quit\./],
    [{ type: 'toString' }, /'type' must be one of/],
    [{ type: 'view' }, /'seat' must be a whole number from 0 to 4\./],
    [{ type: 'view', seat: 5 }, /'seat' must be/],
    [{ type: 'view', seat: -1 }, /'seat' must be/],
    [{ type: 'view', seat: 0.5 }, /'seat' must be/],
    [{ type: 'view', seat: '0' }, /'seat' must be/],
    [{ type: 'answer', seat: 'spectator', value: 1 }, /'seat' must be/],
    [{ type: 'answer', seat: 0 }, /'value' is missing/],
    [{ type: 'answer', seat: 0, value: 1, about: 5 }, /'about' must be a text/],
    [{ type: 'explain', seat: 0 }, /'value' is missing/],
    [{ type: 'options', seat: 0, limit: 0 }, /'limit' must be a whole number from 1 to 10000\./],
    [{ type: 'options', seat: 0, limit: 1e9 }, /'limit' must be/],
    [{ type: 'undo' }, /'seat' must be/],
    [{ type: 'view', seat: 0, id: {} }, /'id' must be a text or a number/],
    [
      `{"type":"answer","seat":${bearer},"value":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      /not one of your choices/,
    ],
    [`{"type":"answer","seat":${bearer},"value":{"__proto__":1,"length":2}}`, /not one of your choices/],
    ['x'.repeat(LONGEST_LINE + 1), /longer than 1000000 bytes/],
  ])('%#: %.60j', async (line, why) => {
    const lines = await replies([line, good]);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ type: 'error', why: expect.stringMatching(why) });
    expect(lines[1]).toMatchObject({ type: 'view', id: 'still here' });
  });

  test('an error bears the id of its request', async () => {
    expect(await replies([{ type: 'dance', id: 9 }])).toMatchObject([{ type: 'error', id: 9 }]);
  });

  test('empty lines and Windows line ends do not matter', async () => {
    expect(await replies(['', '   ', `${JSON.stringify(good)}\r`])).toMatchObject([{ type: 'view', id: 'still here' }]);
  });

  test('a fault in the rules is told, and nothing is lost', async () => {
    const repository = lanternRepository({ fault: "explain() { throw new TypeError('no oil'); }" });
    const lines = await talk([{ type: 'explain', seat: 0, value: 1 }, good], ENV, { repository });
    expect(lines.slice(-2)).toMatchObject([{ type: 'error', why: 'The rules broke: no oil' }, { type: 'view' }]);
  });

  test('an answer at which the words fail has not been given', async () => {
    const fault =
      "words: { ...lantern.words, prompt(v, q) { if (q.about === 'vote') throw new TypeError('no words'); return q.about; } }";
    const lines = await talk([proposal, { type: 'asks' }, { type: 'record' }], ENV, {
      repository: lanternRepository({ fault }),
    });
    expect(lines.slice(-3)).toMatchObject([
      { type: 'error', why: 'The rules broke: no words' },
      { type: 'asks', asks: [{ about: 'propose' }] },
      { type: 'record', record: { log: { length: 2 } } },
    ]);
  });

  test('what comes after quit is not read', async () => {
    expect(await replies([{ type: 'quit', id: 1 }, good])).toEqual([{ type: 'bye', id: 1 }]);
  });

  test('a last line without an end is read', async () => {
    const { out } = await shell(ENV, { stdin: JSON.stringify(good) });
    expect(out).toContain('still here');
  });
});

describe('lines', () => {
  async function cut(chunks: readonly (string | Uint8Array)[], longest: number): Promise<(string | null)[]> {
    const lines: (string | null)[] = [];
    for await (const line of linesOf(Readable.from(chunks), longest)) lines.push(line);
    return lines;
  }

  test.each([1, 2, 3, 100])('are cut where they end, when %i bytes arrive at a time', async (size) => {
    const bytes = Buffer.from('one\nzwölf\n\nfour');
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(await cut(chunks, 6)).toEqual(['one', 'zwölf', '', 'four']);
  });

  test('that are too long are not kept', async () => {
    expect(await cut(['seven77\nok\n', 'seve', 'n77'], 6)).toEqual([null, 'ok', null]);
  });
});

describe('--position', () => {
  const half = finished.log.findLastIndex((entry) => entry.type === 'answer' && entry.about === 'propose');
  const position = { ...finished, log: finished.log.slice(0, half), outcome: null };

  test('goes on where the record ends, with the chance that was promised', async () => {
    const left = answers.slice(position.log.filter(({ type }) => type === 'answer').length);
    const lines = await talk([...left, { type: 'record' }], ['env', '--position', file(position)]);
    expect(lines[0]).toMatchObject({ type: 'hello', game: 'lantern', seats: 5, entries: half });
    expect(lines[1]).toMatchObject({ type: 'asks', asks: [{ about: 'propose' }] });
    expect(recordIn(lines)).toEqual(finished);
  });

  test('goes on with another chance where the secret is not known, and promises nothing', async () => {
    const { secret: _secret, ...promised } = finished.fairness!;
    const lines = await talk([{ type: 'record' }], ['env', '--position', file({ ...position, fairness: promised })]);
    expect(recordIn(lines)).not.toHaveProperty('fairness');
    expect(recordIn(lines).log).toEqual(position.log);
  });

  test('may be a game that is over, or one under other rules', async () => {
    const lines = await talk([], ['env', '--position', file({ ...finished, rulesVersion: 0 })]);
    expect(lines).toMatchObject([{ type: 'hello', note: expect.stringContaining('version 0') }, { type: 'over' }]);
  });
});

describe('docs/protocol.md', () => {
  const page = readFileSync(join(REPOSITORY, 'docs', 'protocol.md'), 'utf8');
  const examples = Array.from(page.matchAll(/```json\n(.*?)```/gs), (block) => block[1]!.trim().split('\n')).flat();
  const shown = examples.map((example) => JSON.parse(example) as { type: string });

  test('shows every message that a conversation may have', async () => {
    const requests = [{ type: 'explain', seat: 0, value: 1 }, { type: 'options', seat: bearer }, proposal];
    const lines = await talk([
      ...requests,
      { type: 'undo', seat: bearer },
      'x',
      ...answers,
      { type: 'record' },
      { type: 'view', seat: 0 },
      { type: 'quit' },
    ]);
    const types = new Set(lines.map(({ type }) => type));
    expect(shown.map(({ type }) => type)).toEqual(expect.arrayContaining([...types]));
  });

  test('shows every request, as it is understood', () => {
    const requests = shown.filter((example) => readRequest(JSON.stringify(example), 3).ok);
    expect([...new Set(requests.map(({ type }) => type))].sort()).toEqual([...REQUESTS].sort());
  });
});
