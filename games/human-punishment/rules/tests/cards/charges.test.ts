import { describe, expect, test } from 'vitest';
import { PROGRAMS } from '../../content/programs.ts';
import { type CheckFrame, type State } from '../../state.ts';
import {
  carry,
  cardsOn,
  type Change,
  changes,
  charge,
  city,
  claim,
  enemyOn,
  heard,
  lay,
  programNumber,
  readEvent,
  scrap,
  TANK,
  use,
  wounded,
} from '../testing/cards.ts';
import { hurtFrame, runWith } from '../testing/moments.ts';
import {
  allowed,
  ann,
  answer,
  bea,
  cem,
  dan,
  hold,
  now,
  offers,
  own,
  passing,
  told,
  turnUpNext,
} from '../testing/tables.ts';

// The ten Programs with two charges (content ledger 3, HPB-310).

interface Row {
  id: string;
  set?: (s: State) => void;
  says?: unknown[];
  does: Change;
  not?: (s: State) => void;
}

const IN_W1: readonly Row[] = [
  { id: 'P07', set: (s) => void s.health.splice(0, 2, 1, 1), says: [bea], does: { 'bea health': 1 }, not: () => {} },
  {
    id: 'P08',
    set: (s) => void wounded(wounded(s, ann, 'W-01'), dan, 'W-02', 'W-03'),
    says: [dan, 'W-03'],
    does: { 'dan wounds': -1 },
    not: () => {},
  },
  { id: 'P14', set: (s) => void (s.riot = 5), does: { riot: -2 }, not: (s) => void (s.riot = 0) },
  { id: 'P14', set: (s) => void (s.riot = -1), does: { riot: 1 } },
];

test.each(IN_W1)('[$id] a charge in an Action Phase, the own or another’s', ({ id, set, says = [], does, not }) => {
  const s = lay(city(set), ann, id);
  let state = charge(s, ann, id);
  // the patient picks which Wound goes
  for (const value of says) state = answer(state, (state.stack.at(-1) as { by: number }).by, value);
  expect([changes(s, state), state.open[ann]]).toEqual([does, [programNumber(id), 1]]);
  expect(allowed(lay(city(set), bea, id), bea, { act: 'charge', card: id })).toBe(true);
  if (not === undefined) return;
  const vain = lay(city(not), ann, id, 1);
  const spent = charge(vain, ann, id);
  expect([changes(vain, spent), spent.open[ann], spent.programDiscard]).toEqual([{}, [], [programNumber(id)]]);
});

test.each(PROGRAMS.filter(({ kind }) => kind === 'charged'))(
  '[$id] lies open with two charges; the last one discards it',
  ({ id, windows }) => {
    if (!windows.includes('W1'))
      return expect(allowed(own(city(), ann, id), ann, { act: 'program', card: id })).toBe(false);
    const open = use(own(city(), ann, id), ann, id);
    expect([open.open[ann], open.programs[ann], open.programDiscard]).toEqual([[programNumber(id), 2], [], []]);
    const once = charge(open, ann, id);
    expect(once.open[ann]).toEqual([programNumber(id), 1]);
    const twice = charge(once, ann, id);
    expect([twice.open[ann], twice.programDiscard]).toEqual([[], [programNumber(id)]]);
  },
);

test.each([
  ['P04', 'move'],
  ['P26', 'ap'],
] as const)('[%s] one more of the own Action Phase alone: on no other turn it is laid open or used', (id, what) => {
  const s = lay(city(), ann, id);
  expect(charge(s, ann, id)[what] - s[what]).toBe(1);
  expect(allowed(lay(city(), bea, id), bea, { act: 'charge', card: id })).toBe(false);
  expect(allowed(own(city(), bea, id), bea, { act: 'program', card: id })).toBe(false);
  // HPB-118 the fallen have no more movement or actions
  const fallen = lay(
    city((one) => Object.assign(one, { fallen: 1, ap: 0, move: 0 })),
    ann,
    id,
  );
  expect(charge(fallen, ann, id)[what]).toBe(0);
});

