import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { emigration, type State } from '../index.ts';
import { CARDS, cardNumber } from '../content/cards.ts';
import type { Told } from '../events.ts';
import {
  activate,
  answer,
  asked,
  borderOf,
  buy,
  college,
  dealt,
  discard,
  ivy,
  lee,
  offers,
  pay,
  scalp,
  sell,
  skip,
  stashOf,
  step,
  turnOf,
  type Picture,
  you,
} from '../tests/testing/tables.ts';

const NAMES = ['Ann', 'Lee', 'Ivy', 'Dov', 'Eve', 'Fay'];

function option(s: State, seat: number, value: Json, names?: readonly string[]): string {
  const question = emigration.asksSeen(s, seat).mine!;
  return emigration.words.option(emigration.view(s, seat), question, value, names).says;
}

/** The things that an option is about. */
function about(s: State, seat: number, value: Json): readonly string[] {
  const question = emigration.asksSeen(s, seat).mine!;
  return emigration.words.option(emigration.view(s, seat), question, value).about;
}

function prompt(s: State, seat: number): string {
  return emigration.words.prompt(emigration.view(s, seat), emigration.asksSeen(s, seat).mine!);
}

function log(s: State, seat: number, value: unknown): string[] {
  return step(s, seat, value).told.map(({ event }) => emigration.words.event(event, NAMES));
}

describe('options are about things: what is taken, and where it goes', () => {
  const s = turnOf(you, {
    layout: { lee: { D5: 'CNX-05' }, you: { D1: 'PAYDAY', D2: 'AUG-2', D3: 'AUG-4' } },
    money: { you: 8 },
    stash: { you: ['CNX-02'] },
    tickets: { lee: 2 },
  });

  test.each([
    [buy(lee, 'D5'), ['card:1:D5', 'seat:0']],
    [discard(lee, 'D5'), ['card:1:D5', 'discards']],
    [activate(you, 'D1'), ['card:0:D1', 'discards']],
    [activate(you, 'D2'), ['card:0:D2', 'seat:0']], // EMI-305 it stays
    [pay('ticket'), ['paper:ticket', 'seat:0']],
    [skip('ticket'), ['paper:ticket', 'seat:0']],
    [scalp('ticket', lee), ['extra:ticket:1', 'seat:0']],
    [sell('CNX-02'), ['stash:CNX-02', 'discards']],
    [college, ['college']],
  ])('%o: %j', (deed, things) => {
    expect(about(s, you, deed)).toEqual(things);
  });

  test('a Life Card in the fog, wherever it lies', () => {
    const fog = answer(
      turnOf(you, { layout: { you: { D1: 'SOC-3' }, lee: { D2: 'AUG-4' } }, stash: { lee: ['AUG-2'] } }),
      you,
      activate(you, 'D1'),
    );
    expect(about(fog, you, 'AUG-2')).toEqual(['stash:AUG-2', 'discards']);
    expect(about(fog, you, 'AUG-4')).toEqual(['card:1:D2', 'discards']);
    expect(about(fog, you, 'none')).toEqual([]);
  });

  test('[EMI-341] what is traded is given up in this order, a Wedding last', () => {
    const border = borderOf(you, { stash: { you: ['CNX-01', 'CON-1', 'DOC-01'] } });
    expect(about(border, you, [['connection', 'connection']])).toEqual(['stash:CNX-01', 'stash:CON-1']);
    expect(stashOf(answer(border, you, [['connection', 'connection']]), you)).toEqual(['DOC-01', 'passport', 'ticket']);
  });

  test('a lane, a player', () => {
    expect(about(borderOf(you), you, 3)).toEqual(['lane:3']);
    const pears = answer(turnOf(you, { layout: { you: { D1: 'AUG-2' } } }), you, activate(you, 'D1'));
    expect(about(pears, you, lee)).toEqual(['seat:1']);
  });
});

