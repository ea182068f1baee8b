import { defineGame, everybody, type Game, only, pick, type Seat, unanswered, without } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { checkGame } from '../checks.ts';
import { playGame, randomPlayer, rngFor } from '../play.ts';
import { playedBy } from '../testing/played-by.ts';
import { type Leak, secrecyCampaign } from '../secrecy.ts';
import { describeGame, guards } from '../suite.ts';
import { answer, answerAll, offers, ofType, seatsAsked, seatsThatMay, step } from '../tables.ts';
import { stages, whistle, whistleSpec, type WhistleState } from './index.ts';

describeGame(whistle, { seats: [2, 4], games: 30, secrecyGames: 15 });

/** Seats 1 and 2 of three hold whistles. */
function table(parts: Partial<WhistleState> = {}): WhistleState {
  return { ...whistle.start({ seats: 3, seed: 5 }).state, whistles: only(1) | only(2), ...parts };
}

function running(die: number): WhistleState {
  return table({ stack: [{ stage: 'stop', die, sealed: unanswered(3) }] });
}

guards(whistle, {
  table,
  seats: 3,
  games: 4,
  invariants: { 'nobody blows a whistle they were not dealt': (s) => (s.blown = only(0)) },
  secrets: {
    'who else holds a whistle': {
      copies: (real, world) => {
        world.whistles = real.whistles;
        // What others have sealed must be possible there.
        const frame = world.stack.at(-1);
        if (frame?.stage === 'stop') frame.sealed = frame.sealed.map((said) => (said === null ? null : 'pass'));
      },
    },
  },
});

describe('[W2.2] a whistle may be blown while another thinks', () => {
  test('nobody waits for it', () => {
    expect(seatsAsked(whistle, table())).toEqual([0]);
    expect(seatsThatMay(whistle, table())).toEqual([1, 2]);
    expect(offers(whistle, table(), 1)).toEqual(['blow']);
  });

  test('it brings two steps, and the one who is asked is still asked', () => {
    const s = answer(whistle, table(), 2, 'blow');
    expect(s.steps).toEqual([0, 0, 2]);
    expect(seatsAsked(whistle, s)).toEqual([0]);
    expect(seatsThatMay(whistle, s)).toEqual([1]);
  });

  test('not without one, not twice, and not in the own turn', () => {
    expect(() => answer(whistle, table({ whistles: 0 }), 1, 'blow')).toThrow('You are not asked now.');
    expect(() => answer(whistle, table({ blown: only(2) }), 2, 'blow')).toThrow('You are not asked now.');
    expect(() => answer(whistle, table({ turns: 1 }), 1, 'blow')).toThrow('not one of your choices');
  });
});

describe('[W3.1] a run may be stopped', () => {
  test('everybody is asked, also those who can only pass', () => {
    expect(seatsAsked(whistle, running(5))).toEqual([0, 1, 2]);
    expect(offers(whistle, running(5), 0)).toEqual(['pass']);
  });

  test('when nobody blows it counts', () => {
    expect(answerAll(whistle, running(5), ['pass', 'pass', 'pass']).steps).toEqual([5, 0, 0]);
  });

  test('the first clockwise stops it, and it is asked again', () => {
    const s = answerAll(whistle, running(5), ['pass', 'blow', undefined]);
    const next = step(whistle, s, 2, 'blow');
    expect(ofType(next.told.map(({ event }) => event) as never[], 'blew' as never)).toMatchObject([{ by: 1 }]);
    expect(next.state.steps).toEqual([0, 0, 0]);
    expect(whistle.isWindow(next.state)).toBe(true);
    expect(offers(whistle, next.state, 1)).toEqual(['pass']);
  });

  test('[W3.2] it is not asked when all cards are known', () => {
    const s = answer(whistle, table({ whistles: 7, blown: 7 }), 0, 'run');
    expect(whistle.isWindow(s)).toBe(false);
  });
});

test('players are heard who speak unasked, or stay silent', () => {
  const speaks = (seat: Seat): boolean => {
    const players = [0, 1, 2].map((one) => {
      const random = randomPlayer(rngFor(one, 'whistle'));
      return {
        answer: (...[view, question]: Parameters<typeof random.answer>) =>
          question.optional ? (one === seat ? 'blow' : null) : question.window ? 'pass' : random.answer(view, question),
      };
    });
    const { record } = playGame(whistle, { seats: 3, seed: 5, players });
    const unasked = record.log.flatMap((entry) => (entry.type === 'answer' && entry.optional ? [entry.seat] : []));
    expect(unasked.every((one) => one === seat)).toBe(true);
    return unasked.length > 0;
  };
  const { whistles } = whistle.start({ seats: 3, seed: 5 }).state;
  expect([0, 1, 2].map(speaks)).toEqual([0, 1, 2].map((seat) => (whistles & only(seat)) !== 0));
});

