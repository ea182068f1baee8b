import { describe, expect, test } from 'vitest';
import { LIFE_CARDS, PACKS, stays } from '../content/life.ts';
import type { State } from '../state.ts';
import {
  absent,
  activate,
  answer,
  borderOf,
  college,
  dan,
  faceOf,
  ivy,
  lastDiscard,
  lee,
  now,
  offers,
  refusal,
  rolling,
  scalp,
  seen,
  stageOf,
  stashOf,
  step,
  told,
  turnOf,
  type Picture,
  you,
} from './testing/tables.ts';

/** You activate this card out of your own layout. */
function activated(card: string, picture: Picture = {}): State {
  const s = turnOf(you, { ...picture, layout: { ...picture.layout, you: { ...picture.layout?.you, D1: card } } });
  return answer(s, you, activate(you, 'D1'));
}

/** The same, before the activation. */
function facing(card: string, picture: Picture = {}): State {
  return turnOf(you, { ...picture, layout: { ...picture.layout, you: { ...picture.layout?.you, D1: card } } });
}

/** You withdraw with as many sets as possible, and are about to cross. */
function withdrawn(picture: Picture): State {
  const s = borderOf(you, picture);
  return stageOf(s) === 'withdraw' ? answer(s, you, absent(s, you)) : s;
}

describe('Life Cards in general', () => {
  test('[EMI-301] "you" is who activates the card, not the owner of the layout', () => {
    const s = turnOf(you, { layout: { lee: { D1: 'AUG-1' } }, money: { you: 1 } });
    expect(answer(s, you, activate(lee, 'D1')).money).toEqual([4, 1, 0]);
  });

  test('[EMI-302] every player includes you, and one roll counts for all', () => {
    const s = facing('SOC-1', { money: { you: 9, lee: 9, ivy: 9 } });
    expect(rolling(s, you, activate(you, 'D1'), 5).money).toEqual([4, 4, 4]);
  });

  test('[EMI-303] a Life Card can be activated even if it does nothing', () => {
    expect(activated('HIP-3').money).toEqual([0, 0, 0]);
    expect(now(activated('AUG-3'))).toBe('action lee'); // nobody can pay: nothing to choose
    expect(now(activated('SOC-3', { packs: ['socrates'] }))).toBe('action lee'); // no Life Card to discard
  });

  test('[EMI-304] what one may do can be declined', () => {
    const asking = activated('AUG-3', { money: { you: 4 } });
    const declined = answer(asking, you, 0);
    expect([declined.money[you], declined.assurance[you], now(declined)]).toEqual([4, 0, 'action lee']);
    const fog = activated('SOC-3', { stash: { lee: ['AUG-2'] } });
    expect(stashOf(answer(fog, you, 'none'), lee)).toEqual(['AUG-2']);
  });

  test.each(LIFE_CARDS.map((card) => [card.id, card.name, stays(card)] as const))(
    '[EMI-305] %s %s stays: %s',
    (id, _name, kept) => {
      const s = facing(id, { money: { you: 3 } });
      const next = answer(s, you, activate(you, 'D1'));
      expect(stashOf(next, you)).toEqual(kept ? [id] : []);
      expect(lastDiscard(next) === id).toBe(!kept);
    },
  );

  test('[EMI-306] a policy binds everybody while it lies in any stash, and no longer', () => {
    const poor = {
      destination: { you: 'DES-BR' },
      assurance: { you: 9 },
      stash: { ivy: ['DIO-4'], you: ['CNX-01', 'CNX-02'] },
    };
    // Brazil: 2 Connections bring 4; no Document costs 2 because of Ivy's policy.
    expect(withdrawn(poor).assurance[you]).toBe(11);
    expect(withdrawn({ ...poor, stash: { you: ['CNX-01', 'CNX-02'] } }).assurance[you]).toBe(13);
    expect(withdrawn({ ...poor, stash: { you: ['CNX-01', 'CNX-02', 'DIO-4'] } }).assurance[you]).toBe(11);
    expect(seen(borderOf(you, poor), lee).policies).toEqual(['DIO-4']);
  });

  test('[EMI-307] Life Cards in a stash are neither Documents nor Connections', () => {
    const s = borderOf(you, { destination: { you: 'DES-BR' }, stash: { you: ['HIP-4', 'AUG-2', 'CNX-01'] } });
    expect(now(s)).toBe('cross you'); // one Connection is no set of two
    const baggage = facing('DIO-2', { stash: { you: ['CON-2', 'DOC-01'] }, money: { you: 5 } });
    expect(answer(baggage, you, activate(you, 'D1')).money[you]).toBe(4);
  });

  test('[EMI-308] the most Money is counted after the fee', () => {
    const s = turnOf(you, { layout: { lee: { D1: 'HIP-1' } }, money: { you: 6, lee: 5 } });
    expect(answer(s, you, activate(lee, 'D1')).money).toEqual([8, 6, 0]);
  });

  test('[EMI-309] what is lost goes to the bank, as far as there is any', () => {
    const next = activated('HIP-3', { money: { you: 1, lee: 3, ivy: 10 } });
    expect(next.money).toEqual([0, 0, 7]);
    expect(next.supplied[0]).toBe(7);
  });
});

