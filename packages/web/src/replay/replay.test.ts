import {
  type Base,
  commit,
  effective,
  type Entry,
  fastRng,
  type Game,
  type GameRecord,
  NOTHING_KEPT,
  type Seat,
  seedFromText,
  seedOf,
  verifyRecord as verify,
} from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../games/rules.ts';
import { linesUpTo, momentsAt, readPlace, type ReplayStep, replaySteps, type ReplayViewer, viewAt } from './steps.ts';

const game = await loadRules('emergence');

/** A game between advisors, written down as the server does it; after `undoAt` answers one is taken back and given again. */
function record(game: Game, undoAt = -1): GameRecord {
  const secret = seedFromText('a secret');
  const added = ['Ann’s', '', 'Col’s'];
  const seats = 3;
  const options = {};
  const seed = seedOf(secret, added);
  const started = game.start({ seats, options, seed });
  const log: Entry[] = [...started.entries];
  let { state } = started;
  for (let answers = 0; ; answers += 1) {
    const [question] = game.asks(state);
    if (question === undefined) break;
    const { seat } = question;
    const value = game.advisor(seat, fastRng(answers)).answer(game.view(state, seat), question);
    const next = game.after(state, { seat, value });
    if (!next.ok) throw new Error(next.why);
    if (answers === undoAt) {
      log.push(...next.entries);
      const undone = game.undo({ seats, options }, log, seat, seed);
      if (!undone.ok) throw new Error(undone.why);
      log.push(...undone.entries);
    }
    log.push(...next.entries);
    ({ state } = next);
  }
  const outcome = game.outcome(state);
  return {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    seats,
    names: ['Ann', 'Bea', 'Col'],
    options,
    fairness: { commitment: commit(secret), added, secret },
    log,
    outcome,
  };
}

const whole = record(game);
const { steps, trouble } = replaySteps(game, whole);

function step(number: number): ReplayStep {
  const found = steps.at(number);
  if (found === undefined) throw new Error(`there is no step ${number}`);
  return found;
}

const answersIn = (log: readonly Entry[]): number => log.filter(({ type }) => type === 'answer').length;

describe('a recorded game, step by step', () => {
  test('has one for every answer, and the table as it was laid out', () => {
    expect(trouble).toBeNull();
    expect(steps).toHaveLength(1 + answersIn(whole.log));
    expect(step(0).answer).toBeNull();
    expect(step(-1).state.outcome).toEqual(whole.outcome);
    expect(step(-1).entries).toBe(whole.log.length);
  });

  test('each step keeps its own state', () => {
    expect(JSON.stringify(step(0).state)).not.toBe(JSON.stringify(step(20).state));
    expect(step(0).state.outcome).toBeNull();
  });

  test('a step is as far into the log as its answer and what chance made of it', () => {
    const log = effective(whole.log);
    for (const { entries, answer } of steps.slice(1)) {
      expect(log.slice(0, entries).findLast(({ type }) => type === 'answer')).toEqual(answer);
      expect(log[entries]?.type).not.toBe('chance');
    }
  });

  test('what was taken back is no step', () => {
    const undone = record(game, 1);
    const again = replaySteps(game, undone);
    expect(again.trouble).toBeNull();
    expect(again.steps).toHaveLength(steps.length);
    expect(again.steps.at(-1)!.entries).toBe(whole.log.length);
  });

  test('is seen with one seat’s eyes, or with all cards open', () => {
    const teams = (viewer: Parameters<typeof viewAt>[2]): unknown[] => {
      const view = viewAt(game, step(5), viewer) as unknown as { operatives: { team: unknown }[] };
      return view.operatives.map(({ team }) => team);
    };
    expect(teams('spectator')).toEqual([null, null, null]);
    expect(teams(1).filter((team) => team !== null)).toHaveLength(1);
    expect(teams('all')).toEqual(whole.outcome!.roles);
    expect(viewAt(game, step(5), 'all')).toMatchObject({ outcome: null });
    const { openView: _, ...shy } = game;
    expect(viewAt(shy, step(5), 'all')).toEqual(viewAt(game, step(5), 'spectator'));
  });

  test('tells each viewer only what was told to it', () => {
    const cards = (viewer: Parameters<typeof viewAt>[2]): number =>
      linesUpTo(steps, viewer, 0).filter(({ event }) => event.type === 'dealt').length;
    expect(cards('spectator')).toBe(0);
    expect(cards(1)).toBe(1);
    expect(cards('all')).toBe(3);
    expect(linesUpTo(steps, 'spectator', 30).length).toBeGreaterThan(linesUpTo(steps, 'spectator', 5).length);
  });

  test('says where it stops, when the rules no longer fit', () => {
    const log = whole.log.map((entry, i) =>
      i === 12 && entry.type === 'answer' ? { ...entry, value: 'nonsense' } : entry,
    );
    const broken = replaySteps(game, { ...whole, log });
    expect(broken.trouble).not.toBeNull();
    expect(broken.steps.length).toBeGreaterThan(1);
    expect(broken.steps.length).toBeLessThan(steps.length);
  });
});

