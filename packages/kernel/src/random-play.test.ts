import { describe, expect, test } from 'vitest';
import { fastRng, type Rng } from './chance.ts';
import { pick } from './domain.ts';
import type { Json } from './json.ts';
import { NOBODY, only } from './seats.ts';
import { stage, type Talk, talk, talked, talkWith } from './testing/talk.ts';

// Random play, which search and the suites of random games stand on: every answer counts once, and nobody's is skipped.

/** Seats 1 and 2 choose in secret. */
function twoVote(who = only(1) | only(2)): Talk {
  return talkWith({
    vote: stage.sealed('vote', {
      rule: 'T3',
      who: () => who,
      offer: (_s, _f, seat) => pick(seat === 1 ? ['red'] : ['blue']),
      absent: () => 'red',
      all(s, f, answers, k) {
        s.trail.push(`${JSON.stringify(answers)} ${f.sealed.length}`);
        k.done();
      },
    }),
  });
}

/** Everybody may break in, with so many words. */
function breakingIn(words: readonly string[]): Talk {
  return talkWith({
    turn: stage.ask('turn', {
      rule: 'T1',
      who: (_s, f) => only(f.by),
      may: () => ~0,
      offer: (_s, f, seat) => pick<string>(seat === f.by ? ['on'] : words),
      absent: () => 'on',
      answer(s, _f, { by, value }, k) {
        s.trail.push(`${by} ${value}`);
        if (s.trail.length > 60) k.finish({ winners: [], reason: 'said', rules: ['T9'], roles: [] });
      },
    }),
  });
}

class Counted implements Rng {
  readonly #rng = fastRng(1);
  drawn = 0;
  below(n: number): number {
    this.drawn += 1;
    return this.#rng.below(n);
  }
}

describe('a sealed question in random play', () => {
  test('is answered by one seat after the other, and opened by the last', () => {
    const game = twoVote();
    const { state } = talked([[0, 'vote']], 1, game);
    const before = state.trail.length;
    expect(game.playRandom(state, fastRng(1))).toBe(true);
    expect(state.stack.at(-1)).toEqual({ stage: 'vote', sealed: [null, 'red', null] });
    expect(state.trail).toHaveLength(before);
    expect(game.playRandom(state, fastRng(1))).toBe(true);
    expect(state.trail.slice(before)).toEqual(['[null,"red","blue"] 3']);
  });

  test('leaves alone what lies there already, before the seat that answers and behind it', () => {
    for (const said of [1, 2]) {
      const game = twoVote();
      const { state } = talked(
        [
          [0, 'vote'],
          [said, said === 1 ? 'red' : 'blue'],
        ],
        1,
        game,
      );
      game.playRandom(state, fastRng(1));
      expect(state.trail.at(-1)).toBe('[null,"red","blue"] 3');
    }
  });

  test('that asks nobody is a fault', () => {
    const game = twoVote(NOBODY);
    const { state } = talked([[0, 'vote']], 1, game);
    expect(() => game.playRandom(state, fastRng(1))).toThrow('nobody is asked, and the game is not over');
  });
});

describe('an open question in random play', () => {
  test('is one answer at a time, to the end, whoever breaks in', () => {
    const game = breakingIn(['stop']);
    const { state } = talked([], 1, game);
    const rng = fastRng(3);
    for (let said = state.trail.length; game.outcome(state) === null; said += 1) {
      expect(state.trail).toHaveLength(said);
      expect(game.playRandom(state, rng)).toBe(true);
    }
    expect(game.playRandom(state, rng)).toBe(false);
    expect(new Set(state.trail.slice(1))).toEqual(new Set(['0 on', '1 stop', '2 stop']));
  });

  test('goes on with the one who is asked where nobody has anything to break in with', () => {
    const game = breakingIn([]);
    const { state } = talked([], 1, game);
    const rng = fastRng(3);
    for (let said = 1; said <= 40; said += 1) {
      game.playRandom(state, rng);
      expect(state.trail.slice(1)).toEqual(Array.from({ length: said }, () => '0 on'));
    }
  });

  test('draws nothing for breaking in where nobody may', () => {
    const { state } = talked([]);
    const rng = new Counted();
    talk.playRandom(state, rng);
    expect(rng.drawn).toBe(1);
  });

  test('only seats of the table may break in', () => {
    const game = breakingIn(['stop']);
    expect(game.mayAnswer(talked([], 1, game).state)).toBe(only(1) | only(2));
  });

  test('of acts is drawn in the way that is asked for', () => {
    type Deed = { act: 'go' | 'stay' | 'end' };
    const game = talkWith({
      turn: stage.acts('turn', {
        rule: 'T1',
        who: (_s, f) => only(f.by),
        offer(_s, _f, _seat, list: Deed[]) {
          list.push({ act: 'go' }, { act: 'stay' }, { act: 'end' });
        },
        absent: (): Deed => ({ act: 'go' }),
        does: {
          go: (s) => void s.trail.push('go'),
          stay: (s) => void s.trail.push('stay'),
          end: (_s, _f, { by }, k) => k.finish({ winners: [by], reason: 'said', rules: ['T9'], roles: [] }),
        },
      }),
    });
    const said = (choose?: () => Json): Set<string> => {
      const heard = new Set<string>();
      for (let seed = 0; seed < 20; seed += 1) {
        const { state } = talked([], 1, game);
        const rng = fastRng(seed);
        for (let steps = 0; steps < 10 && game.playRandom(state, rng, choose); steps += 1);
        for (const line of state.trail.slice(1)) heard.add(line);
      }
      return heard;
    };
    expect(said(() => ({ act: 'stay' }))).toEqual(new Set(['stay']));
    expect(said()).toEqual(new Set(['stay', 'go']));
  });
});

describe('random play in one go', () => {
  test('of a sealed question seals all that is missing and opens it', () => {
    const game = twoVote();
    const { state } = talked([[0, 'vote']], 1, game);
    expect(game.playOut(state, fastRng(1), 2)).toBe(2);
    expect(state.trail.at(-1)).toBe('[null,"red","blue"] 3');
  });

  test('stops in the middle of one when enough was said', () => {
    const game = twoVote();
    const { state } = talked([[0, 'vote']], 1, game);
    expect(game.playOut(state, fastRng(1), 1)).toBe(1);
    expect(state.stack.at(-1)).toEqual({ stage: 'vote', sealed: [null, 'red', null] });
  });

  test('of a question that asks nobody is a fault', () => {
    const game = twoVote(NOBODY);
    const { state } = talked([[0, 'vote']], 1, game);
    expect(() => game.playOut(state, fastRng(1), 5)).toThrow('nobody is asked, and the game is not over');
  });

  test('is what it is one by one, to the end, whoever breaks in', () => {
    const game = breakingIn(['stop']);
    const [{ state: atOnce }, { state: oneByOne }] = [talked([], 1, game), talked([], 1, game)];
    const given = game.playOut(atOnce, fastRng(3), 1000);
    const rng = fastRng(3);
    let said = 0;
    while (game.playRandom(oneByOne, rng)) said += 1;
    expect(given).toBe(said);
    expect(atOnce).toEqual(oneByOne);
    expect(game.playOut(atOnce, rng, 1000)).toBe(0);
  });
});
