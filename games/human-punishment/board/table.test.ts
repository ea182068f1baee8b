import type { Told } from '@tablewright/human-punishment-rules';
import { BAR_ENDS, EVENTS, LOCATIONS, slotId } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import { aimsOf } from './aims.ts';
import { diceNow, helpWords, stepsOf, turnWords } from './checks.ts';
import { campaignFile } from './Campaign.tsx';
import { cardIn } from './choosers/Cards.tsx';
import { groupOf } from './choosers/grouping.ts';
import { cellAt, pointAt, rows, WHOLE } from './drawing.ts';
import { deedsOf } from './deeds.ts';
import { columnsOf, columnWords, headline, purpleOf, verdictOf } from './ending.ts';
import { barsOf, foresee } from './foresee.ts';
import { gaugesOf } from './gauges.ts';
import { inVain } from './guide.ts';
import { calledBy, cardLook } from './look.ts';
import { piece, table } from './testing/table.ts';
import { stepNow } from './turns.ts';

test('the gauges name zone and distance: Riot both ways, and nearer with the EX markers', () => {
  const riot = (value: number, exMarkers = false) =>
    gaugesOf(table({ exMarkers, bars: { ...table().bars, riot: value } })).find(({ bar }) => bar === 'riot')!;
  expect(riot(2)).toMatchObject({ zone: 'calm', far: '4 to EX Event' });
  expect(riot(-3)).toMatchObject({ zone: 'warning', far: '3 to EX Event' });
  expect(riot(5, true)).toMatchObject({ zone: 'disaster', far: '0 to EX Event' });
  expect(gaugesOf(table()).map(({ steps }) => steps.length)).toEqual(
    Object.values(BAR_ENDS).map(([low, high]) => high - low + 1),
  );
});

test('a hovered action shows what the bars would become: a span where a die decides', () => {
  const view = table({ bars: { ...table().bars, riot: 4 } });
  const question = { about: 'action', seat: 0, domain: { kind: 'acts', from: [] } } as unknown as Parameters<
    typeof foresee
  >[1];
  expect(foresee(view, question, { act: 'riot', piece: 0, sign: -1 })).toEqual({ riot: [-2, 3] });
  expect(foresee(view, question, { act: 'resource', piece: 0 })).toEqual({ resource: [10, 10] });
  expect(foresee(view, question, null)).toEqual({});
});

test('what a card does to the bars for certain is added up, and Riot is calmed no further than 0', () => {
  const view = table({ bars: { ...table().bars, riot: -2 } });
  const event = EVENTS.find(({ id }) => id === 'E-I-01');
  expect(event?.type === 'check' && barsOf(event.failure, view)).toEqual({ deus: [4, 4], riot: [0, 0] });
  expect(barsOf([{ does: 'calm', by: 5 }], view)).toEqual({ riot: [0, 0] });
});

test('the running sum of a check leaves out what was taken out', () => {
  expect(stepsOf(['B5', 'R2', 'grey', 'R4'], [3], null).map(({ sum }) => sum)).toEqual([5, 3, 3, 3]);
  expect(cardLook('S-JAY-2-')).toMatchObject({ value: -4, colour: 'special' });
});

test('every Spawn Location and every slot lies on the board', () => {
  for (const { id } of LOCATIONS) {
    const point = pointAt(id)!;
    expect(point.x).toBeGreaterThan(WHOLE.left);
    expect(point.y).toBeLessThan(WHOLE.bottom);
  }
  expect(slotId(7)).toBe('beta-3');
  expect(cellAt(0).y).toBeGreaterThan(cellAt(4).y);
});

test('things in a room do not overlap, and shrink only when they have to', () => {
  const room = { x: 0, y: 0, width: 100, height: 50 };
  expect(rows(1, room, 40)).toEqual([{ x: 50, y: 25, size: 40 }]);
  const many = rows(7, room, 40);
  expect(many).toHaveLength(7);
  expect(new Set(many.map(({ x, y }) => `${x},${y}`)).size).toBe(7);
  expect(many[0]!.size).toBeGreaterThanOrEqual(25);
});

