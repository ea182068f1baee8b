import type { CardId, View } from '@tablewright/robotariat-rules';
import {
  BOARD,
  CHARACTERS,
  type CharacterId,
  type Kind,
  OBJECTIVES,
  type ObjectiveId,
  SABOTAGES,
  type Space,
  UPGRADES,
} from '@tablewright/robotariat-rules/content';

// The short words and the inks of this game. No meaning hangs on a colour alone: a path has a shape, a player a face.

/** What stands on a space where there is no room for its name. */
export const SHORT: Readonly<Record<Space, string>> = {
  M: 'Masses',
  P: 'Poster',
  S: 'Sabotage',
  U: 'Upgrade',
  Y: 'Scrap Yard',
  R: 'Office',
};

export const KIND_WORDS: Readonly<Record<Kind, string>> = { CR: 'Civilian', HO: 'Oppressor' };

/** One ink for each seat, none of them the red and black of the NPCs. */
export const INKS = ['#1e6b76', '#733900', '#51375e', '#6e6441', '#274889'] as const;

export function inkOf(seat: number): string {
  return INKS[seat % INKS.length]!;
}

export function spaceName(space: Space): string {
  return BOARD[space].name;
}

export function characterOf(id: CharacterId | null): (typeof CHARACTERS)[number] | null {
  return CHARACTERS.find((one) => one.id === id) ?? null;
}

export function cardOf(id: string): (typeof UPGRADES)[number] | (typeof SABOTAGES)[number] | null {
  return [...UPGRADES, ...SABOTAGES].find((card) => card.id === id) ?? null;
}

export function cardName(id: CardId): string {
  return cardOf(id)?.name ?? id;
}

export function objectiveName(id: ObjectiveId): string {
  return OBJECTIVES.find((one) => one.id === id)!.name;
}

/** 'Oppressor 2' */
export function npcName({ npcs }: Pick<View, 'npcs'>, npc: number): string {
  const kind = npcs[npc - 1]?.kind;
  return kind === undefined ? `Piece ${npc}` : `${KIND_WORDS[kind]} ${npc}`;
}

/** '1 poster', '3 posters' */
export function many(n: number, thing: string): string {
  return `${n} ${thing}${n === 1 || thing === 'SPARK' ? '' : 's'}`;
}

/** Whose turn it is, and who is asked within it (ArciTech, say); null before the first round and at the end. */
export function turnOf({ now }: Pick<View, 'now'>): number | null {
  for (const frame of now.toReversed()) if (frame.stage !== 'report' && frame.by !== undefined) return frame.by;
  return null;
}

export function playedByAll({ players }: Pick<View, 'players'>): number {
  return players.reduce((sum, { played }) => sum + played, 0);
}
