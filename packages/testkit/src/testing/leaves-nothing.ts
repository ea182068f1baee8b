import { languageTag } from '@tablewright/kernel/words';
import { afterAll, expect, vi } from 'vitest';

// Where files of tests share a worker, what one leaves behind would make another one fail, now and then and far away.

const folder = process.cwd();
const environment = { ...process.env };

/** The names alone: what is in an environment may be secret, and is not for a log. */
function changed(): string[] {
  const names = new Set([...Object.keys(environment), ...Object.keys(process.env)]);
  return [...names].filter((name) => environment[name] !== process.env[name]);
}

afterAll(() => {
  vi.unstubAllGlobals();
  const left = { folder: process.cwd(), environment: changed(), language: languageTag(), clock: vi.isFakeTimers() };
  expect(left, 'what this file leaves behind').toEqual({ folder, environment: [], language: 'en', clock: false });
});
