import { type Base, canonicalJson, fastRng, type Game, type Json, type Seat } from '@tablewright/kernel';
import { lantern } from '@tablewright/testkit/lantern';
import { describe, expect, test } from 'vitest';
import { LEVELS, sitDown, thinker } from './index.ts';
import { budgetOf } from './search/budget.ts';
import { Horizon } from './search/playout.ts';

const FEW = { iterations: 60 };

/** Plays a game and calls `look` before every answer of this seat. */
function play(
  game: Game,
  seed: number,
  level: (typeof LEVELS)[number],
  look: (view: Json, seat: Seat, at: number) => void,
): Json {
  const { state: s } = game.start({ seats: 5, seed });
  const players = Array.from({ length: 5 }, (_, seat) => sitDown(game, seat, level, fastRng(seed + seat), FEW));
  const log: Json[] = [];
  for (let at = 0; game.outcome(s) === null; at += 1) {
    const { seat } = game.asks(s)[0]!;
    const view = game.view(s, seat);
    look(view, seat, at);
    const value = players[seat]!.answer(view, game.asksSeen(s, seat).mine!);
    expect(game.explain(s, seat, value)).toEqual({ ok: true });
    log.push(value);
    game.play(s, seat, value);
  }
  return log;
}

const game = lantern as unknown as Game;

