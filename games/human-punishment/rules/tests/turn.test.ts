import { expect, test } from 'vitest';
import { CITY, HQ, NETWORK } from '../content/board.ts';
import { FACE_IDS } from '../content/faces.ts';
import { cardsToDraw } from '../pieces.ts';
import { CITY_1, CITY_4, NONE, type State, USED_PANEL, USED_REROLL } from '../state.ts';
import { effectsFrame, enemy, hurtFrame, poised, run, runWith } from './testing/moments.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  asked,
  bea,
  cem,
  dan,
  hold,
  now,
  offers,
  own,
  passing,
  put,
  refusal,
  rolling,
  stageOf,
  step,
  told,
  turnOf,
  words,
} from './testing/tables.ts';
import { actsNamed, carry, isOffered, printed, quiet, refused } from './testing/turns.ts';

/** Everybody who is asked is away, until this stage is on top. */
function until(s: State, stage: string): State {
  let next = s;
  while (stageOf(next) !== stage) next = answer(next, asked(next)[0]!, words.absent(next, asked(next)[0]!));
  return next;
}

test('[HPB-100] [HPB-101] a turn: start, draw, Action Phase, discard, activation, Event, then the left neighbour', () => {
  const s = quiet(bea, { at: ['3', '3', '3', '3'], hands: [[], ['B1', 'B1', 'B1', 'B2', 'B2', 'B2', 'R1', 'R1']] });
  const over = answer(s, bea, { act: 'end' });
  expect(now(over)).toBe('cards bea');
  const types: string[] = [];
  let next = over;
  while (!(stageOf(next) === 'draw' && next.active === cem)) {
    const [seat] = asked(next);
    const after = step(next, seat!, words.absent(next, seat!));
    for (const { event } of after.told) types.push(event.type);
    next = after.state;
  }
  const order = ['discarded', 'rolled', 'activated', 'event', 'turn'].map((type) => types.indexOf(type));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(now(next)).toBe('draw cem');
  expect(now(answer(next, cem, 0))).toBe('action cem');
});

test('[HPB-102] the start of a turn sets points, movement and everything that is once in a turn', () => {
  const s = quiet(ann, { characters: ['nova'], at: ['2', '3', '3', '3'] });
  s.ap = 0;
  s.move = 0;
  s.used = CITY_1 | CITY_4 | USED_PANEL | USED_REROLL;
  s.allRoundersNow = 1;
  s.entered = 1;
  s.boxesTaken[ann] = 2;
  s.mods.fill(1);
  s.kuro = 31;
  const next = run(s, { stage: 'wake', step: 0, answer: NONE });
  expect([next.ap, next.move, next.used, next.allRoundersNow, next.entered, next.boxesTaken[ann]]).toEqual([
    2, 3, 0, 0, 0, 0,
  ]);
  expect([next.mods.every((mod) => mod === 0), next.kuro, next.turns]).toEqual([true, 0, s.turns + 1]);
});

test('[HPB-103] board, Boosts, Programs and the badge add; Morale takes one at the end', () => {
  const s = turnOf(ann, { characters: ['feykah'] });
  s.leader = bea;
  s.general = cem;
  expect(cardsToDraw(s, ann)).toBe(3);
  s.open[ann] = [24, 0]; // Neural Uplink
  expect(cardsToDraw(s, ann)).toBe(4);
  s.general = ann;
  expect(cardsToDraw(s, ann)).toBe(5);
  s.wounds[ann] = [1, 1]; // two Concussions
  expect(cardsToDraw(s, ann)).toBe(3);
  s.morale = 0;
  expect(cardsToDraw(s, ann)).toBe(2);
  const jayden = turnOf(ann, { characters: ['jayden'] });
  jayden.boosts[ann] = 0b110000; // Security I and II
  expect(cardsToDraw(jayden, ann)).toBe(4);
});

