import { expect, test } from 'vitest';
import { AT_6 } from '../content/board.ts';
import type { CharacterId } from '../content/characters.ts';
import { NONE, type State } from '../state.ts';
import { enemy } from './testing/moments.ts';
import { allowed, ann, answer, answers, bea, hold, put, refusal, turnOf } from './testing/tables.ts';
import { carry, quiet, refused } from './testing/turns.ts';

// One clear sentence with its rule for whatever is not on offer. That a rule forbids it is tested with the rule.

const card = (id: string): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };
const at = (area: string, character: CharacterId = 'havoc', set: (s: State) => void = () => {}): State =>
  quiet(ann, { characters: [character], at: [area, '5', '5', '5'], set });

test.each([
  [
    'HPB-107',
    at('3', 'havoc', (s) => (s.ap = 0)),
    { act: 'nexus', piece: ann },
    'You have no Action Points left this turn.',
  ],
  [
    'HPB-450',
    at('4', 'havoc', (s) => (s.ap = 1)),
    { act: 'censure', seat: bea },
    'That costs 2 Action Points; you have 1.',
  ],
  ['HPB-400', at('3'), { act: 'treat' }, 'That is done in the Area "Med Center"; go there first.'],
  ['HPB-201', at('3'), { act: 'move', piece: ann, to: '5' }, 'No arrow leads from Nexus to Monolith.'],
  [
    'HPB-411',
    at('1', 'havoc', (s) => (s.sectorValue = [2, 0, 2])),
    { act: 'sector', piece: ann, sector: 1 },
    'Sector I would be more than 2 above another Sector.',
  ],
  [
    'HPB-031',
    carry(at('1'), ann, 'b'),
    { act: 'sector', piece: ann, sector: 1 },
    'You have no free slot for another Data Chip.',
  ],
  [
    'HPB-701',
    at('6', 'havoc', (s) => (s.detained = 1)),
    { act: 'move', piece: ann, to: '2' },
    'You are detained: try to escape, or take an Interrogation card.',
  ],
  ['HPB-702', at('6'), { act: 'escape', sign: 1 }, 'You are not detained.'],
  ['HPB-703', at('6'), { act: 'interrogation' }, 'You are not detained.'],
  [
    'HPB-702',
    at('6', 'havoc', (s) => (s.detained = 1)),
    { act: 'escape', sign: 2 },
    'Choose plus (1) or minus (-1) for your escape.',
  ],
  ['HPB-706', at('6', 'havoc', (s) => (s.leader = bea)), { act: 'pardon', seat: bea }, 'Only the Leader may pardon.'],
  ['HPB-706', at('6', 'havoc', (s) => (s.leader = ann)), { act: 'pardon', seat: bea }, 'That player is not detained.'],
  [
    'HPB-640',
    at('4', 'havoc', (s) => (s.detained = 2)),
    { act: 'censure', seat: bea },
    'That player is detained already.',
  ],
  ['HPB-640', at('4'), { act: 'censure', seat: 7 }, 'Nobody sits there.'],
  ['HPB-550', at('2'), { act: 'attack', piece: ann, at: 'moon' }, 'No Enemy stands there.'],
  ['HPB-334', at('2'), { act: 'item' }, 'You have no item.'],
  ['HPB-611', at('2'), { act: 'sacrifice' }, 'Only the General may sacrifice the rank.'],
  [
    'HPB-611',
    at('2', 'havoc', (s) => (s.general = ann)),
    { act: 'sacrifice' },
    'There is no Enemy on the board that your sacrifice could eliminate.',
  ],
  ['HPB-811', at('2'), { act: 'panelMove' }, 'Only the General uses the Control Panel.'],
  ['HPB-810', at('2', 'havoc', (s) => (s.general = ann)), { act: 'panelMove' }, 'Apex is not in play.'],
  ['HPB-950', at('2'), { act: 'transfer' }, 'This is no campaign.'],
  ['HPB-863', at('2'), { act: 'takeBack' }, 'Only Jayden has All-Rounder cards.'],
  ['HPB-863', at('2', 'jayden'), { act: 'takeBack' }, 'None of your All-Rounder cards is played.'],
] as const)('[%s] is why not: %#', (rule, s, value, why) => {
  expect(refusal(s, ann, value)).toEqual({ rule, why });
});

test('[HPB-811] [HPB-813] the Control Panel', () => {
  const s = at('2', 'havoc', (one) => {
    one.general = ann;
    one.apexAt = 2;
  });
  expect(refused(s, ann, { act: 'panelMove' })).toBe('HPB-813');
  expect(refused(s, ann, { act: 'panelAttack', at: '2' })).toBe('HPB-811');
  expect(allowed(enemy(s, AT_6, 6), ann, { act: 'panelAttack', at: '6' })).toBe(true);
});

