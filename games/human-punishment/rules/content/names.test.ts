import { expect, test } from 'vitest';
import * as board from './board.ts';
import * as boxes from './boxes.ts';
import * as characters from './characters.ts';
import * as chips from './chips.ts';
import { ENEMY_TYPES } from './effects.ts';
import * as enemies from './enemies.ts';
import * as faces from './faces.ts';
import { GENERAL_SPECIALS, STAR_CARDS } from './influence.ts';
import * as loyalty from './loyalty.ts';

// A constant that names an index names the right one: off by one, it would mean its neighbour in every rule.

test('Areas', () => {
  const { SECTORS, CITY, NEXUS, HQ, MONOLITH, NETWORK, JUNKYARD, MED } = board;
  const named = [SECTORS, CITY, NEXUS, HQ, MONOLITH, NETWORK, JUNKYARD, MED].map((area) => board.AREA_NAMES[area]);
  expect(named).toEqual(['Sectors', 'City', 'Nexus', 'HQ', 'Monolith', 'Network', 'Junkyard', 'Med Center']);
});

test('characters', () => {
  const { JAYDEN, FEYKAH, NOVA, HAVOC, DRYDEN, DEE_COY } = characters;
  const named = [JAYDEN, FEYKAH, NOVA, HAVOC, DRYDEN, DEE_COY].map((index) => characters.CHARACTERS[index]!.name);
  expect(named).toEqual(['Jayden', 'Feykah', 'Nova', 'Havoc', 'Dryden', 'Dee Coy']);
});

test('Enemies', () => {
  const { TANK, SNIPER, SOLDIER, CRAWLER, THIEF } = enemies;
  const named = [TANK, SNIPER, SOLDIER, CRAWLER, THIEF].map((type) => ENEMY_TYPES[type]);
  expect(named).toEqual(['tank', 'sniper', 'soldier', 'crawler', 'thief']);
});

test('Supply Boxes', () => {
  const { PISTOL, RIFLE_HQ, RIFLE, LAUNCHER, COMPANION, LASER } = boxes;
  const items = [PISTOL, RIFLE_HQ, RIFLE, LAUNCHER, COMPANION, LASER].map((box) => boxes.BOX_IDS[box]);
  expect(items).toEqual(['pistol', 'rifle-hq', 'rifle', 'launcher', 'companion', 'laser']);
  const { SHOCK_CHARGE, WORM, MAGNET, MUTE_COLLAR } = boxes;
  const traps = [SHOCK_CHARGE, WORM, MAGNET, MUTE_COLLAR].map((box) => boxes.BOXES[box]!.name);
  expect(traps).toEqual(['Shock Charge', 'Worm', 'Magnet', 'Mute Collar']);
});

test('chips and factions', () => {
  const { BLUE_CHIP, RED_CHIP, PURPLE_CHIP } = chips;
  expect([BLUE_CHIP, RED_CHIP, PURPLE_CHIP].map((colour) => chips.CHIP_COLOURS[colour])).toEqual([
    'blue',
    'red',
    'purple',
  ]);
  const { HUMAN, MACHINE, FALLEN, LEGION } = loyalty;
  const factions = [HUMAN, MACHINE, FALLEN, LEGION].map((faction) => loyalty.FACTION_IDS[faction]);
  expect(factions).toEqual(['human', 'machine', 'fallen', 'legion']);
});

test('faces', () => {
  const { BLUE, RED, GREY, GREEN } = faces;
  expect([BLUE, RED, GREY, GREEN].map((face) => faces.FACE_IDS[face])).toEqual(['B1', 'R1', 'grey', 'green']);
  const all = faces.FACE_IDS.map((_, face) => face);
  const others = Array.from({ length: all.length - GREY }, () => 0);
  expect(all.map(faces.value)).toEqual([1, 2, 3, 4, 5, -1, -2, -3, -4, -5, ...others]);
  expect(all.map(faces.worth)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5, ...others]);
  const { INTERFERENCE, SURGE, STATIC, BLACKOUT, STARS } = faces;
  const general = [INTERFERENCE, SURGE, STATIC, BLACKOUT].map((face) => GENERAL_SPECIALS[face - INTERFERENCE]!.name);
  expect(general).toEqual(['Interference', 'Surge', 'Static', 'Blackout']);
  const stars = [
    ['Spirit Level', faces.SPIRIT_LEVEL],
    ['Two Lifetimes', faces.TWO_LIFETIMES],
    ['Overdrive Fist', faces.OVERDRIVE_FIST],
    ['Recompile', faces.RECOMPILE],
    ['Back Alley', faces.BACK_ALLEY],
    ['Fence', faces.FENCE],
    ['Berserk', faces.BERSERK],
    ['Suppressing Fire', faces.SUPPRESSING_FIRE],
    ['Miracle Worker', faces.MIRACLE_WORKER],
    ['Triage', faces.TRIAGE],
    ['Last Leap', faces.LAST_LEAP],
    ['Good Boy', faces.GOOD_BOY],
  ] as const;
  for (const [name, face] of stars) expect(STAR_CARDS[face - STARS]!.name).toBe(name);
});
