import { expect, test } from 'vitest';
import { EVENTS } from '../../content/events.ts';
import type { FaceId } from '../../content/faces.ts';
import type { State } from '../../state.ts';
import {
  after,
  carry,
  type Change,
  changes,
  city,
  enemyOn,
  fill,
  readEvent,
  SOLDIER_ON_12,
  wounded,
} from '../testing/cards.ts';
import { ann, answer, bea, cem, dan, hold, now, offers, passing, turnUpNext } from '../testing/tables.ts';

// The 31 Events that are skill checks (content ledger 4.1 to 4.3): the target is met exactly, or missed by one.

/** Cards that add up to a total: three at most. */
function cardsFor(total: number): FaceId[] {
  const colour = total > 0 ? 'B' : 'R';
  const cards: FaceId[] = [];
  for (let left = Math.abs(total); left > 0; left -= 5) cards.push(`${colour}${Math.min(5, left)}` as FaceId);
  return cards;
}

/** Ann puts in exactly these; the two added cards are worth nothing. `before` is the table without them. */
function checked(s: State, id: string, cards: readonly FaceId[], ...came: number[]): { before: State; after: State } {
  hold(s, ann, ...cards);
  let state = passing(readEvent(s, id));
  for (const card of cards.slice(0, -1)) state = answer(state, ann, { act: 'card', card, sign: 0 });
  turnUpNext(state, ...withoutColour(state));
  const hands = state.hands.map((hand, seat) => (seat === ann ? [] : hand));
  return {
    before: { ...state, hands },
    after: passing(after(state, ann, { act: 'card', card: cards.at(-1), sign: 0 }, ...came)),
  };
}

/** Two cards that count nothing in this Event. */
function withoutColour(s: State): [FaceId, FaceId] {
  const frame = s.stack.find((one) => one.stage === 'check')!;
  const card = EVENTS[(frame as { event: number }).event]!;
  return card.type === 'colour' ? ['B1', 'B1'] : ['grey', 'grey'];
}

interface Row {
  id: string;
  target: number;
  success: Change;
  failure: Change;
  /** how the table is laid, and how the dice fall, from 0 */
  set?: (s: State) => void;
  came?: number[];
}

const RIOT_4 = (s: State): void => void Object.assign(s, { riot: 4 });

const CHECKS: readonly Row[] = [
  { id: 'E-I-01', target: 5, success: { morale: 1 }, failure: { deus: 1, riot: 2 } },
  {
    id: 'E-I-02',
    target: -5,
    success: { boxes: ['3'] },
    failure: { resource: -1, came: ['soldier 1 12'] },
    came: SOLDIER_ON_12,
  },
  { id: 'E-I-03', target: 6, success: { apex: 2 }, failure: { deus: 1 } },
  { id: 'E-I-04', target: -5, success: { riot: 1 }, failure: { riot: 4, morale: -1 } },
  { id: 'E-I-05', target: 4, success: { riot: 1 }, failure: { riot: -4, morale: -1 } },
  { id: 'E-I-06', target: 7, success: { deus: -1, morale: 1 }, failure: { deus: 1, morale: -1 } },
  {
    id: 'E-I-07',
    target: -6,
    success: { gone: ['soldier 1 5a'] },
    failure: { riot: 2, came: ['soldier 1 12'] },
    set: (s) => void enemyOn(s, '5a'),
    came: SOLDIER_ON_12,
  },
  { id: 'E-I-11', target: -4, success: { threat: -1 }, failure: { morale: -1, came: ['sniper 1 4'] } },
  { id: 'E-II-01', target: 6, success: { apex: 2 }, failure: { apex: -2 } },
  { id: 'E-II-02', target: -5, success: { resource: 1, 'ann programs': 1 }, failure: { resource: -2 } },
  { id: 'E-II-03', target: 7, success: { deus: -2 }, failure: { deus: 2 } },
  { id: 'E-II-04', target: 6, success: { morale: 2 }, failure: { riot: 4, morale: -2 } },
  {
    id: 'E-II-05',
    target: -6,
    success: { riot: -2, gone: ['soldier 1 5a', 'soldier 1 red1'] },
    failure: { riot: -4, 'dan cards': -1 },
    set: (s) => {
      enemyOn(enemyOn(s, '5a'), 'red1');
      hold(s, dan, 'B1', 'B2');
    },
  },
  { id: 'E-II-06', target: -5, success: { security: 1 }, failure: { guard: 1, junk: 1 } },
  { id: 'E-II-10', target: -7, success: { threat: -1 }, failure: { morale: -2, came: ['crawler 1 red1'] } },
  { id: 'E-II-11', target: 12, success: { security: 1, threat: -1 }, failure: { security: -1, threat: 1 } },
  { id: 'E-III-01', target: 8, success: { deus: -2 }, failure: { deus: 2 } },
  { id: 'E-III-02', target: 7, success: { resource: 2 }, failure: { resource: -2 } },
  { id: 'E-III-03', target: -9, success: { riot: -3, threat: -1 }, failure: { morale: -4 }, set: RIOT_4 },
  { id: 'E-III-04', target: -7, success: { security: 1, threat: -1 }, failure: { security: -1 } },
  { id: 'E-III-08', target: 8, success: { apex: 2, resource: -1 }, failure: { apex: -2 } },
  { id: 'E-III-09', target: 6, success: { morale: 2 }, failure: { riot: -5 }, set: RIOT_4 },
];

