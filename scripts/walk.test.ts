import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The walk of one click in docs/architecture.md is what a newcomer reads first: it has to be what the code does.

interface Step {
  readonly number: string;
  /** 'Table.perform', 'planChange' */
  readonly name: string;
  readonly file: string;
  /** the number of the step that calls it, or the place where it has waited */
  readonly from: string;
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

function walk(): Step[] {
  const [, table = ''] = /<!-- walk:.*-->\n([^]*?)<!-- \/walk -->/.exec(read('docs/architecture.md')) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) => {
    const [, number = '', name = '', file = '', from = ''] = row
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { number, name, file, from };
  });
}

const STEPS = walk();

test('one click is at most fifteen functions, numbered from 1', () => {
  expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, i) => String(i + 1)));
  expect(STEPS.length).toBeGreaterThan(9);
  expect(STEPS.length).toBeLessThanOrEqual(15);
});

describe.each(STEPS)('$number $name', ({ name, file, from }) => {
  const [owner, method] = name.includes('.') ? name.split('.') : [null, name];

  test('is where the walk says', () => {
    const code = read(file);
    if (owner === null) expect(code).toMatch(new RegExp(`export function ${method}\\b`));
    else {
      expect(code).toMatch(new RegExp(`export (class|interface) ${owner}\\b`));
      expect(code).toMatch(new RegExp(`^ {2}(async )?${method}[<(]`, 'm'));
    }
  });

  test('is called by the step that the walk says', () => {
    const caller = STEPS.find(({ number }) => number === from);
    if (caller === undefined) expect(from).toMatch(/^the (board|frame|socket|inbox|store)$/);
    else expect(read(caller.file)).toMatch(new RegExp(`\\b${method}\\(`));
  });
});
