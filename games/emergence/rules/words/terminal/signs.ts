// The signs on tiles, blocks and agents: shape first, colour besides. Open shapes are the light types, full ones the dark.

import { COLOURS, DATA, type Data, type Kind } from '../../content/types.ts';
import { tileCode } from '../../content/tiles.ts';
import { type Art, type Ink, ink } from './ink.ts';

const SHAPES: Record<Data, string> = { triangle: '△', circle: '●', helix: '§', molecule: '♣' };
const STYLES: Record<Data, string> = { triangle: 'cyan', circle: 'blue', helix: 'mint', molecule: 'green' };

export const KIND_LETTERS: Record<Exclude<Kind, 'data'>, string> = {
  start: 'S',
  compile: 'C',
  assimilate: 'A',
  teleport: 'P',
};

/** T, O, H or M: what is typed for a type, and drawn where there are no shapes. */
export function letterOf(type: Data): string {
  return tileCode({ q: 0, r: 0, kind: 'data', types: [type] });
}

export function signOf(type: Data, art: Art): string {
  return art.unicode ? SHAPES[type] : letterOf(type);
}

export function styleOf(type: Data): string {
  return STYLES[type];
}

/** Which type a letter or a sign means. */
export function typeMeant(sign: string): Data | undefined {
  return DATA.find((type) => letterOf(type) === sign.toUpperCase() || SHAPES[type] === sign);
}

/** 'E3'-like: the sign and a number, or a dot where there is none. */
export function amountOf(type: Data, n: number, art: Art): Ink {
  const none = art.unicode ? '·' : '-';
  return ink(`${signOf(type, art)}${n === 0 ? none : n > 9 ? '+' : n}`, n === 0 ? 'dim' : STYLES[type]);
}

/** The styles in which the seats' agents and names are printed. */
export function seatStyle(seat: number): string {
  return COLOURS[seat]!;
}

export function agentLetter(seat: number): string {
  return COLOURS[seat]!.charAt(0).toUpperCase();
}

export function faceStyle(face: string): string {
  return face === 'E' ? 'cyan' : 'green';
}
