import { describe, expect, test } from 'vitest';
import { OBJECTIVE_IDS } from '../content/objectives.ts';
import {
  ann,
  answer,
  answers,
  bea,
  col,
  ended,
  nextRound,
  now,
  npcTurn,
  offers,
  postersOn,
  refusal,
  reportAll,
  rolledBy,
  seen,
  told,
  tracks,
  turnOf,
} from './testing/tables.ts';
import { activate, END, name, send, SYMPATHY } from './testing/acts.ts';

const AWAY = ['Y', 'Y', 'Y', 'Y'] as const;
const COOP = { mode: 'cooperative', seats: 3 } as const;

describe('[RTA-601] success at the instant the Funds reach the target', () => {
  test.each([
    [44, 'over'],
    [43, 'turn bea'],
  ])('from %i by one donation: %s', (funds, stage) => {
    const s = npcTurn(ann, 'x', 'yellow', { ...COOP, npcs: { 1: 'U' }, posters: { R: 1 }, at: AWAY, funds });
    expect(now(s)).toBe(stage);
  });

  test('nothing further of that step is carried out', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      ...COOP,
      round: 3,
      npcs: { 1: 'U', 2: 'M', 3: 'S' },
      posters: { R: 1, P: 3 },
      at: AWAY,
      funds: 44,
    });
    expect([s.funds, ended(s).reason]).toEqual([45, 'success']);
  });

  test('nor of that card', () => {
    const s = turnOf(ann, { ...COOP, at: ['S'], funds: 43, topSabotages: ['S05', 'S09'] });
    const over = answers(s, ann, activate('S'), 'S05', 'pay');
    expect([over.funds, ended(over).reason]).toEqual([45, 'success']); // the main effect alone
  });

  test('in a player turn, by Move the Masses', () => {
    const s = turnOf(ann, { ...COOP, at: ['M'], npcs: { 1: 'R' }, posters: { U: 1 }, funds: 44 });
    expect(ended(answers(s, ann, activate('M'), send(1, 'U'))).reason).toBe('success');
  });

  test('when an NPC enters', () => {
    expect(
      ended(nextRound({ ...COOP, round: 2, npcs: { 1: 'Y', 2: 'Y' }, token: 'P', posters: { P: 1 }, funds: 44 }))
        .reason,
    ).toBe('success');
  });
});

describe('[RTA-602] failure at the instant the Reputation is gone', () => {
  test('nothing further of that encounter is carried out', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      ...COOP,
      round: 2,
      npcs: { 2: 'S' },
      posters: { P: 4 },
      reputation: 1,
      funds: 9,
      at: ['P', 'Y', 'Y'],
    });
    expect([ended(s).reason, s.funds, postersOn(s, 'P'), s.junk]).toEqual(['no-reputation', 9, 4, 0]);
  });

  test('also when an NPC enters', () => {
    const s = nextRound({ ...COOP, round: 1, token: 'P', posters: { P: 4 }, reputation: 1 });
    expect(ended(s)).toMatchObject({ reason: 'no-reputation', winners: [], rules: ['RTA-602', 'RTA-608'] });
  });
});

test('[RTA-603] a Reputation of 0 comes before the donations of the same step', () => {
  const s = npcTurn(ann, 'blue', 'yellow', {
    ...COOP,
    round: 2,
    npcs: { 1: 'U', 2: 'S' },
    posters: { P: 4, R: 1 },
    reputation: 1,
    funds: 44,
    at: AWAY,
  });
  expect([ended(s).reason, s.funds]).toEqual(['no-reputation', 44]);
});

test('[RTA-604] success in the last NPC turn of round 6', () => {
  const last = {
    ...COOP,
    round: 6,
    npcs: { 1: 'U', 2: 'M', 3: 'M', 4: 'M', 5: 'M', 6: 'M' },
    posters: { R: 1 },
    at: ['P', 'P', 'P'],
  } as const;
  expect(ended(npcTurn(col, 'x', 'yellow', { ...last, funds: 44 })).reason).toBe('success');
  expect(ended(npcTurn(col, 'x', 'yellow', { ...last, funds: 43 })).reason).toBe('out-of-time');
});

describe('[RTA-605] the Office stays within 0 and 10', () => {
  test('increases past 10 are lost', () => {
    const s = turnOf(ann, { at: ['S'], office: 8, topSabotages: ['S01', 'S09'] });
    expect(answers(s, ann, activate('S'), 'S01', 'pay').office).toBe(10);
  });
  test('decreases past 0 too', () => {
    expect(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office: 1, at: AWAY }).office).toBe(0);
  });
});

