// The position as a few lines of text, for records and for failures.

import { count } from '@tablewright/kernel/words';
import { SPACES } from '../content/board.ts';
import type { PlayerView, View } from '../view.ts';
import { cardWords, characterWords, npcWords, objectiveWords, spaceWords } from './say.ts';

export function table(view: View, names: readonly string[]): string {
  const head = view.round === 0 ? 'choosing characters' : `round ${view.round}`;
  const tracks = `Funds ${view.funds}/${view.target}, Reputation ${view.reputation}, Office ${view.office}, ${count(view.supply, 'poster')} in supply, ${view.junk} in the Junk Pile, token on ${spaceWords(view.token)}`;
  const spaces = SPACES.map((space) => `  ${spaceWords(space).padEnd(18)}  ${on(view, space, names)}`);
  const players = view.players.map((player, seat) => `  ${names[seat] ?? ''}: ${line(player)}`);
  return [head, tracks, ...spaces, ...players].join('\n');
}

function on(view: View, space: (typeof SPACES)[number], names: readonly string[]): string {
  const there = [
    ...view.players.flatMap(({ at }, seat) => (at === space ? [names[seat] ?? ''] : [])),
    ...view.npcs.flatMap(({ at }, row) => (at === space ? [npcWords(row + 1)] : [])),
    ...(view.posters[space] > 0 ? [count(view.posters[space], 'poster')] : []),
  ];
  return there.length === 0 ? '-' : there.join(', ');
}

function line({ character, upgrades, used, played, objective }: PlayerView): string {
  if (character === null) return 'no character yet';
  const cards = [...upgrades, ...used].map(cardWords).join(', ');
  const card = objective === null ? '' : `, ${objectiveWords(objective)}`;
  return `${characterWords(character)}${card}, ${count(played, 'card')} played${cards === '' ? '' : `; has or used ${cards}`}`;
}