test('whoever is asked in a check knows what helps, and the Active Player why the question comes twice', () => {
  const asked = (by: number, last: number) => table({ active: 0, me: 0, now: [{ stage: 'contribute', by, last }] });
  expect(turnWords(asked(0, 0))).toMatch(/^As the Active Player you begin/);
  expect(turnWords(asked(0, 1))).toMatch(/last word/);
  expect(turnWords(asked(1, 0))).toBeNull();
  const colour = EVENTS.findIndex(({ type }) => type === 'colour');
  expect(helpWords(colour)).toMatch(/^[A-Z].* cards are wanted; other colours do nothing\.$/);
});

test('a chooser for cards tells cards from everything else', () => {
  expect(cardIn({ act: 'card', card: 'B3' })).toBe('B3');
  expect(cardIn({ act: 'card', card: 'S-JAY-2', sign: -1 })).toBe('S-JAY-2-');
  expect(cardIn({ act: 'done' })).toBeNull();
  expect(cardIn('none')).toBeNull();
  expect(groupOf({ act: 'move', piece: 3, to: '2' }, { seats: 3 })).toBe('Kuro');
});

const chip = (colour: 'blue' | 'red' | 'purple') => ({ colour, from: [1], by: 0, up: true });

test('at the end each column goes to the colour with strictly most chips', () => {
  const network = table().network.with(0, chip('blue')).with(1, chip('blue')).with(2, chip('red')).with(5, chip('red'));
  expect(
    columnsOf({ network: network.with(10, chip('red')).with(11, chip('blue')) }).map(({ winner }) => winner),
  ).toEqual(['blue', 'red', null]);
});

test('equal columns are told apart by all chips of the Network', () => {
  const network = table().network.with(0, chip('blue')).with(5, chip('red')).with(6, chip('red'));
  const end = { cause: 'network', victor: 'machine' } as const;
  expect(columnWords({ ...end, network })).toBe(
    'Columns: Humans 1, Machines 1, Fallen 0. Equal, so the chips are counted: Humans 1, Machines 2, Fallen 0.',
  );
  expect(columnWords({ ...end, network: network.with(10, chip('red')) })).toBe(
    'Columns: Humans 1, Machines 2, Fallen 0.',
  );
  expect(columnWords({ ...end, victor: 'outlaws', network: network.with(6, null) })).toBe(
    'Columns: Humans 1, Machines 1, Fallen 0. Equal, so the chips are counted: Humans 1, Machines 1, Fallen 0. Equal again, so the Outlaws take the city: nobody at the table is one of them.',
  );
});

test('purple in the Junkyard is enough with 3, or with 2 and 2 in the Network', () => {
  const spot = { colour: 'purple', from: [1], by: 0, turn: 3 } as const;
  const view = table({
    junkyard: [
      { ...spot, from: [1] },
      { ...spot, from: [1] },
    ],
  });
  expect(purpleOf(view)).toMatchObject({ inJunkyard: 2, inNetwork: 0, isEnough: false });
  const network = view.network.with(0, chip('purple')).with(1, chip('purple'));
  expect(purpleOf({ ...view, network }).isEnough).toBe(true);
});

test('who wins needs the right faction and every Objective', () => {
  const [first, ...others] = table().players;
  const objective = { id: 'O-01', done: 1, wanted: 2, met: false };
  const view = table({
    victor: 'human',
    players: [{ ...first!, faction: 'human', objectives: [objective] }, ...others],
  });
  expect(headline(view)).toBe('The Humans win');
  expect(verdictOf(view, 0)).toBe('The right faction, but an Objective is not met.');
});

test('an Enemy aims at carriers and the weakest, a Tank at everybody, and nobody at those who lie in HQ', () => {
  const chips = [{ colour: null, from: [1] }];
  const pieces = [
    piece({ health: 1 }),
    piece({ chips }),
    piece({ area: '4', zone: true, health: 0 }),
    piece({ area: null }),
  ];
  const aim = (type: 'soldier' | 'tank' | 'thief', at: string, changed = pieces) =>
    aimsOf(table({ pieces: changed }), { at, kind: 6, type, level: 1, health: 1 }).map((one) => one.pieces);
  expect(aim('soldier', '8')).toEqual([[1]]);
  expect(aim('soldier', '8', pieces.with(1, piece()))).toEqual([[0]]);
  expect(aim('tank', '8')).toEqual([[0, 1]]);
  expect(aim('thief', '5b')).toEqual([[]]);
  expect(aim('soldier', '10')).toEqual([[1], [], []]);
});