test('[HPB-104] any number up to that, decided before the first card is seen', () => {
  const s = put(quiet(ann, { characters: ['havoc'] }), { stage: 'draw', by: ann, most: 3 });
  expect([offers(s, ann), words.absent(s, ann)]).toEqual([[3, 2, 1, 0], 3]);
  const two = answer(s, ann, 2);
  expect([two.hands[ann]!.length, stageOf(two)]).toEqual([2, 'action']);
  expect(answer(s, ann, 0).hands[ann]).toEqual([]);
  expect(refused(s, ann, 4)).toBe('HPB-104');
});

test('[HPB-105] own cards first, then general ones', () => {
  const s = put(quiet(ann), { stage: 'draw', by: ann, most: 3 });
  s.decks[ann] = [0, 1];
  const general = s.generalDeck.length;
  const next = answer(s, ann, 3);
  expect([next.decks[ann], s.generalDeck.length - general, next.generalDeck.length]).toEqual([[], 0, general - 1]);
  expect(told(s, ann, 3)).toContainEqual({ type: 'draws', by: ann, own: 2, general: 1 });
});

test('[HPB-106] movement and actions are mixed freely; what is left is lost', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['3', '4', '4', '4'], hands: [['B5']] });
  let next = answer(s, ann, { act: 'move', piece: ann, to: '1' });
  next = answer(next, ann, { act: 'sector', piece: ann, sector: 1 });
  next = answer(next, ann, { act: 'move', piece: ann, to: '2' });
  next = rolling(next, ann, { act: 'chance', piece: ann }, 3);
  expect([next.ap, next.move, next.at[ann]]).toEqual([0, 0, CITY]);
  const unused = until(answer(quiet(ann), ann, { act: 'end' }), 'draw');
  expect([unused.active, unused.ap]).toEqual([bea, 2]);
});

test('[HPB-107] attacks, Area actions and board actions cost a point, a Censure Motion two', () => {
  const s = quiet(ann, { characters: ['dryden'], at: ['4', '4', '4', '4'], hands: [['B4', 'B4']] });
  enemy(s, 5, 6);
  s.health[bea] = 1;
  for (const value of [
    { act: 'attack', piece: ann, at: '5b' },
    { act: 'newLeader', piece: ann },
    { act: 'weapon', box: 'pistol' },
    { act: 'heal', piece: bea },
  ])
    expect(answer(s, ann, value).ap).toBe(1);
  expect(answer(s, ann, { act: 'censure', seat: cem }).ap).toBe(0);
  s.ap = 1;
  expect(refused(s, ann, { act: 'censure', seat: cem })).toBe('HPB-450');
  s.ap = 0;
  for (const act of ['attack', 'newLeader', 'weapon', 'heal', 'censure']) expect(isOffered(s, ann, act)).toBe(false);
  expect(refused(s, ann, { act: 'attack', piece: ann, at: '5b' })).toBe('HPB-107');
});

test('[HPB-108] what is free', () => {
  const jayden = quiet(ann, { characters: ['jayden'], at: ['M', '3', '3', '3'], programs: [['P01']] });
  hold(jayden, ann, 'grey', 'S-JAY-1');
  jayden.ap = 0;
  jayden.move = 0;
  jayden.phase = 1;
  jayden.recon[ann] = 2;
  jayden.item[ann] = 4; // Companion
  jayden.lying = [7, 2, 0, 0, 1];
  for (const act of ['program', 'useRecon', 'star', 'item', 'allRounder', 'treatWithCards', 'box'])
    expect([act, isOffered(jayden, ann, act)]).toEqual([act, true]);
  const general = turnOf(ann, { characters: ['feykah'], at: ['6', '3', '3', '3'] });
  general.ap = 0;
  general.general = ann;
  general.apexAt = 0;
  general.entered = 1;
  carry(enemy(general, 2, 6), ann, 'b');
  for (const act of ['sacrifice', 'panelMove', 'deliver', 'bleed'])
    expect([act, isOffered(general, ann, act)]).toEqual([act, true]);
  const next = answers(general, ann, { act: 'panelMove' });
  expect([next.ap, isOffered(next, ann, 'panelMove')]).toEqual([0, false]);
});

