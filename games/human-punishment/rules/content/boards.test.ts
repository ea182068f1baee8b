import { describe, expect, test } from 'vitest';
import { CHARACTER_IDS, CHARACTERS, KURO_BOARD } from './characters.ts';
import { ENEMY_TYPES } from './effects.ts';
import {
  ELITE,
  ENEMIES,
  ENEMY_DEFENCE_CARDS,
  ENEMY_KINDS,
  ENEMY_NAMES,
  enemyKind,
  LEVEL_ORDERS,
  levelOf,
  RED_DIE,
  typeOf,
} from './enemies.ts';
import { type BoostId, COLUMNS, SKILLS, type TaskId } from './skills.ts';
import { CONTENT, RULES, tableUnder } from './testing/ledger.ts';

/** '3–4' or '7': whether a face of a die is meant. */
function inSpan(face: number, span: string): boolean {
  const [low, high = low] = span.split('–').map(Number);
  return face >= low! && face <= high!;
}

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

const pair = (cell: string, between: string) => cell.split(between).map(Number);

describe('the player boards are those of the ledger', () => {
  const rows = tableUnder(RULES, '## 4.5 Player boards');

  test.each(CHARACTERS.map((board, index) => [board.name, index] as const))('%s', (_, index) => {
    const board = CHARACTERS[index]!;
    const [name, title, ap, move, range, attack, defence, health, programLimit, cards] = rows[index]!;
    expect({ ...board, title: `${board.title} (${board.symbol})` }).toMatchObject({
      name,
      title,
      ap: Number(ap),
      move: Number(move),
      range: Number(range),
      health: Number(health),
      programLimit: Number(programLimit),
    });
    expect([board.strength, board.red]).toEqual(pair(attack!, ' + '));
    expect([board.shield, board.blue]).toEqual(pair(defence!, ' + '));
    expect([board.draw, board.handLimit]).toEqual(pair(cards!, ' / '));
    expect(board.id).toBe(CHARACTER_IDS[index]);
  });

  test('[HPB-881] Kuro, who has neither cards nor Programs', () => {
    const [name, , ap, move, range, attack, defence, health, programLimit, cards] = rows[CHARACTERS.length]!;
    expect(rows).toHaveLength(CHARACTERS.length + 1);
    expect([name, ap, programLimit, cards]).toEqual([KURO_BOARD.name, '1 action or 1 move', '—', '—']);
    expect(KURO_BOARD).toMatchObject({
      ap: 1,
      move: Number(move),
      range: Number(range),
      health: Number(health),
      programLimit: 0,
      draw: 0,
      handLimit: 0,
    });
    expect([KURO_BOARD.strength, KURO_BOARD.red]).toEqual(pair(attack!, ' + '));
    expect([KURO_BOARD.shield, KURO_BOARD.blue]).toEqual(pair(defence!, ' + '));
  });
});

/** How the ledger words each task, without the sign of Kuro and the mark of two steps. */
const TASKS: Readonly<Record<TaskId, readonly string[]>> = {
  calmed: ['move Riot from yellow to blue'],
  morale4: ['raise Morale to 4 or more'],
  chance5: ['roll 5 or 6 with City Action 4'],
  allRounders: ['play all 7 All-Rounder cards'],
  delivered: ['bring a Data Chip into the Network'],
  hunted: ['eliminate 2 Enemies of Level 2 or 3'],
  looked: ['perform Junkyard Action 2'],
  censured: ['a Censure Motion of yours detains somebody'],
  scrapped: ['perform Junkyard Action 3'],
  deckEmpty: ['exhaust your personal deck'],
  twoCities: ['perform 2 different City actions'],
  discarded6: ['discard 6 cards from your hand at once'],
  discarded5: ['discard 5 cards from your hand at once'],
  starPlayed: ['play 1 of your star cards', 'play 1 of your special cards'],
  medCards: ['perform the Med Center free action'],
  weapons2: ['obtain 2 weapons at HQ, bought or by special'],
  boughtWeapons2: ['buy 2 weapons at HQ'],
  nexusWon: ['perform a successful Nexus action'],
  sector3: ['equip a Data Chip from Sector III'],
  killed: ['eliminate 1 Enemy'],
  handEmpty: ['have no cards in hand'],
  reconTaken: ['receive a Recon card'],
  farKill: ['eliminate an Enemy of Level 2 or 3 at range 1, not 0'],
  combat4: ['Combat Bar at 4'],
  riotZero: ['bring Riot to 0'],
  anyTwoCities: ['perform 2 City actions'],
  dropped: ['perform Junkyard Action 1'],
  healed: ['heal a character by your advantage or Hacking I'],
  healed2: ['heal one player by 2 hearts'],
  programs2: ['buy or receive 2 new Programs'],
  deliveredScanned: ['as Dee Coy, bring a Data Chip into the Network with both Scanners'],
  sniffed: ['sniff a Supply Box'],
  markers2: ['2 Kuro markers used'],
  kuroHunted: ['eliminate an Enemy of Level 2 or 3'],
};

