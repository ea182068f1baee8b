import { describe, expect, test } from 'vitest';
import { DESTINATIONS } from '../content/people.ts';
import type { State } from '../state.ts';
import {
  absent,
  activate,
  answer,
  asked,
  borderOf,
  college,
  dealt,
  discard,
  ended,
  forfeit,
  graduate,
  ivy,
  lee,
  now,
  offers,
  pay,
  refusal,
  scalp,
  seen,
  skip,
  stageOf,
  stashOf,
  step,
  turnOf,
  type Picture,
  you,
} from './testing/tables.ts';

const DOCUMENTS = ['DOC-01', 'DOC-02', 'DOC-03', 'DOC-04'] as const;
const CONNECTIONS = ['CNX-01', 'CNX-02', 'CNX-03'] as const;

/** Whoever is asked trades all that can be traded. */
function withdrawAll(s: State): State {
  const seat = asked(s)[0]!;
  return stageOf(s) === 'withdraw' ? answer(s, seat, absent(s, seat)) : s;
}

/** Everybody withdraws all and takes these lanes, in turn order. */
function crossed(s: State, ...lanes: number[]): State {
  return lanes.reduce((state, lane) => {
    const at = withdrawAll(state);
    return answer(at, asked(at)[0]!, lane);
  }, s);
}

describe('[EMI-401] Phase 1 ends when all is taken', () => {
  test('right after the action that took the last card', () => {
    const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, papers: 'all' });
    const next = step(s, you, activate(you, 'D1'));
    expect(seen(next.state, you).phase).toBe('border');
    expect(next.told.map(({ event }) => event.type)).toContain('border');
  });

  test('not while a card is left that was uncovered by it', () => {
    const s = turnOf(you, { layout: { you: { C1: 'DOC-01', D1: 'PAYDAY' } }, papers: 'all', money: { lee: 1 } });
    const next = answer(s, you, activate(you, 'D1'));
    expect([seen(next, you).phase, now(next)]).toEqual(['preparation', 'action lee']);
  });
});

describe('[EMI-402] [EMI-403] a public paper keeps Phase 1 open', () => {
  const s = turnOf(you, { passports: { you: 1, lee: 1, ivy: 1 }, tickets: { you: 1, lee: 1 } });

  test('R03 who has both must still take it, if nothing else can be done', () => {
    expect(seen(s, you).phase).toBe('preparation');
    expect(offers(s, you)).toEqual([skip('ticket')]);
  });

  test('R03 unless there is college', () => {
    const rich = turnOf(you, { passports: { you: 1, lee: 1, ivy: 1 }, tickets: { you: 1, lee: 1 }, money: { you: 6 } });
    expect(offers(rich, you)).toEqual([pay('ticket'), skip('ticket'), college]);
  });

  test('scalping is another way, for who lacks the other paper', () => {
    const extra = { passports: { you: 1, lee: 1 }, tickets: { lee: 2, ivy: 1 } } as const;
    expect(offers(turnOf(you, { ...extra, money: { you: 3 } }), you)).toEqual([
      pay('passport'),
      skip('passport'),
      scalp('ticket', lee),
    ]);
  });

  test('somebody may be left without one', () => {
    const next = answer(s, you, skip('ticket'));
    expect(seen(next, you).phase).toBe('border');
    const end = crossed(next, 5, 5, 5);
    expect(stashOf(end, ivy)).toEqual(['passport']);
    expect(stashOf(end, you)).toEqual(['passport', 'ticket', 'ticket']);
  });
});

test('[EMI-404] Phase 2 starts with the player after the one who ended Phase 1', () => {
  const s = turnOf(lee, { layout: { lee: { D1: 'DOC-01' } }, papers: 'all' });
  expect(now(answer(s, lee, discard(lee, 'D1')))).toBe('cross ivy');
});

test('[EMI-405] R04 who skipped last places the paper on the first turn of Phase 2, and crosses after all others', () => {
  const s = turnOf(you, { passports: { you: 1, lee: 1, ivy: 1 }, tickets: { lee: 1, ivy: 1 } });
  const next = answer(s, you, skip('ticket'));
  expect(now(next)).toBe('cross lee');
  const others = crossed(next, 1, 1);
  expect(stashOf(others, you)).toEqual(['passport', 'ticket']);
  expect(others.assurance[you]).toBe(0); // 1 for the pair, 2 lost for want of Documents
  expect(now(others)).toBe('cross you');
  // Somebody in the middle of the order is passed over in the same way.
  const middle = borderOf(you, { tickets: { lee: 0 }, upsideDown: { lee: 'ticket' } });
  const order: string[] = [];
  for (let at = middle; at.outcome === null; at = answer(at, asked(at)[0]!, 1)) order.push(now(at));
  expect(order).toEqual(['cross you', 'cross ivy', 'cross lee']);
});

