import { describe, expect, test } from 'vitest';
import type { Deed } from '../content/deeds.ts';
import type { State } from '../state.ts';
import { emigration } from '../index.ts';
import {
  absent,
  activate,
  answer,
  borderOf,
  buy,
  college,
  dealt,
  deeds,
  discard,
  forfeit,
  graduate,
  ivy,
  lee,
  now,
  refusal,
  rolling,
  scalp,
  seen,
  sell,
  skip,
  stageOf,
  step,
  turnOf,
  type Picture,
  you,
} from './testing/tables.ts';

// What is answered for somebody who is away (ledger 6), and what the table does by itself.

describe('[EMI-702] D2 a turn of somebody who is away', () => {
  /** Everything in the way of the default that a test is about is left out of its picture. */
  const nothing = { papers: 'all' } as const;

  test('tries to graduate first, once', () => {
    const s = turnOf(you, { inCollege: ['you'], layout: { you: { D1: 'PAYDAY' } } });
    expect(absent(s, you)).toBe(graduate);
    expect(absent(rolling(s, you, graduate, 6), you)).toBe(activate(you, 'D1'));
  });

  test('then a Payday of the own layout', () => {
    expect(absent(turnOf(you, { layout: { you: { D1: 'DOC-01', D3: 'PAYDAY' } } }), you)).toBe(activate(you, 'D3'));
  });

  test('then the missing Passport, then the missing Ticket, by skipping', () => {
    const layout = { you: { D1: 'DOC-01' } } as const;
    expect(absent(turnOf(you, { layout, money: { you: 9 } }), you)).toBe(skip('passport'));
    expect(absent(turnOf(you, { layout, passports: { you: 1 } }), you)).toBe(skip('ticket'));
  });

  test('then the dearest card of the own layout is cashed', () => {
    const layout = { you: { D1: 'DOC-05', D2: 'CNX-19', D3: 'AUG-1', D4: 'CNX-20' } } as const;
    expect(absent(turnOf(you, { ...nothing, layout }), you)).toBe(discard(you, 'D2'));
  });

  test('then a Life Card of the own layout, the lowest place first', () => {
    const layout = { you: { C1: 'AUG-4', D4: 'AUG-1' } } as const;
    expect(absent(turnOf(you, { ...nothing, layout }), you)).toBe(activate(you, 'C1'));
  });

  test('then a missing paper, scalped', () => {
    const picture: Picture = {
      passports: { you: 1, lee: 1, ivy: 1 },
      tickets: { lee: 1, ivy: 2 },
      layout: { lee: { D1: 'PAYDAY' } },
    };
    expect(absent(turnOf(you, { ...picture, money: { you: 3 } }), you)).toBe(scalp('ticket', ivy));
    expect(absent(turnOf(you, { ...picture, money: { you: 2 } }), you)).toBe(activate(lee, 'D1'));
  });

  test('then the same on other layouts, clockwise', () => {
    const layout = { lee: { D1: 'DOC-01', D2: 'DOC-05' }, ivy: { D1: 'PAYDAY' } } as const;
    expect(absent(turnOf(you, { ...nothing, layout, money: { you: 1 } }), you)).toBe(discard(lee, 'D2'));
    const neighbour = { ...nothing, layout, money: { you: 1 }, stash: { lee: ['CON-2'] } };
    expect(absent(turnOf(you, neighbour), you)).toBe(activate(ivy, 'D1'));
  });

  test('then any public paper, then college, then nothing', () => {
    const surplus: Picture = { passports: { you: 1, lee: 1, ivy: 1 }, tickets: { you: 1, lee: 1 } };
    expect(absent(turnOf(you, { ...surplus, money: { you: 9 } }), you)).toBe(skip('ticket'));
    const studies = {
      ...nothing,
      layout: { lee: { D1: 'PAYDAY' } },
      stash: { lee: ['CON-2'], you: ['HYP-1'] },
      money: { you: 1 },
    };
    expect(absent(turnOf(you, studies), you)).toBe(college);
    const broke = turnOf(you, { ...nothing, layout: { lee: { D1: 'PAYDAY' } }, stash: { you: ['DOC-01'] } });
    expect(absent(broke, you)).toBe(forfeit);
  });
});

