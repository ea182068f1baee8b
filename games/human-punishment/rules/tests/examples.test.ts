import { expect, test } from 'vitest';
import { AT_6, AT_8, TOWER_4 } from '../content/board.ts';
import { colourOf } from '../content/chips.ts';
import type { Effects } from '../content/effects.ts';
import { OUTLAWS } from '../content/endings.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId } from '../content/faces.ts';
import { FALLEN, HUMAN, LEGION, MACHINE } from '../content/loyalty.ts';
import { byColumns, victorOf } from '../ends.ts';
import { nextOfType } from '../enemies.ts';
import { enemyAt } from '../pieces.ts';
import { scriptOf } from '../scripts.ts';
import { freeLocations } from '../stages/enemy-arrivals.ts';
import { totalOf } from '../check-total.ts';
import { DEUS, NONE, type State, TIERS } from '../state.ts';
import { adjust } from '../bars.ts';
import {
  ann,
  answer,
  answers,
  bea,
  cem,
  dan,
  ended,
  now,
  offers,
  passing,
  put,
  rolling,
  step,
  told,
  turnOf,
  turnUpNext,
} from './testing/tables.ts';

// The worked examples of the ledger's section 7 that are about fights, Events, votes, the Cube and the end.

const SOLDIER_1 = 6;
const SOLDIER_2 = 7;
const CRAWLER_1 = 9;
const TANK_1 = 0;

function faces(...ids: FaceId[]): number[] {
  return ids.map((id) => FACE_IDS.indexOf(id));
}

function enemy(s: State, place: number, kind: number, health = 1): void {
  s.left[kind]! -= 1;
  if (place < RED_1) {
    s.enemyAt[place] = kind;
    s.enemyHealth[place] = health;
  } else {
    s.red[place - RED_1] = kind;
    s.redHealth[place - RED_1] = health;
  }
}

/** Chips by colour, into the Network, column by column. */
function fill(s: State, ...columns: string[]): void {
  const taken = new Set<number>();
  const colours = 'brp';
  for (const [column, chips] of columns.entries()) {
    for (const [tier, letter] of [...chips].entries()) {
      const chip = CHIPS.find((one) => one.colour === colours.indexOf(letter) && !taken.has(one.chip))!.chip;
      taken.add(chip);
      for (const sector of s.sectors) if (sector.includes(chip)) sector.splice(sector.indexOf(chip), 1);
      s.network[column * TIERS + tier] = chip;
    }
  }
}

const CHIPS = Array.from({ length: 40 }, (_, chip) => ({ chip, colour: colourOf(chip) }));

test('[HPB-652] [HPB-655] X-05 a check of −9 or less fails at 0', () => {
  const check = EVENTS.find(({ id }) => id === 'E-III-03')!;
  expect(check.type === 'check' && check.target).toBe(-9);
  const total = totalOf(faces('R4', 'R1', 'B5', 'B1', 'B3', 'R4'), [], -1, 0, true);
  expect(total).toBe(0);
});

test('[HPB-550] [HPB-551] [HPB-552] X-08 a Soldier of Level 2 falls to a red 4 with a red 1 turned up', () => {
  let s = turnOf(ann, { characters: ['havoc'], at: ['2', '4', '5', '5'], hands: [['R4']] });
  enemy(s, AT_6, SOLDIER_2, 2);
  s.general = NONE;
  turnUpNext(s, 'R1');
  s = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, { act: 'card', card: 'R4' });
  const events = told(s, ann, { act: 'done' });
  expect(events.find(({ type }) => type === 'fought')).toMatchObject({ result: -3, hit: true, damage: 2 });
  expect(events.find(({ type }) => type === 'eliminated')).toMatchObject({ kind: SOLDIER_2, at: '6' });
  const after = answer(s, ann, { act: 'done' });
  // two own cards for the Level, one general card by Havoc's advantage
  expect([enemyAt(after, AT_6), after.hands[ann]!.length]).toEqual([NONE, 3]);
});

test('[HPB-560] X-09 shield 1, a blue 1 and a red 4: 1 Health is lost', () => {
  const s = turnOf(bea, { characters: ['nova', 'havoc'], at: ['2', '4', '5', '5'], hands: [['B1']] });
  enemy(s, AT_6, SOLDIER_1);
  s.general = NONE;
  turnUpNext(s, 'R4');
  put(s, { stage: 'activate', area: 1, at: 0 });
  const asked = passing(answer(put(s, { stage: 'nova', by: ann }), ann, 'no'));
  expect(now(asked)).toBe('defend ann');
  const after = answers(asked, ann, { act: 'card', card: 'B1' }, { act: 'done' });
  expect(after.health[ann]).toBe(1);
});

