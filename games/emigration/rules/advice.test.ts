import { type Json, list, type Rng, sampleOption, size } from '@tablewright/kernel';
import { rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { laneToCross, laneToLook } from './advice/lanes.ts';
import { outlookOf } from './advice/outlook.ts';
import { valueOf } from './advice/value.ts';
import { emigration, type State } from './index.ts';
import {
  activate,
  answer,
  asked,
  borderOf,
  buy,
  dan,
  discard,
  graduate,
  ivy,
  lee,
  offers,
  seen,
  skip,
  stageOf,
  turnOf,
  you,
} from './tests/testing/tables.ts';

function advised(s: State, seat: number): Json {
  const question = emigration.asksSeen(s, seat).mine!;
  return emigration.advisor(seat, rngFor(1, 'advice')).answer(emigration.view(s, seat), question);
}

/** Plays a game; `advised` seats follow the advice, the others answer at random. */
function play(
  seats: number,
  seed: number,
  follows: (seat: number) => boolean,
  options: Record<string, Json> = {},
): State {
  const rng: Rng = rngFor(seed, 'game');
  const advisors = Array.from({ length: seats }, (_, seat) => emigration.advisor(seat, rng));
  const s = emigration.start({ seats, seed, options }).state;
  while (s.outcome === null) {
    const seat = list(emigration.waiting(s))[0]!;
    const { mine } = emigration.asksSeen(s, seat);
    const value = follows(seat)
      ? advisors[seat]!.answer(emigration.view(s, seat), mine!)
      : sampleOption(mine!.domain, rng);
    emigration.play(s, seat, value);
  }
  return s;
}

describe('against random players', () => {
  test.each([2, 4, 6])('one of %i wins nearly every game that has a winner', (seats) => {
    let won = 0;
    let lost = 0;
    for (let seed = 0; seed < 30; seed += 1) {
      const { winners } = play(seats, seed, (seat) => seat === seed % seats).outcome!;
      if (winners.includes(seed % seats)) won += 1;
      else lost += winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(24);
    expect(lost).toBeLessThanOrEqual(2);
  });
});

test('a cooperative table of advisors brings most of them in', () => {
  let inside = 0;
  for (let seed = 0; seed < 20; seed += 1) inside += size(play(3, seed, () => true, { mode: 'cooperative' }).emigrated);
  expect(inside).toBeGreaterThan(0.65 * 60);
});

test('the same view and the same chance give the same advice', () => {
  const first = play(3, 5, () => true);
  const second = play(3, 5, () => true);
  expect(second).toEqual(first);
});

describe('on a turn', () => {
  test('a student tries to graduate: it costs nothing', () => {
    expect(advised(turnOf(you, { inCollege: ['you'], layout: { you: { D1: 'PAYDAY' } } }), you)).toBe(graduate);
  });

  test('a Connection that completes a set is bought, where it is worth nothing it is cashed', () => {
    const layout = { you: { D1: 'CNX-05', A1: 'AUG-4' } } as const;
    const bosnia = turnOf(you, { layout, stash: { you: ['CNX-01'] }, papers: 'all', money: { you: 5 } });
    expect(advised(bosnia, you)).toBe(buy(you, 'D1'));
    const dear = turnOf(you, {
      layout,
      papers: 'all',
      money: { you: 5 },
      destination: { you: 'DES-FR', ivy: 'DES-BA' },
      nationality: { you: 'NAT-BR' },
    });
    expect(advised(dear, you)).toBe(discard(you, 'D1'));
  });

  test('a missing paper is not left to the last', () => {
    const s = turnOf(you, {
      passports: { lee: 1, ivy: 1 },
      tickets: { you: 1, lee: 1, ivy: 1 },
      layout: { you: { D1: 'PAYDAY' } },
    });
    expect(advised(s, you)).toBe(skip('passport'));
  });

  test('Old Debt is left to others as long as something else can be done', () => {
    const s = turnOf(you, { layout: { you: { D1: 'AUG-4', D3: 'DOC-01' } }, papers: 'all', money: { you: 4 } });
    expect(advised(s, you)).not.toBe(activate(you, 'D1'));
  });

  test('nothing is sold that completes a set', () => {
    const s = turnOf(you, { stash: { you: ['CNX-01', 'CNX-02'] }, layout: { you: { D1: 'AUG-4' } }, papers: 'all' });
    expect(advised(s, you)).toBe(activate(you, 'D1'));
  });
});

test('Mental Fog takes the policy that hurts most', () => {
  const s = turnOf(you, {
    layout: { you: { D1: 'SOC-3' } },
    stash: { lee: ['CON-4', 'AUG-2'], you: ['DOC-01', 'DOC-02'] },
    papers: 'all',
  });
  expect(advised(answer(s, you, activate(you, 'D1')), you)).toBe('CON-4');
});

describe('at the border', () => {
  const safe = { stash: { you: ['DOC-01', 'DOC-02'] } } as const;

  test('all sets are traded', () => {
    const s = borderOf(you, { money: { you: 12 }, stash: { you: ['CNX-01', 'CNX-02'] } });
    expect(advised(s, you)).toEqual(offers(s, you).at(-1));
  });

  test.each([
    [3, 5],
    [7, 1],
  ])('with %i A and nobody to beat: lane %i', (assurance, lane) => {
    const s = borderOf(you, { ...safe, assurance: { you: assurance } });
    expect(laneToCross(seen(s, you), you, [1, 2, 3, 4, 5])).toBe(lane);
  });

  test('who has to beat somebody takes the risk that it needs', () => {
    // You got in with 4 left. Lee has 8: only a 3 or a 4 will do.
    const s = borderOf(you, {
      stash: { you: ['DOC-01', 'DOC-02'], lee: ['DOC-03', 'DOC-04'] },
      assurance: { you: 11, lee: 8 },
      tokens: { 1: [7, 6, 7] },
    });
    const first = answer(s, you, 1);
    expect([asked(first), stageOf(first)]).toEqual([[lee], 'cross']);
    expect([4, 5]).toContain(laneToCross(seen(first, lee), lee, [1, 2, 3, 4, 5]));
  });

  test('a friend leaves the lane that only a weaker one can use', () => {
    const s = borderOf(ivy, {
      mode: 'cooperative',
      seats: 4,
      stash: { you: ['DOC-01', 'DOC-02'], lee: ['DOC-03', 'DOC-04'] },
      assurance: { you: 11, lee: 7 },
    });
    // The last token of lane 1 is a 7: Lee's only certain way in, and you have others.
    const yours = answer(answer(s, ivy, 1), dan, 1);
    expect(asked(yours)).toEqual([you]);
    expect(laneToCross(seen(yours, you), you, [1, 2, 3, 4, 5])).not.toBe(1);
  });

  test('a token that was seen is used', () => {
    const asking = answer(
      turnOf(you, {
        layout: { you: { D1: 'SOC-4', D3: 'PAYDAY' } },
        papers: 'all',
        ...safe,
        assurance: { you: 5 },
        tokens: { 5: [3, 9, 11] },
      }),
      you,
      activate(you, 'D1'),
    );
    expect(laneToLook(seen(asking, you), you, [1, 2, 3, 4, 5])).toBeGreaterThan(1);
    const looked = answer(asking, you, 5);
    expect(laneToCross(seen(looked, you), you, [1, 2, 3, 4, 5])).toBe(5);
  });
});

test('what is hidden does not sway the advice: it is the same in every world', () => {
  const s = emigration.start({ seats: 3, seed: 8 }).state;
  const seat = asked(s)[0]!;
  const view = emigration.view(s, seat);
  const left = { documents: 5, connections: 5, paydays: 6 };
  const values = [1, 2, 3, 4].map((seed) => {
    const o = outlookOf(view, seat, emigration.world(view, rngFor(seed, 'world')));
    return valueOf(o, o.s, seat, left);
  });
  expect(new Set(values).size).toBe(1);
});
