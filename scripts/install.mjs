// What `npm start`, `npm test` and `npm run tw` need before anything else: the packages of the lock file, and among
// them the Node that everything runs on. Plain JavaScript for the host's Node, which may be older than ours.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import Module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.tablewright-stamp');
const BUSY = join(ROOT, '.cache', 'installing');
/** What Node has compiled once. */
export const COMPILED = join(ROOT, '.cache', 'compiled');
const OLDEST_HOST = 20;
const OURS = 24;
const PATIENCE = 10 * 60_000;

/** Something the person at the keyboard can put right: said in one line, without a stack. */
export class Trouble extends Error {}

/** @typedef {(line: string) => unknown} Say is told what takes time */

/**
 * Runs a script's body, and says troubles in one line.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    process.stderr.write(`${trouble.message}\n`);
    process.exitCode = 1;
  }
}

/**
 * Installs what is missing, and leaves our Node first on the PATH.
 * @param {Say} say
 * @param {{ serving?: boolean }} [needs] `serving`: an install without the development packages (npm ci --omit=dev) will do
 */
export async function ensureInstall(say, { serving = false } = {}) {
  checkHost();
  const isEnough = () => isFresh() || (serving && hasPackagesToServe());
  if (!isEnough()) {
    const wait = () => say('waiting for another install in this folder …');
    await oneAtATime(BUSY, wait, () => (isEnough() ? undefined : install(say)));
  }
  linkWorkspaces();
  const bins = join(MODULES, '.bin');
  const { env } = process;
  const path = (env['PATH'] ?? '').split(delimiter);
  if (path[0] !== bins) env['PATH'] = [bins, ...path].join(delimiter);
}

/** The Node that everything runs on: the one from the lock file, or the host's where there is none for this platform. */
export function ourNode() {
  return pinnedNode() ?? process.execPath;
}

