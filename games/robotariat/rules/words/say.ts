// Words that every sentence uses: spaces, pieces, cards, how many.

import { BOARD, ENTRY, FACES, KINDS, SPACES, type Space } from '../content/board.ts';
import { SABOTAGES, UPGRADES } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import type { View } from '../view.ts';

export function isSpace(value: unknown): value is Space {
  return (SPACES as readonly unknown[]).includes(value);
}

/** 'Scrap Yard' */
export function spaceWords(space: string): string {
  return isSpace(space) ? BOARD[space].name : 'the board';
}

/** 'Civilian 1' or 'Oppressor 2': the number is that of the row, and so of the round in which it enters. */
export function npcWords(npc: number): string {
  const kind = ENTRY[npc - 1];
  return kind === undefined ? `piece ${npc}` : `${KINDS[kind] === 'CR' ? 'Civilian' : 'Oppressor'} ${npc}`;
}

export function kindWords(kind: string): string {
  return kind === 'CR' ? 'Civilians' : 'Oppressors';
}

export function cardWords(id: string): string {
  return [...UPGRADES, ...SABOTAGES].find((card) => card.id === id)?.name ?? 'a card';
}

export function objectiveWords(id: string): string {
  return OBJECTIVES.find((card) => card.id === id)?.name ?? 'nobody knows what';
}

export function characterWords(id: string | null): string {
  return CHARACTERS.find((character) => character.id === id)?.name ?? 'somebody';
}

/** What a player is called where nobody's name is known: by the character. */
export function playerWords(view: View, seat: number): string {
  return seat === view.me ? 'yourself' : characterWords(view.players[seat]?.character ?? null);
}

/** 'a blue arrow', 'a yellow X' */
export function faceWords(face: string, die: 'black' | 'red'): string {
  if (!(FACES as readonly string[]).includes(face)) return 'nothing';
  if (face === 'x') return die === 'black' ? 'a blue X' : 'a yellow X';
  return `a ${face} arrow`;
}
