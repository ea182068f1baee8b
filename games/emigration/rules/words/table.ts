// The position as a few lines of text, for records and for failures.

import { count, say } from '@tablewright/kernel/words';
import { PAPERS } from '../content/cards.ts';
import { destinationOf, NATIONALITIES } from '../content/people.ts';
import { PLACES } from '../content/places.ts';
import { availablePlaces } from '../outlook/places.ts';
import type { PlayerView, View } from '../view.ts';
import { nameOf } from './say.ts';

export function table(view: View, names: readonly string[]): string {
  const lying = view.players.reduce((sum, { layout }) => sum + layout.filter((card) => card !== null).length, 0);
  const head =
    view.phase === 'preparation'
      ? say`turn ${view.turn}, ${count(lying, 'card')} in the layouts, ${count(view.passports, 'Passport')} and ${count(view.tickets, 'Ticket')} public`
      : say`turn ${view.turn}, at the border`;
  const lanes = view.lanes.map(({ left }, lane) => `${lane + 1}: ${left.join(' ') || '-'}`).join(' | ');
  const widest = Math.max(...names.map((name) => name.length));
  const lines = view.players.map((player, seat) => `  ${(names[seat] ?? '').padEnd(widest)}  ${line(player)}`);
  return [head, say`lanes ${lanes}`, ...lines].join('\n');
}

function line(player: PlayerView): string {
  const from = NATIONALITIES.find(({ id }) => id === player.nationality)!.name;
  const free: readonly string[] = availablePlaces(player.layout);
  const lying = player.layout.flatMap((card, at) =>
    card === null || card === 'down' ? [] : [{ place: PLACES[at]!, says: `${PLACES[at]} ${nameOf(card)}` }],
  );
  const cards = (holds: (place: string) => boolean): string =>
    lying
      .filter(({ place }) => holds(place))
      .map(({ says }) => says)
      .join(', ');
  const open = cards((place) => free.includes(place));
  const covered = cards((place) => !free.includes(place));
  return [
    say`${from} to ${destinationOf(player.destination).name}`,
    player.inCollege
      ? say`${player.money} Money, ${player.assurance} Assurance, salary ${player.salary} (in college)`
      : say`${player.money} Money, ${player.assurance} Assurance, salary ${player.salary}`,
    [
      count(player.documents.length, 'Document'),
      count(player.connections.length, 'Connection'),
      ...papers(player),
    ].join(', '),
    player.life.length === 0 ? '' : say`keeps ${player.life.map(nameOf).join(', ')}`,
    open === '' ? '' : say`free: ${open}`,
    covered === '' ? '' : say`covered: ${covered}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function papers({ passports, tickets, upsideDown }: PlayerView): string[] {
  return [
    ...(passports > 0 ? [count(passports, 'Passport')] : []),
    ...(tickets > 0 ? [count(tickets, 'Ticket')] : []),
    ...(upsideDown === null ? [] : [say`a ${PAPERS[upsideDown].name} upside-down`]),
  ];
}
