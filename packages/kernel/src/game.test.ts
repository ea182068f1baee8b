import { describe, expect, test } from 'vitest';
import { fastRng, seedFromText } from './chance.ts';
import { pick } from './domain.ts';
import { defineGame } from './define.ts';
import { everybody, list, NOBODY, only } from './seats.ts';
import { unanswered } from './stage.ts';
import { deepFreeze, stage, spec as talkSpec, talk, talked, talkWith } from './testing/talk.ts';

describe('frames', () => {
  /** The trail that a game leaves when it starts with frame 'one'. */
  function trailOf(own: Parameters<typeof talkWith>[0]): string[] {
    return talkWith(own, { stage: 'one' }).start({ seats: 2, seed: 1 }).state.trail.slice(1);
  }
  const over = { winners: [], reason: 'said', rules: ['T9'], roles: [] };

  test('a pushed frame runs first, then the one below goes on', () => {
    const trail = trailOf({
      one: stage.happens('one', (s, _f, k) => {
        s.trail.push('one');
        if (s.trail.length > 4) return k.finish(over);
        k.push({ stage: 'two', n: s.trail.length });
      }),
    });
    expect(trail).toEqual(['one', 'two 2', 'one', 'two 4', 'one']);
  });

  test('a frame that is done after it has pushed goes, and the pushed one stays', () => {
    const { state } = talkWith(
      {
        one: stage.happens('one', (_s, _f, k) => {
          k.push({ stage: 'turn', by: 1 });
          k.done();
        }),
      },
      { stage: 'one' },
    ).start({ seats: 2, seed: 1 });
    expect(state.stack).toEqual([{ stage: 'turn', by: 1 }]);
  });

  test('a frame that becomes another after it has pushed stands below what it pushed', () => {
    const { state } = talkWith(
      {
        one: stage.happens('one', (_s, _f, k) => {
          k.push({ stage: 'turn', by: 1 });
          k.become({ stage: 'two', n: 7 });
        }),
      },
      { stage: 'one' },
    ).start({ seats: 2, seed: 1 });
    expect(state.stack).toEqual([
      { stage: 'two', n: 7 },
      { stage: 'turn', by: 1 },
    ]);
  });

  test('two frames pushed at once: the last one runs first', () => {
    let pushed = false;
    const trail = trailOf({
      one: stage.happens('one', (_s, _f, k) => {
        if (pushed) return k.finish(over);
        pushed = true;
        k.push({ stage: 'two', n: 1 });
        k.push({ stage: 'two', n: 2 });
      }),
    });
    expect(trail).toEqual(['two 2', 'two 1']);
  });

  test('a sequence walks through its stages, with data for each, and gives way to the frame below', () => {
    const { state } = talked([[0, 'round']]);
    expect(state.trail.slice(2)).toEqual(['round', 'one', 'two 2']);
    expect(state.stack).toEqual([{ stage: 'turn', by: 1 }]);
  });

  test('a game that is finished in the middle stops at once, whatever lies on the stack', () => {
    const game = talkWith({
      two: stage.happens('two', (_s, _f, k) => k.finish(over)),
      one: stage.happens('one', (s, _f, k) => {
        s.trail.push('one');
        k.done();
      }),
    });
    const { state } = talked([[0, 'round']], 1, game);
    expect(state.trail.at(-1)).toBe('one');
    expect([state.stack, game.outcome(state), game.waiting(state)]).toEqual([[], over, NOBODY]);
  });

  test('two stages that follow each other for ever are noticed, with a picture of the stack', () => {
    const game = talkWith({
      one: stage.happens('one', (_s, _f, k) => k.become({ stage: 'two', n: 1 })),
      two: stage.happens('two', (_s, _f, k) => k.become({ stage: 'one' })),
    });
    expect(() => talked([[0, 'round']], 1, game)).toThrow(/follow each other without end\n.*"stage":"(one|two)"/);
  });

  test('a game without stages that is not over is noticed', () => {
    const game = talkWith({ one: stage.happens('one', (_s, _f, k) => k.done()) }, { stage: 'one' });
    expect(() => game.start({ seats: 2, seed: 1 })).toThrow('no stage is left');
  });

  test('a frame of a stage that does not exist is noticed', () => {
    const game = talkWith({}, { stage: 'three' } as never);
    expect(() => game.start({ seats: 2, seed: 1 })).toThrow(/no such stage\n.*three/);
  });

  test('a question that asks nobody stops the game: nobody is waited for, and it is not over', () => {
    const game = talkWith({
      turn: stage.ask('turn', {
        rule: 'T1',
        who: () => NOBODY,
        offer: () => pick(['on']),
        absent: () => 'on',
        answer: () => {},
      }),
    });
    const { state } = game.start({ seats: 2, seed: 1 });
    expect([game.waiting(state), game.outcome(state), game.asks(state)]).toEqual([NOBODY, null, []]);
    expect(() => game.playRandom(state, fastRng(1))).toThrow(/nobody is asked, and the game is not over\n.*"turn"/);
  });

  test('after an interruption the same question is asked again', () => {
    const { state } = talked([
      [0, 'vote'],
      [0, 'red'],
      [1, 'red'],
      [2, 'blue'],
    ]);
    expect(talk.asks(state)).toMatchObject([{ seat: 1, about: 'turn', rule: 'T1' }]);
    expect(state.trail.at(-1)).toBe('red red blue');
  });
});