describe('Augustine', () => {
  test('[EMI-311] AUG-1 Inheritance: 4 Money', () => {
    expect(activated('AUG-1').money).toEqual([4, 0, 0]);
  });

  describe('[EMI-312] AUG-2 Stolen Pears', () => {
    test('takes up to 2 Money from another player of your choice', () => {
      const asking = activated('AUG-2', { money: { lee: 5, ivy: 1 } });
      expect(offers(asking, you)).toEqual([lee, ivy]);
      expect(refusal(asking, you, you)).toEqual({
        rule: 'EMI-312',
        why: 'You take the Money from another player, not from yourself.',
      });
      expect(answer(asking, you, lee).money).toEqual([2, 3, 1]);
      expect(answer(asking, you, ivy).money).toEqual([1, 5, 0]);
    });

    test('with two players there is nothing to choose', () => {
      const next = activated('AUG-2', { seats: 2, money: { lee: 5 } });
      expect([next.money, now(next)]).toEqual([[2, 3], 'action lee']);
    });

    test('stays, and costs its holder 1 Assurance at the border', () => {
      expect(withdrawn({ stash: { you: ['AUG-2', 'DOC-01', 'DOC-02'] }, assurance: { you: 5 } }).assurance[you]).toBe(
        4,
      );
      expect(
        withdrawn({ stash: { lee: ['AUG-2'], you: ['DOC-01', 'DOC-02'] }, assurance: { you: 5 } }).assurance[you],
      ).toBe(5);
    });
  });

  test('[EMI-313] AUG-3 Act of Charity: 4 Money for 1 Assurance, or not', () => {
    const asking = activated('AUG-3', { money: { you: 9 } });
    expect(offers(asking, you)).toEqual([0, 4]);
    const paid = answer(asking, you, 4);
    expect([paid.money[you], paid.assurance[you]]).toEqual([5, 1]);
    expect(refusal(asking, you, 8)).toEqual({ rule: 'EMI-313', why: 'The card takes 4 Money at most.' });
    expect(refusal(asking, you, 3)).toEqual({
      rule: 'EMI-313',
      why: 'The card takes 4 Money for each Assurance, or nothing.',
    });
  });

  test('[EMI-314] AUG-4 Old Debt: you lose 3 Money', () => {
    expect(activated('AUG-4', { money: { you: 5, lee: 5 } }).money).toEqual([2, 5, 0]);
  });
});