describe('a step that is shown in moments', () => {
  const base = (n: number) => ({ n }) as unknown as Base;
  const seen = { view: (s: unknown, viewer: unknown) => ({ ...(s as object), viewer }) } as unknown as Game;
  const told = (type: string, to: Seat | 'all' = 'all') => ({ event: { type }, to });
  const steps: ReplayStep[] = [
    { number: 0, state: base(0), answer: null, told: [told('begun')], moments: [], entries: 0 },
    {
      number: 1,
      state: base(9),
      answer: null,
      told: [told('rolled'), told('peeked', 1), told('moved'), told('ended')],
      moments: [
        { told: 1, to: 'all', state: base(1) },
        { told: 2, to: 1, state: base(2) },
        { told: 3, to: 'all', state: base(3) },
      ],
      entries: 1,
    },
  ];
  const row = (at: number, viewer: ReplayViewer) =>
    momentsAt(seen, steps, at, viewer).map(({ view, before, told, lines }) => [
      (before as { n: number } | null)?.n ?? null,
      (view as unknown as { n: number }).n,
      told.map(({ type }) => type).join(' '),
      lines,
    ]);

  test('has each with the view before it, what was told with it, and the log up to it', () => {
    expect(row(1, 1)).toEqual([
      [0, 1, 'rolled', 2],
      [1, 2, 'peeked', 3],
      [2, 3, 'moved', 4],
      [3, 9, 'ended', 5],
    ]);
  });

  test('who was not told an event does not learn that there was a moment', () => {
    const inPublic = [
      [0, 1, 'rolled', 2],
      [1, 3, 'moved', 3],
      [3, 9, 'ended', 4],
    ];
    expect(row(1, 'spectator')).toEqual(inPublic);
    expect(row(1, 0)).toEqual(inPublic);
    expect(row(1, 'all')).toHaveLength(4);
  });

  test('a step without moments is one, and the first has nothing to move from', () => {
    expect(row(0, 0)).toEqual([[null, 0, 'begun', 1]]);
    expect(row(7, 0)).toEqual([]);
  });

  test('nothing told behind a moment: the end shows it', () => {
    const [first, second] = steps;
    const last = { ...second!, told: second!.told.slice(0, 2), moments: second!.moments.slice(0, 1) };
    const views = (viewer: ReplayViewer) =>
      momentsAt(seen, [first!, last], 1, viewer).map(({ view }) => (view as unknown as { n: number }).n);
    expect(views(1)).toEqual([1, 9]);
    expect(views(0)).toEqual([9]);
  });
});

test.each([
  ['', { at: 0, as: 'all', line: null }],
  ['at=41&as=2', { at: 41, as: 2, line: null }],
  ['line=17&as=2', { at: 0, as: 2, line: 17 }],
  ['at=3&line=17', { at: 3, as: 'all', line: null }],
  ['at=9999&as=spectator', { at: 50, as: 'spectator', line: null }],
  ['at=-3&as=7', { at: 0, as: 'all', line: null }],
  ['at=x&as=all', { at: 0, as: 'all', line: null }],
])('the address ?%s', (query, place) => {
  expect(readPlace(new URLSearchParams(query), 50, { seats: 3, opens: true })).toEqual(place);
});

