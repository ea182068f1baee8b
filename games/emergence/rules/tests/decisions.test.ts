import { countdownMoments, fastRng, type Json, presetCountdown, type Seat } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { changed, cityFile } from '../content/testing/cities.ts';
import { emergence, type State } from '../index.ts';
import { restless } from './testing/restless.ts';
import {
  absent,
  actionOf,
  answer,
  answers,
  asked,
  eventOf,
  now,
  offers,
  orange,
  red,
  seen,
  selecting,
  stageOf,
  step,
  turnOf,
  violet,
} from './testing/tables.ts';

// Ledger 6: who is asked, what is offered, and what is answered for somebody who is away.

interface Decision {
  readonly s: () => State;
  readonly asks: string;
  readonly seat: Seat;
  readonly offered: Json[] | number;
  readonly away: Json;
}

const twoDigital = changed(cityFile('01'), { '0,-1': 'T+O' });
const attack = {
  at: { red: 'C3', orange: 'B2' },
  show: { red: 'hack-E', orange: 'spy-B' },
  holds: { orange: 'T' },
  tokens: { red: 1 },
} as const;
const together = { at: { red: 'C3', orange: 'C3' }, show: { red: 'spy-E' }, tokens: { red: 2 } } as const;

test.each<[string, Decision]>([
  [
    'D-READY0',
    {
      s: () => emergence.start({ seats: 3, seed: 1 }).state,
      asks: 'briefing red orange yellow',
      seat: red,
      offered: ['understood'],
      away: 'understood',
    },
  ],
  [
    'D-SELECT',
    { s: () => selecting(), asks: 'select red orange yellow violet', seat: violet, offered: 12, away: 'activate-E' },
  ],
  [
    'D-MOVE',
    {
      s: () => turnOf('red', { at: { red: 'A1' } }),
      asks: 'move red',
      seat: red,
      offered: ['A2', 'B1', 'B2'],
      away: 'B2',
    },
  ],
  [
    'D-ACTION',
    {
      s: () => actionOf('red', { at: { red: 'C3' } }),
      asks: 'action red',
      seat: red,
      offered: ['activate', 'nothing'],
      away: 'activate',
    },
  ],
  [
    'D-BOOST',
    {
      s: () => answer(actionOf('red', { at: { red: 'A1' }, show: { red: 'boost-E' } }), red, 'boost'),
      asks: 'boost red',
      seat: red,
      offered: ['A2', 'B1', 'B2', 'nothing'],
      away: 'nothing',
    },
  ],
  [
    'D-TARGET',
    {
      s: () => answer(actionOf('red', attack), red, 'hack'),
      asks: 'target red',
      seat: red,
      offered: [orange, 'nothing'],
      away: 'nothing',
    },
  ],
  [
    'D-SETS',
    {
      s: () => answer(actionOf('red', { at: { red: 'A1' }, holds: { red: 'TO' } }), red, 'activate'),
      asks: 'compile red',
      seat: red,
      offered: [[], [['triangle', 'circle']]],
      away: [['triangle', 'circle']],
    },
  ],
  [
    'D-TRIGGER',
    {
      s: () => actionOf('red', { at: { red: 'A4' }, tokens: { orange: 1 } }),
      asks: 'action red',
      seat: red,
      offered: ['activate', 'nothing'],
      away: 'nothing',
    },
  ],
  [
    'D-INSERT',
    {
      s: () => eventOf('red', { tokens: { violet: 3 } }),
      asks: 'insert violet',
      seat: violet,
      offered: 9,
      away: { ai: 0, human: 1 },
    },
  ],
  [
    'D-SPYSEEN',
    {
      s: () => answers(actionOf('red', together), red, 'spy', orange),
      asks: 'spySeen red',
      seat: red,
      offered: ['understood'],
      away: 'understood',
    },
  ],
  [
    'D-TELE',
    {
      s: () => answer(actionOf('red', { city: '08', at: { red: 'K1' } }), red, 'activate'),
      asks: 'teleport red',
      seat: red,
      offered: ['A1', 'F7', 'nothing'],
      away: 'nothing',
    },
  ],
  [
    'D-REPTYPE',
    {
      s: () =>
        answer(
          actionOf('red', { city: twoDigital, at: { red: 'C3' }, show: { red: 'replenish-E' }, lying: { D5: '' } }),
          red,
          'replenish',
        ),
      asks: 'replenish red',
      seat: red,
      offered: ['triangle', 'circle', 'nothing'],
      away: 'triangle',
    },
  ],
])('[%s]', (_, { s: laid, asks, seat, offered, away }) => {
  const s = laid();
  expect(now(s)).toBe(asks);
  if (typeof offered === 'number') expect(offers(s, seat)).toHaveLength(offered);
  else expect(offers(s, seat)).toEqual(offered);
  expect(absent(s, seat)).toEqual(away);
});

