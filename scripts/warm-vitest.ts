// What tests see as `vitest` while warm-runner.ts keeps them: `test` and `describe` only note down what there is to run.
import { format } from 'node:util';
import { expect, expectTypeOf } from 'vitest';

type Body = (...args: readonly unknown[]) => unknown;

export interface Collected {
  readonly name: string;
  run(): Promise<void>;
}

interface Group {
  readonly name: string;
  readonly before: Body[];
  readonly after: Body[];
}

let groups: Group[] = [];
let noted: Collected[] = [];

/** The tests noted down since this was last asked. */
export function collected(): readonly Collected[] {
  const all = noted;
  noted = [];
  return all;
}

/** The test's own body comes last; between it and the name there may be settings for Vitest. */
function note(name: string, ...rest: readonly unknown[]): void {
  const body = rest.at(-1) as Body;
  const around = [...groups];
  const run = async (): Promise<void> => {
    for (const { before } of around) for (const prepare of before) await prepare();
    try {
      await body({ skip: () => {} });
    } finally {
      for (const { after } of around) for (const tidy of after) await tidy();
    }
  };
  noted.push({ name: [...around.map((group) => group.name), name].join(' > '), run });
}

/** Tables that a group lays out between its tests are laid out anew for each run, unless that takes longer than this. */
const SHORT_MS = 20;

function group(name: string, body: Body): void {
  const outer = groups.length === 0 ? noted : null;
  if (outer !== null) noted = [];
  const began = performance.now();
  groups = [...groups, { name, before: [], after: [] }];
  body();
  groups = groups.slice(0, -1);
  if (outer === null) return;
  const isShort = performance.now() - began < SHORT_MS;
  const tests = isShort && !isAgain ? noted.map((test, i) => anew(name, body, test, i)) : noted;
  noted = [...outer, ...tests];
}

let isAgain = false;

/** The same test out of a group that is read again: a bug planted since then shows in what the group itself has worked out. */
function anew(name: string, body: Body, { name: testName }: Collected, i: number): Collected {
  const run = async (): Promise<void> => {
    const before = noted;
    let again: readonly Collected[];
    noted = [];
    isAgain = true;
    try {
      group(name, body);
      again = noted;
    } finally {
      isAgain = false;
      groups = [];
      noted = before;
    }
    await again[i]!.run();
  };
  return { name: testName, run };
}

function each(one: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]) => {
      const body = rest.at(-1) as Body;
      for (const [i, row] of rows.entries()) {
        const args = rows.every((one) => Array.isArray(one)) ? (row as readonly unknown[]) : [row];
        one(`${nameOf(name, args)} #${i}`, () => body(...args));
      }
    };
}

/** The name is for reading only: the number behind it makes it the test's own. */
const nameOf = (name: string, args: readonly unknown[]): string =>
  /%[sdijfo]/.test(name) ? format(name, ...args.slice(0, name.match(/%[sdijfo]/g)?.length)) : name;

export const test = Object.assign(note, { each: each(note) });
export const it = test;
export const describe = Object.assign(group, { each: each(group) });
export const beforeAll = (body: Body) => groups.at(-1)?.before.push(body);
export const afterAll = (body: Body) => groups.at(-1)?.after.push(body);
export { expect, expectTypeOf };
