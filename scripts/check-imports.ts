// Who may import whom. The compiler cannot see it (a workspace resolves from everywhere), so this reads the imports of
// every source file and the manifest of every package and holds them against the table in rooms.ts.
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, sep } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { readJson } from './json.ts';
import { ROOMS } from './rooms.ts';

export type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Repository = {
  /** Folder of the package ('' for the root) to its manifest. */
  manifests: Readonly<Record<string, Manifest>>;
  /** Path of the source file to its text. */
  files: Readonly<Record<string, string>>;
};

export type Problem = { where: string; what: string };

type Import = { specifier: string; line: number; typeOnly: boolean };

export function problemsOf(repository: Repository): Problem[] {
  const folders = Object.keys(repository.manifests).sort((a, b) => b.length - a.length);
  const homeOf = (path: string) => folders.find((folder) => folder === '' || `${path}/`.startsWith(`${folder}/`)) ?? '';
  const folderNamed = new Map(folders.map((folder) => [repository.manifests[folder]!.name, folder]));

  const problems: Problem[] = [];
  for (const folder of folders) {
    for (const what of manifestProblems(repository, folder, folderNamed)) {
      problems.push({ where: posix.join(folder, 'package.json'), what });
    }
  }
  for (const [path, text] of Object.entries(repository.files)) {
    for (const found of importsIn(path, text)) {
      const what = importProblem(repository, { path, found, home: homeOf(path), homeOf, folderNamed });
      if (what) problems.push({ where: `${path}:${found.line}`, what });
    }
  }
  return problems;
}

function manifestProblems(repository: Repository, folder: string, folderNamed: ReadonlyMap<string, string>): string[] {
  if (folder === '') return [];
  const room = ROOMS[roomOf(folder)];
  if (!room) return [`${folder} has no line in the table of scripts/rooms.ts: say there what it may import`];

  const manifest = repository.manifests[folder]!;
  const problems: string[] = [];
  for (const section of ['dependencies', 'peerDependencies', 'optionalDependencies', 'devDependencies'] as const) {
    const isDev = section === 'devDependencies';
    for (const name of Object.keys(manifest[section] ?? {})) {
      const target = folderNamed.get(name);
      const fits =
        target === undefined
          ? isDev || !room.pure || room.thirdParty
          : mayImport(folder, target, { inTests: isDev, typeOnly: isDev }) || partsFor(folder, target).length > 0;
      if (!fits) problems.push(`${section} names ${name}; ${allowance(folder, { inTests: isDev })}`);
    }
  }
  return problems;
}

type Case = {
  path: string;
  found: Import;
  home: string;
  homeOf: (path: string) => string;
  folderNamed: ReadonlyMap<string, string>;
};

function importProblem(repository: Repository, { path, found, home, homeOf, folderNamed }: Case): string | null {
  const { specifier, typeOnly } = found;
  const inTests = isTest(path);

  if (specifier.startsWith('.')) {
    const target = homeOf(posix.join(posix.dirname(path), specifier));
    if (target === home || (target === '' && ROOMS[roomOf(home)]?.scripts)) return null;
    const name = repository.manifests[target]!.name;
    return `'${specifier}' reaches into ${target || 'the root'} by path; import '${name}' by name, if it is allowed at all`;
  }

  const room = ROOMS[roomOf(home)];
  if (home !== '' && !room) return null; // said once, for the manifest
  if (isBuiltin(specifier)) {
    const fits = !room?.pure || inTests || isConfig(path);
    return fits ? null : `imports '${specifier}'; ${allowance(home, { inTests })}`;
  }

  const name = packageOf(specifier);
  const own = repository.manifests[home]!;
  if (name === own.name) return null;
  const target = folderNamed.get(name);
  const part = specifier.slice(name.length + 1);
  if (target !== undefined && partsFor(home, target).includes(part)) return null;
  if (target !== undefined && home !== '' && !mayImport(home, target, { inTests, typeOnly })) {
    const fitsAsType = mayImport(home, target, { inTests, typeOnly: true });
    const what = fitsAsType
      ? `imports values from '${specifier}', of which only types are allowed`
      : `imports '${specifier}'`;
    return `${what}; ${allowance(home, { inTests })}`;
  }
  if (target === undefined && room?.pure && !room.thirdParty && !inTests && !isConfig(path)) {
    return `imports '${specifier}'; ${allowance(home, { inTests })}`;
  }
  if (declares(own, name) || ((inTests || isConfig(path)) && declares(repository.manifests['']!, name))) return null;
  return `imports '${specifier}', which ${posix.join(home, 'package.json')} does not declare`;
}

type Use = { inTests: boolean; typeOnly: boolean };