describe('options say what they lead to', () => {
  const s = turnOf(you, {
    layout: { lee: { C4: 'DOC-01', B3: 'CNX-01', D5: 'CNX-05' }, you: { D1: 'PAYDAY', D3: 'AUG-4', D5: 'DOC-05' } },
    money: { you: 8 },
    stash: { you: ['CNX-02'] },
    tickets: { lee: 2 },
    passports: { you: 1 },
  });

  test.each([
    [
      buy(lee, 'D5'),
      'Buy Pen Pal (D5): 4 to the bank and 1 to the Canadian. You keep 3. At the border it is worth 6 Assurance to you, but the Money for it would be worth 2. It frees a face-down card (C4). Our reconstruction: this card.',
    ],
    [
      buy(you, 'D5'),
      'Buy Bank Statement (D5): 2 to the bank. You keep 6. 3 more Documents and the set is full. Our reconstruction: this card.',
    ],
    [
      discard(lee, 'D5'),
      'Cash Pen Pal (D5): you take 2 and pay 1 to the Canadian. You have 9 then. It frees a face-down card (C4). Our reconstruction: this card.',
    ],
    [activate(you, 'D1'), 'Activate Payday (D1): everyone takes their salary; yours is 1.'],
    [activate(you, 'D3'), 'Activate Old Debt (D3): Lose 3 Money. Our reconstruction: this card.'],
    [pay('ticket'), 'Buy a Ticket: 2 to the bank. You keep 6. With both papers you take 1 Assurance.'],
    [skip('passport'), 'Take a Passport without paying: your next turn is skipped, and then it is yours.'],
    [
      scalp('ticket', lee),
      'Buy an extra Ticket from the Canadian for 3. You keep 5. With both papers you take 1 Assurance. At the border the Money for it would be worth 2 Assurance.',
    ],
    [
      college,
      'Go to college: the tuition is 5 and a die roll. You can pay a roll of up to 3; otherwise the turn is lost.',
    ],
    [
      sell('CNX-02'),
      'Sell Football Teammate: you take 2 and have 10. Your turn goes on. Our reconstruction: this card.',
    ],
  ])('%s', (deed, says) => {
    expect(option(s, you, deed)).toBe(says);
  });

  test('a sale says what would be missing', () => {
    const pair = turnOf(you, { stash: { you: ['CNX-01', 'CNX-02'] } });
    expect(option(pair, you, sell('CNX-01'))).toContain('At the border it would be worth 6 Assurance.');
  });

  test('a student is told that a Payday brings nothing, and everybody that a strike is on', () => {
    const student = turnOf(you, { inCollege: ['you'], layout: { you: { D1: 'PAYDAY' } } });
    expect(option(student, you, activate(you, 'D1'))).toBe(
      'Activate Payday (D1): everyone takes their salary; in college you have none.',
    );
    const strike = turnOf(you, { stash: { ivy: ['KHA-3'] }, layout: { you: { D1: 'PAYDAY' } } });
    expect(option(strike, you, activate(you, 'D1'))).toBe(
      'Activate Payday (D1): it pays nobody because of General Strike, and both are discarded.',
    );
  });

  test.each([
    ['SOC-1', {}, 'as the first it is a Pandemic, and everyone loses a die roll of Money.'],
    ['SOC-2', { pandemics: 1 }, 'as the second it is an Economic Stimulus, and everyone takes a die roll of Money.'],
    ['HYP-3', {}, 'without a Pay Raise you take 2 Money. Our reconstruction: this card.'],
    ['HYP-3', { raises: { you: 1 } }, 'with your Pay Raise you take 1 Assurance. Our reconstruction: this card.'],
    [
      'AUG-3',
      {},
      'You may pay 4 Money to take 1 Assurance. You have too little for it. Our reconstruction: this card.',
    ],
    ['HIP-1', { money: { lee: 8, you: 9 } }, 'Take 1 Money for every 2 of the richest player. That is 4 now.'],
  ] satisfies [string, Picture, string][])('%s with %j', (card, picture, says) => {
    const own = turnOf(you, { ...picture, layout: { you: { D1: card } } });
    expect(option(own, you, activate(you, 'D1'))).toBe(`Activate ${CARDS[cardNumber(card)]!.name} (D1): ${says}`);
  });

  test('the fee counts before the card does', () => {
    const s = turnOf(you, { layout: { lee: { D1: 'HIP-1', D2: 'AUG-3' } }, money: { you: 4, lee: 5 } });
    expect(option(s, you, activate(lee, 'D1'))).toContain('That is 3 now. You pay 1 to the Canadian first.');
    expect(option(s, you, activate(lee, 'D2'))).toContain('You have too little for it. Our reconstruction: this card.');
  });

  test('a player goes by name where it is known: the name of a country would be the country', () => {
    const s = turnOf(you, { layout: { you: { D1: 'AUG-2' }, lee: { D1: 'PAYDAY' } }, money: { you: 4, lee: 5 } });
    const names = NAMES.slice(0, 2);
    expect(option(s, you, activate(lee, 'D1'), names)).toContain(`You pay 1 to ${names[lee]} first.`);
    const pears = answer(s, you, activate(you, 'D1'));
    expect(option(pears, you, lee, names)).toBe(`Take 2 Money from ${names[lee]}. You have 6 then.`);
    expect(option(pears, you, lee)).toBe('Take 2 Money from the Canadian. You have 6 then.');
  });

  test('no two options of a turn, and no two Life Cards in the fog, read alike', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const fresh = dealt(4, seed);
      const seat = asked(fresh)[0]!;
      const says = offers(fresh, seat).map((value) => option(fresh, seat, value));
      expect(new Set(says).size).toBe(says.length);
    }
    const fog = answer(
      turnOf(you, { layout: { you: { D1: 'SOC-3' }, lee: { D1: 'SOC-1', D5: 'SOC-2' } } }),
      you,
      activate(you, 'D1'),
    );
    expect(offers(fog, you).map((value) => option(fog, you, value))).toEqual([
      'Discard nothing.',
      expect.stringContaining('(D1) from the layout of the Canadian.'),
      expect.stringContaining('(D5) from the layout of the Canadian.'),
    ]);
  });

  test('a nation is not mistaken for a player', () => {
    const s = turnOf(lee, { layout: { you: { D1: 'DOC-01' } }, money: { lee: 3 } });
    expect(option(s, lee, buy(you, 'D1'))).toContain('1 to the French player.');
  });

  test('every loss at the border has its reason, and Wedding is named', () => {
    const s = borderOf(you, {
      stash: { you: ['CON-1', 'CNX-01', 'AUG-2'], lee: ['HIP-4'] },
      money: { you: 3 },
      assurance: { you: 1 },
    });
    expect(prompt(s, you)).toContain('1 Connection and Wedding, which counts as a Connection.');
    expect(option(s, you, [['connection', 'connection']])).toBe(
      'Trade 2 Connections with Wedding among them: you cross with 2 Assurance and keep 3 Money. That is after losing 5: 2 for the unpaid Health Screening, 2 for Bosnia and Herzegovina, 1 for Stolen Pears.',
    );
  });

  test('lanes and trades say what comes of them', () => {
    const border = borderOf(you, { money: { you: 7 }, stash: { you: ['CNX-01', 'CNX-02'] } });
    const six = new Array<string>(6).fill('money');
    expect(option(border, you, [six, ['connection', 'connection']])).toBe(
      'Trade 6 Money and 2 Connections: you cross with 6 Assurance and keep 1 Money. That is after losing 2: 2 for Bosnia and Herzegovina.',
    );
    const crossing = answer(border, you, [six, ['connection', 'connection']]);
    expect(option(crossing, you, 2)).toBe(
      'Lane 2: 5, 6, 8 are inside. You have a 67 % chance to get in, and then keep 0.5 Assurance on average. Our reconstruction: this lane.',
    );
    expect(option(crossing, you, 1)).toBe(
      'Lane 1: 6, 7, 7 are inside. You have a 33 % chance to get in, and then keep 0 Assurance.',
    );
    expect(option(crossing, you, 4)).toContain('33 %');
    const paperless = borderOf(you, { passports: { you: 0, lee: 2 } });
    expect(option(paperless, you, 1)).toBe('Lane 1: 6, 7, 7 are inside. Without both papers you cannot get in.');
    expect(prompt(paperless, you)).toContain('Without a Passport you cannot get in');
  });
});

