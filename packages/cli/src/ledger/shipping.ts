import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from './syntax.ts';
import { importsOf } from './uses.ts';

// Which files of a game ship: those to which its rules, its board, its shelf and its lessons lead. What only tests import does not.

/** Where server, page and command enter a game. */
const ENTRIES = ['rules/index.ts', 'board/index.tsx', 'board/shelf.tsx', 'board/tutorial.ts'];
const FOR_TESTS = /\.test\.tsx?$|[\\/](?:tests|testing)[\\/]/;
const CODE = /\.[cm]?[jt]sx?$/;

function isForTests(path: string): boolean {
  return FOR_TESTS.test(path);
}

export class Shipping {
  readonly #packages: ReadonlyMap<string, string>;
  readonly #ships: ReadonlySet<string>;
  readonly #imports = new Map<string, readonly string[]>();

  constructor(repository: string, game: string) {
    const folder = join(repository, 'games', game);
    this.#packages = exportsIn(folder);
    const entries = ENTRIES.map((entry) => join(folder, entry)).filter((entry) => existsSync(entry));
    this.#ships = this.#reach(entries, () => true);
  }

  /** The files of the game that a file of tests uses by these modules. What helps tests counts by what it imports itself. */
  used(file: string, modules: Iterable<string>): { readonly ships: string[]; readonly stays: string[] } {
    const imported = [...modules].flatMap((module) => this.#resolve(file, module) ?? []);
    const reached = [...this.#reach(imported, isForTests)].filter((path) => !isForTests(path));
    return {
      ships: reached.filter((path) => this.#ships.has(path)),
      stays: reached.filter((path) => !this.#ships.has(path)),
    };
  }

  /** These files and what they lead to; `follows` says through which of them. */
  #reach(from: readonly string[], follows: (path: string) => boolean): Set<string> {
    const reached = new Set<string>();
    const next = [...from];
    for (let path = next.pop(); path !== undefined; path = next.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      if (follows(path)) next.push(...this.#importsOf(path));
    }
    return reached;
  }

  #importsOf(path: string): readonly string[] {
    let imports = this.#imports.get(path);
    if (imports === undefined) {
      const { all } = importsOf(parse(path, readFileSync(path, 'utf8')));
      imports = all.flatMap((module) => this.#resolve(path, module) ?? []);
      this.#imports.set(path, imports);
    }
    return imports;
  }

  /** The file of this game that a module is; null for what is not code, and for what belongs to somebody else. */
  #resolve(from: string, module: string): string | null {
    const path = module.startsWith('.') ? join(dirname(from), module) : this.#packages.get(module);
    return path !== undefined && CODE.test(path) && existsSync(path) ? path : null;
  }
}

/** What the packages of a game export, by the name under which it is imported. */
function exportsIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('*/package.json', { cwd: folder })) {
    const { name = '', exports = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as {
      name?: string;
      exports?: Readonly<Record<string, string>>;
    };
    for (const [under, path] of Object.entries(exports)) {
      found.set(join(name, under).replaceAll('\\', '/'), join(folder, dirname(file), path));
    }
  }
  return found;
}
