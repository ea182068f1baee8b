import { emergent, type State } from '@tablewright/emergent-rules';
import { cardOf, EMPTY_PLAN, stillMissing } from '@tablewright/emergent-rules/content';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { many } from '@tablewright/kernel/words';
import { leftOver, nextSize } from './choosers/PlaceChooser.tsx';
import { place } from './choosers/words.ts';
import {
  asSale,
  beginning,
  blockers,
  cleared,
  dcsAfter,
  type Draft,
  draftingOf,
  filled,
  fitsIn,
  isEmpty,
  keptIn,
  offerOf,
  roomIn,
  sameAgain,
  stepped,
  withDC,
  withSale,
  withoutDC,
} from './draft.ts';
import { cubesFrom } from './fast/FastBoard.tsx';
import { called, change, dollars } from './look.ts';
import { apart, rangeOf } from './parts/LineChart.tsx';
import { amounts, chanceWords, cityNotes, lockedPlan, regionWords, touchable, whatIsShown } from './planning.ts';
import { points } from './points.ts';
import type { ScreenProps } from './props.ts';
import { sceneOf } from './scene.ts';
import { planLines } from './Secret.tsx';
import { askedOf, GOLDEN, plan, playRound } from './testing/rounds.ts';

type Asked = Pick<ScreenProps, 'view' | 'option'> & { readonly question: NonNullable<ScreenProps['question']> };

function asking({ question, ...asked }: ReturnType<typeof askedOf>): Asked {
  if (question === null) throw new Error('nothing is asked');
  return { ...asked, question };
}

function askedAt(state: State, seat: number): Asked {
  return asking(askedOf(state, seat));
}

function table(options: Record<string, Json> = {}, seats = 3): Asked {
  return asking(askedOf(emergent.start({ seats, options, seed: 1 }).state, 0));
}

const fresh = table();
const offer = offerOf(fresh.question)!;
const empty: Draft = EMPTY_PLAN;