describe('Socrates', () => {
  test.each(['SOC-1', 'SOC-2'])('[EMI-321] T27 T28 %s: the first costs a roll, the second brings one', (card) => {
    const first = facing(card, { money: { lee: 2, ivy: 9 } });
    expect(rolling(first, you, activate(you, 'D1'), 4).money).toEqual([0, 0, 5]);
    const second = facing(card, { money: { lee: 2, ivy: 9 }, pandemics: 1 });
    expect(rolling(second, you, activate(you, 'D1'), 4).money).toEqual([4, 6, 13]);
  });

  test('[EMI-322] R14 only activations count: after Mental Fog took one copy, the other is the first', () => {
    const s = facing('SOC-3', { layout: { lee: { D1: 'SOC-1' }, ivy: { D2: 'SOC-2' } }, money: { lee: 9 } });
    const fogged = answer(answer(s, you, activate(you, 'D1')), you, 'SOC-1');
    expect(seen(fogged, you).pandemics).toBe(0);
    const next = rolling(fogged, lee, activate(ivy, 'D2'), 3);
    expect(next.money).toEqual([0, 5, 0]); // Lee 9, 1 to Ivy, 3 lost; Ivy loses her 1
    expect(seen(next, you).pandemics).toBe(1);
  });

  describe('[EMI-323] SOC-3 Mental Fog', () => {
    const s = facing('SOC-3', {
      layout: { you: { A1: 'AUG-4' }, lee: { B1: 'AUG-1', C1: 'SOC-4', D1: 'DOC-01' }, ivy: { D5: 'AUG-3' } },
      stash: { you: ['AUG-2'], lee: ['KHA-4'] },
      packs: ['augustine', 'socrates', 'ibn-khaldun'],
      money: { you: 3 },
    });
    const asking = answer(s, you, activate(you, 'D1'));

    test('you lose 1 Money', () => {
      expect(asking.money[you]).toBe(2);
    });

    test('T30 any Life Card in a stash or face-up in a layout, covered or not; or none', () => {
      // AUG-4 lies alone at A1 and so face-up; SOC-4 at C1 is face-down under D1.
      expect(offers(asking, you)).toEqual(['none', 'AUG-2', 'AUG-4', 'KHA-4', 'AUG-1', 'AUG-3']);
      expect(refusal(asking, you, 'SOC-4')).toEqual({
        rule: 'EMI-323',
        why: 'Ask an Officer lies neither in a stash nor face-up in a layout.',
      });
      expect(refusal(asking, you, 'SOC-3').rule).toBe('EMI-323');
      expect(refusal(asking, you, 'DOC-01').why).toContain('no Life Card');
    });
  });

  test('[EMI-323] Mental Fog reaches every stash and every layout at a table of six', () => {
    const s = facing('SOC-3', {
      seats: 6,
      layout: { eva: { D1: 'KHA-1' }, fay: { D1: 'AUG-1' } },
      stash: { dan: ['AUG-3'], eva: ['AUG-2'], fay: ['KHA-4'] },
      money: { you: 3 },
    });
    const asking = answer(s, you, activate(you, 'D1'));
    expect(offers(asking, you)).toEqual(['none', 'AUG-3', 'AUG-2', 'KHA-1', 'KHA-4', 'AUG-1']);
    expect(stashOf(answer(asking, you, 'KHA-4'), 5)).toEqual([]);
    const alone = facing('SOC-3', { seats: 6, stash: { fay: ['KHA-4'] }, money: { you: 3 } });
    expect(offers(answer(alone, you, activate(you, 'D1')), you)).toEqual(['none', 'KHA-4']);
  });

  describe('[EMI-324] what Mental Fog discards', () => {
    test('out of a layout: no fee, no 2 Money, no effect; what it covered turns up', () => {
      const s = facing('SOC-3', { layout: { lee: { C1: 'DOC-01', D2: 'AUG-1' } }, money: { you: 1 } });
      const next = answer(answer(s, you, activate(you, 'D1')), you, 'AUG-1');
      expect(next.money).toEqual([0, 0, 0]);
      expect(faceOf(next, lee, 'C1')).toBe('DOC-01');
      expect(lastDiscard(next)).toBe('AUG-1');
    });

    test('R11 out of a stash: it stops working at once', () => {
      const s = facing('SOC-3', { stash: { lee: ['HYP-2'] }, raises: { ivy: 2 } });
      expect(seen(s, you).players[ivy]!.salary).toBe(3);
      const next = answer(answer(s, you, activate(you, 'D1')), you, 'HYP-2');
      expect([stashOf(next, lee), seen(next, you).players[ivy]!.salary]).toEqual([[], 5]);
    });
  });

  describe('[EMI-325] SOC-4 Ask an Officer', () => {
    const asking = activated('SOC-4', { tokens: { 4: [10, 4, 8] } });

    test('everybody sees the lane, one player the token', () => {
      expect(offers(asking, you)).toEqual([1, 2, 3, 4, 5]);
      expect(told(asking, you, 4, you)).toEqual([
        { type: 'looked', by: you, lane: 4 },
        { type: 'saw', lane: 4, token: 10 },
      ]);
      for (const viewer of [lee, ivy, 'spectator'] as const) {
        expect(told(asking, you, 4, viewer)).toEqual([{ type: 'looked', by: you, lane: 4 }]);
      }
    });

    test('and remembers it; the token is still on top', () => {
      const next = answer(asking, you, 4);
      expect(seen(next, you).looked).toEqual([{ by: you, lane: 4, token: 10 }]);
      expect(seen(next, you).lanes[3]).toEqual({ drawn: [], left: [4, 8, 10], top: 10 });
      for (const viewer of [lee, ivy, 'spectator'] as const) {
        expect(seen(next, viewer).looked).toEqual([{ by: you, lane: 4, token: null }]);
        expect(seen(next, viewer).lanes[3]!.top).toBeNull();
      }
      expect(next.tokens).toEqual(asking.tokens);
    });
  });
});

