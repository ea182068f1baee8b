import { describe, expect, test } from 'vitest';
import { BrokenRule } from './broken.ts';
import { fastRng, seedFromText } from './chance.ts';
import { pick } from './domain.ts';
import { defineGame } from './define.ts';
import type { Json } from './json.ts';
import type { Moment } from './flow.ts';
import { everybody, NOBODY, only } from './seats.ts';
import type { Trials } from './spec.ts';
import { spec, stage, type Talk, talk, talked, type TalkEvent, type TalkState, talkWith } from './testing/talk.ts';

// What a game has that was made of a spec. Each is made inside its test, for a game that is made once is never made wrongly again.

/** What is told, one thing after the other, when somebody says 'on'. */
function telling(moments: TalkEvent['type'][], ...tells: TalkEvent['type'][]): Talk {
  const told = talkWith({
    turn: stage.ask('turn', {
      rule: 'T1',
      who: (_s, f) => only(f.by),
      offer: () => pick(['on']),
      absent: () => 'on',
      answer(s, _f, { by }, k) {
        for (const type of tells) {
          s.trail.push(type);
          k.tell({ type, by });
        }
      },
    }),
  });
  return defineGame({ ...spec, stages: told.stages as (typeof spec)['stages'], moments });
}

function momentsOf(game: Talk): readonly Moment<TalkState>[] {
  const next = game.after(game.start({ seats: 2, seed: 1 }).state, { seat: 0, value: 'on' });
  if (!next.ok) throw new Error(next.why);
  return next.moments;
}

describe('the words of a game', () => {
  const question = { seat: 0, about: 'vote', rule: 'T3', domain: pick(['red']) };

  test('are its own, by question', () => {
    const heard: unknown[] = [];
    const { words } = defineGame({
      ...spec,
      words: {
        ...spec.words,
        prompt: { ...spec.words.prompt, vote: (...all: unknown[]) => (heard.push(all), 'Vote.') },
        option: { ...spec.words.option, vote: (...all: unknown[]) => (heard.push(all), { says: 'Red.', about: [] }) },
        waiting: { ...spec.words.waiting, turn: (view: Json) => `to see ${JSON.stringify(view)}` },
      },
    });
    expect(words.event({ type: 'said', by: 0 }, [])).toBe('said');
    expect(words.table('view', [])).toBe('talking');
    expect(words.outcome({ winners: [], reason: '', rules: [], roles: [] }, [])).toBe('It is over.');
    expect(words.answer('vote', 'red', [])).toBe('"red"');
    expect(words.waiting('view', 'vote')).toBe('to talk');
    expect(words.waiting('view', 'turn')).toBe('to see "view"');
    expect(words.prompt('view', question)).toBe('Vote.');
    expect(words.prompt('view', question, ['Ann'])).toBe('Vote.');
    expect(words.option('view', question, 'red')).toEqual({ says: 'Red.', about: [] });
    expect(words.option('view', question, 'red', ['Ann'])).toEqual({ says: 'Red.', about: [] });
    expect(heard).toEqual([
      ['view', question, []],
      ['view', question, ['Ann']],
      ['view', 'red', question, []],
      ['view', 'red', question, ['Ann']],
    ]);
  });

  test('are missing for a question that nobody knows, and that is a fault', () => {
    const { words } = defineGame(spec);
    for (const about of ['constructor', 'one']) {
      expect(() => words.prompt(null, { ...question, about })).toThrow(`there is no such question\n"${about}"`);
    }
  });
});

test('a game replays what was recorded of another one with the same rules', () => {
  const { log, state, told } = talked(
    [
      [0, 'on'],
      [1, 'roll'],
    ],
    seedFromText('again'),
  );
  const setup = { seats: 3, options: { pace: 1 } };
  expect(defineGame(spec).replay(setup, log, seedFromText('again'))).toEqual({ ok: true, state, told });
});

describe('moments', () => {
  test('are those of marked events alone, without one behind which nothing is told', () => {
    const of = (game: Talk): unknown => momentsOf(game).map(({ told, to, state }) => [told, to, state.trail.at(-1)]);
    expect(of(telling(['said'], 'said', 'voted', 'said', 'voted'))).toEqual([
      [1, 'all', 'said'],
      [3, 'all', 'said'],
    ]);
    expect(of(telling(['said'], 'said', 'voted', 'said', 'voted', 'said'))).toEqual([
      [1, 'all', 'said'],
      [3, 'all', 'said'],
    ]);
    expect(of(telling(['said'], 'voted', 'voted'))).toEqual([]);
  });

  test('are none in a game that marks none', () => {
    expect(momentsOf(telling([], 'said', 'said'))).toEqual([]);
    const { moments: _none, ...without } = { ...spec, moments: [] };
    expect(defineGame(without).start({ seats: 2, seed: 1 }).moments).toEqual([]);
  });
});

