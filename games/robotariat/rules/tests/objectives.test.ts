import { describe, expect, test } from 'vitest';
import { objectiveDeck, OBJECTIVE_IDS, type ObjectiveId } from '../content/objectives.ts';
import type { ReportAct } from '../content/acts.ts';
import type { State } from '../index.ts';
import {
  ann,
  answer,
  answers,
  bea,
  choices,
  col,
  dov,
  ended,
  now,
  npcTurn,
  offers,
  type Picture,
  refusal,
  reportAll,
  seen,
  turnOf,
} from './testing/tables.ts';
import { ABILITY, activate, END, name, NOTHING, READY } from './testing/acts.ts';

const AWAY = ['Y', 'Y', 'Y', 'Y', 'Y'] as const;

/** The Revolution succeeds by one donation, in Ann's NPC turn. */
function succeed(picture: Picture, reports: { readonly [seat: number]: ReportAct } = {}): State {
  const seats = picture.seats ?? 4;
  const target = { 3: 45, 4: 60, 5: 75 }[seats]!;
  const s = npcTurn(ann, 'x', 'yellow', {
    npcs: { 1: 'U' },
    posters: { R: 1 },
    at: AWAY,
    funds: target - 1,
    ...picture,
  });
  return seats === 3 ? s : reportAll(s, reports);
}

/** It fails, because the Reputation is gone. */
function fail(picture: Picture): State {
  return npcTurn(ann, 'blue', 'x', {
    round: 2,
    npcs: { 1: 'Y', 2: 'S' },
    posters: { P: 4 },
    reputation: 1,
    ...picture,
  });
}

const wins = (s: State): boolean => ended(s).winners.includes(ann);
const holding = (objective: ObjectiveId) => ({ objectives: [objective] }) as const;

test('[RTA-701] an objective stays hidden until the end, and no answer can show it', () => {
  const s = turnOf(ann, { objectives: ['bursar', 'dealer', 'spy', 'turncoat'] });
  for (const viewer of [bea, col, dov, 'spectator'] as const) {
    expect(JSON.stringify(seen(s, viewer))).not.toContain('bursar');
    expect(seen(s, viewer).players[ann]!.objective).toBeNull();
  }
  expect(choices(s, ann).filter((option) => /bursar|show|objective/.test(option))).toEqual([]);
  expect(seen(succeed({ objectives: ['bursar'] }), bea).players[ann]!.objective).toBe('bursar');
});

test.each(OBJECTIVE_IDS.filter((objective) => objective !== 'turncoat'))('[RTA-702] %s needs success', (objective) => {
  const s = fail({
    ...holding(objective),
    peaked: true,
    emptied: true,
    junkedBest: 8,
    used: { 0: ['S02', 'S03', 'S05'] },
  });
  expect(wins(s)).toBe(false);
});

describe('[RTA-711] Bursar', () => {
  const bursar = holding('bursar');

  test('high enough once, and empty later', () => {
    expect(wins(succeed({ ...bursar, peaked: true, emptied: true, office: 2 }))).toBe(true);
    expect(wins(succeed({ ...bursar, peaked: true, office: 2 }))).toBe(false);
    expect(wins(succeed({ ...bursar }))).toBe(false);
  });

  test.each([
    [3, 5],
    [4, 7],
    [5, 7],
  ])('with %i players it takes %i', (seats, need) => {
    const give = (office: number, spark: number): State =>
      answers(turnOf(ann, { seats, at: ['R'], funds: 9, office }), ann, activate('R'), spark);
    expect([give(need - 5, 4).peaked, give(need - 5, 5).peaked]).toEqual([0, 1]);
  });

  test('any cause empties it: a card, an Oppressor, Wally', () => {
    const cooked = turnOf(ann, { at: ['S'], office: 3, peaked: true, topSabotages: ['S10', 'S01'] });
    expect(answers(cooked, ann, activate('S'), 'S10', 'decline', 3).emptied).toBe(1);
    expect(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office: 2, peaked: true, at: AWAY }).emptied).toBe(
      1,
    );
    const wally = turnOf(ann, { characters: ['wally'], office: 1, peaked: true });
    expect(answers(wally, ann, ABILITY, 'P').emptied).toBe(1);
  });

  test('empty before it was high enough does not count', () => {
    expect(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office: 2, at: AWAY }).emptied).toBe(0);
    // and staying at 0 is not becoming 0
    expect(npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'U' }, office: 0, peaked: true, at: AWAY }).emptied).toBe(
      0,
    );
  });

  test('its owner sees how far it is, nobody else', () => {
    const s = turnOf(ann, { ...bursar, office: 4 });
    expect(seen(s, ann).mine).toEqual({
      objective: 'bursar',
      conditions: [
        { what: 'office', have: 4, need: 7, met: false },
        { what: 'emptied', have: 0, need: 1, met: false },
      ],
    });
    expect(seen(s, bea).mine!.objective).not.toBe('bursar');
    expect(seen(s, 'spectator').mine).toBeNull();
  });
});

