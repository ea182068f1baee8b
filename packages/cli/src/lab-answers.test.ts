import { describe, expect, test } from 'vitest';
import { shell, shellJson } from './testing/shell.ts';

const FEW = ['lab', 'answers', '--game', 'lantern', '--games', '2', '--plays', '4'];

describe('lab answers', () => {
  test('holds bots against the first, for programs and in words', async () => {
    const asked = [...FEW, '--bot', 'random,steady,strong@6'];
    const { code, printed } = await shellJson(asked);
    expect(code).toBe(0);
    expect(printed).toMatchObject({
      game: 'lantern',
      first: 'random',
      plays: 4,
      bots: [{ name: 'steady' }, { name: 'strong@6' }],
    });
    const { out } = await shell(asked);
    expect(out).toMatch(/A seat has [\d.]+ decisions in a game; asked \d+ times\. Against random, in win chance:/);
    expect(out).toMatch(/ steady +\d+ +-?\d\.\d{3} ± \d\.\d{3} +-?\d\.\d{4} ± \d\.\d{4}\n/);
  });

  test('says who has played on, and where', async () => {
    const { printed } = await shellJson([...FEW, '--bot', 'random,steady', '--by', 'strong@4', '--true']);
    expect(printed).toMatchObject({ by: 'strong@4', true: true });
    const { code, err } = await shell([...FEW, '--by', 'nobody']);
    expect(code).toBe(2);
    expect(err).toContain("There is no bot 'nobody'");
  });

  test('one bot alone is told what to add', async () => {
    const { code, err } = await shell([...FEW, '--bot', 'strong']);
    expect(code).toBe(2);
    expect(err).toContain('--bot takes two bots or more, such as strong,fierce: one is held against another.');
  });
});
