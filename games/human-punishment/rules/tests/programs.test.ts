import { expect, test } from 'vitest';
import { ALL_ROUNDERS } from '../content/all-rounders.ts';
import { BOXES } from '../content/boxes.ts';
import { EVENTS } from '../content/events.ts';
import { STAR_CARDS } from '../content/influence.ts';
import { INTERROGATIONS } from '../content/interrogation.ts';
import { PROGRAMS } from '../content/programs.ts';
import { RECON } from '../content/recon.ts';
import type { State } from '../state.ts';
import { ann, answer, answers, bea, hold, now, offers, own, step, told, turnOf } from './testing/tables.ts';
import { actsNamed, carry, isOffered, quiet, refused } from './testing/turns.ts';

const DONE = { act: 'done' };
const card = (id: string): unknown => ({ act: 'card', card: id });
const design = (id: string): number => PROGRAMS.findIndex((one) => one.id === id);

test('[HPB-308] a Program that comes to somebody is told to the owner alone; a displayed one everybody saw', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B3', 'B5', 'B5']] });
  const paid = answers(s, ann, { act: 'buyUnseen' }, card('B3'));
  const top = PROGRAMS[s.programDeck.at(-1)!]!.id;
  expect(told(paid, ann, DONE, ann)).toContainEqual({ type: 'drewPrograms', cards: [top] });
  for (const viewer of [bea, 'spectator'] as const)
    expect(told(paid, ann, DONE, viewer).some(({ type }) => type === 'drewPrograms')).toBe(false);
  expect(refused(s, ann, { act: 'program', card: 'P01' })).toBe('HPB-308');
});

test('[HPB-309] playing is free; "own turn" is not another turn', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], programs: [['P16'], ['P16', 'P14'].slice(1)] });
  s.morale = 0;
  s.riot = 2;
  const next = answer(s, ann, { act: 'program', card: 'P16' });
  expect([next.morale, next.ap]).toEqual([2, 2]);
  expect(offers(s, bea)).toEqual([{ act: 'program', card: 'P14' }]);
  const other = quiet(ann, { programs: [[], ['P14', 'P16']] });
  expect(refused(other, bea, { act: 'program', card: 'P16' })).toBe('HPB-309');
  expect(refused(other, bea, { act: 'end' })).toBe('HPB-309');
});

test('[HPB-310] a one-shot goes to the discards, a permanent one stays, a charged one has two uses', () => {
  const shot = answer(quiet(ann, { programs: [['P16']] }), ann, { act: 'program', card: 'P16' });
  expect([shot.programs[ann], shot.open[ann], shot.programDiscard]).toEqual([[], [], [design('P16')]]);
  const stays = answer(quiet(ann, { programs: [['P22']] }), ann, { act: 'program', card: 'P22' });
  expect([stays.open[ann], isOffered(stays, ann, 'charge')]).toEqual([[design('P22'), 0], false]);
  let s = quiet(ann, { programs: [['P04']] });
  const before = s.move;
  s = answer(s, ann, { act: 'program', card: 'P04' });
  expect([s.open[ann], s.move]).toEqual([[design('P04'), 2], before]);
  s = answer(s, ann, { act: 'charge', card: 'P04' });
  expect([s.open[ann], s.move]).toEqual([[design('P04'), 1], before + 1]);
  s = answer(s, ann, { act: 'charge', card: 'P04' });
  expect([s.open[ann], s.move, s.programDiscard]).toEqual([[], before + 2, [design('P04')]]);
  expect(refused(s, ann, { act: 'charge', card: 'P04' })).toBe('HPB-310');
});

test('[HPB-310] a charged Program may be laid open on another turn, and used at once', () => {
  const s = quiet(ann, { programs: [[], ['P14']] });
  s.riot = 5;
  let next = answer(s, bea, { act: 'program', card: 'P14' });
  next = answer(next, bea, { act: 'charge', card: 'P14' });
  expect([next.riot, next.open[bea]]).toEqual([3, [design('P14'), 1]]);
});

test('[HPB-311] the deck is rebuilt with its last card; the display is refilled', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B5', 'B5', 'B3']] });
  const [first] = s.display;
  const top = s.programDeck.at(-1);
  const bought = answers(s, ann, { act: 'buy', card: PROGRAMS[first!]!.id }, card('B5'), card('B5'), DONE);
  expect([bought.programs[ann], bought.display.length, bought.display.includes(top!)]).toEqual([[first], 3, true]);
  const last = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B3']] });
  last.programDiscard = last.programDeck.splice(0, last.programDeck.length - 1);
  const rebuilt = answers(last, ann, { act: 'buyUnseen' }, card('B3'), DONE);
  expect([rebuilt.programDiscard, rebuilt.programDeck.length]).toEqual([[], last.programDiscard.length]);
  // nothing left: the display stays short
  const none = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B5', 'B5']] });
  none.programDeck = [];
  const id = PROGRAMS[none.display[0]!]!.id;
  expect(answers(none, ann, { act: 'buy', card: id }, card('B5'), card('B5'), DONE).display.length).toBe(2);
  expect(refused(none, ann, { act: 'buyUnseen' })).toBe('HPB-311');
  // and is full again with the next Program discarded
  const short = quiet(ann, { programs: [['P16']] });
  short.programDeck = [];
  short.display.pop();
  expect(answer(short, ann, { act: 'program', card: 'P16' }).display.map((one) => PROGRAMS[one]!.id)).toContain('P16');
});

