// A test runner for Stryker that reads code and tests once and keeps them warm: a planted bug is switched on, the tests that
// come by it are called as the functions they are, the cheapest first, and it is switched off again. Vitest, started anew
// for each of nine thousand bugs, would take hours for this. What it lets pass is judged again by Stryker's own Vitest runner.
import { globSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { type Collected, collected } from './warm-vitest.ts';

/** What Stryker's switches in the mutated files look at. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: never;
}

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});
const SHIM = import.meta.resolve('./warm-vitest.ts');

class WarmRunner {
  readonly #tests = new Map<string, Collected & { file: string; ms: number }>();

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    const { include, exclude }: { include: string[]; exclude: string[] } = JSON.parse(process.env['WARM_TESTS'] ?? '');
    registerHooks({
      resolve: (name, context, next) =>
        name === 'vitest' && context.parentURL !== SHIM ? { url: SHIM, shortCircuit: true } : next(name, context),
    });
    for (const file of globSync(include, { exclude }).sort()) {
      await import(pathToFileURL(resolve(file)).href);
      for (const test of collected()) this.#tests.set(`${file}#${test.name}`, { ...test, file, ms: 0 });
    }
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const [id, test] of this.#tests) {
      switches.currentTestId = id;
      const began = performance.now();
      const failure = await outcomeOf(test);
      test.ms = performance.now() - began;
      switches.currentTestId = undefined;
      const result = { id, name: test.name, fileName: resolve(test.file), timeSpentMs: test.ms };
      if (failure === null) tests.push({ ...result, status: TestStatus.Success });
      else tests.push({ ...result, status: TestStatus.Failed, failureMessage: failure });
    }
    const { mutantCoverage } = switches;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    const wanted = testFilter.map((id) => ({ id, test: this.#tests.get(id)! }));
    wanted.sort((a, b) => a.test.ms - b.test.ms);
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    for (const [i, { id, test }] of wanted.entries()) {
      const failure = await outcomeOf(test);
      if ((switches.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY)) {
        switches.activeMutant = undefined;
        return { status: MutantRunStatus.Timeout, reason: 'it goes on and on' };
      }
      if (failure === null) continue;
      switches.activeMutant = undefined;
      // A bug that has spoilt something kept for later would be blamed on the bugs after it: begin in a new process.
      if ((await outcomeOf(test)) !== null) throw new Error(`"${test.name}" fails without a planted bug`);
      return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage: failure, nrOfTests: i + 1 };
    }
    switches.activeMutant = undefined;
    return { status: MutantRunStatus.Survived, nrOfTests: wanted.length };
  }
}

/** What the test says went wrong, or null. */
async function outcomeOf({ run }: Collected): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error);
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', () => new WarmRunner())];
void relative;
