import { defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

// Pure code keeps nothing that one file of tests could leave to the next: a worker reads the kernel and a game once and plays it
// warm, instead of anew for each of two hundred files.
const PURE = [
  'packages/{kernel,protocol,testkit,bots,lab,board}/src/**/*.test.ts',
  '{games,templates}/*/{rules,board}/**/*.test.ts',
];

// These put back what they change: the language, clocks, the environment.
const TIDY = ['packages/{web,server,workbench,catalogue}/src/**/*.test.{ts,tsx}'];
/** single parts in a real browser: vitest.browser.config.ts */
const NOT_HERE = ['**/node_modules/**', '**/*.browser.test.tsx'];

// They wait for servers in processes of their own, or play many games.
const LONGEST = [
  'human-punishment/rules/human-punishment.test.ts',
  'emergence/rules/emergence.test.ts',
  'server/src/fleet.test.ts',
  'server/src/kill.test.ts',
  'cli/src/serve.test.ts',
  'bench/src/server.test.ts',
  'bench/src/torture/torture.test.ts',
  'cli/src/new-game-suites.test.ts',
  'storage/src/sqlite.test.ts',
  'cli/src/bench-bots.test.ts',
  'bench/src/adviser.test.ts',
  'cli/src/commands.test.ts',
  'bench/src/equal.test.ts',
  'storage/src/postgres/postgres.test.ts',
  'server/src/wire.test.ts',
];

export default defineConfig({
  test: {
    // What does not end is stopped all the same; what is slow because the machine is busy is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Unless told otherwise one core stays idle: half of a small machine.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'tidy',
          include: TIDY,
          exclude: NOT_HERE,
          setupFiles: ['packages/testkit/src/testing/leaves-nothing.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'rest',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            '{games,templates}/*/{rules,board}/**/*.test.tsx',
            'scripts/**/*.test.ts',
          ],
          exclude: [...NOT_HERE, ...PURE, ...TIDY],
        },
      },
    ],
  },
});