test('[HPB-109] an Area action may be repeated while points last, a City action may not', () => {
  let s = quiet(ann, { at: ['3', '4', '4', '4'] });
  s = rolling(answers(s, ann, { act: 'nexus', piece: ann }), ann, { act: 'done' }, 0);
  expect(isOffered(s, ann, 'nexus')).toBe(true);
  s = rolling(quiet(ann, { at: ['2', '4', '4', '4'] }), ann, { act: 'chance', piece: ann }, 3);
  expect([s.ap, isOffered(s, ann, 'chance'), isOffered(s, ann, 'resource')]).toEqual([1, false, true]);
});

test('[HPB-110] down to the hand limit, then to the Program limit, open ones counted; only here', () => {
  const s = quiet(ann, { characters: ['havoc'], programs: [['P01', 'P03']] });
  hold(s, ann, 'B1', 'B2', 'B3', 'R1', 'R2', 'R3', 'R4', 'R5', 'grey');
  s.open[ann] = [23, 0]; // Memory Bank: hand limit 9
  s.hands[ann]!.push(0, 0);
  s.hands[ann]!.sort((a, b) => a - b);
  expect(now(answer(s, ann, { act: 'end' }))).toBe('cards ann');
  let next = answers(answer(s, ann, { act: 'end' }), ann, { act: 'card', card: 'grey' }, { act: 'card', card: 'B1' });
  expect([next.hands[ann]!.length, now(next)]).toEqual([9, 'programAway ann']);
  expect(offers(next, ann)).toEqual(['P01', 'P03', 'P24']);
  next = answers(next, ann, 'P03', 'P01');
  expect([next.programs[ann], next.open[ann]]).toEqual([[], [23, 0]]);
  expect(stageOf(next)).not.toBe('programAway');
});

test('[HPB-111] All-Rounder cards do not count toward the hand limit', () => {
  const s = quiet(ann, { characters: ['jayden'] });
  hold(s, ann, 'B1', 'B2', 'B3', 'R1', 'R2', 'R3', 'R4');
  expect(s.allRounders).toBe(0);
  expect(stageOf(answer(s, ann, { act: 'end' }))).not.toBe('cards');
});

test('[HPB-112] what cannot happen is skipped; what cannot be paid may not be chosen', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'] });
  // Analyst: two general cards, of which there is one, then a look at a Sector
  const next = answer(quiet(ann, { characters: ['jayden'], set: (one) => (one.generalDeck = [5]) }), ann, {
    act: 'allRounder',
    card: 'AR-7',
  });
  expect([next.hands[ann], stageOf(next)]).toEqual([[5], 'sector']);
  expect(isOffered(s, ann, 'buyUnseen')).toBe(false);
  expect(refused(s, ann, { act: 'buyUnseen' })).toBe('HPB-431');
});

test('[HPB-113] several are hit from the Active Player clockwise, Kuro directly after Dee Coy', () => {
  const s = quiet(cem, { characters: ['dee-coy'], at: ['2', '3', '3', '3', '2'] });
  const order: number[] = [];
  const hurt = step(poised(s, effectsFrame(printed('E-EX-06', 'effects'), cem, true)), 0, 'no');
  for (const { event } of hurt.told) if (event.type === 'hurt') order.push(event.piece);
  expect(order).toEqual([cem, dan, ann, 4, bea]);
});

