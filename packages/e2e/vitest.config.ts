import { defineConfig } from 'vitest/config';

// One file at a time: a browser and a server are enough for a small machine.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.e2e.ts'],
    globalSetup: ['src/setup.ts'],
    fileParallelism: false,
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
