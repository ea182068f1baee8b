// npm run mutate -- <folders or files>: plants bugs by machine (Stryker) and says which of them no test notices.
// A campaign of minutes, no part of `npm test`; docs/mutation.md holds what came of it.
//
// Stryker writes its switches into the files themselves, so it works on a copy; and packages of this repository find each
// other through links in node_modules, so the copy has links of its own, or the tests would run the code that is not mutated.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listSurvivors, type Report, summarise } from './mutants.ts';

const ROOT = dirname(import.meta.dirname);
const REPORTS = join(ROOT, '.cache', 'mutate');
const STRYKER = join(dirname(fileURLToPath(import.meta.resolve('@stryker-mutator/core'))), '../../bin/stryker.js');
const RUNNERS = {
  warm: import.meta.resolve('./warm-runner.ts'),
  vitest: import.meta.resolve('@stryker-mutator/vitest-runner'),
} as const;
type Runner = keyof typeof RUNNERS;

const USAGE = `npm run mutate -- <folders or files> [--vitest] [--all-tests] [--quick] [--tests <files>] [--workers 2]

  A file may have a range of lines behind it: stages/turn.ts:20-24 plants bugs there alone.

  --vitest      every bug in a Vitest of its own: twenty times as slow, but also right where code remembers results
  --all-tests   the games at random too, and not only the tests of single rules and the recorded games
  --quick       without the recorded games and tests that take long: most of what a bug takes that nothing notices
  --tests       these test files alone, of the package (tests/views.test.ts); may be named several times. A first look at a
                part that few tests are about, in a fraction of the time; what is left meets the others in a second run
`;

/** Where a wrong rule is a wrong game: what a rules folder stands for when it is named as a whole. */
const RULES = [
  '{stages,view,world}/**/*.ts',
  '{view,world,secrets,setup,scoring,ranking,lanes,accounts,tracks,progress,ends,objectives}.ts',
];
const NO_CODE = ['**/*.test.ts', '**/testing/**', '**/index.ts'];
/** Bots and sentences go wrong with the rules below them: what only they notice counts as not noticed. */
const NO_PROOF = ['advice.test.ts', 'words/**'];
/** What is called a secret is held by the guards, which plant leaks, and by the tests of what is hidden from whom. */
const SECRETS = 'secrets.ts';
const GUARDS = '{guards,secrets}.test.ts';
/** Whole games at random: dear, and what only they notice is worth a test that names its rule. */
const DEAR = [GUARDS, '{emergence,robotariat,emigration,emergent,human-punishment}.test.ts', 'tests/oracle.test.ts'];

/** Whole games as they were recorded. */
const RECORDED = 'golden.test.ts';
const QUICK_MS = '100';

interface Campaign {
  /** The package whose tests are run: `games/emergent/rules`. */
  readonly room: string;
  readonly files: readonly string[];
  /** the same, with a range of lines behind them where only those are meant */
  readonly where: readonly string[];
}

interface Means {
  readonly runner: Runner;
  readonly allTests: boolean;
  readonly quick: boolean;
  /** of the package; empty for all */
  readonly tests: readonly string[];
  readonly workers: number;
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      vitest: { type: 'boolean', default: false },
      'all-tests': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      tests: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string', default: '1' },
    },
  });
  if (positionals.length === 0) {
    console.log(USAGE);
    process.exitCode = 2;
    return;
  }
  const means: Means = {
    runner: values.vitest ? 'vitest' : 'warm',
    allTests: values['all-tests'],
    quick: values.quick,
    tests: values.tests,
    workers: Number(values.workers),
  };
  mkdirSync(REPORTS, { recursive: true });
  for (const campaign of campaigns(positionals)) {
    const report = onACopy((copy) => mutate(copy, campaign, means));
    console.log([...listSurvivors(report, campaign.files), ...summarise(report, campaign.files)].join('\n'));
  }
}