test('a lane that is sure, one that is known and one that is hopeless', () => {
  const rich = borderOf(you, { assurance: { you: 9 }, stash: { you: ['DOC-01', 'DOC-02'] }, tokens: { 1: [6, 7, 7] } });
  expect(option(rich, you, 1)).toBe(
    'Lane 1: 6, 7, 7 are inside. You are sure to get in, and keep 2.3 Assurance on average.',
  );
  const known = answer(rich, you, 1);
  expect(option(known, lee, 1)).toBe('Lane 1: the top token is 7. That is more than you have.');
  expect(option(known, lee, 2)).toBe(
    'Lane 2: 5, 6, 8 are inside. Each of them is more than you have. Our reconstruction: this lane.',
  );
  // [EMI-325] what somebody has looked at is behind the eye, not in an option that others can read
  rich.looked.push(you, 0);
  expect(emigration.view(rich, you).lanes[0]!.top).toBe(6);
  expect(option(rich, you, 1)).toBe(
    'Lane 1: 6, 7, 7 are inside. You have seen which of them lies on top. You are sure to get in, and keep 2.3 Assurance on average.',
  );
});

test('prompts', () => {
  const stuck = turnOf(you, { papers: 'all', layout: { lee: { D1: 'DOC-01' } }, stash: { you: ['CNX-01'] } });
  expect(prompt(stuck, you)).toBe(
    'Your turn: you have 0 Money. You can neither take a card nor go to college now. You may sell a card; otherwise your turn ends.',
  );
  const study = turnOf(you, {
    papers: 'all',
    layout: { lee: { D1: 'PAYDAY' } },
    stash: { lee: ['CON-2'], you: ['HYP-1'] },
    money: { you: 1 },
  });
  expect(prompt(study, you)).toBe('Your turn: you have 1 Money. You can take no card now, so you go to college.');
  const rich = turnOf(you, { money: { you: 9 } });
  expect(prompt(rich, you)).toBe('Your turn: you have 9 Money. Take one card, or go to college.');
  const charity = turnOf(you, { layout: { you: { D1: 'AUG-3', D2: 'DIO-3' } }, money: { you: 9 } });
  expect(prompt(answer(charity, you, activate(you, 'D1')), you)).toBe(
    'Act of Charity: Do you pay 4 Money for 1 Assurance? You have 9 Money.',
  );
  expect(prompt(answer(charity, you, activate(you, 'D2')), you)).toBe(
    'Life in a Jar: How much do you pay? 4 Money bring 1 Assurance and 8 Money bring 2 Assurance. You have 9 Money.',
  );
  const s = turnOf(you, { inCollege: ['you'], stash: { you: ['DOC-01'] }, money: { you: 4 } });
  expect(prompt(s, you)).toBe(
    'Your turn: you have 4 Money. Take one card. Before that you may try to graduate and sell a card.',
  );
  expect(prompt(answer(s, you, sell('DOC-01')), you)).toContain('Before that you may try to graduate.');
  expect(prompt(borderOf(you, { money: { you: 6 } }), you)).toBe(
    'You are at the border of Bosnia and Herzegovina: 6 Money bring 2, 4 Documents bring 2 and 2 Connections bring 6 Assurance. You hold 6 Money, no Documents and no Connections. After the trade you lose 2 Assurance, or all that you have if it is less: 2 for fewer than 2 Documents. What do you trade?',
  );
});