test('[HPB-312] Programs come from the Dark Net, a delivery, items and cards', () => {
  const chip = carry(quiet(ann, { at: ['6', '3', '3', '3'] }), ann, 'b');
  chip.entered = 1;
  const placed = answers(
    chip,
    ann,
    { act: 'deliver', piece: ann },
    { act: 'put', chip: 0, column: 'alpha', up: false },
  );
  expect(placed.programs[ann]!.length).toBe(1);
  const jayden = answer(quiet(ann, { characters: ['jayden'] }), ann, { act: 'allRounder', card: 'AR-4' });
  expect(jayden.programs[ann]!.length).toBe(1);
});

test('[HPB-430] a displayed Program at its price', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B5']] });
  s.display = [design('P01'), design('P28'), design('P24')]; // 5, 7 and 2
  expect(actsNamed(s, ann, 'buy').map((one) => one['card'])).toEqual(['P01', 'P24']);
  expect(refused(s, ann, { act: 'buy', card: 'P28' })).toBe('HPB-306');
  expect(refused(s, ann, { act: 'buy', card: 'P02' })).toBe('HPB-430');
  const next = answers(s, ann, { act: 'buy', card: 'P01' }, card('B5'), DONE);
  expect([next.programs[ann], next.ap, next.place[ann]]).toEqual([[design('P01')], 1, 1]);
  s.programCost = 1; // Code Lockdown
  expect(actsNamed(s, ann, 'buy').map((one) => one['card'])).toEqual(['P24']);
});

test('[HPB-431] the top Program for three', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], hands: [['B3']] });
  const top = s.programDeck.at(-1);
  expect(answers(s, ann, { act: 'buyUnseen' }, card('B3'), DONE).programs[ann]).toEqual([top]);
  s.hands[ann] = [1];
  expect(isOffered(s, ann, 'buyUnseen')).toBe(false);
  s.hands[ann] = [2];
  s.programCost = 1;
  expect(isOffered(s, ann, 'buyUnseen')).toBe(false);
});

test('[HPB-432] the Factory has no action', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'] });
  s.place[ann] = 2;
  const city = offers(s, ann);
  s.place[ann] = 0;
  expect(city).toEqual(offers(s, ann));
});

test('[HPB-433] no Program, item, All-Rounder, special, Recon or Interrogation card raises Resource', () => {
  const raises = (cards: unknown): boolean => /"bar":"resource","by":[1-9]/.test(JSON.stringify(cards));
  for (const cards of [PROGRAMS, BOXES, ALL_ROUNDERS, STAR_CARDS, RECON, INTERROGATIONS])
    expect(raises(cards)).toBe(false);
  expect(raises(EVENTS)).toBe(true);
});

test('[HPB-858] with the Boost Dark Net Action 2 draws three and keeps one, for the same price', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['2', '3', '3', '3'], hands: [['B3']] });
  s.boosts[ann] = 0b110000;
  const top = s.programDeck.slice(-3).map((one) => PROGRAMS[one]!.id);
  const asked = answers(s, ann, { act: 'buyUnseen' }, card('B3'), DONE);
  expect([now(asked), (offers(asked, ann) as string[]).toSorted()]).toEqual([
    'keepProgram ann',
    [...new Set(top)].toSorted(),
  ]);
  const next = answer(asked, ann, top[0]);
  expect([next.programs[ann], next.programDiscard.length]).toEqual([[design(top[0]!)], 2]);
  const kept = step(asked, ann, top[0]);
  expect(kept.told.filter(({ event }) => event.type === 'drewPrograms').map(({ to }) => to)).toEqual([ann]);
});

test('[HPB-858] [HPB-311] when fewer are left the rebuilt deck brings the rest', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['2', '3', '3', '3'], hands: [['B3']] });
  s.boosts[ann] = 0b110000;
  s.programDiscard = s.programDeck.splice(0, s.programDeck.length - 1);
  const total = s.programDiscard.length + 1;
  const asked = answers(s, ann, { act: 'buyUnseen' }, card('B3'), DONE);
  const next = answer(asked, ann, offers(asked, ann)[0]);
  expect([next.programs[ann]!.length, next.programDiscard.length, next.programDeck.length]).toEqual([1, 2, total - 3]);
});

test('[HPB-309] two copies of one Program are one offer', () => {
  const s: State = quiet(ann, { programs: [['P02', 'P16', 'P02']] });
  s.threat = 2;
  expect(actsNamed(s, ann, 'program').map((one) => one['card'])).toEqual(['P02', 'P16']);
});

test('[HPB-310] a played Program with a window of its own waits for it', () => {
  const s = own(turnOf(ann), ann, 'P19');
  expect(refused(s, ann, { act: 'program', card: 'P19' })).toBe('HPB-114');
  const gate = own(quiet(ann, { at: ['6', '3', '3', '3'] }), ann, 'P05');
  gate.detained = 1;
  expect(refused(gate, ann, { act: 'program', card: 'P05' })).toBe('HPB-112');
  const claw = own(quiet(ann, { at: ['6', '3', '3', '3'] }), ann, 'P37');
  expect(refused(claw, ann, { act: 'program', card: 'P37' })).toBe('HPB-112');
});

test('[HPB-431] under Code Lockdown the unseen Program costs four, when it is offered and when it is paid', () => {
  const s = quiet(ann, { at: ['2', '4', '4', '4'], hands: [['B3']] });
  s.programCost = 1;
  expect(isOffered(s, ann, 'buyUnseen')).toBe(false);
  hold(s, ann, 'B1');
  expect(isOffered(s, ann, 'buyUnseen')).toBe(true);
  const paid = answers(s, ann, { act: 'buyUnseen' }, { act: 'card', card: 'B3' });
  expect(offers(paid, ann)).toEqual([{ act: 'card', card: 'B1' }]);
});
