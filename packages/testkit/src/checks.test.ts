import { rmSync } from 'node:fs';
import {
  defineGame,
  everybody,
  type Game,
  type Json,
  list,
  only,
  type OptionSpecs,
  pick,
  type Spec,
  type Step,
  stagesOf,
  unanswered,
  type Viewer,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { type Checked, checkGame } from './checks.ts';
import { brokenInWords } from './failures.ts';
import { lantern, type LanternEvent, lanternSpec, type LanternState, type LanternView } from './lantern/index.ts';
import { randomPlayer } from './play.ts';
import { playedBy } from './testing/played-by.ts';

// Lantern with a defect in it, once for each promise. The random games must notice every one of them.

/** Stages that ask otherwise than Lantern does: what its words and its advice say of them nobody hears. */
type LanternSpec = Spec<LanternState, Record<string, never>, LanternView, LanternEvent>;
const asWritten = lanternSpec as unknown as LanternSpec;
const QUESTIONS = ['propose', 'vote', 'mission', 'peek'];
type Stages = LanternSpec['stages'];
const stage = stagesOf<LanternState, LanternEvent>();

function lanternBut(parts: Partial<LanternSpec>): typeof lantern {
  // Lantern's own advisors would be lost in some of these.
  const spec: LanternSpec = { ...asWritten, advisor: playedBy(QUESTIONS, randomPlayer), ...parts };
  return defineGame(spec);
}

function lanternWith(stages: Partial<Stages>): typeof lantern {
  return lanternBut({ stages: { ...asWritten.stages, ...stages } });
}

/** R4.5 with a defect. */
function peeking(but: Partial<Parameters<typeof stage.ask<'peek', Json>>[1]>): typeof lantern {
  return lanternWith({
    peek: stage.ask<'peek', Json>('peek', {
      rule: 'R4.5',
      who: (_s, f) => only(f.by),
      offer: (s, f) => pick([0, 1, 2, 3, 4].filter((seat) => seat < s.seats && seat !== f.by)),
      absent: (s, f) => (f.by + 1) % s.seats,
      answer: (_s, _f, _said, k) => k.become({ stage: 'dawn' }),
      ...but,
    }),
  });
}

function dawning(change: (s: LanternState) => void): typeof lantern {
  const { dawn } = asWritten.stages;
  if (dawn.kind !== 'happens') throw new Error('dawn happens');
  return lanternWith({
    dawn: stage.happens('dawn', (s, f, k) => {
      dawn.happens(s, f, k);
      change(s);
    }),
  });
}

/** The first promise that a game breaks in a few random games. */
function broken(game: Game): Checked & { broken: NonNullable<Checked['broken']> } {
  for (let seed = 0; seed < 20; seed += 1) {
    const checked = checkGame(game, { seats: 5, seed });
    if (checked.broken !== null) return { ...checked, broken: checked.broken };
  }
  throw new Error('no promise was broken');
}

function promise(game: Game): string {
  return broken(game).broken.what;
}

test('a game that keeps its promises is played to the end', () => {
  const { broken: found, decisions, record } = checkGame(lantern, { seats: 6, seed: 'fine' });
  expect(found).toBeNull();
  expect(decisions).toBeGreaterThan(10);
  expect(lantern.replay(record, record.log)).toMatchObject({ ok: true, state: { outcome: record.outcome } });
});

test('the same seed gives the same game', () => {
  expect(checkGame(lantern, { seats: 5, seed: 3 })).toEqual(checkGame(lantern, { seats: 5, seed: 3 }));
});

test('answers are taken back on the way, and the game goes on', () => {
  const undos = [0, 1, 2, 3]
    .flatMap((seed) => checkGame(lantern, { seats: 5, seed }).record.log)
    .filter(({ type }) => type === 'undo');
  expect(undos.length).toBeGreaterThan(3);
});

describe('a random game notices', () => {
  test('a copy that shares an array with the original', () => {
    const found = broken(lanternBut({ copy: (s) => ({ ...lantern.copy(s), teams: s.teams }) })).broken;
    expect(found.what).toContain('must not throw');
    expect(found.detail).toMatch(/read only|not extensible/);
  });

  test('a copy that forgets something', () => {
    expect(promise(lanternBut({ copy: (s) => ({ ...lantern.copy(s), ayes: 0 }) }))).toMatch(
      /a copy is the same|the very state before|the same way/,
    );
  });

  test('an offered answer that throws', () => {
    const game = peeking({
      answer() {
        throw new Error('nobody thought of this');
      },
    });
    const found = broken(game).broken;
    expect(found.what).toMatch(/must not throw$/);
    expect(found.detail).toContain('nobody thought of this');
  });

  test('an invariant that does not hold', () => {
    const game = lanternBut({ invariants: { nights: (s) => (s.spoils.length > 1 ? 'too many nights' : null) } });
    expect(broken(game).broken).toMatchObject({ what: 'the invariants hold', detail: 'too many nights' });
  });

  test.each<[string, unknown, string]>([
    ['NaN', Number.NaN, 'refused is NaN'],
    ['infinity', Number.POSITIVE_INFINITY, 'refused is Infinity'],
    ['a negative zero', -0, 'refused is -0'],
    ['undefined', undefined, 'refused is of type undefined'],
    ['a date', new Date(0), 'refused is an object of the class Date'],
    ['a hole in a list', new Array<number>(2), 'refused has a hole at 0'],
    ['a function', () => 1, 'refused is of type function'],
  ])('%s in the state', (_name, value, detail) => {
    const found = broken(dawning((s) => Object.assign(s, { refused: value }))).broken;
    expect(found.what).toBe('a state is plain JSON');
    expect(found.detail).toContain(detail);
  });

  test('a chance label that comes twice', () => {
    const dawn = stage.happens('dawn', (s, _f, k) => {
      if (s.teams.length === 3) return k.finish({ winners: [], reason: 'lit', rules: ['R5.2'], roles: [] });
      k.tell({ type: 'wind', gutters: k.chance(6, 'wind') === 0 });
      k.become({ stage: 'propose' });
    });
    expect(broken(lanternWith({ dawn })).broken).toMatchObject({ what: 'no chance label comes twice', detail: 'wind' });
  });

  test('a game that is stuck', () => {
    const found = broken(peeking({ who: () => 0 })).broken;
    expect(found).toMatchObject({ what: 'somebody is asked until the game is over', detail: "nobody is, in 'peek'" });
  });

  test('a part of a view that one viewer changes for the next', () => {
    const views = (s: LanternState) => {
      const shared = lantern.view(s, 'spectator');
      return (viewer: Viewer): LanternView => Object.assign(shared, lantern.view(s, viewer));
    };
    expect(promise(lanternBut({ views }))).toMatch(/must not throw|seen together or alone/);
  });

  test('a view that shows more where it is made for several', () => {
    const views = (s: LanternState) => (): LanternView => lantern.view(s, 0);
    expect(promise(lanternBut({ views }))).toBe('seen together or alone, a view is the same');
  });

  test('a seat that is asked and has nothing to answer', () => {
    expect(promise(peeking({ offer: () => pick([]) }))).toBe('an asked seat has something to answer');
  });

  test('somebody asked who does not sit at the table', () => {
    expect(promise(peeking({ who: () => only(9) }))).toBe('only seats at the table are asked');
  });

  test('an answer that is offered twice', () => {
    expect(promise(peeking({ offer: () => pick([1, 1, 2]), absent: () => 1 }))).toBe('an answer is offered only once');
  });

  test('an answer for an absent seat that is not on offer', () => {
    expect(promise(peeking({ absent: () => 'whatever' }))).toBe('the answer for a seat that is away is on offer');
  });

  test.each<[string, (step: Step<LanternState, LanternEvent>) => Step<LanternState, LanternEvent>['moments']]>([
    ['behind the last line', ({ told, state }) => [{ told: told.length, to: 'all', state }]],
    ['before the first line', ({ state }) => [{ told: 0, to: 'all', state }]],
    ['of somebody who was not told', ({ told, state }) => (told.length > 1 ? [{ told: 1, to: 4, state }] : [])],
  ])('a moment %s', (_name, moments) => {
    const after: (typeof lantern)['after'] = (...args) => {
      const next = lantern.after(...args);
      return next.ok ? { ...next, moments: moments(next) } : next;
    };
    expect(promise({ ...lantern, after })).toBe('a moment belongs to an event');
  });

  test('a moment in which views are not what they are alone', () => {
    /** All are back from the night, which is told; somebody is still out whenever anybody is asked. */
    const isInBetween = ({ stack }: LanternState): boolean => {
      const frame = stack.at(-1);
      return frame?.stage === 'mission' && list(frame.team).every((seat) => frame.sealed[seat] !== null);
    };
    const views = (s: LanternState) => (viewer: Viewer) => lantern.view(s, isInBetween(s) ? 0 : viewer);
    expect(promise(lanternBut({ views }))).toBe('seen together or alone, a view is the same');
  });

  test('an advisor who answers what is not on offer', () => {
    const game = lanternBut({ advisor: playedBy(QUESTIONS, () => ({ answer: () => 'something wise' })) });
    expect(promise(game)).toBe('advisors answer what is on offer');
  });

  test('something accepted that is not on offer', () => {
    expect(promise({ ...lantern, explain: () => ({ ok: true }) })).toBe('nothing else is accepted');
  });

  test('a seat that may answer without being asked', () => {
    const explain: (typeof lantern)['explain'] = (s, seat, value) =>
      lantern.waiting(s) & (1 << (seat % 32)) ? lantern.explain(s, seat % 32, value) : lantern.explain(s, seat, value);
    expect(promise({ ...lantern, explain })).toBe('only a seat that is asked or may speak may answer');
  });

  test('an offered answer that is refused', () => {
    const explain: (typeof lantern)['explain'] = (s, seat, value) =>
      value === 'nay' ? { ok: false, rule: 'R4.1', why: 'Nobody says nay here.' } : lantern.explain(s, seat, value);
    expect(promise({ ...lantern, explain })).toBe('every offered answer is accepted');
  });

  test.each([
    ['', 'You had better look at somebody.'],
    ['R4.5', 'No.'],
    ['R4.5', 'You had better look at somebody'],
  ])('a refusal that explains nothing: %j %j', (rule, why) => {
    const found = broken(peeking({ why: () => ({ rule, why }) })).broken;
    expect(found).toMatchObject({
      what: 'a refusal names its rule and says a sentence',
      detail: `'${rule}': '${why}'`,
    });
  });

  test('a rule that looks at something outside the state', () => {
    let calls = 0;
    const game = dawning((s) => {
      calls += 1;
      s.ayes = calls;
    });
    expect(promise(game)).toMatch(/plays on in the same way|the very state before|replay/);
  });

  test('a replay that leads somewhere else', () => {
    const replay: Game['replay'] = (...args) => {
      const back = lantern.replay(...args);
      return back.ok ? { ...back, state: { ...back.state, refused: 4 } } : back;
    };
    expect(promise({ ...lantern, replay })).toBe('a replay leads to the same state');
  });

  test('an undo that crosses what the kit knows to be a horizon', () => {
    const propose = stage.ask('propose', {
      rule: 'R3.1',
      who: (s) => only(s.bearer),
      offer: () => pick(['all']),
      absent: () => 'all',
      answer(s, _f, _said, k) {
        k.tell({ type: 'bearer', seat: s.bearer });
        k.become({ stage: 'vote', team: everybody(s.seats), sealed: unanswered(s.seats) });
      },
    });
    // The kernel was not told that 'bearer' reveals anything, so it lets the answer be taken back.
    const game = { ...lanternWith({ propose }), revealing: ['bearer'] } as Game;
    expect(promise(game)).toBe('an undo never crosses its horizon');
  });

  test('an undo that takes back too little', () => {
    const undo: Game['undo'] = (setup, log, seat) => {
      const back = lantern.replay(setup, log);
      return back.ok ? { ok: true, state: back.state, entries: [{ type: 'undo', seat }], told: [], moments: [] } : back;
    };
    expect(promise({ ...lantern, undo })).toBe('an undo leads to the very state before the answer');
  });

  test('an event that is not plain', () => {
    const propose = stage.ask('propose', {
      rule: 'R3.1',
      who: (s) => only(s.bearer),
      offer: () => pick(['all']),
      absent: () => 'all',
      answer(s, _f, _said, k) {
        k.tell({ type: 'bearer', seat: Number.NaN });
        k.become({ stage: 'vote', team: everybody(s.seats), sealed: unanswered(s.seats) });
      },
    });
    expect(promise(lanternWith({ propose }))).toBe('log entries and told events are plain JSON');
  });

  test('a game without words', () => {
    const words = { ...asWritten.words, event: () => 'undefined went out.' };
    expect(promise(lanternBut({ words }))).toBe('the game has words for everything');
  });

  test('options that change each time they are settled', () => {
    const moon = {
      label: 'Moon',
      explains: 'How bright it is.',
      preset: 1,
      settle: (raw: Json) => ({ ok: true, value: Number(raw) + 1 }),
    };
    const options = { moon } as unknown as OptionSpecs<Record<string, never>>;
    expect(promise(lanternBut({ options }))).toBe('settled options settle to themselves');
  });

  test('a game that is over and has stages left', () => {
    const dawn = stage.happens('dawn', (_s, _f, k) => {
      k.finish({ winners: [], reason: 'lit', rules: ['R5.2'], roles: [] });
      k.push({ stage: 'propose' });
    });
    expect(promise(lanternWith({ dawn }))).toBe('no stage is left when the game is over');
  });
});

test('a failure says the promise, the seed, the stack and the last answers, and keeps a record that replays', () => {
  const game = lanternBut({ invariants: { nights: (s) => (s.spoils.length > 1 ? 'too many nights' : null) } });
  const checked = broken(game);
  const text = brokenInWords({ ...checked, seed: 'kit test' }, checked.broken);
  expect(text).toContain('lantern promises: the invariants hold\ntoo many nights\n');
  expect(text).toContain(`seats 5, seed 'kit test', after ${checked.decisions} answers`);
  expect(text).toMatch(/stack: \[\{"stage":"/);
  expect(text).toMatch(/last answers: \w+ -> \w+ .*; \w+ -> \w+ /);
  const file = '.cache/failures/lantern-5-kit_test.json';
  expect(text).toContain(`record: ${file}`);
  rmSync(file);
  expect(game.replay(checked.record, checked.record.log)).toMatchObject({
    ok: true,
    state: { stack: checked.broken.stack },
  });
});
