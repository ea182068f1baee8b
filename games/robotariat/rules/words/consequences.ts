// What an answer would lead to, as the viewer's table stands.

import { count, listed } from '@tablewright/kernel/words';
import { ARROWS, BLUE, BOARD, FACES, type Kind, type Path, spaceNamed, SPACES, YELLOW } from '../content/board.ts';
import { sceneOf } from '../outlook/forecast.ts';
import { donationOn, hasOppressor, isSuspicious, patrolOn, type Scene } from '../content/scene.ts';
import { NONE, NPC_TURN } from '../state.ts';
import type { View } from '../view.ts';
import { npcWords, playerWords, spaceWords } from './say.ts';

export function mine(view: View): number {
  return view.me === 'spectator' ? 0 : view.me;
}

/** RTA-602 Nothing else comes of an encounter that ends the game. */
const FAILS = 'and the last Reputation is lost: the Revolution fails';

/** What an NPC that arrives on a space does there: 'donates 4 SPARK', 'fines 2 SPARK and tears down 1 poster'. */
function arrivalWords(scene: Scene, npc: number, space: number, reputation: number): string {
  if (npcWords(npc).startsWith('Civilian')) {
    if (hasOppressor(scene, space)) return 'donates nothing, because an Oppressor is there';
    return `donates ${count(donationOn(scene, space), 'SPARK').replace(/SPARKs$/, 'SPARK')}`;
  }
  const { suspicious, fine, torn, office } = patrolOn(scene, space);
  if (suspicious && reputation === 1) return `grows suspicious ${FAILS}`;
  const deeds = [
    ...(suspicious ? ['grows suspicious (1 Reputation lost)'] : []),
    ...(fine > 0 ? [`takes ${fine} SPARK`] : []),
    ...(torn > 0 ? [`tears down ${count(torn, 'poster')}`] : []),
    ...(office > 0 ? [`lowers the Office by ${office}`] : []),
  ];
  return deeds.length === 0 ? 'finds nothing to do' : listed(deeds);
}

/** Where a piece would go, and what it would do there. */
export function sendWords(view: View, npc: number, to: string): string {
  return `${npcWords(npc)} to ${spaceWords(to)}, where it ${arrivalWords(sceneOf(view), npc, spaceNamed(to), view.reputation)}`;
}

/** The same along a path. */
export function wayWords(view: View, npc: number, path: Path): string {
  const from = view.npcs[npc - 1]?.at;
  if (from == null) return npcWords(npc);
  const to = BOARD[from][path];
  return `${npcWords(npc)} along the ${path} path: ${sendWords(view, npc, to).slice(npcWords(npc).length + 1)}`;
}

/** Who and what is on a space: 'Zender, Civilian 1 and 2 posters are there'. */
export function standingWords(view: View, space: string): string {
  const players = view.players.flatMap(({ at }, seat) =>
    at === space && seat !== view.me ? [playerWords(view, seat)] : [],
  );
  const npcs = view.npcs.flatMap(({ at }, row) => (at === space ? [npcWords(row + 1)] : []));
  const posters = view.posters[space as keyof View['posters']];
  const there = [...players, ...npcs, ...(posters > 0 ? [count(posters, 'poster')] : [])];
  if (there.length === 0) return 'nobody and no poster is there';
  return `${listed(there)} ${there.length === 1 && posters <= 1 ? 'is' : 'are'} there`;
}

/**
 * What the dice would do with the pieces: 'Oppressor 2 to Sabotage; Civilians stay, and the token goes to Poster'. The
 * Civilian that Zender has led stays out of it (RTA-811), and so do Oppressors while the radio is jammed (S03).
 */
export function diceWords(view: View, black: string | null, red: string | null): string {
  const said: string[] = [];
  let token = spaceNamed(view.token);
  if (black === 'x') token = ARROWS[BLUE]![token]!;
  if (black !== null) said.push(black === 'x' ? tokenWords('Oppressors', token) : arrowWords(view, 'HO', black));
  if (red === 'x') token = ARROWS[YELLOW]![token]!; // RTA-406 from where the black X has brought it
  if (red !== null) said.push(red === 'x' ? tokenWords('Civilians', token) : arrowWords(view, 'CR', red));
  return [...said, ...failureWords(view, black, red)].join('; ');
}

/** RTA-602 That these dice cost the last Reputation; before the red one is rolled only if they do so whatever it shows. */
function failureWords(view: View, black: string | null, red: string | null): string[] {
  if (view.reputation !== 1 || (black !== 'yellow' && black !== 'blue') || isHeld(view)) return [];
  const path = black === 'yellow' ? YELLOW : BLUE;
  const suspicious = (face: string): number => {
    const scene = sceneOf(view);
    const npcAt = scene.npcAt.map((at, row) => {
      if (at === NONE || row === ledIn(view)) return at;
      if (view.npcs[row]!.kind === 'HO') return ARROWS[path]![at]!;
      return face === 'x' ? at : ARROWS[face === 'yellow' ? YELLOW : BLUE]![at]!;
    });
    return npcAt.findIndex(
      (at, row) => at !== NONE && view.npcs[row]!.kind === 'HO' && isSuspicious({ ...scene, npcAt }, at),
    );
  };
  const rows = (red === null ? FACES : [red]).map(suspicious);
  if (rows.includes(NONE)) return [];
  const row = rows[0]!;
  if (rows.some((other) => other !== row)) return [`an Oppressor grows suspicious ${FAILS}`];
  const to = SPACES[ARROWS[path]![spaceNamed(view.npcs[row]!.at!)]!]!;
  return [`${npcWords(row + 1)} grows suspicious on ${spaceWords(to)} ${FAILS}`];
}

/** The frame of a roll: which Civilian Zender has led, and what the roll is for. */
function rollIn(view: View): { led?: number; cause?: number } {
  return (view.now.at(-1) ?? {}) as { led?: number; cause?: number };
}

function ledIn(view: View): number {
  return rollIn(view).led ?? NONE;
}

/** S03 */
function isHeld(view: View): boolean {
  return view.jammed > 0 && (rollIn(view).cause ?? NPC_TURN) === NPC_TURN;
}

function tokenWords(who: string, token: number): string {
  return `${who} stay, and the token goes to ${spaceWords(SPACES[token]!)}`;
}

function arrowWords(view: View, kind: Kind, face: string): string {
  const led = ledIn(view);
  if (kind === 'HO' && isHeld(view)) return 'Oppressors stay, because the radio is jammed';
  const goes = view.npcs.flatMap((npc, row) => {
    if (npc.at === null || npc.kind !== kind || row === led) return [];
    const to = SPACES[ARROWS[face === 'yellow' ? YELLOW : BLUE]![spaceNamed(npc.at)]!]!;
    return [`${npcWords(row + 1)} to ${spaceWords(to)}`];
  });
  if (goes.length > 0) return listed(goes);
  return kind === 'CR' && led !== NONE
    ? 'no other Civilian moves'
    : `no ${kind === 'HO' ? 'Oppressor' : 'Civilian'} moves`;
}