describe('players of every level', () => {
  test.each(LEVELS)('%s plays a whole game, and the same again with the same seed', (level) => {
    const once = play(game, 7, level, () => {});
    expect(play(game, 7, level, () => {})).toEqual(once);
  });

  test('the hidden part drawn anew changes no answer: there is nothing in it that a bot could see', () => {
    let compared = 0;
    play(game, 3, 'steady', (view, seat, at) => {
      if (at % 4 !== 0) return;
      const other = game.world(view, fastRng(1000 + at));
      const again = game.view(other, seat);
      expect(canonicalJson(again)).toBe(canonicalJson(view));
      const question = game.asksSeen(other, seat).mine!;
      const say = (seen: Json): Json => sitDown(game, seat, 'strong', fastRng(5), FEW).answer(seen, question);
      expect(say(again)).toEqual(say(view));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(3);
  });
});

describe('search', () => {
  test('stops when its time is up', () => {
    const { state: s } = game.start({ seats: 5, seed: 1 });
    const { seat } = game.asks(s)[0]!;
    let clock = 0;
    const { consider } = thinker(game, seat, fastRng(1), { iterations: 1, milliseconds: 10 }, { now: () => clock++ });
    const { iterations } = consider(game.view(s, seat), game.asksSeen(s, seat).mine!);
    expect(iterations).toBeGreaterThan(8);
    expect(iterations).toBeLessThan(200);
  });

  test('bad answers are dropped by how much of its time is gone, or of its tries', () => {
    let clock = 100;
    const timed = budgetOf({ iterations: 1, milliseconds: 10 }, { now: () => clock });
    clock = 104;
    expect([timed.goesOn(1_000), timed.spent(1_000)]).toEqual([true, 0.4]);
    clock = 110;
    expect(timed.goesOn(0)).toBe(false);
    const counted = budgetOf({ iterations: 400, milliseconds: 10 }, { now: () => clock, iterations: 50 });
    expect([counted.spent(20), counted.goesOn(49), counted.goesOn(50)]).toEqual([0.4, true, false]);
  });

  test('judges a table so many turns later, whoever is asked then, or when the question comes round', () => {
    const asked = (turn: number, stage: string, seat: Seat): Base =>
      ({ outcome: null, stack: [{ stage }], turn, seat }) as unknown as Base;
    const turning = {
      countsTurns: true,
      turn: (s: { turn: number }) => s.turn,
      waiting: (s: { seat: Seat }) => 1 << s.seat,
    } as unknown as Game;
    const isReached = (turns: number, then: Base): boolean => {
      const horizon = new Horizon(turning, 0, 'act', { turns });
      horizon.begin(asked(7, 'act', 0));
      horizon.answered(1);
      return horizon.isReached(then);
    };
    expect([asked(7, 'act', 0), asked(8, 'pass', 1)].map((then) => isReached(1, then))).toEqual([false, true]);
    expect([asked(8, 'act', 0), asked(9, 'act', 1)].map((then) => isReached(2, then))).toEqual([false, true]);
    expect([asked(8, 'pass', 1), asked(9, 'act', 0)].map((then) => isReached(0, then))).toEqual([false, true]);
  });

  test('judges a table when the question has come round so often, however often it is looked at on the way', () => {
    const plain = {
      countsTurns: false,
      turn: () => 0,
      waiting: (s: { seat: Seat }) => 1 << s.seat,
    } as unknown as Game;
    const asked = (stage: string, seat: Seat): Base => ({ outcome: null, stack: [{ stage }], seat }) as unknown as Base;
    const roundsUntilJudged = (rounds: number): number => {
      const horizon = new Horizon(plain, 0, 'act', { rounds });
      horizon.begin(asked('act', 0));
      for (let round = 1; ; round += 1) {
        horizon.answered(0);
        if (horizon.isReached(asked('act', 0))) return 0; // still the same turn
        horizon.answered(1);
        if (horizon.isReached(asked('pass', 0)) || horizon.isReached(asked('act', 1))) return -1;
        const [first, again] = [horizon.isReached(asked('act', 0)), horizon.isReached(asked('act', 0))];
        if (first !== again) return -1;
        if (first) return round;
      }
    };
    expect([1, 2, 3].map(roundsUntilJudged)).toEqual([1, 2, 3]);
    const over = new Horizon(plain, 0, 'act', { rounds: 3 });
    over.begin(asked('act', 0));
    expect(over.isReached({ ...asked('act', 1), outcome: {} } as unknown as Base)).toBe(true);
  });

  test('a game says how large a lead another answer needs than the one that is advised', () => {
    const { state: s } = lantern.start({ seats: 5, seed: 3 });
    const [question] = game.asks(s);
    const { seat } = question!;
    const advised = game.advisor(seat, fastRng(1)).answer(game.view(s, seat), question!);
    const answerWith = (lead: number): Json =>
      thinker({ ...game, lead }, seat, fastRng(1), { iterations: 60, milliseconds: 0 }, {}).answer(
        game.view(s, seat),
        question!,
      );
    expect(answerWith(1000)).toEqual(advised);
    expect(answerWith(-1000)).not.toEqual(advised);
  });

  test('fierce thinks in a new world each time, where the game says so; strong in sixty at most', () => {
    const { state: s } = lantern.start({ seats: 5, seed: 3 });
    const [question] = game.asks(s);
    const { seat } = question!;
    const worldsOf = (level: 'strong' | 'fierce', newWorlds: boolean): number => {
      let drawn = 0;
      const counted: Game = { ...game, newWorlds, world: (view, rng) => ((drawn += 1), game.world(view, rng)) };
      const limits = { iterations: 2000, settings: { belief: false } };
      sitDown(counted, seat, level, fastRng(1), limits).answer(game.view(s, seat), question!);
      return drawn;
    };
    expect(worldsOf('strong', true)).toBe(60);
    expect(worldsOf('fierce', false)).toBe(60);
    expect(worldsOf('fierce', true)).toBeGreaterThan(200);
  });

  test('fierce judges tables later and by a lead of its own, where the game says so; strong does not', () => {
    const { state: s } = lantern.start({ seats: 5, seed: 3 });
    const [question] = game.asks(s);
    const { seat } = question!;
    const answeredBy = (level: 'strong' | 'fierce', changed: Partial<Game>): { answer: Json; played: number } => {
      let played = 0;
      const counted: Game = {
        ...game,
        ...changed,
        evaluate: () => 0.5,
        play: (...how) => ((played += 1), game.play(...how)),
      };
      const player = sitDown(counted, seat, level, fastRng(1), { iterations: 100 });
      return { answer: player.answer(game.view(s, seat), question!), played };
    };
    const further = { looksFurther: { rounds: 2, lead: 1000 } };
    const careless = { looksFurther: { rounds: 2, lead: -1000 } };
    expect(answeredBy('strong', further)).toEqual(answeredBy('strong', {}));
    expect(answeredBy('fierce', further).played).toBeGreaterThan(answeredBy('fierce', {}).played);
    expect(answeredBy('fierce', careless).answer).not.toEqual(answeredBy('fierce', further).answer);
  });

  test('fierce judges tables more closely, where the game can; strong does not', () => {
    const { state: s } = lantern.start({ seats: 5, seed: 3 });
    const [question] = game.asks(s);
    const { seat } = question!;
    const judgedBy = (level: 'strong' | 'fierce'): { byEvaluate: number; closely: number } => {
      const asked = { byEvaluate: 0, closely: 0 };
      const counted: Game = {
        ...game,
        evaluate: () => ((asked.byEvaluate += 1), 0.5),
        evaluateClosely: () => ((asked.closely += 1), 0.5),
      };
      sitDown(counted, seat, level, fastRng(1), { iterations: 50 }).answer(game.view(s, seat), question!);
      return asked;
    };
    const strong = judgedBy('strong');
    expect(strong.byEvaluate).toBeGreaterThan(0);
    expect(strong.closely).toBe(0);
    const fierce = judgedBy('fierce');
    expect(fierce.byEvaluate).toBe(0);
    expect(fierce.closely).toBeGreaterThan(0);
  });

  test('where no answer is dropped all are tried equally often', () => {
    const { state: s } = lantern.start({ seats: 5, seed: 3 });
    const [question] = game.asks(s);
    const triesWith = (settings: object): Set<number> => {
      const search = thinker(game, question!.seat, fastRng(1), { iterations: 200, milliseconds: 0 }, { settings });
      return new Set(search.consider(game.view(s, question!.seat), question!).weighed.map(({ tries }) => tries));
    };
    expect(triesWith({ halves: false })).toEqual(new Set([20]));
    expect(triesWith({}).size).toBeGreaterThan(1);
  });

  test('finds the answer that wins at once: a traitor spoils the third night', () => {
    for (let seed = 1; ; seed += 1) {
      const { state: s } = lantern.start({ seats: 5, seed });
      const me = s.traitors & 1 ? 0 : -1;
      if (me < 0) continue;
      s.teams = [3, 3];
      s.spoils = [1, 1];
      s.stack = [{ stage: 'mission', team: 1 | 2, sealed: [null, 'help', null, null, null] }];
      const search = thinker(game, 0, fastRng(1), { iterations: 200, milliseconds: 0 }, {});
      const found = search.consider(lantern.view(s, 0), game.asksSeen(s, 0).mine!);
      expect(found.answer).toBe('spoil');
      expect(found.weighed[0]!.worth).toBeGreaterThan(0.95);
      break;
    }
  });
});
