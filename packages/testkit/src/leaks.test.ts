import {
  type Base,
  defineGame,
  everybody,
  type Game,
  includes,
  type Json,
  only,
  pick,
  pickSome,
  type Spec,
  stagesOf,
  unanswered,
  type Secrets,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { lantern, type LanternEvent, lanternSpec, type LanternState, type LanternView } from './lantern/index.ts';
import { randomPlayer } from './play.ts';
import { playedBy } from './testing/played-by.ts';
import { type Leak, secrecyCampaign } from './secrecy.ts';

// Lantern with a hole in it, once for each way in which a secret gets out. The campaign must find every one of them.

/** Stages that ask otherwise than Lantern does: what its words and its advice say of them nobody hears. */
type LanternSpec = Spec<LanternState, Record<string, never>, LanternView, LanternEvent>;
const asWritten = lanternSpec as unknown as LanternSpec;
const QUESTIONS = ['propose', 'vote', 'mission', 'peek'];
const stage = stagesOf<LanternState, LanternEvent>();

function lanternBut(parts: Partial<LanternSpec>): typeof lantern {
  // Lantern's own advisors would be lost in some of these.
  const spec: LanternSpec = { ...asWritten, advisor: playedBy(QUESTIONS, randomPlayer), ...parts };
  return defineGame(spec);
}

function roles(s: LanternState): string[] {
  return Array.from({ length: s.seats }, (_, seat) => (includes(s.traitors, seat) ? 'traitor' : 'loyal'));
}

/** What the leaks are called, each name once. */
function leaksOf<S extends Base>(game: Game<S>, secrets: Secrets<S> = {}): string[] {
  return [...new Set(leaks(game, secrets).map(({ what }) => what.replace(', after playing on', '')))];
}

function leaks<S extends Base>(game: Game<S>, secrets: Secrets<S> = {}): readonly Leak[] {
  return secrecyCampaign(game, { seats: 5, games: 6, seed: 'planted', secrets }).leaks;
}

const ROLE_OF_3: Secrets<LanternState> = {
  'the role of 3': (s, viewer) => (lantern.view(s, viewer).roles[3] === null ? roles(s)[3] : undefined),
};

/** R4.5 as it is written, and a place for a hole. */
function peeking(
  told: (s: LanternState, by: number, at: number) => [LanternEvent, { only: number }?][],
): Partial<LanternSpec> {
  const peek = stage.ask('peek', {
    rule: 'R4.5',
    who: (_s, f) => only(f.by),
    offer: (s, f) => pick([0, 1, 2, 3, 4].filter((seat) => seat < s.seats && seat !== f.by)),
    absent: (s, f) => (f.by + 1) % s.seats,
    answer(s, f, { value }, k) {
      s.peeked[f.by]! |= only(value);
      for (const [event, reader] of told(s, f.by, value)) k.tell(event, reader);
      k.become({ stage: 'dawn' });
    },
  });
  return { stages: { ...asWritten.stages, peek } };
}

function looked(s: LanternState, by: number, at: number): [LanternEvent, { only: number }?][] {
  return [[{ type: 'looked', by, at }], [{ type: 'saw', at, role: roles(s)[at]! }, { only: by }]];
}

function setOf(seats: readonly number[]): number {
  return seats.reduce((set, seat) => set | only(seat), 0);
}

describe('the campaign is silent', () => {
  test('about a game without a hole', () => {
    expect(leaks(lantern, ROLE_OF_3)).toEqual([]);
    expect(leaks(lanternBut(peeking(looked)), ROLE_OF_3)).toEqual([]);
  });

  test('and looks at many states through everybody’s eyes', () => {
    const report = secrecyCampaign(lantern, { seats: 6, games: 3, seed: 1, states: 7 });
    expect(report).toMatchObject({ game: 'lantern', seats: 6, states: 3 * (7 + 1), viewers: 7 });
  });
});

describe('the campaign finds', () => {
  test('a view that shows all roles', () => {
    const view: LanternSpec['view'] = (s, me) => {
      const leaking = { ...lantern.view(s, me), everything: roles(s) };
      return leaking;
    };
    expect(leaksOf(lanternBut({ view }))).toContain('the view of a sampled world differs');
  });

  test('a view that shows all roles, when the world copies them', () => {
    const view: LanternSpec['view'] = (s, me) => ({ ...lantern.view(s, me), roles: roles(s) });
    expect(leaksOf(lanternBut({ view }), ROLE_OF_3)).toEqual(["the secret 'the role of 3' is none"]);
  });

  test('a sealed answer in the view before all are in', () => {
    const view: LanternSpec['view'] = (s, me) => {
      const frame = s.stack.at(-1);
      const leaking = {
        ...lantern.view(s, me),
        sealed: frame !== undefined && 'sealed' in frame ? frame.sealed : null,
      };
      return leaking;
    };
    expect(leaksOf(lanternBut({ view }))).toContain('the view of a sampled world differs');
  });

  test('a sealed answer in the view before all are in, when the world copies it', () => {
    type Leaking = LanternView & { sealed?: Json };
    const view: LanternSpec['view'] = (s, me) => {
      const frame = s.stack.at(-1);
      const shown: Leaking = lantern.view(s, me);
      return frame?.stage === 'vote' ? { ...shown, sealed: frame.sealed } : shown;
    };
    const world: LanternSpec['world'] = (v: Leaking, rng) => {
      const s = lantern.world(v, rng);
      const frame = s.stack.at(-1);
      if (v.sealed !== undefined && frame !== undefined) Object.assign(frame, { sealed: [...(v.sealed as Json[])] });
      return s;
    };
    expect(leaksOf(lanternBut({ view, world }))).toContain('the view of a sampled world differs');
  });

  test('a secret in a public event that does not claim to reveal anything', () => {
    const game = lanternBut(
      peeking((s, by, at) => [[{ type: 'looked', by, at, role: roles(s)[at]! } as LanternEvent]]),
    );
    expect(leaksOf(game)).toContain("the event 'looked' differs and is not among the revealing ones");
  });

  test('a window that asks only those with a secret', () => {
    const peek = stage.ask('peek', {
      rule: 'R4.5',
      who: (s) => s.traitors,
      offer: () => pick(['pass']),
      absent: () => 'pass',
      answer: (_s, _f, _said, k) => k.become({ stage: 'dawn' }),
    });
    expect(leaksOf(lanternBut({ stages: { ...asWritten.stages, peek } }))).toContain('who is asked tells a secret');
  });

  test('a list of options that depends on another seat’s secret', () => {
    const propose = stage.ask('propose', {
      rule: 'R3.1',
      who: (s) => only(s.bearer),
      offer: (s) =>
        pickSome(
          [0, 1, 2, 3, 4].filter((seat) => !includes(s.traitors, seat)),
          { min: 2, max: 2 },
        ),
      absent: () => [],
      answer: (s, _f, { value }, k) => k.become({ stage: 'vote', team: setOf(value), sealed: unanswered(s.seats) }),
    });
    expect(leaksOf(lanternBut({ stages: { ...asWritten.stages, propose } }))).toContain(
      'the own question tells a secret',
    );
  });

  test('a refusal whose sentence depends on another seat’s secret', () => {
    const vote = stage.sealed('vote', {
      rule: 'R4.1',
      who: (s) => everybody(s.seats),
      offer: () => pick(['aye', 'nay']),
      absent: () => 'aye',
      why: (s) => ({ rule: 'R4.1', why: `Say aye or nay: the bearer is ${roles(s)[s.bearer]!}.` }),
      all: allOf('vote'),
    });
    const game = lanternBut({ stages: { ...asWritten.stages, vote } });
    expect(leaksOf(game)).toContain('a refusal tells a secret');
  });

  test('a private event that is told to all', () => {
    const game = lanternBut(peeking((s, by, at) => looked(s, by, at).map(([event]) => [event])));
    expect(leaksOf(game)).toContain('an event says more than the view');
  });

  test('a private event that is told to the wrong seat', () => {
    const game = lanternBut(
      peeking((s, by, at) => [
        ...looked(s, by, at),
        [{ type: 'saw', at, role: roles(s)[at]! }, { only: (by + 1) % s.seats }],
      ]),
    );
    expect(leaksOf(game)).toContain('an event says more than the view');
  });

  test('a revealing event that carries more than the view', () => {
    const mission = allOf('mission');
    const telling = stage.sealed('mission', {
      rule: 'R4.3',
      who: (_s, f) => f.team,
      offer: (s, _f, seat) => pick<'help' | 'spoil'>(includes(s.traitors, seat) ? ['help', 'spoil'] : ['help']),
      absent: () => 'help',
      all(s, f, answers, k) {
        const who = answers.flatMap((answer, seat) => (answer === 'spoil' ? [seat] : []));
        k.tell({ type: 'night', team: f.team, spoils: who.length, dark: false, who } as LanternEvent);
        mission(s, f, answers, k);
      },
    });
    expect(leaksOf(lanternBut({ stages: { ...asWritten.stages, mission: telling } }))).toContain(
      'an event says more than the view',
    );
  });

  test('a set-up that tells more than the view', () => {
    const setup: LanternSpec['setup'] = (s, k) => {
      lantern.setup(s, k);
      k.tell({ type: 'over', reason: 'a slip of the tongue', roles: roles(s) });
    };
    const { leaks: found } = secrecyCampaign(lanternBut({ setup }), { seats: 5, games: 30, seed: 1, states: 0 });
    expect(found.map(({ what }) => what)).toContain('the set-up says more than the view');
  });

  test('a world that knows the real chance', () => {
    type Leaking = LanternView & { chance?: LanternState['chance'] };
    const view: LanternSpec['view'] = (s, me) => {
      const leaking: Leaking = { ...lantern.view(s, me), chance: { ...s.chance } };
      return leaking;
    };
    const game = lanternBut({ view });
    const world: LanternSpec['world'] = (v: Leaking, rng) => ({ ...game.world(v, rng), chance: v.chance! });
    const found = leaksOf({ ...game, world });
    expect(found).toContain('a forbidden text stands in the view');
    expect(found).toContain('a sampled world knows the real chance');
  });

  test('a world that breaks the invariants', () => {
    const world: LanternSpec['world'] = (v, rng) => ({ ...lantern.world(v, rng), traitors: 0 });
    const invariants: LanternSpec['invariants'] = {
      'there are traitors': (s) => (s.traitors === 0 ? 'there are no traitors' : null),
    };
    const view: LanternSpec['view'] = (s, me) => ({ ...lantern.view(s, me), roles: [] });
    expect(leaksOf(lanternBut({ view, world, invariants }))).toContain('a sampled world breaks the invariants');
  });

  test('a world that shares an array with its view, so that a bot would write into what it knows', () => {
    const world: LanternSpec['world'] = (v, rng) => ({ ...lantern.world(v, rng), teams: v.teams });
    const found = leaks(lanternBut({ world }));
    expect(found[0]?.detail).toMatch(/read only|not extensible/);
  });

  test('a text that the game has forbidden', () => {
    const plan = { seats: 5, games: 1, seed: 1, forbidden: () => ['"bearer":'] };
    expect(secrecyCampaign(lantern, plan).leaks[0]?.what).toBe('a forbidden text stands in the view');
  });
});

/** What Lantern's set-up tells, and then the same table in the middle of a vote. */
describe('the campaign finds in a moment', () => {
  /** R4.1 as it is written, but for what is shown between two lines of what is told. */
  function voting(between: (s: LanternState) => Partial<LanternState>): typeof lantern {
    const vote = allOf('vote');
    const telling = stage.sealed('vote', {
      rule: 'R4.1',
      who: (s) => everybody(s.seats),
      offer: () => pick<'aye' | 'nay'>(['aye', 'nay']),
      absent: () => 'aye',
      all(s, f, answers, k) {
        const { refused, bearer } = s;
        Object.assign(s, between(s));
        k.tell({ type: 'bearer', seat: 0 });
        Object.assign(s, { refused, bearer });
        vote(s, f, answers, k);
      },
    });
    return lanternBut({ stages: { ...lantern.stages, vote: telling } as LanternSpec['stages'], moments: ['bearer'] });
  }

  test('nothing, when it shows nothing', () => {
    expect(leaksOf(voting(() => ({ refused: 1 })))).toEqual([]);
  });

  test('a view that shows a secret for a moment only', () => {
    expect(leaksOf(voting((s) => ({ refused: s.traitors })))).toContain('a moment tells a secret');
  });

  test('a forbidden text', () => {
    const plan = { seats: 5, games: 2, seed: 1, states: 0, forbidden: () => ['"refused":77,'] };
    const { leaks: found } = secrecyCampaign(
      voting(() => ({ refused: 77 })),
      plan,
    );
    expect(found[0]?.what).toBe('a forbidden text stands in what is told');
  });

  test('at the set-up', () => {
    const setup: LanternSpec['setup'] = (s, k) => {
      lantern.setup(s, k);
      s.refused = s.traitors;
      k.tell({ type: 'bearer', seat: s.bearer });
      s.refused = 0;
      k.tell({ type: 'wind', gutters: false });
    };
    const game = lanternBut({ setup, moments: ['bearer'] });
    const { leaks: found } = secrecyCampaign(game, { seats: 5, games: 30, seed: 1, states: 0 });
    expect(found.map(({ what }) => what)).toContain('the set-up says more than the view');
  });
});

test('the campaign looks at tables that are laid out for it', () => {
  const view: LanternSpec['view'] = (s, me) => {
    // Only while somebody has voted and the lantern was refused four times: no random game gets there.
    const frame = s.stack.at(-1);
    const seen = lantern.view(s, me);
    return frame?.stage === 'vote' && s.refused === 4 && me === 'spectator' ? { ...seen, ayes: s.traitors } : seen;
  };
  const table = { ...lantern.start({ seats: 5, seed: 1 }).state, refused: 4 };
  const after = lantern.after(table, { seat: table.bearer, value: [0, 1] });
  if (!after.ok) throw new Error(after.why);
  const plan = { seats: 5, games: 0, seed: 1, tables: [after.state] };
  expect(secrecyCampaign(lantern, plan).leaks).toEqual([]);
  const { leaks: found } = secrecyCampaign(lanternBut({ view }), plan);
  expect(found[0]).toMatchObject({ viewer: 'spectator', what: 'the view of a sampled world differs' });
});

describe('a leak', () => {
  const view: LanternSpec['view'] = (s, me) => {
    const leaking = { ...lantern.view(s, me), everything: roles(s) };
    return leaking;
  };
  const game = lanternBut({ view });

  test('is the same each time, by its seed', () => {
    expect(leaks(game)).toEqual(leaks(game));
  });

  test('comes with the place where the two differ, and with a record that leads there', () => {
    const [leak] = leaks(game);
    expect(leak!.detail).toMatch(/^everything\[\d\]: "(loyal|traitor)" \| "(loyal|traitor)"$/);
    const back = game.replay(leak!.record, leak!.record.log);
    expect(back).toMatchObject({ ok: true });
    expect(leak!.record.log.filter(({ type }) => type === 'answer')).toHaveLength(leak!.step);
  });
});

/** What comes of the answers in Lantern as it is. */
function allOf(name: 'vote' | 'mission') {
  const found = asWritten.stages[name];
  if (found.kind !== 'sealed') throw new Error(`${name} is not sealed`);
  return found.all;
}