test('[HPB-115] W1 waits for nobody; a window opens for all alike, serves from the Active Player on and opens again', () => {
  const s = turnOf(bea, { at: ['2', '2', '2', '2'], programs: [['P14'], [], ['P21'], ['P34']] });
  s.general = NONE;
  s.riot = 2;
  s.open[ann] = [20, 1]; // another die may be loaded too

  expect([asked(s), isOffered(s, ann, 'program'), offers(s, ann)]).toEqual([
    [bea],
    true,
    [{ act: 'program', card: 'P14' }],
  ]);
  const open = answer(s, bea, { act: 'chance', piece: bea });
  expect(now(open)).toBe('window ann bea cem dan');
  expect(offers(open, dan)).toEqual([{ act: 'pass' }]);
  let next = answer(open, ann, { act: 'charge', card: 'P21' });
  next = answer(answer(next, bea, { act: 'pass' }), dan, { act: 'pass' });
  const served = step(next, cem, { act: 'program', card: 'P21' });
  const played = served.told.flatMap(({ event }) =>
    event.type === 'playedProgram' || event.type === 'usedCharge' ? [event.by] : [],
  );
  // from the Active Player on: cem before ann
  expect([played, now(served.state)]).toEqual([[cem, ann], 'window ann bea cem dan']);
  expect(stageOf(passing(served.state))).toBe('action');
  // nobody holds anything: no window
  expect(stageOf(answer(quiet(bea, { at: ['2', '2', '2', '2'] }), bea, { act: 'chance', piece: bea }))).toBe('action');
});

test('[HPB-116] dice come from the engine and are told to everybody', () => {
  const s = quiet(ann, { at: ['2', '3', '3', '3'] });
  const after = step(s, ann, { act: 'chance', piece: ann });
  expect(after.entries.some((entry) => 'came' in entry)).toBe(true);
  const rolled = after.told.filter(({ event }) => event.type === 'rolled');
  expect(rolled).toMatchObject([{ to: 'all', event: { by: ann, dice: { pink: expect.any(Number) as number } } }]);
  expect(answer(s, ann, { act: 'chance', piece: ann })).toEqual(answer(s, ann, { act: 'chance', piece: ann }));
});

test('[HPB-117] [HPB-429] Dee Coy and Kuro share the limits of the City actions', () => {
  const s = quiet(ann, { characters: ['dee-coy'], at: ['2', '3', '3', '3', '2'] });
  const next = rolling(s, ann, { act: 'chance', piece: ann }, 3);
  expect(actsNamed(next, ann, 'chance')).toEqual([]);
  expect(actsNamed(next, ann, 'resource')).toEqual([
    { act: 'resource', piece: ann },
    { act: 'resource', piece: 4 },
  ]);
  expect(refused(next, ann, { act: 'chance', piece: 4 })).toBe('HPB-429');
});

/** The active character falls in its own Action Phase. */
function fallen(characters: readonly ['havoc' | 'jayden' | 'dee-coy'], at: string[]): State {
  return run(quiet(ann, { characters, at }), hurtFrame(ann, 3));
}

test('[HPB-118] whoever falls in the own Action Phase does nothing more in it; Kuro still acts', () => {
  const s = fallen(['havoc'], ['2', '3', '3', '3']);
  expect([s.ap, s.move, s.at[ann]]).toEqual([0, 0, HQ]);
  expect(offers(s, ann)).toEqual([{ act: 'end' }]);
  expect(refused(s, ann, { act: 'move', piece: ann, to: '2' })).toBe('HPB-118');
  const jayden = fallen(['jayden'], ['2', '3', '3', '3']);
  expect(refused(jayden, ann, { act: 'allRounder', card: 'AR-4' })).toBe('HPB-118');
  const dee = fallen(['dee-coy'], ['2', '3', '3', '3', '2']);
  dee.leader = bea;
  expect([isOffered(dee, ann, 'escape'), isOffered(dee, ann, 'interrogation')]).toEqual([false, false]);
  expect(actsNamed(dee, ann, 'move').every(({ piece }) => piece === 4)).toBe(true);
  expect(isOffered(dee, ann, 'move')).toBe(true);
});

test('[HPB-118] the fallen General has the Control Panel, and fallen Jayden takes his cards back', () => {
  const s = fallen(['jayden'], ['2', '3', '3', '3']);
  Object.assign(s, { general: ann, apexAt: 0, apex: 9, allRounders: 1 });
  s.boosts[ann] = 0b111111;
  expect(['panelMove', 'takeBack', 'allRounder'].map((act) => isOffered(s, ann, act))).toEqual([true, true, false]);
});