describe('Hippocrates', () => {
  test('[EMI-331] T29 HIP-1 Join Elite Society: half of what the richest has, who keeps it', () => {
    expect(activated('HIP-1', { money: { ivy: 9 } }).money).toEqual([4, 0, 9]);
    expect(activated('HIP-1', { money: { you: 10, ivy: 9 } }).money).toEqual([15, 0, 9]);
  });

  describe('[EMI-332] HIP-2 Health Insurance', () => {
    test('costs 2 Money, or what there is', () => {
      expect(activated('HIP-2', { money: { you: 5 } }).money[you]).toBe(3);
      expect(activated('HIP-2', { money: { you: 1 } }).money[you]).toBe(0);
    });

    test.each([
      ['AUG-4', 8], // 3 − 2
      ['SOC-3', 9], // 1 − 2
      ['HIP-3', 8], // 3 − 2
      ['CON-3', 9], // 2 − 2
      ['KHA-1', 8], // 3 − 2
      ['KHA-2', 7], // R13: 4 − 2
      ['DIO-2', 9], // 1 − 2
    ])('makes the loss through %s 2 smaller: of 9 Money %i are left', (card, left) => {
      const next = activated(card, { stash: { you: ['HIP-2', 'DOC-01'] }, money: { you: 9 } });
      expect(next.money[you]).toBe(left);
    });

    test('what the card asks for gets smaller, and then what is there is taken', () => {
      expect(activated('HIP-3', { stash: { you: ['HIP-2'] }, money: { you: 2 } }).money[you]).toBe(1);
    });

    test('and that of the Pandemic', () => {
      const s = facing('SOC-1', { stash: { you: ['HIP-2'] }, money: { you: 9, lee: 9 } });
      expect(rolling(s, you, activate(you, 'D1'), 5).money).toEqual([6, 4, 0]);
    });

    test('but not what one chooses to pay, Wedding, Exit Tax or Stolen Pears', () => {
      const insured = { stash: { you: ['HIP-2'] }, money: { you: 9 } } as const;
      expect(answer(activated('AUG-3', insured), you, 4).money[you]).toBe(5);
      expect(activated('CON-1', insured).money[you]).toBe(7);
      expect(borderOf(you, { ...insured, stash: { you: ['HIP-2', 'KHA-4'] } }).money[you]).toBe(4);
      const robbed = turnOf(lee, { ...insured, layout: { lee: { D1: 'AUG-2' } } });
      expect(answer(answer(robbed, lee, activate(lee, 'D1')), lee, you).money[you]).toBe(7);
    });

    test('Health Screening does not apply', () => {
      expect(borderOf(you, { stash: { you: ['HIP-2'], lee: ['HIP-4'] }, money: { you: 5 } }).money[you]).toBe(5);
    });
  });

  test('[EMI-333] HIP-3 Flu Season: everyone loses 3 Money', () => {
    expect(activated('HIP-3', { money: { you: 5, lee: 2, ivy: 8 } }).money).toEqual([2, 0, 5]);
  });

  describe('[EMI-334] HIP-4 Health Screening', () => {
    const policy = { stash: { lee: ['HIP-4'], you: ['DOC-01', 'DOC-02'] }, assurance: { you: 5 } } as const;

    test('with 4 Money or more one pays 4', () => {
      const s = borderOf(you, { ...policy, money: { you: 4 } });
      expect([s.money[you], s.assurance[you]]).toEqual([0, 5]);
    });

    test('with fewer one pays nothing and loses 2 Assurance', () => {
      const s = borderOf(you, { ...policy, money: { you: 3 } });
      expect([s.money[you], s.assurance[you]]).toEqual([3, 3]);
    });

    test('the loss is not forgotten over the question what to trade', () => {
      const pair = ['CNX-01', 'CNX-02', 'DOC-01', 'DOC-02'];
      const s = borderOf(you, { ...policy, stash: { lee: ['HIP-4'], you: pair }, money: { you: 3 } });
      expect(stageOf(s)).toBe('withdraw');
      expect(answer(s, you, []).assurance[you]).toBe(3);
      expect(answer(s, you, absent(s, you)).assurance[you]).toBe(9);
    });
  });
});

