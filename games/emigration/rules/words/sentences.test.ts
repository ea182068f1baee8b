import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { cardOf, CARDS, PAPER_NAMES, PAPERS } from '../content/cards.ts';
import { LANE_PROVENANCE } from '../content/lanes.ts';
import { LIFE_CARDS } from '../content/life.ts';
import { emigration, type State } from '../index.ts';
import {
  activate,
  answer,
  borderOf,
  buy,
  college,
  discard,
  forfeit,
  lee,
  offers,
  pay,
  type Picture,
  refusal,
  scalp,
  sell,
  skip,
  step,
  turnOf,
  you,
} from '../tests/testing/tables.ts';

// Sentences that were not true once, or could be read in two ways.

const NAMES = ['Ann', 'Lee', 'Ivy'];

function option(s: State, seat: number, value: Json): string {
  return emigration.words.option(emigration.view(s, seat), emigration.asksSeen(s, seat).mine!, value).says;
}

function prompt(s: State, seat: number): string {
  return emigration.words.prompt(emigration.view(s, seat), emigration.asksSeen(s, seat).mine!);
}

function log(s: State, seat: number, value: unknown): string[] {
  return step(s, seat, value).told.map(({ event }) => emigration.words.event(event, NAMES));
}

function textOf(id: string): string {
  return LIFE_CARDS.find((card) => card.id === id)!.text;
}

describe('[EMI-107] a forfeit beside an offered sale', () => {
  const stuck = turnOf(you, { papers: 'all', layout: { lee: { D1: 'DOC-01' } }, stash: { you: ['CNX-01'] } });

  test('is not said to be all that can be done', () => {
    expect(option(stuck, you, sell('CNX-01'))).toContain('Sell Fellow Expat');
    expect(option(stuck, you, forfeit)).toBe('End your turn: you can neither take a card nor go to college now.');
    expect(prompt(stuck, you)).toBe(
      'Your turn: you have 0 Money. You can neither take a card nor go to college now. You may sell a card; otherwise your turn ends.',
    );
    expect(log(stuck, you, forfeit)).toEqual([
      'Ann could neither take a card nor go to college, and forfeited the turn.',
    ]);
  });

  test('[EMI-105] is refused for what is demanded, not for what is allowed', () => {
    expect(refusal(turnOf(you, { layout: { you: { D1: 'PAYDAY' } } }), you, forfeit)).toMatchObject({
      why: 'You can still take a card or go to college, so you cannot pass.',
    });
  });

  test('college alone is what must be done, and a sale may still come before it', () => {
    const study = turnOf(you, {
      papers: 'all',
      layout: { lee: { D1: 'PAYDAY' } },
      stash: { lee: ['CON-2'], you: ['HYP-1', 'DOC-01'] },
      money: { you: 1 },
    });
    expect(option(study, you, college)).toContain('Go to college');
    expect(prompt(study, you)).toBe(
      'Your turn: you have 1 Money. You can take no card now, so you go to college. Before that you may sell a card.',
    );
  });
});