describe('a sealed question', () => {
  const voting = talked([[0, 'vote']]).state;

  test('asks all at once and holds the answers until the last is in', () => {
    expect(list(talk.waiting(voting))).toEqual([0, 1, 2]);
    const two = talked([
      [0, 'vote'],
      [2, 'blue'],
      [0, 'red'],
    ]);
    expect(list(talk.waiting(two.state))).toEqual([1]);
    expect(two.state.trail).toEqual(voting.trail);
    expect(two.told).toEqual([]);
    const all = talked([
      [0, 'vote'],
      [2, 'blue'],
      [0, 'red'],
      [1, 'red'],
    ]);
    expect(all.state.trail.at(-1)).toBe('red red blue');
    expect(all.told).toEqual([{ event: { type: 'voted', by: 0 }, to: 'all' }]);
  });

  test('may be answered only once', () => {
    const { state } = talked([
      [0, 'vote'],
      [2, 'blue'],
    ]);
    expect(talk.explain(state, 2, 'red')).toEqual({
      ok: false,
      rule: 'T3',
      why: 'You have already answered; the others are still thinking.',
    });
  });

  test('asks only those who take part', () => {
    const game = talkWith({
      vote: stage.sealed('vote', {
        rule: 'T3',
        who: () => only(1) | only(2),
        offer: () => pick(['red', 'blue']),
        absent: () => 'red',
        all(s, _f, answers, k) {
          s.trail.push(JSON.stringify(answers));
          k.done();
        },
      }),
    });
    const { state } = talked(
      [
        [0, 'vote'],
        [2, 'blue'],
        [1, 'red'],
      ],
      1,
      game,
    );
    expect(state.trail.at(-1)).toBe('[null,"red","blue"]');
  });

  test('shows the others nothing of an answer; an open question shows what it says it does, or all', () => {
    expect(talk.shown(voting, 'red')).toBeNull();
    expect(talk.shown(talked([]).state, 'on')).toBe('on');
    expect(talk.shown(talked([[0, 'open']]).state, 'apple')).toBe('a');
  });
});