describe('events', () => {
  function after(card: string, picture: Picture = {}): string[] {
    return log(turnOf(you, { ...picture, layout: { you: { D1: card } } }), you, activate(you, 'D1'));
  }

  test.each([
    [after('PAYDAY'), ['Ann activated Payday.', 'Payday: Ann 1, Lee 1, Ivy 1.']],
    [after('HIP-3'), ['Ann activated Flu Season.', 'Flu Season cost nobody any Money.']],
    [after('PAYDAY', { inCollege: ['you', 'lee', 'ivy'] }), ['Ann activated Payday.', 'Payday: nobody had a salary.']],
    [after('AUG-3'), ['Ann activated Act of Charity.', 'Ann had too little Money to give any.']],
    [
      after('SOC-3'),
      [
        'Ann activated Mental Fog.',
        'Mental Fog cost nobody any Money.',
        'There was no Life Card that Ann could discard.',
      ],
    ],
    [after('HIP-4'), ['Ann activated Health Screening, which stays.']],
    [after('DIO-1'), ['Ann activated Citizen of the World.', 'Citizen of the World brought Ann 1 Assurance.']],
  ])('%j', (said, says) => {
    expect(said).toEqual(says);
  });

  test('fees and reveals', () => {
    const s = turnOf(you, { layout: { lee: { C1: 'DOC-01', D1: 'CNX-01' } }, money: { you: 5 } });
    expect(log(s, you, buy(lee, 'D1'))).toEqual([
      'Ann bought Fellow Expat for 4 and paid Lee 1.',
      'Turned up in front of Lee: Application Form (C1).',
    ]);
    const neighbour = turnOf(you, { layout: { lee: { D1: 'CON-2' } }, money: { you: 5 } });
    expect(log(neighbour, you, activate(lee, 'D1'))).toEqual([
      'Ann activated Good Neighbour, which stays, and paid Lee 1.',
    ]);
  });

  test('an event is right for "You" as for any other name', () => {
    const said = (told: Told): string => emigration.words.event(told, ['You', 'Lee']);
    expect(said({ type: 'paper', by: 0, paper: 'ticket', price: 0, skips: true })).toBe(
      'You took a Ticket by skipping the next turn.',
    );
    expect(said({ type: 'placed', by: 0, paper: 'ticket' })).toBe(
      'You skipped the turn and put the Ticket in the stash.',
    );
    expect(said({ type: 'scalped', by: 1, from: 0, paper: 'ticket', price: 3 })).toBe(
      'Lee bought an extra Ticket from You for 3.',
    );
    expect(said({ type: 'fogged', by: 1, card: 'AUG-2', owner: 0, place: null, asked: true })).toBe(
      'Lee discarded Stolen Pears, which You held.',
    );
    expect(said({ type: 'fogged', by: 1, card: 'AUG-1', owner: 0, place: 'B2', asked: true })).toBe(
      'Lee discarded Inheritance, which lay in front of You (B2).',
    );
    expect(said({ type: 'struck', holder: 0, card: 'KHA-3' })).toBe(
      'You held General Strike: the Payday paid nobody, and both were discarded.',
    );
    expect(said({ type: 'border', first: 0 })).toBe('Everything was taken and the border opened. You went first.');
    expect(said({ type: 'lost', card: 'SOC-1', money: [2, 0] })).toBe('Pandemic cost Money: You 2.');
    expect(said({ type: 'gained', card: 'SOC-2', money: [2, 2] })).toBe(
      'Economic Stimulus brought Money: You 2, Lee 2.',
    );
    expect(said({ type: 'robbed', by: 0, from: 1, money: 0 })).toBe('You took no Money from Lee.');
  });

  test('the look into a lane tells the others nothing but the lane', () => {
    const asking = answer(turnOf(you, { layout: { you: { D1: 'SOC-4' } } }), you, activate(you, 'D1'));
    expect(log(asking, you, 3)).toEqual(['Ann looked into lane 3.', 'The top token of lane 3 is 5.']);
  });

  test('[EMI-605] the outcome says how many emigrated', () => {
    const rules = ['EMI-605'];
    expect(
      emigration.words.outcome({ winners: [0, 2], reason: 'emigrated', rules, roles: [] }, NAMES.slice(0, 3)),
    ).toBe('2 of 3 emigrated and won: Ann and Ivy.');
    expect(emigration.words.outcome({ winners: [], reason: 'tied', rules, roles: [] }, NAMES)).toContain('nobody won');
    expect(emigration.words.outcome({ winners: [1], reason: 'more-money', rules, roles: [] }, NAMES)).toBe(
      'Lee won. Several had the most Assurance left; the Money decided.',
    );
  });
});