describe('what a game says of itself', () => {
  test('whether it has windows: one is enough, and a sealed question is none', () => {
    const vote = {
      rule: 'T3',
      who: (s: TalkState) => everybody(s.seats),
      offer: () => pick<'red' | 'blue'>(['red', 'blue']),
      pass: 'red' as const,
      all: () => {},
    };
    const withWindow = talkWith({ vote: stage.window('vote', vote) });
    expect([withWindow.hasWindows, talkWith({}).hasWindows]).toEqual([true, false]);
    const { state } = talked([[0, 'vote']], 1, withWindow);
    expect([withWindow.isWindow(state), withWindow.isWindow(talked([]).state)]).toEqual([true, false]);
    expect(talk.isWindow(talked([[0, 'vote']]).state)).toBe(false);
    expect(talk.isWindow(talked([[0, 'end']]).state)).toBe(false);
    expect(withWindow.asksSeen(state, 0).mine).toMatchObject({ window: { pass: 'red' } });
    expect(talk.asksSeen(talked([[0, 'vote']]).state, 0).mine).not.toHaveProperty('window');
    expect(talk.asksSeen(talked([]).state, 0).mine).not.toHaveProperty('window');
  });

  test('which turn it is, or that it does not count them', () => {
    const { state } = talked([]);
    const counting = defineGame({ ...spec, turn: (s) => s.trail.length });
    expect([counting.countsTurns, counting.turn(state)]).toEqual([true, state.trail.length]);
    const plain = defineGame(spec);
    expect([plain.countsTurns, plain.turn(state)]).toEqual([false, 0]);
  });

  test('what everybody sees, by a look for one viewer or by one for all of them', () => {
    const { state } = talked([]);
    const seen = { seats: state.seats, viewer: 1, said: state.trail.length };
    expect([talk.view(state, 1), talk.views(state)(1)]).toEqual([seen, seen]);
    expect(talk.views(state)('spectator')).toEqual({ ...seen, viewer: 'spectator' });
    const { view: _view, views: _views, ...unseen } = spec;
    const shared = defineGame({ ...unseen, views: () => (viewer) => ({ viewer }) });
    expect([shared.view(state, 1), shared.views(state)(1)]).toEqual([{ viewer: 1 }, { viewer: 1 }]);
  });

  test('a copy that changes without the other, also where a game does not say how', () => {
    const { copy: _copy, ...without } = spec;
    const plain = defineGame(without);
    const { state } = talked([[0, 'vote']], 1, plain);
    const before = JSON.stringify(state);
    const copy = plain.copy(state);
    expect(copy).toEqual(state);
    copy.trail.push('more');
    copy.stack.pop();
    plain.playRandom(copy, fastRng(1));
    expect(JSON.stringify(state)).toBe(before);
  });

  test('which options it has', () => {
    const { pace } = spec.options;
    const game = defineGame<TalkState, { pace: number; length: number }, Json, TalkEvent>({
      ...spec,
      options: { pace, length: pace },
    });
    expect(game.settleOptions({ speed: 1 })).toEqual({
      ok: false,
      why: "Talk has no option 'speed'. Its options are: pace, length.",
    });
  });
});

describe('who is asked what', () => {
  test('nothing when the game is over', () => {
    const { state } = talked([[0, 'end']]);
    const nothing = { mine: null, waiting: [], answered: [] };
    expect([talk.asksSeen(state, 0), talk.asksSeen(state, 'spectator')]).toEqual([nothing, nothing]);
    expect(talk.mayAnswer(state)).toBe(NOBODY);
  });

  test('an open question lies there without answers', () => {
    expect(talk.asksSeen(talked([]).state, 1)).toEqual({
      mine: null,
      waiting: [{ seat: 0, about: 'turn' }],
      answered: [],
    });
  });

  test('a seat that takes no part in a sealed question is not told that it has answered', () => {
    const game = talkWith({
      vote: stage.sealed('vote', {
        rule: 'T3',
        who: () => only(1),
        offer: () => pick<'red' | 'blue'>(['red', 'blue']),
        absent: () => 'red',
        all: () => {},
      }),
    });
    const { state } = talked([[0, 'vote']], 1, game);
    expect(game.explain(state, 0, 'red')).toEqual({ ok: false, rule: 'T3', why: 'You are not asked now.' });
    expect(game.explain(state, 1, 'red')).toEqual({ ok: true });
  });

  test('a state that stopped in the middle of what happens is a fault', () => {
    const half = { ...talked([]).state, stack: [{ stage: 'one' as const }] };
    expect(() => talk.waiting(half)).toThrow(/a stage stopped half-way\n.*"one"/);
  });
});