describe('a plan is built step by step', () => {
  test('[EMT-220] a DC, then products as far as it holds', () => {
    const dc = withDC(empty, 'small', 'TEX');
    expect([roomIn(fresh.view, 0, dc, 'TEX'), dcsAfter(fresh.view, 0, dc, 'small', 'TEX')]).toEqual([5, 1]);
    const full = filled(offer, dc, 'TEX');
    expect(full['stock']).toEqual({ TEX: 5 });
    expect(filled(offer, full, 'TEX')).toBe(full);
    expect(fitsIn(offer, stepped(full, 'stock', 'TEX', 1))).toBe(false);
  });

  test('[EMT-213] taking a new DC out takes the products that no longer fit', () => {
    const full = filled(offer, withDC(withDC(empty, 'small', 'TEX'), 'small', 'TEX'), 'TEX');
    const less = withoutDC(fresh.view, 0, full, 'small', 'TEX');
    expect(less).toMatchObject({ buildSmall: { TEX: 1 }, stock: { TEX: 5 }, sellSmall: {} });
    expect(isEmpty(withoutDC(fresh.view, 0, less, 'small', 'TEX'))).toBe(true);
  });

  test('[EMT-210] a DC that stands there is sold, and kept again', () => {
    const { view, state } = playRound(GOLDEN);
    const next = offerOf(askedOf(state, 0).question)!;
    const sold = withoutDC(view, 0, empty, 'small', 'NOE');
    expect(sold['sellSmall']).toEqual({ NOE: 1 });
    expect(fitsIn(next, sold)).toBe(true);
    expect(isEmpty(withDC(sold, 'small', 'NOE'))).toBe(true);
    expect(sameAgain(view, 0, next, empty)['stock']).toEqual({ NOE: 5 });
  });

  test('[EMT-801] what is merely missing is no blocker, too much is one', () => {
    const learning = table({ mode: 'learning' });
    const first = offerOf(learning.question)!;
    expect(blockers(first, empty)).toEqual([]);
    const two = withDC(withDC(empty, 'small', 'TEX'), 'large', 'GLK');
    expect(blockers(first, two).map(({ rule }) => rule)).toEqual(['EMT-801']);
  });

  test('it begins with nothing, every step can be taken back, and the frame keeps it', () => {
    let draft: Json | null = null;
    const drafting = () =>
      draftingOf({
        ...fresh,
        draft,
        keepDraft: (next) => {
          draft = next;
        },
      })!;
    expect([drafting().draft, drafting().undo]).toEqual([EMPTY_PLAN, null]);
    const dc = withDC(empty, 'small', 'TEX');
    drafting().change(dc);
    drafting().change(filled(offer, dc, 'TEX'));
    expect(drafting().draft['stock']).toEqual({ TEX: 5 });
    drafting().undo!();
    expect(drafting().draft).toEqual(dc);
    drafting().undo!();
    expect([drafting().draft, drafting().undo]).toEqual([EMPTY_PLAN, null]);
    expect(draftingOf({ ...fresh, question: null, draft, keepDraft: () => {} })).toBeNull();
    expect(offerOf(null)).toBeNull();
  });

  test('[EMT-510] "Ask me what to ship" is as in the last plan, stays when the rest is cleared, and can be changed', () => {
    const asking = { shipping: { ask: 1 } };
    const { state, view } = playRound([plan({ buildSmall: { NOE: 1 }, ...asking }), plan({ buildSmall: { SCA: 1 } })]);
    const [mine, other] = [askedAt(state, 0), askedAt(state, 1)];
    expect(beginning(mine)).toEqual({ ...EMPTY_PLAN, ...asking });
    expect(beginning(other)).toEqual(EMPTY_PLAN);
    expect(isEmpty(beginning(mine))).toBe(true);
    const off = stepped(withDC(beginning(mine), 'small', 'TEX'), 'shipping', 'ask', -1);
    expect(cleared(off)).toEqual(EMPTY_PLAN);
    expect(cleared(withDC(beginning(mine), 'small', 'TEX'))).toEqual({ ...EMPTY_PLAN, ...asking });
    expect(sameAgain(view, 0, offerOf(mine.question)!, beginning(mine))['shipping']).toEqual({ ask: 1 });
    expect(sameAgain(view, 0, offerOf(mine.question)!, off)['shipping']).toEqual({});
    // also when the rest of that round was shipped for me: that held for that round
    const round = playRound([plan({ buildSmall: { NOE: 1 }, stock: { NOE: 5 }, ...asking }), plan({})]);
    const next = emergent.after(round.state, { seat: 0, value: { ship: {}, rest: { auto: 1 } } });
    if (!next.ok) throw new Error(next.why);
    expect(beginning(askedAt(next.state, 0))).toEqual({ ...EMPTY_PLAN, ...asking });
  });

  test.each<[string, Json]>([
    ['nothing', null],
    ['a list', [1]],
    ['a draft of another kind', { draft: { stock: 5 }, past: [] }],
    ['no steps', { draft: { stock: { TEX: 5 } } }],
    ['steps that are none', { draft: { stock: { TEX: 5 } }, past: ['x'] }],
  ])('what was kept may be anything: %s', (_what, kept) => {
    expect(keptIn(kept)).toBeNull();
  });
});

