import { describe, expect, test } from 'vitest';
import { COVERED_BY, PLACES } from '../content/places.ts';
import { canAct } from '../stages/options.ts';
import type { State } from '../state.ts';
import {
  absent,
  activate,
  answer,
  asked,
  buy,
  college,
  dealt,
  deeds,
  discard,
  faceOf,
  forfeit,
  free,
  graduate,
  ivy,
  lee,
  now,
  offers,
  pay,
  refusal,
  rolling,
  seen,
  sell,
  skip,
  stageOf,
  stashOf,
  step,
  told,
  turnOf,
  you,
} from './testing/tables.ts';

function play(s: State, ...deeds: [number, unknown][]): State {
  return deeds.reduce((state, [seat, deed]) => answer(state, seat, deed), s);
}

describe('[EMI-016] the layout is a pyramid without its tip', () => {
  test('card i of a row is covered by cards i and i + 1 of the next row', () => {
    const rows = { A: 2, B: 3, C: 4, D: 5 };
    for (const place of PLACES) {
      const [row, i] = [place[0] as keyof typeof rows, Number(place[1])];
      const next = { A: 'B', B: 'C', C: 'D', D: null }[row];
      expect(COVERED_BY[place]).toEqual(next === null ? [] : [`${next}${i}`, `${next}${i + 1}`]);
    }
    expect(Object.entries(rows).flatMap(([row, n]) => Array.from({ length: n }, (_, i) => `${row}${i + 1}`))).toEqual([
      ...PLACES,
    ]);
  });

  test('a card is free when both of them are gone', () => {
    for (const place of PLACES) {
      for (const left of COVERED_BY[place]) {
        const s = turnOf(you, { layout: { you: { [place]: 'DOC-01', [left]: 'DOC-02' } } });
        expect(free(s, you)).not.toContain(place);
      }
      expect(free(turnOf(you, { layout: { you: { [place]: 'DOC-01' } } }), you)).toEqual([place]);
    }
  });
});

describe('[EMI-101] a turn', () => {
  test('optional actions, one required action, then reveal, then the next player', () => {
    const s = turnOf(you, {
      layout: { you: { C1: 'DOC-02', D1: 'PAYDAY' } },
      stash: { you: ['DOC-01'] },
      inCollege: ['you'],
    });
    expect(now(s)).toBe('action you');
    const tried = rolling(s, you, graduate, 1);
    expect(now(tried)).toBe('action you');
    const sold = answer(tried, you, sell('DOC-01'));
    expect(now(sold)).toBe('action you');
    expect(faceOf(sold, you, 'C1')).toBe('down');
    const done = answer(sold, you, activate(you, 'D1'));
    expect(faceOf(done, you, 'C1')).toBe('DOC-02');
    expect(now(done)).toBe('action lee');
  });

  test('an upside-down card takes the whole turn', () => {
    const s = turnOf(you, { upsideDown: { lee: 'ticket' }, inCollege: ['lee'], stash: { lee: ['DOC-01'] } });
    const next = answer(s, you, skip('passport'));
    expect(now(next)).toBe('action ivy');
    expect(stashOf(next, lee)).toEqual(['DOC-01', 'ticket']);
  });
});

test('[EMI-102] required are buy, discard, activate and college; optional are graduate and sell', () => {
  const s = turnOf(you, {
    layout: { you: { D1: 'DOC-01', D2: 'PAYDAY' } },
    stash: { you: ['CNX-01'] },
    money: { you: 10 },
  });
  for (const deed of [buy(you, 'D1'), discard(you, 'D1'), activate(you, 'D2'), pay('ticket'), skip('ticket')]) {
    expect(now(answer(s, you, deed))).toBe('action lee');
  }
  expect(now(answer(s, you, college))).toBe('action lee');
  expect(now(answer(s, you, sell('CNX-01')))).toBe('action you');
  const student = turnOf(you, { inCollege: ['you'] });
  expect(now(answer(student, you, graduate))).toBe('action you');
});

test('[EMI-103] after the required action the turn is over: nothing optional follows', () => {
  const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, stash: { you: ['DOC-01'] } });
  const next = answer(s, you, activate(you, 'D1'));
  expect(asked(next)).toEqual([lee]);
  expect(refusal(next, you, sell('DOC-01')).why).toContain('not asked');
});