test('[HPB-810] X-10 with Apex in play the bar is its Health', () => {
  const s = turnOf(ann);
  s.apex = 9;
  s.apexAt = 0;
  adjust(s, quiet(s), 'apex', -2, NONE);
  expect([s.apex, s.apexAt]).toEqual([7, 0]);
});

/** Changes the state and tells nobody. */
function quiet(s: State): never {
  return {
    state: s,
    push: (frame: never) => s.stack.push(frame),
    tell: () => {},
    done: () => {},
    finish: (outcome: never) => (s.outcome = outcome),
    chance: () => 0,
    shuffle: <T>(items: T) => items,
  } as never;
}

test.each([
  [['', 'R2', 'B1 R3', 'R1'], [], [0, -2, -2, -1], ann],
  [['', 'R2', 'R1', 'R2'], [ann], [0, -2, -1, -2], cem],
])('[HPB-621] X-15, X-16 a vote: %j with %j detained', (piles, detained, values, leader) => {
  const s = turnOf(dan, { at: ['3', '3', '3', '3'] });
  for (const seat of detained) s.detained |= 1 << seat;
  s.leader = dan;
  const cards: number[] = [];
  const before: number[] = [];
  for (const [seat, pile] of piles.entries())
    for (const card of pile.split(' ').filter((one) => one !== '')) {
      cards.push(...faces(card as FaceId));
      before.push(seat);
    }
  put(s, {
    stage: 'vote',
    exclude: 0,
    inEvent: 0,
    turn: 4,
    step: 3,
    cards,
    piles: before,
    authors: cards.map(() => bea),
  });
  put(s, { stage: 'nova', by: ann });
  const events = told(s, ann, 'no');
  expect(events.find(({ type }) => type === 'counted')).toMatchObject({ values });
  expect(events.find(({ type }) => type === 'leader')).toMatchObject({ seat: leader });
});

test('[HPB-472] X-17 with Tier 2 full a chip goes on top of any column', () => {
  const s = turnOf(ann, { at: ['6', '3', '3', '3'] });
  fill(s, 'br', 'bb', 'brr');
  s.entered = 1;
  s.chips[0] = s.sectors[1]!.pop()!;
  const placing = answer(s, ann, { act: 'deliver', piece: ann });
  const into = offers(placing, ann).filter((one) => (one as { act: string }).act === 'put') as { column: string }[];
  expect(into.map(({ column }) => column)).toEqual(['alpha', 'beta', 'gamma']);
  const after = answer(placing, ann, { act: 'put', chip: 0, column: 'gamma', up: false });
  expect(after.network[2 * TIERS + 3]).not.toBe(NONE);
});

test('[HPB-702] X-18 three red 5 and what came to them are enough for −4', () => {
  expect(totalOf(faces('R5', 'R5', 'R5', 'R2', 'B4', 'R3', 'B3'), [], -1, 0, false)).toBe(-13);
});

test('[HPB-541] [HPB-546] X-19 a Tank on Watchtower 4 attacks everybody in the activated Area', () => {
  const s = turnOf(ann, { at: ['2', '2', '3', '1'] });
  enemy(s, TOWER_4, TANK_1);
  s.general = NONE;
  put(s, { stage: 'activate', area: 1, at: 0 });
  put(s, { stage: 'nova', by: ann });
  const attack = told(s, ann, 'no').find(({ type }) => type === 'enemyAttacks');
  expect(attack).toMatchObject({ at: '4', pieces: [ann, bea] });
});

test('[HPB-801] X-20 a new Crawler pushes all before it', () => {
  const s = turnOf(ann);
  s.general = NONE;
  enemy(s, RED_1, CRAWLER_1);
  enemy(s, RED_1 + 1, CRAWLER_1 + 1, 2);
  s.red[2] = DEUS;
  s.deusAt = 2;
  s.deus = 9;
  put(s, { stage: 'spawn', type: 3, number: 0, step: 2, answer: NONE, white1: 0, white2: 0 });
  put(s, { stage: 'nova', by: ann });
  const after = answer(s, ann, 'no');
  expect(after.red).toEqual([CRAWLER_1, CRAWLER_1, CRAWLER_1 + 1, DEUS]);
  expect([after.deusAt, after.redHealth[2]]).toEqual([3, 2]);
});

test('[HPB-549] [HPB-802] X-21 an activated Crawler pushes, moves and attacks; the pushed one does not', () => {
  const s = turnOf(ann, { at: ['5', '2', '3', '1'] });
  s.general = NONE;
  enemy(s, RED_1 + 1, CRAWLER_1);
  enemy(s, RED_1 + 2, CRAWLER_1 + 1, 2);
  put(s, { stage: 'activate', area: 3, at: 0 });
  put(s, { stage: 'nova', by: ann });
  const events = told(s, ann, 'no');
  expect(events.filter(({ type }) => type === 'enemyAttacks')).toMatchObject([
    { kind: CRAWLER_1, at: 'red3', pieces: [ann] },
  ]);
  expect(step(s, ann, 'no').state.red).toEqual([NONE, NONE, CRAWLER_1, CRAWLER_1 + 1]);
});

