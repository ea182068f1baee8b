// A test runner for Stryker that reads code and tests once and keeps them warm: a planted bug is switched on, the tests that
// come by it are called as the functions they are, the cheapest first, and it is switched off again. Vitest, started anew
// for each of some thousand bugs, takes twenty times as long. Where code remembers results from one call to the next it may
// let a bug pass that a fresh process would show: `npm run mutate -- --vitest` judges those.
import { appendFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MutantCoverage } from '@stryker-mutator/api/core';
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
  mutantCoverage?: MutantCoverage;
}

const switches: Switches = ((globalThis as { __stryker__?: Switches }).__stryker__ ??= {});

/**
 * Ten times as many switches as without the bug, and some for tests that pass hardly any: this does not end any more. Nor does what
 * passes few and takes ten times as long: by the processor's time, which a machine that is busy with other things does not lengthen.
 */
const PATIENCE = { times: 10, more: 1_000, moreMs: 500 };

let active: string | undefined;
let passed = 0;
let limit = Number.POSITIVE_INFINITY;
let until = Number.POSITIVE_INFINITY;
let isEndless = false;

const cpuMs = (): number => process.cpuUsage().user / 1000;

// Every switch asks which bug is planted. Counted, these questions tell a loop without end from a machine that is busy.
Object.defineProperty(switches, 'activeMutant', {
  get: () => {
    passed += 1;
    if (passed > limit || (passed % 16 === 0 && until < Number.POSITIVE_INFINITY && cpuMs() > until)) {
      isEndless = true;
      throw new Endless();
    }
    return active;
  },
  set: (id: string | undefined) => {
    active = id;
  },
});

class Endless extends Error {}

/**
 * Bugs that lie beside each other are found by the same tests: those that found the last ones in a file are asked first, if they
 * are no dearer than this. Without it a bug in a file that a thousand tests come by waits for hundreds that have no eye for it.
 */
const KEEN = { tests: 15, ms: 100 };

/** What each test cost without a bug: a process that starts later has not seen it. */
const COSTS = '.warm-costs.json';
type Cost = readonly [ms: number, switches: number];

/** Tests that take longer are not asked. */
const DEAREST = Number(process.env['WARM_DEAREST_MS'] ?? Number.POSITIVE_INFINITY);

const SURVIVORS = process.env['WARM_SURVIVORS'] ?? '';

const SHIM = import.meta.resolve('./warm-vitest.ts');

class WarmRunner {
  readonly #tests = new Map<string, Collected & { file: string; cost: Cost }>();
  /** by mutated file: the tests that found its last bugs, the latest first */
  readonly #keen = new Map<string, string[]>();
  #knowsCosts = false;

  capabilities() {
    // Not so, but what depends on it is left out anyway (ignoreStatic), and Stryker would start a process for each bug.
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    const wanted = JSON.parse(process.env['WARM_TESTS'] ?? '') as { include: string[]; exclude: string[] };
    registerHooks({
      resolve: (name, context, next) =>
        name === 'vitest' && context.parentURL !== SHIM ? { url: SHIM, shortCircuit: true } : next(name, context),
    });
    for (const file of globSync(wanted.include, { exclude: wanted.exclude }).sort()) {
      await import(pathToFileURL(resolve(file)).href);
      for (const test of collected()) {
        const id = `${file}#${test.name}`;
        this.#tests.set(id, { ...test, file, cost: [0, 0] });
      }
    }
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const [id, test] of this.#tests) {
      switches.currentTestId = id;
      const began = cpuMs();
      passed = 0;
      const failure = await outcomeOf(test);
      test.cost = [cpuMs() - began, passed];
      switches.currentTestId = undefined;
      const result = { id, name: test.name, fileName: resolve(test.file), timeSpentMs: test.cost[0] };
      if (failure === null) tests.push({ ...result, status: TestStatus.Success });
      else tests.push({ ...result, status: TestStatus.Failed, failureMessage: failure });
    }
    writeFileSync(COSTS, JSON.stringify(Object.fromEntries([...this.#tests].map(([id, { cost }]) => [id, cost]))));
    const { mutantCoverage } = switches;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  /**
   * What the dry run of another process has measured. Not when this one begins: of several, all begin before that is known, and with
   * nothing to compare with, every test would seem to have no end.
   */
  #learnCosts(): void {
    if (this.#knowsCosts) return;
    this.#knowsCosts = true;
    const costs = JSON.parse(readFileSync(COSTS, 'utf8')) as Record<string, Cost>;
    for (const [id, test] of this.#tests) test.cost = costs[id]!;
  }

  async mutantRun({ activeMutant, testFilter = [], hitLimit }: MutantRunOptions): Promise<MutantRunResult> {
    this.#learnCosts();
    const keen = this.#keen.get(activeMutant.fileName) ?? [];
    const rank = (id: string): number => (keen.includes(id) ? keen.indexOf(id) : KEEN.tests);
    const wanted = testFilter
      .map((id) => ({ id, rank: rank(id), test: this.#tests.get(id)! }))
      .filter(({ test }) => test.cost[0] <= DEAREST);
    wanted.sort((a, b) => a.rank - b.rank || a.test.cost[0] - b.test.cost[0]);
    Object.assign(switches, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    for (const [i, { id, test }] of wanted.entries()) {
      passed = 0;
      limit = PATIENCE.times * test.cost[1] + PATIENCE.more;
      until = cpuMs() + PATIENCE.times * test.cost[0] + PATIENCE.moreMs;
      isEndless = false;
      const failure = await outcomeOf(test);
      isEndless ||= (switches.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY);
      limit = Number.POSITIVE_INFINITY;
      until = Number.POSITIVE_INFINITY;
      if (failure === null && !isEndless) continue;
      switches.activeMutant = undefined;
      const failureMessage = isEndless ? `"${test.name}" does not end` : failure!;
      // A bug that has spoilt something kept for later would be blamed on the bugs after it: begin in a new process.
      if ((await outcomeOf(test)) !== null) throw new Error(`"${test.name}" fails without a planted bug`);
      if (test.cost[0] < KEEN.ms) {
        const others = keen.filter((one) => one !== id).slice(0, KEEN.tests - 1);
        this.#keen.set(activeMutant.fileName, [id, ...others]);
      }
      // Not Timeout, for which Stryker would begin in a new process each time: this loop was left by an exception.
      return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests: i + 1 };
    }
    switches.activeMutant = undefined;
    // At once: a campaign that is broken off makes no report.
    const { fileName, location, mutatorName, replacement } = activeMutant;
    const { line, column } = location.start;
    appendFileSync(SURVIVORS, `${fileName}:${line + 1}:${column + 1} ${mutatorName}: -> ${replacement}\n`);
    return { status: MutantRunStatus.Survived, nrOfTests: wanted.length };
  }
}

/** What the test says went wrong, or null. */
async function outcomeOf(test: Collected): Promise<string | null> {
  try {
    await test.run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 300) : String(error);
  }
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'warm', () => new WarmRunner())];
