import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { GREEN, GREY, SPIRIT_LEVEL, STARS, TWO_LIFETIMES } from '../content/faces.ts';
import { DECKS, GENERAL } from '../content/influence.ts';
import { type CheckFrame, type Frame, NONE, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { drawCards } from '../world/cards.ts';
import { leaks, table } from './testing/leaks.ts';
import { ann, bea, cem, dan, eve, game, hold, put } from './testing/tables.ts';
import { cardsDrawn, checkOf, expectAlike, face, laid } from './testing/worlds.ts';

// Influence cards that lie face-down (ledger 5): in every world they are the cards that one does not see, each where it can be.

const CHECK = EVENTS.findIndex(({ type }) => type === 'check');
/** Grey and green cards are wanted, and free. */
const BOTH = EVENTS.findIndex((one) => one.type === 'colour' && one.free && one.wanted.length === 2);

function check(s: State, more: Partial<CheckFrame>): State {
  return put(s, checkOf(CHECK, more));
}

/** Notes of hands: Ann and Dan know cards of Bea's, Cem one of Ann's. */
function noted(): State {
  const s = table();
  s.handNotes = [ann, bea, face('B2'), ann, bea, TWO_LIFETIMES, dan, bea, face('R2'), cem, ann, face('R3')];
  s.discard = [s.generalDeck.pop()!, s.generalDeck.pop()!, s.decks[ann]!.pop()!];
  return s;
}

/** The pile has become the general deck: what was somebody's own may be in any hand. */
function reshuffled(): State {
  const s = noted();
  s.discard = [...s.discard, ...s.decks[cem]!.splice(0), ...s.decks[eve]!.splice(0)];
  const pile = [...s.discard, ...s.generalDeck.splice(0)];
  s.discard = [];
  s.generalList = GENERAL.map((_, one) => pile.filter((card) => card === one).length);
  s.generalDeck = pile;
  return s;
}

/** Everybody has laid cards: own ones are known to their players. */
function inCheck(): State {
  const s = noted();
  const cards = [...laid(s, ann, face('B1')), ...laid(s, cem, face('B3'), face('B4')), ...laid(s, dan, GREY)];
  return check(s, { cards, authors: [ann, cem, cem, dan], counts: [1, 0, 2, 1, 0] });
}

/** The cards of a check lie open, in the midst of another. */
function revealed(): State {
  const s = inCheck();
  hold(s, eve, 'R1');
  laid(s, bea, TWO_LIFETIMES);
  s.handNotes = [];
  return check(s, { cards: [TWO_MINUS, ...laid(s, eve, face('R1'))], revealed: 1, counts: [0, 1, 0, 0, 1], step: 3 });
}

function inVote(): State {
  const s = noted();
  const cards = [...laid(s, cem, face('B3')), ...laid(s, ann, face('B1')), ...laid(s, cem, face('B4'))];
  return put(s, {
    stage: 'vote',
    exclude: 0,
    inEvent: 0,
    turn: 4,
    step: 1,
    cards,
    piles: [ann, dan, bea],
    authors: [cem, ann, cem],
  });
}

function escaping(): State {
  const s = table((one) => {
    one.detained = 1 << bea;
    one.at[bea] = 5;
    one.place[bea] = 1;
  });
  laid(s, bea, TWO_LIFETIMES);
  const cards = [TWO_PLUS, ...laid(s, bea, face('R2'))];
  const counts = [0, 2, 0, 0, 0];
  return put(s, { stage: 'escape', by: bea, sign: 1, step: 3, cards, counts, revealed: 0, change: 0, removed: [] });
}

/** Two are asked for the pile at once; one of them has chosen. */
function choosing(): State {
  const s = noted();
  const one = { stage: 'cards', why: 0, min: 2, max: 2, answer: NONE } as const;
  put(s, { ...one, by: dan, chosen: laid(s, dan, face('R5'), GREY) });
  return put(s, { ...one, by: bea, chosen: laid(s, bea, face('R2')) });
}

/** Nobody holds a card, and no deck has any: all lie on the pile. */
function spent(): State {
  const s = table();
  s.discard = [...s.hands.flat(), ...s.decks.flat()].sort((a, b) => a - b);
  s.hands = s.hands.map(() => []);
  s.decks = s.decks.map(() => []);
  return s;
}

/** It is over in the midst of a check, whose cards lie nowhere. */
function over(campaign: boolean): State {
  const s = inCheck();
  Object.assign(s, { stack: [], ended: 3, victor: 4, morale: -10, campaign });
  s.outcome = { winners: [], reason: 'outlaws-morale', rules: [], roles: [] };
  return s;
}

/** Cards lie open before Bea, and she goes on. */
function open(frame: (chosen: number[]) => Frame): () => State {
  return () => {
    const s = noted();
    s.handNotes = [];
    return put(s, frame(s.hands[bea]!.splice(0, 2)));
  };
}

const TABLES: Readonly<Record<string, () => State>> = {
  noted,
  reshuffled,
  inCheck,
  revealed,
  inVote,
  escaping,
  choosing,
  spent,
  over: () => over(false),
  'over in a campaign': () => over(true),
  pay: open((chosen) => ({ stage: 'pay', by: bea, piece: bea, price: 4, what: 0, detail: 0, chosen })),
  blueCards: open((chosen) => ({ stage: 'blueCards', by: bea, piece: bea, what: 1, chosen })),
  colourCards: open((chosen) => ({ stage: 'colourCards', by: bea, piece: bea, what: 0, most: 3, chosen })),
  attack: open((chosen) => ({ stage: 'attack', by: bea, piece: bea, target: 6, chosen, weapon: NONE })),
  defend: open((chosen) => ({ stage: 'defend', by: bea, piece: bea, chosen })),
  'before the first turn': leaks['the Objectives that others return']!.at!,
  'before the decks are dealt': () => game.start({ seats: 4, seed: 1 }).state,
};

describe('[HPB-344] a world looks as the table does, and can be', () => {
  test.each(Object.entries(TABLES))('%s', (_name, at) => expectAlike(at(), [1, 2]));
});

describe('[HPB-303] whose cards may be in a hand', () => {
  const special = (s: State, seat: number): number[] => {
    const own = DECKS[s.character[seat]!]!;
    return cardsDrawn(s, ann, 60).flatMap(({ hands }) => hands[seat]!.filter((one) => one >= STARS && own[one] === 0));
  };
  test('as long as the pile was never shuffled, own ones and general ones', () => {
    for (const seat of [bea, cem, dan, eve]) expect(special(noted(), seat)).toEqual([]);
  });
  test('after that anything that one does not see elsewhere', () => {
    expect(special(reshuffled(), bea).length).toBeGreaterThan(0);
  });
  test('anything too where a hand has a card of another deck', () => {
    const s = hold(table(), cem, 'S-DEE-1');
    s.handNotes = [ann, cem, face('S-DEE-1')];
    for (const { hands } of cardsDrawn(s, ann, 20)) expect(hands[cem]).toContain(face('S-DEE-1'));
  });
  test('what one knows of a hand is there, and the rest of it is anything', () => {
    const hands = cardsDrawn(noted(), ann).map((one) => one.hands[bea]!);
    for (const hand of hands) expect([hand.includes(face('B2')), hand.includes(TWO_LIFETIMES)]).toEqual([true, true]);
    expect(new Set(hands.map(String)).size).toBeGreaterThan(5);
  });
});

test('[HPB-656] of two wanted colours either may be over the limit', () => {
  const s = table();
  hold(s, bea, 'grey', 'green', 'green');
  const cards = laid(s, bea, face('B2'), face('R2'), TWO_LIFETIMES, GREY, GREEN, GREEN);
  const authors = cards.map(() => bea);
  check(s, { event: BOTH, cards, authors, counts: [0, 6, 0, 0, 0], free: [0, 3, 0, 0, 0] });
  const lots = cardsDrawn(s, ann).map((one) => one.laid[bea]!);
  for (const lot of lots) expect(lot.filter((one) => one === GREY || one === GREEN).length).toBeGreaterThanOrEqual(3);
  expect(lots.some((lot) => !lot.includes(GREY)) || lots.some((lot) => !lot.includes(GREEN))).toBe(true);
  expect(new Set(lots.map((lot) => lot.filter((one) => one === GREEN).length)).size).toBeGreaterThan(1);
});

test('[HPB-656] no more cards are over the limit than there are', () => {
  const s = table();
  hold(s, bea, 'green', 'green', 'green', 'green');
  const cards = laid(s, bea, face('B2'), face('R2'), TWO_LIFETIMES, GREEN, GREEN, GREEN);
  const authors = cards.map(() => bea);
  for (const pile of [s.generalDeck, ...s.decks]) {
    s.discard.push(...pile.filter((one) => one === GREY));
    pile.splice(0, pile.length, ...pile.filter((one) => one !== GREY));
  }
  check(s, { event: BOTH, cards, authors, counts: [0, 6, 0, 0, 0], free: [0, 3, 0, 0, 0] });
  expectAlike(s, [1, 2, 3, 4]);
});

test('[HPB-656] once they lie open, nobody has a card over the limit face-down', () => {
  const s = table();
  hold(s, bea, 'grey', 'green', 'green');
  const cards = laid(s, bea, face('B2'), face('R2'), TWO_LIFETIMES, GREY, GREEN, GREEN);
  const shown = cards.map((one) => (one === TWO_LIFETIMES ? TWO_PLUS : one));
  check(s, { event: BOTH, cards: shown, revealed: 1, counts: [0, 6, 0, 0, 0], step: 4 });
  for (const { laid: lots } of cardsDrawn(s, ann, 20)) expect(lots[bea]).toEqual([]);
});

test('[HPB-303] at first a hand has no more of a card than its two decks, and all that is nowhere else', () => {
  const s = table(); // Dryden has no R5 of his own, and two are in the general deck
  hold(s, cem, 'R5', 'R5', 'B1', 'B1', 'B2', 'B3');
  for (const seat of [bea, dan]) s.hands[seat] = [...s.hands[seat]!, ...s.decks[seat]!.splice(0)].sort((a, b) => a - b);
  s.handNotes = [ann, cem, face('R5'), ann, cem, face('R5'), ann, bea, face('B2'), ann, bea, face('R2')];
  expect(game.violations(s)).toEqual([]);
  for (const { hands } of cardsDrawn(s, ann, 60)) {
    expect(hands[cem]!.filter((one) => one === face('R5'))).toHaveLength(2);
    for (const special of [SPIRIT_LEVEL, TWO_LIFETIMES]) expect(hands[bea]).toContain(special);
  }
});

test('[HPB-303] a card of somebody who has none left is in another hand', () => {
  const s = hold(table(), cem, 'S-DEE-1');
  s.discard = [...s.hands[eve]!.splice(0), ...s.decks[eve]!.splice(0)];
  expectAlike(s, [1, 2]);
});

test('more cards than there are cannot be', () => {
  const view = game.view(table(), ann);
  view.players[bea]!.handCount = 99;
  expect(() => drawCards(view, fastRng(1))).toThrow('the Influence cards of this view cannot be dealt');
});
