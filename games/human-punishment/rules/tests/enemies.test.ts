import { describe, expect, test } from 'vitest';
import { AT_6, AT_8, AT_SHARED, LOCATIONS, TOWER_10 } from '../content/board.ts';
import type { Effects } from '../content/effects.ts';
import { ENEMIES, RED_DIE } from '../content/enemies.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { kill, nextOfType } from '../enemies.ts';
import { freeLocations } from '../stages/enemy-arrivals.ts';
import { targetsOf } from '../stages/enemy-attacks.ts';
import { NONE, type State } from '../state.ts';
import { attackFrom } from './testing/attacks.ts';
import { effectsFrame, enemy, run, runWith, toldBy } from './testing/moments.ts';
import { ann, answer, bea, cem, dan, ended, now, offers, rolling, turnOf, turnUpNext } from './testing/tables.ts';

const TANK_1 = 0;
const SNIPER_1 = 3;
const SOLDIER_1 = 6;
const SOLDIER_2 = 7;
const CRAWLER_1 = 9;
const THIEF_1 = 12;

/** Nobody could claim anything, so no window opens. */
function quiet(seat: number, at: readonly string[], characters?: Parameters<typeof turnOf>[1]): State {
  const s = turnOf(seat, { at, ...characters });
  s.general = NONE;
  return s;
}

/** What an Event of one part says, or the first part of a decision. */
function partOf(id: string): Effects {
  const event = EVENTS.find((one) => one.id === id)!;
  return event.type === 'decision' ? event.a : event.type === 'ex' || event.type === 'raid' ? event.effects : [];
}

function quietly(s: State): never {
  return { state: s, push() {}, tell() {}, done() {} } as never;
}

