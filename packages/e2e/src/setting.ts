import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { ServerProcess } from './server-process.ts';
import { Person, type PersonOptions } from './person.ts';

export interface ServerAndBrowser {
  readonly server: ServerProcess;
  enter(name: string, options?: PersonOptions): Promise<Person>;
}

/** One browser and one server for the tests of a file; whoever enters leaves at the end of the test. */
export function useServerAndBrowser(): ServerAndBrowser {
  let browser: Browser;
  let server: ServerProcess;
  let here: Person[] = [];
  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), ServerProcess.open()]);
  });
  // A test may have ended between killing the server and starting it again.
  beforeEach(async () => {
    if (!server.isRunning) await server.start();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(async ({ task }) => {
    const people = here;
    here = [];
    if (task.result?.state === 'fail') for (const person of people) process.stderr.write(`${await person.report()}\n`);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  return {
    get server() {
      return server;
    },
    async enter(name, options) {
      const person = await Person.enter(browser, server.url, name, options);
      here.push(person);
      return person;
    },
  };
}