describe('[EMI-702] D3 to D9', () => {
  function activating(card: string, picture: Picture): State {
    return answer(turnOf(you, { ...picture, layout: { you: { D1: card } } }), you, activate(you, 'D1'));
  }

  test('D3 Stolen Pears: from the richest other, ties clockwise', () => {
    expect(absent(activating('AUG-2', { money: { you: 9, lee: 2, ivy: 3 } }), you)).toBe(ivy);
    expect(absent(activating('AUG-2', { money: { lee: 2, ivy: 2 } }), you)).toBe(lee);
  });

  test.each([
    ['DES-BA', 0], // 3 Money for each A
    ['DES-CA', 4], // 4 Money
    ['DES-JP', 4], // 9 Money
  ])('D4 Act of Charity, bound for %s: %i', (destination, gives) => {
    const picture = { destination: { you: destination }, money: { you: 9 }, nationality: { lee: 'NAT-BR' } };
    expect(absent(activating('AUG-3', picture), you)).toBe(gives);
  });

  test('D7 Life in a Jar: as often as affordable', () => {
    expect(absent(activating('DIO-3', { destination: { you: 'DES-JP' }, money: { you: 9 } }), you)).toBe(8);
    expect(absent(activating('DIO-3', { destination: { you: 'DES-JP' }, money: { you: 7 } }), you)).toBe(4);
    expect(absent(activating('DIO-3', { money: { you: 9 } }), you)).toBe(0);
  });

  test('D5 Mental Fog: the own Stolen Pears, otherwise nothing', () => {
    expect(absent(activating('SOC-3', { stash: { you: ['AUG-2'] } }), you)).toBe('AUG-2');
    expect(absent(activating('SOC-3', { stash: { lee: ['AUG-2'] } }), you)).toBe('none');
  });

  test('D6 Ask an Officer: lane 5', () => {
    expect(absent(activating('SOC-4', {}), you)).toBe(5);
  });

  test('D8 all sets', () => {
    const s = borderOf(you, { money: { you: 13 }, stash: { you: ['CNX-01', 'CNX-02', 'CNX-03'] } });
    const six = new Array<string>(6).fill('money');
    expect(absent(s, you)).toEqual([six, six, ['connection', 'connection']]);
  });

  test.each([
    [3, 5],
    [4, 5], // lanes 4 and 5 both 1/3: 4 has the lower mean
    [5, 2],
    [6, 2],
    [7, 1],
    [8, 2],
  ])('D9 with %i A on fresh lanes', (assurance, usual) => {
    const s = borderOf(you, { assurance: { you: assurance }, stash: { you: ['DOC-01', 'DOC-02'] } });
    // The best chance, then the lower mean: with 4 A that is lane 4.
    expect(absent(s, you)).toBe(assurance === 4 ? 4 : usual);
  });

  test('D9 as likely and as low on average: the lower lane', () => {
    const start = borderOf(you, {
      seats: 4,
      tokens: { 1: [6, 7, 7], 2: [5, 6, 8] },
      assurance: { dan: 16 },
    });
    // Lanes 1, 2 and 3 have a mean of 7 then, and Dan (4 lost for want of Documents) can meet all of them.
    const last = [1, 2, 5].reduce((s, lane, seat) => answer(s, seat, lane), start);
    expect([now(last), last.assurance[3]]).toEqual(['cross dan', 12]);
    expect(
      seen(last, 3)
        .lanes.slice(0, 3)
        .map(({ left }) => left),
    ).toEqual([
      [7, 7],
      [6, 8],
      [5, 7, 9],
    ]);
    expect(absent(last, 3)).toBe(1);
  });

  test('D9 what one has seen counts', () => {
    const looked = answer(
      activating('SOC-4', { papers: 'all', assurance: { you: 5 }, tokens: { 5: [3, 9, 11] } }),
      you,
      5,
    );
    expect(looked.outcome).toBeNull();
    const order = (s: State): State =>
      stageOf(s) === 'cross' && now(s) === 'cross you'
        ? s
        : order(answer(s, s.stack.at(-1)!.stage === 'cross' ? (s.stack.at(-1) as { by: number }).by : you, 1));
    expect(absent(order(looked), you)).toBe(5);
  });
});

