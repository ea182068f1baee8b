import { describe, expect, test } from 'vitest';
import { headsOf } from './chain.ts';
import { commit, type Fairness, type GameRecord, seedOf, shuffledSeats } from './fairness.ts';
import type { Entry } from './log.ts';
import { answerHashOf, type SaidHere } from './said-here.ts';
import { commitmentTo, drawnSeats, type SealedSeat, saltByRule, saltHashOf, sealedSeed } from './sealing.ts';
import { talk, talked } from './testing/talk.ts';
import { CHECKS, type Kept, NOTHING_KEPT, sealingOf, type Verification, verifyRecord } from './verify-record.ts';

// Records of Talk, made as a table makes them, and then changed in one place: which check finds it, where, and in which words.
// `tampering.test.ts` of the server does the same with a table that lies as cleverly as it can.

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2);
/** As they sat down. */
const SAT: readonly SealedSeat[] = [
  { name: 'Ann', person: 0, saltHash: saltHashOf("Ann's salt") },
  { name: 'Bot', person: null, saltHash: null },
  { name: 'Bea', person: 1, saltHash: saltHashOf("Bea's salt") },
];
const SAID = [
  [0, 'on'],
  [1, 'roll'],
  [2, 'end'],
] as const;

type Sealed = NonNullable<Fairness['sealed']>;
type Whole = GameRecord & { fairness: Fairness & { secret: string; sealed: Sealed } };

interface Parts {
  readonly sat?: readonly SealedSeat[];
  readonly seatOrder?: Sealed['seatOrder'];
  /** by the place where people sat down */
  readonly salts?: readonly string[];
  readonly satAt?: readonly number[];
  /** the game as it was played, with the log that came of it */
  readonly log?: (log: readonly Entry[]) => readonly Entry[];
}

/** The record of a table that has sealed its game. */
function sealedRecord({ sat = SAT, seatOrder = 'shuffled', log = (played) => played, ...own }: Parts = {}): Whole {
  const sealed = { seatOrder, seats: sat };
  const head = { game: 'talk', rulesVersion: 1, options: { pace: 1 } };
  const commitment = commitmentTo(sealingOf(head, SECRET, sealed));
  const salts =
    own.salts ?? sat.map(({ saltHash, name }, i) => (saltHash === null ? saltByRule(commitment, i) : `${name}'s salt`));
  const seed = sealedSeed(commitment, SECRET, salts);
  const satAt = own.satAt ?? (seatOrder === 'fixed' ? undefined : drawnSeats(seed, sat.length));
  const bySeat = <T>(byPlace: readonly T[]): T[] => (satAt ?? byPlace.map((_, i) => i)).map((place) => byPlace[place]!);
  const { state, log: played } = talked(SAID as never, seed);
  const whole = log(played);
  return {
    format: 1,
    ...head,
    seats: sat.length,
    names: bySeat(sat.map(({ name }) => name)),
    log: whole,
    outcome: state.outcome,
    fairness: {
      commitment,
      added: bySeat(salts),
      sealed,
      head: headsOf(commitment, SECRET, salts, whole).at(-1)!,
      secret: SECRET,
      ...(satAt !== undefined && { satAt }),
    },
  };
}

/** A record from before there was sealing: the hash is that of the secret alone. */
function oldRecord(added: readonly string[], shuffled = false): GameRecord {
  const satAt = shuffled ? shuffledSeats(SECRET, added) : undefined;
  const bySeat = satAt?.map((place) => added[place]!) ?? added;
  const { state, log } = talked(SAID as never, seedOf(SECRET, bySeat));
  return {
    format: 1,
    game: 'talk',
    rulesVersion: 1,
    options: { pace: 1 },
    seats: 3,
    names: ['Ann', 'Bot', 'Bea'],
    log,
    outcome: state.outcome,
    fairness: { commitment: commit(SECRET), added: bySeat, secret: SECRET, ...(satAt && { satAt }) },
  };
}

