import { expect, test } from 'vitest';
import { FACE_IDS, type FaceId, isBlue, isRed, value, worth } from '../content/faces.ts';
import { NONE, type State } from '../state.ts';
import { effectsFrame, enemy, runWith } from './testing/moments.ts';
import { AT_6 } from '../content/board.ts';
import {
  allowed,
  ann,
  answer,
  answers,
  bea,
  hold,
  now,
  offers,
  put,
  refusal,
  rolling,
  stageOf,
  told,
  turnUpNext,
} from './testing/tables.ts';
import { actsNamed, isOffered, printed, quiet, refused } from './testing/turns.ts';

const card = (id: FaceId): unknown => ({ act: 'card', card: id });
const DONE = { act: 'done' };
const ids = (faces: readonly number[]): string[] => faces.map((face) => FACE_IDS[face]!);

test('[HPB-300] blue is plus, red is minus, grey, green and special cards are worth nothing', () => {
  expect(FACE_IDS.slice(0, 12).map((_, face) => value(face))).toEqual([1, 2, 3, 4, 5, -1, -2, -3, -4, -5, 0, 0]);
  expect(FACE_IDS.slice(10).every((_, at) => worth(at + 10) === 0 && !isBlue(at + 10) && !isRed(at + 10))).toBe(true);
});

test('[HPB-301] one pile for all cards of all players, played, paid or discarded', () => {
  let s = quiet(ann, {
    at: ['2', '3', '3', '3'],
    hands: [
      ['B3', 'R2', 'R1'],
      ['grey', 'B5'],
    ],
  });
  s = answers(s, ann, { act: 'buyUnseen' }, card('B3'));
  s = answers(s, ann, DONE);
  expect(ids(s.discard)).toEqual(['B3']);
  const other = answers(
    put(s, { stage: 'cards', by: bea, why: 0, min: 1, max: 1, chosen: [], answer: NONE }),
    bea,
    card('grey'),
  );
  expect(ids(other.discard)).toEqual(['B3', 'grey']);
});

test('[HPB-302] an empty personal deck is never refilled', () => {
  const s = put(quiet(ann), { stage: 'draw', by: ann, most: 2 });
  s.decks[ann] = [];
  s.discard = [0, 1, 2];
  const next = answer(s, ann, 2);
  expect([next.decks[ann], next.hands[ann]!.length, next.discard, next.generalDeck.length]).toEqual([
    [],
    2,
    [0, 1, 2],
    38,
  ]);
});

test('[HPB-303] with the last general card drawn the pile becomes the deck, personal cards included', () => {
  const s = put(quiet(ann), { stage: 'draw', by: ann, most: 2 });
  s.decks[ann] = [];
  s.generalDeck = [4, 3];
  s.discard = [10, 16];
  const next = answer(s, ann, 2);
  expect([ids(next.hands[ann]!), next.discard, next.generalDeck.toSorted((a, b) => a - b)]).toEqual([
    ['B4', 'B5'],
    [],
    [10, 16],
  ]);
  expect(told(s, ann, 2)).toContainEqual({ type: 'reshuffled', deck: 'influence', cards: 2 });
});

test('[HPB-303] with an empty pile it waits for the next discard, and until then nothing is drawn', () => {
  const s = put(quiet(ann, { hands: [['R1', 'R2']] }), { stage: 'draw', by: ann, most: 3 });
  s.decks[ann] = [];
  s.generalDeck = [4];
  s.discard = [];
  const drawn = answer(s, ann, 3);
  expect([ids(drawn.hands[ann]!), drawn.generalDeck]).toEqual([['B5', 'R1', 'R2'], []]);
  put(drawn, { stage: 'cards', by: ann, why: 0, min: 1, max: 1, chosen: [], answer: NONE });
  const next = answer(drawn, ann, card('R1'));
  expect([ids(next.generalDeck), next.discard]).toEqual([['R1'], []]);
});

test('[HPB-303] [HPB-555] cards of a fight that are not yet discarded are not in the new deck', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'], hands: [['R4']] });
  enemy(s, AT_6, 6);
  s.generalDeck = [5];
  s.discard = [0, 1];
  s.decks[ann] = [2, 2, 2, 2];
  const next = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R4'), DONE);
  // R1 was turned up as the last card: B1 and B2 are the new deck, of which Havoc has drawn one; R4 and R1 lie on the pile
  expect([ids(next.discard).toSorted(), next.generalDeck.length]).toEqual([['R1', 'R4'], 1]);
});

test('[HPB-304] special cards turned up in a fight are worth nothing; their text is for whoever draws them', () => {
  const s = quiet(ann, { characters: ['havoc'], at: ['2', '3', '3', '3'], hands: [['R4']] });
  enemy(s, AT_6, 6);
  turnUpNext(s, 'G-S2');
  const laid = answers(s, ann, { act: 'attack', piece: ann, at: '6' }, card('R4'));
  expect(told(laid, ann, DONE).find(({ type }) => type === 'fought')).toMatchObject({ result: 2 - 4 });
  const fence = hold(quiet(ann, { characters: ['havoc', 'nova'] }), ann, 'S-NOV-2');
  expect(isOffered(fence, ann, 'star')).toBe(true);
  // cards about Kuro are for Dee Coy's player alone
  const dog = quiet(ann, { characters: ['havoc', 'dee-coy'] });
  dog.decks[bea]!.push(26);
  hold(dog, ann, 'S-DEE-1');
  expect([isOffered(dog, ann, 'star'), refused(dog, ann, { act: 'star', card: 'S-DEE-1' })]).toEqual([
    false,
    'HPB-304',
  ]);
});

