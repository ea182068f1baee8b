import { loadGame, REPOSITORY } from '@tablewright/catalogue';
import { recordGame } from '@tablewright/lab';
import { expect, test } from 'vitest';
import { shell } from './testing/shell.ts';

// The biggest game of all from the command line, with windows and with seats that speak unasked.

interface Line {
  readonly type: string;
  readonly why?: string;
}

const { game } = await loadGame('human-punishment');
const TABLE = { seats: 3, seed: '5' };
const record = recordGame(game, { ...TABLE, bots: ['random'] });
const said = record.log.flatMap((entry) =>
  entry.type === 'answer' ? [{ type: 'answer', seat: entry.seat, value: entry.value, about: entry.about }] : [],
);
const opened = said.findIndex(({ about }) => about === 'window');
const closed = said.findIndex(({ about }, at) => at > opened && about !== 'window');
const acting = said.findIndex(({ about }) => about === 'action');

const by = said[acting]!.seat;

test('what is said in the wrong place gets one sentence, and the game goes on to its end', async () => {
  const wrong: readonly (readonly [number, unknown, string])[] = [
    [
      acting,
      { type: 'answer', seat: by, value: { act: 'program', card: 'P99' } },
      'You do not hold that Program face-down.',
    ],
    [acting, { type: 'answer', seat: by, value: { act: 'star', card: 'S-DEE-1' } }, 'That card is not in your hand.'],
    [acting, { type: 'answer', seat: (by + 1) % 3, value: { act: 'end' } }, 'You are not asked now.'],
    [acting, { type: 'answer', seat: 7, value: { act: 'end' } }, "'seat' must be a whole number from 0 to 2."],
    [acting, '{"type":"answer","seat":0,', 'The line is not JSON. Send one JSON object a line.'],
    [
      closed,
      { type: 'answer', seat: by, value: { act: 'pass' }, about: 'window' },
      `You are answering 'window', but now the question is '${said[closed]!.about}'.`,
    ],
  ];
  const requests = said.flatMap((answer, at) => [
    ...wrong.flatMap(([where, line]) => (where === at ? [line] : [])),
    answer,
  ]);
  const stdin = requests.map((each) => `${typeof each === 'string' ? each : JSON.stringify(each)}\n`).join('');
  const argv = ['env', '--game', 'human-punishment', '--seats', String(TABLE.seats), '--seed', TABLE.seed];
  const { code, out, err } = await shell(argv, { stdin, repository: REPOSITORY });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.split('\n').flatMap((each) => (each === '' ? [] : [JSON.parse(each) as Line]));
  const complaints = lines.flatMap(({ type, why }) => (type === 'error' ? [why] : []));
  expect(new Set(complaints)).toEqual(new Set(wrong.map(([, , says]) => says)));
  expect(complaints).toHaveLength(wrong.length);
  expect(lines.filter(({ type }) => type === 'answered')).toHaveLength(said.length);
  expect(lines.findLast(({ type }) => type === 'over')).toMatchObject({ outcome: record.outcome });
});
