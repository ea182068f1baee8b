import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';

// Two files at a time: a browser and a server of their own each, and much of a test is waiting.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.e2e.ts'],
    globalSetup: ['src/setup.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Once more for what was waited for in vain, and for nothing else: a secret that was sent once was sent.
    retry: { count: 1, condition: /Timeout \d+ms exceeded|(waits|touches everything) in vain/ },
  },
});
