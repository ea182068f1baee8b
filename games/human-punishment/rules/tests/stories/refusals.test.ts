import { join } from 'node:path';
import { describe } from 'vitest';
import { CHARACTER_IDS } from '../../content/characters.ts';
import { FACE_IDS } from '../../content/faces.ts';
import { GONE, NONE, type State } from '../../state.ts';
import { enemyOn, SOLDIER } from '../testing/cards.ts';
import { keepLines } from '../testing/kept.ts';
import { poor, rich } from '../testing/rich.ts';
import { ann, bea, dan, game, own } from '../testing/tables.ts';
import { carry, quiet } from '../testing/turns.ts';

// Whatever may be said in an Action Phase, and whatever may not, at many tables: each reason with its rule, and what it meets.

const AREAS = ['1', '2', '3', '4', '5', '6', 'J', 'M'];
const PIECES = [ann, bea, 4];

/** Acts with all that may be named in them, and some that make no sense. */
const SAID: readonly unknown[] = [
  null,
  'move',
  7,
  {},
  { act: 3 },
  { act: 'fly' },
  { act: 'end' },
  ...[...AREAS, '7', 5].flatMap((to) => [ann, 4].map((piece) => ({ act: 'move', piece, to }))),
  { act: 'move', piece: bea, to: '3' },
  { act: 'move', to: '4' },
  ...['6', '8', '12', 'red1', 'red2', '5b', 'x', 6].flatMap((at) =>
    [ann, 4].map((piece) => ({ act: 'attack', piece, at })),
  ),
  ...[1, 2, 3, 4].flatMap((sector) => [ann, 4].map((piece) => ({ act: 'sector', piece, sector }))),
  ...[0, 1, 2, 4, 5, -1, 0.5, 'x'].map((partner) => ({ act: 'share', piece: ann, partner })),
  ...[1, -1, 2].map((sign) => ({ act: 'riot', piece: ann, sign })),
  ...['morale', 'resource', 'chance', 'nexus', 'newLeader', 'recon', 'deliver', 'look', 'destroy'].flatMap((act) =>
    PIECES.map((piece) => ({ act, piece })),
  ),
  ...['P01', 'P02', 'P03', 'P99', 3].map((card) => ({ act: 'buy', card })),
  { act: 'buyUnseen' },
  ...[0, 1, 2, 4, -1, 'x'].flatMap((seat) => ['censure', 'pardon'].map((act) => ({ act, seat }))),
  ...['pistol', 'rifle-hq', 'laser'].flatMap((box) => ['weapon', 'arm'].map((act) => ({ act, box }))),
  ...[1, 0].map((sign) => ({ act: 'escape', sign })),
  ...[
    'interrogation',
    'treat',
    'treatWithCards',
    'takeBack',
    'bleed',
    'item',
    'panelMove',
    'transfer',
    'sacrifice',
  ].map((act) => ({ act })),
  ...[0, 1, 'both', 2].flatMap((slot) => [ann, 4].map((piece) => ({ act: 'drop', piece, slot }))),
  ...[0, 1, 2, 4, 5, -1, 'x'].flatMap((piece) => ['heal', 'care'].map((act) => ({ act, piece }))),
  ...['AR-1', 'AR-2', 'AR-9'].map((card) => ({ act: 'allRounder', card })),
  ...[1, 9].flatMap((box) => [ann, 4].map((piece) => ({ act: 'box', piece, box }))),
  ...['6', '12', 'red2', 'x', 6].map((at) => ({ act: 'panelAttack', at })),
  ...['P01', 'P05', 'P07', 'P03', 'P19', 'P37', 'P99', 4].flatMap((card) =>
    ['program', 'charge'].map((act) => ({ act, card })),
  ),
  ...[...FACE_IDS.slice(11, 28), 'B3', 'x'].map((card) => ({ act: 'star', card })),
  ...[0, 1, 4, 9].map((piece) => ({ act: 'useRecon', piece })),
];

function words(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') || 'nothing' : String(value);
}

/** Each reason once, with all that meets it. */
function refusals(s: State, seat: number): string[] {
  const met = new Map<string, string[]>();
  for (const value of SAID) {
    const verdict = game.explain(s, seat, value);
    const reason = verdict.ok ? 'allowed' : `${verdict.rule} ${verdict.why}`;
    met.set(reason, [...(met.get(reason) ?? []), words(value)]);
  }
  return [...met].map(([reason, values]) => `${reason}: ${values.join(', ')}`);
}