describe('[EMI-104] each optional action once a turn, in either order', () => {
  const s = turnOf(you, { inCollege: ['you'], stash: { you: ['DOC-01', 'DOC-02'] } });

  test('graduate, then sell', () => {
    const both = answer(rolling(s, you, graduate, 6), you, sell('DOC-01'));
    expect(offers(both, you)).toEqual([skip('passport'), pay('ticket'), skip('ticket')]);
    expect(refusal(both, you, sell('DOC-02'))).toEqual({
      rule: 'EMI-104',
      why: 'You have sold a card this turn; one is the most.',
    });
    expect(refusal(both, you, graduate).why).toContain('next one');
  });

  test('sell, then graduate', () => {
    const both = rolling(answer(s, you, sell('DOC-02')), you, graduate, 5);
    expect(offers(both, you)).toEqual([skip('passport'), pay('ticket'), skip('ticket')]);
  });

  test('on the next turn both are open again', () => {
    let next = answer(rolling(s, you, graduate, 6), you, sell('DOC-01'));
    next = play(next, [you, skip('ticket')], [lee, skip('ticket')], [ivy, skip('ticket')]);
    // All three skip now; then it is your turn once more.
    expect(now(next)).toBe('action you');
    expect(offers(next, you)).toEqual(expect.arrayContaining([graduate, sell('DOC-02')]));
  });
});

test('[EMI-105] nobody may pass who can do a required action', () => {
  const s = turnOf(you, { layout: { you: { D1: 'AUG-4' } } });
  expect(offers(s, you)).not.toContain(forfeit);
  expect(refusal(s, you, forfeit)).toEqual({
    rule: 'EMI-105',
    why: 'You can still take a card or go to college, so you cannot pass.',
  });
});

describe('[EMI-106] [EMI-107] who cannot act', () => {
  const poor = { layout: { lee: { D1: 'DOC-01' } }, papers: 'all' } as const;

  test('R05 may sell first, and forfeits if that is not wanted: nobody is forced to sell', () => {
    const s = turnOf(you, { ...poor, stash: { you: ['CNX-01'] } });
    expect(offers(s, you)).toEqual([forfeit, sell('CNX-01')]);
    const passed = answer(s, you, forfeit);
    expect(now(passed)).toBe('action lee');
    expect(stashOf(passed, you)).toEqual(['CNX-01', 'passport', 'ticket']);
  });

  test('R05 with the Money of the sale acts, and must then', () => {
    const sold = answer(turnOf(you, { ...poor, stash: { you: ['CNX-01'] } }), you, sell('CNX-01'));
    expect(offers(sold, you)).toEqual([buy(lee, 'D1'), discard(lee, 'D1')]);
  });

  test('is not asked when there is nothing to choose', () => {
    const s = turnOf(you, poor);
    expect(now(s)).toBe('action lee');
  });

  test('optional actions done before a forfeit stay done, and the engine ends the turn', () => {
    const s = turnOf(you, { ...poor, inCollege: ['you'] });
    expect(offers(s, you)).toEqual([forfeit, graduate]);
    const next = rolling(s, you, graduate, 2);
    expect(now(next)).toBe('action lee');
    expect(next.assurance[you]).toBe(2);
    expect(told(s, you, graduate, ivy).at(-1)).toEqual({ type: 'forfeited', by: you });
  });
});

test('[EMI-108] when nobody can act everybody takes 1 Money, and the active player is asked again', () => {
  // No deal leads here (EMI-109): one card lies face-down with nothing on it, and 5, 4 and 5 Money are one too few for college.
  const s = turnOf(you, {
    layout: { ivy: { D1: 'DOC-01' } },
    down: { ivy: ['D1'] },
    papers: 'all',
    money: { you: 4, lee: 3, ivy: 4 },
    raises: { lee: 2 },
  });
  expect(s.money).toEqual([6, 5, 6]);
  expect(now(s)).toBe('action you');
  expect(offers(s, you)).toEqual([college]);
});

test('[EMI-109] the dole stays silent: whatever is dealt, somebody can act until all is taken', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    for (let s = dealt(2 + (seed % 5), seed); s.outcome === null; ) {
      const seat = asked(s)[0]!;
      if (stageOf(s) === 'action') expect(s.money.some((_, one) => canAct(s, one))).toBe(true);
      const options = offers(s, seat);
      const next = step(s, seat, options[(seed * 7 + s.turn * 13) % options.length]);
      expect(next.told.some(({ event }) => event.type === 'dole')).toBe(false);
      s = next.state;
    }
  }
});

