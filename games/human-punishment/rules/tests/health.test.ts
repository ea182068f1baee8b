import { expect, test } from 'vitest';
import { HQ, NETWORK } from '../content/board.ts';
import { WOUNDS } from '../content/wounds.ts';
import {
  actionPoints,
  cardsToDraw,
  handLimit,
  maxHealth,
  movement,
  programLimit,
  redLimit,
  shieldOf,
} from '../pieces.ts';
import { KURO_AWAY, NONE, type State } from '../state.ts';
import { hurtFrame, run, toldBy } from './testing/moments.ts';
import { ann, answer, answers, bea, cem, dan, hold, now, offers, turnOf } from './testing/tables.ts';

function quiet(seat: number, picture: Parameters<typeof turnOf>[1]): State {
  const s = turnOf(seat, picture);
  s.general = NONE;
  return s;
}

/** These lie on top of the Wound deck, the first one first. */
function woundsNext(s: State, ...ids: string[]): State {
  for (const id of ids.toReversed()) {
    const type = WOUNDS.findIndex((one) => one.id === id);
    s.woundDeck.splice(s.woundDeck.indexOf(type), 1);
    s.woundDeck.push(type);
  }
  return s;
}

function wound(s: State, seat: number, ...ids: string[]): State {
  for (const id of ids) {
    const type = WOUNDS.findIndex((one) => one.id === id);
    s.woundDeck.splice(s.woundDeck.indexOf(type), 1);
    s.wounds[seat]!.push(type);
  }
  return s;
}

test('[HPB-565] at 0 Health: a Wound, the yellow zone of HQ, and everything carried is kept', () => {
  const s = quiet(bea, { at: ['2', '3', '3', '3'], characters: ['havoc'] });
  s.chips[0] = s.sectors[0]!.pop()!;
  woundsNext(s, 'W-01');
  const next = run(s, hurtFrame(ann, 2));
  expect([next.health[ann], next.at[ann], next.zone, next.wounds[ann]!.length]).toEqual([0, HQ, 1 << ann, 1]);
  expect(next.chips[0]).not.toBe(NONE);
  const caged = quiet(bea, { at: ['6', '3', '3', '3'], characters: ['havoc'] });
  caged.detained = 1 << ann;
  const lying = run(caged, hurtFrame(ann, 5));
  expect([lying.at[ann], lying.zone, lying.detained]).toEqual([NETWORK, 0, 1 << ann]);
});

test('[HPB-566] Dee Coy at 0 Health is detained with one Wound', () => {
  const s = quiet(bea, { at: ['2', '3', '3', '3'], characters: ['dee-coy'] });
  s.leader = cem;
  const next = run(s, hurtFrame(ann, 2));
  expect([next.detained, next.at[ann], next.wounds[ann]!.length, next.zone]).toEqual([1 << ann, NETWORK, 1, 0]);
});

test('[HPB-567] [HPB-451] [HPB-102] at the start of the next turn: 1 Health at least, from the zone into HQ', () => {
  const s = quiet(ann, { at: ['4', '3', '3', '3'] });
  s.health[ann] = 0;
  s.zone = 1 << ann;
  const next = run(s, { stage: 'wake', step: 0, answer: NONE });
  expect([next.health[ann], next.zone, next.at[ann]]).toEqual([1, 0, HQ]);
  const healed = quiet(ann, { at: ['4', '3', '3', '3'] });
  healed.zone = 1 << ann;
  healed.health[ann] = 2;
  expect(run(healed, { stage: 'wake', step: 0, answer: NONE }).health[ann]).toBe(2);
});

test('[HPB-568] at 0 Health nothing more is lost', () => {
  const s = quiet(bea, { at: ['4', '3', '3', '3'] });
  s.health[ann] = 0;
  s.zone = 1;
  expect(toldBy(s, hurtFrame(ann, 1))).toEqual([]);
});

test('[HPB-569] Kuro at 0 Health leaves the board, Dee Coy gets a Wound, and he comes back with 1', () => {
  const s = quiet(bea, { at: ['2', '3', '3', '3'], characters: ['dee-coy'] });
  s.chips[s.seats * 2] = s.sectors[0]!.pop()!;
  let next = run(s, hurtFrame(s.seats, 2));
  expect([next.at[s.seats], next.kuroGone, next.wounds[ann]!.length]).toEqual([NONE, KURO_AWAY, 1]);
  next.active = ann;
  next = run(next, { stage: 'wake', step: 0, answer: NONE });
  expect([next.at[s.seats], next.health[s.seats], next.chips[s.seats * 2] !== NONE]).toEqual([1, 1, true]);
});

test('[HPB-570] Wounds add up and lie under the deck when healed; without one left, two cards go instead', () => {
  const s = wound(quiet(ann, { at: ['M', '3', '3', '3'] }), ann, 'W-01', 'W-01');
  expect(movement(s, ann)).toBe(1);
  let next = answer(s, ann, { act: 'treat' });
  next = answer(next, ann, 'W-01');
  expect([next.wounds[ann]!.length, next.woundDeck[0], next.seenWounds]).toEqual([1, 0, 1]);
  const empty = hold(quiet(bea, { at: ['2', '3', '3', '3'] }), ann, 'B1', 'B2', 'R3');
  empty.woundDeck = [];
  const asked = run(empty, hurtFrame(ann, 0, 1));
  expect(now(asked)).toBe('cards ann');
  expect(answers(asked, ann, { act: 'card', card: 'B1' }, { act: 'card', card: 'B2' }).hands[ann]).toEqual([7]);
});