test('[HPB-424] [HPB-440] blue cards, so many and no others', () => {
  const morale = answer(hold(at('2'), ann, 'B1', 'R1'), ann, { act: 'morale', piece: ann });
  expect(refusal(morale, ann, DONE)).toEqual({ rule: 'HPB-424', why: 'That is not enough yet.' });
  expect(refusal(morale, ann, card('R1'))).toEqual({ rule: 'HPB-424', why: 'Only blue cards count here.' });
  expect(refusal(morale, ann, card('B5'))).toEqual({ rule: 'HPB-424', why: 'That card is not in your hand.' });
  const nexus = answers(
    hold(at('3'), ann, 'B1', 'B1', 'B2'),
    ann,
    { act: 'nexus', piece: ann },
    card('B1'),
    card('B1'),
  );
  expect(refusal(nexus, ann, card('B2'))).toEqual({ rule: 'HPB-440', why: 'You may lay 2 cards here at most.' });
});

test('[HPB-306] a price', () => {
  const s = answer(hold(at('2'), ann, 'B1', 'R3'), ann, { act: 'buyUnseen' });
  expect(refusal(s, ann, card('B1'))).toEqual({ rule: 'HPB-306', why: 'Only red cards count here.' });
  expect(refused(s, ann, DONE)).toBe('HPB-306');
  expect(refused(s, ann, 'please')).toBe('HPB-306');
});

test('[HPB-481] [HPB-482] [HPB-491] grey and green', () => {
  const s = hold(at('M', 'jayden'), ann, 'grey', 'B1');
  expect(refused(answer(s, ann, { act: 'treatWithCards' }), ann, card('B1'))).toBe('HPB-491');
  const junk = hold(
    at('J', 'jayden', (one) => (one.junk = [one.sectors[0]!.pop()!])),
    ann,
    'grey',
    'grey',
    'green',
  );
  const look = answers(junk, ann, { act: 'look', piece: ann }, card('grey'));
  expect(refusal(look, ann, card('grey'))).toEqual({ rule: 'HPB-481', why: 'You may lay one card here at most.' });
  expect(refused(answer(junk, ann, { act: 'destroy', piece: ann }), ann, card('grey'))).toBe('HPB-482');
});

test('[HPB-471] [HPB-472] [HPB-323] a chip and its slot', () => {
  const s = carry(at('6'), ann, 'b');
  s.entered = 1;
  s.network[0] = s.sectors[0]!.pop()!;
  const placing = answer(s, ann, { act: 'deliver', piece: ann });
  const said = (chip: number, column: string, up = false): unknown => ({ act: 'put', chip, column, up });
  expect(refused(placing, ann, DONE)).toBe('HPB-471');
  expect(refused(placing, ann, said(1, 'beta'))).toBe('HPB-471');
  expect(refused(placing, ann, said(0, 'alpha'))).toBe('HPB-472');
  expect(refused(placing, ann, said(0, 'omega'))).toBe('HPB-472');
  expect(refused(placing, ann, said(0, 'beta', true))).toBe('HPB-323');
});

test('[HPB-550] [HPB-560] fights', () => {
  const s = hold(enemy(at('2', 'dee-coy'), AT_6, 6), ann, 'R1', 'R1', 'B1');
  const attack = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R1'));
  expect(refusal(attack, ann, card('R1'))).toEqual({ rule: 'HPB-550', why: 'You may lay one card here at most.' });
  expect(refused(attack, ann, card('B1'))).toBe('HPB-550');
  expect(refused(attack, ann, { act: 'weapon' })).toBe('HPB-334');
  const defence = put(s, { stage: 'defend', by: ann, piece: ann, chosen: [] });
  expect(refusal(defence, ann, card('R1'))).toEqual({ rule: 'HPB-560', why: 'Only blue cards count here.' });
});

test('[HPB-104] [HPB-307] [HPB-331] [HPB-421] short questions', () => {
  const draw = put(turnOf(ann), { stage: 'draw', by: ann, most: 3 });
  expect(refusal(draw, ann, 'all').why).toBe('You draw any whole number of cards from 0 to 3.');
  const cards = put(hold(turnOf(ann), ann, 'B1'), {
    stage: 'cards',
    by: ann,
    why: 0,
    min: 1,
    max: 1,
    chosen: [],
    answer: NONE,
  });
  expect([refused(cards, ann, DONE), refused(cards, ann, card('B2'))]).toEqual(['HPB-307', 'HPB-307']);
  expect(refused(put(turnOf(ann), { stage: 'box', by: ann, piece: ann }), ann, 1)).toBe('HPB-331');
  expect(refused(put(turnOf(ann), { stage: 'riotCard', by: ann, change: 1 }), ann, 'B1')).toBe('HPB-421');
});
