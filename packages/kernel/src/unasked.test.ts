import { describe, expect, test } from 'vitest';
import { fastRng } from './chance.ts';
import { acts, pick } from './domain.ts';
import type { Json } from './json.ts';
import type { Entry } from './log.ts';
import { everybody, NOBODY, only } from './seats.ts';
import { unanswered } from './stage.ts';
import { goOn, stage, type Talk, talked, talkWith } from './testing/talk.ts';

// Seats that may speak without being waited for, and questions that close by themselves.

/** Seat 1 may always break in on the others; seat 2 may, but has nothing to say. */
function talkBreakingIn(): Talk {
  return talkWith({
    turn: stage.ask('turn', {
      rule: 'T1',
      who: (_s, f) => only(f.by),
      may: () => only(1) | only(2),
      offer: (_s, f, seat) =>
        pick<string>(seat === f.by ? ['on', 'roll', 'vote', 'end'] : seat === 1 ? ['stop', 'dice'] : []),
      absent: () => 'on',
      answer(s, f, { by, value }, k) {
        s.trail.push(`${by} ${value}`);
        if (by !== f.by) {
          if (value === 'dice') k.chance(6, 'die', s.trail.length);
          return;
        }
        f.by = (by + 1) % s.seats;
        if (value === 'vote') k.push({ stage: 'vote', sealed: unanswered(s.seats) });
        if (value === 'end') k.finish({ winners: [by], reason: 'said', rules: ['T9'], roles: [] });
      },
    }),
  });
}

type Deed = { act: 'go' } | { act: 'stop'; card: number };

const SETUP = { seats: 3, options: {} };
const game = talkBreakingIn();
const begun = (): ReturnType<typeof talked> => talked([], 1, game);

