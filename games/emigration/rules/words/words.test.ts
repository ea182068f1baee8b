import { describe, expect, test } from 'vitest';
import { emigration, type State } from '../index.ts';
import { answer, borderOf, dealt, lee, type Picture, step, turnOf, you } from '../tests/testing/tables.ts';

const NAMES = ['Ann', 'Lee', 'Ivy', 'Dov', 'Eve', 'Fay'];

function option(s: State, seat: number, value: unknown): string {
  const question = emigration.asksSeen(s, seat).mine!;
  return emigration.words.option(emigration.view(s, seat), question, value as string);
}

function prompt(s: State, seat: number): string {
  return emigration.words.prompt(emigration.view(s, seat), emigration.asksSeen(s, seat).mine!);
}

function log(s: State, seat: number, value: unknown): string[] {
  return step(s, seat, value).told.map(({ event }) => emigration.words.event(event, NAMES));
}

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
      'buy:1:D5',
      'Buy Pen Pal: 4 to the bank and 1 to the Canadian. You keep 3. At the border it is worth 6 Assurance to you. It frees a face-down card (C4).',
    ],
    ['buy:0:D5', 'Buy Bank Statement: 2 to the bank. You keep 6. 3 Documents more and the set is full.'],
    ['discard:1:D5', 'Cash Pen Pal: you take 2, 1 to the Canadian. You have 9 then. It frees a face-down card (C4).'],
    ['activate:0:D1', 'Activate Payday: everyone takes their salary; yours is 1.'],
    ['activate:0:D3', 'Activate Old Debt: Lose 3 Money.'],
    ['pay:ticket', 'Buy a Ticket: 2 to the bank. You keep 6. With both papers you take 1 Assurance.'],
    ['skip:passport', 'Take a Passport without paying: your next turn is skipped, and then it is yours.'],
    [
      'scalp:ticket:1',
      'Buy the extra Ticket of the Canadian: 3 to them. You keep 5. With both papers you take 1 Assurance.',
    ],
    [
      'college',
      'Go to college: the tuition is 5 and a die roll. You can pay a roll of up to 3; otherwise the turn is lost.',
    ],
    ['sell:CNX-02', 'Sell Football Teammate: you take 2 and have 10. Your turn goes on.'],
  ])('%s', (deed, says) => {
    expect(option(s, you, deed)).toBe(says);
  });

  test('a sale says what would be missing', () => {
    const pair = turnOf(you, { stash: { you: ['CNX-01', 'CNX-02'] } });
    expect(option(pair, you, 'sell:CNX-01')).toContain('At the border it would be worth 6 Assurance.');
  });

  test('lanes and trades say what comes of them', () => {
    const border = borderOf(you, { money: { you: 7 }, stash: { you: ['CNX-01', 'CNX-02'] } });
    const six = new Array<string>(6).fill('money');
    expect(option(border, you, [six, ['connection', 'connection']])).toBe(
      'Trade 6 Money and 2 Connections: you cross with 6 Assurance and keep 1 Money. You lose 2 for what you lack.',
    );
    const crossing = answer(border, you, [six, ['connection', 'connection']]);
    expect(option(crossing, you, 2)).toBe(
      'Lane 2: 5, 6, 8 are inside. You get in with 67 %, and then keep 0.5 Assurance on average.',
    );
    expect(option(crossing, you, 4)).toContain('33 %');
    const paperless = borderOf(you, { passports: { you: 0, lee: 2 } });
    expect(option(paperless, you, 1)).toBe('Lane 1: 6, 7, 7 are inside. You cannot get in.');
    expect(prompt(paperless, you)).toContain('Without a Passport you cannot get in');
  });
});

test('prompts', () => {
  const s = turnOf(you, { inCollege: ['you'], stash: { you: ['DOC-01'] }, money: { you: 4 } });
  expect(prompt(s, you)).toBe(
    'Your turn: you have 4 Money. Take one card, or go to college. Before that you may try to graduate and sell a card.',
  );
  expect(prompt(answer(s, you, 'sell:DOC-01'), you)).toContain('Before that you may try to graduate.');
  expect(prompt(borderOf(you, { money: { you: 6 } }), you)).toBe(
    'You are at the border of Bosnia and Herzegovina: 6 Money bring 2, 4 Documents bring 2 and 2 Connections bring 6 Assurance. You hold 6 Money, no Documents and no Connections. What do you trade?',
  );
});

describe('events', () => {
  function after(card: string, picture: Picture = {}): string[] {
    return log(turnOf(you, { ...picture, layout: { you: { D1: card } } }), you, 'activate:0:D1');
  }

  test.each([
    [after('PAYDAY'), ['Ann activated Payday.', 'Payday: Ann 1, Lee 1, Ivy 1.']],
    [after('HIP-3'), ['Ann activated Flu Season.', 'Flu Season cost Money: nobody any.']],
    [after('HIP-4'), ['Ann activated Health Screening, which stays.']],
    [after('DIO-1'), ['Ann activated Citizen of the World.', 'Citizen of the World brought Ann 1 Assurance.']],
  ])('%j', (said, says) => {
    expect(said).toEqual(says);
  });

  test('fees and reveals', () => {
    const s = turnOf(you, { layout: { lee: { C1: 'DOC-01', D1: 'CNX-01' } }, money: { you: 5 } });
    expect(log(s, you, 'buy:1:D1')).toEqual([
      'Ann bought Fellow Expat for 4 and paid Lee 1.',
      'Turned up: Application Form (C1 of Lee).',
    ]);
  });

  test('the look into a lane tells the others nothing but the lane', () => {
    const asking = answer(turnOf(you, { layout: { you: { D1: 'SOC-4' } } }), you, 'activate:0:D1');
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

test('the table as text', () => {
  const view = emigration.view(dealt(2, 1), 'spectator');
  expect(emigration.words.table(view, ['Ann', 'Lee']).split('\n')[0]).toBe(
    'turn 1, 28 cards in the layouts, 2 Passports and 2 Tickets public',
  );
});

test('answers in a record', () => {
  const { words } = emigration;
  expect(words.answer('action', 'buy:1:D3', NAMES)).toBe('buy D3 of Lee');
  expect(words.answer('action', 'scalp:ticket:2', NAMES)).toBe('buy the Ticket of Ivy');
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
  ).toBe('2 money, 2 document');
  expect(words.answer('cross', 4, NAMES)).toBe('lane 4');
});
