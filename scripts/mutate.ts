// npm run mutate -- <folders or files>: plants bugs by machine (Stryker) and says which of them no test notices.
// A campaign of many minutes, no part of `npm test`; docs/mutation.md holds what came of it.
//
// Stryker writes its switches into the files themselves, so it works on a copy; and packages of this repository find each
// other through links in node_modules, so the copy has links of its own, or the tests would run the code that is not mutated.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { lstatSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listSurvivors, type Report, summarise } from './mutants.ts';

const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, '.cache', 'mutate');
const STRYKER = join(dirname(fileURLToPath(import.meta.resolve('@stryker-mutator/core'))), '../../bin/stryker.js');
const WARM = import.meta.resolve('./warm-runner.ts');

/** Where a wrong rule is a wrong game: what a rules folder stands for when it is named as a whole. */
const RULES = ['stages/**/*.ts', '{view,world,secrets,setup,scoring,ranking,lanes,accounts,tracks,progress}.ts'];
const NO_CODE = ['**/*.test.ts', '**/testing/**', '**/index.ts'];
/** Bots and sentences go wrong with the rules below them: what only they notice counts as not noticed. */
const NO_PROOF = ['advice.test.ts', 'words/**'];
/** Whole games at random: dear, so they see only what the tests of single rules have let pass. */
const DEAR = ['guards.test.ts', '{emergence,robotariat,emigration,emergent}.test.ts'];

interface Campaign {
  /** The package whose tests are run: `games/emergent/rules`. */
  readonly room: string;
  readonly files: readonly string[];
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      workers: { type: 'string', default: '1' },
      cheap: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) {
    console.log(
      'npm run mutate -- <folders or files> [--workers 2] [--cheap: no whole games] [--fresh: forget earlier runs]',
    );
    process.exitCode = 2;
    return;
  }
  mkdirSync(REPORTS, { recursive: true });
  for (const campaign of campaigns(positionals)) {
    const kept = join(REPORTS, `${campaign.room.replaceAll('/', '-')}.json`);
    if (values.fresh) rmSync(kept, { force: true });
    const copy = copyOfRepository();
    try {
      const dear = existsSync(join(ROOT, campaign.room, 'guards.test.ts')) && !values.cheap;
      mutate(copy, campaign, {
        leftOut: dear ? NO_PROOF : [...NO_PROOF, ...DEAR],
        kept,
        workers: Number(values.workers),
      });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
    const report: Report = JSON.parse(readFileSync(kept, 'utf8'));
    console.log([...listSurvivors(report, campaign.files), ...summarise(report, campaign.files)].join('\n'));
  }
}

/** What was asked for, by package: each package's mutants meet its own tests. */
function campaigns(paths: readonly string[]): Campaign[] {
  const byRoom = new Map<string, string[]>();
  for (const path of paths) {
    const from = relative(ROOT, resolve(path));
    const room = roomOf(from);
    const patterns = from.endsWith('.ts')
      ? [from]
      : (from === room && from.startsWith('games/') ? RULES : ['**/*.ts']).map((pattern) => `${from}/${pattern}`);
    const files = globSync(patterns, { cwd: ROOT, exclude: NO_CODE }).sort();
    byRoom.set(room, [...(byRoom.get(room) ?? []), ...files]);
  }
  return [...byRoom].map(([room, files]) => ({ room, files }));
}

function roomOf(path: string): string {
  for (let dir = path; dir !== '.'; dir = dirname(dir)) {
    if (existsSync(join(ROOT, dir, 'package.json'))) return dir;
  }
  throw new Error(`${path} lies in no package`);
}

function copyOfRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  for (const path of [
    'packages',
    'games',
    'templates',
    'docs',
    'scripts',
    'package.json',
    ...globSync('tsconfig*.json', { cwd: ROOT }),
  ]) {
    cpSync(join(ROOT, path), join(copy, path), {
      recursive: true,
      filter: (from) => !['node_modules', 'dist', '.cache'].includes(basename(from)),
    });
  }
  linkPackages('node_modules', copy);
  return copy;
}

/** Links to installed packages lead to the repository, links to packages of its own into the copy. */
function linkPackages(dir: string, copy: string): void {
  mkdirSync(join(copy, dir));
  for (const name of readdirSync(join(ROOT, dir))) {
    const path = join(dir, name);
    const isOwn = lstatSync(join(ROOT, path)).isSymbolicLink();
    if (name.startsWith('@')) linkPackages(path, copy);
    else symlinkSync(isOwn ? readlinkSync(join(ROOT, path)) : join(ROOT, path), join(copy, path));
  }
}

function mutate(
  copy: string,
  { room, files }: Campaign,
  { leftOut, kept, workers }: { leftOut: readonly string[]; kept: string; workers: number },
): void {
  const tests = {
    include: [`${room}/**/*.test.ts`],
    exclude: leftOut.map((pattern) => `${room}/${pattern}`),
  };
  const config = {
    testRunner: 'warm',
    plugins: [WARM],
    inPlace: true,
    mutate: files,
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: workers,
    checkers: [],
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: kept },
    tempDirName: '.stryker-tmp',
  };
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  const env = { ...process.env, WARM_TESTS: JSON.stringify(tests) };
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'stryker.config.json'], {
    cwd: copy,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
}

if (import.meta.main) main();
