import { describe, expect, test } from 'vitest';
import { whistleRepository } from './testing/repository.ts';
import { shell } from './testing/shell.ts';
import { hinted, talk } from './testing/talk.ts';

// Seats that may speak without being asked, from the command line.

interface Line {
  readonly type: string;
  readonly waiting?: readonly number[];
  readonly may?: readonly { readonly seat: number; readonly optional?: true; readonly prompt: string }[];
  readonly asks?: readonly { readonly window?: object }[];
}

async function env(requests: readonly object[]): Promise<Line[]> {
  const stdin = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const argv = ['env', '--game', 'whistle', '--seats', '6', '--seed', '1'];
  const { code, out, err } = await shell(argv, { stdin, repository: whistleRepository() });
  expect([code, err]).toEqual([0, '']);
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

describe('env', () => {
  test('names those who may speak beside those who are asked, and takes what they say', async () => {
    const opening = (await env([])).findLast(({ type }) => type === 'asks')!;
    const [first] = opening.may!;
    expect(opening.waiting).toEqual([0]);
    expect(first).toMatchObject({ optional: true, prompt: 'You may blow your whistle.' });
    const lines = await env([{ type: 'answer', seat: first!.seat, value: 'blow', about: 'turn' }]);
    const after = lines.findLast(({ type }) => type === 'asks')!;
    expect(after.waiting).toEqual([0]);
    expect(after.may?.some(({ seat }) => seat === first!.seat) ?? false).toBe(false);
  });

  test('says of a window that it is one', async () => {
    const lines = await env([{ type: 'answer', seat: 0, value: 'run', about: 'turn' }]);
    expect(lines.findLast(({ type }) => type === 'asks')!.asks![0]).toMatchObject({ window: { pass: 'pass' } });
  });
});

describe('play', () => {
  const seated = ['--game', 'whistle', '--seats', '6', '--seat', '2'];

  test('offers whoever is alone at the screen what may be said; Enter says nothing', async () => {
    for (let seed = 1; seed < 20; seed += 1) {
      const { out } = await talk([...seated, '--seed', String(seed)], hinted(), { repository: whistleRepository() });
      if (!out.includes('You may blow your whistle.')) continue;
      expect(out).toContain('Enter alone: you say nothing.');
      expect(out).toContain('came furthest');
      return;
    }
    throw new Error('nobody was dealt a whistle');
  });

  test('whoever is alone with nothing to use is not asked in a window; two at a screen are asked alike', async () => {
    const asked = async (argv: readonly string[]): Promise<boolean> => {
      const { out } = await talk(argv, hinted(), { repository: whistleRepository() });
      return /blow a whistle\?\n +1 [^\n]*\n> /.test(out);
    };
    const pair = ['--game', 'whistle', '--seats', '6', '--seat', '2,3'];
    const seeds = Array.from({ length: 12 }, (_, at) => ['--seed', String(at + 1)]);
    for (const seed of seeds) expect(await asked([...seated, ...seed])).toBe(false);
    let isAsked = false;
    for (const seed of seeds) isAsked ||= await asked([...pair, ...seed]);
    expect(isAsked).toBe(true);
  });
});
