// What an answer would lead to, as the viewer's table stands.

import { ARROWS, PATHS, spaceNamed, SPACES } from '../content/board.ts';
import { sceneOf } from '../content/forecast.ts';
import { donationOn, hasOppressor, patrolOn, type Scene } from '../content/scene.ts';
import type { View } from '../view.ts';
import { count, listed, npcWords, playerWords, spaceWords } from './say.ts';

export function mine(view: View): number {
  return view.me === 'spectator' ? 0 : view.me;
}

/** What an NPC that arrives on a space does there: 'donates 4 SPARK', 'fines 2 SPARK and tears down 1 poster'. */
function arrivalWords(scene: Scene, npc: number, space: number): string {
  if (npcWords(npc).startsWith('Civilian')) {
    if (hasOppressor(scene, space)) return 'donates nothing, because an Oppressor is there';
    return `donates ${count(donationOn(scene, space), 'SPARK').replace(/SPARKs$/, 'SPARK')}`;
  }
  const { suspicious, fine, torn, office } = patrolOn(scene, space);
  const deeds = [
    ...(suspicious ? ['grows suspicious, for 1 Reputation'] : []),
    ...(fine > 0 ? [`takes ${fine} SPARK`] : []),
    ...(torn > 0 ? [`tears down ${count(torn, 'poster')}`] : []),
    ...(office > 0 ? [`lowers the Office by ${office}`] : []),
  ];
  return deeds.length === 0 ? 'finds nothing to do' : listed(deeds);
}

/** Where a piece would go, and what it would do there. */
export function sendWords(view: View, npc: number, to: string): string {
  return `${npcWords(npc)} to ${spaceWords(to)}, where it ${arrivalWords(sceneOf(view), npc, spaceNamed(to))}`;
}

/** The same along a path. */
export function wayWords(view: View, npc: number, path: string): string {
  const from = view.npcs[npc - 1]?.at;
  if (from == null) return npcWords(npc);
  const to = SPACES[ARROWS[(PATHS as readonly string[]).indexOf(path)]![spaceNamed(from)]!]!;
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

/** What the dice would do with the pieces: 'Oppressors take the blue path; the Civilians stay and the token moves to Poster'. */
export function diceWords(view: View, black: string | null, red: string | null): string {
  const said = [
    ...(black === null ? [] : [dieWords(view, 'black', black)]),
    ...(red === null ? [] : [dieWords(view, 'red', red)]),
  ];
  return said.join('; ');
}

function dieWords(view: View, die: 'black' | 'red', face: string): string {
  const who = die === 'black' ? 'Oppressors' : 'Civilians';
  if (face === 'x') {
    const to = SPACES[ARROWS[die === 'black' ? 1 : 0]![spaceNamed(view.token)]!]!;
    return `${who} stay, and the token goes to ${spaceWords(to)}`;
  }
  const goes = view.npcs.flatMap(({ kind, at }, row) => {
    if (at === null || (kind === 'HO') !== (die === 'black')) return [];
    const to = SPACES[ARROWS[face === 'yellow' ? 0 : 1]![spaceNamed(at)]!]!;
    return [`${npcWords(row + 1)} to ${spaceWords(to)}`];
  });
  return goes.length === 0 ? `no ${who.slice(0, -1)} moves` : listed(goes);
}