describe('Confucius', () => {
  describe('[EMI-341] CON-1 Wedding', () => {
    test('costs 2 Money, or what there is', () => {
      expect(activated('CON-1', { money: { you: 3 } }).money[you]).toBe(1);
      expect(activated('CON-1', { money: { you: 1 } }).money[you]).toBe(0);
    });

    test('R09 counts as a Connection for sets', () => {
      const s = withdrawn({ stash: { you: ['CON-1', 'CNX-01', 'DOC-01', 'DOC-02'] } });
      expect(s.assurance[you]).toBe(6);
      expect(stashOf(s, you)).toEqual(['DOC-01', 'DOC-02', 'passport', 'ticket']);
    });

    test('for minimums and policies', () => {
      const family = { stash: { you: ['CON-1', 'CNX-01'], lee: ['CON-4'] }, destination: { you: 'DES-BR' } } as const;
      const kept = answer(borderOf(you, { ...family, assurance: { you: 5 } }), you, []);
      expect(kept.assurance[you]).toBe(5);
    });

    test('and is given up last', () => {
      const s = withdrawn({ stash: { you: ['CON-1', 'CNX-01', 'CNX-02', 'DOC-01', 'DOC-02'] } });
      expect(stashOf(s, you)).toContain('CON-1');
    });
  });

  test('[EMI-342] CON-2 Good Neighbour: the fee of your layout is 2, scalping is as before', () => {
    const layout = { you: { D1: 'PAYDAY' }, ivy: { D1: 'PAYDAY' } } as const;
    const s = turnOf(lee, {
      layout,
      stash: { you: ['CON-2'] },
      tickets: { you: 2 },
      money: { lee: 3 },
      inCollege: ['lee', 'you'],
    });
    expect(seen(s, lee).players.map(({ fee }) => fee)).toEqual([2, 1, 1]);
    expect(answer(s, lee, activate(you, 'D1')).money).toEqual([2, 1, 1]);
    expect(answer(s, lee, activate(ivy, 'D1')).money).toEqual([0, 2, 2]);
    expect(answer(s, lee, scalp('ticket', you)).money).toEqual([3, 0, 0]);
    const poor = turnOf(lee, { layout, stash: { you: ['CON-2'] }, money: { lee: 1 } });
    expect(refusal(poor, lee, activate(you, 'D1')).why).toContain('You need 2 Money');
  });

  test('[EMI-343] CON-3 Send Money Home: everyone loses twice their salary, students nothing', () => {
    const picture = { seats: 4, money: { you: 12, lee: 12, ivy: 12, dan: 12 }, raises: { lee: 1, ivy: 2 } } as const;
    const next = activated('CON-3', { ...picture, inCollege: ['dan'] });
    expect([next.money[you], next.money[lee], next.money[ivy], next.money[dan]]).toEqual([10, 8, 2, 12]);
  });

  test('[EMI-344] CON-4 Family Reunification: fewer than 2 Connections cost 2 Assurance', () => {
    const at = (...connections: string[]): number => {
      const s = borderOf(you, {
        destination: { you: 'DES-NZ' },
        stash: { lee: ['CON-4'], you: ['DOC-01', 'DOC-02', ...connections] },
        assurance: { you: 5 },
      });
      return s.assurance[you]!;
    };
    expect([at(), at('CNX-01'), at('CNX-01', 'CNX-02')]).toEqual([3, 3, 5]);
  });
});

