import { type Advisor, fastRng, isOffered, type Json, lowest, type Seat } from '@tablewright/kernel';
import { playGame, randomPlayer, rngFor } from '@tablewright/testkit';
import { describe, expect, test } from 'vitest';
import { beliefOf } from './advice/belief.ts';
import { drawManner, type Manner } from './advice/manner.ts';
import { tokensFor } from './advice/worth.ts';
import { CITIES } from './content/cities.ts';
import { bestGrouping, valueOf } from './content/grouping.ts';
import { changed, cityFile } from './content/testing/cities.ts';
import { LENGTHS, PLAYER_COUNTS } from './content/types.ts';
import { emergence, type State, type View } from './index.ts';
import { type Reason, REASONS } from './stages/ending.ts';
import { AI, HUMAN, seatsOfTeam } from './state.ts';
import {
  actionOf,
  answer,
  eventOf,
  now,
  orange,
  type Picture,
  red,
  seen,
  selecting,
  turnOf,
  violet,
  yellow,
} from './tests/testing/tables.ts';

// The player that is called 'steady': what it must never do, what it always sees, and how strong it is.

/** What a player with this manner says who has just sat down; a manner is drawn, so a seed is looked for that draws it. */
function says(s: State, seat: Seat, like: Partial<Manner> = {}): Json {
  const wanted = Object.entries(like);
  for (let seed = 0; ; seed += 1) {
    const manner: Record<string, unknown> = { ...drawManner(fastRng(seed)) };
    if (!wanted.every(([key, value]) => manner[key] === value)) continue;
    return emergence.advisor(seat, fastRng(seed)).answer(seen(s, seat), emergence.asksSeen(s, seat).mine!);
  }
}

/** The same from a number of players, whatever their manner. */
function allSay(s: State, seat: Seat, players = 40): Json[] {
  return Array.from({ length: players }, (_, seed) =>
    emergence.advisor(seat, fastRng(seed)).answer(seen(s, seat), emergence.asksSeen(s, seat).mine!),
  );
}

type Sits = (seat: Seat, seed: number) => Advisor<View>;

const steady: Sits = (seat, seed) => emergence.advisor(seat, rngFor(seed, `steady ${seat}`));
const random: Sits = (seat, seed) => randomPlayer(rngFor(seed, `random ${seat}`));

/** It remembers nothing from one answer to the next. */
const forgetful: Sits = (seat, seed) => ({
  answer: (view, question) => steady(seat, seed).answer(view, question),
});

/** Plays in place and checks every answer against its offer: a game takes milliseconds. */
function playOut(seats: number, seed: number, sits: Sits, options: Record<string, Json> = {}) {
  const players = Array.from({ length: seats }, (_, seat) => sits(seat, seed));
  const { state } = emergence.start({ seats, seed, options });
  const said: Json[] = [];
  while (state.outcome === null) {
    const seat = lowest(emergence.waiting(state));
    const question = emergence.asksSeen(state, seat).mine!;
    const value = players[seat]!.answer(seen(state, seat), question);
    if (!isOffered(question.domain, value))
      throw new Error(`${question.about}: ${JSON.stringify(value)} is not offered`);
    emergence.play(state, seat, value);
    said.push(value);
  }
  return { outcome: state.outcome, team: REASONS[state.outcome.reason as Reason].team, said };
}

/** Who is Human in the game with this seed: to let each team be played by somebody else. */
function humansOf(seats: number, seed: number): Seat[] {
  return seatsOfTeam(emergence.start({ seats, seed }).state, HUMAN);
}

describe('the steady player is stronger than one who plays at random', () => {
  test.each([
    ['the A.I.', 4, AI],
    ['the A.I.', 6, AI],
    ['the Humans', 4, HUMAN],
    ['the Humans', 6, HUMAN],
  ])('as %s among %i against random others it wins at least 95 in 100', (_who, seats, team) => {
    let won = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const humans = humansOf(seats, seed);
      const { team: winner } = playOut(seats, seed, (seat, n) =>
        (humans.includes(seat) ? HUMAN : AI) === team ? steady(seat, n) : random(seat, n),
      );
      if (winner === team) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(57);
  });

  test('at mixed tables, two of four seats steady, its seats win far more often than the others', () => {
    const wins = { steady: 0, random: 0 };
    for (let seed = 0; seed < 120; seed += 1) {
      const isSteady = (seat: Seat): boolean => (seat + seed) % 2 === 0;
      const { outcome } = playOut(4, seed, (seat, n) => (isSteady(seat) ? steady(seat, n) : random(seat, n)));
      for (const seat of outcome.winners) wins[isSteady(seat) ? 'steady' : 'random'] += 1;
    }
    expect(wins.steady / wins.random).toBeGreaterThan(2);
  });
});