test('the step of the turn is read off the stack, also while something is asked within it', () => {
  expect(stepNow(table())).toBe('Move and act');
  expect(stepNow(table({ now: [] }))).toBeNull();
});

test('public deeds are gathered by themselves, out of the table and of what all were told', () => {
  const spot = { colour: null, from: [2], by: 1, turn: 3 };
  const names = ['Ann', 'Bea', 'Cem'];
  const told: Told[] = [
    { type: 'event', event: 'E-I-01' },
    { type: 'contributed', by: 1, count: 1 },
    { type: 'contributed', by: 1, count: 2 },
    { type: 'declared', by: 1, much: 'lot' },
    { type: 'checked', event: 'E-I-01', total: -3, success: false },
    { type: 'event', event: 'E-I-01' },
    { type: 'checked', event: 'E-I-01', total: -3, success: false },
    { type: 'junked', by: 1, spot: 1, from: { what: 'board' } },
    { type: 'censured', accused: 2, votes: ['yes', 'no', 'no'], passed: false },
  ];
  const event = EVENTS.find(({ id }) => id === 'E-I-01')!.name;
  expect(deedsOf(table({ junkyard: [spot] }), told, 1, names)).toEqual([
    '1 chip in the Junkyard, from Sector II',
    `was in 1 failed check of 1: ${event} (2 cards, said “a lot”)`,
    'took 1 chip to the Junkyard',
    'voted against detaining Cem',
  ]);
  expect(deedsOf(table(), told, 0, names)).toEqual(['voted for detaining Cem']);
  const { players } = table();
  const acted = players.map((player) => ({ ...player, tally: { ...player.tally, cityActions: [3] } }));
  expect(deedsOf(table({ players: acted }), [], 0, names)).toEqual(['City action 3']);
});

test('dice lie on the table as they came last, while somebody may throw them again', () => {
  const thrown = [
    { die: 'orange', came: 2 },
    { die: 'pink', came: 1 },
    { die: 'pink', came: 5 },
  ] as const;
  const view = table({ thrown: [...thrown] });
  expect(diceNow(view)).toEqual([]);
  expect(diceNow({ ...view, now: [{ stage: 'die', by: 0, from: 16 }] })).toEqual([{ die: 'pink', came: 5 }]);
});

test('the record of a campaign holds what all may know, and the own part for its owner alone', () => {
  const record = {
    cause: 'network',
    victor: 'human',
    apexDestroyed: false,
    deusDestroyed: true,
    last: 1,
    players: [],
    says: ['Whoever took the last turn here plays last.'],
  } as const;
  const mine = { faction: 'machine', dealt: 'human', infected: false, met: true, says: [] } as const;
  type Kept = Parameters<typeof campaignFile>[0];
  const watched: unknown = JSON.parse(campaignFile({ record, mine: null } as unknown as Kept, ['Ann', 'Bea'], null));
  expect(watched).toMatchObject({ public: { victor: 'human', names: ['Ann', 'Bea'] } });
  expect(watched).not.toHaveProperty('own');
  const own: unknown = JSON.parse(campaignFile({ record, mine } as unknown as Kept, ['Ann', 'Bea'], 'Ann'));
  expect(own).toMatchObject({ own: { player: 'Ann', faction: 'machine' } });
});

test('whoever looks is called You, the others and everybody to a spectator by name', () => {
  const names = ['Ann', 'Bea'];
  expect([calledBy(0, 0, names), calledBy(0, 1, names), calledBy('spectator', 0, names)]).toEqual([
    'You',
    'Bea',
    'Ann',
  ]);
});

test('a Program that only moves a bar which is at its end says that it would do nothing', () => {
  const scrubber = { act: 'program', card: 'P02' } as const;
  const at = (threat: number) => ({ bars: { ...table().bars, threat } });
  expect(inVain(scrubber, at(0))).toBe('Threat −1. It would do nothing now.');
  expect(inVain(scrubber, at(1))).toBeNull();
  expect(inVain({ act: 'program', card: 'P03' }, at(0))).toBeNull();
});
