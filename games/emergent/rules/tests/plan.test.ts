import { countOptions, fastRng, sampleOption } from '@tablewright/kernel';
import { onlyOne } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN, type Plan } from '../content/planning.ts';
import { emergent, type State } from '../index.ts';
import { ofSeat } from '../state.ts';
import { allowed, answer, asked, begun, planning, refusal, reveal, stageOf } from './testing/tables.ts';

const all = (plan: Partial<Plan>): Plan => ({ ...EMPTY_PLAN, ...plan });

/** Locks a plan and gives the table as it stands right after the reveal, the others doing nothing. */
function cashAfter(s: State, plan: Partial<Plan>): number {
  return onlyOne(reveal(s, [plan]).told, 'revealed').cash[0]!;
}

describe('the secret plan', () => {
  test('[EMT-201] a plan is one package of sales, builds, products and cylinders; any part may be empty', () => {
    const s = planning({ small: [{ NOE: 1 }] });
    expect(countOptions(emergent.offer(s, 0))).toBe(Number.POSITIVE_INFINITY);
    expect(allowed(s, 0, {})).toBe(true);
    expect(allowed(s, 0, all({}))).toBe(true);
    expect(allowed(s, 0, { sellSmall: { NOE: 1 } })).toBe(true);
    expect(allowed(s, 0, { market: { SCA: 2 } })).toBe(true);
    const whole = { sellSmall: { NOE: 1 }, buildLarge: { SCA: 1 }, stock: { SCA: 7 }, market: { SCA: 1 } };
    expect(cashAfter(s, whole)).toBe(100 + 5 - 15 - 7 - 3);
    expect(refusal(s, 0, { sell: {} })).toEqual({ rule: 'EMT-201', why: "A plan has no part 'sell'." });
  });

  test('[EMT-202] costs less proceeds must not exceed the cash: there is no credit', () => {
    const s = planning({ cash: [40, 100], small: [{ TEX: 1 }] });
    const plan = { buildLarge: { SCA: 2 }, stock: { SCA: 10 } };
    expect(allowed(s, 0, plan)).toBe(true);
    expect(refusal(s, 0, { ...plan, market: { SCA: 1 } })).toEqual({
      rule: 'EMT-202',
      why: 'That costs $43; you have $40.',
    });
    expect(allowed(s, 0, { ...plan, market: { SCA: 1 }, sellSmall: { TEX: 1 } })).toBe(true);
  });

  test('[EMT-202, EMT-203] T18: all but $1 may be spent; nothing is kept back for transport or rent', () => {
    const s = planning();
    const plan = { buildLarge: { SCA: 1, NOE: 1, TEX: 1 }, stock: { SCA: 10, NOE: 10, TEX: 10 }, market: { SCA: 8 } };
    expect(allowed(s, 0, plan)).toBe(true);
    expect(cashAfter(s, plan)).toBe(1);
  });

  test('[EMT-210] own DCs can be sold for $5 and $10, and the money is there at once', () => {
    const s = planning({ cash: [2, 100], large: [{ GLK: 1 }], small: [{ NOE: 2 }] });
    expect(cashAfter(s, { sellSmall: { NOE: 2 } })).toBe(12);
    expect(cashAfter(s, { sellLarge: { GLK: 1 } })).toBe(12);
    expect(refusal(s, 0, { sellSmall: { NOE: 3 } })).toMatchObject({ rule: 'EMT-210' });
    expect(refusal(s, 1, { sellSmall: { NOE: 1 } })).toMatchObject({ rule: 'EMT-210' });
  });

  test('[EMT-202, EMT-210] T22: with $2 a large DC is sold, a small one built and stocked', () => {
    const s = planning({ cash: [2, 100], large: [{ GLK: 1 }] });
    const plan = { sellLarge: { GLK: 1 }, buildSmall: { NOE: 1 }, stock: { NOE: 2 } };
    expect(allowed(s, 0, plan)).toBe(true);
    expect(cashAfter(s, plan)).toBe(0);
  });

  test('[EMT-211] a DC that was sold holds nothing and costs nothing this round', () => {
    const s = planning({ small: [{ NOE: 1, TEX: 1 }] });
    expect(refusal(s, 0, { sellSmall: { NOE: 1 }, stock: { NOE: 1 } })).toMatchObject({ rule: 'EMT-230' });
    const { told } = reveal(s, [{ sellSmall: { NOE: 1 } }]);
    expect(onlyOne(told, 'operating').paid).toEqual([5, 0]);
  });

  test('[EMT-212] T21: the disc of a DC sold in this plan cannot be built by it', () => {
    const s = planning({ round: 2, large: [{ NOE: 1, SCA: 1, TEX: 1 }] });
    const { rule, why } = refusal(s, 0, { sellLarge: { NOE: 1 }, buildLarge: { GLK: 1 } });
    expect(rule).toBe('EMT-212');
    expect(why).toContain('only after the reveal');
    expect(allowed(s, 0, { sellLarge: { NOE: 1 }, buildSmall: { GLK: 1 } })).toBe(true);
    const after = reveal(s, [{ sellLarge: { NOE: 1 } }]).state;
    expect(allowed(after, 0, { buildLarge: { GLK: 1 } })).toBe(true);
  });

  test('[EMT-212] it is the same for the ten small DCs', () => {
    const s = planning({ round: 2, small: [{ NOE: 6, SCA: 4 }] });
    expect(refusal(s, 0, { sellSmall: { NOE: 1 }, buildSmall: { GLK: 1 } })).toEqual({
      rule: 'EMT-212',
      why: 'Your pool holds no small DCs; you build 1. A DC that you sell in this plan is back in your pool only after the reveal.',
    });
    expect(allowed(s, 0, { sellSmall: { NOE: 1 }, buildLarge: { GLK: 1 } })).toBe(true);
    const after = reveal(s, [{ sellSmall: { NOE: 1 } }]).state;
    expect(allowed(after, 0, { buildSmall: { GLK: 1 } })).toBe(true);
    expect(refusal(after, 0, { buildSmall: { GLK: 2 } }).rule).toBe('EMT-221');
  });

  test('[EMT-213] a DC that this plan builds cannot be sold by it', () => {
    const s = planning();
    expect(refusal(s, 0, { buildSmall: { NOE: 1 }, sellSmall: { NOE: 1 } })).toEqual({
      rule: 'EMT-213',
      why: 'You have no small DCs standing in the Northeast; you sell 1. You cannot sell a DC that this plan builds; leave it out of the plan.',
    });
    expect(refusal(s, 0, { buildSmall: { SCA: 1 }, sellSmall: { NOE: 1 } })).toEqual({
      rule: 'EMT-210',
      why: 'You have no small DCs standing in the Northeast; you sell 1.',
    });
    const one = planning({ large: [{ NOE: 1 }] });
    expect(refusal(one, 0, { buildLarge: { NOE: 1 }, sellLarge: { NOE: 2 } }).rule).toBe('EMT-213');
  });

  test('[EMT-220] DCs go anywhere, as many as one likes, whoever else is there', () => {
    const s = planning({ small: [{}, { HRT: 3 }] });
    const plan = { buildSmall: { HRT: 2, NRK: 1 }, buildLarge: { HRT: 1 } };
    expect(cashAfter(s, plan)).toBe(100 - 30 - 15);
    expect(emergent.view(reveal(s, [plan]).state, 0).players[0]).toMatchObject({
      small: { HRT: 2, NRK: 1 },
      large: { HRT: 1 },
    });
  });

  test('[EMT-221] at most 10 small and 3 large DCs', () => {
    const s = planning({ cash: [500, 100], small: [{ NOE: 4 }], large: [{ SCA: 2 }] });
    expect(allowed(s, 0, { buildSmall: { TEX: 6 }, buildLarge: { TEX: 1 } })).toBe(true);
    expect(refusal(s, 0, { buildSmall: { TEX: 7 } })).toEqual({
      rule: 'EMT-221',
      why: 'Your pool holds 6 small DCs; you build 7.',
    });
    expect(refusal(s, 0, { buildLarge: { TEX: 2 } })).toEqual({
      rule: 'EMT-221',
      why: 'Your pool holds 1 large DC; you build 2.',
    });
  });

  test('[EMT-221, EMT-231, EMT-232, EMT-240, EMT-241] T20: what does not fit is refused, each with its rule', () => {
    const s = planning({ cash: [900, 100], large: [{ NOE: 1 }], small: [{ SCA: 1 }] });
    expect(refusal(s, 0, { stock: { NOE: 11 } }).rule).toBe('EMT-231');
    expect(refusal(s, 0, { stock: { SCA: 6 } }).rule).toBe('EMT-231');
    expect(refusal(s, 0, { market: { HRT: 1 } }).rule).toBe('EMT-240');
    const room = { buildSmall: { TEX: 9 } };
    expect(refusal(s, 0, { ...room, stock: { TEX: 45, SCA: 5, NOE: 1 } }).rule).toBe('EMT-232');
    expect(refusal(s, 0, { market: { NOE: 11 } }).rule).toBe('EMT-241');
    expect(refusal(s, 0, { buildLarge: { TEX: 3 } }).rule).toBe('EMT-221');
  });

  test('[EMT-222] there is no upgrade: a large DC in place of a small one is a sale and a purchase', () => {
    const s = planning({ small: [{ NOE: 1 }] });
    expect(cashAfter(s, { sellSmall: { NOE: 1 }, buildLarge: { NOE: 1 } })).toBe(100 + 5 - 15);
    const offer = emergent.offer(s, 0);
    expect(offer.kind === 'plan' && offer.form.sheets.map(({ name }) => name)).toEqual(Object.keys(EMPTY_PLAN));
  });

  test('[EMT-230] products cost $1 and need an own DC in the region', () => {
    const s = planning({ small: [{ NOE: 1 }, { SCA: 1 }] });
    expect(cashAfter(s, { stock: { NOE: 4 } })).toBe(96);
    expect(refusal(s, 0, { stock: { SCA: 1 } })).toEqual({
      rule: 'EMT-230',
      why: 'You will have no DC in Southern California, and products need one.',
    });
  });

  test('[EMT-231] a small DC holds 5, a large one 10; those that are sold do not count', () => {
    const s = planning({ small: [{ NOE: 2 }], large: [{ NOE: 1 }] });
    expect(allowed(s, 0, { stock: { NOE: 20 } })).toBe(true);
    expect(refusal(s, 0, { stock: { NOE: 21 } }).why).toBe('Your DCs in the Northeast hold 20; you placed 21.');
    expect(refusal(s, 0, { sellSmall: { NOE: 1 }, stock: { NOE: 16 } }).why).toContain('hold 15; you placed 16');
    const one = planning({ small: [{ TEX: 1 }] });
    expect(refusal(one, 0, { stock: { TEX: 6 } })).toEqual({
      rule: 'EMT-231',
      why: 'Your DCs in Texas hold 5; you placed 6.',
    });
  });

  test('[EMT-232] at most 50 products in a plan, and again 50 in the next round', () => {
    const s = planning({ cash: [900, 100], small: [{ NOE: 10 }], large: [{ NOE: 3 }] });
    expect(allowed(s, 0, { stock: { NOE: 50 } })).toBe(true);
    expect(refusal(s, 0, { stock: { NOE: 51 } }).why).toBe('You have 50 products; you placed 51.');
    expect(allowed(reveal(s, [{ stock: { NOE: 50 } }]).state, 0, { stock: { NOE: 50 } })).toBe(true);
  });

  test('[EMT-233] stock is counted by region: which of the own DCs there holds a cube makes no difference', () => {
    const mixed = reveal(planning({ small: [{ NOE: 1 }], large: [{ NOE: 1 }] }), [{ stock: { NOE: 12 } }]);
    const alike = reveal(planning({ small: [{ NOE: 3 }] }), [{ stock: { NOE: 12 } }]);
    for (const type of ['city', 'shipped', 'income', 'transport', 'operating', 'liquidated']) {
      const of = ({ told }: typeof mixed): unknown => told.filter((event) => event.type === type);
      expect(of(mixed)).toEqual(of(alike));
    }
    expect(mixed.state.cash).toEqual(alike.state.cash);
  });

  test('[EMT-234] the split of products over regions is part of the plan and final', () => {
    const s = planning({ small: [{ NOE: 1, SCA: 1 }] });
    const { told, state } = reveal(s, [{ stock: { NOE: 5 } }]);
    expect(onlyOne(told, 'revealed').plans[0]!.stock).toEqual({ NOE: 5 });
    expect(told.some(({ type }) => type === 'shipped')).toBe(true);
    expect(state.round).toBe(2); // nobody was asked anything in between
  });

  test('[EMT-240] cylinders cost $3, go to any region with a city, and need neither DC nor demand there', () => {
    const s = planning();
    expect(cashAfter(s, { market: { NOE: 3, DSW: 1 } })).toBe(88);
    for (const region of ['HRT', 'NRK', 'OHV', 'DLT']) {
      const { rule, why } = refusal(s, 0, { market: { [region]: 1 } });
      expect(rule).toBe('EMT-240');
      expect(why).toMatch(/^In the .* you may place no cylinders: they go where a city is\.$/);
    }
  });

  test('[EMT-241] at most 10 cylinders in a plan, and again 10 in the next round', () => {
    const s = planning();
    expect(allowed(s, 0, { market: { NOE: 6, SCA: 4 } })).toBe(true);
    expect(refusal(s, 0, { market: { NOE: 6, SCA: 5 } }).why).toBe('You have 10 cylinders; you placed 11.');
    expect(allowed(reveal(s, [{ market: { NOE: 10 } }]).state, 0, { market: { SCA: 10 } })).toBe(true);
  });

  test('[EMT-250] only a legal plan can be locked; it can be taken back until the last one is in', () => {
    const setup = { seats: 2, options: {} };
    const start = emergent.start({ ...setup, seed: 3 });
    const locked = emergent.after(start.state, { seat: 0, value: all({ buildSmall: { NOE: 1 } }) });
    if (!locked.ok) throw new Error(locked.why);
    expect(asked(locked.state)).toEqual([1]);
    expect(emergent.after(locked.state, { seat: 0, value: EMPTY_PLAN })).toMatchObject({ ok: false });
    const log = [...start.entries, ...locked.entries];
    const back = emergent.undo(setup, log, 0, 3);
    if (!back.ok) throw new Error(back.why);
    expect(asked(back.state)).toEqual([0, 1]);
    const again = emergent.after(back.state, { seat: 0, value: all({ buildSmall: { SCA: 1 } }) });
    if (!again.ok) throw new Error(again.why);
    const last = emergent.after(again.state, { seat: 1, value: EMPTY_PLAN });
    if (!last.ok) throw new Error(last.why);
    expect(ofSeat(last.state.small, 0)[3]).toBe(1); // Southern California
    const whole = [...log, ...back.entries, ...again.entries, ...last.entries];
    for (const seat of [0, 1]) expect(emergent.undo(setup, whole, seat, 3)).toMatchObject({ ok: false });
    expect(allowed(start.state, 0, { stock: { NOE: 1 } })).toBe(false);
  });

  test('[EMT-251] others see that a plan is locked, and nothing else of it, not even the money', () => {
    const s = begun(3);
    const one = answer(s, 0, all({ buildSmall: { NOE: 1 }, stock: { NOE: 5 }, shipping: { ask: 1 } }));
    const other = answer(s, 0, all({ market: { SCA: 10 } }));
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(emergent.view(one, viewer)).toEqual(emergent.view(other, viewer));
      expect(emergent.view(one, viewer).now.at(-1)).toEqual({ stage: 'plan', ready: [true, false, false], mine: null });
      expect(emergent.view(one, viewer).players[0]!.cash).toBe(100);
    }
    expect(emergent.view(one, 0).now.at(-1)).toMatchObject({ mine: { buildSmall: { NOE: 1 } } });
  });

  test('[EMT-252] without a DC and with less than $11 one is locked with an empty plan', () => {
    const s = planning({ seats: 3, round: 2, cash: [10, 11, 10], small: [{}, {}, { NOE: 1 }] });
    expect(asked(s)).toEqual([1, 2]);
    expect(emergent.view(s, 1).players.map(({ idle }) => idle)).toEqual([true, false, false]);
    const { told } = reveal(s, []);
    expect(onlyOne(told, 'revealed').plans[0]).toEqual(EMPTY_PLAN);
  });

  test('[EMT-252, EMT-613] when all are out of business the rounds go on without a question, to the end', () => {
    const s = planning({ seats: 2, round: 2, cash: [13, 13], small: [{}, {}] });
    const { state, told } = reveal(s, [{ market: { NOE: 1 } }, { market: { NOE: 1 } }]);
    expect(stageOf(state)).toBe('over');
    expect(told.filter(({ type }) => type === 'revealed')).toHaveLength(3);
    expect(state.cash).toEqual([10, 10]);
  });

  test('D1: for somebody who is away each region gets what it shipped last round, as far as room and cash go', () => {
    const s = planning({
      round: 2,
      cash: [9, 100],
      small: [{ NOE: 1, TEX: 1, SCA: 1 }],
      shipped: [{ SCA: 3, TEX: 9, NOE: 4, MAT: 2 }],
    });
    // Southern California has the lowest number, then Texas (room for 5); only $1 is left for the Northeast
    expect(emergent.absent(s, 0)).toEqual({ ...EMPTY_PLAN, stock: { SCA: 3, TEX: 5, NOE: 1 } });
    expect(emergent.absent(begun(2), 0)).toEqual(EMPTY_PLAN);
    const second = planning({ round: 2, small: [{}, { TEX: 1 }], shipped: [{}, { TEX: 2 }] });
    expect(emergent.absent(second, 1)).toEqual({ ...EMPTY_PLAN, stock: { TEX: 2 } });
  });

  test('random plans are legal, and they build, stock, advertise and sell', () => {
    const s = planning({ round: 3, small: [{ NOE: 2 }], large: [{ SCA: 1 }] });
    const rng = fastRng(1);
    const parts = new Set<string>();
    for (let i = 0; i < 1200; i += 1) {
      const plan = sampleOption(emergent.offer(s, 0), rng) as Plan;
      if (i % 10 === 0) expect(allowed(s, 0, plan)).toBe(true);
      for (const [part, lines] of Object.entries(plan)) if (Object.keys(lines).length > 0) parts.add(part);
    }
    expect([...parts].sort()).toEqual(Object.keys(EMPTY_PLAN).sort());
  });
});