describe('Hypatia', () => {
  describe('[EMI-351] HYP-1 Scholarship', () => {
    const s = turnOf(you, { stash: { you: ['HYP-1'] }, money: { you: 3 } });

    test('college needs 1 Money, and the tuition is the roll alone; then it is discarded', () => {
      expect(offers(s, you)).toContain(college);
      const next = rolling(s, you, college, 3);
      expect([next.money[you], next.inCollege, stashOf(next, you), lastDiscard(next)]).toEqual([0, 1, [], 'HYP-1']);
      expect(offers(turnOf(you, { stash: { you: ['HYP-1'] } }), you)).not.toContain(college);
    });

    test('a failed roll keeps it', () => {
      const next = rolling(s, you, college, 4);
      expect([next.money[you], next.inCollege, stashOf(next, you)]).toEqual([3, 0, ['HYP-1']]);
    });

    test('an empty slot is still needed', () => {
      expect(
        offers(turnOf(you, { stash: { you: ['HYP-1'] }, money: { you: 9 }, raises: { you: 2 } }), you),
      ).not.toContain(college);
    });
  });

  test('[EMI-352] R11 HYP-2 Degree Inflation: every second Pay Raise counts 1', () => {
    const s = facing('PAYDAY', { stash: { ivy: ['HYP-2'] }, raises: { you: 2, lee: 1 } });
    expect(answer(s, you, activate(you, 'D1')).money).toEqual([3, 2, 1]);
  });

  test('[EMI-353] HYP-3 Lecture Tour: 1 Assurance with a Pay Raise, otherwise 2 Money', () => {
    const plain = activated('HYP-3');
    const raised = activated('HYP-3', { raises: { you: 1 } });
    expect([plain.money[you], plain.assurance[you], raised.money[you], raised.assurance[you]]).toEqual([2, 0, 0, 1]);
  });

  test.each([
    [0, 3],
    [1, 4],
    [2, 5],
  ])('[EMI-354] HYP-4 Points System: with %i Pay Raises 5 Assurance become %i', (raises, left) => {
    const s = borderOf(you, {
      stash: { lee: ['HYP-4'], you: ['DOC-01', 'DOC-02'] },
      raises: { you: raises },
      assurance: { you: 5 },
    });
    expect(s.assurance[you]).toBe(left);
  });
});

