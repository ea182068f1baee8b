import { sum } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_ROUNDERS } from './all-rounders.ts';
import { BOX_COPIES } from './boxes.ts';
import { CHIP_COLOURS, CHIPS, CHIPS_BY_SECTOR, colourOf, startsIn } from './chips.ts';
import { ENEMIES } from './enemies.ts';
import { EVENTS } from './events.ts';
import { DECKS, GENERAL } from './influence.ts';
import { INTERROGATIONS } from './interrogation.ts';
import { FACTION_IDS, LOYALTY_CARDS, LOYALTY_MIX } from './loyalty.ts';
import { OBJECTIVES } from './objectives.ts';
import { PROGRAM_COPIES, PROGRAMS } from './programs.ts';
import { RECON_COPIES, RECON_COST } from './recon.ts';
import { BAR_ENDS, BAR_NAMES, FEWEST_PLAYERS, MOST_PLAYERS, SECTOR_TOP, SETUP, startOf } from './setup.ts';
import { CONTENT, isBar, number, RULES, tableUnder } from './testing/ledger.ts';
import { WOUND_COPIES } from './wounds.ts';

describe('there are as many as the rulebook counts', () => {
  test.each([
    ['personal Influence cards', sum(DECKS.flat()), 180],
    ['general Influence cards', sum(GENERAL), 40],
    ['Program cards', sum(PROGRAM_COPIES), 40],
    ['Event cards', EVENTS.length, 61],
    ['Interrogation cards', INTERROGATIONS.length, 5],
    ['All-Rounder cards', ALL_ROUNDERS.length, 7],
    ['Loyalty cards', LOYALTY_CARDS.length, 7],
    ['Objective cards', OBJECTIVES.length, 15],
    ['Recon cards', sum(RECON_COPIES), 12],
    ['Wound cards', sum(WOUND_COPIES), 15],
    ['Data Chips', CHIPS.length, 40],
    ['Enemy markers', sum(ENEMIES.map(({ markers }) => markers)), 36],
    ['Supply Boxes', sum(BOX_COPIES), 12],
  ])('%s', (name, count, expected) => {
    expect(count).toBe(expected);
    const printed = tableUnder(RULES, '# 2. Components').find(([component]) => component === name)!;
    expect(Number(printed[1])).toBe(expected);
  });

  test('cards of the standard size, with the one of the Active Player', () => {
    const cards = sum(DECKS.flat()) + sum(GENERAL) + sum(PROGRAM_COPIES);
    expect(cards + EVENTS.length + INTERROGATIONS.length + ALL_ROUNDERS.length + 1).toBe(334);
  });

  test('stacks, types and kinds', () => {
    expect([0, 1, 2, 3].map((stack) => EVENTS.filter((event) => event.stack === stack).length)).toEqual([
      18, 18, 15, 10,
    ]);
    const ofType = (...types: readonly string[]) => EVENTS.filter(({ type }) => types.includes(type)).length;
    expect([ofType('check', 'colour'), ofType('colour'), ofType('decision'), ofType('raid')]).toEqual([31, 5, 11, 9]);
    const ofKind = (kind: string) => sum(PROGRAMS.filter((it) => it.kind === kind).map(({ copies }) => copies));
    expect([ofKind('charged'), ofKind('permanent'), ofKind('oneShot'), PROGRAMS.length]).toEqual([10, 4, 26, 37]);
    expect([1, 2, 3].map((level) => sum(ENEMIES.filter((it) => it.level === level).map((it) => it.markers)))).toEqual([
      12, 12, 12,
    ]);
  });
});

