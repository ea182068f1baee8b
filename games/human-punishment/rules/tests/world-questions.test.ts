import { describe, expect, test } from 'vitest';
import { type FaceId, GREY, isBlue, isRed, worth } from '../content/faces.ts';
import { LOOK, PINK_MORALE } from '../stages/actions.ts';
import { NONE, type State } from '../state.ts';
import { table } from './testing/leaks.ts';
import { ann, bea, game, hold, put } from './testing/tables.ts';
import { cardsDrawn, expectAlike, face, laid } from './testing/worlds.ts';

// A question gives away that it can be answered (ledger 5): in every world whoever is asked for cards holds some.

const sum = (cards: readonly number[], fits: (one: number) => boolean): number =>
  cards.filter(fits).reduce((all, one) => all + worth(one), 0);

describe('[HPB-304] whoever is asked for cards has some that would do', () => {
  const pay = (s: State, price: number, ...chosen: number[]): State =>
    put(s, { stage: 'pay', by: bea, piece: bea, price, what: 0, detail: 0, chosen });
  /** Bea holds these, and what she held before lies on the pile. */
  const handOf = (cards: readonly FaceId[]): State => {
    const s = table();
    s.discard.push(...s.hands[bea]!.splice(0));
    return hold(s, bea, ...cards);
  };
  const could = (hand: readonly number[]): number => Math.max(sum(hand, isBlue), sum(hand, isRed));

  test('a small hand has high cards', () => {
    const s = handOf(['R5', 'R5']);
    for (const { hands } of cardsDrawn(pay(s, 9), ann))
      expect([hands[bea]!.length, could(hands[bea]!) >= 9]).toEqual([2, true]);
    for (const { hands } of cardsDrawn(pay(s, 10), ann)) expect(could(hands[bea]!)).toBeGreaterThanOrEqual(10);
  });
  test('and those cards are nowhere else', () => {
    expectAlike(pay(handOf(['R5', 'R5']), 9), [1, 2]);
    expectAlike(put(handOf(['B1']), { stage: 'blueCards', by: bea, piece: bea, what: PINK_MORALE, chosen: [] }), [1]);
  });
  test('what one knows of the hand may be what pays, or something else', () => {
    const s = handOf(['B4', 'R3', 'R1']);
    s.handNotes = [ann, bea, face('B4')];
    const hands = cardsDrawn(pay(s, 4), ann, 60).map((one) => one.hands[bea]!);
    for (const hand of hands) expect([hand.includes(face('B4')), could(hand) >= 4]).toEqual([true, true]);
    expect(hands.some((hand) => sum(hand, isRed) < 4)).toBe(true);
    expect(hands.some((hand) => sum(hand, isRed) >= 4)).toBe(true);
    expect(hands.some((hand) => sum(hand, isRed) < 4 && sum(hand, isBlue) === 4)).toBe(true);
  });
  test('also where cards were chosen for the pile before', () => {
    const s = table();
    hold(s, bea, 'R5', 'R5');
    const chosen = laid(s, bea, face('B2'), face('R2'));
    put(s, { stage: 'cards', by: bea, why: 0, min: 2, max: 2, chosen, answer: NONE });
    for (const { hands, chosen: gone } of cardsDrawn(pay(s, 9), ann)) {
      expect([hands[bea]!.length, gone[bea]!.length]).toEqual([3, 2]);
      expect(could(hands[bea]!)).toBeGreaterThanOrEqual(9);
    }
  });
  test('the colour that was begun', () => {
    for (const [id, fits] of [
      ['R2', isRed],
      ['B2', isBlue],
    ] as const) {
      const s = table();
      for (const { hands } of cardsDrawn(pay(s, 8, ...laid(s, bea, face(id))), ann))
        expect(sum(hands[bea]!, fits)).toBeGreaterThanOrEqual(6);
    }
  });
  test('nothing more is needed once the price is reached', () => {
    const s = table();
    const hands = cardsDrawn(pay(s, 2, ...laid(s, bea, face('B2'))), ann, 60).map((one) => one.hands[bea]!);
    expect(hands.some((hand) => sum(hand, isBlue) === 0)).toBe(true);
  });
  test('a single card is any that pays, not always the highest', () => {
    const hands = cardsDrawn(pay(handOf(['R4']), 3), ann, 80).map((one) => one.hands[bea]!);
    expect(new Set(hands.map(([one]) => worth(one!)))).toEqual(new Set([3, 4, 5]));
    expect(new Set(hands.map(([one]) => isBlue(one!)))).toEqual(new Set([true, false]));
  });
  test('three of the highest, where nothing else will do', () => {
    for (const { hands } of cardsDrawn(pay(handOf(['R5', 'R5', 'R5']), 15), ann))
      expect([hands[bea]!.length, could(hands[bea]!)]).toEqual([3, 15]);
  });
  test('in a colour that is left', () => {
    const s = handOf(['B4']);
    // the high red cards lie on the pile
    for (const pile of [s.generalDeck, ...s.decks, ...s.hands]) {
      const high = pile.filter((one) => isRed(one) && worth(one) > 2);
      s.discard.push(...high);
      pile.splice(0, pile.length, ...pile.filter((one) => !high.includes(one)));
    }
    expect(game.violations(s)).toEqual([]);
    for (const { hands } of cardsDrawn(pay(s, 4), ann))
      expect([hands[bea]!.length, sum(hands[bea]!, isBlue) >= 4]).toEqual([1, true]);
  });
  test('what is known to be there is enough for a question', () => {
    const s = handOf(['B4', 'grey']);
    s.handNotes = [ann, bea, face('B4'), ann, bea, GREY];
    put(s, { stage: 'blueCards', by: bea, piece: bea, what: PINK_MORALE, chosen: [] });
    for (const { hands } of cardsDrawn(s, ann, 5)) expect(hands[bea]).toEqual([face('B4'), GREY]);
    for (const what of [LOOK, NONE]) {
      s.stack.pop();
      put(s, { stage: 'colourCards', by: bea, piece: bea, what, most: 2, chosen: [] });
      for (const { hands } of cardsDrawn(s, ann, 5)) expect(hands[bea]).toEqual([face('B4'), GREY]);
    }
  });
});