test('the table as text says what is free and what is covered', () => {
  const s = turnOf(you, {
    layout: { you: { B1: 'CNX-01', C1: 'DOC-01', D1: 'PAYDAY' } },
    upsideDown: { lee: 'ticket' },
    passports: { you: 1 },
    stash: { you: ['AUG-2'] },
  });
  const lines = emigration.words.table(emigration.view(s, 'spectator'), ['Ann', 'Lee', 'Ivy']).split('\n');
  expect(lines[2]).toBe(
    '  Ann  French to Bosnia and Herzegovina; 0 Money, 0 Assurance, salary 1; no Documents, no Connections, 1 Passport; keeps Stolen Pears; free: D1 Payday; covered: B1 Fellow Expat',
  );
  expect(lines[3]).toContain('a Ticket upside-down');
});

test('the head of the table as text', () => {
  const view = emigration.view(dealt(2, 1), 'spectator');
  expect(emigration.words.table(view, ['Ann', 'Lee']).split('\n')[0]).toBe(
    'turn 1, 28 cards in the layouts, 2 Passports and 2 Tickets public',
  );
});

test('answers in a record', () => {
  const { words } = emigration;
  expect(words.answer('action', buy(lee, 'D3'), NAMES)).toBe('buy D3 of Lee');
  expect(words.answer('action', scalp('ticket', ivy), NAMES)).toBe('buy the Ticket of Ivy');
  expect(words.answer('pears', lee, NAMES)).toBe('Lee');
  expect(
    words.answer(
      'withdraw',
      [
        ['money', 'money'],
        ['document', 'document'],
      ],
      NAMES,
    ),
  ).toBe('2 Money, 2 Documents');
  expect(words.answer('cross', 4, NAMES)).toBe('lane 4');
});
