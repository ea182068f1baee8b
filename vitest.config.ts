import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'games/*/rules/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