function pinnedNode() {
  const os = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${os}-${process.arch}`;
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (!(name in optionalDependencies)) return null;
  return join(MODULES, name, 'bin', os === 'win' ? 'node.exe' : 'node');
}

function checkHost() {
  const host = Number.parseInt(process.versions.node, 10);
  if (host < OLDEST_HOST) {
    throw new Trouble(`Tablewright needs Node ${OLDEST_HOST} or newer to install; this is ${process.version}.`);
  }
  if (pinnedNode() === null && host < OURS) {
    const here = `${process.platform} ${process.arch}`;
    throw new Trouble(
      `Please install Node ${OURS} or newer: this is ${process.version}, and npm has none for ${here}.`,
    );
  }
}

// ---------------------------------------------------------------------------------------------------------------------

function isFresh() {
  const node = pinnedNode();
  if (node !== null && !existsSync(node)) return false;
  const wanted = stamp();
  if (textOf(STAMP) === wanted) return true;
  // Somebody ran npm by hand. When that brought what the lock file says, a second install would only tear the packages
  // from under whatever is running.
  if (!isInstalled()) return false;
  leaveStamp(wanted);
  return true;
}

/**
 * A folder that may only be read is installed all the same.
 * @param {string} text
 */
function leaveStamp(text) {
  try {
    writeFileSync(STAMP, text);
  } catch {
    // The next run compares again.
  }
}

function stamp() {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

/**
 * Does npm's own note of what it installed agree with the lock file? Optional packages may be for other platforms; our own
 * are links, which `linkWorkspaces` makes where they are missing.
 */
function isInstalled() {
  const there = lockIn(join(MODULES, '.package-lock.json'));
  return there !== null && wantedPackages().every((one) => isThere(there, one));
}

/** Somebody who only serves has left the development packages out: all of them, or it is an install that is out of date. */
function hasPackagesToServe() {
  const node = pinnedNode();
  const there = lockIn(join(MODULES, '.package-lock.json'));
  if (there === null || (node !== null && !existsSync(node))) return false;
  return wantedPackages().every(([path, entry]) => {
    if (entry.devOptional) return true; // it may be left out, and need not be
    return entry.dev ? there.packages[path] === undefined : isThere(there, [path, entry]);
  });
}

/**
 * @typedef {import('./complete-lock.mjs').Lock} Lock
 * @typedef {import('./complete-lock.mjs').Entry} Entry
 */

/**
 * @param {Lock} there
 * @param {[string, Entry]} wanted
 */
function isThere(there, [path, { version, optional }]) {
  const found = there.packages[path];
  return found ? found.version === version : optional === true;
}

/** @returns {[string, Entry][]} what npm fetches */
function wantedPackages() {
  return Object.entries(lockFile().packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
}

/** A package that has just come into the repository (a branch was merged) needs a link and no second install. */
function linkWorkspaces() {
  for (const [path, { link, resolved }] of Object.entries(lockFile().packages)) {
    if (!link || resolved === undefined || existsSync(join(ROOT, path))) continue;
    const folder = dirname(join(ROOT, path));
    mkdirSync(folder, { recursive: true });
    rmSync(join(ROOT, path), { force: true }); // it may point to where the package was before
    symlinkSync(relative(folder, join(ROOT, resolved)), join(ROOT, path), 'junction');
  }
}

/** @returns {Lock} */
function lockFile() {
  return JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
}

/**
 * @param {string} file
 * @returns {Lock | null}
 */
function lockIn(file) {
  const text = textOf(file);
  return text === null ? null : JSON.parse(text);
}

/** @param {Say} say */
async function install(say) {
  say('installing … (first time about 30 s)');
  const { command, args } = npm();
  const flags = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code, output } = await capture(command, [...args, ...flags, '--loglevel=error']);
  if (code !== 0) throw new Trouble(`${output.trim()}\nnpm ci failed; see above.`);
  if (!existsSync(ourNode())) {
    throw new Trouble('npm ci did not bring Node along: is `omit=optional` set in an .npmrc?');
  }
  leaveStamp(stamp());
}

/** npm runs on the host's Node, also when a script of its own runs on ours: npm ci deletes ours before it brings it. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  if (cli?.endsWith('npm-cli.js') && node && existsSync(node) && !node.startsWith(MODULES)) {
    return { command: node, args: [cli] };
  }
  return { command: 'npm', args: [] };
}

/**
 * Two installs in one folder break each other: the second waits for the first.
 * @param {string} busy a folder that is there while somebody works
 * @param {() => unknown} wait is told once, if one has to wait
 * @param {() => Promise<void> | undefined} work
 */
export async function oneAtATime(busy, wait, work) {
  mkdirSync(dirname(busy), { recursive: true });
  for (let told = false; !isTaken(busy); told = true) {
    if (!told) wait();
    await sleep(250);
  }
  try {
    writeFileSync(join(busy, 'pid'), String(process.pid));
    await work();
  } finally {
    rmSync(busy, { recursive: true, force: true });
  }
}

/** @param {string} busy */
function isTaken(busy) {
  try {
    mkdirSync(busy);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new Trouble(`Cannot write to ${dirname(busy)}: ${String(error)}`);
    if (isAbandoned(busy)) rmSync(busy, { recursive: true, force: true });
    return false;
  }
}

/** @param {string} busy */
function isAbandoned(busy) {
  const pid = Number(textOf(join(busy, 'pid')));
  try {
    if (pid > 0) process.kill(pid, 0);
    return Date.now() - statSync(busy).mtimeMs > PATIENCE;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : null);

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

// ---------------------------------------------------------------------------------------------------------------------

/**
 * Runs a command in the root and gives its exit code and all it said.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} env besides what this process has
 * @param {number} silence milliseconds without a word after which it is ended
 * @returns {Promise<{ code: number, output: string, isSilent: boolean }>}
 */
export function capture(command, args, env = {}, silence = Number.POSITIVE_INFINITY) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
    });
    let output = '';
    const end = () => {
      child.kill('SIGKILL');
      resolve({ code: 1, output, isSilent: true }); // whoever it had started may keep the pipes open
    };
    let timer = Number.isFinite(silence) ? setTimeout(end, silence) : undefined;
    /** @param {string} chunk */
    const take = (chunk) => {
      output += chunk;
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = setTimeout(end, silence);
    };
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}`, isSilent: false }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output, isSilent: false });
    });
  });
}

/**
 * On Windows npm is a batch file, which only a shell can run.
 * @param {string} command
 */
const needsShell = (command) => process.platform === 'win32' && command === 'npm';

/**
 * Runs the `tablewright` command.
 * @param {string[]} args
 */
export function runCommand(args) {
  runProgram(join(ROOT, 'packages', 'cli', 'src', 'main.ts'), args);
}

/**
 * Runs a program with our Node, in place of this process as far as anyone outside can tell.
 * @param {string} file
 * @param {string[]} args
 */
export function runProgram(file, args) {
  const node = ourNode();
  if (realpathSync(process.execPath) === realpathSync(node)) {
    Module.enableCompileCache(COMPILED);
    process.argv = [process.execPath, file, ...args];
    Module.runMain(file);
    return;
  }
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(node, [file, ...args], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Control-C reaches the whole group of a terminal; passed on, it would arrive twice.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    process.stderr.write(`${node}: ${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
}