test('[P04] Jump Jets give the detained no movement (HPB-701), [P26] Stim Injector gives them a Cube action more', () => {
  const s = lay(
    lay(
      city((one) => Object.assign(one, { detained: 1 << ann, ap: 0 })),
      ann,
      'P04',
    ),
    ann,
    'P26',
  );
  expect(cardsOn(offers(s, ann))).toEqual(['P26']);
  expect(offers(charge(s, ann, 'P26'), ann)).toContainEqual({ act: 'escape', sign: 1 });
});

test('[P07] Nanite Surge reaches only its range: the own Area', () => {
  const s = lay(
    city((one) => {
      one.health.splice(0, 4, 2, 1, 2, 1);
      one.at[dan] = 0;
    }),
    ann,
    'P07',
  );
  // of two that are hurt Bea alone is near
  expect(changes(s, charge(s, ann, 'P07'))).toEqual({ 'bea health': 1 });
});

test('[P09] Junk Sniffer: one chip of the Junkyard; [P10] X-Ray Lens: one chip of a character in the own Area', () => {
  const s = lay(city(), ann, 'P09');
  const [first, second] = [scrap(s), scrap(s)];
  const asked = charge(s, ann, 'P09');
  expect([now(asked), offers(asked, ann)]).toEqual(['spot ann', [1, 2]]);
  const seen = answer(asked, ann, 2);
  expect([seen.known[first]! & 1, seen.known[second]! & 1]).toEqual([0, 1]);
  expect(now(charge(lay(city(), ann, 'P09'), ann, 'P09'))).toBe('action ann');

  const lens = lay(
    city((one) => void (one.at[dan] = 0)),
    ann,
    'P10',
  );
  const [hers, far] = [carry(lens, bea), carry(lens, dan)];
  const looked = charge(lens, ann, 'P10');
  expect([looked.known[hers]! & 1, looked.known[far]! & 1]).toEqual([1, 0]);
  expect(now(charge(lay(city(), ann, 'P10'), ann, 'P10'))).toBe('action ann');
});

test('[P10] [HPB-344] of two chips the looker picks one unseen; nobody else hears its colour', () => {
  const s = lay(city(), ann, 'P10');
  const chips = [carry(s, dan), carry(s, dan)];
  const asked = charge(s, ann, 'P10');
  expect([now(asked), offers(asked, ann)]).toEqual(['hiddenChip ann', [0, 1]]);
  expect(answer(asked, ann, 1).known[chips[1]!]! & 1).toBe(1);
  expect(told(asked, ann, 1, bea).map(({ type }) => type)).toEqual(['looked']);
});

// -------------------------------------------------------------------------------------------------------------- in windows

describe('[P21] Loaded Dice, in W2', () => {
  const supply = (s: State): State => readEvent(s, 'E-I-14');

  test('any die that somebody has just rolled is rolled again, one for each charge', () => {
    let s = passing(supply(lay(city(), dan, 'P21')));
    s = answer(s, bea, 'B');
    expect(offers(s, dan)).toContainEqual({ act: 'charge', card: 'P21' });
    const rolled = s.stack.findLast((frame) => frame.stage === 'supplyDrop') as { orange: number };
    const again = claim(s, dan, { act: 'charge', card: 'P21' }, 6 - rolled.orange);
    expect([now(again), again.open[dan]]).toEqual(['window ann bea cem dan', [programNumber('P21'), 1]]);
    const done = passing(again);
    expect(done.lying[0]).toBe(6 - rolled.orange);
  });

  test('of several dice the one who plays it picks one', () => {
    const s = runWith(lay(city(), bea, 'P21'), [0, 10, 0, 0], {
      stage: 'activation',
      step: 0,
      orange: 0,
      red: 0,
      white1: 0,
      white2: 0,
    });
    const asked = claim(s, bea, { act: 'charge', card: 'P21' });
    expect([now(asked), offers(asked, bea)]).toEqual(['die bea', ['orange', 'red', 'white1', 'white2']]);
    const events = heard(asked, bea, 'red', 0);
    expect(events).toContainEqual({ type: 'rerolled', by: bea, die: 'red', from: 11, to: 1 });
  });

  test('it can be laid open and used in the same window', () => {
    const s = runWith(own(city(), bea, 'P21'), [5, 10, 0, 0], {
      stage: 'activation',
      step: 0,
      orange: 0,
      red: 0,
      white1: 0,
      white2: 0,
    });
    const open = claim(s, bea, { act: 'program', card: 'P21' });
    expect(offers(open, bea)).toContainEqual({ act: 'charge', card: 'P21' });
  });
});