test('[EMI-406] being In College at the end changes nothing', () => {
  const student = borderOf(you, { inCollege: ['you'], assurance: { you: 7 }, stash: { you: ['DOC-01', 'DOC-02'] } });
  expect([student.assurance[you], student.raises[you]]).toEqual([7, 0]);
});

test('[EMI-407] Phase 1 comes to its end, however it is played', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const seats = 2 + (seed % 5);
    let s = dealt(seats, seed);
    // Whoever can goes to college, fails, sells and skips: as slowly as the rules allow.
    const slowest = [college, graduate, skip('ticket'), skip('passport'), forfeit];
    while (stageOf(s) !== 'withdraw' && stageOf(s) !== 'cross') {
      expect(s.turn).toBeLessThan(60 * seats); // here: a phase without an end would never get behind the loop
      const seat = asked(s)[0]!;
      const options = offers(s, seat);
      s = answer(s, seat, slowest.find((deed) => options.includes(deed)) ?? options.at(-1));
    }
    expect(s.lying.every((lying) => lying === 0)).toBe(true);
  }
});

test('[EMI-501] in turn order, one attempt each: withdraw, then cross', () => {
  const s = borderOf(lee, { money: { you: 6, lee: 4, ivy: 7 } });
  const order: string[] = [];
  for (let at = s; at.outcome === null; at = answer(at, asked(at)[0]!, absent(at, asked(at)[0]!))) order.push(now(at));
  expect(order).toEqual(['withdraw lee', 'cross lee', 'withdraw ivy', 'cross ivy', 'withdraw you', 'cross you']);
});

test('[EMI-502] R08 Health Screening first, then Exit Tax, then trading', () => {
  const s = borderOf(you, {
    destination: { you: 'DES-NZ' },
    stash: { lee: ['HIP-4', 'KHA-4'], you: ['DOC-01', 'DOC-02'] },
    money: { you: 17 },
  });
  expect(s.money[you]).toBe(6);
  const next = answer(s, you, absent(s, you));
  expect([next.money[you], next.assurance[you]]).toEqual([2, 1]);
});

describe('[EMI-503] trading sets', () => {
  const s = borderOf(you, { stash: { you: [...DOCUMENTS, 'CNX-01', 'CNX-02'] }, money: { you: 13 } });

  test('T20 Bosnia and Herzegovina: 6 Money, 4 Documents, 2 Connections: 10 A', () => {
    const all = borderOf(you, { stash: { you: [...DOCUMENTS, 'CNX-01', 'CNX-02'] }, money: { you: 6 } });
    const next = withdrawAll(all);
    expect([next.assurance[you], next.money[you], stashOf(next, you)]).toEqual([10, 0, ['passport', 'ticket']]);
  });

  test('any number of sets of each kind, none as well', () => {
    expect(offers(s, you).length).toBe(3 * 2 * 2);
    const none = answer(s, you, []);
    expect([none.assurance[you], none.money[you], stashOf(none, you).length]).toEqual([0, 13, 8]);
    const money = new Array<string>(6).fill('money');
    const some = answer(s, you, [money, ['connection', 'connection']]);
    expect([some.assurance[you], some.money[you], stashOf(some, you)]).toEqual([
      8,
      7,
      [...DOCUMENTS, 'passport', 'ticket'],
    ]);
  });

  test('full sets only', () => {
    expect(refusal(s, you, [['money']])).toMatchObject({ rule: 'EMI-503' });
    const three = new Array<string[]>(3).fill(new Array<string>(6).fill('money'));
    expect(refusal(s, you, three)).toEqual({
      rule: 'EMI-503',
      why: 'You trade full sets of what you hold, as your Destination says.',
    });
  });

  test('what is given up lies on the discard pile', () => {
    const next = answer(s, you, [['connection', 'connection']]);
    expect(seen(next, lee).discards.slice(-2)).toEqual(['CNX-01', 'CNX-02']);
  });
});

