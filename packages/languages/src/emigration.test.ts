import { readFileSync } from 'node:fs';
import type { Json } from '@tablewright/kernel';
import { newcomerFaults } from '@tablewright/testkit/newcomer';
import { beforeAll, expect, test } from 'vitest';
import { faultIn, gameIn, type SentencePair, saidIn, type Spoken, type Table } from './testing/spoken.ts';

const GAMES = 40;

const PACKS = ['augustine', 'socrates', 'ibn-khaldun', 'confucius', 'hypatia', 'hippocrates', 'diogenes'];

const PLACES = ['A1', 'B2', 'C3', 'D1', 'D4'];
const TRIED: readonly Json[] = [
  ...PLACES.flatMap((place) =>
    ['buy', 'discard', 'activate'].flatMap((act) => [0, 1, 5].map((from) => ({ act, from, place }))),
  ),
  ...['passport', 'ticket'].flatMap((paper) => [
    { act: 'pay', paper },
    { act: 'skip', paper },
    ...[0, 1, 5].map((from) => ({ act: 'scalp', paper, from })),
  ]),
  ...['DOC-01', 'CNX-07', 'AUG-2', 'passport', 'nothing like it'].map((card) => ({ act: 'sell', card })),
  ...['college', 'graduate', 'forfeit'].map((act) => ({ act })),
  'DOC-01',
  'AUG-2',
  'SOC-1',
  'nonsense',
  0,
  1,
  2,
  3,
  4,
  5,
  8,
  12,
  [['money']],
];

/** Chance buys whatever lies there: with more in hand, more can be traded, sold and lost. */
function rich(state: { money: number[]; assurance: number[]; passports: number[]; tickets: number[] }): void {
  state.money = state.money.map((money) => money + 6);
  state.assurance = state.assurance.map((assurance, seat) => assurance + seat);
  state.passports[0] = 2;
  state.tickets[1] = 2;
}

function tableOf(game: number): Table {
  const seats = 2 + (game % 5);
  const chosenPacks = Array.from({ length: seats }, (_, i) => PACKS[(game + i) % PACKS.length]!);
  const options = { mode: game % 3 === 0 ? 'cooperative' : 'competitive', chosenPacks };
  const table = { seed: `german ${game}`, seats, options, tried: TRIED };
  return game % 2 === 0 ? { ...table, prepare: rich } : table;
}

let english: Spoken;
let german: Spoken;

beforeAll(async () => {
  english = await gameIn('emigration', null);
  german = await gameIn('emigration', 'de');
});

/** Whoever is called 'Du' has a verb of their own, and other cases. */
const WRONG_YOU = /\bDu (hat|ist|hatte|war|konnte)\b|\b(von|bei|an|mit|für|hat|hast) Du\b/;

test('everything that is said in a game is said in German', () => {
  const said = new Map<string, SentencePair>();
  for (let game = 0; game < GAMES; game += 1) {
    for (const one of saidIn(english, german, tableOf(game), ['You', 'Du'])) said.set(`${one.kind} ${one.other}`, one);
  }
  const faults = new Map<string, string>();
  for (const one of said.values()) {
    const fault = WRONG_YOU.test(one.other) ? 'says Du as if it were a name' : faultIn(one);
    if (fault !== null) faults.set(`${one.kind}: ${fault}`, `${one.english} → ${one.other}`);
  }
  expect(Object.fromEntries(faults)).toEqual({});
  const kinds = new Set([...said.values()].map(({ kind }) => kind));
  for (const kind of [
    'event graduated',
    'event fogged',
    'event scalped',
    'event crossed',
    'option withdraw',
    'option officer',
    'refusal action',
    'refusal offering',
    'refusal fog',
    'outcome',
  ]) {
    expect(kinds).toContain(kind);
  }
});

test('what a host chooses, and is warned of by a server, is said in German', () => {
  const warned = [1, 2, 3, 4].flatMap((named) => {
    const chosen = {
      mode: 'competitive',
      packs: named === 2 ? 'random' : 'recommended',
      chosenPacks: PACKS.slice(0, named),
    };
    return english.game.warnings?.(chosen, 3) ?? [];
  });
  expect(warned).toHaveLength(3);
  expect(faultsAgain(warned)).toEqual([]);
  expect(faultsAgain(hostReads(english.game))).toEqual([]);
  // The page also has what the rules say themselves, at a table.
  expect(hostReads(english.game).map(german.again)).toEqual(hostReads(german.game));
});

/** All that the options of a game say to whoever opens a table. */
function hostReads({ options }: Spoken['game']): string[] {
  return Object.values(options).flatMap(({ label, explains, choices = [] }) =>
    [{ label, explains }, ...choices].flatMap((one) => [one.label, one.explains]),
  );
}

function faultsAgain(said: readonly string[]): string[] {
  return said.flatMap((one) => faultIn({ kind: 'host', english: one, other: german.again(one) }) ?? []);
}

test('why advice is given is said in German', () => {
  const reasons = Object.values(english.game.reasons!.says).flatMap((says) => [says(1), says(-1)]);
  const again = reasons.map((says) => ({ kind: 'reason', english: says, other: german.again(says) }));
  expect(again.flatMap((one) => faultIn(one) ?? [])).toEqual([]);
});

test('what a newcomer is told in German is so, and fits', async () => {
  const { newcomer } = (await german.part('board/newcomer.tsx')) as { newcomer: Parameters<typeof newcomerFaults>[1] };
  const ledger = readFileSync(new URL('../../../docs/rules/emigration.md', import.meta.url), 'utf8');
  expect(newcomerFaults(german.game, newcomer, { seats: 3, games: 1, ledger })).toEqual([]);
});
