import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By how long they take: a file that is begun last and takes longest leaves the other half of the machine idle. */
const LONGEST_FIRST = [
  'others',
  'pass-and-play',
  'screens',
  'human-punishment',
  'themes',
  'keyboard',
  'games',
  'lessons',
  'together',
  'table',
  'emigration',
  'robotariat',
  'emergent',
  'live',
];

function placeOf({ moduleId }: TestSpecification): number {
  const at = LONGEST_FIRST.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`));
  return at < 0 ? LONGEST_FIRST.length : at;
}

/** Vitest itself goes by the last run, of which a fresh clone knows nothing; there it goes by the size of the files. */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}