describe('[EMI-503] [EMI-504] every Destination', () => {
  const PRINTED = [
    // Money, Documents, fewer Documents, Connections, fewer Connections
    ['DES-BA', 'Bosnia and Herzegovina', [6, 2], [4, 2], [2, 2], [2, 6], null],
    ['DES-NZ', 'New Zealand', [4, 1], [3, 4], [2, 3], [3, 4], null],
    ['DES-FR', 'France', [7, 1], [3, 5], [3, 3], [3, 5], null],
    ['DES-JP', 'Japan', [9, 1], [2, 3], [3, 4], [2, 3], null],
    ['DES-BR', 'Brazil', [8, 1], [3, 3], null, [2, 4], [2, 2]],
    ['DES-CA', 'Canada', [8, 2], [3, 3], [2, 3], [2, 4], null],
    ['DES-EG', 'Egypt', [7, 1], [4, 6], [1, 2], [2, 4], null],
    ['DES-IN', 'India', [5, 1], [2, 2], [2, 2], [3, 7], null],
    ['DES-NG', 'Nigeria', [5, 1], [3, 4], null, [3, 7], [1, 1]],
  ] as const;

  function standing(destination: string, held: Pick<Picture, 'money' | 'stash'>): State {
    return withdrawAll(
      borderOf(you, {
        nationality: { you: 'NAT-FR' },
        destination: { you: destination },
        assurance: { you: 20 },
        ...held,
      }),
    );
  }

  const MANY = {
    documents: Array.from({ length: 8 }, (_, i) => `DOC-0${i + 1}`),
    connections: Array.from({ length: 8 }, (_, i) => `CNX-0${i + 1}`),
  };

  test.each(PRINTED)('%s %s', (id, name, money, documents, documentMinimum, connections, connectionMinimum) => {
    expect(DESTINATIONS.find((one) => one.id === id)!.name).toBe(name);
    const safe = [
      ...MANY.documents.slice(0, documentMinimum?.[0] ?? 0),
      ...MANY.connections.slice(0, connectionMinimum?.[0] ?? 0),
    ];
    const without = standing(id, { stash: { you: safe } }).assurance[you]!;
    // one set of Money, and one Money short of it
    expect(standing(id, { stash: { you: safe }, money: { you: money[0] } }).assurance[you]! - without).toBe(money[1]);
    expect(standing(id, { stash: { you: safe }, money: { you: money[0] - 1 } }).assurance[you]! - without).toBe(0);
    // so many Documents make sets; beneath the minimum they cost
    const withDocuments = (n: number): number => {
      const others = MANY.connections.slice(0, connectionMinimum?.[0] ?? 0);
      const sets = Math.floor(others.length / connections[0]) * connections[1];
      return standing(id, { stash: { you: [...MANY.documents.slice(0, n), ...others] } }).assurance[you]! - 20 - sets;
    };
    const withConnections = (n: number): number => {
      const others = MANY.documents.slice(0, documentMinimum?.[0] ?? 0);
      const sets = Math.floor(others.length / documents[0]) * documents[1];
      return standing(id, { stash: { you: [...MANY.connections.slice(0, n), ...others] } }).assurance[you]! - 20 - sets;
    };
    for (let n = 0; n <= 8; n += 1) {
      const short = (minimum: readonly [number, number] | null): number =>
        minimum !== null && n < minimum[0] ? minimum[1] : 0;
      expect(withDocuments(n)).toBe(Math.floor(n / documents[0]) * documents[1] - short(documentMinimum));
      expect(withConnections(n)).toBe(Math.floor(n / connections[0]) * connections[1] - short(connectionMinimum));
    }
  });

  test('T22 New Zealand: 17 Money, 1 Document, 3 Connections: net +5, 1 Money left', () => {
    const s = withdrawAll(
      borderOf(you, { destination: { you: 'DES-NZ' }, stash: { you: ['DOC-01', ...CONNECTIONS] }, money: { you: 17 } }),
    );
    expect([s.assurance[you], s.money[you]]).toEqual([5, 1]);
  });
});

test('[EMI-504] T21 the minimum is not optional', () => {
  const s = borderOf(you, { stash: { you: ['DOC-01'] }, assurance: { you: 5 } });
  expect([now(s), s.assurance[you]]).toEqual(['cross you', 3]);
});

