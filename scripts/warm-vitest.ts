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

function group(name: string, body: Body): void {
  groups = [...groups, { name, before: [], after: [] }];
  body();
  groups = groups.slice(0, -1);
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
