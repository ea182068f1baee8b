import { describe, expect, test } from 'vitest';
import { type Amount, type Effect, type Keeps, LIFE_CARDS, type LifeCard, type Policy } from './life.ts';
import { CAREERS } from './people.ts';

// What stands on a Life Card is what it does: each part of a card's effect has its phrase, with the effect's own numbers,
// and no number stands there that is not in such a phrase.

function amountWords(amount: Amount): string {
  if (typeof amount === 'number') return `${amount} Money`;
  return {
    die: 'a die roll',
    'half-of-richest': '1 Money for every 2 of the richest player',
    'twice-salary': 'twice their salary',
    third: '1 of every 3 Money',
    half: 'half of their Money, rounded down',
    baggage: '1 Money for each Document, Connection, Passport and Ticket',
  }[amount];
}

function effectWords(effect: Effect): string[] {
  switch (effect.do) {
    case 'gain':
      return [`${effect.who === 'each' ? 'everyone takes' : 'take'} ${amountWords(effect.amount)}`];
    case 'lose':
      return [`${effect.who === 'each' ? 'everyone loses' : 'lose'} ${amountWords(effect.amount)}`];
    case 'pay':
      return [`pay ${effect.amount} Money, or what you have`];
    case 'assurance':
      return [`take ${effect.amount} Assurance`];
    case 'offering':
      return Array.from({ length: effect.most }, (_, i) => `${effect.price * (i + 1)} Money (?:for|to take) ${i + 1} `);
    case 'rob':
      return [`take ${effect.most} Money from another player`];
    case 'fog':
      return ['you may discard any Life Card'];
    case 'look':
      return ['look at the top token of one lane'];
    case 'first-or-second':
      return [...effectWords(effect.first), ...effectWords(effect.second)];
    case 'raised': {
      const [without] = effectWords(effect.without);
      return [...effectWords(effect.with), `otherwise ${without!.replace('take ', '')}`];
    }
  }
}

const SECOND_RAISE = CAREERS[0].slots[1];

const KEEPS: { readonly [what in keyof Keeps]-?: (n: NonNullable<Keeps[what]>) => string } = {
  guilt: (n) => `you lose ${n} Assurance at the border`,
  insurance: (n) => `each Life Card costs you ${n} Money less, and Health Screening spares you`,
  connections: (n) => `it counts as ${n} Connection`,
  fee: (n) => `others pay you ${n} for a card of your layout`,
  scholarship: () => 'your next tuition is the die alone',
  secondRaise: (n) => `everyone’s second Pay Raise counts ${n}, not ${SECOND_RAISE}`,
  strike: () => 'the next Payday pays nobody',
};

function keepsWords(keeps: Keeps): string[] {
  const kept = Object.entries(keeps).map(([what, n]) => (KEEPS[what as keyof Keeps] as (n: unknown) => string)(n));
  return ['keep it: ', ...kept];
}

function policyWords(policy: Policy): string[] {
  switch (policy.kind) {
    case 'screening':
      return [
        `everyone with ${policy.pays} or more Money pays ${policy.pays}\\.`,
        `whoever has less pays nothing and loses ${policy.orLoses} Assurance`,
      ];
    case 'tax':
      return ['everyone pays half of their Money, rounded up'];
    case 'minimum': {
      const things = policy.of === 'documents' ? 'Documents' : 'Connections';
      return [`fewer than ${policy.fewerThan} ${things} cost ${policy.loses} Assurance`];
    }
    case 'slots':
      return [`every empty Pay Raise slot costs ${policy.loses} Assurance`];
  }
}

function phrasesOf({ effects, keeps, policy }: LifeCard): string[] {
  return [
    ...effects.flatMap(effectWords),
    ...(keeps === null ? [] : keepsWords(keeps)),
    ...(policy === null ? [] : ['policy: at the border', ...policyWords(policy)]),
  ];
}

/** What is wrong with a card's text: a phrase that is missing, or a number that belongs to none. */
function faultsOf(card: LifeCard): string[] {
  const faults: string[] = [];
  let rest = card.text;
  for (const phrase of phrasesOf(card)) {
    const without = rest.replace(new RegExp(`\\b${phrase}`, 'i'), '');
    if (without === rest) faults.push(`misses "${phrase}"`);
    rest = without;
  }
  return [...faults, ...(rest.match(/\d+|\bhalf\b|\btwice\b/g) ?? []).map((n) => `says ${n}`)];
}

describe('the text of a Life Card says what the card does', () => {
  test.each(LIFE_CARDS.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    expect(faultsOf(card)).toEqual([]);
  });

  test('any other number would be noticed, in the text and in the effect', () => {
    for (const card of LIFE_CARDS) {
      for (const { index, 0: digit } of card.text.matchAll(/\d/g)) {
        const text = `${card.text.slice(0, index)}${Number(digit) + 1}${card.text.slice(index + 1)}`;
        expect(faultsOf({ ...card, text }), `${card.id}: ${text}`).not.toEqual([]);
      }
      const changed = JSON.parse(
        JSON.stringify({ effects: card.effects, keeps: card.keeps, policy: card.policy }, (_key, value: unknown) =>
          typeof value === 'number' ? value + 1 : value,
        ),
      ) as Pick<LifeCard, 'effects' | 'keeps' | 'policy'>;
      if (/:\d/.test(JSON.stringify(changed))) expect(faultsOf({ ...card, ...changed }), card.id).not.toEqual([]);
    }
  });
});