describe('[HPB-013] the Data Chips', () => {
  test('colours by Sector', () => {
    const printed = tableUnder(CONTENT, '## 13. Other markers').find(([marker]) => marker === 'Data Chip')![2]!;
    const counts = [...printed.matchAll(/I+ (\d) blue (\d) red (\d) purple/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(CHIPS_BY_SECTOR).toEqual(counts);
    for (const [sector, colours] of counts.entries()) {
      const chips = CHIPS.flatMap((_, chip) => (startsIn(chip) === sector ? [chip] : []));
      expect(CHIP_COLOURS.map((_, colour) => chips.filter((chip) => colourOf(chip) === colour).length)).toEqual(
        colours,
      );
    }
  });

  test('the numbers of a Sector lie together', () => {
    expect([0, 10, 11, 28, 29, 39].map(startsIn)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('set-up by number of players', () => {
  const rows = new Map(tableUnder(RULES, '# 1. At a glance').map(([what, ...cells]) => [what, cells]));
  const counts = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, index) => FEWEST_PLAYERS + index);

  test.each(counts.map((players, column) => [players, column] as const))('%i players', (players, column) => {
    const cell = (what: string) => rows.get(what)![column]!;
    const setup = SETUP[players]!;
    expect(setup.hand).toBe(Number(cell('starting hand (own deck)')));
    expect(setup.badgeCards > 0 ? `+${setup.badgeCards} general card each` : '—').toBe(cell('Leader and General'));
    expect(setup.resource).toBe(Number(cell('Resource start')));
    expect(`${setup.apex} / ${setup.deus}`).toBe(cell('Apex / Deus start'));
    expect(`${setup.scanners} / ${setup.scanners}`).toBe(cell('Scanner 1 / Scanner 2'));
    expect(setup.crawler ? 'Level 1 Crawler on Red 1' : 'none').toBe(cell('first Enemy'));
    expect(setup.blockade ? 'yes' : 'no').toBe(cell('Blockade Area 2 → 6'));
    expect(setup.riskyChance ? 'in' : 'removed').toBe(cell('Event II “A Risky Chance”'));
    const { fixed, random, draw } = LOYALTY_MIX[players]!;
    expect(fixed.length + draw).toBe(players);
    expect(LOYALTY_CARDS.length - players).toBe(Number(cell('loyalty cards out of play')));
    expect([...fixed, ...random].length).toBeLessThanOrEqual(LOYALTY_CARDS.length);
  });

  test('[HPB-023] the loyalty stack', () => {
    const named = (name: string) => FACTION_IDS.findIndex((id) => id === name.toLowerCase());
    const printed = tableUnder(CONTENT, '## 6. Loyalty').map(([players, fixed, random]) => [
      Number(players),
      fixed!.split(', ').flatMap((part) => Array.from({ length: Number(part[0]) }, () => named(part.slice(2)))),
      random!
        .slice(5)
        .split(', ')
        .map(named)
        .sort((a, b) => a - b),
      Number(random![0]),
    ]);
    expect(
      Object.entries(LOYALTY_MIX).map(([players, mix]) => [Number(players), mix.fixed, mix.random, mix.draw]),
    ).toEqual(printed);
  });

  test('[HPB-014] the bars: where they end and where they start', () => {
    const printed = tableUnder(RULES, '## 4.3 Bars');
    const shown = printed.filter(([bar]) => isBar(bar!.toLowerCase()));
    expect(shown).toHaveLength(Object.keys(BAR_ENDS).length);
    for (const [name, range, starts] of shown) {
      const bar = name!.toLowerCase();
      if (!isBar(bar)) continue;
      expect(BAR_NAMES[bar]).toBe(name);
      expect(BAR_ENDS[bar]).toEqual(range!.split('..').map(number));
      const [few, many = few] = starts!.split(' / ').map(Number);
      expect(counts.map((players) => startOf(bar, players))).toEqual([few, few, many, many]);
    }
    expect(printed.find(([bar]) => bar!.startsWith('Sector'))![1]).toBe(`0..${SECTOR_TOP}`);
  });

  test('[HPB-460] a Recon card costs 5', () => {
    const monolith = tableUnder(RULES, '## 4.7 Area actions').find(([place]) => place === 'Monolith')!;
    expect(Number(monolith[4])).toBe(RECON_COST);
  });
});
