import type { GameRecord } from '@tablewright/kernel';
import { seedHere } from '../offline/here.ts';
import { endedGame, keepGame } from '../offline/kept-games.ts';

// A game that was played in this browser alone, looked at again: the server knows nothing of it.

export function recordHere(game: string): GameRecord | null {
  const kept = endedGame(game);
  if (kept === null) return null;
  const { rulesVersion, names, options, log } = kept;
  return { format: 1, game, rulesVersion, seats: names.length, names, options: { ...options }, log, outcome: null };
}

/** The seats of people in it. */
export function peopleHere(game: string): readonly number[] {
  return endedGame(game)?.people ?? [];
}

/** Lays down a game that goes on from there, with one person on this seat; chance is drawn anew. */
export function goOnHere(game: string, log: GameRecord['log'], seat: number): void {
  const kept = endedGame(game);
  if (kept !== null) keepGame({ ...kept, people: [seat], seed: seedHere(), log });
}