test('a game that cannot be opened is looked at as a spectator does', () => {
  const place = (query: string) => readPlace(new URLSearchParams(query), 50, { seats: 3, opens: false });
  expect([place(''), place('as=all'), place('as=1')].map(({ as }) => as)).toEqual(['spectator', 'spectator', 1]);
});

describe('check this game', () => {
  const failing = (change: Partial<GameRecord>): string[] => {
    const { ok, findings } = verify(game, { ...whole, ...change });
    expect(ok).toBe(false);
    return findings.filter((finding) => finding.ok === false).map(({ check }) => check);
  };

  test('says with which rules it was played, where those of today do not play it alike', () => {
    const other = { ...game, rulesVersion: 99, start: game.start, after: () => ({ ok: false, rule: 'X', why: 'no' }) };
    const { ok, findings, why } = verify(other as unknown as Game, whole);
    expect(ok).toBe(false);
    expect(findings.map((finding) => [finding.check, finding.ok])).toEqual([
      ['commitment', true],
      ['seed', true],
      ['chance', true],
      ['answers', null],
      ['outcome', null],
    ]);
    expect(why).toContain(`played with version ${game.rulesVersion} of the rules, and these are version 99`);
  });

  test('an honest game holds in every point, in words', () => {
    const { ok, findings } = verify(game, whole);
    expect(findings.filter((finding) => finding.ok !== true)).toEqual([]);
    expect(ok).toBe(true);
    expect(findings.map(({ check }) => check)).toEqual(['commitment', 'seed', 'chance', 'answers', 'outcome']);
    expect(findings.find(({ check }) => check === 'answers')!.says).toContain(String(answersIn(whole.log)));
  });

  test('so does one in which something was taken back', () => {
    expect(verify(game, record(game, 1)).ok).toBe(true);
  });

  test('another secret is noticed', () => {
    expect(failing({ fairness: { ...whole.fairness!, secret: seedFromText('another') } })).toEqual(['commitment']);
  });

  test('another secret with another hash is noticed by whoever remembers the first', () => {
    const secret = seedFromText('another');
    const fairness = { ...whole.fairness!, secret, commitment: commit(secret) };
    const { findings } = verify(
      game,
      { ...whole, fairness },
      { ...NOTHING_KEPT, commitment: whole.fairness!.commitment },
    );
    expect(findings[0]).toMatchObject({ check: 'commitment', ok: false });
  });

  test('what this browser added has to be in it', () => {
    const { commitment } = whole.fairness!;
    expect(verify(game, whole, { ...NOTHING_KEPT, commitment, salt: 'Ann’s' }).ok).toBe(true);
    expect(verify(game, whole, { ...NOTHING_KEPT, commitment, salt: 'mine' }).findings[1]).toMatchObject({
      check: 'seed',
      ok: false,
    });
  });

  test('a draw that was changed is noticed', () => {
    const at = whole.log.findIndex(({ type }) => type === 'chance');
    const log = whole.log.map((entry, i) => {
      if (i !== at || entry.type !== 'chance') return entry;
      const came = typeof entry.came === 'number' ? (entry.came + 1) % entry.of : entry.came.toReversed();
      return { ...entry, came };
    });
    expect(failing({ log })).toEqual(['chance']);
  });

  test('an answer that was not allowed is noticed', () => {
    const at = whole.log.findIndex((entry) => entry.type === 'answer' && entry.about === 'move');
    const log = whole.log.map((entry, i) => (i === at ? { ...entry, value: 'Z99' } : entry)) as Entry[];
    expect(failing({ log })).toEqual(['answers']);
  });

  test('another end is noticed', () => {
    expect(failing({ outcome: { ...whole.outcome!, winners: [] } })).toEqual(['outcome']);
  });

  test('a record without its secret proves nothing', () => {
    const { secret: _, ...fairness } = whole.fairness!;
    const { ok, findings, why } = verify(game, { ...whole, fairness });
    expect(ok).toBe(false);
    expect(findings.every((finding) => finding.ok === null)).toBe(true);
    expect(why).toContain('not yet published');
  });
});
