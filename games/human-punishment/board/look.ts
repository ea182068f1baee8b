import type { View } from '@tablewright/human-punishment-rules';
import {
  AREA_IDS,
  AREA_NAMES,
  BAR_ENDS,
  BOXES,
  CHARACTERS,
  type CharacterId,
  ENEMIES,
  ENEMY_NAMES,
  EVENTS,
  type FactionId,
  GENERAL_SPECIALS,
  OBJECTIVES,
  PROGRAMS,
  STAR_CARDS,
  WOUNDS,
} from '@tablewright/human-punishment-rules/content';
import { signed } from '@tablewright/kernel';
import type { IconId } from './icons.ts';

// The short words and the lights of this game. No meaning hangs on a colour alone: a player has a shape, a chip a letter.

type Frame = View['now'][number];
export type FrameOf<S extends Frame['stage']> = Extract<Frame, { stage: S }>;

/** The frame of a stage that lies nearest to the top. */
export function frameOf<S extends Frame['stage']>({ now }: Pick<View, 'now'>, stage: S): FrameOf<S> | null {
  return (now.findLast((frame) => frame.stage === stage) as FrameOf<S> | undefined) ?? null;
}

/** One light for each seat, none of them a faction's. */
export const LIGHTS = ['#ffb648', '#45dfe6', '#d379cf', '#a9fd46', '#f4f6ff', '#ff8c59'] as const;

export function lightOf(seat: number): string {
  return LIGHTS[seat] ?? '#aeb8d0';
}

export type Bar = keyof View['bars'];
export const BARS = Object.keys(BAR_ENDS) as readonly Bar[];

export function boardOf(character: CharacterId | null): (typeof CHARACTERS)[number] | null {
  return CHARACTERS.find(({ id }) => id === character) ?? null;
}

export const programOf = (id: string) => PROGRAMS.find((one) => one.id === id);
export const woundOf = (id: string) => WOUNDS.find((one) => one.id === id);
export const boxOf = (id: string) => BOXES.find((one) => one.id === id);
export const objectiveOf = (id: string) => OBJECTIVES.find((one) => one.id === id);
export const eventOf = (id: string) => EVENTS.find((one) => one.id === id);

export type CardColour = 'blue' | 'red' | 'grey' | 'green' | 'special';

/** What is printed on an Influence card: 'S-JAY-2+' is Two Lifetimes as it lies in a check. */
export interface CardLook {
  readonly colour: CardColour;
  /** '+3', '−5', 'grey', or the name of a special card */
  readonly name: string;
  /** what it adds to a check */
  readonly value: number;
  readonly text: string | null;
}

export function cardLook(face: string): CardLook {
  if (face === 'S-JAY-2+' || face === 'S-JAY-2-') {
    const value = face.endsWith('+') ? 4 : -4;
    return { colour: 'special', name: `Two Lifetimes ${signed(value)}`, value, text: null };
  }
  const value = Number(face.slice(1));
  if (/^B[1-5]$/.test(face)) return { colour: 'blue', name: signed(value), value, text: null };
  if (/^R[1-5]$/.test(face)) return { colour: 'red', name: signed(-value), value: -value, text: null };
  if (face === 'grey' || face === 'green') return { colour: face, name: face, value: 0, text: null };
  const card = [...STAR_CARDS, ...GENERAL_SPECIALS].find(({ id }) => id === face);
  return { colour: 'special', name: card?.name ?? 'a card', value: 0, text: card?.text ?? null };
}

/** 'Soldier 2' */
export function enemyName(kind: number): string {
  const enemy = ENEMIES[kind];
  return enemy === undefined ? 'Deus' : `${ENEMY_NAMES[enemy.type]} ${enemy.level}`;
}

export function areaName(id: string | null): string {
  return AREA_NAMES[AREA_IDS.findIndex((area) => area === id)] ?? 'nowhere';
}

/** A piece by name: a player, Kuro behind the last of them, Apex behind him. */
export function pieceName(piece: number, names: readonly string[]): string {
  return names[piece] ?? (piece === names.length ? 'Kuro' : 'Apex');
}

/** Somebody, as whoever looks calls them. */
export function calledBy(me: View['me'], seat: number, names: readonly string[]): string {
  return seat === me ? 'You' : (names[seat] ?? '');
}

export const ROMAN = ['I', 'II', 'III'] as const;

export const CHIP_LETTERS = { blue: 'B', red: 'R', purple: 'P' } as const;
export const CHIP_WORDS = { blue: 'blue (Humans)', red: 'red (Machines)', purple: 'purple (Fallen)' } as const;

export const VICTOR_NAMES: Readonly<Record<NonNullable<View['victor']>, string>> = {
  human: 'The Humans',
  machine: 'The Machines',
  fallen: 'The Fallen',
  legion: 'Legion',
  outlaws: 'The Outlaws',
};

export const FACTION_ICONS: Readonly<Record<NonNullable<View['victor']>, IconId>> = {
  human: 'human',
  machine: 'machine',
  fallen: 'fallen',
  legion: 'legion',
  outlaws: 'outlaws',
};

/** What each faction wants, on its Loyalty card. */
export const FACTION_AIMS: Readonly<Record<FactionId, string>> = {
  human: 'Blue chips in the Network: more columns than the Machines and the Fallen.',
  machine: 'Red chips in the Network; or Resource at 0; or Deus in the Network.',
  fallen:
    'Purple chips: 3 in the Junkyard, or 2 there and 2 in the Network. That beats everything. Or most columns in purple.',
  legion: 'Security at 0 or Threat at 4.',
};
