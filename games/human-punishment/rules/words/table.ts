// The position as a few lines of text, for records and for failures.

import { count } from '@tablewright/kernel/words';
import { AREA_IDS } from '../content/board.ts';
import { placeWords } from '../content/enemy-places.ts';
import type { View } from '../view.ts';
import {
  areaWords,
  BAR_WORDS,
  boxWords,
  cardWords,
  characterWords,
  enemyWords,
  factionWords,
  objectiveWords,
  pieceWords,
  barValue,
  woundWords,
} from './say.ts';

const PHASES = ['before the Human Phase', 'after the Human Phase', 'after the Machine Phase'];

export function table(view: View, names: readonly string[]): string {
  const bars = (Object.keys(view.bars) as (keyof View['bars'])[])
    .map((bar) => `${BAR_WORDS[bar]} ${barValue(bar, view.bars[bar])}`)
    .join(', ');
  return [
    headline(view, names),
    bars,
    `Sectors ${view.sectors.map(({ value, count: left }) => `${value} (${left})`).join(', ')}; Network ${network(view)}; Junkyard ${view.junkyard.filter((spot) => spot !== null).length}`,
    ...AREA_IDS.map((area) => `  ${areaWords(area).padEnd(20)} ${inArea(view, area, names)}`),
    `  Enemies: ${view.enemies.map(({ at, kind, health }) => `${enemyWords(kind)} (${health}) on ${placeWords(at)}`).join(', ') || 'none'}`,
    ...view.players.map((player, seat) => `  ${names[seat] ?? ''}: ${line(view, player, seat)}`),
  ].join('\n');
}

/** It stands at the top of the page, where a phone has room for its first words only. */
function headline({ me, turns, active, leader, general, phase }: View, names: readonly string[]): string {
  if (turns === 0) return 'set-up';
  const nameOf = (seat: number | null): string =>
    seat === null ? 'nobody' : seat === me ? 'you' : (names[seat] ?? '');
  const plays = active === me ? 'you play' : `${nameOf(active)} plays`;
  return `turn ${turns}, ${plays}; Leader: ${nameOf(leader)}, General: ${nameOf(general)}; ${PHASES[phase] ?? ''}`;
}

/** Columns from the bottom: a letter for what is known, ? for what is not. */
function network(view: View): string {
  return [0, 1, 2]
    .map((column) =>
      view.network
        .slice(column * 5, column * 5 + 5)
        .map((slot) => (slot === null ? '' : (slot.colour?.[0] ?? '?')))
        .join(''),
    )
    .map((chips) => chips || '-')
    .join(' | ');
}

function inArea(view: View, area: string, names: readonly string[]): string {
  const there = view.pieces.flatMap((piece, at) =>
    piece.area === area
      ? [
          `${pieceWords(at, names)} (${piece.health}${piece.chips.length > 0 ? `, ${count(piece.chips.length, 'chip')}` : ''})`,
        ]
      : [],
  );
  const boxes = view.boxes
    .filter((box) => box.area === area)
    .map(({ box }) => (box === null ? 'a closed box' : boxWords(box)));
  return [...there, ...boxes].join(', ') || '-';
}

function line(view: View, player: View['players'][number], seat: number): string {
  const parts = [
    player.character === null ? 'no character yet' : characterWords(player.character),
    count(player.handCount, 'card'),
    count(player.hiddenPrograms + player.openPrograms.length, 'Program'),
    ...(player.detained ? ['detained'] : []),
    ...(player.item === null ? [] : [boxWords(player.item)]),
    ...(view.pieces[seat]?.wounds ?? []).map(woundWords),
    ...(player.faction === null ? [] : [factionWords(player.faction)]),
    ...player.objectives.flatMap((one) =>
      one === null ? [] : [`${objectiveWords(one.id)}${one.met === true ? ' (met)' : ''}`],
    ),
    ...(player.hand === null || player.hand.length === 0 ? [] : [`holds ${player.hand.map(cardWords).join(' ')}`]),
  ];
  return parts.join(', ');
}
