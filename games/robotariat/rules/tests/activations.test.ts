import { describe, expect, test } from 'vitest';
import { BOARD, SPACES } from '../content/board.ts';
import { playedBy, playedByAll } from '../state.ts';
import {
  ann,
  answer,
  answers,
  bea,
  choices,
  now,
  npc,
  offers,
  postersOn,
  refusal,
  seen,
  step,
  told,
  tracks,
  turnOf,
  where,
} from './testing/tables.ts';
import { ABILITY, activate, carry, move, send } from './testing/acts.ts';

test('[RTA-300] each space does what its words say', () => {
  const begun = (space: (typeof SPACES)[number]): string =>
    now(answer(turnOf(ann, { at: [space], funds: 3, junk: 2, npcs: { 1: 'Y' } }), ann, activate(space)));
  expect(SPACES.map(begun)).toEqual([
    'poster ann',
    'sabotage ann',
    'upgrade ann',
    'rebuild ann',
    'contribute ann',
    'masses ann',
  ]);
  expect(SPACES.map((space) => BOARD[space].name)).toEqual([
    'Poster',
    'Sabotage',
    'Upgrade',
    'Scrap Yard',
    'Recruitment Office',
    'Move the Masses',
  ]);
});

describe('Poster', () => {
  const poster = (picture = {}) => answer(turnOf(ann, { at: ['P'], ...picture }), ann, activate('P'));

  test('[RTA-301] one poster from the supply on any space, whoever stands there', () => {
    const s = poster({ round: 2, npcs: { 2: 'R' } });
    expect(offers(s, ann)).toEqual([...SPACES]);
    const next = answer(s, ann, 'R');
    expect([postersOn(next, 'R'), next.supply, now(next)]).toEqual([1, 7, 'turn ann']);
    expect(refusal(s, ann, 'none')).toMatchObject({ rule: 'RTA-301' });
  });

  test('[RTA-302] posters in the Junk Pile are not supply', () => {
    const s = answer(poster({ junk: 7 }), ann, 'R');
    expect([s.supply, s.junk]).toEqual([0, 7]);
    expect(offers(turnOf(ann, { at: ['P'], junk: 7, posters: { R: 1 } }), ann)).not.toContain(activate('P'));
  });

  test('[RTA-303] as many on a space as there are', () => {
    expect(postersOn(answer(poster({ posters: { U: 7 } }), ann, 'U'), 'U')).toBe(8);
  });

  test('[RTA-304] no encounter by those who stand there', () => {
    const s = answer(poster({ round: 2, npcs: { 1: 'U', 2: 'R' }, funds: 4 }), ann, 'U');
    const other = answer(poster({ round: 2, npcs: { 1: 'U', 2: 'R' }, funds: 4 }), ann, 'R');
    expect([s.funds, other.funds, other.junk]).toEqual([4, 4, 0]);
    const carried = turnOf(ann, { characters: ['postman'], at: ['P'], npcs: { 1: 'U' }, posters: { R: 1 } });
    expect(answers(carried, ann, ABILITY, carry('R', 'U')).funds).toBe(0);
  });
});