test('[HPB-305] a special card is played for its text and discarded; it pays nothing', () => {
  const s = hold(quiet(ann, { characters: ['jayden'], at: ['2', '3', '3', '3'] }), ann, 'S-JAY-1', 'B2');
  expect(isOffered(s, ann, 'buyUnseen')).toBe(false);
  const next = answer(s, ann, { act: 'star', card: 'S-JAY-1' });
  expect([next.ap, ids(next.discard), next.hands[ann]!.length]).toEqual([3, ['S-JAY-1'], 2]);
  const fist = hold(quiet(ann, { characters: ['feykah'] }), ann, 'S-FEY-1');
  expect(refused(fist, ann, { act: 'star', card: 'S-FEY-1' })).toBe('HPB-305');
  expect(refused(fist, ann, { act: 'star', card: 'S-FEY-2' })).toBe('HPB-305');
});

/** A Program of price 3 is being paid for. */
function buying(...hand: FaceId[]): State {
  const s = quiet(ann, { at: ['2', '3', '3', '3'], hands: [hand] });
  return answer(s, ann, { act: 'buyUnseen' });
}

test('[HPB-306] X-04 red cards only or blue cards only; what is over is lost', () => {
  const s = buying('B2', 'B2', 'R3');
  expect(offers(s, ann)).toEqual([card('B2'), card('R3')]);
  const blue = answer(s, ann, card('B2'));
  expect(offers(blue, ann)).toEqual([card('B2')]);
  expect(refusal(blue, ann, card('R3'))).toEqual({
    rule: 'HPB-306',
    why: 'You pay with red cards only or with blue cards only, not with both.',
  });
  expect(allowed(blue, ann, DONE)).toBe(false);
  const paid = answers(blue, ann, card('B2'), DONE);
  expect([ids(paid.discard), ids(paid.hands[ann]!), paid.programs[ann]!.length]).toEqual([['B2', 'B2'], ['R3'], 1]);
  expect(answers(s, ann, card('R3'), DONE).programs[ann]!.length).toBe(1);
  // a colour that cannot reach the price is not on offer
  expect(offers(buying('B2', 'R3'), ann)).toEqual([card('R3')]);
});

test('[HPB-306] more may be paid than is needed', () => {
  const s = answer(buying('B3', 'B1', 'B1'), ann, card('B3'));
  expect(offers(s, ann)).toEqual([card('B1'), DONE]);
  expect(answers(s, ann, card('B1'), card('B1')).hands[ann]).toEqual([]);
});

test('[HPB-307] cards that leave a hand in one step are discarded at once', () => {
  const dryden = quiet(ann, {
    characters: ['dryden'],
    at: ['2', '3', '3', '3'],
    hands: [['B1', 'B1', 'B2', 'B2', 'B3']],
  });
  dryden.boosts[ann] = 1; // Hacking I
  const paid = answers(dryden, ann, { act: 'buyUnseen' }, card('B1'), card('B1'), card('B2'), card('B2'), card('B3'));
  expect(paid.boosts[ann]).toBe(1);
  expect(answer(paid, ann, DONE).boosts[ann]).toBe(3);
  // one by one is not at once
  let s = quiet(ann, { characters: ['dryden'], hands: [['B1', 'B1', 'B2', 'B2', 'B3']] });
  s.boosts[ann] = 1;
  for (const id of ['B1', 'B1', 'B2', 'B2', 'B3'] as const)
    s = answer(put(s, { stage: 'cards', by: ann, why: 0, min: 1, max: 1, chosen: [], answer: NONE }), ann, card(id));
  expect([s.hands[ann], s.boosts[ann]]).toEqual([[], 1]);
});

test('[HPB-307] an effect that takes many at random takes them at once', () => {
  const s = hold(quiet(ann, { characters: ['feykah'], at: ['1', '3', '3', '3'] }), ann, 'B1', 'B2', 'R3', 'R4', 'R5');
  const next = runWith(s, [], effectsFrame(printed('E-EX-04', 'effects'), ann, true));
  expect([now(next), actsNamed(next, ann, 'card').length]).toEqual(['cards ann', 5]);
  const gone = answers(next, ann, card('B1'), card('B2'));
  expect([gone.hands[ann]!.length, ids(gone.discard)]).toEqual([3, ['B1', 'B2']]);
});

test('[HPB-556] cards played for the City and the Nexus are discarded whatever comes of it, in one step', () => {
  const s = quiet(ann, { characters: ['dryden'], at: ['2', '3', '3', '3'], hands: [['B1', 'B1', 'B2']] });
  const laid = answers(s, ann, { act: 'morale', piece: ann }, card('B1'), card('B1'));
  const next = rolling(laid, ann, DONE, 5);
  expect([ids(next.discard), next.morale, stageOf(next)]).toEqual([['B1', 'B1'], 5, 'action']);
});