describe('among themselves', () => {
  test('both teams win', () => {
    const won = [0, 0];
    for (let seed = 0; seed < 100; seed += 1) won[playOut(4, seed, steady).team]! += 1;
    expect(Math.min(...won)).toBeGreaterThanOrEqual(30);
  });

  test('with the same seed they play the same game', () => {
    const { said } = playOut(5, 7, steady);
    expect(playOut(5, 7, steady).said).toEqual(said);
    expect(playOut(5, 8, steady).said).not.toEqual(said);
  });

  test.each(PLAYER_COUNTS)('%i who forget everything between two answers also come to an end', (seats) => {
    for (let seed = 0; seed < 4; seed += 1) {
      expect(playOut(seats, seed, forgetful).outcome.reason).not.toBe('called-off');
    }
  });

  describe.each(LENGTHS)('nothing is answered that is not on offer, %s', (length) => {
    test.each(CITIES.map(({ id }) => id))('%s', (city) => {
      for (const seats of PLAYER_COUNTS) {
        expect(playOut(seats, seats, steady, { city, length }).said.length).toBeGreaterThan(40);
      }
    });

    test('a custom city with teleport and dual-resource tiles', () => {
      const file = changed(cityFile('02'), { '2,-2': 'M+T', '-1,-1': 'O+M', '0,2': 'P', '2,1': 'P' });
      const city = JSON.parse(JSON.stringify(file)) as Json;
      for (const seats of PLAYER_COUNTS) {
        expect(playOut(seats, seats, steady, { city, length }).said.length).toBeGreaterThan(40);
      }
    });
  });
});

describe('[EMG-509] a bot that takes over knows only what the seat knows', () => {
  test('in every world that looks the same to a seat it answers the same', () => {
    let compared = 0;
    for (let seed = 0; seed < 6; seed += 1) {
      const worlds = rngFor(seed, 'worlds');
      playGame(emergence, {
        seats: 3 + (seed % 4),
        seed,
        options: { length: LENGTHS[seed % 2]! },
        players: Array.from({ length: 3 + (seed % 4) }, (_, seat) => steady(seat, seed)),
        onStep({ state }) {
          for (const { seat } of emergence.asks(state)) {
            const other = emergence.world(seen(state, seat), worlds);
            expect(says(other, seat)).toEqual(says(state, seat));
            compared += 1;
          }
        },
      });
    }
    expect(compared).toBeGreaterThan(500);
  });
});

describe('collecting and compiling', () => {
  test('four different types become seven tokens', () => {
    const s = answer(actionOf('red', { at: { red: 'A1' }, holds: { red: 'TOHM' } }), red, 'activate');
    for (const sets of allSay(s, red)) expect(sets).toEqual([['triangle', 'circle', 'helix', 'molecule']]);
  });

  test('the tokens that blocks are worth are those of the best grouping', () => {
    for (let held = 0; held < 5 ** 4; held += 1) {
      const [a, b, c, d] = [
        held % 5,
        Math.floor(held / 5) % 5,
        Math.floor(held / 25) % 5,
        Math.floor(held / 125),
      ] as const;
      const tokens = bestGrouping([a, b, c, d]).reduce((sum, set) => sum + valueOf(set), 0);
      expect(tokensFor(a, b, c, d)).toBe(tokens);
    }
  });

  test('with the last type next door it walks there, and not to a type that it has', () => {
    const s = turnOf('red', { at: { red: 'B2' }, holds: { red: 'TOM' }, show: { red: 'activate-B' } });
    expect(says(s, red)).toBe('B1');
  });

  test('it does not walk onto data that its augmentation cannot read when it could collect elsewhere', () => {
    const digital = turnOf('red', { at: { red: 'D4' }, show: { red: 'activate-E' } });
    const biological = turnOf('red', { at: { red: 'D4' }, show: { red: 'activate-B' } });
    for (const tile of allSay(digital, red)) expect(['C3', 'D3', 'D5', 'E4']).toContain(tile);
    for (const tile of allSay(biological, red)) expect(['C4', 'E3']).toContain(tile);
  });

  test('next to what it lacks it selects the augmentation that reads it', () => {
    const s = selecting({
      at: { red: 'B2' },
      holds: { red: 'TOM' },
      onlyLying: { B1: 'H', E5: 'MMM', E6: 'TTT', G3: 'OOO' },
    });
    expect(says(s, red)).toBe('activate-B');
  });
});