const record = sealedRecord();
const heads = headsOf(
  record.fairness.commitment,
  SECRET,
  SAT.map(({ name, saltHash }, i) =>
    saltHash === null ? saltByRule(record.fairness.commitment, i) : `${name}'s salt`,
  ),
  record.log,
);
const BEA = record.fairness.satAt!.indexOf(2);
/** Everybody answers once, one after the other. */
const beaSaid: SaidHere = { what: 'answer', seat: BEA, version: BEA + 1, hash: answerHashOf(SAID[BEA]![1]) };
const KEPT: Kept = {
  commitment: record.fairness.commitment,
  salt: "Bea's salt",
  places: [2],
  calledOff: 0,
  reopened: false,
  heads,
  said: [beaSaid],
};

const check = (changed: GameRecord, kept: Kept = NOTHING_KEPT): Verification => verifyRecord(talk, changed, kept);
/** With other parts of the proof. */
const withFairness = (parts: Partial<Fairness>): GameRecord => ({
  ...record,
  fairness: { ...record.fairness, ...parts },
});
const said = ({ findings }: Verification, about: string): string | undefined =>
  findings.find((one) => one.check === about)?.says;

/** That this check alone does not hold, that those after it were not looked at, and what is said. */
function expectFailing(verified: Verification, failing: string, why: string, at?: number): void {
  const { findings } = verified;
  const where = findings.findIndex((one) => one.check === failing);
  // Whoever has not counted cannot say how many starts there were.
  expect(findings.slice(0, where).every(({ check, ok }) => ok === true || (check === 'starts' && ok === null))).toBe(
    true,
  );
  expect(findings[where]).toEqual({ check: failing, ok: false, says: why });
  for (const { ok, says } of findings.slice(where + 1))
    expect({ ok, says }).toEqual({ ok: null, says: 'Not looked at.' });
  expect(verified.ok).toBe(false);
  expect(verified.why).toBe(why);
  expect('at' in verified ? verified.at : 'nowhere').toBe(at ?? 'nowhere');
}

describe('a record without a proof', () => {
  test('has nothing to check, and says why', () => {
    const { fairness: _none, ...bare } = record;
    const nothing = {
      ok: false,
      unproved: [],
      findings: CHECKS.map((one) => ({ check: one, ok: null, says: 'Not looked at.' })),
    };
    expect(check(bare)).toEqual({
      ...nothing,
      why: 'This record has no fairness data, so nothing can be proved: it was played by bots among themselves, or it goes on from a moment of another game or from a browser.',
    });
    const { secret: _secret, ...hidden } = record.fairness;
    expect(check({ ...record, fairness: hidden })).toEqual({
      ...nothing,
      why: 'The secret is not yet published, so nothing can be proved; it is when the game is over.',
    });
  });
});