describe('who comes, and where', () => {
  test('[HPB-500] five types in three Levels', () => {
    expect(new Set(ENEMIES.map(({ type }) => type)).size).toBe(5);
    expect(ENEMIES.length).toBe(15);
  });

  test('[HPB-501] the order of Levels changes with the Phases', () => {
    const s = turnOf(ann);
    const first = (phase: number): number => {
      s.phase = phase;
      return ENEMIES[nextOfType(s, 2)]!.level;
    };
    expect([0, 1, 2].map(first)).toEqual([1, 2, 3]);
    s.phase = 1;
    s.left[SOLDIER_2] = 0;
    expect(ENEMIES[nextOfType(s, 2)]!.level).toBe(3);
  });

  test('[HPB-502] an eliminated Enemy goes back to the group of its Level', () => {
    const s = enemy(turnOf(ann), AT_6, SOLDIER_1);
    expect(s.left[SOLDIER_1]).toBe(2);
    kill(s, quietly(s), AT_6);
    expect([s.left[SOLDIER_1], s.enemyAt[AT_6]]).toEqual([3, NONE]);
  });

  test('[HPB-504] damage stays until the Enemy is gone or refreshed', () => {
    let s = enemy(quiet(ann, ['2', '4', '4', '4'], { characters: ['jayden'], hands: [['R5']] }), AT_6, SOLDIER_2, 2);
    turnUpNext(s, 'grey');
    for (const value of [{ act: 'attack', piece: ann, at: '6' }, { act: 'card', card: 'R5' }, { act: 'done' }])
      s = answer(s, ann, value);
    expect(s.enemyHealth[AT_6]).toBe(1);
    expect(run(s, effectsFrame(partOf('E-EX-08'), ann, true)).enemyHealth[AT_6]).toBe(2);
  });

  test('[HPB-510] [HPB-511] first the orange die activates an Area, then the red and white ones bring an Enemy', () => {
    const s = enemy(quiet(ann, ['4', '2', '2', '2']), 5, SOLDIER_1); // 5b in HQ
    const phase = { stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 } as const;
    const next = runWith(s, [3, 0, 0, 0], { ...phase });
    // orange 4, red 1: a Tank, white 2
    expect(next.enemyAt[0]).toBe(TANK_1);
    const events = ((): string[] => {
      const t = enemy(quiet(ann, ['4', '2', '2', '2']), 5, SOLDIER_1);
      return toldBy(t, { ...phase }).map(({ type }) => type);
    })();
    expect(events.indexOf('rolled')).toBeLessThan(events.indexOf('activated'));
  });

  test('[HPB-520] the red die', () => {
    expect(RED_DIE.map((type) => (type === null ? '-' : ENEMIES[type * 3]!.type))).toEqual([
      'tank',
      'sniper',
      'soldier',
      'soldier',
      'crawler',
      'crawler',
      'thief',
      'thief',
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  test('[HPB-521] 2, 12, 4 and 10 once, 3, 5, 7, 9, 11 twice, 6 and 8 once with 6/8', () => {
    const s = turnOf(ann);
    const count = (number: number): number =>
      LOCATIONS.filter((location) => location.number === number && !location.shared).length;
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(count)).toEqual([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    expect(LOCATIONS[AT_SHARED]!.id).toBe('6/8');
    expect(freeLocations(s, 9)).toBe((1 << 11) | (1 << 12));
  });

  test('[HPB-522] the Active Player picks among free locations', () => {
    const s = run(quiet(bea, ['4', '4', '4', '4']), {
      stage: 'spawn',
      type: 2,
      number: 9,
      step: 2,
      answer: NONE,
      white1: 0,
      white2: 0,
    });
    expect([now(s), offers(s, bea)]).toEqual(['location bea', ['9a', '9b']]);
    expect(answer(s, bea, '9b').enemyAt[12]).toBe(SOLDIER_1);
  });

  test('[HPB-525] a Dead Zone is never free, and its Enemy goes without reward', () => {
    const s = enemy(quiet(ann, ['4', '4', '4', '4']), AT_6, SOLDIER_1);
    let next = run(s, effectsFrame(partOf('E-II-13'), ann, true));
    expect(now(next)).toBe('location dan');
    next = answer(next, dan, '6');
    expect([next.enemyAt[AT_6], next.left[SOLDIER_1], next.hands[dan]!.length]).toEqual([NONE, 3, 0]);
    expect(freeLocations(next, 6)).toBe(0);
  });

  test('[HPB-526] no marker of the type left: Threat +1', () => {
    const s = quiet(ann, ['4', '4', '4', '4']);
    for (const kind of [0, 1, 2]) s.left[kind] = 0;
    expect(run(s, { stage: 'spawn', type: 0, number: 2, step: 2, answer: NONE, white1: 0, white2: 0 }).threat).toBe(1);
  });

  test('[HPB-527] [HPB-901] Threat 4 ends it at once', () => {
    const s = quiet(ann, ['4', '4', '4', '4'], { factions: [0, 0, 1, 2] });
    s.threat = 3;
    enemy(s, 0, SOLDIER_1);
    const over = run(s, { stage: 'spawn', type: 0, number: 2, step: 2, answer: NONE, white1: 0, white2: 0 });
    expect(ended(over).reason).toBe('outlaws-threat');
  });

  test('[HPB-528] a raid rolls red for each, white only if needed; a Crawler comes onto Red 1', () => {
    const s = runWith(quiet(ann, ['4', '4', '4', '4']), [4, 8], {
      stage: 'raid',
      times: 2,
      red: 0,
      white1: 0,
      white2: 0,
      step: 0,
    });
    expect([s.red[0], s.stack.at(-1)!.stage]).toEqual([CRAWLER_1, 'action']);
  });

  test('[HPB-529] there are as many Dead Zones as there are locations', () => {
    const s = turnOf(ann);
    s.destroyed = (1 << LOCATIONS.length) - 1;
    expect([2, 6, 8, 12].map((number) => freeLocations(s, number))).toEqual([0, 0, 0, 0]);
  });
});

describe('whom they attack', () => {
  test('[HPB-540] locations in ascending order, then the red path', () => {
    const order: string[] = [];
    const all = toldBy(enemyAll(), { stage: 'activate', area: 1, at: 0 });
    for (const event of all) if (event.type === 'enemyAttacks') order.push(event.at);
    expect(order).toEqual(['6', '8', '6/8', '10']);
  });

  function enemyAll(): State {
    const s = quiet(ann, ['2', '5', '5', '5']);
    s.health[ann] = 9;
    for (const [place, kind] of [
      [TOWER_10, SOLDIER_1],
      [AT_SHARED, SOLDIER_1],
      [AT_8, SNIPER_1],
      [AT_6, TANK_1],
    ] as const)
      enemy(s, place, kind);
    return s;
  }

  test('[HPB-541] [HPB-547] a Sniper reaches next Areas, but not from a Watchtower', () => {
    const s = quiet(ann, ['4', '6', '6', '6']);
    enemy(s, AT_6, SNIPER_1);
    enemy(s, TOWER_10, SNIPER_1);
    expect(targetsOf(s, attackFrom(AT_6, 1)).all).not.toBe(0);
    expect(targetsOf(s, attackFrom(TOWER_10, 1)).all).toBe(0);
    expect(targetsOf(enemy(s, AT_8, SOLDIER_1), attackFrom(AT_8, 1)).all).toBe(0);
  });

  test('[HPB-542] without a target nobody is attacked', () => {
    const s = enemy(quiet(ann, ['4', '4', '4', '4']), AT_6, SOLDIER_1);
    expect(toldBy(s, attackFrom(AT_6, 1))).toEqual([]);
  });

  test('[HPB-543] carriers with the lowest Health, then any carrier, then the weakest, then Kuro', () => {
    const s = quiet(ann, ['2', '2', '2', '3'], { characters: ['havoc', 'jayden', 'dryden', 'dee-coy'] });
    enemy(s, AT_6, SOLDIER_1);
    s.at[s.seats] = 1;
    const whom = (): number => targetsOf(s, attackFrom(AT_6, 1)).all;
    s.health[bea] = 1;
    expect(whom()).toBe(1 << bea);
    s.chips[ann * 2] = 0;
    expect(whom()).toBe(1 << ann);
    s.chips[bea * 2] = 1;
    expect(whom()).toBe(1 << bea);
    for (const seat of [ann, bea, cem]) s.at[seat] = 3;
    expect(whom()).toBe(1 << s.seats);
    s.apexAt = 2;
    s.apex = 5;
    expect(whom()).toBe(1 << (s.seats + 1));
  });

  test('[HPB-544] the Leader picks among equals', () => {
    const s = enemy(quiet(ann, ['2', '2', '4', '4']), AT_6, SOLDIER_1);
    const asked = run(s, attackFrom(AT_6, 1));
    expect([now(asked), offers(asked, dan)]).toEqual(['target dan', [ann, bea]]);
    expect(answer(asked, dan, bea).stack.some((frame) => frame.stage === 'enemyAttack')).toBe(false);
  });

  test('[HPB-545] not the fallen, the detained and those on the yellow zone', () => {
    const s = enemy(quiet(ann, ['2', '2', '2', '2']), AT_6, TANK_1);
    s.health[ann] = 0;
    s.detained = 1 << bea;
    s.zone = 1 << cem;
    expect(targetsOf(s, attackFrom(AT_6, 1)).all).toBe(1 << dan);
  });

  test('[HPB-546] a Tank attacks everybody in range, Kuro and Apex too', () => {
    const s = quiet(ann, ['2', '2', '3', '2'], { characters: ['havoc', 'jayden', 'dryden', 'dee-coy'] });
    enemy(s, AT_6, TANK_1);
    s.at[s.seats] = 1;
    s.apexAt = 2;
    s.apex = 9;
    const attacked = toldBy(s, attackFrom(AT_6, 1)).find(({ type }) => type === 'enemyAttacks');
    expect(attacked).toMatchObject({ pieces: [ann, bea, dan, s.seats, s.seats + 1] });
  });

  test('[HPB-548] a Thief takes a chip instead of Health, when it is activated and when a carrier comes', () => {
    const s = quiet(ann, ['1', '4', '4', '4'], { characters: ['nova'] });
    enemy(s, AT_6, THIEF_1);
    s.chips[0] = s.sectors[0]!.pop()!;
    turnUpNext(s, 'R5');
    const next = answer(s, ann, { act: 'move', piece: ann, to: '2' });
    expect([next.chips[0], next.junk.length, next.health[ann]]).toEqual([NONE, 1, 2]);
    const idle = enemy(quiet(ann, ['2', '4', '4', '4']), AT_6, THIEF_1);
    expect(targetsOf(idle, attackFrom(AT_6, 1)).all).toBe(0);
  });

  test('[HPB-549] a Crawler walks before it attacks', () => {
    const s = enemy(quiet(ann, ['4', '2', '2', '2']), RED_1, CRAWLER_1);
    const events = toldBy(s, { stage: 'activate', area: 1, at: 0 });
    expect(events.find(({ type }) => type === 'crept')).toMatchObject({ to: 2 });
    expect(events.find(({ type }) => type === 'enemyAttacks')).toMatchObject({ at: 'red2', pieces: [ann] });
  });

  test('[HPB-801] whoever is pushed is told before the one who pushes, the foremost first', () => {
    const s = enemy(enemy(quiet(ann, ['4', '3', '3', '3']), RED_1, CRAWLER_1), RED_1 + 1, CRAWLER_1);
    s.red[2] = s.red[1]!;
    s.redHealth[2] = 1;
    s.left[CRAWLER_1]! -= 1;
    const walked = toldBy(s, { stage: 'activate', area: 1, at: 0 });
    expect(
      walked.flatMap((event) =>
        event.type === 'pushed' || event.type === 'crept' ? [`${event.type} ${event.to}`] : [],
      ),
    ).toEqual(['pushed 4', 'pushed 3', 'crept 2']);
  });

  test('[HPB-560] [HPB-561] shield and blue cards against the red ones turned up; all are discarded', () => {
    const s = enemy(
      quiet(ann, ['2', '4', '4', '4'], { characters: ['jayden'], hands: [['B3', 'R1']] }),
      AT_6,
      SOLDIER_1,
    );
    turnUpNext(s, 'B5', 'grey', 'R5');
    let next = run(s, attackFrom(AT_6, 1));
    expect([now(next), offers(next, ann)]).toEqual(['defend ann', [{ act: 'card', card: 'B3' }, { act: 'done' }]]);
    const hitWithout = answer(next, ann, { act: 'done' });
    expect(hitWithout.health[ann]).toBe(1);
    next = answer(answer(next, ann, { act: 'card', card: 'B3' }), ann, { act: 'done' });
    expect([next.health[ann], next.discard.length]).toEqual([2, 4]);
  });

  test('[HPB-562] an attack on Apex: shield 3 and one card against the red ones', () => {
    const s = enemy(quiet(ann, ['4', '4', '4', '4']), AT_6, SOLDIER_1);
    s.apexAt = 2;
    s.apex = 9;
    turnUpNext(s, 'R1', 'R5');
    expect(run(s, attackFrom(AT_6, 1)).apex).toBe(8);
    const held = enemy(quiet(ann, ['4', '4', '4', '4']), AT_6, SOLDIER_1);
    held.apexAt = 2;
    held.apex = 9;
    turnUpNext(held, 'B5', 'R5');
    expect(run(held, attackFrom(AT_6, 1)).apex).toBe(9);
  });

  test('[HPB-563] a cancelled attack hits nobody, of a Tank not one of them', () => {
    const s = enemy(quiet(ann, ['2', '2', '4', '4'], { programs: [['P34']] }), AT_6, TANK_1);
    turnUpNext(s, 'R5', 'R5');
    let next = run(s, { ...attackFrom(AT_6, 1), step: 1, targets: 3, cancelled: 1 });
    expect([next.health[ann], next.health[bea]]).toEqual([2, 2]);
    next = enemy(quiet(ann, ['2', '2', '4', '4']), AT_6, TANK_1);
    kill(next, quietly(next), AT_6);
    expect(run(next, { ...attackFrom(AT_6, 1), step: 1, targets: 3 }).health[ann]).toBe(2);
  });
});

test('[HPB-610] [HPB-611] [HPB-612] [HPB-613] the General may sacrifice the rank: four Enemies, a marker, a new General', () => {
  const s = turnOf(ann, { at: ['4', '4', '4', '4'] });
  for (const place of [0, 1, 3, AT_6, AT_8])
    enemy(s, place, [SOLDIER_1, SOLDIER_1, SOLDIER_1, SNIPER_1, TANK_1][[0, 1, 3, AT_6, AT_8].indexOf(place)]!);
  let next = answer(s, cem, { act: 'sacrifice' });
  for (const at of ['2', '3a', '4', '6']) next = answer(next, cem, at);
  expect([next.enemyAt.filter((kind) => kind !== NONE).length, next.revoked, next.general]).toEqual([
    1,
    1 << cem,
    NONE,
  ]);
  expect([now(next), offers(next, dan)]).toEqual(['appoint dan', [ann, bea]]);
  next = answer(next, dan, ann);
  expect([next.general, now(next)]).toEqual([ann, 'action ann']);
  expect(rolling(next, ann, { act: 'end' }, 0, 8, 0, 0).outcome).toBeNull();
});