type Set = (s: State) => unknown;

/** Ann is this character and stands there with much of everything; nothing else is as a test wants it. */
function as(character: (typeof CHARACTER_IDS)[number], area: string, set: Set = () => {}): () => State {
  return () => {
    const others = CHARACTER_IDS.filter((one) => one !== character && one !== 'dee-coy');
    const s = quiet(ann, {
      characters: [character, ...others],
      at: [area, area, '4', '5', ...(character === 'dee-coy' ? [area] : [])],
      hands: [['B4', 'B3', 'R5', 'grey', 'green', 'S-NOV-2', 'G-S3']],
    });
    own(s, ann, 'P01', 'P05', 'P37');
    s.lying = [AREAS.indexOf(area), 5, 0, 0, 1];
    enemyOn(enemyOn(s, '6', SOLDIER + 1, 1), 'red2', 9);
    s.riot = 3;
    s.junk = [30];
    s.junkBy = [bea];
    s.junkTurn = [1];
    carry(s, bea, 'b');
    set(s);
    return s;
  };
}

const both = (s: State): void => {
  s.boosts[ann] = 1 << 5;
};

const TABLES: Readonly<Record<string, () => State>> = {
  rich,
  poor,
  ...Object.fromEntries(AREAS.map((area) => [`Havoc in ${area}`, as('havoc', area)])),
  ...Object.fromEntries(AREAS.map((area) => [`Dee Coy and Kuro in ${area}`, as('dee-coy', area)])),
  Jayden: as('jayden', '4'),
  'Jayden who has played and may play two': as('jayden', '4', (s) =>
    Object.assign(s, { allRounders: 1, allRoundersNow: 1, boosts: [0b1000, 0, 0, 0] }),
  ),
  'Jayden who has played two': as('jayden', '4', (s) =>
    Object.assign(s, { allRounders: 3, allRoundersNow: 2, boosts: [0b101010, 0, 0, 0] }),
  ),
  'Jayden who has played': as('jayden', '4', (s) => Object.assign(s, { allRounders: 1, allRoundersNow: 1 })),
  'Jayden who has taken back': as('jayden', '4', (s) => Object.assign(s, { allRounders: 1, tookBack: 1 })),
  'Jayden fallen': as('jayden', '4', (s) => Object.assign(s, { fallen: 1 })),
  'Feykah who has bled': as('feykah', '4', (s) => Object.assign(s, { used: 128 })),
  Feykah: as('feykah', '4'),
  Nova: as('nova', '4'),
  'Nova with her bar at 2': as('nova', '4', (s) => Object.assign(s, { bar: [2, 0, 0, 0], hq: [0, 1] })),
  Dryden: as('dryden', '5', (s) => Object.assign(s, { health: [1, 1, 2, 2, 0] })),
  'Dryden with Hacking I': as('dryden', '5', (s) =>
    Object.assign(s, { boosts: [1, 0, 0, 0], wounds: [[1], [2], [], []] }),
  ),
  'Dryden with Rigging I and no points': as('dryden', 'J', (s) =>
    Object.assign(carry(s, ann, 'br'), { ap: 0, boosts: [64, 0, 0, 0] }),
  ),
  'a carrier in the Sectors': as('havoc', '1', (s) => carry(s, ann, 'b')),
  'closed Sectors': as('havoc', '1', (s) =>
    Object.assign(s, { sectorValue: [2, 2, 0], chips: s.chips.map(() => NONE) }),
  ),
  'empty Sectors': as('havoc', '1', (s) =>
    Object.assign(s, { sectors: [[], [1, 2], []], chips: s.chips.map(() => NONE) }),
  ),
  'a partner without chips': as('havoc', '1', (s) => Object.assign(s, { chips: s.chips.map(() => NONE) })),
  'used City actions': as('havoc', '2', (s) => Object.assign(s, { used: 15 })),
  'a calm and poor city': as('havoc', '2', (s) =>
    Object.assign(s, { riot: 0, resource: 2, hands: [[7], [], [], []], programDeck: [] }),
  ),
  'a dear Dark Net': as('havoc', '2', (s) =>
    Object.assign(s, { programCost: 1, display: [0, 1, 2], hands: [[3], [], [], []] }),
  ),
  'a blockade': () => {
    const s = quiet(ann, { seats: 5, characters: ['havoc'], at: ['2', '5', '5', '5', '5'] });
    return enemyOn(s, '8');
  },
  'no movement': as('havoc', '3', (s) => Object.assign(s, { move: 0 })),
  'one point': as('havoc', '4', (s) => Object.assign(s, { ap: 1 })),
  'no points': as('havoc', '4', (s) => Object.assign(s, { ap: 0 })),
  'somebody in the Cube': as('havoc', '6', (s) => Object.assign(s, { detained: 1 })),
  'the Leader at the Cube': as('havoc', '6', (s) =>
    Object.assign(carry(s, ann, 'b'), { detained: 0b110, leader: ann, entered: 1 }),
  ),
  'a carrier who has not come': as('havoc', '6', (s) => Object.assign(carry(s, ann, 'b'), { entered: 0 })),
  'whoever has had a Recon card': as('havoc', '5', (s) =>
    Object.assign(s, { reconHad: 1, recon: [0, NONE, NONE, NONE, NONE] }),
  ),
  'no Recon card left': as('havoc', '5', (s) => Object.assign(s, { reconDeck: [] })),
  'Recon after the Human Phase': as('havoc', '5', (s) =>
    Object.assign(s, { phase: 1, recon: [0, NONE, NONE, NONE, NONE] }),
  ),
  'an item': as('havoc', '4', (s) => Object.assign(s, { item: [2, NONE, NONE, NONE] })),
  'a box taken': as('havoc', '4', (s) => Object.assign(s, { boxesTaken: [8, 0, 0, 0] })),
  'a Pistol that lies open': as('havoc', '4', (s) => Object.assign(s, { lying: [3, 0, 1, 0, 1] })),
  'the General': as('havoc', '4', (s) => Object.assign(s, { general: ann, apexAt: 2 })),
  'the General with Apex at HQ': as('havoc', '4', (s) => Object.assign(s, { general: ann, apexAt: 1 })),
  'the General who has used the panel': as('havoc', '4', (s) =>
    Object.assign(s, { general: ann, apexAt: 0, used: 16 }),
  ),
  'the General without Apex': as('havoc', '4', (s) => Object.assign(s, { general: ann, apexAt: GONE })),
  'the General without Enemies': as('havoc', '4', (s) =>
    Object.assign(s, { general: ann, enemyAt: s.enemyAt.map(() => NONE), red: s.red.map(() => NONE) }),
  ),
  'a campaign': as('havoc', '4', (s) => Object.assign(s, { campaign: true, programs: [[], [], [], []] })),
  'an empty Junkyard': as('havoc', 'J', (s) => Object.assign(s, { junk: [], hands: [[], [], [], []] })),
  'a Junkyard and no cards': as('havoc', 'J', (s) => Object.assign(s, { hands: [[], [], [], []] })),
  'Kuro has moved': as('dee-coy', '4', (s) => Object.assign(s, { kuro: 33 })),
  'Kuro has acted and may do both': as('dee-coy', '4', (s) => both(Object.assign(s, { kuro: 34 }))),
  'Kuro has moved and may do both': as('dee-coy', '4', (s) => both(Object.assign(s, { kuro: 33 }))),
  'Kuro has ended': as('dee-coy', '4', (s) => Object.assign(s, { kuro: 16 })),
  'Dee Coy has ended': as('dee-coy', '4', (s) => Object.assign(s, { kuro: 8 })),
  'Kuro is away': as('dee-coy', '4', (s) => Object.assign(s, { kuroGone: 1 })),
  'Kuro without markers': as('dee-coy', '1', (s) => Object.assign(s, { kuroMarkers: 0 })),
  'Kuro with a chip': as('dee-coy', '6', (s) => Object.assign(carry(s, 4, 'b', ann), { entered: 16, kuro: 34 })),
};

/** What meets another reason than at the first table: the rest would only be said again. */
function others(s: State, seat: number): string[] {
  const first = refusals(rich(), ann);
  return refusals(s, seat).filter((line) => !first.includes(line));
}

describe('[HPB-106] to [HPB-119] [HPB-400] what cannot be done, and why', () => {
  keepLines(
    join(import.meta.dirname, 'refusals.txt'),
    Object.entries(TABLES).flatMap(([name, table]) => [
      { name, lines: () => (table === rich ? refusals : others)(table(), ann) },
      ...(name === 'rich' || name === 'Dee Coy and Kuro in 4'
        ? [bea, dan].map((seat) => ({
            name: `${name}, in another’s turn, ${seat}`,
            lines: () => others(table(), seat),
          }))
        : []),
    ]),
  );
});
