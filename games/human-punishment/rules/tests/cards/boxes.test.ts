import { describe, expect, test } from 'vitest';
import {
  BOXES,
  COMPANION,
  LASER,
  LAUNCHER,
  MAGNET,
  MUTE_COLLAR,
  PISTOL,
  RIFLE,
  RIFLE_HQ,
  SHOCK_CHARGE,
  WORM,
} from '../../content/boxes.ts';
import { NONE, type State } from '../../state.ts';
import { as, carry, enemyOn, lay, SOLDIER, TANK } from '../testing/cards.ts';
import { allowed, ann, answer, answers, hold, now, offers, own, turnUpNext } from '../testing/tables.ts';

// The Supply Boxes (content ledger 10): items that are discarded to be used, and Traps.

describe('items', () => {
  const armed = (item: number, set: (s: State) => void = () => {}): State =>
    as('jayden', ['R2', 'R3'], (s) => {
      if (item === PISTOL || item === RIFLE_HQ) s.hq[item]! -= 1;
      else s.supply.splice(s.supply.indexOf(item), 1);
      s.item[ann] = item;
      set(s);
    });
  const fight = (s: State, turned: 'grey' | 'B5', ...cards: string[]): State => {
    let state = answers(s, ann, { act: 'attack', piece: ann, at: '5b' }, { act: 'weapon' });
    for (const card of cards) state = answer(state, ann, { act: 'card', card });
    turnUpNext(state, turned);
    return answer(state, ann, { act: 'done' });
  };
  const tank = (s: State): void => void enemyOn(s, '5b', TANK + 2, 3); // Shield 3

  test.each([
    // Strength 1: the Pistol deals 2, the Rifle 3, the Launcher 2 to each
    ['SB-1 Pistol', PISTOL, ['R2'], 1, 1],
    ['SB-2 Rifle (HQ)', RIFLE_HQ, ['R2'], 0, 0],
    ['SB-2 Rifle', RIFLE, ['R2'], 0, 0],
    ['SB-3 Rocket Launcher', LAUNCHER, ['R2'], 1, 1],
  ] as const)('[%s] with an attack: its bonus once, its damage, its Program', (_name, item, cards, left, programs) => {
    const state = fight(armed(item, tank), 'grey', ...cards);
    expect([state.enemyHealth[5], state.programs[ann]!.length, state.item[ann]]).toEqual([left, programs, NONE]);
    // HPB-336 the Program comes whether or not it succeeds; the bonus counts without a red card (HPB-334)
    const missed = fight(armed(item, tank), 'B5');
    expect([missed.enemyHealth[5], missed.programs[ann]!.length, missed.item[ann]]).toEqual([3, programs, NONE]);
    // HPB-334 an HQ weapon goes home, another box onto the pile
    const home = BOXES[item]!.hq;
    expect([state.hq, state.supplyDiscard]).toEqual([as('jayden', []).hq, home ? [] : [item]]);
  });

  test('SB-3 Rocket Launcher hits all Enemies in range', () => {
    const state = fight(
      armed(LAUNCHER, (s) => void enemyOn(enemyOn(s, '5b'), '9b', SOLDIER + 1, 2)),
      'grey',
      'R2',
    );
    expect([state.enemyAt[5], state.enemyAt[12]]).toEqual([NONE, NONE]);
  });

  test('SB-1 a weapon is no item to be used without an attack', () => {
    expect(allowed(armed(PISTOL), ann, { act: 'item' })).toBe(false);
  });

  test('SB-4 Companion: one movement and one Action Point more', () => {
    const s = armed(COMPANION);
    const state = answer(s, ann, { act: 'item' });
    expect([state.move - s.move, state.ap - s.ap, state.supplyDiscard]).toEqual([1, 1, [COMPANION]]);
    expect(
      allowed(
        armed(COMPANION, (one) => void (one.detained = 1 << ann)),
        ann,
        { act: 'item' },
      ),
    ).toBe(false);
  });

  test('SB-5 Laser: 2 damage to one Enemy anywhere, Deus too; an elimination is a kill in combat', () => {
    const s = armed(LASER, (one) => void enemyOn(enemyOn(one, '12', SOLDIER + 1, 2), 'red1', 15, 8));
    const asked = answer(s, ann, { act: 'item' });
    expect(offers(asked, ann)).toEqual(['12', 'red1']);
    const hit = answer(asked, ann, '12');
    expect([hit.enemyAt[16], hit.hands[ann]!.length - s.hands[ann]!.length]).toEqual([NONE, 2]);
    expect(answer(asked, ann, 'red1').deus).toBe(6);
    const vain = answer(armed(LASER), ann, { act: 'item' });
    expect([now(vain), vain.item[ann]]).toEqual(['action ann', NONE]);
  });
});

describe('Traps', () => {
  const sprung = (trap: number, set: (s: State) => void = () => {}): State => {
    const s = as('nova', [], (one) => {
      one.beside = one.beside.filter((box) => box !== trap);
      one.mixed = 1;
      one.lying.push(3, trap, 0, 0, 0);
      set(one);
    });
    return answer(s, ann, { act: 'box', piece: ann, box: 1 });
  };

  test('[T-1] Shock Charge: three cards at random, fewer if there are fewer', () => {
    const state = sprung(SHOCK_CHARGE, (s) => void hold(s, ann, 'B1', 'B2', 'B3', 'B4'));
    expect([state.hands[ann]!.length, state.discard.length, state.supplyDiscard]).toEqual([1, 3, [SHOCK_CHARGE]]);
    expect(sprung(SHOCK_CHARGE, (s) => void hold(s, ann, 'B1')).hands[ann]).toEqual([]);
    expect(sprung(SHOCK_CHARGE).discard).toEqual([]);
  });

  test('[T-2] Worm: a Program of choice, open or not', () => {
    const asked = sprung(WORM, (s) => void lay(own(s, ann, 'P01'), ann, 'P14', 1));
    expect([now(asked), offers(asked, ann)]).toEqual(['programAway ann', ['P01', 'P14']]);
    expect(answer(asked, ann, 'P14').open[ann]).toEqual([]);
    expect(now(sprung(WORM))).toBe('action ann');
  });

  test('[T-3] Magnet: a chip of the board into the Junkyard, face-down', () => {
    const one = sprung(MAGNET, (s) => void carry(s, ann));
    expect([one.chips[0], one.junk.length]).toEqual([NONE, 1]);
    const two = sprung(MAGNET, (s) => {
      carry(s, ann);
      carry(s, ann);
    });
    const [first, second] = two.chips as [number, number];
    expect([now(two), offers(two, ann)]).toEqual(['ownChip ann', [0, 1]]);
    const done = answer(two, ann, 1);
    expect([done.junk, done.chips[0]]).toEqual([[second], first]);
    expect(now(sprung(MAGNET))).toBe('action ann');
  });

  test('[T-4] Mute Collar lies beside the board until an Event is over', () => {
    const state = sprung(MUTE_COLLAR);
    expect([state.muted, state.supplyDiscard, state.item[ann]]).toEqual([1 << ann, [], NONE]);
  });
});

test('every Supply Box is tested here', () => {
  expect(BOXES.map(({ id }) => id)).toEqual([
    'pistol',
    'rifle-hq',
    'rifle',
    'launcher',
    'companion',
    'laser',
    'T-1',
    'T-2',
    'T-3',
    'T-4',
  ]);
});
