// Words that every sentence uses: Areas, places, pieces, cards, Enemies.

import { signed } from '@tablewright/kernel';
import { listed } from '@tablewright/kernel/words';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { AREA_IDS } from '../content/board.ts';
import { BOXES } from '../content/boxes.ts';
import { CHARACTERS } from '../content/characters.ts';
import type { Victor } from '../content/endings.ts';
import { ENEMIES } from '../content/enemies.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS } from '../content/faces.ts';
import { GENERAL_SPECIALS, STAR_CARDS } from '../content/influence.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import { COLUMNS, SKILLS } from '../content/skills.ts';
import { WOUNDS } from '../content/wounds.ts';

const AREA_WORDS = [
  'the Sectors',
  'the City',
  'the Nexus',
  'HQ',
  'the Monolith',
  'the Network',
  'the Junkyard',
  'the Med Center',
];

/** 'the City (2)' */
export function areaWords(id: string): string {
  const area = (AREA_IDS as readonly string[]).indexOf(id);
  if (area < 0) return 'nowhere';
  return area < 6 ? `${AREA_WORDS[area]} (${id})` : AREA_WORDS[area]!;
}

const TYPE_WORDS = { tank: 'Tank', sniper: 'Sniper', soldier: 'Soldier', crawler: 'Crawler', thief: 'Thief' } as const;

/** 'Soldier 2': the number is the Level. */
export function enemyWords(kind: number): string {
  const enemy = ENEMIES[kind];
  return enemy === undefined ? 'Deus' : `${TYPE_WORDS[enemy.type]} ${enemy.level}`;
}

export function theEnemy(kind: number): string {
  return ENEMIES[kind] === undefined ? 'Deus' : `the ${enemyWords(kind)}`;
}

/** '+3', '−5', 'a grey card', 'Overdrive Fist' */
export function cardWords(id: string): string {
  if (id === 'S-JAY-2+') return 'Two Lifetimes (+4)';
  if (id === 'S-JAY-2-') return 'Two Lifetimes (−4)';
  if (/^[BR][1-5]$/.test(id)) return `${id.startsWith('B') ? '+' : '−'}${id.slice(1)}`;
  if (id === 'grey' || id === 'green') return `a ${id} card`;
  const face = (FACE_IDS as readonly string[]).indexOf(id);
  return STAR_CARDS[face - 16]?.name ?? GENERAL_SPECIALS[face - 12]?.name ?? 'a card';
}

/** '+2, −1, three grey cards and a green card': cards without a number are counted. */
export function cardsWords(ids: readonly string[]): string {
  if (ids.length === 0) return 'no card';
  const plain = ids.filter((id) => !UNNUMBERED.includes(id)).map(cardWords);
  const counted = UNNUMBERED.flatMap((id) => {
    const n = ids.filter((one) => one === id).length;
    return n === 0 ? [] : [n === 1 ? cardWords(id) : `${SMALL[n] ?? n} ${id} cards`];
  });
  return listed([...plain, ...counted]);
}

const UNNUMBERED: readonly string[] = ['grey', 'green'];
const SMALL = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

export function programWords(id: string): string {
  return PROGRAMS.find((one) => one.id === id)?.name ?? 'a Program';
}

export function programsWords(ids: readonly string[]): string {
  return ids.length === 0 ? 'nothing' : listed(ids.map(programWords));
}

export function eventWords(id: string): string {
  return EVENTS.find((one) => one.id === id)?.name ?? 'an Event';
}

/** What an Event says, with a space before it. */
export function eventText(id: string): string {
  const event = EVENTS.find((one) => one.id === id);
  switch (event?.type) {
    case 'check': {
      const { success, failure, noShow } = event.says;
      const total = event.target > 0 ? `+${event.target} or more` : `−${-event.target} or less`;
      return ` With a total of ${total}: ${success} Otherwise: ${failure}${noShow === null ? '' : ` Who puts in no card: ${noShow}`}`;
    }
    case 'colour': {
      const { none, one, more } = event.says;
      return ` By the number of ${event.wanted.join(' and ')} cards. None: ${none} One: ${one} More: ${more}`;
    }
    case 'decision':
      return ` The ${event.who === 'leader' ? 'Leader' : 'General'} decides. A: ${event.says.a} B: ${event.says.b}`;
    case 'raid':
    case 'ex':
      return ` ${event.says.effects}`;
    default:
      return '';
  }
}

export function woundWords(id: string): string {
  return WOUNDS.find((one) => one.id === id)?.name ?? 'a Wound';
}

export function boxWords(id: string): string {
  return BOXES.find((one) => one.id === id)?.name ?? 'a box';
}

export function reconWords(id: string): string {
  return RECON.find((one) => one.id === id)?.name ?? 'a Recon card';
}

export function objectiveWords(id: string): string {
  return OBJECTIVES.find((one) => one.id === id)?.name ?? 'an Objective';
}

export function allRounderWords(id: string): string {
  return ALL_ROUNDERS.find((one) => one.id === id)?.name ?? 'an All-Rounder card';
}

export function interrogationWords(id: string): string {
  return INTERROGATIONS.find((one) => one.id === id)?.name ?? 'an Interrogation card';
}

export function characterWords(id: string | null): string {
  return CHARACTERS.find((one) => one.id === id)?.name ?? 'somebody';
}

const FACTION_WORDS: Readonly<Record<string, string>> = {
  human: 'a Human',
  machine: 'a Machine',
  fallen: 'Fallen',
  legion: 'Legion',
};

export function factionWords(id: string): string {
  return FACTION_WORDS[id] ?? 'nobody knows what';
}

/** 'a Human and Fallen', 'both a Human' */
export function factionsWords(ids: readonly string[]): string {
  const [first, second] = ids;
  if (first !== undefined && ids.length === 2 && first === second) return `both ${factionWords(first)}`;
  return listed(ids.map(factionWords));
}

export const VICTOR_WORDS: Readonly<Record<Victor, string>> = {
  human: 'The Humans',
  machine: 'The Machines',
  fallen: 'The Fallen',
  legion: 'Legion',
  outlaws: 'The Outlaws',
};

/** 'Hacking I' */
export function skillWords(skill: number): string {
  return `${COLUMNS[Math.floor(skill / 2)] ?? 'a column'} ${skill % 2 === 0 ? 'I' : 'II'}`;
}

export function skillOf(character: number, skill: number): (typeof SKILLS)[number][number] | undefined {
  return SKILLS[character]?.[skill];
}

export const BAR_WORDS = {
  riot: 'Riot',
  morale: 'Morale',
  resource: 'Resource',
  security: 'Security',
  threat: 'Threat',
  apex: 'Apex',
  deus: 'Deus',
  guard: 'the Guard',
} as const;

/** Riot and Morale are on two sides of 0; what is never below it has no sign. */
export function barValue(bar: keyof typeof BAR_WORDS, n: number): string {
  return bar === 'riot' || bar === 'morale' ? signed(n) : String(n);
}

export const DIE_WORDS: Readonly<Record<string, string>> = {
  orange: 'orange',
  red: 'red',
  white1: 'white',
  white2: 'white',
  pink: 'pink',
};

/** A piece by name: a player, Kuro behind the last of them, Apex behind him. */
export function pieceWords(piece: number, names: readonly string[]): string {
  return names[piece] ?? (piece === names.length ? 'Kuro' : piece === names.length + 1 ? 'Apex' : 'Somebody');
}