describe('who is asked what', () => {
  test('several may be asked at once, and answer in any order, each with effect', () => {
    const { state } = talked([
      [0, 'open'],
      [2, 'bread'],
      [0, 'apple'],
    ]);
    expect(list(talk.waiting(state))).toEqual([1]);
    expect(state.trail.slice(-2)).toEqual(['2 bread', '0 apple']);
  });

  test('a viewer sees the own question in full, of the others only that they are asked', () => {
    const { state } = talked([
      [0, 'vote'],
      [1, 'red'],
    ]);
    const waiting = [
      { seat: 0, about: 'vote' },
      { seat: 2, about: 'vote' },
    ];
    const domain = { kind: 'pick', from: ['red', 'blue'] };
    expect(talk.asksSeen(state, 0)).toEqual({
      mine: { seat: 0, about: 'vote', rule: 'T3', domain },
      waiting,
      answered: [1],
    });
    expect(talk.asksSeen(state, 1)).toEqual({ mine: null, waiting, answered: [1] });
    expect(talk.asksSeen(state, 'spectator')).toEqual({ mine: null, waiting, answered: [1] });
  });

  test('seats that do not exist are nobody, also where bits would wrap round', () => {
    const { state } = talked([]);
    for (const seat of [-1, 3, 32, 0.5, Number.NaN]) {
      expect(talk.asksSeen(state, seat).mine).toBeNull();
      expect(talk.explain(state, seat, 'on')).toEqual({ ok: false, rule: 'T1', why: 'You are not asked now.' });
      expect(talk.after(state, { seat, value: 'on' })).toMatchObject({ ok: false });
    }
  });

  test('the answer for a seat that is away comes from the question', () => {
    expect(talk.absent(talked([]).state, 0)).toBe('on');
    expect(talk.absent(talked([[0, 'vote']]).state, 1)).toBe('red');
  });

  test('nobody is asked when the game is over', () => {
    const { state } = talked([[0, 'end']]);
    expect([talk.asks(state), talk.waiting(state)]).toEqual([[], NOBODY]);
    expect(talk.explain(state, 0, 'on')).toEqual({ ok: false, rule: 'T9', why: 'The game is over.' });
    expect(talk.outcome(state)).toMatchObject({ winners: [0], reason: 'said' });
  });
});

describe('a refusal', () => {
  const { state } = talked([]);

  test.each<[string, number, unknown, string, string]>([
    ['a seat that is not asked', 1, 'on', 'T1', 'You are not asked now.'],
    ['what the stage can explain', 0, 'off', 'T2', 'There is no way off.'],
    ['anything else', 0, 'sideways', 'T1', 'That is not one of your choices now.'],
    ['the wrong type', 0, ['on'], 'T1', 'That is not one of your choices now.'],
    ['nothing', 0, undefined, 'T1', 'That is not one of your choices now.'],
  ])('names the rule and the reason: %s', (_what, seat, value, rule, why) => {
    expect(talk.explain(state, seat, value)).toEqual({ ok: false, rule, why });
    expect(talk.after(state, { seat, value })).toEqual({ ok: false, rule, why });
  });

  test('an answer to a question that is no longer asked says so', () => {
    expect(talk.after(state, { seat: 0, value: 'on', about: 'vote' })).toEqual({
      ok: false,
      rule: 'T1',
      why: "You are answering 'vote', but now the question is 'turn'.",
    });
    expect(talk.after(state, { seat: 0, value: 'on', about: 'turn' })).toMatchObject({ ok: true });
  });

  test('after the end it is the end that is told, not the stale question', () => {
    const over = talked([[0, 'end']]).state;
    expect(talk.after(over, { seat: 0, value: 'on', about: 'turn' })).toMatchObject({
      ok: false,
      why: 'The game is over.',
    });
  });

  test('leaves the state alone', () => {
    const frozen = deepFreeze(talked([]).state);
    for (const value of ['off', null, 'on '])
      expect(talk.after(frozen, { seat: 0, value })).toMatchObject({ ok: false });
  });
});