/** What was asked for, by package: each package's bugs meet its own tests. */
function campaigns(paths: readonly string[]): Campaign[] {
  const byRoom = new Map<string, string[]>();
  for (const path of paths) {
    const [place = path, lines] = path.split(RANGE);
    const from = relative(ROOT, resolve(place));
    const room = roomOf(from);
    const files = globSync(patternsFor(from, room), { cwd: ROOT, exclude: NO_CODE }).sort();
    const where = lines === undefined ? files : files.map((file) => `${file}:${lines}`);
    byRoom.set(room, [...(byRoom.get(room) ?? []), ...where]);
  }
  return [...byRoom].flatMap(([room, all]) => {
    const isSecret = (one: string): boolean => basename(fileOf(one)) === SECRETS;
    const parts = [all.filter((one) => !isSecret(one)), all.filter(isSecret)].filter(({ length }) => length > 0);
    return parts.map((where) => ({ room, where, files: [...new Set(where.map(fileOf))] }));
  });
}

const RANGE = /:(?=\d+-\d+$)/;
const fileOf = (where: string): string => where.split(RANGE)[0]!;

function patternsFor(path: string, room: string): string[] {
  if (path.endsWith('.ts')) return [path];
  const isRules = path === room && path.startsWith('games/');
  return (isRules ? RULES : ['**/*.ts']).map((pattern) => `${path}/${pattern}`);
}

function roomOf(path: string): string {
  for (let dir = path; dir !== '.'; dir = dirname(dir)) {
    if (existsSync(join(ROOT, dir, 'package.json'))) return dir;
  }
  throw new Error(`${path} lies in no package`);
}

function onACopy<T>(work: (copy: string) => T): T {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'));
  try {
    const settings = globSync('tsconfig*.json', { cwd: ROOT });
    for (const path of ['packages', 'games', 'templates', 'docs', 'scripts', 'package.json', ...settings]) {
      cpSync(join(ROOT, path), join(copy, path), {
        recursive: true,
        filter: (from) => !['node_modules', 'dist', '.cache'].includes(basename(from)),
      });
    }
    linkPackages('node_modules', copy);
    return work(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
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

function mutate(copy: string, { room, files, where }: Campaign, means: Means): Report {
  const { runner, allTests, quick, workers } = means;
  const named = means.tests.map((file) => `${room}/${file}`);
  const isSecrets = files.every((file) => basename(file) === SECRETS);
  const leftOut = [...NO_PROOF, ...(allTests || isSecrets ? [] : DEAR), ...(quick ? [RECORDED] : [])];
  const tests = {
    include: named.length > 0 ? named : [`${room}/${isSecrets ? GUARDS : '**/*.test.ts'}`],
    exclude: leftOut.map((pattern) => `${room}/${pattern}`),
  };
  const fileName = join(REPORTS, `${room.replaceAll('/', '-')}.json`);
  const config = {
    testRunner: runner,
    plugins: [RUNNERS[runner]],
    ...(runner === 'vitest' && { vitest: { configFile: 'vitest.config.mjs', related: false } }),
    inPlace: true,
    mutate: where,
    coverageAnalysis: 'perTest',
    // The warm runner knows by itself what does not end; on a busy machine Stryker's clock would take tests for such, each time
    // with a new process to be started.
    timeoutMS: runner === 'warm' ? 300_000 : 5_000,
    dryRunTimeoutMinutes: 60, // on a busy machine; Stryker's own 5 would break the campaign off
    // What is worked out once, when a file is read, is content or a table of constants; other tests hold those.
    ignoreStatic: true,
    concurrency: workers,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName },
  };
  const vitest = { test: { ...tests, isolate: false, testTimeout: 180_000 } };
  writeFileSync(join(copy, 'vitest.config.mjs'), `export default ${JSON.stringify(vitest)};\n`);
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(config));
  const survivors = join(REPORTS, `${room.replaceAll('/', '-')}.survivors`);
  const env = {
    ...process.env,
    WARM_TESTS: JSON.stringify(tests),
    WARM_SURVIVORS: survivors,
    ...(quick && { WARM_DEAREST_MS: QUICK_MS }),
  };
  const stryker = [STRYKER, 'run', 'stryker.config.json'];
  const { status } = spawnSync(process.execPath, stryker, { cwd: copy, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker ended with ${status}`);
  return JSON.parse(readFileSync(fileName, 'utf8')) as Report;
}

if (import.meta.main) main();
