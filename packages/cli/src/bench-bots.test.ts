import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from './testing/repository.ts';
import { shell, shellJson } from './testing/shell.ts';

// A bench of many hours is played in many sittings: what was played is kept, a line for each deal.

const PART = ['bench', 'bots', '--part', 'steadyVsRandom'];

let kept: string | null = null;

/** A file with one deal in it, which is played once for all who need one. */
async function withOneDeal(): Promise<string> {
  const keep = join(folder(), 'deals.jsonl');
  if (kept === null) {
    await shell([...PART, '--deals', '1', '--keep', keep, '--workers', '1']);
    kept = readFileSync(keep, 'utf8');
  }
  writeFileSync(keep, kept);
  return keep;
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}

describe('bench bots', () => {
  test('a part alone says nothing of the others', async () => {
    const { code, printed } = await shellJson([...PART, '--deals', '3']);
    expect(code).toBe(0);
    expect(printed).toEqual({
      games: {
        lantern: {
          steadyVsRandom: {
            rate: expect.any(Number),
            low: expect.any(Number),
            high: expect.any(Number),
            games: 6,
            deals: 3,
            tries: [null, null],
            teams: { loyal: expect.anything(), traitor: expect.anything() },
          },
        },
      },
      short: false,
      triesShare: 1,
    });
  });

  test('in two sittings comes to what it comes to in one', async () => {
    const keep = join(folder(), 'deals.jsonl');
    await shell([...PART, '--deals', '2', '--keep', keep, '--workers', '1']);
    expect(linesOf(keep)).toHaveLength(2);
    const second = await shellJson([...PART, '--deals', '3', '--keep', keep]);
    expect(linesOf(keep)).toHaveLength(5);
    const deals = linesOf(keep).map((line) => (JSON.parse(line) as { deal: number }).deal);
    expect(deals.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(second.printed).toEqual((await shellJson([...PART, '--deals', '5'])).printed);
    // and is summed up without playing
    expect((await shellJson([...PART, '--deals', '0', '--keep', keep])).printed).toEqual(second.printed);
    expect(linesOf(keep)).toHaveLength(5);
  });

  test('with a share of the tries is another measurement in the same file, and says so', async () => {
    const keep = join(folder(), 'deals.jsonl');
    const strong = ['bench', 'bots', '--part', 'strongVsSteady', '--deals', '1', '--keep', keep, '--workers', '1'];
    const { out } = await shell([...strong, '--tries-share', '1/100']);
    expect(out).toContain('Whoever searches has 1/100 of its tries.');
    const { printed } = await shellJson([...strong, '--tries-share', '1/200']);
    expect(printed).toMatchObject({
      triesShare: 1 / 200,
      games: { lantern: { strongVsSteady: { deals: 1, tries: [2, null] } } },
    });
    expect(linesOf(keep)).toHaveLength(2);
  });

  test('does not mix in what other bots have played', async () => {
    const keep = await withOneDeal();
    writeFileSync(keep, readFileSync(keep, 'utf8').replace(/"bots":"[0-9a-f]{12}"/, '"bots":"0123456789ab"'));
    const { code, err } = await shell([...PART, '--deals', '1', '--keep', keep]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /has deals of lantern, steadyVsRandom, that other bots have played \(0123456789ab, now [0-9a-f]{12}\)/,
    );
    expect(err).toContain('Keep new deals in another file, or take those lines out.');
    expect(linesOf(keep)).toHaveLength(1);
  });

  test('goes on behind a line that lacks its end', async () => {
    const keep = await withOneDeal();
    writeFileSync(keep, readFileSync(keep, 'utf8').trimEnd());
    await shell([...PART, '--deals', '1', '--keep', keep]);
    expect(linesOf(keep).map((line) => (JSON.parse(line) as { deal: number }).deal)).toEqual([0, 1]);
  });

  test.each([
    ['{"game":"lantern","par', 'it is not JSON'],
    ['[]', 'it must be an object'],
    ['{"part":"blunders"}', "'part' must be a pairing of two levels"],
    ['{"part":"steadyVsRandom","tries":[null]}', "'won' must be a list"],
    ['{"part":"steadyVsRandom","tries":[null],"won":[1,1]}', "'tries' must have two entries"],
    ['{"part":"steadyVsRandom","tries":[null,null],"won":[1,"x"]}', "'won[1]' must be a whole number"],
  ])('says which line is damaged: %s', async (line, says) => {
    const keep = await withOneDeal();
    appendFileSync(keep, `${line}\n`);
    const { code, err } = await shell([...PART, '--deals', '1', '--keep', keep]);
    expect(code).toBe(2);
    expect(err).toContain(`Line 2 of '${keep}' is damaged: ${says}`);
    expect(err).toContain('Take it out, and its deal is played again.');
  });

  test('strong against itself, without something that its search is made of', async () => {
    const without = ['bench', 'bots', '--part', 'withoutHalving', '--deals', '2', '--tries-share', '1/40'];
    const { printed } = await shellJson(without);
    expect(printed).toMatchObject({ games: { lantern: { withoutHalving: { games: 4, tries: [10, 10] } } } });
    expect((await shell(without)).out).toContain('strong beats strong that drops no answer');
  });

  test('how many win where all play alike is said where each could win', async () => {
    const { printed } = await shellJson(['bench', 'bots', '--part', 'alike']);
    expect(printed).toEqual({ games: { lantern: { alike: null } }, short: false, triesShare: 1 });
  });

  test('without what was learned, where nothing was', async () => {
    const { code, err } = await shell(['bench', 'bots', '--part', 'withoutLearning', '--deals', '1']);
    expect(code).toBe(2);
    expect(err).toContain('In lantern nothing was learned that could be left out.');
  });

  test('cannot keep anything in a folder that is not there', async () => {
    const { code, err } = await shell([...PART, '--deals', '1', '--keep', join(folder(), 'deeper', 'deals.jsonl')]);
    expect(code).toBe(2);
    expect(err).toContain('cannot be written: there is no such file or folder.');
  });
});