test('[HPB-118] [HPB-568] the fallen play cards for any time, none for the own turn', () => {
  const s = fallen(['havoc'], ['2', '3', '3', '3']);
  own(s, ann, 'P01', 'P15');
  hold(s, ann, 'S-NOV-2');
  expect(offers(s, ann)).toEqual([{ act: 'program', card: 'P15' }, { act: 'end' }]);
  s.health[ann] = 1; // healed meanwhile: the turn is over all the same
  expect(isOffered(s, ann, 'star')).toBe(false);
});

test('[HPB-119] whoever is detained in the own Action Phase may use what is left for the Cube; Kuro acts as usual', () => {
  const s = quiet(ann, { characters: ['dee-coy'], at: ['2', '3', '3', '3', '2'] });
  s.leader = bea;
  s.ap = 1;
  const next = answer(run(s, effectsFrame(printed('E-II-12', 'a'), ann, true)), bea, ann);
  expect([next.detained, next.at[ann]]).toEqual([1, NETWORK]);
  expect(['escape', 'interrogation'].map((act) => isOffered(next, ann, act))).toEqual([true, true]);
  expect(actsNamed(next, ann, 'move').map(({ piece }) => piece)).not.toContain(ann);
  expect(actsNamed(next, ann, 'chance')).toEqual([{ act: 'chance', piece: 4 }]);
  next.ap = 0;
  expect(refused(next, ann, { act: 'escape', sign: 1 })).toBe('HPB-107');
});

test('[HPB-122] dice rolled together share one window, before any of them counts; each may be rerolled', () => {
  const s = quiet(ann, { at: ['2', '2', '2', '2'], programs: [[], ['P21']] });
  s.open[bea] = [20, 2]; // Loaded Dice with both charges
  s.programs[bea] = [];
  let next = runWith(s, [1, 10, 2, 3], { stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 });
  expect(stageOf(next)).toBe('window');
  const pass = (one: State, ...seats: number[]): State =>
    seats.reduce((state, seat) => answer(state, seat, { act: 'pass' }), one);
  next = answer(pass(next, ann, cem, dan), bea, { act: 'charge', card: 'P21' });
  expect([now(next), offers(next, bea)]).toEqual(['die bea', ['orange', 'red', 'white1', 'white2']]);
  next = rolling(next, bea, 'red', 11);
  expect(stageOf(next)).toBe('window');
  next = answer(pass(next, ann, cem, dan), bea, { act: 'charge', card: 'P21' });
  const last = step(next, bea, 'red');
  expect(last.told.map(({ event }) => event.type)).toContain('rerolled');
  // it is used up, and so the dice count
  expect(last.told.map(({ event }) => event.type)).toContain('activated');
});

test('[HPB-106] nonsense gets one sentence, and nothing happens', () => {
  const s = quiet(ann);
  for (const value of [
    null,
    7,
    'end!',
    [],
    {},
    { act: 3 },
    { act: 'constructor' },
    { act: 'fly' },
    { act: 'move' },
    { act: 'move', piece: 'x', to: {} },
    { act: 'attack', piece: ann, at: null },
    { act: 'share', piece: ann, partner: 1e9 },
    { act: 'heal', piece: -1 },
    { act: 'buy', card: 12 },
    { act: 'program', card: '__proto__' },
    { act: 'star', card: FACE_IDS[0] },
    { act: 'useRecon', piece: 99 },
    { act: 'panelAttack', at: 'red9' },
    { act: 'drop', piece: ann, slot: '0' },
    { act: 'censure', seat: 'all' },
  ]) {
    expect(allowed(s, ann, value)).toBe(false);
    const { rule, why } = refusal(s, ann, value);
    expect([rule, why]).toEqual([expect.stringMatching(/^HPB-\d{3}$/), expect.stringMatching(/^[A-Z].*[.?]$/)]);
  }
  expect(refused(s, ann, { act: 'move', piece: bea, to: '2' })).toBe('HPB-106');
});