describe('Sabotage', () => {
  const drawing = (picture = {}) =>
    answer(turnOf(ann, { at: ['S'], topSabotages: ['S09', 'S05'], ...picture }), ann, activate('S'));

  test('[RTA-311] the top two are drawn, one is used at once, the other is shuffled back', () => {
    const s = drawing();
    expect(offers(s, ann)).toEqual(['S09', 'S05']);
    const { state, entries } = step(answer(s, ann, 'S05'), ann, 'decline');
    expect([state.funds, state.sabotageDeck.length, state.sabotageDeck.includes(8)]).toEqual([2, 9, true]);
    const shuffled = step(s, ann, 'S05').entries[1];
    expect(shuffled).toMatchObject({ type: 'chance', label: 'sabotages 9', of: 9 });
    expect(entries).toHaveLength(1); // and only once
  });

  test('[RTA-311] the shuffle is a real one', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed < 20; seed += 1) {
      const s = drawing();
      s.chance = { kind: 'fast', words: [seed, 2, 3, 4] };
      orders.add(answer(s, ann, 'S05').sabotageDeck.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test('[RTA-312] the used card stays with its user and never returns', () => {
    const s = answers(drawing(), ann, 'S05', 'decline');
    expect(s.sabotageOf[4]).toBe(ann);
    expect(s.sabotageDeck).not.toContain(4);
    expect(seen(s, bea).players[ann]!.used).toEqual(['S05']);
  });

  test('[RTA-313] all see the used card, only the drawer sees the other', () => {
    const s = drawing();
    expect([seen(s, ann).drawn, seen(s, bea).drawn, seen(s, 'spectator').drawn]).toEqual([['S09', 'S05'], null, null]);
    expect(told(s, ann, 'S05', bea).find(({ type }) => type === 'used')).toMatchObject({ card: 'S05' });
    const next = answers(s, ann, 'S05', 'decline');
    expect(seen(next, ann).putBack).toEqual([{ by: ann, card: 'S09' }]);
    expect(seen(next, bea).putBack).toEqual([]);
    expect(JSON.stringify(told(s, ann, 'S05', bea))).not.toContain('S09');
  });

  test('[RTA-313] in the cooperative mode all see both', () => {
    const s = drawing({ mode: 'cooperative' });
    expect([seen(s, bea).drawn, seen(s, 'spectator').drawn]).toEqual([
      ['S09', 'S05'],
      ['S09', 'S05'],
    ]);
    expect(seen(answer(s, ann, 'S05'), bea).putBack).toEqual([{ by: ann, card: 'S09' }]);
  });

  test('[RTA-314] one of the two must be used, even if it does nothing', () => {
    const s = drawing({ topSabotages: ['S10', 'S06'] }); // Office 0, no Oppressor out
    expect(offers(s, ann).slice(0, 2)).toEqual(['S10', 'S06']);
    expect(refusal(s, ann, 'none')).toMatchObject({ rule: 'RTA-314' });
    for (const card of ['S10', 'S06']) {
      const next = answer(s, ann, card);
      expect([now(next), tracks(next), playedBy(next, ann)]).toEqual(['turn ann', [0, 6, 0], 1]);
      expect(told(s, ann, card).map(({ type }) => type)).toContain('fizzled');
    }
  });

  test('[RTA-315] whether to pay is decided first: then the cost, the main effect, the extra', () => {
    const s = answer(drawing(), ann, 'S05');
    expect([now(s), offers(s, ann), tracks(s)]).toEqual(['extra ann', ['pay', 'decline'], [0, 6, 0]]);
    expect(tracks(answer(s, ann, 'decline'))).toEqual([2, 6, 0]);
    expect(tracks(answer(s, ann, 'pay'))).toEqual([7, 4, 0]);
    expect(told(s, ann, 'pay')).toMatchObject([
      { type: 'paid', reputation: 2 },
      { type: 'spark', amount: 2 },
      { type: 'spark', amount: 5 },
    ]);
  });

  test.each([
    ['S01', 1, false],
    ['S01', 2, true],
    ['S05', 2, false],
    ['S05', 3, true],
  ] as const)('[RTA-316] the extra of %s at Reputation %i: %s', (card, reputation, offered) => {
    const s = answer(drawing({ topSabotages: [card, 'S09'], reputation }), ann, card);
    expect(now(s) === 'extra ann').toBe(offered);
  });

  test('[RTA-317] a later effect of the same card may bring the Reputation to 0', () => {
    const s = drawing({
      topSabotages: ['S06', 'S09'],
      reputation: 2,
      round: 4,
      npcs: { 1: 'Y', 2: 'R', 3: 'Y', 4: 'R' },
      posters: { U: 4 },
    });
    const paid = answers(s, ann, 'S06', 'pay');
    expect(paid.reputation).toBe(1);
    expect(answer(paid, ann, send(2, 'U')).outcome).toMatchObject({ reason: 'no-reputation' });
  });

  test('[RTA-318] the last card is drawn alone and used; after it S cannot be activated', () => {
    const s = drawing({ topSabotages: undefined, onlySabotages: ['S05'] });
    expect(offers(s, ann)).toEqual(['S05']);
    const next = answers(s, ann, 'S05', 'decline');
    expect([next.sabotageDeck, seen(next, ann).putBack]).toEqual([[], []]);
    expect(offers(turnOf(ann, { at: ['S'], onlySabotages: [] }), ann)).not.toContain(activate('S'));
  });
});

describe('Upgrade', () => {
  const drawing = (picture = {}) =>
    answer(turnOf(ann, { at: ['U'], topUpgrades: ['U03', 'U01'], ...picture }), ann, activate('U'));

  test('[RTA-321] the top two are drawn, one is kept face up, the other is shuffled back', () => {
    const s = drawing();
    expect(offers(s, ann)).toEqual(['U03', 'U01']);
    expect([seen(s, ann).drawn, seen(s, bea).drawn]).toEqual([['U03', 'U01'], null]);
    const { state, entries } = step(s, ann, 'U01');
    expect([state.upgradeDeck.length, state.upgradeDeck.includes(2)]).toEqual([9, true]);
    expect(entries[1]).toMatchObject({ type: 'chance', label: 'upgrades 9', of: 9 });
    expect(seen(state, bea).players[ann]!.upgrades).toEqual(['U01']);
  });

  test('[RTA-322] it works from that moment, also in the same turn', () => {
    const s = answers(turnOf(ann, { at: ['P'], topUpgrades: ['U01', 'U03'] }), ann, move('U'), activate('U'), 'U01');
    expect(where(answer(s, ann, move('R')), ann)).toBe('R');
  });

  test('[RTA-323] a player may own any number', () => {
    const s = answer(drawing({ upgrades: { 0: ['U04', 'U05', 'U06', 'U07'] } }), ann, 'U03');
    expect(seen(s, bea).players[ann]!.upgrades).toEqual(['U03', 'U04', 'U05', 'U06', 'U07']);
  });

  test('[RTA-324] the last card is taken; after it U cannot be activated', () => {
    const s = drawing({ topUpgrades: undefined, onlyUpgrades: ['U10'] });
    expect(offers(s, ann)).toEqual(['U10']);
    expect(answer(s, ann, 'U10').upgradeDeck).toEqual([]);
    expect(offers(turnOf(ann, { at: ['U'], onlyUpgrades: [] }), ann)).not.toContain(activate('U'));
  });
});

describe('[RTA-331] Scrap Yard', () => {
  const s = answer(turnOf(ann, { at: ['Y'], junk: 3, posters: { P: 1 } }), ann, activate('Y'));

  test('every poster of the Junk Pile goes back, split freely', () => {
    const next = answer(s, ann, { P: 1, S: 0, U: 0, Y: 0, R: 2, M: 0 });
    expect([next.junk, postersOn(next, 'P'), postersOn(next, 'R'), next.supply]).toEqual([0, 2, 2, 4]);
    expect(offers(s, ann)).toHaveLength(56); // three posters over six spaces
  });

  test('none may stay behind', () => {
    expect(refusal(s, ann, { P: 1, S: 0, U: 0, Y: 0, R: 1, M: 0 })).toMatchObject({ rule: 'RTA-331' });
  });
});

describe('Recruitment Office', () => {
  const giving = (picture: { funds: number; office?: number }) =>
    answer(turnOf(ann, { at: ['R'], ...picture }), ann, activate('R'));

  test.each([
    [9, 0, [1, 2, 3, 4, 5]],
    [2, 0, [1, 2]],
    [9, 7, [1, 2, 3]],
  ])('[RTA-341] with Funds %i and Office %i: %j', (funds, office, expected) => {
    expect(offers(giving({ funds, office }), ann)).toEqual(expected);
  });

  test('[RTA-341] more is refused', () => {
    expect(refusal(giving({ funds: 9 }), ann, 6)).toMatchObject({ rule: 'RTA-341' });
    expect(refusal(giving({ funds: 9 }), ann, 0)).toMatchObject({ rule: 'RTA-341' });
  });

  test('[RTA-342] what is given no longer counts for the target', () => {
    const s = answer(giving({ funds: 59, office: 1 }), ann, 4);
    expect([tracks(s), now(s)]).toEqual([[55, 6, 5], 'turn ann']);
  });
});

describe('Move the Masses', () => {
  const picture = { at: ['M'] as const, round: 3, npcs: { 1: 'R', 2: 'S', 3: 'P' } as const };
  const moving = (more = {}) => answer(turnOf(ann, { ...picture, ...more }), ann, activate('M'));

  test('[RTA-351] one Oppressor or one Civilian goes to an adjacent space, in any direction, and encounters it', () => {
    expect(offers(moving(), ann)).toEqual([
      send(1, 'S'),
      send(1, 'U'),
      send(1, 'Y'),
      send(2, 'P'),
      send(2, 'R'),
      send(2, 'M'),
      send(3, 'S'),
      send(3, 'U'),
      send(3, 'M'),
    ]);
    const s = answer(moving({ posters: { U: 2 } }), ann, send(1, 'U')); // against both arrows; R-Poly stands there
    expect([npc(s, 1), s.funds]).toEqual(['U', 3]);
    expect(answer(moving({ posters: { P: 2 } }), ann, send(2, 'P')).junk).toBe(2);
  });

  test('[RTA-352] only the moved one encounters, and it must leave its space', () => {
    expect(refusal(moving(), ann, send(3, 'P'))).toMatchObject({ rule: 'RTA-351' });
    const s = answer(
      moving({ npcs: { 1: 'R', 2: 'S', 3: 'U' }, posters: { U: 2 }, at: ['M', 'Y', 'Y', 'Y'] }),
      ann,
      send(1, 'U'),
    );
    expect(s.funds).toBe(2);
  });

  test('[RTA-353] neither the token nor those on the entry track', () => {
    const s = moving();
    expect(choices(s, ann).filter((option) => ['4', '5', '6'].includes(option[0]!))).toEqual([]);
    expect(SPACES[answer(s, ann, send(1, 'U')).token]).toBe('M');
  });
});

test('[RTA-361] played are Upgrades kept by activation and Sabotage cards used; not starting ones', () => {
  const s = turnOf(ann, {
    at: ['U'],
    upgrades: { 0: ['U01', 'U05'], 1: ['U03'] },
    starting: ['U01'],
    used: { 0: ['S02'], 2: ['S03'] },
    topUpgrades: ['U10', 'U09'],
  });
  expect([playedBy(s, 0), playedBy(s, 1), playedBy(s, 2), playedBy(s, 3), playedByAll(s)]).toEqual([2, 1, 1, 0, 4]);
  expect(playedBy(answers(s, ann, activate('U'), 'U09'), ann)).toBe(3);
});