test.each([
  ['X-22 two columns', ['bbr', 'bbr', 'rrr'], false, HUMAN],
  ['X-23 one each: most chips', ['bbr', 'rrp', 'ppb'], false, OUTLAWS],
  ['X-23 as printed', ['bbb', 'rrb', 'ppr'], false, HUMAN],
  ['X-37 one column is enough', ['bbr', 'brp', 'rbp'], false, HUMAN],
  ['X-37 with the option: most chips', ['bbr', 'brp', 'rbp'], true, HUMAN],
])('[HPB-903] [HPB-904] [HPB-905] %s', (_name, columns, twoColumns, victor) => {
  const s = turnOf(ann);
  s.twoColumns = twoColumns;
  fill(s, ...columns);
  expect(byColumns(s)).toBe(victor);
});

test('[HPB-907] X-24 three purple chips in the Junkyard override everything', () => {
  const s = turnOf(ann, { factions: [FALLEN, HUMAN, HUMAN, MACHINE] });
  const purple = CHIPS.filter(({ colour }) => colour === 2).map(({ chip }) => chip);
  s.junk = purple.slice(0, 3);
  expect(victorOf(s, 'resource')).toBe(FALLEN);
  s.faction[ann] = HUMAN;
  expect(victorOf(s, 'resource')).toBe(MACHINE);
});

test.each([
  [LEGION, 'legion-security'],
  [HUMAN, 'outlaws-security'],
])('[HPB-427] [HPB-901] X-25 Security 0 with faction %i at the table', (faction, reason) => {
  const s = turnOf(ann, { factions: [faction, HUMAN, HUMAN, MACHINE] });
  s.security = 1;
  put(s, {
    stage: 'effects',
    script: scriptOf(failureOf('E-III-04')),
    at: 0,
    by: ann,
    piece: ann,
    it: NONE,
    answer: NONE,
    count: 0,
    event: 1,
    noWounds: 0,
    memo: NONE,
    healed: 0,
  });
  put(s, { stage: 'nova', by: ann });
  expect(ended(answer(s, ann, 'no')).reason).toBe(reason);
});

function failureOf(id: string): Effects {
  const event = EVENTS.find((one) => one.id === id)!;
  if (event.type !== 'check') throw new Error(`${id} is no check`);
  return event.failure;
}

test('[HPB-503] X-28 when all Soldiers of Level 1 stand on the board, Level 2 comes', () => {
  const s = turnOf(ann);
  s.left[SOLDIER_1] = 0;
  expect(nextOfType(s, 2)).toBe(SOLDIER_2);
});

test('[HPB-520] X-33 with a red 11 the Area is activated, and nobody comes', () => {
  const s = turnOf(ann);
  s.general = NONE;
  const after = rolling(s, ann, { act: 'end' }, 0, 10, 2, 2);
  expect([after.threat, after.enemyAt.every((kind) => kind === NONE)]).toEqual([0, true]);
});

test('[HPB-523] [HPB-524] X-34, X-38 no free location of the number', () => {
  const s = turnOf(ann);
  expect(freeLocations(s, 7)).not.toBe(0);
  enemy(s, 7, SOLDIER_1);
  enemy(s, 8, SOLDIER_1);
  expect(freeLocations(s, 7)).toBe(0);
  enemy(s, AT_6, SOLDIER_1);
  expect(freeLocations(s, 6)).toBe(0);
  s.sharedEarly = true;
  expect(freeLocations(s, 6)).toBe(1 << 10);
  s.sharedEarly = false;
  enemy(s, AT_8, SOLDIER_2);
  expect(freeLocations(s, 6)).toBe(1 << 10);
});

test('[HPB-820] [HPB-821] X-36 Deus moves one full round after it came, just before that turn', () => {
  const s = turnOf(bea);
  s.deus = 9;
  s.deusAt = 0;
  s.red[0] = DEUS;
  s.redHealth[0] = 9;
  s.deusMarker = bea;
  s.active = ann;
  s.stack = [{ stage: 'rounds' }, { stage: 'turn', step: 8 }, { stage: 'pass' }, { stage: 'nova', by: ann }];
  expect(told(s, ann, 'no').find(({ type }) => type === 'crept')).toMatchObject({ kind: DEUS, to: 2 });
  s.active = cem;
  expect(told(s, ann, 'no').find(({ type }) => type === 'crept')).toBeUndefined();
});