describe('what is planted is found', () => {
  function leaksOf(game: Game<WhistleState>): string[] {
    const leaks: readonly Leak[] = secrecyCampaign(game, { seats: 3, games: 8, seed: 'planted', secrets: {} }).leaks;
    return [...new Set(leaks.map(({ what }) => what.replace(', after playing on', '')))];
  }

  /** Whistle's own advisors would be lost in some of these. */
  const holed = (parts: object, spec: Partial<typeof whistleSpec> = {}): typeof whistle =>
    defineGame({
      ...whistleSpec,
      advisor: playedBy(['turn', 'stop'], randomPlayer) as unknown as typeof whistleSpec.advisor,
      stages: { ...stages, ...parts },
      ...spec,
    });
  const holders = (s: WhistleState): number => without(s.whistles & ~s.blown, s.turns % s.seats);

  test('whistles as they are, nothing', () => {
    expect(leaksOf(whistle)).toEqual([]);
  });

  test('nothing either where the offer alone does not say who may speak', () => {
    const offer = (s: WhistleState, _f: unknown, seat: Seat): unknown =>
      pick(seat === s.turns % s.seats ? ['walk', 'run'] : ['blow']);
    expect(leaksOf(holed({ turn: { ...stages.turn, offer, may: holders } }))).toEqual([]);
  });

  test('holders are waited for', () => {
    const who = (s: WhistleState): number => only(s.turns % s.seats) | holders(s);
    expect(leaksOf(holed({ turn: { ...stages.turn, who } }))).toContain('who is asked tells a secret');
  });

  test('a window opens for the holders alone', () => {
    const who = (s: WhistleState): number => holders(s) | only(0);
    expect(leaksOf(holed({ stop: { ...stages.stop, who } }))).toContain('who is asked tells a secret');
  });

  test('the number of the turn depends on what is hidden', () => {
    const turn = (s: WhistleState): number => s.turns + (s.whistles === 0 ? 1000 : 0);
    expect(leaksOf(holed({}, { turn }))).toContain('a window or the number of the turn tells a secret');
  });

  test('who may speak depends on what somebody else holds', () => {
    const may = (s: WhistleState): number => (s.whistles === everybody(s.seats) ? 0 : holders(s));
    expect(leaksOf(holed({ turn: { ...stages.turn, may } }))).toContain('the own question tells a secret');
  });
});

describe('what is broken is noticed', () => {
  function promise(game: Game<WhistleState>): string | null {
    for (let seed = 0; seed < 20; seed += 1) {
      const { broken } = checkGame(game, { seats: 3, seed });
      if (broken !== null) return broken.what;
    }
    return null;
  }

  test('nothing, as it is', () => {
    expect(promise(whistle)).toBeNull();
  });

  test('an unasked answer is taken that is not on offer', () => {
    const explain: typeof whistle.explain = (s, seat, value) =>
      (whistle.mayAnswer(s) & only(seat)) !== 0 ? { ok: true } : whistle.explain(s, seat, value);
    expect(promise({ ...whistle, explain })).toBe('nothing else is accepted');
  });

  test('somebody speaks who may not', () => {
    const explain: typeof whistle.explain = (s, seat, value) =>
      value === 'blow' && seat < s.seats && whistle.waiting(s) === only(s.turns % s.seats)
        ? { ok: true }
        : whistle.explain(s, seat, value);
    expect(promise({ ...whistle, explain })).not.toBeNull();
  });

  test('a question that is optional does not say so', () => {
    const asksSeen: typeof whistle.asksSeen = (s, viewer) => {
      const seen = whistle.asksSeen(s, viewer);
      if (seen.mine === null) return seen;
      const { optional: _optional, ...mine } = seen.mine;
      return { ...seen, mine };
    };
    expect(promise({ ...whistle, asksSeen })).toBe(
      'who is not waited for has a question only where they may speak, and it says so',
    );
  });

  test('a game with windows counts no turns', () => {
    const { turn: _turn, ...spec } = whistleSpec;
    expect(promise(defineGame(spec))).toBe('a game with windows says which turn it is');
  });

  test('a game continues games of a version that is not older', () => {
    const { rulesVersion } = whistleSpec;
    expect(promise(defineGame({ ...whistleSpec, continues: [rulesVersion] }))).toBe(
      'a game continues games of older versions alone',
    );
  });
});