describe('[EMI-506] what is lost at the border', () => {
  // Without a full set nobody is asked: Lee's lane is what brings Ivy, who is bound for France, to the border.
  function told(picture: Picture): string {
    return log(borderOf(lee, { ...picture, destination: { ivy: 'DES-BA' } }), lee, 5).at(-1)!;
  }

  test('nothing, where there is nothing to lose', () => {
    expect(told({})).toBe(
      'Ivy had no full set to trade, lost nothing of the 2 due (2 for Bosnia and Herzegovina) and had 0 Assurance.',
    );
  });

  test('as far as it goes, and in full', () => {
    expect(told({ assurance: { ivy: 1 } })).toBe(
      'Ivy had no full set to trade, lost 1 of the 2 due (2 for Bosnia and Herzegovina) and had 0 Assurance.',
    );
    expect(told({ assurance: { ivy: 6 } })).toBe(
      'Ivy had no full set to trade, lost 2 (2 for Bosnia and Herzegovina) and had 4 Assurance.',
    );
  });

  test('[EMI-334] Health Screening is named when it was not paid', () => {
    expect(told({ assurance: { ivy: 6 }, stash: { lee: ['HIP-4'] } })).toBe(
      'Ivy had no full set to trade, lost 4 (2 for the unpaid Health Screening, 2 for Bosnia and Herzegovina) and had 2 Assurance.',
    );
  });

  test('who keeps a full set chose to', () => {
    const s = borderOf(you, { money: { you: 6 }, stash: { you: ['DOC-01', 'DOC-02'] } });
    expect(log(s, you, [])).toEqual(['Ann traded nothing and had 0 Assurance.']);
  });

  test('an option says no more is lost than there is', () => {
    const s = borderOf(you, { money: { you: 6 }, stash: { you: ['AUG-2'] } });
    expect(option(s, you, [])).toBe(
      'Trade nothing: you cross with 0 Assurance and keep 6 Money. That is after losing nothing of the 3 due: 2 for Bosnia and Herzegovina, 1 for Stolen Pears.',
    );
    expect(option(s, you, [new Array<string>(6).fill('money')])).toBe(
      'Trade 6 Money: you cross with 0 Assurance and keep 0 Money. That is after losing 2 of the 3 due: 2 for Bosnia and Herzegovina, 1 for Stolen Pears.',
    );
  });

  test('[EMI-504] the prompt names what will be lost, whatever is traded', () => {
    const s = borderOf(you, {
      stash: { you: ['CON-1', 'CNX-01', 'AUG-2'], lee: ['HIP-4'] },
      money: { you: 3 },
      assurance: { you: 1 },
    });
    expect(prompt(s, you)).toContain(
      ' After the trade you lose 5 Assurance, or all that you have if it is less: 2 for the unpaid Health Screening, 2 for fewer than 2 Documents, 1 for Stolen Pears. What do you trade?',
    );
    const brazil = borderOf(you, { destination: { you: 'DES-BR' }, money: { you: 8 } });
    expect(prompt(brazil, you)).toContain(
      'After the trade you lose 2 Assurance, or all that you have if it is less: 2 for fewer than 2 Connections.',
    );
    const fine = borderOf(you, { money: { you: 6 }, stash: { you: ['DOC-01', 'DOC-02'] } });
    expect(prompt(fine, you)).not.toContain('lose');
  });
});

describe('a half says which way it is rounded', () => {
  test.each([
    ['KHA-2', '[EMI-362]', 'rounded down'],
    ['KHA-4', '[EMI-364]', 'rounded up'],
  ])('%s %s', (id, _rule, rounded) => {
    expect(textOf(id)).toContain(rounded);
  });

  test('on every card that has one', () => {
    for (const { id, text } of LIFE_CARDS) if (text.includes('half')) expect(text, id).toMatch(/rounded (up|down)/);
  });
});

describe('what is a choice and what is none', () => {
  test('[EMI-334] Health Screening leaves nobody the choice', () => {
    expect(textOf('HIP-4')).toBe(
      'Policy: at the border everyone with 4 or more Money pays 4. Whoever has less pays nothing and loses 2 Assurance.',
    );
  });

  test('[EMI-312] of Stolen Pears only the player is chosen', () => {
    expect(textOf('AUG-2')).not.toContain('up to');
    const pears = answer(turnOf(you, { layout: { you: { D1: 'AUG-2' } } }), you, activate(you, 'D1'));
    expect(prompt(pears, you)).toBe(
      'Stolen Pears: from whom do you take 2 Money, or all there is if it is less? You keep the card, and it costs you 1 Assurance at the border.',
    );
  });

  test('[EMI-332] [EMI-341] who has less than the cost pays what there is', () => {
    for (const id of ['HIP-2', 'CON-1']) expect(textOf(id), id).toContain('Pay 2 Money, or what you have.');
  });

  test('[EMI-304] who could not pay did not decline', () => {
    const poor = turnOf(you, { layout: { you: { D1: 'AUG-3' } } });
    expect(log(poor, you, activate(you, 'D1')).at(-1)).toBe('Ann had too little Money to give any.');
    const rich = answer(turnOf(you, { layout: { you: { D1: 'AUG-3' } }, money: { you: 9 } }), you, activate(you, 'D1'));
    expect(log(rich, you, 0)[0]).toBe('Ann gave nothing.');
  });

  test('[EMI-323] where no Life Card lay nobody declined to discard one', () => {
    const none = turnOf(you, { layout: { you: { D1: 'SOC-3' } } });
    expect(log(none, you, activate(you, 'D1')).at(-1)).toBe('There was no Life Card that Ann could discard.');
    const some = answer(
      turnOf(you, { layout: { you: { D1: 'SOC-3' }, lee: { D1: 'AUG-1' } } }),
      you,
      activate(you, 'D1'),
    );
    expect(log(some, you, 'none')[0]).toBe('Ann discarded nothing.');
  });

  test('what the others are waited for may be declined', () => {
    const view = emigration.view(turnOf(you), 'spectator');
    expect(emigration.words.waiting(view, 'offering')).toBe('to pay for Assurance or not');
    expect(emigration.words.waiting(view, 'fog')).toBe('to discard a Life Card or none');
  });
});

