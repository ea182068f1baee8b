import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

export interface World {
  readonly house: House;
  enter(name: string, options?: BrowserContextOptions): Promise<Person>;
}

/** One browser and one server for the tests of a file; whoever enters leaves at the end of the test. */
export function useWorld(): World {
  let browser: Browser;
  let house: House;
  let here: Person[] = [];
  beforeAll(async () => {
    [browser, house] = await Promise.all([openBrowser(), House.open()]);
  });
  afterAll(async () => {
    await browser.close();
    await house.close();
  });
  afterEach(async ({ task }) => {
    const people = here;
    here = [];
    if (task.result?.state === 'fail') for (const person of people) process.stderr.write(`${await person.report()}\n`);
    await Promise.all(people.map(({ context }) => context.close()));
    expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
  });
  return {
    get house() {
      return house;
    },
    async enter(name, options) {
      const person = await Person.enter(browser, house.url, name, options);
      here.push(person);
      return person;
    },
  };
}