/** Hands that others hold are not put in. */
function restPasses(s: State): State {
  let state = passing(s);
  while (state.outcome === null && state.stack.at(-1)!.stage === 'contribute')
    state = passing(answer(state, (state.stack.at(-1) as { by: number }).by, { act: 'done' }));
  return state;
}

test.each(CHECKS)(
  '[$id] at its target $target, and one short of it',
  ({ id, target, success, failure, set, came = [] }) => {
    const met = checked(city(set), id, cardsFor(target), ...came);
    expect(changes(met.before, restPasses(met.after))).toEqual(success);
    const short = checked(city(set), id, cardsFor(target - Math.sign(target)), ...came);
    expect(changes(short.before, restPasses(short.after))).toEqual(failure);
  },
);

test('every check of the deck is tested here', () => {
  const own = ['E-I-08', 'E-II-07', 'E-III-05', 'E-III-07'];
  const tested = [...CHECKS.map(({ id }) => id), ...own].toSorted();
  expect(
    EVENTS.filter(({ type }) => type === 'check')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(tested);
});

// ------------------------------------------------------------------------------------------------- with a price for no-shows

/** Ann and Bea hold a card; Ann puts hers in, Bea does not, the others cannot. */
function noShow(id: string, card: FaceId, added: [FaceId, FaceId], set: (s: State) => void = () => {}): [State, State] {
  const s = hold(hold(city(set), ann, card), bea, 'B1');
  let state = answer(passing(readEvent(s, id)), ann, { act: 'card', card, sign: 0 });
  turnUpNext(state, ...added);
  const before = { ...state };
  state = passing(answer(state, bea, { act: 'done' }));
  return [before, state];
}

const NO_SHOWS = { 'bea wounds': 1, 'cem wounds': 1, 'dan wounds': 1 };

test.each([
  ['E-I-08 Toxic Fog', 'B5', ['grey', 'grey'], { morale: 1 }],
  ['E-I-08 Toxic Fog', 'B4', ['grey', 'grey'], { morale: -3 }],
  ['E-II-07 Fever Ward', 'B5', ['grey', 'grey'], {}],
  ['E-II-07 Fever Ward', 'B4', ['grey', 'grey'], { morale: -1, 'ann wounds': 1 }],
  ['E-III-07 Under Siege', 'R5', ['R2', 'grey'], { threat: -1 }],
  ['E-III-07 Under Siege', 'R5', ['R1', 'grey'], { morale: -1 }],
] as const)('[HPB-658] [%s] with %s: its result, then a Wound for each of the others', (name, card, added, result) => {
  const [id] = name.split(' ') as [string];
  // Cracked Ribs change nothing at once; no raid brings anybody: only the result is looked at
  const calm = (s: State): void => {
    s.woundDeck = s.woundDeck.toSorted((one, other) => (one === 3 ? 1 : 0) - (other === 3 ? 1 : 0));
    for (const kind of s.left.keys()) s.left[kind] = 0;
  };
  const [before, done] = noShow(id, card, [...added], calm);
  const found = changes(before, done);
  for (const seat of ['ann', 'bea', 'cem', 'dan']) delete found[`${seat} health`];
  const expected = { ...NO_SHOWS, ...result };
  // E-III-07 a raid with no marker left: Threat +1, unless the die shows nobody
  if (id === 'E-III-07' && 'morale' in result && 'threat' in found) delete found['threat'];
  expect(found).toEqual(expected);
});

test('[E-II-07] Fever Ward, success: a Wound of a character whom the Active Player picks; nobody wounded, nothing happens', () => {
  const heal = (set: (s: State) => void): State => noShow('E-II-07', 'B5', ['grey', 'grey'], set)[1];
  const asked = heal((s) => void wounded(wounded(s, bea, 'W-01', 'W-02'), cem, 'W-04'));
  expect([now(asked), offers(asked, ann)]).toEqual(['whom ann', [bea, cem]]);
  const picks = answer(asked, ann, bea);
  expect([now(picks), offers(picks, bea)]).toEqual(['wound bea', ['W-01', 'W-02']]);
});

test('[E-III-07] Under Siege, success: the Leader eliminates two Enemies; Deus is not among them', () => {
  const s = city((one) => {
    for (const place of ['5a', '9a', '12', 'red1']) enemyOn(one, place);
    enemyOn(one, 'red3', 15, 9);
  });
  let { after: state } = checked(s, 'E-III-07', ['R5', 'R2']);
  expect([now(state), offers(state, bea)]).toEqual(['enemy bea', ['5a', '9a', '12', 'red1']]);
  state = answer(answer(state, bea, '9a'), bea, 'red1');
  expect([state.threat, state.enemyAt.filter((kind) => kind !== -1).length, state.red]).toEqual([
    0,
    2,
    [-1, -1, 15, -1],
  ]);
});

// ----------------------------------------------------------------------------------------------------------- Trust or Betrayal

test.each([
  ['success', ['B5', 'B1'], bea],
  ['failure', ['B5'], cem],
] as const)('[E-III-05] Trust or Betrayal, %s: whom the badge names may swap a chip, unseen', (_what, cards, by) => {
  const s = city((one) => {
    one.general = cem;
    carry(one, ann);
    carry(one, dan);
    fill(one, 0, 1);
    fill(one, 1, 1);
    one.faceUp = 1;
  });
  const [mine, theirs] = [s.chips[dan * 2]!, s.network[5]!];
  let { after: state } = checked(s, 'E-III-05', cards);
  expect([now(state), offers(state, by)]).toEqual([`whom ${['ann', 'bea', 'cem'][by]!}`, [ann, dan]]);
  state = answer(state, by, dan);
  expect(now(state)).toBe('maybe dan');
  const refused = answer(state, dan, 'no');
  expect(refused.chips[dan * 2]).toBe(mine);
  state = answer(state, dan, 'yes');
  expect(offers(state, dan)).toEqual(['beta-1']); // the other one lies face-up
  state = answer(state, dan, 'beta-1');
  expect([state.chips[dan * 2], state.network[5], state.guard, state.tally]).toEqual([theirs, mine, 2, s.tally]);
  expect([state.known[theirs]! & (1 << dan), state.faceUp]).toEqual([1 << dan, 1]);
});

test('[E-III-05] Trust or Betrayal: nobody carries a chip, or none lies face-down: nothing happens, nobody is asked', () => {
  const nobody = checked(
    city((s) => void fill(s, 0, 1)),
    'E-III-05',
    ['B5', 'B1'],
  );
  expect(changes(nobody.before, nobody.after)).toEqual({});
  const open = city((s) => {
    carry(s, ann);
    carry(s, dan);
  });
  const none = checked(open, 'E-III-05', ['B5', 'B1']);
  expect(now(none.after)).not.toContain('whom');
});

// ------------------------------------------------------------------------------------------------------------- colour checks

const TWO_CHIPS = { looks: true };

const COLOURS: readonly { id: string; wanted: FaceId[]; none: Change; one: Change; more: Change }[] = [
  { id: 'E-I-09', wanted: ['grey'], none: {}, one: {}, more: TWO_CHIPS },
  {
    id: 'E-I-10',
    wanted: ['green'],
    none: { resource: -1 },
    one: { 'ann programs': 1 },
    more: { resource: 1, 'ann programs': 1 },
  },
  { id: 'E-II-08', wanted: ['green'], none: { morale: -3 }, one: {}, more: { security: 1 } },
  { id: 'E-II-09', wanted: ['grey'], none: { deus: 1 }, one: {}, more: { deus: -1, ...TWO_CHIPS } },
  { id: 'E-III-06', wanted: ['grey', 'green'], none: { threat: 1 }, one: {}, more: { threat: -1 } },
];

function lookedAt(s: State): boolean {
  return s.stack.at(-1)?.stage === 'sector';
}

test.each(COLOURS)(
  '[$id] [HPB-656] by the number of cards of its colour: none, one, more',
  ({ id, wanted, ...results }) => {
    const other: FaceId = wanted.includes('grey') && wanted.length === 1 ? 'green' : 'B1';
    const found = (cards: FaceId[]): Change => {
      const { before, after: state } = checked(city(), id, cards);
      return { ...changes(before, state), ...(lookedAt(state) && TWO_CHIPS) };
    };
    const [first, last] = [wanted[0]!, wanted.at(-1)!];
    expect([found([other]), found([first, other]), found([first, last])]).toEqual([
      results.none,
      results.one,
      results.more,
    ]);
    expect(found([first, first, last])).toEqual(results.more);
  },
);

test('[E-I-09] Data Audit without a grey card: each player discards one card of choice, from the Active Player', () => {
  const s = city((one) => {
    hold(one, bea, 'B1', 'B2');
    hold(one, dan, 'B3');
  });
  hold(s, ann, 'B4', 'B5');
  let state = passing(readEvent(s, 'E-I-09'));
  turnUpNext(state, 'R1', 'R2');
  state = restPasses(state);
  expect([now(state), offers(state, ann).length]).toEqual(['cards ann', 2]);
  state = answer(state, ann, { act: 'card', card: 'B4' });
  expect(now(state)).toBe('cards bea');
  state = answer(state, bea, { act: 'card', card: 'B1' });
  // Cem has none and is passed over
  expect(now(state)).toBe('cards dan');
  expect(answer(state, dan, { act: 'card', card: 'B3' }).hands.map((hand) => hand.length)).toEqual([1, 1, 0, 0]);
});

test.each(['E-I-09', 'E-II-09'])(
  '[%s] with two grey cards: the Active Player alone sees two chips of a Sector',
  (id) => {
    const { after: state } = checked(city(), id, ['grey', 'grey']);
    const seen = answer(state, ann, 2);
    const top = seen.sectors[1]!.slice(-2);
    expect(top.map((chip) => seen.known[chip])).toEqual([1 << ann, 1 << ann]);
    expect(seen.sectors[1]!.length).toBe(18);
  },
);

test('every colour check of the deck is tested here', () => {
  expect(EVENTS.filter(({ type }) => type === 'colour').map(({ id }) => id)).toEqual(COLOURS.map(({ id }) => id));
});

// -------------------------------------------------------------------------------------------------------- two powers at once

test('[S-DRY-2] Triage meets the no-show Wounds of Toxic Fog: nobody gets one, neither the first nor those after', () => {
  const s = hold(hold(city(), ann, 'B5'), cem, 'S-DRY-2');
  let state = answer(passing(readEvent(s, 'E-I-08')), ann, { act: 'card', card: 'B5', sign: 0 });
  turnUpNext(state, 'grey', 'grey');
  state = answer(state, cem, { act: 'done' });
  expect(state.stack.at(-1)!.stage).toBe('window');
  for (const seat of [ann, bea, dan]) state = answer(state, seat, { act: 'pass' });
  state = passing(answer(state, cem, { act: 'star', card: 'S-DRY-2' }));
  expect([state.wounds.flat(), state.morale]).toEqual([[], 3]);
});
