import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../scripts/longest-first.ts';

const LONGEST = [
  'pass-and-play.e2e.ts',
  'others.e2e.ts',
  'screens.e2e.ts',
  'human-punishment.e2e.ts',
  'themes.e2e.ts',
  'lessons.e2e.ts',
  'together.e2e.ts',
  'table.e2e.ts',
  'keyboard.e2e.ts',
  'emergent.e2e.ts',
  'emigration.e2e.ts',
  'language.e2e.ts',
  'newcomer.e2e.ts',
  'offline.e2e.ts',
  'games.e2e.ts',
  'robotariat.e2e.ts',
  'advice.e2e.ts',
];

// Three files at a time, a browser and a server of their own each: much of a test is waiting, and two leave a quarter of two cores idle.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.e2e.ts'],
    globalSetup: ['src/setup.ts'],
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Once more for what was waited for in vain, and for nothing else: a secret that was sent once was sent.
    retry: { count: 1, condition: /Timeout \d+ms exceeded|(waits|touches everything) in vain/ },
  },
});