test('[RTA-606] the Reputation stays within 0 and 10', () => {
  const s = turnOf(ann, { at: ['S'], reputation: 9, posters: { U: 5 }, topSabotages: ['S09', 'S01'] });
  const burnt = answers(s, ann, activate('S'), 'S09', [['U'], ['U'], ['U'], ['U'], ['U']]);
  expect(burnt.reputation).toBe(10);
  const full = turnOf(ann, { at: ['Y'], npcs: { 1: 'Y' }, reputation: 10, funds: 9, upgrades: { 0: ['U10'] } });
  expect(offers(full, ann)).not.toContain(SYMPATHY);
});

test('[RTA-607] what is spent or taken is gone', () => {
  const fined = npcTurn(ann, 'blue', 'x', {
    round: 2,
    npcs: { 2: 'S' },
    funds: 9,
    office: 4,
    at: ['P', 'Y', 'Y', 'Y'],
  });
  expect(tracks(fined)).toEqual([7, 6, 4]);
  const felt = turnOf(ann, { at: ['Y'], npcs: { 1: 'Y' }, funds: 9, upgrades: { 0: ['U10'] } });
  expect(tracks(answer(felt, ann, SYMPATHY))).toEqual([7, 7, 0]);
});

describe('[RTA-608] the cooperative mode', () => {
  const near = { ...COOP, npcs: { 1: 'U' }, posters: { R: 1 }, at: AWAY } as const;
  test('success: all win', () => {
    expect(ended(npcTurn(ann, 'x', 'yellow', { ...near, funds: 44 })).winners).toEqual([0, 1, 2]);
  });
  test('failure: all lose', () => {
    const s = npcTurn(ann, 'blue', 'x', { ...COOP, round: 2, npcs: { 2: 'S' }, posters: { P: 4 }, reputation: 1 });
    expect(ended(s)).toMatchObject({ winners: [], roles: [] });
  });
});

describe('[RTA-609] with secret objectives each card is judged by itself', () => {
  const near = { seats: 3, npcs: { 1: 'U' }, posters: { R: 1 }, at: AWAY, funds: 44 } as const;

  test('several winners', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      ...near,
      objectives: ['saboteur', 'dealer', 'scrapper'],
      reputation: 1,
      used: { 1: ['S03'] },
    });
    expect(ended(s)).toMatchObject({
      winners: [0, 1],
      roles: ['saboteur', 'dealer', 'scrapper'],
      rules: ['RTA-601', 'RTA-609'],
    });
  });

  test('none', () => {
    expect(
      ended(npcTurn(ann, 'x', 'yellow', { ...near, objectives: ['saboteur', 'dealer', 'scrapper'] })).winners,
    ).toEqual([]);
  });

  test('all', () => {
    const s = npcTurn(ann, 'x', 'yellow', {
      ...near,
      objectives: ['saboteur', 'dealer', 'scrapper'],
      reputation: 1,
      used: { 1: ['S03'] },
      junkedBest: 4,
    });
    expect(ended(s).winners).toEqual([0, 1, 2]);
  });
});

describe('[RTA-610] the order at the end', () => {
  const objectives = ['spy', 'bursar', 'dealer', 'saboteur'] as const;
  const s = rolledBy(ann, 'x', 'yellow', { npcs: { 1: 'U' }, posters: { R: 1 }, at: AWAY, funds: 59, objectives });
  const frozen = answer(s, ann, 'keep');

  test('the table is frozen and the report comes first', () => {
    expect([now(frozen), frozen.funds]).toEqual(['report ann bea col dov', 60]);
    expect(told(s, ann, 'keep').at(-1)).toEqual({ type: 'success' });
    expect(seen(frozen, bea).players.map(({ objective }) => objective)).toEqual([null, 'bursar', null, null]);
  });

  test('then all cards are shown, also those set aside', () => {
    const over = reportAll(frozen, { 0: name(1, 'bursar', 2, 'dealer') });
    expect(ended(over).roles).toEqual(objectives);
    expect(seen(over, bea).players.map(({ objective }) => objective)).toEqual([...objectives]);
    expect(seen(over, 'spectator').aside).toEqual(['gambler', 'scrapper', 'traffic-director', 'turncoat']);
    expect(seen(over, bea).report).toEqual(name(1, 'bursar', 2, 'dealer'));
    expect(ended(over).winners).toEqual([0]);
  });

  test('three players and failures end at once', () => {
    expect(now(npcTurn(ann, 'x', 'yellow', { seats: 3, npcs: { 1: 'U' }, posters: { R: 1 }, funds: 44 }))).toBe('over');
    expect(
      now(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 4 }, reputation: 1, objectives })),
    ).toBe('over');
  });

  test('nobody can act on a frozen table', () => {
    expect(refusal(frozen, bea, END)).toMatchObject({ rule: 'RTA-761' });
    expect(OBJECTIVE_IDS).toHaveLength(8);
  });
});