describe('placement', () => {
  test('[EMT-301] all plans are carried out at once: money, sales, builds, products, cylinders', () => {
    const s = planning({ small: [{ TEX: 1 }] });
    const plan = {
      sellSmall: { TEX: 1 },
      buildLarge: { NOE: 1 },
      stock: { NOE: 8 },
      market: { NOE: 2 },
      shipping: { ask: 1 },
    };
    const { state, told } = reveal(s, [plan, { buildSmall: { SCA: 1 }, stock: { SCA: 5 } }]);
    const shown = onlyOne(told, 'revealed');
    expect(shown.spent).toEqual([15 + 8 + 6 - 5, 15]);
    expect(shown.cash).toEqual([76, 85]);
    expect(stageOf(state)).toBe('ship'); // the products lie there, before anything is sold
    const { players } = emergent.view(state, 'spectator');
    const { small, large, stock, marketing } = players[0]!;
    expect([small, large, stock, marketing]).toEqual([{}, { NOE: 1 }, { NOE: 8 }, { NOE: 2 }]);
    expect(players[0]!.pool).toEqual({ cubes: 42, cylinders: 8, small: 10, large: 2 });
    expect(players[1]).toMatchObject({ small: { SCA: 1 }, stock: { SCA: 5 } });
  });

  test('[EMT-302] a revealed plan cannot be changed: the next question is about something else', () => {
    const s = planning();
    const { state } = reveal(s, [{ buildSmall: { NOE: 1 }, stock: { NOE: 5 }, shipping: { ask: 1 } }]);
    expect(stageOf(state)).toBe('ship');
    expect(emergent.after(state, { seat: 0, value: EMPTY_PLAN, about: 'plan' })).toMatchObject({ ok: false });
  });

  test('[EMT-303] from the reveal on everybody’s cash, DCs, stock and marketing are public', () => {
    const plan = { buildSmall: { NOE: 1 }, stock: { NOE: 5 }, market: { NOE: 1 }, shipping: { ask: 1 } };
    const { state } = reveal(planning({ seats: 3 }), [plan, { buildLarge: { TEX: 1 }, stock: { TEX: 7 } }]);
    const seen = emergent.view(state, 'spectator').players;
    for (const viewer of [0, 1, 2]) expect(emergent.view(state, viewer).players).toEqual(seen);
    expect(seen[1]).toMatchObject({ cash: 78, large: { TEX: 1 }, stock: { TEX: 7 } });
  });
});
