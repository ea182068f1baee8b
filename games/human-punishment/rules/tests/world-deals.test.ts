import { describe, expect, test } from 'vitest';
import { FALLEN, HUMAN, LEGION, LOYALTY_MIX, MACHINE } from '../content/loyalty.ts';
import { NONE } from '../state.ts';
import { allDeals } from '../world/loyalties.ts';

// All deals of the loyalty cards with how often each comes about (HPB-023 to HPB-025), held against a second implementation that
// goes through every order in which the cards can lie: slow and simple.

/** All orders of these cards, equal ones too. */
function orders<T>(cards: readonly T[]): T[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, at) => orders(cards.filter((_, other) => other !== at)).map((rest) => [card, ...rest]));
}

/** By deal (cards by seat, and what Feykah passed on): its share of all ways in which the cards can come. */
function ways(seats: number, feykah: number): Map<string, number> {
  const came = new Map<string, number>();
  const note = (dealt: readonly number[], passedOn: number, share: number): void => {
    const name = `${dealt.join('')} ${passedOn}`;
    came.set(name, (came.get(name) ?? 0) + share);
  };
  const { fixed, random, draw } = LOYALTY_MIX[seats]!;
  const drawn = orders(random.map((_, at) => at)).map((order) => order.slice(0, draw).map((at) => random[at]!));
  for (const more of drawn) {
    const stack = [...fixed, ...more];
    if (feykah === NONE) for (const order of orders(stack)) note(order, NONE, 1);
    else
      for (const [one, two] of pairs(stack.length)) {
        const machines = [one, two].filter((at) => stack[at] === MACHINE);
        const keeps = machines.length === 1 ? [machines[0]!, machines[0]!] : [one, two];
        for (const kept of keeps) {
          const rest = orders(stack.filter((_, at) => at !== kept));
          const other = stack[kept === one ? two : one]!;
          for (const order of rest)
            note([...order.slice(0, feykah), stack[kept]!, ...order.slice(feykah)], other, 1 / rest.length);
        }
      }
  }
  const sum = [...came.values()].reduce((all, share) => all + share, 0);
  return new Map([...came].map(([name, share]) => [name, share / sum]));
}

function pairs(count: number): [number, number][] {
  return orders(Array.from({ length: count }, (_, at) => at).slice(0, count))
    .map((order): [number, number] => [order[0]!, order[1]!])
    .filter(([one, two], at, all) => one < two && all.findIndex(([a, b]) => a === one && b === two) === at);
}

describe('[HPB-023] [HPB-025] every deal comes as often as it should', () => {
  test.each([
    [3, NONE],
    [3, 1],
    [4, NONE],
    [4, 0],
    [5, NONE],
    [5, 3],
    [6, NONE],
    [6, 5],
  ])('%i players, Feykah at %i', (seats, feykah) => {
    const deals = allDeals(seats, feykah);
    const sum = deals.reduce((all, { weight }) => all + weight, 0);
    const found = new Map(deals.map(({ dealt, passedOn, weight }) => [`${dealt.join('')} ${passedOn}`, weight / sum]));
    const wanted = ways(seats, feykah);
    expect([...found.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const { weight } of deals) expect(weight).toBeGreaterThan(0);
    for (const [name, share] of wanted) expect(found.get(name)).toBeCloseTo(share, 10);
  });
  test('as it is printed: with four exactly one Machine, and Legion or the Fallen', () => {
    for (const { dealt } of allDeals(4, NONE)) {
      expect(dealt.filter((card) => card === MACHINE)).toHaveLength(1);
      expect(dealt.filter((card) => card === HUMAN)).toHaveLength(2);
      expect(dealt.filter((card) => card === LEGION || card === FALLEN)).toHaveLength(1);
    }
    expect(allDeals(4, NONE)).toHaveLength(24);
  });
});
