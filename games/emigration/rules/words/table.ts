// The position as a few lines of text, for records and for failures.

import { destinationOf, NATIONALITIES } from '../content/people.ts';
import { PLACES } from '../content/places.ts';
import type { PlayerView, View } from '../view.ts';
import { count, nameOf } from './say.ts';

export function table(view: View, names: readonly string[]): string {
  const lying = view.players.reduce((sum, { layout }) => sum + layout.filter((card) => card !== null).length, 0);
  const head =
    view.phase === 'preparation'
      ? `turn ${view.turn}, ${count(lying, 'card')} in the layouts, ${count(view.passports, 'Passport')} and ${count(view.tickets, 'Ticket')} public`
      : `turn ${view.turn}, at the border`;
  const lanes = view.lanes.map(({ left }, lane) => `${lane + 1}: ${left.join(' ') || '-'}`).join(' | ');
  const widest = Math.max(...names.map((name) => name.length));
  const lines = view.players.map((player, seat) => `  ${(names[seat] ?? '').padEnd(widest)}  ${line(player)}`);
  return [head, `lanes ${lanes}`, ...lines].join('\n');
}

function line(player: PlayerView): string {
  const from = NATIONALITIES.find(({ id }) => id === player.nationality)!.name;
  const papers = `${'P'.repeat(player.passports)}${'T'.repeat(player.tickets)}${player.upsideDown === null ? '' : '~'}`;
  const free = player.layout.flatMap((card, at) =>
    card === null || card === 'down' ? [] : [`${PLACES[at]} ${nameOf(card)}`],
  );
  return [
    `${from} to ${destinationOf(player.destination).name}`,
    `${player.money} Money, ${player.assurance} A, salary ${player.salary}${player.inCollege ? ' (college)' : ''}`,
    `${player.documents.length} D ${player.connections.length} C ${papers}`,
    player.life.map(nameOf).join(', '),
    free.join(', '),
  ]
    .filter((part) => part !== '')
    .join('; ');
}
