import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOptions } from '@tablewright/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import { nameOf, SCRIPTS } from '../../scripts.ts';
import { type Frame, NONE, type State } from '../../state.ts';
import { enemyOn, fill, lay, scrap, SOLDIER, THIEF, wounded } from '../testing/cards.ts';
import { wholeStory } from '../testing/story.ts';
import { ann, bea, cem, dan, game, own } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// Every list of effects that is printed on a card (content ledger 0), carried out at a table where much lies about and at one where
// nothing does; whatever is asked is answered as for somebody who is away, or with the last of what is offered. What came of it is
// kept beside this file. When a rule changes on purpose:
//
//   UPDATE_GOLDEN=1 npx vitest run games/human-punishment/rules/tests/stories/effects.test.ts
//
// and the difference is read.

const FILE = join(import.meta.dirname, 'effects.txt');
const isUpdating = process.env['UPDATE_GOLDEN'] === '1';

function rich(): State {
  const s = quiet(ann, {
    characters: ['dryden', 'jayden', 'feykah', 'dee-coy'],
    at: ['2', '2', '1', '2', '2'],
    hands: [
      ['B3', 'R3', 'grey', 'B1'],
      ['R1', 'B2', 'green'],
      ['B5', 'R2'],
      ['R4', 'B4', 'R5', 'B1', 'B2', 'R1'],
    ],
    set(one) {
      Object.assign(one, {
        riot: 3,
        morale: 1,
        resource: 6,
        security: 3,
        threat: 1,
        apex: 4,
        deus: 4,
        guard: 2,
        leader: bea,
      });
      one.detained = 1 << cem;
      one.ap = 2;
    },
  });
  own(s, ann, 'P01', 'P05');
  own(s, bea, 'P07');
  lay(s, ann, 'P03');
  carry(s, ann, 'br');
  carry(s, bea, 'p');
  carry(s, 4, 'b', dan);
  for (const seat of [ann, bea]) wounded(s, seat, seat === ann ? 'W-02' : 'W-03', 'W-01');
  s.health = [1, 1, 2, 1, 1];
  enemyOn(enemyOn(enemyOn(s, '6', SOLDIER + 1, 1), '12', THIEF), 'red2', 9);
  for (const [column, tier] of [
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
  ] as const)
    fill(s, column, tier);
  scrap(s, 2);
  scrap(s, 3);
  s.beside = [6, 7, 8, 9];
  s.lying = [1, 5, 0, 0, 1];
  s.item[bea] = 0;
  s.boosts[bea] = 0b101;
  s.recon[ann] = 0;
  return s;
}

/** Nothing that could be drawn, moved, healed or hit. */
function poor(): State {
  const s = quiet(ann, { characters: ['havoc', 'nova', 'feykah', 'jayden'], at: ['4', '5', '5', '3'] });
  Object.assign(s, {
    sectors: [[], [], [1]],
    supply: [],
    supplyDiscard: [],
    programDeck: [],
    programDiscard: [],
    display: [],
    beside: [],
    pool: [],
  });
  Object.assign(s, { morale: 6, riot: 0, leader: NONE, destroyed: (1 << 17) - 2 });
  return s;
}

const TABLES = { rich, poor } as const;
const WAYS = {
  away: (s: State, seat: number): unknown => game.absent(s, seat),
  last: (s: State, seat: number): unknown => [...listOptions(game.offer(s, seat))].at(-1),
} as const;

function frame(script: number, isEvent: boolean): Frame {
  return {
    stage: 'effects',
    script,
    at: 0,
    by: ann,
    piece: ann,
    it: bea,
    answer: NONE,
    count: 0,
    event: isEvent ? 1 : 0,
    noWounds: 0,
    memo: NONE,
    healed: 0,
  };
}

/** By the name of each story, its lines. */
function kept(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return new Map(
    text
      .split(/^# /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1).trim()]),
  );
}

const expected = kept();
const written = new Map<string, string>();
const ofEvents = new Set(EVENTS.map(({ name }) => name));

const STORIES: readonly [table: keyof typeof TABLES, way: keyof typeof WAYS][] = [
  ['rich', 'away'],
  ['rich', 'last'],
  ['poor', 'away'],
];

describe('[HPB-112] [HPB-900] what is printed on a card', () => {
  for (const script of SCRIPTS.keys())
    for (const [table, way] of STORIES) {
      const name = `${nameOf(script)}, list ${script}, ${table}, ${way}`;
      test(name, () => {
        const frames = [frame(script, ofEvents.has(nameOf(script)))];
        const lines = wholeStory(TABLES[table](), frames, WAYS[way]).join('\n');
        if (isUpdating) written.set(name, lines);
        else expect(lines).toBe(expected.get(name));
      });
    }
  afterAll(() => {
    if (isUpdating) writeFileSync(FILE, [...written].map(([name, lines]) => `# ${name}\n${lines}\n`).join('\n'));
  });
});