describe('Ibn Khaldun', () => {
  test('[EMI-361] KHA-1 Tax Season: 1 of every 3 Money', () => {
    expect(activated('KHA-1', { money: { you: 8, lee: 2, ivy: 9 } }).money).toEqual([6, 2, 6]);
  });

  test('[EMI-362] R13 KHA-2 Currency Crash: half, the loss rounded down', () => {
    const next = activated('KHA-2', { money: { you: 9, lee: 9, ivy: 1 }, stash: { you: ['HIP-2'] } });
    expect(next.money).toEqual([7, 5, 1]);
  });

  test('[EMI-363] R12 KHA-3 General Strike: the next Payday pays nobody, then both are discarded', () => {
    const s = turnOf(you, {
      layout: { you: { D1: 'PAYDAY', D2: 'PAYDAY' } },
      stash: { ivy: ['KHA-3'] },
      money: { lee: 1 },
    });
    const struck = step(s, you, activate(you, 'D1'));
    expect(struck.state.money).toEqual([0, 1, 0]);
    expect(seen(struck.state, you).discards.slice(-2)).toEqual(['PAYDAY', 'KHA-3']);
    expect(stashOf(struck.state, ivy)).toEqual([]);
    expect(answer(struck.state, lee, activate(you, 'D2')).money).toEqual([2, 1, 1]);
  });

  test('[EMI-364] KHA-4 Exit Tax: half of the Money before trading, rounded up', () => {
    expect(borderOf(you, { stash: { lee: ['KHA-4'] }, money: { you: 9 } }).money[you]).toBe(4);
    expect(borderOf(you, { stash: { lee: ['KHA-4'] }, money: { you: 8 } }).money[you]).toBe(4);
  });
});

describe('Diogenes', () => {
  test('[EMI-371] DIO-1 Citizen of the World: 1 Assurance', () => {
    expect(activated('DIO-1').assurance).toEqual([1, 0, 0]);
  });

  test('[EMI-372] DIO-2 Excess Baggage: 1 Money for each Document, Connection, Passport and Ticket', () => {
    const next = activated('DIO-2', {
      stash: { you: ['DOC-01', 'DOC-02', 'CNX-01'], lee: ['DOC-03'] },
      passports: { you: 1, lee: 2 },
      tickets: { you: 1 },
      money: { you: 9, lee: 5, ivy: 4 },
    });
    expect(next.money).toEqual([4, 2, 4]);
  });

  test('[EMI-373] DIO-3 Life in a Jar: 4 Money for 1 Assurance, or 8 for 2', () => {
    const asking = activated('DIO-3', { money: { you: 9 } });
    expect(offers(asking, you)).toEqual([0, 4, 8]);
    const paid = answer(asking, you, 8);
    expect([paid.money[you], paid.assurance[you]]).toEqual([1, 2]);
    const seven = activated('DIO-3', { money: { you: 7 } });
    expect(offers(seven, you)).toEqual([0, 4]);
    expect(refusal(seven, you, 8)).toEqual({ rule: 'EMI-373', why: 'You have only 7 Money.' });
  });

  test('[EMI-374] DIO-4 Customs Check: fewer than 2 Documents cost 2 Assurance', () => {
    const at = (...documents: string[]): number =>
      borderOf(you, {
        destination: { you: 'DES-NG' },
        stash: { lee: ['DIO-4'], you: ['CNX-01', ...documents] },
        assurance: { you: 5 },
      }).assurance[you]!;
    expect([at(), at('DOC-01'), at('DOC-01', 'DOC-02')]).toEqual([3, 3, 5]);
  });
});

test('seven packs of four, and every card names its rule', () => {
  for (const { id } of PACKS) expect(LIFE_CARDS.filter(({ pack }) => pack === id).length).toBe(4);
  for (const [i, card] of LIFE_CARDS.entries()) {
    expect(card.rule).toMatch(/^EMI-3\d\d$/);
    expect(card.pack).toBe(PACKS[Math.floor(i / 4)]!.id);
  }
});