describe('[EMT-611] a forced sale is put together DC by DC', () => {
  // $10 short of $25: two small DCs in Southern California, one in the Northeast, a large one in Texas
  const { state } = playRound([plan({ buildSmall: { SCA: 2, NOE: 1 }, buildLarge: { TEX: 1 } }), plan({})]);
  state.round = 2;
  state.book.push(...new Array<number>(24).fill(0));
  state.executed = 2;
  state.book[24 + 6] = 25;
  state.cash[0] = 15;
  state.stack[state.stack.length - 1] = { stage: 'forced', left: 1 };
  const asked = askedAt(state, 0);
  const sales = offerOf(asked.question)!;

  test('each touch sells one more as far as it is needed, and one more touch keeps them all', () => {
    const none = beginning(asked);
    expect([none, stillMissing(sales, asSale(none))]).toEqual([{ small: {}, large: {} }, 10]);
    const one = withSale(sales, none, 'SCA');
    expect([one['small'], stillMissing(sales, asSale(one))]).toEqual([{ SCA: 1 }, 5]);
    expect(withSale(sales, one, 'TEX')).toEqual(one); // with it the small one would not be needed
    const two = withSale(sales, one, 'SCA');
    expect([two['small'], stillMissing(sales, asSale(two))]).toEqual([{ SCA: 2 }, 0]);
    expect(withSale(sales, two, 'NOE')).toEqual(two);
    expect(withSale(sales, two, 'SCA')).toEqual(none);
    expect(withSale(sales, none, 'TEX')).toEqual({ small: {}, large: { TEX: 1 } });
    const next = emergent.after(state, { seat: 0, value: asSale(withSale(sales, one, 'NOE')) });
    expect(next.ok).toBe(true);
  });

  test('the regions with my DCs can be touched, and what is to go has left the map', () => {
    expect([...touchable(asked)].sort()).toEqual(['NOE', 'SCA', 'TEX']);
    const shown = whatIsShown(asked.view, 0, null, { small: { SCA: 1 }, large: { TEX: 1 } });
    expect(shown.seats[0]).toMatchObject({ small: { SCA: 1, NOE: 1 }, large: {} });
    expect(shown.seats[1]).toEqual(sceneOf(asked.view).seats[1]);
  });
});

describe('[EMT-251] behind the screen', () => {
  const { state } = emergent.start({ seats: 2, options: {}, seed: 1 });
  const mine = plan({ buildSmall: { NOE: 1 }, stock: { NOE: 4 }, market: { NOE: 2 } });
  const after = emergent.after(state, { seat: 0, value: mine });
  const locked = after.ok ? after.state : state;

  test('my locked plan is on my map, and on nobody else’s', () => {
    const view = emergent.view(locked, 0);
    expect(lockedPlan(view)).toEqual(mine);
    expect(whatIsShown(view, 0, lockedPlan(view), null).seats[0]).toMatchObject({
      cash: 80,
      stock: { NOE: 4 },
      marketing: { NOE: 2 },
    });
    const other = emergent.view(locked, 1);
    expect(lockedPlan(other)).toBeNull();
    expect(whatIsShown(other, 1, null, null).seats[0]).toMatchObject({ cash: 100, stock: {}, small: {} });
  });

  test('in words', () => {
    expect(planLines(mine)).toEqual(['Northeast: build 1 small DC, 4 products, 2 cylinders']);
  });
});

