import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // single parts in a real browser: vitest.browser.config.ts
    exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
    include: ['packages/*/src/**/*.test.{ts,tsx}', '{games,templates}/*/{rules,board}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
