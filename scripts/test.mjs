// npm test                       every step
// npm test -- --only lint        one step (several: --only types,lint)
// npm test -- stages/vote -t R4  what is not ours is handed on to vitest, and only vitest runs
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from './build.mjs';
import { capture, COMPILED, ensureInstall, main, ourNode, ROOT, Trouble } from './install.mjs';
import { passedOver } from './passed-over.mjs';

/**
 * @typedef {{ ok: boolean, output: string, note?: string, passed?: number, failed?: number }} Result `passed` and
 *   `failed` count single tests, where a step knows them
 * @type {Record<string, (handedOn: string[]) => Promise<Result>>}
 */
const STEPS = {
  install,
  types: () => tool('typescript', 'tsc', ['-b']),
  lint: () => tool('oxlint', 'oxlint', []),
  format: () => tool('@biomejs/biome', 'biome', ['format']),
  imports: () => node(['scripts/check-imports.ts']),
  rooms: () => node(['scripts/rooms-table.ts', '--check']),
  'dead-code': () => tool('knip', 'knip', []),
  // what only tests use
  'test-only': () => tool('knip', 'knip', ['--production']),
  lock: () => node(['scripts/check-lock.ts']),
  // where the registry answers
  advisories: async () => {
    const result = await node(['scripts/advisories.ts']);
    return { ...result, note: result.ok ? result.output.trim() : 'something serious is known' };
  },
  page: async () => {
    await ensureBuild(() => {});
    return { ok: true, output: '' };
  },
  vitest: (handedOn) => vitest(handedOn),
  parts,
  browser: () => vitest(['--config', 'packages/e2e/vitest.config.ts']),
};

/**
 * After all others, both lines at once, each one after the other. Whatever happens in a browser waits for a good part of its time: by
 * itself it leaves a quarter of two cores idle.
 */
const TESTS = [['vitest'], ['parts', 'browser']];

const inColour = process.stdout.isTTY && !process.env['NO_COLOR'];
/** @type {(colour: number, text: string) => string} */
const paint = (colour, text) => (inColour ? `\x1b[${colour}m${text}\x1b[0m` : text);
/** @param {string} text */
const write = (text) => process.stdout.write(text);

/** @param {string[]} args */
function parse(args) {
  const { tokens } = parseArgs({ args, options: { only: { type: 'string' } }, strict: false, tokens: true });
  const only = tokens.find((token) => token.kind === 'option' && token.name === 'only');
  if (only?.kind !== 'option') {
    return { steps: args.length ? ['install', 'vitest'] : Object.keys(STEPS), handedOn: args };
  }
  const handedOn = args.toSpliced(only.index, only.inlineValue ? 1 : 2);
  const names = (only.value ?? '').split(',');
  return { steps: ['install', ...names.filter((name) => name !== 'install')], handedOn };
}

async function install() {
  await ensureInstall((line) => write(`${line} `));
  return { ok: true, output: '' };
}

/**
 * @param {string[]} args
 * @param {number} [silence] milliseconds without a word after which it is ended
 */
async function node(args, silence) {
  const { code, output, isSilent } = await capture(ourNode(), args, {}, silence);
  return { ok: code === 0, output, isSilent };
}

/**
 * Runs a package's command by its file: the links in node_modules/.bin are shell scripts on Windows.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {number} [silence]
 */
function tool(name, command, args, silence) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return node([join(folder, typeof bin === 'string' ? bin : bin[command]), ...args], silence);
}

/** A test that waits in vain is given up earlier than this. */
const SILENCE = 300_000;

/** Single parts in a browser. Now and then such a browser has never said a word again; then it is tried once more, and said. */
async function parts() {
  const args = ['--config', 'vitest.browser.config.ts'];
  const first = await vitest(args, SILENCE);
  if (!first.isSilent) return first;
  const second = await vitest(args, SILENCE);
  return { ...second, note: `${second.note}; only at the second try: the browser had fallen silent` };
}

/**
 * @param {string[]} handedOn
 * @param {number} [silence]
 */
async function vitest(handedOn, silence) {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-test-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const result = await tool('vitest', 'vitest', ['run', '--allowOnly=false', ...reporters, ...handedOn], silence);
    const { numPassedTests, numFailedTests, testResults } = reportIn(report);
    const notes = [
      `${numPassedTests} passed, ${numFailedTests} failed`,
      ...passedOver(result.output),
      ...secondTries(testResults),
    ];
    return { ...result, passed: numPassedTests, failed: numFailedTests, note: notes.join('; ') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tests that were passed, and yet something had gone wrong in them before.
 * @param {readonly { assertionResults: readonly { fullName: string, status: string, failureMessages: readonly string[] }[] }[]} files
 */
function secondTries(files) {
  return files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] }) => `only at the second try: ${fullName} (${why.split('\n')[0]})`);
}

/** @param {string} file */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, testResults: [] }; // it never came to testing; the step fails and shows why
  }
}

/**
 * @param {string} name
 * @param {string[]} handedOn
 * @returns {Promise<Result>}
 */
async function run(name, handedOn) {
  try {
    const step = STEPS[name];
    if (!step) throw new Trouble(`no step '${name}'; there are ${Object.keys(STEPS).join(', ')}`);
    return await step(handedOn);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, output: (error instanceof Trouble ? undefined : error.stack) ?? error.message };
  }
}

await main(async () => {
  const { steps, handedOn } = parse(process.argv.slice(2));
  // Said to the tools too: what they write goes through a pipe, and some guess wrong there.
  delete process.env[inColour ? 'NO_COLOR' : 'FORCE_COLOR'];
  process.env[inColour ? 'FORCE_COLOR' : 'NO_COLOR'] = '1';
  // Tests start hundreds of processes out of the same sources: each is read and compiled once.
  process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
  let [done, passed, failed] = [0, 0, 0];
  /** @param {string} name */
  const report = async (name) => {
    const began = Date.now();
    const result = await run(name, handedOn);
    done += 1;
    const note = result.note ? `, ${result.note}` : '';
    const verdict = result.ok ? paint(32, 'ok') : paint(31, 'FAILED');
    write(
      `[${done}/${steps.length}] ${name.padEnd(10)} ${verdict} (${((Date.now() - began) / 1000).toFixed(1)} s${note})\n`,
    );
    if (!result.ok) write(`\n${result.output.trim()}\n\n`);
    passed += (result.passed ?? 0) + (result.ok ? 1 : 0);
    failed += (result.failed ?? 0) + (result.ok ? 0 : 1);
    return result.ok;
  };
  // Mostly one core each and nothing that another waits for: two of them run at a time.
  const beside = steps.filter((name) => name !== 'install' && !TESTS.flat().includes(name));
  const lane = async () => {
    for (let name = beside.shift(); name !== undefined; name = beside.shift()) await report(name);
  };
  // Without an install nothing else can run.
  if (await report('install')) {
    await Promise.all([lane(), lane()]);
    await Promise.all(
      TESTS.map(async (line) => {
        for (const name of line) if (steps.includes(name)) await report(name);
      }),
    );
  }
  write(`${passed} passed, ${failed} failed\n`);
  if (failed) process.exitCode = 1;
});