test('[EMI-702] a whole table of absent people plays to the end', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    for (let seed = 0; seed < 5; seed += 1) {
      let s = dealt(seats, seed, { packs: 'random' });
      for (let n = 0; s.outcome === null; n += 1) {
        expect(n).toBeLessThan(400);
        const seat = emigration.asks(s)[0]!.seat;
        s = answer(s, seat, absent(s, seat));
      }
    }
  }
});

test('[EMI-701] dice and shuffles are the table’s: nobody confirms anything', () => {
  const s = turnOf(you, { money: { you: 12 } });
  const step = emigration.after(s, { seat: you, value: college });
  if (!step.ok) throw new Error(step.why);
  expect(step.told.slice(0, 1)).toMatchObject([{ event: { type: 'rolled', by: you, for: 'tuition' }, to: 'all' }]);
  expect(step.entries.map(({ type }) => type)).toEqual(['answer', 'chance']);
  expect(now(step.state)).toBe('action lee');
});

describe('[EMI-703] taking back', () => {
  const setup = { seats: 2, options: {} };

  /** Plays answers from a fresh deal; `last` says whether the last one may be taken back. */
  function undone(seed: number, ...deeds: ((s: State) => unknown)[]): boolean {
    const start = emigration.start({ ...setup, seed });
    const log = [...start.entries];
    let s = start.state;
    let by = 0;
    for (const deed of deeds) {
      by = emigration.asks(s)[0]!.seat;
      const next = emigration.after(s, { seat: by, value: deed(s) });
      if (!next.ok) throw new Error(next.why);
      log.push(...next.entries);
      s = next.state;
    }
    return emigration.undo(setup, log, by, seed).ok;
  }

  test('a move that revealed nothing can be taken back', () => {
    expect(undone(1, () => skip('ticket'))).toBe(true);
  });

  test('a reveal and a die cannot', () => {
    const own = (s: State): number => emigration.asks(s)[0]!.seat;
    const cashable = (s: State, at: 0 | 1): Deed => {
      const seat = own(s);
      const card = seen(s, seat).players[0]!.layout[9 + at]!;
      return (/^(DOC|CNX)/.test(card) ? discard : activate)(you, at === 0 ? 'D1' : 'D2');
    };
    // The first take reveals nothing, the one beside it does. A seed whose two cards ask and roll nothing:
    const seed = Array.from({ length: 200 }, (_, one) => one).find((one) => {
      const { layout } = seen(emigration.start({ ...setup, seed: one }).state, 0).players[0]!;
      return [layout[9], layout[10]].every((card) => /^(DOC|CNX|PAYDAY|AUG-1)/.test(card!));
    })!;
    expect(undone(seed, (s) => cashable(s, 0))).toBe(true);
    expect(
      undone(
        seed,
        (s) => cashable(s, 0),
        (s) => cashable(s, 1),
      ),
    ).toBe(false);
    const s = turnOf(you, { inCollege: ['you'] });
    const rolled = emigration.after(s, { seat: you, value: graduate });
    expect(rolled.ok && rolled.entries[0]).toMatchObject({ type: 'answer', closes: true });
  });

  test.each<[string, State, unknown, boolean]>([
    ['a sale', turnOf(you, { stash: { you: ['DOC-01'] } }), sell('DOC-01'), false],
    ['an attempt to graduate', turnOf(you, { inCollege: ['you'] }), graduate, true],
    ['college', turnOf(you, { money: { you: 9 } }), college, true],
    ['a Pandemic', turnOf(you, { layout: { you: { D1: 'SOC-1' } } }), activate(you, 'D1'), true],
    [
      'Ask an Officer, before the lane is named',
      turnOf(you, { layout: { you: { D1: 'SOC-4' } } }),
      activate(you, 'D1'),
      false,
    ],
    ['the look', answer(turnOf(you, { layout: { you: { D1: 'SOC-4' } } }), you, activate(you, 'D1')), 2, true],
    ['whom to rob', answer(turnOf(you, { layout: { you: { D1: 'AUG-2' } } }), you, activate(you, 'D1')), lee, false],
    [
      'a fogged card that covered one',
      answer(
        turnOf(you, { layout: { you: { D1: 'SOC-3' }, lee: { C1: 'DOC-01', D1: 'AUG-1' } } }),
        you,
        activate(you, 'D1'),
      ),
      'AUG-1',
      true,
    ],
    ['a trade', borderOf(you, { money: { you: 6 } }), [], false],
    ['a lane', borderOf(you), 1, true],
  ])('%s: closed %s', (_what, s, value, closed) => {
    const next = emigration.after(s, { seat: you, value });
    if (!next.ok) throw new Error(next.why);
    expect((next.entries[0] as { closes?: boolean }).closes === true).toBe(closed);
  });

  test('optional actions, the required one and what a card asks are moves of their own', () => {
    const s = turnOf(you, { layout: { you: { D1: 'SOC-4' } }, stash: { you: ['DOC-01'] } });
    const sold = answer(s, you, sell('DOC-01'));
    const asking = answer(sold, you, activate(you, 'D1'));
    expect([stageOf(s), stageOf(sold), stageOf(asking), now(answer(asking, you, 1))]).toEqual([
      'action',
      'action',
      'officer',
      'action lee',
    ]);
  });
});

