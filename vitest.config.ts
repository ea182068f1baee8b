import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // single parts in a real browser: vitest.browser.config.ts
    exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'games/*/{rules,board}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