describe('a seat that may speak', () => {
  test('is not waited for and not asked', () => {
    const { state } = begun();
    expect(game.waiting(state)).toBe(only(0));
    expect(game.asks(state).map(({ seat }) => seat)).toEqual([0]);
    expect(game.mayAnswer(state)).toBe(only(1));
  });

  test('has a question that says so; the others see nothing of it', () => {
    const { state } = begun();
    expect(game.asksSeen(state, 1).mine).toEqual({
      seat: 1,
      about: 'turn',
      rule: 'T1',
      domain: pick(['stop', 'dice']),
      optional: true,
    });
    expect(game.asksSeen(state, 0).mine).not.toHaveProperty('optional');
    for (const viewer of [0, 1, 2, 'spectator'] as const)
      expect(game.asksSeen(state, viewer).waiting).toEqual([{ seat: 0, about: 'turn' }]);
    expect(game.asksSeen(state, 2).mine).toBeNull();
    expect(game.asksSeen(state, 'spectator').mine).toBeNull();
  });

  test('is heard, and the one who is asked is still asked', () => {
    const { state, log } = goOn(begun(), [[1, 'stop']], game);
    expect(state.trail.at(-1)).toBe('1 stop');
    expect(game.waiting(state)).toBe(only(0));
    expect(log.at(-1)).toEqual({ type: 'answer', seat: 1, about: 'turn', value: 'stop', optional: true });
  });

  test('is refused what is not on offer to it', () => {
    const { state } = begun();
    expect(game.explain(state, 1, 'on')).toMatchObject({ ok: false, why: 'That is not one of your choices now.' });
    expect(game.explain(state, 2, 'stop')).toMatchObject({ ok: false, why: 'You are not asked now.' });
    expect(game.explain(state, 33, 'stop')).toMatchObject({ ok: false, why: 'You are not asked now.' });
    expect(game.after(state, { seat: 1, value: 'stop', about: 'vote' })).toMatchObject({ ok: false });
  });

  test('is simply asked when its own turn has come', () => {
    const { state, log } = goOn(begun(), [[0, 'on']], game);
    expect(game.mayAnswer(state)).toBe(NOBODY);
    expect(game.asksSeen(state, 1).mine).not.toHaveProperty('optional');
    expect(goOn({ state, log, told: [] }, [[1, 'on']], game).log.at(-1)).not.toHaveProperty('optional');
  });

  test('may not speak when the game is over, nor in a question where nobody may', () => {
    expect(game.mayAnswer(goOn(begun(), [[0, 'end']], game).state)).toBe(NOBODY);
    expect(game.mayAnswer(goOn(begun(), [[0, 'vote']], game).state)).toBe(NOBODY);
  });

  test('can take it back, as long as nothing was drawn and nobody has answered since', () => {
    const before = begun();
    const { log } = goOn(before, [[1, 'stop']], game);
    const back = game.undo(SETUP, log, 1, 1);
    expect(back).toMatchObject({ ok: true, state: { trail: before.state.trail } });
    expect(game.undo(SETUP, goOn(before, [[1, 'dice']], game).log, 1, 1)).toMatchObject({ ok: false });
    const since: [number, Json][] = [
      [1, 'stop'],
      [0, 'on'],
    ];
    expect(game.undo(SETUP, goOn(before, since, game).log, 1, 1)).toMatchObject({ ok: false });
  });

  test('closes the way back for the one who is asked', () => {
    const said: [number, Json][] = [
      [0, 'on'],
      [1, 'on'],
      [1, 'stop'],
    ];
    const { log } = goOn(begun(), said, game);
    expect(game.undo(SETUP, log, 0, 1)).toMatchObject({ ok: false });
    expect(game.undo(SETUP, log, 1, 1)).toMatchObject({ ok: true });
  });

  test('is replayed', () => {
    const { log, state } = goOn(
      begun(),
      [
        [1, 'dice'],
        [0, 'on'],
        [1, 'vote'],
      ],
      game,
    );
    const again = game.replay(SETUP, log, 1);
    expect(again).toMatchObject({ ok: true, state: { trail: state.trail } });
    const never: Entry[] = [...begun().log, { type: 'answer', seat: 2, about: 'turn', value: 'stop' }];
    expect(game.replay(SETUP, never, 1)).toMatchObject({ ok: false });
  });

  test('speaks now and then in random play', () => {
    const trails = Array.from({ length: 60 }, (_, seed) => {
      const s = begun().state;
      const draws = fastRng(seed);
      for (let steps = 0; steps < 30 && game.playRandom(s, draws); steps += 1);
      return s.trail;
    });
    const spoken = trails.flat().filter((line) => line === '1 stop' || line === '1 dice').length;
    const asked = trails.flat().filter((line) => /^[02] /.test(line)).length;
    expect(spoken).toBeGreaterThan(asked / 30);
    expect(spoken).toBeLessThan(asked / 3);
  });

  test('with acts: offered by the same list', () => {
    const acting = talkWith({
      turn: stage.acts('turn', {
        rule: 'T1',
        who: (_s, f) => only(f.by),
        may: (s, f) => everybody(s.seats) & ~only(f.by),
        offer(_s, f, seat, list: Deed[]) {
          if (seat === f.by) list.push({ act: 'go' });
          else if (seat === 2) list.push({ act: 'stop', card: 3 });
        },
        absent: (): Deed => ({ act: 'go' }),
        does: {
          go(s, f) {
            f.by = (f.by + 1) % s.seats;
          },
          stop(s, _f, { by, value }) {
            s.trail.push(`${by} stops with ${value.card}`);
          },
        },
      }),
    });
    const { state } = talked([], 1, acting);
    expect(acting.mayAnswer(state)).toBe(only(2));
    expect(acting.asksSeen(state, 2).mine).toMatchObject({ optional: true, domain: acts([{ act: 'stop', card: 3 }]) });
    expect(goOn({ state, log: [], told: [] }, [[2, { act: 'stop', card: 3 }]], acting).state.trail.at(-1)).toBe(
      '2 stops with 3',
    );
  });
});

describe('a window', () => {
  const withWindow = talkWith({
    vote: stage.window('vote', {
      rule: 'T3',
      who: (s) => everybody(s.seats),
      offer: () => pick(['red', 'blue']),
      pass: 'red',
      all(s, _f, answers, k) {
        s.trail.push(answers.join(' '));
        k.done();
      },
    }),
  });
  const open = (): ReturnType<typeof talked> => talked([[0, 'vote']], 1, withWindow);

  test('says of itself that it closes, and what is answered then', () => {
    const { state } = open();
    expect(withWindow.hasWindows).toBe(true);
    expect(game.hasWindows).toBe(false);
    expect(withWindow.isWindow(state)).toBe(true);
    expect(withWindow.isWindow(talked([], 1, withWindow).state)).toBe(false);
    expect(withWindow.asksSeen(state, 2).mine).toMatchObject({ window: { pass: 'red' } });
    expect(withWindow.absent(state, 2)).toBe('red');
  });

  test('is a sealed question otherwise', () => {
    const { state } = goOn(
      open(),
      [
        [2, 'blue'],
        [0, 'red'],
        [1, 'red'],
      ],
      withWindow,
    );
    expect(state.trail.at(-1)).toBe('red red blue');
    expect(withWindow.isWindow(state)).toBe(false);
  });
});