/** A Tank at HQ attacks everybody there. */
function tankAttack(s: State): State {
  return runWith(enemyOn(s, '5b', TANK), [], { stage: 'activate', area: 3, at: 0 });
}

test('[P34] [HPB-563] Decoy Hologram, in W3: the whole attack is gone, on all its targets', () => {
  const s = tankAttack(lay(city(), dan, 'P34'));
  expect(now(s)).toBe('window ann bea cem dan');
  const events = heard(
    [ann, bea, cem].reduce((state, seat) => answer(state, seat, { act: 'pass' }), s),
    dan,
    { act: 'charge', card: 'P34' },
  );
  expect(events.map(({ type }) => type)).toContain('cancelled');
  const done = passing(claim(s, dan, { act: 'charge', card: 'P34' }));
  expect([changes(s, done), done.discard]).toEqual([{}, []]);
});

test('[P34] a Thief’s theft is stopped too, when a carrier enters its Area', () => {
  const s = lay(
    city((one) => void enemyOn(one, '7b', 12)),
    ann,
    'P34',
  );
  const chip = carry(s, ann);
  const met = answer(s, ann, { act: 'move', piece: ann, to: '5' });
  const done = passing(claim(met, ann, { act: 'charge', card: 'P34' }));
  expect([done.chips[0], done.junk, done.scanners[ann]]).toEqual([chip, [], 2]);
});

describe('[P20] Booster Daemon, in W4', () => {
  const revealed = (id: string, cards: readonly ('B5' | 'B3' | 'grey')[]): State => {
    let s = passing(readEvent(hold(lay(city(), bea, 'P20'), ann, ...cards), id));
    turnUpNext(s, 'grey', 'grey');
    for (const card of cards) s = answer(s, ann, { act: 'card', card, sign: 0 });
    return s;
  };

  test('two more or two less, as often as there are charges', () => {
    // Rolling Blackouts wants +5
    let s = claim(revealed('E-I-01', ['B3']), bea, { act: 'charge', card: 'P20' });
    expect([now(s), offers(s, bea)]).toEqual(['branch bea', [0, 1]]);
    expect(passing(answer(s, bea, 0)).morale).toBe(3);
    s = answer(s, bea, 1);
    expect((s.stack.find((frame) => frame.stage === 'check') as CheckFrame).change).toBe(-2);
    s = answer(claim(s, bea, { act: 'charge', card: 'P20' }), bea, 1);
    expect([passing(s).morale, s.open[bea]]).toEqual([2, []]);
  });

  test('not in a colour check', () => {
    const s = revealed('E-I-09', ['grey']);
    expect(s.stack.at(-1)!.stage === 'window' && cardsOn(offers(s, bea)).includes('P20')).toBe(false);
  });

  test('nor can it be laid open there', () => {
    const after = (id: string, card: 'grey' | 'B3'): string[] => {
      let s = passing(readEvent(hold(own(city(), bea, 'P20'), ann, card), id));
      turnUpNext(s, 'grey', 'grey');
      s = answer(s, ann, { act: 'card', card, sign: 0 });
      return s.stack.at(-1)!.stage === 'window' ? cardsOn(offers(s, bea)) : [];
    };
    expect([after('E-I-01', 'B3'), after('E-I-09', 'grey')]).toEqual([['P20'], []]);
  });

  test('[HPB-702] but in an escape', () => {
    const s = lay(
      city((one) => Object.assign(one, { detained: 1 << ann })),
      bea,
      'P20',
    );
    let state = passing(answer(s, ann, { act: 'escape', sign: 1 }));
    turnUpNext(state, 'B2', 'grey');
    for (const seat of [bea, cem, dan]) state = answer(state, seat, 'none');
    state = answer(claim(state, bea, { act: 'charge', card: 'P20' }), bea, 0);
    expect(passing(state).detained).toBe(0);
  });
});