test('[EMI-505] what counts is what one held before trading', () => {
  const s = borderOf(you, { destination: { you: 'DES-JP' }, stash: { you: ['DOC-01', 'DOC-02', 'DOC-03'] } });
  const next = withdrawAll(s);
  // Two of the three are traded for 3; the minimum of three was met before.
  expect([next.assurance[you], stashOf(next, you)]).toEqual([3, ['DOC-03', 'passport', 'ticket']]);
});

describe('[EMI-506] one sum, never below 0', () => {
  test('R07 1 A held, no sets, 5 lost: 0', () => {
    const s = borderOf(you, {
      destination: { you: 'DES-FR' },
      nationality: { you: 'NAT-CA', lee: 'NAT-FR' },
      stash: { lee: ['CON-4'] },
      assurance: { you: 1 },
    });
    expect(s.assurance[you]).toBe(0);
  });

  test('losses are taken from sets too, not only from what was held', () => {
    const s = withdrawAll(borderOf(you, { stash: { you: ['CNX-01', 'CNX-02'] } }));
    expect(s.assurance[you]).toBe(4);
  });
});

describe('[EMI-507] [EMI-508] [EMI-509] crossing', () => {
  const T23 = {
    assurance: { you: 7, lee: 6, ivy: 4 },
    stash: { you: ['DOC-01', 'DOC-02'], lee: ['DOC-03', 'DOC-04'], ivy: ['DOC-05', 'DOC-06', 'DOC-07'] },
    destination: { ivy: 'DES-EG' },
    nationality: { ivy: 'NAT-BR' },
    tokens: { 1: [7, 7, 6], 5: [3, 11, 9] },
  } as const;

  test('T23 you pay 7 and are in; Lee draws 7 with 6 and stays out; Ivy pays 3', () => {
    const first = answer(borderOf(you, T23), you, 1);
    expect(seen(first, lee).lanes[0]).toEqual({ drawn: [7], left: [6, 7], top: null });
    expect([first.assurance[you], seen(first, lee).players[you]!.attempt]).toEqual([
      0,
      { lane: 1, token: 7, in: true },
    ]);
    const second = answer(first, lee, 1);
    expect([second.assurance[lee], seen(second, you).players[lee]!.attempt]).toEqual([
      6,
      { lane: 1, token: 7, in: false },
    ]);
    const end = answer(second, ivy, 5);
    expect([end.assurance[ivy], seen(end, you).players[ivy]!.attempt]).toEqual([1, { lane: 5, token: 3, in: true }]);
  });

  test('T32 without a Passport one must draw all the same, and stays out', () => {
    const s = borderOf(you, {
      passports: { you: 0, lee: 2 },
      assurance: { you: 11 },
      stash: { you: ['DOC-01', 'DOC-02'] },
    });
    expect(offers(s, you)).toEqual([1, 2, 3, 4, 5]);
    const next = answer(s, you, 2);
    expect([next.assurance[you], seen(next, you).players[you]!.attempt!.in, next.drawn[1]]).toEqual([11, false, 1]);
  });

  test('T32 nor with a Passport alone', () => {
    const s = borderOf(you, {
      tickets: { you: 0, lee: 2 },
      assurance: { you: 11 },
      stash: { you: ['DOC-01', 'DOC-02'] },
    });
    expect(seen(answer(s, you, 2), you).players[you]!.attempt!.in).toBe(false);
  });

  test('T32 with 2 A one stays out of every lane', () => {
    const s = borderOf(you, { assurance: { you: 2 }, stash: { you: ['DOC-01', 'DOC-02'] } });
    for (const lane of [1, 2, 3, 4, 5]) {
      const next = answer(s, you, lane);
      expect([next.assurance[you], seen(next, you).players[you]!.attempt!.in]).toEqual([2, false]);
    }
  });

  test('exactly as many as the token is enough', () => {
    const s = borderOf(you, { assurance: { you: 3 }, stash: { you: ['DOC-01', 'DOC-02'] } });
    expect(seen(answer(s, you, 5), you).players[you]!.attempt!.in).toBe(true);
  });
});

test('[EMI-510] an empty lane cannot be chosen', () => {
  const s = crossed(borderOf(you, { seats: 4 }), 3, 3, 3);
  expect(offers(s, 3)).toEqual([1, 2, 4, 5]);
  expect(refusal(s, 3, 3)).toEqual({ rule: 'EMI-510', why: 'Lane 3 has no tokens left.' });
});