describe('an honest record', () => {
  test('holds in every point for whoever kept everything', () => {
    expect(check(record, KEPT)).toEqual({
      ok: true,
      findings: [
        {
          check: 'commitment',
          ok: true,
          says: 'The secret, the game, its rules, its options, who sat where and what was promised for the seed: all of it fits the hash that was published before the first answer. It is the hash that was kept here then.',
        },
        {
          check: 'seed',
          ok: true,
          says: 'The seed is made of the secret and of what 2 seats added, each promised before any was shown. What was added from here is among it, at its own seat.',
        },
        {
          check: 'starts',
          ok: true,
          says: 'It is the first start for which anything was shown from here: there was one deal, and nothing to choose from.',
        },
        {
          check: 'log',
          ok: true,
          says: 'The log is the one that was played, up to the end: it leads through every link that was kept here then. Every answer that was acknowledged here stands in it as it was given.',
        },
        {
          check: 'chance',
          ok: true,
          says: 'All 2 draws came out as the seed gives them, and so did the order of the seats.',
        },
        { check: 'answers', ok: true, says: 'All 3 answers were allowed when they were given.' },
        { check: 'outcome', ok: true, says: 'The game ends as the record says.' },
      ],
      unproved: [
        'Answers of others are held against what their own browsers kept, and not here.',
        'Whoever runs the server could read the table while it was played.',
      ],
    });
  });

  test('says to whoever kept nothing what cannot be seen', () => {
    const verified = check(record);
    expect(verified.ok).toBe(true);
    expect(said(verified, 'commitment')).toMatch(/ before the first answer\.$/);
    expect(said(verified, 'seed')).toMatch(/before any was shown\.$/);
    expect(said(verified, 'log')).toBe(
      'All 4 steps of the log hang together, and end in the link that the record names.',
    );
    expect(verified.findings.find((one) => one.check === 'starts')).toEqual({
      check: 'starts',
      ok: null,
      says: 'How many starts were called off before this one was not counted here: a page that adds something to the seed counts them.',
    });
    expect(verified.unproved.slice(0, -1)).toEqual([
      'No hash was kept here from before the game: whoever keeps none cannot see that it was published then.',
      'Nothing was added to the seed from here: that the table did not choose it has to be taken from those who did.',
      'No link of the log was kept here while it was played: answers may have been exchanged afterwards for others that the rules allow.',
      'No answer was kept here as it was given: that none was exchanged as it came in is seen only on the device from which it was given.',
    ]);
  });

  test('holds where seats were fixed, one alone added something, and there was one draw', () => {
    const sat = SAT.map((seat, i) => (i === 2 ? { ...seat, saltHash: null } : seat));
    const verified = check(sealedRecord({ sat, seatOrder: 'fixed' }));
    expect(verified.ok).toBe(true);
    expect(said(verified, 'seed')).toBe(
      'The seed is made of the secret and of what one seat added, both promised before either was shown.',
    );
    expect(said(verified, 'chance')).toBe('All 2 draws came out as the seed gives them.');
    const nobody = check(sealedRecord({ sat: SAT.map((seat) => ({ ...seat, saltHash: null })) }));
    expect(said(nobody, 'seed')).toBe('The seed follows from the secret and the hash alone; no seat added anything.');
    expect(nobody.ok).toBe(true);
  });

  test('of before there was sealing holds too, and says what its hash does not cover', () => {
    const verified = check(oldRecord(['mine', '', '']), {
      ...NOTHING_KEPT,
      commitment: commit(SECRET),
      salt: 'mine',
    });
    expect(verified.ok).toBe(true);
    expect(verified.findings.map((one) => one.check)).toEqual(['commitment', 'seed', 'chance', 'answers', 'outcome']);
    expect(said(verified, 'commitment')).toBe(
      'The secret fits the hash that was published before the first answer. It is the hash that was kept here then.',
    );
    expect(said(verified, 'seed')).toBe(
      'The seed is made of the secret and of what one seat added, which the table knew before the deal. What was added from here is among it.',
    );
    expect(verified.unproved[0]).toBe(
      'The hash of this record covers the secret alone: not the names, the options, or what the seats added.',
    );
    expect(said(check(oldRecord(['a', 'b', ''])), 'seed')).toMatch(/what 2 seats added/);
    expect(said(check(oldRecord(['', '', ''])), 'seed')).toMatch(/no seat added anything/);
    expect(check(oldRecord(['a', 'b', 'c'], true)).ok).toBe(true);
  });

  test('that stops after one draw says so', () => {
    const { log, ...rest } = oldRecord(['', '', '']);
    const verified = check({ ...rest, log: log.slice(0, 2), outcome: null });
    expect(verified.ok).toBe(true);
    expect(said(verified, 'chance')).toBe('The one draw came out as the seed gives them.');
  });

  test('holds to links of which only the beginning was kept, and says how far they reach', () => {
    const verified = check(record, { ...KEPT, heads: [heads[1]!.slice(0, 24), heads[0]!], said: [] });
    expect(said(verified, 'log')).toBe(
      'The log is the one that was played, up to step 2 of 4: it leads through every link that was kept here then.',
    );
  });
});

