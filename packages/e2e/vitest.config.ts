import { defineConfig } from 'vitest/config';

// One file at a time: a browser and a server are enough for a small machine.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['src/**/*.e2e.ts'],
    globalSetup: ['src/setup.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 90_000,
  },
});