describe('[D-SETUP] what the host chooses', () => {
  test('length, city and round limit, with their presets', () => {
    const settled = emergence.settleOptions({});
    expect(settled).toEqual({
      ok: true,
      value: { length: 'short', city: expect.stringMatching(/^capital-01\|/) as string, roundLimit: true },
    });
    expect(Object.keys(emergence.options)).toEqual(['length', 'city', 'roundLimit']);
  });

  test('each is explained', () => {
    for (const { label, explains } of Object.values(emergence.options)) {
      expect(label).toMatch(/^[A-Z]/);
      expect(explains).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('what can be clicked is understood', () => {
    for (const [name, { choices = [] }] of Object.entries(emergence.options)) {
      for (const { value } of choices) expect(emergence.settleOptions({ [name]: value }).ok).toBe(true);
    }
  });

  test.each([
    ['roundLimit', 60],
    ['roundLimit', 'off'],
    ['length', 'long'],
    ['colour', 'red'],
  ])('%s: %j is refused', (name, value) => {
    expect(emergence.settleOptions({ [name]: value })).toEqual({
      ok: false,
      why: expect.stringMatching(/^[A-Z].*\.$/) as string,
    });
  });
});

test('[D-COUNT] the leader may start the countdown after 10 seconds; left alone it starts by itself', () => {
  const countdown = emergence.countdown!;
  const after = (elapsed: number, allReadySince: number | null) =>
    countdownMoments(countdown, presetCountdown(countdown), {
      elapsed,
      allReadySince,
      pressedAt: null,
      startedAt: null,
    });
  expect(after(9, null)).toMatchObject({ phase: 'preparing', leaderFrom: 10, startsAt: 60, opensAt: 65 });
  expect(after(20, 4)).toMatchObject({ phase: 'open', leaderFrom: 4, startsAt: 9, opensAt: 14 });
});

describe('whoever is away', () => {
  test('is answered for with something that is on offer, in every question', () => {
    const questions = new Set<string>();
    for (const { before } of restless(40, 40)) {
      for (const seat of asked(before)) {
        questions.add(stageOf(before));
        expect(step(before, seat, absent(before, seat)).ok).toBe(true);
      }
    }
    expect(questions.size).toBe(9);
  });

  test('does not stop the game: a table where nobody is present comes to its end', () => {
    const { state: s } = emergence.start({ seats: 3, seed: 1 });
    for (let i = 0; i < 5000 && s.outcome === null; i += 1) emergence.play(s, asked(s)[0]!, absent(s, asked(s)[0]!));
    expect(s.outcome).not.toBe(null);
  });
});

describe('[EMG-509] a bot takes over the seat of somebody who has left', () => {
  test('in the middle of the game, with what that seat sees, and plays on', () => {
    const questions = new Set<string>();
    for (const { before, about, seat } of restless(40, 40)) {
      if (about === 'briefing' || questions.has(`${about} ${seat}`)) continue;
      questions.add(`${about} ${seat}`);
      const bot = emergence.advisor(seat, fastRng(questions.size)); // it has seen nothing of the game so far
      const value = bot.answer(seen(before, seat), emergence.asksSeen(before, seat).mine!);
      expect(step(before, seat, value).ok, `${about}: ${JSON.stringify(value)}`).toBe(true);
    }
    expect(questions.size).toBeGreaterThan(25);
  });

  test('nobody learns the allegiance of the seat by it', () => {
    const s = turnOf('red', { humans: ['red'] });
    const value = emergence.advisor(red, fastRng(1)).answer(seen(s, red), emergence.asksSeen(s, red).mine!);
    const after = answer(s, red, value);
    for (const viewer of [orange, violet, 'spectator'] as const) {
      expect(seen(after, viewer).operatives[red]!.team).toBe(null);
    }
  });
});

test('every refusal names a rule of the ledger and is a plain sentence', () => {
  const wishes = [
    null,
    'nothing',
    'activate',
    'boost',
    'replenish',
    'hack',
    'spy',
    'terminate',
    'C3',
    'A1',
    'K1',
    'Z9',
  ];
  const others = [0, 1, 2, 3, { ai: 0, human: 0 }, [['triangle', 'triangle']], [['triangle']]];
  const said = new Map<string, string>();
  for (const { before, seat } of restless(60, 40)) {
    for (const wish of [...wishes, ...others]) {
      const verdict = emergence.explain(before, seat, wish);
      if (!verdict.ok) said.set(verdict.why, verdict.rule);
    }
  }
  for (const [why, rule] of said) {
    expect(rule).toMatch(/^EMG-\d{3}$/);
    expect(why).toMatch(/^[A-Z][^_{}[\]]*\.$/);
  }
  expect([...said.values()]).toEqual(
    expect.arrayContaining(['EMG-101', 'EMG-122', 'EMG-124', 'EMG-202', 'EMG-241', 'EMG-251', 'EMG-301', 'EMG-403']),
  );
});