describe('the hash', () => {
  test('does not fit a secret that is none, or another one', () => {
    expectFailing(
      check(withFairness({ secret: 'xyz' })),
      'commitment',
      'The secret is no secret: it must be 64 hexadecimal digits.',
    );
    expectFailing(
      check(withFairness({ secret: 'a'.repeat(64) })),
      'commitment',
      'Something of this is not what was published before the game: the secret, the game, its rules, its options, who sat where, or what was promised for the seed.',
    );
    const old = oldRecord(['', '', '']);
    expectFailing(
      check({ ...old, fairness: { ...old.fairness!, secret: 'a'.repeat(64) } }),
      'commitment',
      'The secret is not the one whose hash was published before the game.',
    );
  });

  test('does not fit other seats or names than those before the game', () => {
    expectFailing(
      check({ ...record, seats: 4 }),
      'commitment',
      'There were 3 seats before the game; the record has 4.',
    );
    const fixed = sealedRecord({ seatOrder: 'fixed' });
    expectFailing(
      check({ ...fixed, names: ['Ann', 'Bot', 'Eve'] }),
      'commitment',
      'Before the game “Bea” sat where the record names “Eve”.',
    );
    expectFailing(
      check({ ...fixed, names: ['Eve', 'Bot', 'Bea'] }),
      'commitment',
      'Before the game “Ann” sat where the record names “Eve”.',
    );
    // names are compared where people sat down, not where they sit
    expect(record.names).not.toEqual(SAT.map(({ name }) => name));
  });

  test('is not the one that was kept', () => {
    expectFailing(
      check(record, { ...KEPT, commitment: 'f'.repeat(64) }),
      'commitment',
      'The published hash is not the one that was kept here before the game: this is another deal than the one to which something was added from here, or it was begun while you were away.',
    );
  });
});

describe('a part of the record is left out', () => {
  const { fairness, ...bare } = record;
  const { secret: _secret, ...withoutSecret } = fairness;
  const { sealed: _sealed, head: _head, ...withoutChain } = fairness;

  test.each<[string, GameRecord, RegExp]>([
    ['all of the proof', bare, /^The record has no fairness data, though something was kept here/],
    ['the secret', { ...bare, fairness: withoutSecret }, /^The record has no secret/],
    ['the chain and what was sealed', { ...bare, fairness: withoutChain }, /^The record has neither a chain nor/],
  ])('%s, and whatever was kept finds it', (_what, changed, why) => {
    for (const kept of [
      KEPT,
      { ...NOTHING_KEPT, heads: heads.slice(-1) },
      { ...NOTHING_KEPT, salt: KEPT.salt, places: KEPT.places },
      { ...NOTHING_KEPT, said: KEPT.said },
    ]) {
      const verified = check(changed, kept);
      expectFailing(verified, 'commitment', verified.why!);
      expect(verified.why).toMatch(why);
    }
  });

  test('a record of before there was sealing proves nothing by a salt alone, which its table knew before the deal', () => {
    const verified = check(oldRecord(['mine', '', '']), { ...NOTHING_KEPT, salt: 'mine' });
    expectFailing(
      verified,
      'commitment',
      'The hash of this record covers the secret alone. What was added to the seed proves something only together with the hash from before the game.',
    );
  });
});

describe('the starts', () => {
  test('that were called off are told, and are no fault', () => {
    for (const [calledOff, says] of [
      [
        1,
        'One start before this one was called off after this browser had shown what it adds: whoever runs the server could know that deal, and want another.',
      ],
      [
        3,
        '3 starts before this one were called off after this browser had shown what it adds: whoever runs the server could know those deals, and want another.',
      ],
    ] as const) {
      const { ok, findings } = check(record, { ...KEPT, calledOff });
      expect(ok).toBe(true);
      expect(findings.find((one) => one.check === 'starts')).toEqual({ check: 'starts', ok: null, says });
    }
  });

  test('are not counted by whoever adds nothing', () => {
    const verified = check(record, { ...KEPT, salt: null, places: null });
    expect(said(verified, 'starts')).toMatch(/was not counted here/);
    expect(verified.ok).toBe(true);
  });

  test('a lobby after the game had begun is a fault', () => {
    expectFailing(
      check(record, { ...KEPT, reopened: true }),
      'starts',
      'After the game had begun the table was shown here as before it: another deal may have taken its place.',
    );
  });
});