describe('[EMI-110] AVAILABLE is what lies face-up and uncovered', () => {
  const s = turnOf(you, {
    layout: { you: { B1: 'DOC-01', C1: 'DOC-02', D1: 'DOC-03' }, lee: { D5: 'PAYDAY' } },
    money: { you: 9 },
  });

  test('only that can be taken', () => {
    expect(deeds(s, you).filter((deed) => 'from' in deed && deed.from === you)).toEqual([
      buy(you, 'D1'),
      discard(you, 'D1'),
    ]);
    expect(offers(s, you)).toContain(activate(lee, 'D5'));
  });

  test.each([
    [buy(you, 'B1'), 'covered'],
    [buy(you, 'C1'), 'covered'],
    [discard(you, 'D2'), 'No card lies at D2'],
    [buy(5, 'D1'), 'Nobody sits there'],
  ])('%s is refused: %s', (deed, why) => {
    expect(refusal(s, you, deed).why).toContain(why);
  });

  test('public papers always are', () => {
    expect(offers(s, you)).toEqual(expect.arrayContaining([pay('passport'), pay('ticket')]));
  });
});

test('[EMI-111] from any layout, the own or another', () => {
  const s = turnOf(you, {
    layout: { you: { D1: 'PAYDAY' }, lee: { D2: 'PAYDAY' }, ivy: { D3: 'PAYDAY' } },
    money: { you: 1 },
  });
  expect(offers(s, you)).toEqual(
    expect.arrayContaining([activate(you, 'D1'), activate(lee, 'D2'), activate(ivy, 'D3')]),
  );
});

describe('[EMI-112] the fee', () => {
  const layout = { you: { D1: 'DOC-01' }, lee: { D1: 'DOC-02', D2: 'PAYDAY' } } as const;
  const s = turnOf(you, { layout, money: { you: 5 }, inCollege: ['you', 'lee', 'ivy'] });

  test('T05 is 1 Money to the owner, for every kind of taking', () => {
    for (const deed of [buy(lee, 'D1'), discard(lee, 'D1'), activate(lee, 'D2')])
      expect(answer(s, you, deed).money[lee]).toBe(1);
    expect(answer(s, you, activate(lee, 'D2')).money[you]).toBe(4);
  });

  test('T05 nothing from the own layout', () => {
    expect(answer(s, you, buy(you, 'D1')).money).toEqual([4, 0, 0]);
    expect(answer(s, you, discard(you, 'D1')).money).toEqual([7, 0, 0]);
  });
});

test('[EMI-113] fee and price must be there beforehand; what the card brings does not count', () => {
  const layout = { lee: { D1: 'AUG-1', D2: 'DOC-21' } } as const;
  const broke = turnOf(you, { layout });
  expect(offers(broke, you)).not.toContain(activate(lee, 'D1'));
  expect(refusal(broke, you, activate(lee, 'D1'))).toEqual({
    rule: 'EMI-113',
    why: 'You need 1 Money beforehand (1 for its owner); you have 0.',
  });
  const four = turnOf(you, { layout, money: { you: 4 } });
  expect(refusal(four, you, buy(lee, 'D2')).why).toBe(
    'You need 5 Money beforehand (4 for the card and 1 for its owner); you have 4.',
  );
  expect(offers(turnOf(you, { layout, money: { you: 5 } }), you)).toContain(buy(lee, 'D2'));
});

test('[EMI-114] fee, then the card, then its effect, then the reveal', () => {
  const s = turnOf(you, {
    layout: { lee: { C1: 'DOC-01', D1: 'HIP-1' } },
    money: { you: 8, lee: 8 },
  });
  const next = step(s, you, activate(lee, 'D1'));
  // The fee is paid first: Lee is the richest with 9, and half of that is 4.
  expect(next.state.money).toEqual([11, 9, 0]);
  expect(next.told.map(({ event }) => event.type)).toEqual(['activated', 'gained', 'revealed']);
});

