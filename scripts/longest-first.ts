import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs these first, in this order, by how their paths end. A file that is begun last and takes longest leaves the rest of the machine
 * idle; vitest itself goes by the last run, of which a fresh clone knows nothing, and there by the size of the files.
 */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const at = names.findIndex((name) => moduleId.endsWith(`/${name}`));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
    }
  };
}