describe('the seed', () => {
  test('is not made of another salt than was promised', () => {
    const { satAt, added } = record.fairness;
    const of = (place: number, salt: string): GameRecord =>
      withFairness({ added: added.map((one, seat) => (satAt![seat] === place ? salt : one)) });
    expectFailing(
      check(of(2, 'a lucky one')),
      'seed',
      'What Bea added to the seed is not what was promised before the game.',
    );
    expectFailing(
      check(of(1, 'a lucky one')),
      'seed',
      'For Bot nobody brought anything to the seed, and what stands there is not what follows from the hash.',
    );
  });

  test('does not hold what was added from here', () => {
    expectFailing(
      check(record, { ...KEPT, salt: 'mine' }),
      'seed',
      'What was added to the seed from here is missing from it.',
    );
  });

  test('holds what was added from here at another seat', () => {
    expectFailing(
      check(record, { ...KEPT, places: [0] }),
      'seed',
      'What was added to the seed from here stands at the seat of somebody else.',
    );
    expect(said(check(record, { ...KEPT, places: null }), 'seed')).toMatch(/What was added from here is among it\.$/);
  });
});

describe('the log', () => {
  test('is not the one whose last link is named, or whose links were kept', () => {
    expectFailing(
      check({ ...record, log: record.log.slice(0, -1) }),
      'log',
      'The log is not the one whose last link the record names: something in it was changed, left out or added.',
    );
    for (const other of [['f'.repeat(64)], [heads[0]!, 'f'.repeat(24)]]) {
      expectFailing(
        check(record, { ...KEPT, heads: other }),
        'log',
        'A link of the log that was kept here while the game was played is not in it: the log was changed afterwards.',
      );
    }
  });

  test('holds another answer than the one that was acknowledged here', () => {
    const at = record.log.findIndex((entry) => entry.type === 'answer' && entry.seat === BEA);
    expectFailing(
      check(record, { ...KEPT, said: [{ ...beaSaid, hash: answerHashOf('off') }] }),
      'log',
      `Entry ${at + 1} of the log is not the answer that was acknowledged here. Unless you answered from another device as well, or a bot played for you, it was exchanged.`,
      at,
    );
  });

  /** The last answer is taken back by everybody, and given again. */
  const rewound = (asked: number | undefined, agreed: readonly number[] | undefined, parts: Parts = {}): GameRecord =>
    sealedRecord({
      ...parts,
      log: (log) => [
        ...log,
        { type: 'rewind', to: log.length - 1, ...(asked !== undefined && { asked }), ...(agreed && { agreed }) },
        ...log.slice(-1),
      ],
    });

  test('has nobody’s consent who is a person missing where the game was taken back', () => {
    const { satAt } = record.fairness;
    const [ann, bot, bea] = [0, 1, 2].map((place) => satAt!.indexOf(place)) as [number, number, number];
    const at = record.log.length;
    const missing = (name: string): string =>
      `At entry ${at + 1} of the log the game was taken back, and ${name} had not agreed.`;
    expect(check(rewound(ann, [bea])).ok).toBe(true);
    expect(check(rewound(bea, [ann, bot])).ok).toBe(true);
    expect(check(rewound(bot, [ann, bea])).ok).toBe(true);
    expectFailing(check(rewound(ann, [])), 'log', missing('Bea'), at);
    expectFailing(check(rewound(ann, undefined)), 'log', missing('Bea'), at);
    expectFailing(check(rewound(bea, [bot])), 'log', missing('Ann'), at);
    expectFailing(check(rewound(bot, [bea])), 'log', missing('Ann'), at);
    expectFailing(
      check(rewound(undefined, [ann, bea])),
      'log',
      missing('it is not written down who asked for it: others'),
      at,
    );
    // a seat that is not there: everybody has to have agreed
    expect(check(rewound(7, [ann, bea])).ok).toBe(true);
    expectFailing(check(rewound(7, [bea])), 'log', missing('Ann'), at);
  });

  test('asks one person who has two seats once, and counts seats that stayed', () => {
    const sat = SAT.map((seat, i) => (i === 2 ? { ...seat, person: 0 } : seat));
    expect(check(rewound(0, [], { sat, seatOrder: 'fixed' })).ok).toBe(true);
    expect(check(rewound(0, [2], { seatOrder: 'fixed' })).ok).toBe(true);
    expect(check(rewound(0, [1], { seatOrder: 'fixed' })).ok).toBe(false);
  });
});

