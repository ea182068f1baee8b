import { fastRng, shuffleWith, unanswered, type Viewer } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS, type FaceId, GREEN, GREY, isBlue, isRed, TWO_LIFETIMES, worth } from '../content/faces.ts';
import { LOYALTY_MIX, MACHINE } from '../content/loyalty.ts';
import { DESTROY, LOOK, PINK_MORALE } from '../stages/actions.ts';
import { type CheckFrame, type Frame, KURO_DESTROYED, NONE, SLOTS, type State, TWO_MINUS, TWO_PLUS } from '../state.ts';
import { drawCards } from '../world/cards.ts';
import { drawLoyalties } from '../world/loyalties.ts';
import { fill, scrap } from './testing/cards.ts';
import { table } from './testing/leaks.ts';
import { ann, bea, cem, dan, eve, game, put } from './testing/tables.ts';
import { carry, setUp } from './testing/turns.ts';
import { checkOf, worlds } from './testing/worlds.ts';

// What a world has in its hidden places: whatever fits what its viewer knows, and nothing else (ledger 5).

const sum = (cards: readonly number[], fits: (face: number) => boolean): number =>
  cards.filter(fits).reduce((all, face) => all + worth(face), 0);

describe('[HPB-304] whoever is asked for cards has some that would do', () => {
  /** What lies open before her comes out of the general deck, from which she may have had it. */
  const asking = (frame: Frame & { chosen: number[] }): number[][] => {
    const s = put(table(), frame);
    for (const face of frame.chosen) s.generalDeck.splice(s.generalDeck.indexOf(face), 1);
    const view = game.view(s, ann);
    return Array.from({ length: 40 }, (_, seed) => drawCards(view, fastRng(seed)).hands[bea]!);
  };
  const pay = (price: number, ...chosen: FaceId[]): Frame & { chosen: number[] } => ({
    stage: 'pay',
    by: bea,
    piece: bea,
    price,
    what: 0,
    detail: 0,
    chosen: chosen.map((id) => FACE_IDS.indexOf(id)),
  });

  test('a price can be paid in one colour, and in the one that was begun', () => {
    const hands = asking(pay(9));
    for (const hand of hands) expect(Math.max(sum(hand, isBlue), sum(hand, isRed))).toBeGreaterThanOrEqual(9);
    expect([hands.some((hand) => sum(hand, isBlue) < 9), hands.some((hand) => sum(hand, isRed) < 9)]).toEqual([
      true,
      true,
    ]);
    for (const hand of asking(pay(11, 'R2'))) expect(sum(hand, isRed)).toBeGreaterThanOrEqual(9);
    for (const hand of asking(pay(11, 'B2'))) expect(sum(hand, isBlue)).toBeGreaterThanOrEqual(9);
    expect(asking(pay(2, 'B2')).some((hand) => sum(hand, isBlue) === 0)).toBe(true);
  });
  test('blue cards for Morale, one at least; more are no matter', () => {
    const blue = (what: number, ...chosen: number[]): number[][] =>
      asking({ stage: 'blueCards', by: bea, piece: bea, what, chosen });
    for (const hand of blue(PINK_MORALE)) expect(hand.some(isBlue)).toBe(true);
    expect(blue(PINK_MORALE, 1).some((hand) => !hand.some(isBlue))).toBe(true);
    expect(blue(0).some((hand) => !hand.some(isBlue))).toBe(true);
  });
  test('grey to look, green to destroy, either elsewhere', () => {
    const cards = (what: number, ...chosen: number[]): number[][] =>
      asking({ stage: 'colourCards', by: bea, piece: bea, what, most: 2, chosen });
    const has =
      (...faces: number[]) =>
      (hand: readonly number[]): boolean =>
        hand.some((face) => faces.includes(face));
    expect([cards(LOOK).every(has(GREY)), cards(LOOK).every(has(GREEN))]).toEqual([true, false]);
    expect([cards(DESTROY).every(has(GREY)), cards(DESTROY).every(has(GREEN))]).toEqual([false, true]);
    const either = cards(2);
    expect([either.every(has(GREY, GREEN)), either.every(has(GREY)), either.every(has(GREEN))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(cards(LOOK, GREY).every(has(GREY))).toBe(false);
  });
  test('of anybody else nothing is known by that', () => {
    const s = put(table(), { stage: 'colourCards', by: bea, piece: bea, what: LOOK, most: 2, chosen: [] });
    expect(worlds(s, ann).every(({ hands }) => hands[cem]!.includes(GREY))).toBe(false);
  });
});

describe('[HPB-652] cards that others have laid', () => {
  const top = (s: State): CheckFrame => s.stack.at(-1) as CheckFrame;
  /** Bea lays cards out of her hand, whichever they are. */
  const laidBy = (s: State, seat: number, count: number): number[] => {
    while (s.hands[seat]!.length < count) s.hands[seat]!.push(s.generalDeck.pop()!);
    return s.hands[seat]!.splice(0, count);
  };
  const number = (fits: (event: (typeof EVENTS)[number]) => boolean): number => EVENTS.findIndex(fits);

  test('come clockwise from the Active Player, with their authors', () => {
    const s = table();
    s.active = cem;
    const cards = [...laidBy(s, dan, 1), ...laidBy(s, bea, 2)];
    put(s, checkOf(0, { cards, authors: [dan, bea, bea], counts: [0, 2, 0, 1, 0] }));
    for (const one of worlds(s, ann, 5)) {
      expect(top(one)).toMatchObject({ authors: [dan, bea, bea], counts: [0, 2, 0, 1, 0], revealed: 0 });
      expect(top(one).cards).toHaveLength(3);
    }
  });
  test('[HPB-656] over the limit they are of a wanted colour, and are free', () => {
    const s = table();
    const event = number((one) => one.type === 'colour' && one.free && one.wanted.length === 1);
    const card = EVENTS[event]!;
    const wanted = card.type === 'colour' && card.wanted.includes('grey') ? GREY : GREEN;
    const cards = laidBy(s, bea, 5);
    put(s, checkOf(event, { cards, authors: cards.map(() => bea), counts: [0, 5, 0, 0, 0], free: [0, 2, 0, 0, 0] }));
    for (const one of worlds(s, ann)) {
      const { cards: laid, free } = top(one);
      const fitting = laid.filter((face) => face === wanted).length;
      expect(fitting).toBeGreaterThanOrEqual(2);
      expect(free).toEqual([0, fitting, 0, 0, 0]);
    }
    s.detained = 1 << bea; // then none of them is free
    for (const one of worlds(s, ann, 5)) expect(top(one).free).toEqual([0, 0, 0, 0, 0]);
  });
  test('Two Lifetimes has a sign in a check, and none in a vote', () => {
    const signs = (frame: (cards: number[]) => Frame): Set<number> => {
      const s = table();
      const cards = laidBy(s, bea, 3);
      const view = game.view(put(s, frame(cards)), ann);
      return new Set(Array.from({ length: 100 }, (_, seed) => drawCards(view, fastRng(seed)).laid[bea]!).flat());
    };
    const inCheck = signs((cards) => checkOf(0, { cards, authors: [bea, bea, bea], counts: [0, 3, 0, 0, 0] }));
    expect([TWO_PLUS, TWO_MINUS, TWO_LIFETIMES].map((face) => inCheck.has(face))).toEqual([true, true, false]);
    const inVote = signs((cards) => ({
      stage: 'vote',
      exclude: 0,
      inEvent: 0,
      turn: 1,
      step: 1,
      cards,
      piles: [ann, ann, cem],
      authors: [bea, bea, bea],
    }));
    expect([TWO_PLUS, TWO_MINUS, TWO_LIFETIMES].map((face) => inVote.has(face))).toEqual([false, false, true]);
  });
  test('what is chosen for the pile and not shown is no longer in the hand', () => {
    const s = table();
    const chosen = s.hands[bea]!.splice(0, 2);
    put(s, { stage: 'cards', by: bea, why: 0, min: 3, max: 3, chosen, answer: NONE });
    for (const one of worlds(s, ann, 5)) {
      expect([one.hands[bea]!.length, (one.stack.at(-1) as { chosen: number[] }).chosen.length]).toEqual([1, 2]);
    }
    expect(worlds(s, bea, 1)[0]!.stack.at(-1)).toEqual(s.stack.at(-1));
  });
});

test('[HPB-301] a deck holds cards of its own list, the general deck those of its pile', () => {
  const s = table();
  const view = game.view(s, ann);
  for (let seed = 0; seed < 20; seed += 1) {
    const { decks, generalDeck, hands } = drawCards(view, fastRng(seed));
    expect([decks.map(({ length }) => length), generalDeck.length]).toEqual([
      s.decks.map(({ length }) => length),
      s.generalDeck.length,
    ]);
    expect(hands[ann]).toEqual(s.hands[ann]);
    for (const hand of hands) expect(hand).toEqual(hand.toSorted((a, b) => a - b));
    // all together they are the same cards
    const all = (of: { decks: number[][]; hands: number[][]; generalDeck: number[] }): number[] =>
      [...of.decks.flat(), ...of.hands.flat(), ...of.generalDeck].sort((a, b) => a - b);
    expect(all({ decks, hands, generalDeck })).toEqual(all(s));
  }
});

describe('[HPB-025] loyalties come as they are dealt', () => {
  /** A second implementation: the stack is built, Feykah keeps one of two, a Machine if she has to; the rest is dealt. */
  function dealt(seats: number, feykah: number, roll: (n: number) => number): string {
    const { fixed, random, draw } = LOYALTY_MIX[seats]!;
    const stack = shuffleWith([...fixed, ...shuffleWith([...random], roll).slice(0, draw)], roll);
    if (feykah < 0) return stack.join('');
    const two = [stack.pop()!, stack.pop()!];
    const machines = two.filter((card) => card === MACHINE).length;
    const keeps = machines === 1 ? two.indexOf(MACHINE) : roll(2);
    const rest = shuffleWith([...stack, two[1 - keeps]!], roll);
    rest.splice(feykah, 0, two[keeps]!);
    return `${rest.join('')} ${two[1 - keeps]!}`;
  }

  test.each([
    [4, ['havoc', 'feykah', 'nova', 'jayden']],
    [5, ['havoc', 'jayden', 'nova', 'dryden', 'dee-coy']],
    [6, ['havoc', 'jayden', 'nova', 'dryden', 'dee-coy', 'feykah']],
  ] as const)('%i players', (seats, characters) => {
    const { state } = setUp(seats, { characters });
    const feykah = characters.findIndex((one) => one === 'feykah');
    const view = game.view(state, 'spectator');
    const rng = fastRng(3);
    const rounds = 1200;
    const came = { world: new Map<string, number>(), dealt: new Map<string, number>() };
    const note = (where: Map<string, number>, deal: string): void => {
      // by seat, and with what was passed on
      for (const [seat, card] of [...deal].entries()) {
        const what = `${seat}: ${card}`;
        where.set(what, (where.get(what) ?? 0) + 1 / rounds);
      }
      if (feykah < 0) return;
      const both = `kept ${deal[feykah]!}, passed ${deal.at(-1)!}`;
      where.set(both, (where.get(both) ?? 0) + 1 / rounds);
    };
    for (let i = 0; i < rounds; i += 1) {
      const { dealt: cards, passedOn, pool, faction } = drawLoyalties(view, rng);
      note(came.world, feykah < 0 ? cards.join('') : `${cards.join('')} ${passedOn}`);
      expect([...cards, ...pool].sort((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 2, 3]);
      expect(faction).toEqual(cards);
      note(
        came.dealt,
        dealt(seats, feykah, (n) => rng.below(n)),
      );
    }
    for (const what of new Set([...came.world.keys(), ...came.dealt.keys()])) {
      expect([what, Math.abs((came.world.get(what) ?? 0) - (came.dealt.get(what) ?? 0)) < 0.06]).toEqual([what, true]);
    }
  });
});

describe('[HPB-419] who knows a chip’s colour', () => {
  const known = (s: State, me: Viewer, chip: (one: State) => number): number => {
    const [one] = worlds(s, me, 1);
    return one!.known[chip(one!)]!;
  };
  test('whoever carries it, brought it or dropped it, and whoever has looked', () => {
    const s = carry(table(), bea, 'r');
    fill(s, 0, 1);
    fill(s, 1, 1);
    s.placedBy[0] = cem;
    s.faceUp = 1 << 5;
    scrap(s);
    s.junkBy[0] = dan;
    expect(known(s, ann, (one) => one.chips[bea * SLOTS]!)).toBe(1 << bea);
    expect(known(s, ann, (one) => one.network[0]!)).toBe(1 << cem);
    expect(known(s, ann, (one) => one.network[5]!)).toBe(0b11111);
    expect(known(s, ann, (one) => one.junk[0]!)).toBe(1 << dan);
    expect(known(s, 'spectator', (one) => one.junk[0]!)).toBe(1 << dan);
    s.known[s.junk[0]!] = 1 << ann;
    expect(known(s, ann, (one) => one.junk[0]!)).toBe((1 << ann) | (1 << dan));
  });
  test('Kuro’s chips are Dee Coy’s; from Sector I nobody has seen one where that is played blind', () => {
    const s = table();
    const kuro = s.seats * SLOTS;
    s.chips[kuro] = s.sectors[0]!.pop()!;
    expect(known(s, ann, (one) => one.chips[kuro]!)).toBe(1 << eve);
    s.blindSectorOne = true;
    expect(known(s, ann, (one) => one.chips[kuro]!)).toBe(0);
  });
});

test('[HPB-115] who sits before the one who was served has claimed nothing more', () => {
  const s = table();
  put(s, { stage: 'claims', kind: 5, dice: 0, queue: [], served: 1, last: cem });
  const claimed = new Set(
    worlds(s, ann, 30).flatMap((one) =>
      (one.stack.at(-1) as { queue: unknown[] }).queue.filter((part) => typeof part === 'number'),
    ),
  );
  expect([ann, bea, cem].filter((seat) => claimed.has(seat))).toEqual([]);
});

test('[HPB-640] of a vote under seal others have said something, the own answer stands', () => {
  const s = put(table(), { stage: 'censureVote', accused: dan, by: ann, sealed: ['yes', 'no', 'yes', null, null] });
  const said = worlds(s, ann).map((one) => (one.stack.at(-1) as { sealed: (string | null)[] }).sealed);
  expect([0, 1, 3].map((seat) => new Set(said.map((all) => all[seat])))).toEqual([
    new Set(['yes']),
    new Set(['yes', 'no']),
    new Set([null]),
  ]);
});

test('what everybody has seen is in every world: cards that were turned up, Kuro, and how the game has ended', () => {
  const s = table();
  const shown = [0, 3, NONE, 12, NONE];
  Object.assign(s, { shown, kuroGone: KURO_DESTROYED });
  for (const one of worlds(s, ann, 3)) {
    expect(one).toMatchObject({ shown, kuroGone: KURO_DESTROYED, ended: 0, victor: NONE });
  }
  const over = { ended: 3, victor: MACHINE, outcome: { winners: [], reason: '', rules: [], roles: [] } };
  const [after] = worlds(Object.assign(table(), over), ann, 1);
  expect([after!.ended, after!.victor]).toEqual([3, MACHINE]);
});

test('a world shares no list with its view: it is played on in place', () => {
  const listsIn = (value: unknown): unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : [...(Array.isArray(value) ? [value] : []), ...Object.values(value).flatMap(listsIn)];
  const frames: Frame[] = [
    { stage: 'attack', by: ann, piece: ann, target: 6, chosen: [], weapon: NONE },
    { stage: 'window', kind: 5, dice: 0, sealed: unanswered(5) },
    { stage: 'spot', by: ann, why: 0, from: [0, 2] },
  ];
  for (const frame of frames) {
    const view = game.view(put(table(), frame), ann);
    const own = new Set(listsIn(view));
    expect(listsIn(game.world(view, fastRng(1))).filter((list) => own.has(list))).toEqual([]);
  }
});