describe('answers that are laid down', () => {
  const { state } = talked([[0, 'vote']]);

  test('lie sealed on a copy, and none is carried out', () => {
    const laid = talk.laidDown(state, ['red', null, 'blue']);
    expect(laid.stack.at(-1)).toEqual({ stage: 'vote', sealed: ['red', null, 'blue'] });
    expect(state.stack.at(-1)).toEqual({ stage: 'vote', sealed: [null, null, null] });
    const all = talk.laidDown(laid, [null, 'red', null]);
    expect(all.stack.at(-1)).toEqual({ stage: 'vote', sealed: ['red', 'red', 'blue'] });
    expect(all.trail).toEqual(state.trail);
  });

  test('belong to a sealed question', () => {
    expect(() => talk.laidDown(talked([]).state, ['on'])).toThrow(
      'answers are laid down where the question is not sealed',
    );
  });
});

test('play() tells whoever listens what was told, and plays the same with and without', () => {
  const heard: TalkEvent[] = [];
  const { state } = talked([]);
  talk.play(state, 0, 'say', (event) => heard.push(event));
  expect(heard).toEqual([{ type: 'said', by: 0 }]);
  talk.play(state, 1, 'roll', () => {});
  talk.play(state, 2, 'on');
  expect(state.trail.slice(2, 4)).toEqual(['say', 'roll']);
  expect(state.trail.at(-1)).toBe('on');
});

test('a game that starts says so, and deals everything once', () => {
  const dealt: number[][] = [];
  const game = defineGame({
    ...spec,
    setup(_s, k) {
      dealt.push(k.shuffle([0, 1, 2, 3], 'deal', 2, 7));
      k.push({ stage: 'turn', by: 0 });
    },
  });
  const begun = game.start({ seats: 2, seed: seedFromText('deal') });
  expect(begun).toMatchObject({ ok: true, entries: [{ label: 'deal 2.7', of: 4 }] });
  expect(dealt[0]!.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

describe('trials', () => {
  /** What an advisor is given to try things with. */
  function trialsOf(): Trials<TalkState, Json> {
    const got: Trials<TalkState, Json>[] = [];
    defineGame({
      ...spec,
      advisor(seat, rng, trials) {
        got.push(trials);
        return spec.advisor(seat, rng, trials);
      },
    }).advisor(0, fastRng(1));
    return got[0]!;
  }

  test('come out as they are given, which is not used up, and say how often chance was drawn', () => {
    const trials = trialsOf();
    const { state } = talked([]);
    for (let came = 0; came < 6; came += 1) {
      const given = [came];
      const tried = trials.try(state, 0, 'roll', given);
      expect([tried.state.trail.at(-1), tried.drew, given]).toEqual([`rolled ${came}`, 1, [came]]);
    }
    expect(trials.try(state, 0, 'on', [3]).drew).toBe(0);
  });

  test('draw for themselves where nothing is given', () => {
    expect(trialsOf().try(talked([]).state, 0, 'roll')).toMatchObject({ drew: 1 });
  });
});

test('a question without advice is a fault', () => {
  const advisor = talk.advisor(0, fastRng(1));
  const question = { seat: 0, about: 'nothing', rule: 'T1', domain: pick([1]) };
  expect(() => advisor.answer(null, question)).toThrow('there is no advice on this question\n"nothing"');
});

describe('undo', () => {
  const setup = { seats: 3, options: {} };

  test('tells nothing and shows nothing: it is one entry', () => {
    const { log } = talked([[0, 'say']]);
    const back = talk.undo(setup, log, 0, 1);
    expect(back).toMatchObject({ ok: true, entries: [{ type: 'undo', seat: 0 }], told: [], moments: [] });
  });

  test('of a log that does not fit its game is a fault', () => {
    const { log } = talked([[0, 'say']]);
    expect(() => talk.undo({ ...setup, seats: 9 }, log, 0, 1)).toThrow('a log that was played cannot be played again');
  });
});

describe('luck that is given or written down', () => {
  const shuffles = (): Talk =>
    talkWith({
      one: stage.happens('one', (_s, _f, k) => {
        k.shuffle(['a', 'b', 'c'], 'cards');
        k.done();
      }),
    });

  test.each([[3], [[2, 0]], [[2, 0, 1, 1]], [[2, 0, 3]]])('%j is no order of three', (came) => {
    const game = shuffles();
    const { state } = game.start({ seats: 3, seed: 1 });
    const given = [came];
    expect(() => game.after(state, { seat: 0, value: 'round' }, given)).toThrow(BrokenRule);
  });

  test('that does not fit is shown with the fault', () => {
    const { log } = talked([[0, 'roll']]);
    const wrong = log.map((entry) => (entry.type === 'chance' ? { ...entry, of: 99 } : entry));
    expect(talk.replay({ seats: 3, options: {} }, wrong, 1)).toMatchObject({
      ok: false,
      why: expect.stringContaining('"of":99') as string,
    });
  });
});

test('a fault has its name, and a picture only where there is one', () => {
  expect(new BrokenRule('no way')).toMatchObject({ name: 'BrokenRule', message: 'no way', picture: null });
  expect(new BrokenRule('no way', [1]).message).toBe('no way\n[1]');
});