function mayImport(from: string, to: string, { inTests, typeOnly }: Use): boolean {
  const room = ROOMS[roomOf(from)];
  const target = roomOf(to);
  if (!room) return false;
  if (room.uses.includes(target)) return true;
  const sameGame = gameOf(from) === gameOf(to);
  if (typeOnly && sameGame && room.typesOf?.includes(target)) return true;
  return inTests && room.inTests?.includes(target) === true;
}

/** The exports of a package of the same game out of which values may be taken. */
function partsFor(from: string, to: string): readonly string[] {
  return gameOf(from) === gameOf(to) ? (ROOMS[roomOf(from)]?.partsOf?.[roomOf(to)] ?? []) : [];
}

/** The table's line for a package, in words. */
function allowance(folder: string, { inTests }: { inTests: boolean }): string {
  const room = ROOMS[roomOf(folder)]!;
  const allowed = [
    ...room.uses,
    ...(inTests ? (room.inTests ?? []) : []),
    ...(room.typesOf ?? []).map((name) => `types of its own ${name}`),
    ...Object.entries(room.partsOf ?? {}).map(([name, parts]) => `the ${parts.join(' and ')} of its own ${name}`),
    ...(room.pure && !room.thirdParty && !inTests ? [] : ['declared packages from outside']),
    ...(room.pure && !inTests ? [] : ["Node's modules"]),
  ];
  return `${folder}${inTests ? ' (tests)' : ''} may import ${allowed.length ? allowed.join(', ') : 'nobody'}`;
}

/** A game to begin with (templates/) stands under the same rules as a game. */
const GAMES: readonly (string | undefined)[] = ['games', 'templates'];

function roomOf(folder: string): string {
  const [top, name, part] = folder.split('/');
  if (GAMES.includes(top)) return part === 'board' ? 'game-board' : (part ?? '');
  return name ?? '';
}

function gameOf(folder: string): string | null {
  const [top, name] = folder.split('/');
  return GAMES.includes(top) ? (name ?? null) : null;
}

/** '@scope/name/deeper' -> '@scope/name' */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function declares(manifest: Manifest, name: string): boolean {
  return [
    manifest.dependencies,
    manifest.devDependencies,
    manifest.peerDependencies,
    manifest.optionalDependencies,
  ].some((section) => section !== undefined && name in section);
}

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);
const isConfig = (path: string) => path.endsWith('.config.ts');

/** Every way to name a module with a literal: import, export from, import(), require(), import('x').Type. */
function importsIn(path: string, text: string): Import[] {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) return []; // the compiler says it better
  const found: { specifier: string; at: number; typeOnly: boolean }[] = [];
  for (const { moduleRequest, start, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ specifier: moduleRequest.value, at: start, typeOnly: typeOnly || isTypeImport(text, start) });
  }
  for (const { entries, start } of module.staticExports) {
    const sources = new Set(entries.flatMap((entry) => entry.moduleRequest?.value ?? []));
    for (const specifier of sources)
      found.push({ specifier, at: start, typeOnly: entries.every((entry) => entry.isType) });
  }
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        found.push({ specifier: source.value, at: start, typeOnly: false });
      }
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'require') return;
      if (first?.type === 'Literal' && typeof first.value === 'string') {
        found.push({ specifier: first.value, at: start, typeOnly: false });
      }
    },
    TSImportType({ source, start }) {
      found.push({ specifier: source.value, at: start, typeOnly: true });
    },
  }).visit(program);
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ specifier, at, typeOnly }) => ({ specifier, typeOnly, line: text.slice(0, at).split('\n').length }));
}

/** `import type {} from 'x'` has no entries to ask. */
const isTypeImport = (text: string, start: number) => /^import\s+type\b/.test(text.slice(start, start + 20));

export function readRepository(root: string): Repository {
  const exclude = (name: string) => /(^|[/\\])(node_modules|dist|coverage|\.[^/\\]+)$/.test(name);
  const find = (patterns: string[]) =>
    globSync(patterns, { cwd: root, exclude })
      .map((path) => path.split(sep).join('/'))
      .sort();
  const manifests = find(['package.json', 'packages/*/package.json', '{games,templates}/*/*/package.json']);
  const files = find(['*.ts', 'scripts/**/*.ts', 'packages/**/*.{ts,tsx}', '{games,templates}/**/*.{ts,tsx}']);
  return {
    manifests: Object.fromEntries(
      manifests.map((path) => [
        path === 'package.json' ? '' : posix.dirname(path),
        readJson(join(root, path)) as Manifest,
      ]),
    ),
    files: Object.fromEntries(files.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  };
}

if (import.meta.main) {
  const repository = readRepository(dirname(import.meta.dirname));
  const problems = problemsOf(repository);
  for (const { where, what } of problems) console.log(`${where}  ${what}`);
  const read = `${Object.keys(repository.files).length} files of ${Object.keys(repository.manifests).length} packages`;
  console.log(problems.length ? `${problems.length} wrong imports in ${read}` : `imports are in order in ${read}`);
  process.exitCode = problems.length ? 1 : 0;
}