test('[EMI-511] the game ends when every player has made an attempt', () => {
  const s = borderOf(you);
  expect(crossed(s, 1, 2).outcome).toBeNull();
  expect(crossed(s, 1, 2, 3).outcome).not.toBeNull();
});

describe('winning', () => {
  const safe = {
    stash: { you: ['DOC-01', 'DOC-02'], lee: ['DOC-03', 'DOC-04'], ivy: ['CNX-01', 'CNX-02', 'CNX-03'] },
    destination: { ivy: 'DES-NG' },
    nationality: { ivy: 'NAT-BR' },
    tokens: { 1: [7, 7, 6], 2: [5, 6, 8], 4: [8, 4, 10], 5: [3, 11, 9] },
  } as const;

  test('[EMI-601] T24 of those who got in the one with the most A left wins', () => {
    const s = crossed(borderOf(you, { ...safe, assurance: { you: 7, lee: 6 } }), 1, 1);
    const end = crossed(s, 5);
    // Ivy trades 3 Connections for 7, pays 3 and keeps 4; Lee stayed out with 6.
    expect(end.assurance).toEqual([0, 6, 4]);
    expect(ended(end)).toMatchObject({ winners: [ivy], reason: 'most-assurance', rules: ['EMI-601'] });
  });

  test('[EMI-602] a tie goes to the one with the most Money left', () => {
    const end = crossed(borderOf(you, { ...safe, assurance: { you: 7, lee: 5 }, money: { you: 1, lee: 3 } }), 1, 2, 4);
    expect([end.assurance[you], end.assurance[lee]]).toEqual([0, 0]);
    expect(ended(end)).toMatchObject({ winners: [lee], reason: 'more-money' });
  });

  test('[EMI-602] Money on Pay Raise slots does not count', () => {
    const end = crossed(
      borderOf(you, { ...safe, assurance: { you: 7, lee: 5 }, money: { you: 1, lee: 0 }, raises: { lee: 2 } }),
      1,
      2,
      4,
    );
    expect(ended(end).winners).toEqual([you]);
  });

  test('[EMI-603] R10 still tied: no winner, and nobody further down is promoted', () => {
    const end = crossed(
      borderOf(you, {
        ...safe,
        tokens: { 1: [7, 7, 6], 2: [5, 6, 8], 5: [11, 3, 9], 4: [4, 8, 10] },
        assurance: { you: 9, lee: 7 },
      }),
      1,
      2,
      1,
    );
    // You and Lee keep 2 each with no Money; Ivy got in with 0.
    expect(end.assurance).toEqual([2, 2, 0]);
    expect(seen(end, you).players.map(({ attempt }) => attempt!.in)).toEqual([true, true, true]);
    expect(ended(end)).toMatchObject({ winners: [], reason: 'tied' });
  });

  describe('a third inside has less A and more Money', () => {
    // You pay 7 and Lee 6, which leaves 1 A each; Ivy trades 3 Connections for 7 and pays 7: 0 A, and the most Money (4, which no set takes).
    const inside = (money: NonNullable<Picture['money']>): State =>
      crossed(
        borderOf(you, { ...safe, tokens: { 1: [7, 7, 6], 2: [6, 5, 8] }, assurance: { you: 8, lee: 7 }, money }),
        1,
        2,
        1,
      );

    test.each([
      ['[EMI-602] the richer of the two tied wins', { you: 1, lee: 2, ivy: 4 }, [lee], 'more-money'],
      ['[EMI-602] whichever of them it is', { you: 2, lee: 1, ivy: 4 }, [you], 'more-money'],
      ['[EMI-603] still tied: the third does not win by it', { you: 2, lee: 2, ivy: 4 }, [], 'tied'],
    ] as const)('%s', (_what, money, winners, reason) => {
      const end = inside(money);
      expect([end.assurance, end.money]).toEqual([
        [1, 1, 0],
        [money.you, money.lee, money.ivy],
      ]);
      expect(seen(end, you).players.map(({ attempt }) => attempt!.in)).toEqual([true, true, true]);
      expect(ended(end)).toMatchObject({ winners, reason });
    });
  });

  test('[EMI-604] nobody got in: no winner', () => {
    for (const mode of ['competitive', 'cooperative'] as const) {
      expect(ended(crossed(borderOf(you, { mode }), 1, 1, 1))).toMatchObject({ winners: [], reason: 'nobody-in' });
    }
  });

  test('[EMI-605] T25 cooperative: each who got in wins, the others do not', () => {
    const s = borderOf(you, { ...safe, mode: 'cooperative', assurance: { you: 7, lee: 6 } });
    const end = crossed(s, 1, 1, 5);
    expect(ended(end)).toMatchObject({ winners: [you, ivy], reason: 'emigrated', rules: ['EMI-605'] });
  });

  test('[EMI-606] the order: those who got in by A, then Money; then the others by A', () => {
    const s = borderOf(you, {
      seats: 4,
      stash: {
        you: ['DOC-01', 'DOC-02'],
        lee: ['DOC-03', 'DOC-04'],
        ivy: ['DOC-05', 'DOC-06'],
        dan: ['DOC-07', 'DOC-08'],
      },
      destination: { ivy: 'DES-IN', dan: 'DES-EG' },
      nationality: { ivy: 'NAT-BR', dan: 'NAT-NG' },
      assurance: { you: 6, lee: 8, ivy: 5, dan: 9 },
      money: { lee: 1, dan: 3 },
      tokens: { 1: [7, 6, 7], 4: [8, 4, 10] },
    });
    // You draw 7 with 6; Lee pays 6 and keeps 2; Ivy (7 with her set) draws 8; Dan pays 7 and keeps 2, with more Money.
    const end = crossed(s, 1, 1, 4, 1);
    expect(end.assurance).toEqual([6, 2, 7, 2]);
    expect(seen(end, 'spectator').ranking).toEqual([3, lee, ivy, you]);
  });

  test('[EMI-606] equals by seat; Money does not rank those who stayed out', () => {
    const end = crossed(borderOf(you, { money: { lee: 1, ivy: 3 } }), 1, 1, 1);
    expect(end.emigrated).toBe(0);
    expect([end.assurance, end.money]).toEqual([
      [0, 0, 0],
      [0, 1, 3],
    ]);
    expect(seen(end, lee).ranking).toEqual([you, lee, ivy]);
  });
});