describe('what the map says', () => {
  test('[EMT-810] without products: what may be wanted, and in how many sets', () => {
    const notes = cityNotes(fresh.view, 0, EMPTY_PLAN);
    expect(notes.get('New York')).toEqual({ text: 'wants 5–7 · 4 of 6', good: false });
    expect(notes.get('Denver')).toEqual({ text: 'no demand', good: false });
  });

  test('with products: where I would stand', () => {
    const notes = cityNotes(fresh.view, 0, plan({ buildSmall: { MAT: 1 }, stock: { MAT: 5 } }));
    expect(notes.get('New York')).toEqual({ text: '1st · sell 5–7 · 4 of 6', good: true });
  });

  test('[EMT-811] with the Fixed market nothing is looked up', () => {
    const { view } = table({ market: 'classic' });
    expect(amounts(view, 0, 1)).toBe('');
    expect(cityNotes(view, 0, EMPTY_PLAN).size).toBe(0);
  });

  test('[EMT-812] in an open market the card is known', () => {
    const { view } = table({ market: 'open' });
    const [card] = view.cards;
    expect(amounts(view, card!.rank - 1, 1)).toBe(String(card!.tiers[0]));
  });

  test('chances', () => {
    const { view } = table({});
    const said = [null, 0, 1, 2 / 3].map((chance) => chanceWords(view, chance));
    expect(said).toEqual(['', '', '', '4 of 6']);
  });

  test('[EMT-820] in a fifth round the set of the fourth is left out', () => {
    const { view } = table({ rounds: 5 });
    const last = { ...view, round: 5, sets: ['A', 'B', 'C', 'D'] };
    expect(chanceWords(last, 3 / 5)).toBe('3 of 5');
    const firsts = [0, 1, 2, 4, 5].map((set) => cardOf(5, set, 0)![0]);
    expect(amounts(last, 0, 1)).toBe(`${Math.min(...firsts)}–${Math.max(...firsts)}`);
    expect(amounts({ ...last, sets: ['A', 'B', 'C', 'B'] }, 0, 1)).not.toBe('');
  });

  test('a region in words', () => {
    const { view } = playRound(GOLDEN);
    const scene = sceneOf(view);
    expect(regionWords(scene, 'HRT', 0, ['Ann', 'Bo', 'Cy', 'Di'])).toBe('Heartland. No city.');
    expect(regionWords(scene, 'SCA', 0, ['Ann', 'Bo', 'Cy', 'Di'])).toBe(
      'Southern California. Los Angeles, rank 2 of 12. Bo: 0 of 10 products. Di: 0 of 5 products.',
    );
  });

  test('what can be touched is lit', () => {
    expect(touchable(fresh).size).toBe(16);
    expect(touchable({ ...fresh, question: null }).size).toBe(0);
    const plans = GOLDEN.map((one, seat) => (seat === 2 ? { ...one, shipping: { ask: 1 } } : one));
    const shipping = asking(askedOf(playRound(plans).state, 2));
    expect([...touchable(shipping)].sort()).toEqual(['SOE', 'TEX']);
    // [EMT-513] what the autopilot would ship is filled in
    expect(beginning(shipping)).toMatchObject({ ship: { SOE: 1 } });
    // [EMT-611] whoever cannot pay sells where there is a DC
    const ruin = playRound([plan({ buildSmall: { HRT: 4, DLT: 4 } }), plan({})]).state;
    expect([...touchable(askedOf(ruin, 0))].sort()).toEqual(['DLT', 'HRT']);
  });

  test('a place in words', () => {
    const mine = { seat: 0, cylinders: 0, distance: 1, tied: true, tier: 2, may: 3 };
    expect([place(null), place(mine), place({ ...mine, tied: false, tier: 4 })]).toEqual([
      '–',
      'tied, 2nd',
      'no share',
    ]);
  });
});

describe('[EMT-904] Fast Play', () => {
  test('five DCs, and the other size when one is used up', () => {
    const draft: Draft = { small: { NOE: 1 }, large: { NOE: 1, TEX: 1 } };
    expect(leftOver(draft)).toEqual({ small: 2, large: 0 });
    expect([nextSize(draft, 'large'), nextSize(draft, 'small')]).toEqual(['small', 'small']);
  });

  test('[EMT-906] [EMT-907] one large and one small DC in the Northeast bring 7 cubes', () => {
    const draft: Draft = { small: { NOE: 1 }, large: { NOE: 1 } };
    expect([cubesFrom(draft, 'NOE'), cubesFrom(draft, 'HRT')]).toEqual([7, 0]);
  });
});

test('the log points at regions', () => {
  const shipped = { type: 'shipped', city: 'Chicago', region: 'GLK', shipments: [] } as const;
  expect(points.shipped!({ ...shipped, shipments: [] })).toEqual(['region:GLK']);
  expect(points.switched!({ type: 'switched', city: 'Chicago', region: 'GLK', seats: [1] })).toEqual(['region:GLK']);
  const sale = { seat: 1, owes: 5, short: 5, small: { TEX: 1 }, large: { TEX: 1, NOE: 1 }, proceeds: 5 };
  expect(points.forced!({ type: 'forced', ...sale })).toEqual(['region:TEX', 'region:NOE']);
  expect(points.income).toBeNull();
});

test('money in words', () => {
  expect([dollars(-3), change(4), change(-4), change(0), many(1, 'DC'), many(2, 'DC')]).toEqual([
    '−$3',
    '+$4',
    '−$4',
    '$0',
    '1 DC',
    '2 DCs',
  ]);
  expect([called(0, 0, ['Ann']), called(0, 'spectator', ['Ann'])]).toEqual(['You', 'Ann']);
});

test('the chart keeps its names apart and its lines inside', () => {
  expect(rangeOf(95, 131)).toEqual([80, 140]);
  expect(rangeOf(100, 100)).toEqual([100, 120]);
  expect(apart([150, 151, 20], 14, 152)).toEqual([138, 152, 8]);
});
