// A registry that lacks other platforms' packages (darwin, win32, musl, …) leaves them out of package-lock.json, and
// `npm ci` then refuses the lock: "Missing: @rolldown/binding-darwin-arm64@ from lock file". This adds the missing
// optional entries (version, os, cpu; no integrity). `npm run lock` runs it; `npm test` fails when it would add any.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {Record<string, string>} Versions package name to version
 * @typedef {{ dependencies?: Versions, devDependencies?: Versions, optionalDependencies?: Versions,
 *   peerDependencies?: Versions, workspaces?: string[] }} Manifest
 * @typedef {Manifest & { version?: string, resolved?: string, link?: boolean, dev?: boolean, devOptional?: boolean,
 *   optional?: boolean, hasInstallScript?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * The platform entries that the lock names as optional dependencies but does not hold, by their path in the lock.
 * @param {Lock} lock
 */
export function missingPlatforms(lock) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [at, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, spec] of Object.entries(optionalDependencies)) {
      const version = spec.replace(/^[\^~]/, '');
      if (!/^\d+\.\d+\.\d+/.test(version) || isFound(lock, at, name)) continue;
      const platform = platformOf(name);
      // Not a platform package: the entry is missing by mistake, and npm ci should say so.
      if (platform === null) continue;
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platform };
    }
  }
  return missing;
}

/**
 * Is `name` to be found from the package at `at`, going up folder by folder?
 * @param {Lock} lock
 * @param {string} at
 * @param {string} name
 */
function isFound({ packages }, at, name) {
  for (let dir = at; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${dir && `${dir}/`}node_modules/${name}`]) return true;
    if (!dir) return false;
  }
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[^a-z0-9]+/).map((word) => {
    if (word === 'windows' || word === 'win') return 'win32';
    return word.startsWith('armv') ? 'arm' : word;
  });
  const os = OS.filter((word) => words.includes(word));
  const cpu = CPU.filter((word) => words.includes(word));
  if (os.length + cpu.length === 0) return null;
  const libc = words.includes('musl') ? { libc: ['musl'] } : {};
  return { ...(cpu.length && { cpu }), ...libc, ...(os.length && { os }) };
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const file = process.argv[2] ?? 'package-lock.json';
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = Object.entries(missingPlatforms(lock));
  if (missing.length) {
    const all = [...Object.entries(lock.packages), ...missing];
    lock.packages = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
    writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  }
  console.log(`${missing.length} platform entries added`);
}