describe('after() and play()', () => {
  test.each(['on', 'roll', 'say', 'vote', 'round', 'open', 'end'])('after() leaves its input alone: %s', (value) => {
    const before = deepFreeze(talked([]).state);
    const next = talk.after(before, { seat: 0, value });
    expect(next).toMatchObject({ ok: true });
    expect(before.trail).toHaveLength(2);
  });

  test('after() leaves a half-answered sealed question alone', () => {
    const before = deepFreeze(
      talked([
        [0, 'vote'],
        [1, 'red'],
      ]).state,
    );
    expect(talk.after(before, { seat: 0, value: 'blue' })).toMatchObject({ ok: true });
    expect(before.stack.at(-1)).toEqual({ stage: 'vote', sealed: [null, 'red', null] });
  });

  test.each([1, seedFromText('strong')])('play() changes in place to the very state that after() gives', (seed) => {
    const said: [number, string][] = [
      [0, 'roll'],
      [1, 'vote'],
      [0, 'red'],
      [1, 'blue'],
      [2, 'red'],
      [2, 'roll'],
      [0, 'end'],
    ];
    const s = talk.start({ seats: 3, seed }).state;
    for (const [seat, value] of said) talk.play(s, seat, value);
    expect(s).toEqual(talked(said, seed).state);
  });

  describe('luck that is given', () => {
    const roll = { seat: 0, value: 'roll' };

    test('comes out as told, and stands in the log like any other', () => {
      const { state } = talked([]);
      for (let came = 0; came < 6; came += 1) {
        const next = talk.after(state, roll, [came]);
        expect(next).toMatchObject({ ok: true, entries: [{ type: 'answer' }, { label: 'die 3', of: 6, came }] });
        expect(next.ok && next.state.trail.at(-1)).toBe(`rolled ${came}`);
      }
    });

    test('is replayed, for a replay reads the log', () => {
      const { state, log } = talked([]);
      const next = talk.after(state, roll, [4]);
      if (!next.ok) throw new Error(next.why);
      const back = talk.replay({ seats: 3, options: {} }, [...log, ...next.entries]);
      expect(back).toMatchObject({ ok: true, state: { trail: next.state.trail } });
    });

    test('what is drawn behind it comes from the seed as ever, and what was given is not kept', () => {
      const { state } = talked([], seedFromText('a table'));
      const given = [5, 5];
      const once = talk.after(state, roll, given);
      if (!once.ok) throw new Error(once.why);
      const again = { seat: 1, value: 'roll' };
      const asEver = talk.after(state, roll);
      if (!asEver.ok) throw new Error(asEver.why);
      const drawn = talk.after(once.state, again);
      expect(drawn.ok && drawn.entries[1]).toEqual((talk.after(asEver.state, again) as typeof once).entries[1]);
      expect(given).toEqual([5, 5]);
    });

    test('must be possible', () => {
      const { state } = talked([]);
      for (const came of [6, -1, 0.5, [0, 1, 2, 3, 4, 5]]) {
        expect(() => talk.after(state, roll, [came])).toThrow(/'die 3' out of 6 cannot come out as it was given/);
      }
      const shuffles = talkWith({
        one: stage.happens('one', (_s, _f, k) => {
          k.shuffle(['a', 'b', 'c'], 'cards');
          k.done();
        }),
      });
      const begun = shuffles.start({ seats: 3, seed: 1 });
      const next = shuffles.after(begun.state, { seat: 0, value: 'round' }, [[2, 0, 1]]);
      expect(next.ok && next.entries[1]).toMatchObject({ label: 'cards', came: [2, 0, 1] });
      expect(() => shuffles.after(begun.state, { seat: 0, value: 'round' }, [[2, 2, 1]])).toThrow(/cannot come out/);
    });
  });

  test('the log holds the answer in canonical form, then the chance that came of it', () => {
    const { log } = talked(
      [
        [0, 'roll'],
        [1, 'on'],
      ],
      seedFromText('log'),
    );
    expect(log).toEqual([
      { type: 'chance', label: 'deal', of: 4, came: expect.any(Array) },
      { type: 'answer', seat: 0, about: 'turn', value: 'roll', closes: true },
      { type: 'chance', label: 'die 3', of: 6, came: expect.any(Number) },
      { type: 'answer', seat: 1, about: 'turn', value: 'on' },
    ]);
  });

  test('the log says which answers lie sealed, and which one opened the question', () => {
    const { log } = talked([
      [0, 'vote'],
      [1, 'red'],
      [0, 'blue'],
      [2, 'red'],
    ]);
    expect(log.slice(2)).toEqual([
      { type: 'answer', seat: 1, about: 'vote', value: 'red', sealed: true },
      { type: 'answer', seat: 0, about: 'vote', value: 'blue', sealed: true },
      { type: 'answer', seat: 2, about: 'vote', value: 'red', closes: true },
    ]);
  });

  test('an event is told to all or to one seat', () => {
    expect(
      talked([
        [0, 'say'],
        [1, 'whisper'],
      ]).told,
    ).toEqual([
      { event: { type: 'said', by: 0 }, to: 'all' },
      { event: { type: 'whispered', by: 1 }, to: 1 },
    ]);
  });

  test('random play takes any waiting seat to the end', () => {
    const s = talk.start({ seats: 4, seed: 5 }).state;
    const rng = fastRng(5);
    let steps = 0;
    while (talk.playRandom(s, rng)) steps += 1;
    expect(steps).toBeGreaterThan(0);
    expect(talk.outcome(s)).not.toBeNull();
  });

  test('to draw out of nothing is a broken rule, not an endless search', () => {
    const game = talkWith({ one: stage.happens('one', (_s, _f, k) => void k.chance(0, 'nothing')) });
    expect(() => talked([[0, 'round']], seedFromText('x'), game)).toThrow("'nothing' is drawn out of nothing");
  });
});