describe('[EMI-115] revealing', () => {
  test('after the action whatever is no longer covered turns up, in any layout, and can be taken then', () => {
    const s = turnOf(you, { layout: { you: { C1: 'DOC-01', C2: 'DOC-02', D2: 'PAYDAY' } } });
    expect([faceOf(s, you, 'C1'), faceOf(s, you, 'C2')]).toEqual(['down', 'down']);
    const next = step(s, you, activate(you, 'D2'));
    expect(next.told.at(-1)!.event).toEqual({
      type: 'revealed',
      cards: [
        { seat: you, place: 'C1', card: 'DOC-01' },
        { seat: you, place: 'C2', card: 'DOC-02' },
      ],
    });
    expect(free(next.state, you)).toEqual(['C1', 'C2']);
  });

  test('not before a question of the card is answered', () => {
    const s = turnOf(you, { layout: { you: { C1: 'DOC-01', D1: 'SOC-4' } } });
    const asking = answer(s, you, activate(you, 'D1'));
    expect([stageOf(asking), faceOf(asking, you, 'C1')]).toEqual(['officer', 'down']);
    expect(faceOf(answer(asking, you, 3), you, 'C1')).toBe('DOC-01');
  });
});

test('[EMI-116] a face-up covered card is seen by all, and cannot be taken', () => {
  const s = turnOf(you, { layout: { you: { B1: 'CNX-01', C1: 'DOC-01' } }, money: { you: 9 } });
  for (const viewer of [0, 1, 'spectator'] as const) expect(seen(s, viewer).players[you]!.layout[2]).toBe('CNX-01');
  expect(offers(s, you)).not.toContain(buy(you, 'B1'));
});

test('[EMI-117] Money never goes below 0: a loss takes what is there', () => {
  const s = turnOf(you, { layout: { you: { D1: 'AUG-4' } }, money: { you: 2 } });
  expect(answer(s, you, activate(you, 'D1')).money[you]).toBe(0);
});

describe('[EMI-118] Passport and Ticket together bring 1 Assurance, once', () => {
  test('T31 by paying', () => {
    const s = turnOf(you, { tickets: { you: 1 }, money: { you: 3 } });
    const next = step(s, you, pay('passport'));
    expect(next.state.assurance[you]).toBe(1);
    expect(next.told.at(-1)!.event).toEqual({ type: 'paired', by: you });
  });

  test('T31 a second pair brings nothing', () => {
    const s = turnOf(you, { tickets: { you: 2 }, passports: { you: 1 }, money: { you: 3 }, assurance: { you: 1 } });
    const next = answer(s, you, pay('passport'));
    expect(stashOf(next, you)).toEqual(['passport', 'passport', 'ticket', 'ticket']);
    expect(next.assurance[you]).toBe(1);
  });

  test('a single paper brings nothing, nor do two of the same', () => {
    const s = turnOf(you, { tickets: { you: 1 }, money: { you: 2 } });
    expect(answer(s, you, pay('ticket')).assurance[you]).toBe(0);
  });
});

test('[EMI-119] Money, Assurance and stashes are open to all', () => {
  const s = turnOf(you, {
    money: { lee: 7 },
    assurance: { lee: 2 },
    stash: { lee: ['DOC-03', 'CNX-02', 'AUG-2'] },
    passports: { lee: 1 },
    upsideDown: { ivy: 'ticket' },
  });
  for (const viewer of [you, lee, ivy, 'spectator'] as const) {
    expect(seen(s, viewer).players[lee]).toMatchObject({
      money: 7,
      assurance: 2,
      documents: ['DOC-03'],
      connections: ['CNX-02'],
      life: ['AUG-2'],
      passports: 1,
    });
    expect(seen(s, viewer).players[ivy]!.upsideDown).toBe('ticket');
  }
});

test('[EMI-120] a card that leaves the middle leaves a gap: covering is what remains, nothing slides', () => {
  const s = turnOf(you, {
    layout: { you: { A1: 'DOC-01', B1: 'AUG-1', B2: 'DOC-02', C1: 'DOC-03', C2: 'DOC-04', D1: 'SOC-3' } },
    money: { you: 1 },
  });
  const fogged = answer(answer(s, you, activate(you, 'D1')), you, 'AUG-1');
  expect(faceOf(fogged, you, 'B1')).toBeNull();
  // A1 is still covered by B2, and B2 by C2; C1 came free with D1.
  expect(faceOf(fogged, you, 'A1')).toBe('down');
  expect(free(fogged, you)).toEqual(['C1', 'C2']);
  expect(absent(fogged, lee)).toBe(skip('passport'));
});