test('[EMI-373] Life in a Jar says what it counts', () => {
  expect(textOf('DIO-3')).toBe('You may pay 4 Money for 1 Assurance, or 8 Money for 2 Assurance.');
  const jar = turnOf(you, { layout: { you: { D1: 'DIO-3' } }, money: { you: 9 } });
  expect(prompt(answer(jar, you, activate(you, 'D1')), you)).toBe(
    'Life in a Jar: How much do you pay? 4 Money bring 1 Assurance and 8 Money bring 2 Assurance. You have 9 Money.',
  );
});

describe('[EMI-503] an option to buy counts the Money set that it breaks', () => {
  test('beside what the card brings', () => {
    const s = turnOf(you, { layout: { you: { D1: 'CNX-01' } }, money: { you: 7 }, stash: { you: ['CNX-02'] } });
    expect(option(s, you, buy(you, 'D1'))).toBe(
      'Buy Fellow Expat (D1): 4 to the bank. You keep 3. At the border it is worth 6 Assurance to you, but the Money for it would be worth 2. Our reconstruction: this card.',
    );
  });

  test('beside a set that is not full yet, with the fee, and for a paper', () => {
    const s = turnOf(you, { layout: { lee: { D1: 'DOC-05' } }, money: { you: 8 } });
    expect(option(s, you, buy(lee, 'D1'))).toBe(
      'Buy Bank Statement (D1): 2 to the bank and 1 to the Canadian. You keep 5. 3 more Documents and the set is full. At the border the Money for it would be worth 2 Assurance. Our reconstruction: this card.',
    );
    expect(option(s, you, pay('passport'))).toBe(
      'Buy a Passport: 3 to the bank. You keep 5. At the border the Money for it would be worth 2 Assurance. Our reconstruction: the price of this Passport.',
    );
    expect(option(s, you, pay('ticket'))).toBe('Buy a Ticket: 2 to the bank. You keep 6.');
  });

  test('[EMI-334] and the Health Screening that can no longer be paid', () => {
    const s = turnOf(you, { layout: { you: { D1: 'DOC-05' } }, money: { you: 5 }, stash: { lee: ['HIP-4'] } });
    expect(option(s, you, buy(you, 'D1'))).toContain('At the border the Money for it would be worth 2 Assurance.');
  });
});

describe('an option about something of ours says so, and no other', () => {
  const isOurs = (says: string): boolean => says.includes('Our reconstruction: ');
  const toBuy = CARDS.filter(({ kind }) => kind === 'document' || kind === 'connection');

  test.each(toBuy.map(({ id, provenance }) => [id, provenance.status] as const))('%s is %s', (id, status) => {
    const s = turnOf(you, { layout: { you: { D1: id } }, money: { you: 9 } });
    for (const deed of [buy(you, 'D1'), discard(you, 'D1')]) {
      expect(isOurs(option(s, you, deed))).toBe(status !== 'stated');
    }
    const mine = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, stash: { you: [id] } });
    expect(isOurs(option(mine, you, sell(id)))).toBe(status !== 'stated');
  });

  test.each(PAPER_NAMES)('the price of a %s', (paper) => {
    const extra = paper === 'passport' ? { passports: { lee: 2 } } : { tickets: { lee: 2 } };
    const s = turnOf(you, { layout: { you: { D1: 'PAYDAY' } }, money: { you: 9 }, ...extra });
    const ours = PAPERS[paper].provenance.status !== 'stated';
    expect([pay(paper), scalp(paper, lee)].map((deed) => isOurs(option(s, you, deed)))).toEqual([ours, ours]);
    expect(isOurs(option(s, you, skip(paper)))).toBe(false); // it does without the price
  });

  test('lanes, where one is looked into and where one crosses', () => {
    const ours = LANE_PROVENANCE.map(({ status }) => status !== 'stated');
    const looking = answer(turnOf(you, { layout: { you: { D1: 'SOC-4' } } }), you, activate(you, 'D1'));
    for (const s of [looking, borderOf(you)]) {
      expect(offers(s, you).map((lane) => isOurs(option(s, you, lane)))).toEqual(ours);
    }
  });

  test('a Life Card that Mental Fog may discard', () => {
    const s = turnOf(you, {
      layout: { you: { D1: 'SOC-3', D3: 'AUG-1' } },
      stash: { lee: ['HIP-1'] },
      money: { you: 1 },
    });
    const fog = answer(s, you, activate(you, 'D1'));
    const ours = offers(fog, you).map((id) => id !== 'none' && cardOf(id as string).provenance.status !== 'stated');
    expect(ours).toContain(true);
    expect(offers(fog, you).map((id) => isOurs(option(fog, you, id)))).toEqual(ours);
  });
});
