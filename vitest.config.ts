import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'games/*/{rules,board}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