describe('[RTA-721] Dealer', () => {
  test.each([
    ['the most', { 0: ['S03', 'S05'], 1: ['S01'] }, true],
    ['tied for the most', { 0: ['S03'], 1: ['S01'] }, true],
    ['fewer than another', { 0: ['S03'], 1: ['S01', 'S05'] }, false],
    ['fewer than the third', { 0: ['S03'], 2: ['S01', 'S05'] }, false],
    ['fewer than the fourth', { 0: ['S03'], 3: ['S01', 'S05'] }, false],
  ] as const)('%s', (_what, used, expected) => {
    expect(wins(succeed({ ...holding('dealer'), used }))).toBe(expected);
  });

  test('fewer than the fifth at a table of five', () => {
    expect(wins(succeed({ ...holding('dealer'), seats: 5, used: { 0: ['S03'], 4: ['S01', 'S05'] } }))).toBe(false);
  });

  test('a starting Upgrade was not played', () => {
    const s = succeed({ ...holding('dealer'), upgrades: { 0: ['U03'] }, starting: ['U03'], used: { 1: ['S01'] } });
    expect(wins(s)).toBe(false);
    expect(wins(succeed({ ...holding('dealer'), upgrades: { 0: ['U03'] }, used: { 1: ['S01'] } }))).toBe(true);
  });

  test('[RTA-722] none played is not the most', () => {
    expect(wins(succeed(holding('dealer')))).toBe(false);
  });
});

describe('[RTA-731] Gambler', () => {
  test.each([
    ['nothing', {}, false],
    ['Sliding Scale by another', { upgrades: { 2: ['U02'] } }, true],
    ['Adjust Traffic Reports by another', { used: { 3: ['S02'] } }, true],
    ['both', { upgrades: { 0: ['U02'] }, used: { 3: ['S02'] } }, true],
    ['Sliding Scale as a starting Upgrade', { upgrades: { 2: ['U02'] }, starting: ['U02'] }, false],
    ['other cards', { upgrades: { 0: ['U01'] }, used: { 0: ['S01'] } }, false],
  ] as const)('%s', (_what, picture, expected) => {
    expect(wins(succeed({ ...holding('gambler'), ...picture }))).toBe(expected);
  });
});

test.each([
  [1, true],
  [2, false],
  [6, false],
])('[RTA-741] Saboteur: success with Reputation %i: %s', (reputation, expected) => {
  expect(wins(succeed({ ...holding('saboteur'), reputation }))).toBe(expected);
});

describe('[RTA-751] Scrapper', () => {
  test.each([
    [3, 4],
    [4, 6],
    [5, 6],
  ])('with %i players it takes %i posters in one turn', (seats, need) => {
    expect(wins(succeed({ ...holding('scrapper'), seats, junkedBest: need }))).toBe(true);
    expect(wins(succeed({ ...holding('scrapper'), seats, junkedBest: need - 1 }))).toBe(false);
  });

  test('any player’s turn, by Oppressors and by cards together', () => {
    const s = turnOf(bea, {
      at: ['Y', 'S'],
      characters: [undefined, 'alice'],
      round: 2,
      npcs: { 1: 'Y', 2: 'S' },
      posters: { P: 3, U: 3 },
      topSabotages: ['S09', 'S01'],
      upgrades: { 1: ['U07'] },
      reputation: 3,
    });
    const burnt = answers(s, bea, activate('S'), 'S09', [['U'], ['U'], ['U']]);
    expect([burnt.junkedNow, burnt.junkedBest]).toEqual([3, 3]);
    const patrolled = answers(burnt, bea, END, 'blue'); // from S to P
    expect([now(patrolled), patrolled.junkedBest]).toEqual(['turn col', 6]);
  });

  test('posters over several turns do not add up', () => {
    const once = npcTurn(ann, 'blue', 'x', { round: 2, npcs: { 2: 'S' }, posters: { P: 3 }, at: AWAY });
    expect([once.junkedBest, once.junkedNow]).toEqual([3, 0]);
  });
});

describe('[RTA-752] each cube counts each time it goes into the pile', () => {
  test('one that ArciTech puts back still counts, and counts again', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      characters: ['arcitech'],
      round: 4,
      npcs: { 1: 'Y', 2: 'S', 3: 'Y', 4: 'P' },
      posters: { P: 2, U: 1 },
      at: AWAY,
    });
    expect([now(s), s.junkedNow]).toEqual(['salvage ann', 2]);
    const back = answer(s, ann, 'U'); // where Oppressor 4 has arrived and is resolved next
    expect(back.junkedBest).toBe(4);
  });

  test('Überbot does not double cubes here', () => {
    const s = npcTurn(ann, 'blue', 'x', {
      characters: ['uberbot'],
      at: ['P'],
      round: 2,
      npcs: { 2: 'S' },
      posters: { P: 2 },
    });
    expect([s.junkedBest, s.reputation]).toEqual([2, 5]);
  });
});