describe('events', () => {
  const WINNING: Picture = { at: { red: 'A4' }, tokens: { red: 7 }, totals: { ai: 9, human: 0 } };

  test('an A.I. operative calls the event that wins', () => {
    for (const deed of allSay(actionOf('red', WINNING), red)) expect(deed).toBe('activate');
  });

  test('a Human calls it when the own purse is enough and the A.I. have less', () => {
    const s = actionOf('red', { humans: ['red'], at: { red: 'A4' }, tokens: { red: 7, orange: 7, yellow: 4 } });
    for (const deed of allSay(s, red)) expect(deed).toBe('activate');
  });

  test('a Human does not call an event that the A.I. would win', () => {
    const s = actionOf('red', {
      humans: ['red'],
      at: { red: 'A4' },
      tokens: { red: 4, orange: 7, yellow: 7, violet: 7 },
    });
    for (const deed of allSay(s, red)) expect(deed).toBe('nothing');
  });

  test('who stands beside the assimilate tile with a winning purse selects activate and goes there', () => {
    const before: Picture = { ...WINNING, at: { red: 'B5' } };
    for (const selected of allSay(selecting(before), red)) expect(selected).toMatch(/^activate/);
    for (const tile of allSay(turnOf('red', before), red)) expect(tile).toBe('A4');
  });

  test('the A.I. insert everything into their own compartment', () => {
    const s = eventOf('red', { tokens: { red: 4, orange: 3 } });
    for (const split of allSay(s, red)) expect(split).toEqual({ ai: 4, human: 0 });
  });

  test('a Human who wins by it inserts everything into the Human compartment', () => {
    const s = eventOf('red', { humans: ['red'], tokens: { red: 6, orange: 3 } });
    for (const split of allSay(s, red)) expect(split).toEqual({ ai: 0, human: 6 });
  });

  test('at an event that decides nothing a Human pours as well: what is kept back wins less often', () => {
    const s = eventOf('red', { length: 'extended', humans: ['red'], tokens: { red: 6, orange: 3 } });
    for (const split of allSay(s, red)) expect(split).toEqual({ ai: 0, human: 6 });
  });
});

describe('the stock of the city', () => {
  const LAST: Picture = { at: { red: 'C3' }, onlyLying: { C3: 'O' }, show: { red: 'activate-E' } };

  test('a Human takes the last block', () => {
    for (const deed of allSay(actionOf('red', { ...LAST, humans: ['red'] }), red)) expect(deed).toBe('activate');
  });

  test('a Human goes to the last block', () => {
    const s = turnOf('red', { ...LAST, humans: ['red'], at: { red: 'B2' } });
    for (const tile of allSay(s, red)) expect(tile).toBe('C3');
  });

  test('an A.I. operative never takes it, whatever it lacks', () => {
    for (const deed of allSay(actionOf('red', { ...LAST, holds: { red: 'THM' } }), red)) expect(deed).toBe('nothing');
  });

  test('an A.I. operative replenishes when the city is almost empty', () => {
    const poor: Picture = { at: { red: 'C3' }, onlyLying: { C3: 'O', E5: 'M' } };
    expect(says(selecting(poor), red)).toMatch(/^replenish/);
    const s = actionOf('red', { ...poor, show: { red: 'replenish-E' } });
    expect(says(s, red)).toBe('replenish');
  });

  test('on a dual-resource tile the scarcer type', () => {
    const city = changed(cityFile('01'), { '0,-1': 'T+O' });
    const s = actionOf('red', {
      city,
      at: { red: 'C3' },
      onlyLying: { C3: 'O', E4: 'O' },
      show: { red: 'replenish-E' },
    });
    expect(says(answer(s, red, 'replenish'), red)).toBe('triangle');
  });
});

