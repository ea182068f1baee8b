import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BROWSER_FLAGS, browserForTests } from './scripts/browser.mjs';

// Single parts of boards and of the page in a real Chromium: layout, focus, fingers and keys as they are.

const found = await browserForTests('The tests of single parts in the browser are skipped.');

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  // Named beforehand: what is first met in the middle of a run makes the page load anew.
  optimizeDeps: {
    include: [
      'radix-ui',
      'clsx',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'vitest-browser-react',
      'zustand',
      'zustand/middleware',
    ],
  },
  test: {
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    include: found === null ? [] : ['packages/*/src/**/*.browser.test.tsx', 'games/*/board/**/*.browser.test.tsx'],
    setupFiles: ['packages/web/src/style/main.css'],
    passWithNoTests: found === null,
    // A page that loses the focus to another one is not what is tested.
    fileParallelism: false,
    browser: {
      enabled: found !== null,
      headless: true,
      ui: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { ...(found !== null && { executablePath: found }), args: BROWSER_FLAGS },
        contextOptions: { hasTouch: true },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 800, height: 600 } }],
    },
  },
});