describe('starting', () => {
  test.each([1, 5, 2.5, Number.NaN, -2])('not with %d seats', (seats) => {
    expect(() => talk.start({ seats, seed: 1 })).toThrow(`Talk is for 2 to 4 players, not ${seats}.`);
  });

  test('with the host’s options, settled; what is missing is preset', () => {
    expect(talk.start({ seats: 2, seed: 1 }).state.trail[0]).toBe('pace 1');
    expect(talk.start({ seats: 2, seed: 1, options: { pace: 3 } }).state.trail[0]).toBe('pace 3');
    expect(talk.settleOptions({})).toEqual({ ok: true, value: { pace: 1 } });
  });

  test('not with options that do not exist or are not allowed', () => {
    const start = (options: Record<string, number>) => () => talk.start({ seats: 2, seed: 1, options });
    expect(start({ speed: 1 })).toThrow("Talk has no option 'speed'. Its options are: pace.");
    expect(start({ pace: -1 })).toThrow('The pace is a number above 0.');
    expect(talk.settleOptions(JSON.parse('{"__proto__": 1}') as Record<string, number>)).toMatchObject({ ok: false });
    expect(talk.settleOptions({ constructor: 1 })).toMatchObject({ ok: false });
  });

  test('the same seed deals the same, another one deals otherwise', () => {
    const deals = [1, 1, 2, 3, 4].map((seed) => talk.start({ seats: 2, seed }).state.trail[1]);
    expect(deals[0]).toBe(deals[1]);
    expect(new Set(deals).size).toBeGreaterThan(1);
  });
});

test('a sampled world gets a chance of its own', () => {
  const worlds = [1, 2].map((seed) => talk.world(null, fastRng(seed)).chance);
  expect(worlds[0]).not.toEqual(worlds[1]);
  expect(worlds[0]).not.toEqual(talk.start({ seats: 2, seed: 0 }).state.chance);
});

test('the answers of a sealed question are by seat, null where one is missing', () => {
  expect(unanswered(3)).toEqual([null, null, null]);
  expect(list(everybody(3))).toEqual([0, 1, 2]);
});

test('violations() has a sentence for each invariant that does not hold', () => {
  const game = defineGame({
    ...talkSpec,
    invariants: {
      'two sit here': ({ seats }) => (seats === 2 ? null : `${seats} sit here`),
      'nobody is to win': () => 'somebody may win',
    },
  });
  expect(game.violations(talk.start({ seats: 2, seed: 1 }).state)).toEqual(['somebody may win']);
  expect(talk.violations(talk.start({ seats: 2, seed: 1 }).state)).toEqual([]);
});

test('a sealed question that is opened closes the way back, whether anything is told of it or not', () => {
  const quiet = talkWith(
    {
      vote: stage.sealed('vote', {
        rule: 'T3',
        who: (s) => everybody(s.seats),
        offer: () => pick<'red' | 'blue'>(['red', 'blue']),
        absent: () => 'red',
        all: (_s, _f, _answers, k) => k.become({ stage: 'turn', by: 0 }),
      }),
    },
    { stage: 'vote', sealed: [null, null, null] },
  );
  const said: [number, string][] = [
    [0, 'red'],
    [1, 'blue'],
    [2, 'red'],
  ];
  expect(talked(said, 1, quiet).log.at(-1)).toEqual({
    type: 'answer',
    seat: 2,
    about: 'vote',
    value: 'red',
    closes: true,
  });
});

test('one thing alone can be drawn, and nothing cannot', () => {
  const drawing = (n: number): ReturnType<typeof talkWith> =>
    talkWith(
      {
        one: stage.happens('one', (s, _f, k) => {
          s.trail.push(`drew ${k.chance(n, 'lot')}`);
          k.become({ stage: 'turn', by: 0 });
        }),
      },
      { stage: 'one' },
    );
  expect(
    drawing(1)
      .start({ seats: 2, seed: seedFromText('lots') })
      .state.trail.at(-1),
  ).toBe('drew 0');
  expect(() => drawing(0).start({ seats: 2, seed: seedFromText('lots') })).toThrow("'lot' is drawn out of nothing");
});