describe('hostile actions', () => {
  /** Violet, next to red, was seen through: nobody else inserted as much as the Human compartment held. */
  function seenThrough(picture: Picture): State {
    const s = actionOf('red', {
      at: { red: 'C3', violet: 'B3' },
      show: { red: 'terminate-E', violet: 'activate-B' },
      ...picture,
    });
    s.inserted.push(0, orange, 1, 0, 0, yellow, 1, 0, 0, violet, 0, 4);
    s.totals = [2, 4];
    s.opened = 1;
    return s;
  }

  test('an A.I. operative terminates the Human who is about to win', () => {
    const s = seenThrough({ tokens: { red: 4, violet: 6 } });
    expect(says(s, red)).toBe('terminate');
    expect(says(answer(s, red, 'terminate'), red)).toBe(violet);
  });

  test('nobody terminates somebody who holds nothing', () => {
    for (const deed of allSay(seenThrough({ tokens: { red: 4 } }), red)) expect(deed).not.toBe('terminate');
  });

  test('a Human leaves the fellow Human alone', () => {
    const s = actionOf('red', {
      seats: 5,
      humans: ['red', 'violet'],
      at: { red: 'C3', violet: 'B3' },
      show: { red: 'terminate-E', violet: 'activate-B' },
      tokens: { red: 4, violet: 7 },
    });
    for (const deed of allSay(s, red)) expect(deed).not.toBe('terminate');
  });

  test('what cannot be paid is not selected', () => {
    const s = selecting({
      humans: ['red'],
      at: { red: 'C3', violet: 'B3' },
      holds: { violet: 'TOHM' },
      tokens: { violet: 9 },
    });
    for (const selected of allSay(s, red)) expect(selected).toMatch(/^(activate|boost|replenish)/);
  });
});

describe('the belief about who is Human', () => {
  const nothingNoticed = [0, 0, 0, 0, 0, 0];

  function believed(s: State, seat: Seat): number[] {
    return beliefOf(seen(s, seat), nothingNoticed.slice(0, s.seats)).human.map((chance) => Math.round(chance * 100));
  }

  test('at first everybody else is equally suspect', () => {
    expect(believed(selecting(), red)).toEqual([0, 33, 33, 33]);
    expect(believed(selecting({ seats: 6 }), red)).toEqual([0, 40, 40, 40, 40, 40]);
  });

  test('a Human knows', () => {
    expect(believed(selecting({ seats: 5, humans: ['red', 'pink'] }), red)).toEqual([100, 0, 0, 0, 100]);
  });

  test('what was spied out is certain', () => {
    expect(believed(selecting({ spied: [['red', 'violet']] }), red)).toEqual([0, 0, 0, 100]);
    expect(believed(selecting({ spied: [['red', 'orange']] }), red)).toEqual([0, 0, 50, 50]);
    expect(believed(selecting({ spied: [['yellow', 'violet']] }), red)).toEqual([0, 33, 33, 33]);
  });

  test('who inserted less than the Human compartment held is almost cleared', () => {
    const s = selecting();
    s.inserted.push(0, red, 7, 0, 0, orange, 1, 0, 0, yellow, 0, 3);
    s.totals = [8, 3];
    s.opened = 1;
    const [me, one, three, none] = believed(s, red) as [number, number, number, number];
    expect(me).toBe(0);
    expect(three).toBeGreaterThan(90);
    expect(Math.max(one, none)).toBeLessThan(5);
  });

  test('while the box travels, whoever keeps much back is suspected', () => {
    const s = answer(eventOf('orange', { tokens: { orange: 6, yellow: 3, red: 1 } }), orange, { ai: 1, human: 0 });
    expect(now(s)).toBe('insert yellow');
    const [, keeper, rest] = believed(s, red) as [number, number, number, number];
    expect(keeper).toBeGreaterThan(2 * rest);
  });
});