test('[EMI-014] after the game the removed cards are shown to all', () => {
  const s = crossed(borderOf(you), 1, 2);
  expect(seen(s, 'spectator').removed).toBeNull();
  const end = step(s, ivy, 3);
  expect(seen(end.state, 'spectator').removed!.length).toBe(2);
  expect(end.told.at(-1)!.event).toMatchObject({ type: 'over', removed: seen(end.state, lee).removed });
});

test('a top token that can be counted out is known to all', () => {
  const s = crossed(borderOf(you, { tokens: { 1: [6, 7, 7] } }), 1);
  expect(seen(s, 'spectator').lanes[0]).toEqual({ drawn: [6], left: [7, 7], top: 7 });
});

describe('what a screen may look back on', () => {
  test('a withdrawal stays in the view after the cards are gone', () => {
    const s = borderOf(you, {
      money: { you: 7 },
      stash: { you: ['DOC-01', 'CNX-01', 'CNX-02'] },
      assurance: { you: 1 },
    });
    expect(seen(s, lee).players[you]!.withdrawal).toBeNull();
    const next = withdrawAll(s);
    expect(seen(next, lee).players[you]!.withdrawal).toEqual({
      money: 1,
      documents: 0,
      connections: 1,
      gained: 8,
      lost: 2,
      assurance: 7,
      moneyLeft: 1,
    });
  });

  test('the course: what everybody would have crossed with, before each round and at the end of Phase 1', () => {
    const s = turnOf(you, {
      layout: { you: { D1: 'DIO-1', D2: 'DIO-2' } },
      papers: 'all',
      stash: { you: ['DOC-01', 'DOC-02'], ivy: ['CNX-01', 'CNX-02', 'CNX-03'] },
      money: { lee: 1, ivy: 1 },
    });
    expect(seen(s, lee).course).toEqual([[0, 0, 2]]);
    const next = answer(answer(s, you, activate(you, 'D1')), lee, activate(you, 'D2'));
    expect(seen(next, 'spectator').course).toEqual([
      [0, 0, 2],
      [1, 0, 2],
    ]);
  });
});