test('[HPB-571] [HPB-490] the patient picks which Wound goes', () => {
  const s = wound(quiet(ann, { at: ['M', '3', '3', '3'] }), ann, 'W-02', 'W-08');
  s.health[ann] = 1;
  const asked = answer(s, ann, { act: 'treat' });
  expect(offers(asked, ann)).toEqual(['W-02', 'W-08']);
  const next = answer(asked, ann, 'W-08');
  expect([next.wounds[ann]!.map((type) => WOUNDS[type]!.id), next.health[ann], next.ap]).toEqual([['W-02'], 2, 1]);
});

test.each([
  ['W-01', movement, -1],
  ['W-02', cardsToDraw, -1],
  ['W-03', redLimit, -1],
  ['W-04', shieldOf, -1],
  ['W-05', maxHealth, -1],
  ['W-06', handLimit, -2],
  ['W-07', programLimit, -1],
  ['W-08', actionPoints, -1],
] as const)('[HPB-570] %s takes its toll as long as it lasts', (id, stat, by) => {
  const s = turnOf(ann, { characters: ['jayden'] });
  const before = stat(s, ann);
  expect(stat(wound(s, ann, id), ann) - before).toBe(by);
});

test('[HPB-103] never below 1 by a Wound, and one fewer while Morale is yellow', () => {
  const s = wound(turnOf(ann, { characters: ['jayden'] }), ann, 'W-02', 'W-02');
  expect(cardsToDraw(s, ann)).toBe(1);
  s.morale = 0;
  expect(cardsToDraw(s, ann)).toBe(0);
});

test('[HPB-570] W-05 Internal Bleeding: excess Health is lost at once', () => {
  const s = woundsNext(quiet(bea, { at: ['2', '3', '3', '3'] }), 'W-05');
  expect(run(s, hurtFrame(ann, 0, 1)).health[ann]).toBe(1);
});

test('[HPB-575] W-09 Fever: the bearer and those met discard one card each', () => {
  const s = wound(quiet(ann, { at: ['1', '2', '2', '4'], hands: [['B1'], ['B2'], ['B3'], ['B4']] }), ann, 'W-09');
  let next = answer(s, ann, { act: 'move', piece: ann, to: '2' });
  const order: string[] = [];
  while (next.stack.at(-1)!.stage === 'cards') {
    order.push(now(next));
    const seat = (next.stack.at(-1) as { by: number }).by;
    next = answer(next, seat, offers(next, seat)[0]);
  }
  expect(order).toEqual(['cards ann', 'cards bea', 'cards cem']);
  expect(next.hands.map((hand) => hand.length)).toEqual([0, 0, 0, 1]);
});

test('[HPB-113] [HPB-575] those whom a Contagious Wound hits are asked from the Active Player clockwise', () => {
  const s = wound(quiet(cem, { at: ['2', '2', '1', '2'], hands: [['B1'], ['B2'], ['B3'], ['B4']] }), cem, 'W-09');
  let next = answer(s, cem, { act: 'move', piece: cem, to: '2' });
  const order: string[] = [];
  while (next.stack.at(-1)!.stage === 'cards') {
    order.push(now(next));
    const seat = (next.stack.at(-1) as { by: number }).by;
    next = answer(next, seat, offers(next, seat)[0]);
  }
  expect(order).toEqual(['cards cem', 'cards dan', 'cards ann', 'cards bea']);
  const met = wound(quiet(cem, { at: ['2', '4', '1', '4'], hands: [['B1'], [], ['B3'], []] }), ann, 'W-09');
  expect(now(answer(met, cem, { act: 'move', piece: cem, to: '2' }))).toBe('cards cem');
});

test('[HPB-575] W-10 Nanite Rash: somebody who comes to the bearer is hit with the bearer, not below 1', () => {
  const s = wound(quiet(ann, { at: ['1', '2', '2', '4'] }), bea, 'W-10');
  s.health[bea] = 1;
  const next = answer(s, ann, { act: 'move', piece: ann, to: '2' });
  expect(next.health.slice(0, 4)).toEqual([1, 1, 2, 2]);
});

test('[HPB-575] W-11 Panic: Riot +1 once; a Wound of Dee Coy is not set off by Kuro', () => {
  const s = wound(quiet(ann, { at: ['1', '2', '2', '4'] }), ann, 'W-11');
  expect(answer(s, ann, { act: 'move', piece: ann, to: '2' }).riot).toBe(1);
  const pair = wound(quiet(ann, { at: ['1', '3', '3', '4', '2'], characters: ['dee-coy'] }), ann, 'W-11');
  expect(answer(pair, ann, { act: 'move', piece: ann, to: '2' }).riot).toBe(0);
});

test('[HPB-576] detained and fallen characters neither spread nor catch it', () => {
  const s = wound(quiet(ann, { at: ['2', '6', '6', '4'] }), bea, 'W-11');
  s.detained = 1 << bea;
  expect(answer(s, ann, { act: 'move', piece: ann, to: '6' }).riot).toBe(0);
});

test('[HPB-577] Dryden heals only the hurt', () => {
  const s = quiet(ann, { at: ['2', '2', '2', '4'], characters: ['dryden'] });
  const heals = (): unknown[] => offers(s, ann).filter((one) => (one as { act: string }).act === 'heal');
  expect(heals()).toEqual([]);
  s.health[bea] = 1;
  s.health[dan] = 1;
  expect(heals()).toEqual([{ act: 'heal', piece: bea }]);
});
