import { readFileSync } from 'node:fs';
import type { Json } from '@tablewright/kernel';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { beforeAll, expect, test } from 'vitest';
import { faultIn, gameIn, type SentencePair, saidIn, type Spoken, type Table } from './testing/spoken.ts';

const GAMES = 40;

/** Random players hardly ever compile: with tokens and blocks in hand everything comes up. */
function rich(state: { tokens: number[]; held: number[] }): void {
  state.tokens.fill(9);
  state.held.fill(1);
}

const CITIES = ['capital', 'kernel', 'relay', 'splice'];

const TILES = [...'BCDE'].flatMap((row) => [1, 3, 5].map((n) => `${row}${n}`));
const ACTIONS = ['activate', 'boost', 'replenish', 'hack', 'spy', 'terminate', 'nothing'];
const TRIED: readonly Json[] = [
  ...TILES,
  ...ACTIONS,
  'nonsense',
  0,
  1,
  2,
  3,
  4,
  5,
  { ai: 50, human: 0 },
  [['triangle', 'triangle', 'triangle']],
  Array.from({ length: 9 }, () => ['triangle', 'circle']),
];

function tableOf(game: number): Table {
  const options = { city: CITIES[(game >> 2) % 4]! };
  const table = { seed: `german ${game}`, seats: 3 + (game % 4), options, tried: TRIED };
  return game % 2 === 0 ? { ...table, prepare: rich } : table;
}

let english: Spoken;
let german: Spoken;

beforeAll(async () => {
  english = await gameIn('emergence', null);
  german = await gameIn('emergence', 'de');
});

test('everything that is said in a game is said in German', () => {
  const said = new Map<string, SentencePair>();
  for (let game = 0; game < GAMES; game += 1) {
    for (const one of saidIn(english, german, tableOf(game), ['You', 'Du'])) said.set(`${one.kind} ${one.other}`, one);
  }
  const faults = new Map<string, string>();
  for (const one of said.values()) {
    const fault = faultIn(one);
    if (fault !== null) faults.set(`${one.kind}: ${fault}`, `${one.english} → ${one.other}`);
  }
  expect(Object.fromEntries(faults)).toEqual({});
  const kinds = new Set([...said.values()].map(({ kind }) => kind));
  for (const kind of [
    'event hacked',
    'event spied',
    'event terminated',
    'option teleport',
    'refusal move',
    'outcome',
  ]) {
    expect(kinds).toContain(kind);
  }
});

test('what a newcomer is told in German is so, and fits', async () => {
  const { newcomer } = (await german.part('board/newcomer.tsx')) as { newcomer: Parameters<typeof newcomerFaults>[1] };
  expect(
    newcomerFaults(german.game, newcomer, { seats: 5, games: 1, ledger: text('docs/rules/emergence.md') }),
  ).toEqual([]);
});

function text(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}