describe('chance', () => {
  const chance = 'chance';

  test('gives the order of the seats', () => {
    const drawn = record.fairness.satAt!;
    const other = [drawn[1]!, drawn[2]!, drawn[0]!];
    expectFailing(
      check(sealedRecord({ satAt: other })),
      chance,
      `The seats do not fit: the seed gives ${JSON.stringify(drawn)}, but the record says ${JSON.stringify(other)}.`,
    );
    expectFailing(
      check(sealedRecord({ seatOrder: 'fixed', satAt: other })),
      chance,
      `The seats do not fit: they were fixed, but the record says ${JSON.stringify(other)}.`,
    );
    const { satAt: _gone, ...rest } = sealedRecord({ satAt: [0, 1, 2] }).fairness;
    expectFailing(
      check({ ...sealedRecord({ satAt: [0, 1, 2] }), fairness: rest }),
      chance,
      `The seats do not fit: the seed gives ${JSON.stringify(drawn)}, but the record says that nobody moved.`,
    );
    const old = oldRecord(['a', 'b', 'c'], true);
    const { satAt } = old.fairness!;
    const moved = [satAt![1]!, satAt![0]!, satAt![2]!];
    const { findings } = check({ ...old, fairness: { ...old.fairness!, satAt: moved } });
    expect(findings.find((one) => one.check === chance)?.says).toMatch(
      /^The seats do not fit: for the order of the seats the seed gives .*\.$/,
    );
  });

  test('is drawn from the seed, entry by entry', () => {
    const at = record.log.findLastIndex(({ type }) => type === 'chance');
    const changed = sealedRecord({
      log: (log) => log.map((entry, i) => (i === at && entry.type === 'chance' ? { ...entry, came: 7 } : entry)),
    });
    const verified = check(changed);
    expectFailing(verified, chance, verified.why!, at);
    expect(verified.why).toMatch(
      new RegExp(`^Entry ${at + 1} of the log does not fit: for 'die 4' the seed gives \\d, but the log says 7\\.$`),
    );
  });

  test('holds up to an answer that was not allowed', () => {
    const at = record.log.findIndex(({ type }) => type === 'answer');
    const changed = sealedRecord({
      log: (log) => log.map((entry, i) => (i === at ? ({ ...entry, value: 'off' } as Entry) : entry)),
    });
    const verified = check(changed);
    expect(said(verified, chance)).toBe(`Up to entry ${at + 1} every draw is the one that the seed gives.`);
    expectFailing(
      verified,
      'answers',
      `Entry ${at + 1} of the log does not fit: seat 0 may not answer this: There is no way off. (T2)`,
      at,
    );
  });
});

describe('the outcome', () => {
  test('is the one to which the log leads', () => {
    const lie = { winners: [0, 1], reason: 'said', rules: ['T9'], roles: [] };
    expectFailing(
      check({ ...record, outcome: lie }),
      'outcome',
      'The record says said, won by seat 0, seat 1, but the log leads to: said, won by seat 2.',
      record.log.length,
    );
    expectFailing(
      check({ ...record, outcome: { ...lie, winners: [] } }),
      'outcome',
      'The record says said, won by nobody, but the log leads to: said, won by seat 2.',
      record.log.length,
    );
    expectFailing(
      check({ ...record, outcome: null }),
      'outcome',
      'The record says not over, but the log leads to: said, won by seat 2.',
      record.log.length,
    );
  });
});

test('the game is played again once, however many checks look at it', () => {
  let starts = 0;
  const counting: typeof talk = {
    ...talk,
    start: (setup) => {
      starts += 1;
      return talk.start(setup);
    },
  };
  expect(verifyRecord(counting, record).ok).toBe(true);
  expect(starts).toBe(1);
});