const BOOSTS: Readonly<Record<BoostId, string>> = {
  blue: 'blue limit +1',
  soloAp: '+1 Action Point while no other character is in your Area',
  health3: 'max Health 3',
  twoAllRounders: '2 All-Rounder cards per turn',
  programLimit: 'Program limit +1',
  draw: 'draw 1 more each turn',
  twoProgramsKeepOne: 'draw 2 Programs, keep 1',
  move: 'move +1',
  ap: '+1 Action Point',
  hand10: 'hand limit 10',
  reroll: 'one reroll per own turn',
  darkNet3: 'Dark Net Action 2: draw 3, keep 1',
  strength: 'Strength +1',
  twoChips: 'carry 2 Data Chips (one per action)',
  blue5: 'each blue 5 you discard: may draw 2 Programs',
  range: 'range +1',
  red: 'red limit +1',
  woundCare: 'new action: heal 1 Wound in range, draw 1 own card (deck not named: ruling)',
  freeDrop: 'Junkyard Action 1 is free',
  kuroShield: 'Shield +1 while in the same Area as Kuro',
  kuroBoth: 'Kuro: 1 action and 1 move',
  kuroReward: 'Kuro eliminates an Enemy: draw 1 more own card (deck not named: ruling)',
  markersBack: 'turn 2 used Kuro markers face-up',
};

describe('[HPB-850] the skill trees are those of the ledger', () => {
  test.each(CHARACTERS.map(({ name }, index) => [name, index] as const))('%s', (name, index) => {
    const rows = tableUnder(RULES, `**${name}**`);
    expect(rows).toHaveLength(SKILLS[index]!.length);
    for (const [row, { task, steps, says, boost, gives, kuro, provenance }] of SKILLS[index]!.entries()) {
      const [column, level, asked, , given] = rows[row]!;
      expect(`${COLUMNS[Math.floor(row / 2)]} ${(row % 2) + 1}`).toBe(`${column} ${level}`);
      expect(TASKS[task]).toContain(asked!.replace(/^K: /, '').replace(/ \(2\)$/, ''));
      expect(BOOSTS[boost]).toBe(given);
      expect(kuro).toBe(asked!.startsWith('K: '));
      expect(steps).toBe(asked!.endsWith('(2)') ? 2 : asked!.includes('all 7') ? 7 : 1);
      expect(provenance).toBe('stated');
      expect(numbersIn(says)).toEqual(numbersIn(asked!.replace(/ \(2\)$/, '')));
      expect(numbersIn(gives)).toEqual(numbersIn(given!));
    }
  });

  test('no task and no Boost is named that stands in no tree', () => {
    const skills = SKILLS.flat();
    expect(new Set(skills.map(({ task }) => task))).toEqual(new Set(Object.keys(TASKS)));
    expect(new Set(skills.map(({ boost }) => boost))).toEqual(new Set(Object.keys(BOOSTS)));
  });
});

describe('the Enemies are those of the ledger', () => {
  const rows = tableUnder(CONTENT, '## 11. Enemies');

  test('[HPB-500] every type and Level', () => {
    expect(ENEMIES).toHaveLength(ENEMY_KINDS);
    for (const [kind, enemy] of ENEMIES.entries()) {
      const { type, level, health, strength, redCards, shield, range, markers } = enemy;
      const [name, , ...numbers] = rows[kind]!;
      expect(name).toBe(ENEMY_NAMES[type]);
      expect([level, health, strength, redCards, shield, ENEMY_DEFENCE_CARDS, range, markers]).toEqual(
        numbers.slice(0, 8).map(Number),
      );
      expect([type, level]).toEqual([ENEMY_TYPES[typeOf(kind)], levelOf(kind)]);
      expect(enemyKind(typeOf(kind), levelOf(kind))).toBe(kind);
    }
    expect(rows).toHaveLength(ENEMY_KINDS + 2);
  });

  test('[HPB-810] [HPB-820] Apex and Deus', () => {
    const [, , , health, strength, redCards, shield] = rows.at(-1)!;
    expect({ ...ELITE, health: `${ELITE.health} (= bar)` }).toEqual({
      health,
      strength: Number(strength),
      redCards: Number(redCards),
      shield: Number(shield),
    });
  });

  test('[HPB-520] the red die', () => {
    expect(RED_DIE).toHaveLength(12);
    for (const [index, type] of RED_DIE.entries()) {
      const row = rows.find(([, faces]) => inSpan(index + 1, faces!))!;
      expect(row[0]).toBe(type === null ? '(none)' : ENEMY_NAMES[ENEMY_TYPES[type]!]);
    }
  });

  test('[HPB-501] the order of the Levels turns twice', () => {
    expect(LEVEL_ORDERS).toEqual([
      [1, 2, 3],
      [2, 3, 1],
      [3, 2, 1],
    ]);
  });
});