describe('[RTA-761] Spy', () => {
  const objectives = ['spy', 'bursar', 'dealer', 'saboteur'] as const;
  const frozen = npcTurn(ann, 'x', 'yellow', { npcs: { 1: 'U' }, posters: { R: 1 }, at: AWAY, funds: 59, objectives });

  test.each([
    [name(1, 'bursar', 2, 'dealer'), true],
    [name(1, 'bursar', 3, 'saboteur'), true],
    [name(1, 'bursar', 2, 'saboteur'), false],
    [name(1, 'dealer', 2, 'bursar'), false],
    [NOTHING, false],
  ])('%o: %s', (form, expected) => {
    expect(wins(reportAll(frozen, { 0: form }))).toBe(expected);
  });

  test('two other players, two different objectives, not the Spy', () => {
    const forms = offers(frozen, ann);
    expect(forms).toHaveLength(1 + 3 * 7 * 6);
    for (const form of forms) {
      expect(form).not.toMatchObject({ holds: 'spy' });
      expect(form).not.toMatchObject({ otherHolds: 'spy' });
      expect(form).not.toMatchObject({ one: ann });
    }
    expect(refusal(frozen, ann, name(1, 'bursar', 2, 'bursar'))).toMatchObject({ rule: 'RTA-761' });
    expect(refusal(frozen, ann, name(1, 'spy', 2, 'bursar')).why).toContain('yourself');
    const five = npcTurn(ann, 'x', 'yellow', {
      seats: 5,
      npcs: { 1: 'U' },
      posters: { R: 1 },
      at: AWAY,
      funds: 74,
      objectives: ['spy'],
    });
    expect(offers(five, ann)).toHaveLength(1 + 6 * 7 * 6);
  });

  test('all are asked, so that nobody learns who the Spy is or whether there is one', () => {
    expect(now(frozen)).toBe('report ann bea col dov');
    expect(offers(frozen, bea)).toEqual([READY]);
    const without = npcTurn(ann, 'x', 'yellow', {
      npcs: { 1: 'U' },
      posters: { R: 1 },
      at: AWAY,
      funds: 59,
      objectives: ['bursar', 'dealer', 'gambler', 'saboteur'],
    });
    expect(now(without)).toBe('report ann bea col dov');
    expect(ended(reportAll(without)).reason).toBe('success');
  });

  test('one attempt, sealed: no feedback before the reveal', () => {
    const said = answer(frozen, ann, name(1, 'bursar', 2, 'dealer'));
    expect(refusal(said, ann, NOTHING).why).toContain('already answered');
    expect(JSON.stringify(seen(said, bea).now)).not.toContain('dealer');
    expect(seen(said, ann).now.at(-1)).toMatchObject({ mine: name(1, 'bursar', 2, 'dealer') });
  });

  test('[RTA-762] after a failure the Spy is not asked and has not won', () => {
    const s = fail({ objectives });
    expect([now(s), wins(s)]).toEqual(['over', false]);
  });

  test('[RTA-763] no answer in time counts as wrong', () => {
    expect(wins(reportAll(frozen))).toBe(false);
  });
});

describe('[RTA-771] Traffic director', () => {
  const traffic = holding('traffic-director');
  test.each([
    ['no Oppressor out', 1, {}, false],
    ['one out', 2, { 2: 'S' }, true],
    ['two together, the third on the track', 4, { 2: 'S', 4: 'S' }, true],
    ['two apart', 4, { 2: 'S', 4: 'P' }, false],
    ['three together', 5, { 2: 'S', 4: 'S', 5: 'S' }, true],
    ['two of three together', 5, { 2: 'S', 4: 'S', 5: 'P' }, false],
  ] as const)('%s', (_what, round, places, expected) => {
    // the black die shows an X: they stay where they are
    expect(wins(succeed({ ...traffic, round, npcs: { 1: 'U', 3: 'U', ...places } }))).toBe(expected);
  });
});

describe('[RTA-781] Turncoat', () => {
  const cards = (n: number): Picture['used'] => ({
    1: (['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10'] as const).slice(0, n),
  });
  test.each([
    [4, 7, true, false],
    [4, 8, false, true],
    [5, 9, true, false],
    [5, 10, false, true],
  ])('%i players, %i cards: wins a failure %s, a success %s', (seats, n, failing, succeeding) => {
    expect(wins(fail({ ...holding('turncoat'), seats, used: cards(n) }))).toBe(failing);
    expect(wins(succeed({ ...holding('turncoat'), seats, used: cards(n) }))).toBe(succeeding);
  });

  test('any failure will do, also that of time', () => {
    const s = npcTurn(dov, 'x', 'x', { ...holding('turncoat'), round: 6 });
    expect([ended(s).reason, wins(s)]).toEqual(['out-of-time', true]);
    expect(ended(s).winners).toEqual([ann]);
  });

  test('[RTA-009] with three players nobody can hold it', () => {
    expect(objectiveDeck(3).map((objective) => OBJECTIVE_IDS[objective])).not.toContain('turncoat');
  });
});
