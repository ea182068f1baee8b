import { expect, test } from 'vitest';
import { listSurvivors, type Mutant, summarise } from './mutants.ts';

const SOURCE = 'const most = 3;\nexport const fits = (n: number) =>\n  n <= most;\n';

function mutant(status: string, line: number, [from, to]: readonly [number, number], replacement: string): Mutant {
  const location = { start: { line, column: from }, end: { line, column: to } };
  return { mutatorName: 'EqualityOperator', replacement, status, location };
}

const REPORT = {
  files: {
    'a.ts': {
      source: SOURCE,
      mutants: [
        mutant('Survived', 3, [3, 12], 'n < most'),
        mutant('NoCoverage', 3, [3, 12], 'n > most'),
        mutant('Killed', 3, [3, 12], 'true'),
        mutant('Timeout', 3, [3, 12], 'false'),
        mutant('Ignored', 1, [14, 15], '4'),
      ],
    },
    'b.ts': { source: SOURCE, mutants: [] },
  },
};

test('names every planted bug that nothing noticed, and where', () => {
  expect(listSurvivors(REPORT, ['a.ts', 'b.ts'])).toEqual([
    'a.ts:3:3 EqualityOperator: n <= most -> n < most',
    'a.ts:3:3 EqualityOperator: n <= most -> n > most (no test comes here)',
  ]);
});

test('counts killed, with those after which tests no longer end, and leaves out what was not tried', () => {
  expect(summarise(REPORT, ['a.ts', 'b.ts']).slice(2)).toEqual([
    '| a.ts | 4 | 2 | 50.0 % |',
    '| b.ts | 0 | 0 | – |',
    '| all | 4 | 2 | 50.0 % |',
  ]);
});
