import type { CardDeck, PrintedCard } from '@tablewright/board';
import {
  AREA_IDS,
  AREA_NAMES,
  CHARACTERS,
  CHIP_COLOURS,
  CHIPS_BY_SECTOR,
  COLUMNS,
  ELITE,
  ENEMIES,
  ENEMY_NAMES,
  ENEMY_TEXTS,
  KURO_BOARD,
  LOCATIONS,
  MAP,
  type PlayerBoard,
  SKILLS,
} from '@tablewright/human-punishment-rules/content';
import { type Provenance, partly, STATED } from '@tablewright/kernel/words';
import { areaActions } from '../areas.ts';
import { ROMAN } from '../look.ts';
import { provenanceOf } from '../provenance.ts';

// What is no card: player boards, the map, Enemies, Data Chips.

function boardOf(board: PlayerBoard, skills: readonly (readonly [string, string])[]): PrintedCard {
  const { id, name, title, ap, move, range, strength, red, shield, blue, health, programLimit, handLimit, draw } =
    board;
  const cards: readonly (readonly [string, string])[] = [
    ['Programs', String(programLimit)],
    ['cards at the start of a turn', String(draw)],
    ['hand at most', String(handLimit)],
  ];
  return {
    id,
    name,
    kind: title,
    facts: [
      ['Action Points', String(ap)],
      ['movement', String(move)],
      ['Health', String(health)],
      ['Strength', String(strength)],
      ['red cards in an attack', String(red)],
      ['range', String(range)],
      ['Shield', String(shield)],
      ['blue cards in defence', String(blue)],
      ...(id === 'kuro' ? [] : cards),
    ],
    rows: [['Advantage', board.advantage], ['Disadvantage', board.disadvantage], ['Special', board.special], ...skills],
    provenance: partlyOurs(provenanceOf(board)),
  };
}

/** The skill trees are printed; numbers and powers of the boards are mostly ours. */
function partlyOurs(provenance: Provenance): Provenance {
  return provenance.status === 'reconstructed' ? partly('most numbers and powers') : provenance;
}

export const characters: CardDeck = {
  id: 'characters',
  name: 'Characters',
  says: 'The player boards, with their skill trees: what has to be done, and what it unlocks.',
  colour: '#ffe14d',
  cards: [
    ...CHARACTERS.map((board, i) =>
      boardOf(
        board,
        SKILLS[i]!.map(({ says, gives, steps }, at) => [
          `${COLUMNS[Math.floor(at / 2)]} ${ROMAN[at % 2]}`,
          `${says}${steps > 1 ? ` (${steps} times)` : ''} Then: ${gives}`,
        ]),
      ),
    ),
    boardOf(KURO_BOARD, []),
  ],
};

function locationsIn(area: number): string {
  const some = LOCATIONS.filter(({ areas }) => areas.includes(area)).map(({ id, areas }) =>
    areas.length > 1 ? `Watchtower ${id}` : id,
  );
  return some.length === 0 ? 'none' : some.join(', ');
}

function roadsFrom(area: number): string {
  return MAP.arrows
    .filter(({ between }) => between.some((end) => end === area))
    .map(({ between: [a, b] }) => AREA_NAMES[a === area ? b : a])
    .join(', ');
}

export const areas: CardDeck = {
  id: 'areas',
  name: 'Areas',
  says: 'What can be done where. An action costs 1 Action Point unless it says otherwise.',
  colour: '#56b0ff',
  cards: AREA_IDS.map((id, area) => ({
    id: `area-${id}`,
    name: AREA_NAMES[area]!,
    kind: area < 6 ? `Area ${id}` : 'side Area',
    facts: [
      ['roads to', roadsFrom(area)],
      ['Spawn Locations', locationsIn(area)],
    ],
    rows: areaActions(id),
    provenance: partly('the place on the map and some roads'),
  })),
};

function eliteCard(id: string, name: string, text: string): PrintedCard {
  return {
    id,
    name,
    facts: [
      ['Health', 'its bar, 9 at first'],
      ['Strength', String(ELITE.strength)],
      ['red cards', String(ELITE.redCards)],
      ['Shield', String(ELITE.shield)],
    ],
    text,
    provenance: STATED,
  };
}

export const enemies: CardDeck = {
  id: 'enemies',
  name: 'Enemies',
  says: 'They act when the orange die shows their Area. To hit one you must beat its Shield and a card of the common deck.',
  colour: '#ff6470',
  cards: [
    ...ENEMIES.map(
      (enemy): PrintedCard => ({
        id: `${enemy.type}-${enemy.level}`,
        name: `${ENEMY_NAMES[enemy.type]}, Level ${enemy.level}`,
        copies: enemy.markers,
        facts: [
          ['Health', String(enemy.health)],
          ['Strength', String(enemy.strength)],
          ['red cards', String(enemy.redCards)],
          ['Shield', String(enemy.shield)],
          ['range', String(enemy.range)],
        ],
        text: ENEMY_TEXTS[enemy.type],
        provenance: partly('the number of markers'),
      }),
    ),
    eliteCard('deus', 'Deus', 'Comes when its bar reaches 9 and walks the red path. In the Network the Machines win.'),
    eliteCard('apex', 'Apex', 'Comes when its bar reaches 9 and fights for the city; the General steers it.'),
  ],
};

const CHIP_TEXTS = {
  blue: 'For the Humans: they want most columns of the Network.',
  red: 'For the Machines: they want most columns of the Network.',
  purple: 'For the Fallen: most columns, or 3 in the Junkyard, or 2 there and 2 in the Network.',
} as const;

export const chips: CardDeck = {
  id: 'chips',
  name: 'Data Chips',
  says: 'Brought from the Sectors into the Network; they decide who wins.',
  colour: '#c39bff',
  cards: CHIP_COLOURS.map((colour, i) => ({
    id: `chip-${colour}`,
    name: `${colour} Data Chip`,
    copies: CHIPS_BY_SECTOR.reduce((sum, counts) => sum + counts[i]!, 0),
    facts: CHIPS_BY_SECTOR.map((counts, sector) => [`in Sector ${ROMAN[sector]}`, String(counts[i])] as const),
    text: CHIP_TEXTS[colour],
    provenance: STATED,
  })),
};