describe('whatever comes in place of a deed is refused with a sentence', () => {
  const s = turnOf(you, { layout: { you: { D1: 'DOC-01' } }, money: { you: 9 } });

  test.each<[unknown]>([
    ['buy:0:D1'], // as it was written formerly
    [{ act: 'buy', from: 0 }],
    [{ act: 'buy', from: 0, place: 'D1', card: 'DOC-01' }],
    [{ act: 'buy', from: '0', place: 'D1' }],
    [{ act: 'buy', from: 9, place: 'D1' }],
    [{ act: 'sell' }],
    [{ act: 'sell', card: { id: 'DOC-01' } }],
    [{ act: ['sell'], card: 'DOC-01' }],
    [{}],
    [[]],
    [null],
    [JSON.parse('{"act":"college","__proto__":{"act":"buy"}}')],
  ])('%j', (value) => {
    expect(refusal(s, you, value)).toEqual({ rule: 'EMI-102', why: 'That is not one of your choices now.' });
  });

  test('in whatever order its parts are named, a deed is the same', () => {
    expect(step(s, you, { place: 'D1', from: 0, act: 'buy' }).entries[0]).toMatchObject({ value: buy(you, 'D1') });
  });
});

test('[EMI-704] nothing can be given away: no option hands over Money or cards but fee, scalping and card text', () => {
  const s = turnOf(you, {
    mode: 'cooperative',
    money: { you: 9, lee: 2 },
    stash: { you: ['DOC-01'] },
    passports: { you: 2 },
    layout: { lee: { D1: 'PAYDAY' } },
  });
  const acts = new Set(deeds(s, you).map((deed) => deed.act));
  expect(acts).toEqual(new Set(['activate', 'pay', 'skip', 'college', 'sell']));
});