test('[P19] Signal Jammer, in W4: a card is gone from the check but was contributed (HPB-657)', () => {
  // Toxic Fog, +5: Bea's −5 goes; she has taken part and gets no Wound
  let s = passing(readEvent(hold(hold(own(city(), dan, 'P19'), ann, 'B5'), bea, 'R5'), 'E-I-08'));
  turnUpNext(s, 'grey', 'grey');
  s = answer(answer(s, ann, { act: 'card', card: 'B5', sign: 0 }), bea, { act: 'card', card: 'R5', sign: 0 });
  s = claim(s, dan, { act: 'program', card: 'P19' });
  const cards = (s.stack.find((frame) => frame.stage === 'check') as CheckFrame).cards;
  expect([now(s), offers(s, dan).length]).toEqual(['revealedCard dan', 4]);
  s = passing(answer(s, dan, cards.indexOf(9)));
  expect([s.morale, s.wounds[bea]!.length, s.discard.length]).toEqual([3, 0, 4]);
});

test('[P35] Time Dilation, in W6, stops the Event of this turn alone, also for another player', () => {
  const s = runWith(
    own(
      city((one) => void (one.riot = 4)),
      dan,
      'P35',
    ),
    [],
    { stage: 'eventPhase', step: 0, cancelled: 0 },
  );
  const done = claim(s, dan, { act: 'program', card: 'P35' });
  // the Riot check still happens (HPB-663)
  expect([done.stacks.map((stack) => stack.length), done.morale]).toEqual([s.stacks.map((stack) => stack.length), 1]);
});

// --------------------------------------------------------------------------------------------------------------- two powers

describe('healing while the last Health is about to go (W5)', () => {
  const dying = (set: (s: State) => void): State => {
    const s = city(set);
    s.health[ann] = 1;
    return runWith(s, [], hurtFrame(ann, 1));
  };

  test('[P07] [HPB-874] Nanite Surge of Dryden saves her, and his bar rises', () => {
    const s = dying((one) => void lay(one, cem, 'P07'));
    const done = passing(claim(s, cem, { act: 'charge', card: 'P07' }));
    expect([done.health[ann], done.zone, done.wounds[ann], done.bar[cem]]).toEqual([1, 0, [], 1]);
  });

  test('[S-DRY-1] Miracle Worker as well; the healing of somebody else changes nothing for her', () => {
    const s = dying((one) => {
      hold(one, cem, 'S-DRY-1');
      one.health[bea] = 1;
    });
    const asked = claim(s, cem, { act: 'star', card: 'S-DRY-1' });
    expect([now(asked), offers(asked, cem)]).toEqual(['whom cem', [ann, bea]]);
    expect(passing(answer(asked, cem, ann)).health[ann]).toBe(1);
    const other = passing(answer(asked, cem, bea));
    expect([other.health[ann], other.health[bea], other.wounds[ann]!.length]).toEqual([0, 2, 1]);
  });

  test('[S-DRY-2] Triage: she falls all the same, but without a Wound', () => {
    const s = dying((one) => void hold(one, cem, 'S-DRY-2'));
    const done = passing(claim(s, cem, { act: 'star', card: 'S-DRY-2' }));
    expect([done.health[ann], done.zone, done.wounds[ann]]).toEqual([0, 1 << ann, []]);
  });
});

test('every Program with charges is tested here', () => {
  const tested = new Set([...IN_W1.map(({ id }) => id), 'P04', 'P09', 'P10', 'P20', 'P21', 'P26', 'P34']);
  expect([...tested].toSorted()).toEqual(PROGRAMS.filter(({ kind }) => kind === 'charged').map(({ id }) => id));
});
