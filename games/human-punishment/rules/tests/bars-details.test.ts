import { describe, expect, test } from 'vitest';
import { adjust, drawEx } from '../bars.ts';
import { equip, unequip } from '../chips.ts';
import type { CharacterId } from '../content/characters.ts';
import { placeNamed } from '../content/enemy-places.ts';
import { EVENTS } from '../content/events.ts';
import { hit, isEnemyAnywhere, refreshEnemies } from '../enemies.ts';
import type { K, Told } from '../events.ts';
import { fall, isHurt } from '../health.ts';
import { destroyKuro } from '../kuro.ts';
import { detain, free, newLeader } from '../prison.ts';
import { CITY_ACTIONS, DEUS, type Frame, GONE, NONE, type State, TALLIES } from '../state.ts';
import { credit, unlock } from '../tasks.ts';
import { enemyOn, SOLDIER } from './testing/cards.ts';
import { ann, bea, cem } from './testing/tables.ts';
import { quiet } from './testing/turns.ts';

// What moves a bar, locks somebody away or hurts an Enemy, by itself: what is told, and what is put on the stack.

interface Done {
  readonly told: Told[];
  readonly pushed: Frame[];
  readonly shuffled: string[];
}

function doing(s: State, what: (s: State, k: K) => void): Done {
  const done: Done = { told: [], pushed: [], shuffled: [] };
  what(s, {
    state: s,
    tell: (event: Told) => done.told.push(event),
    push: (frame: Frame) => done.pushed.push(frame),
    shuffle: (_items: unknown[], name: string) => done.shuffled.push(name),
    chance: () => 0,
  } as unknown as K);
  return done;
}

const table = (set: (s: State) => unknown = () => {}): State => {
  const s = quiet(ann, { characters: ['havoc', 'jayden', 'nova', 'dee-coy'], at: ['2', '2', '5', '5', '5'] });
  set(s);
  return s;
};

const EX_EVENT: Frame = { stage: 'event', event: EVENTS.findIndex(({ stack }) => stack === 3), step: 1, answer: 0 };
const EVENT: Frame = { stage: 'event', event: EVENTS.findIndex(({ stack }) => stack === 0), step: 1, answer: 0 };

describe('bars', () => {
  test('[HPB-810] Apex comes when its bar is full', () => {
    const s = table((one) => Object.assign(one, { apex: 0, apexAt: NONE }));
    const { told } = doing(s, (now, k) => adjust(now, k, 'apex', 99, ann));
    expect(told.map(({ type }) => type)).toEqual(['bar', 'apexCame']);
    expect(s.apexAt).toBe(0);
  });
  test('[HPB-813] Apex leaves the game when its bar is at 0', () => {
    const s = table((one) => Object.assign(one, { apex: 2, apexAt: 1 }));
    const { told } = doing(s, (now, k) => adjust(now, k, 'apex', -5, ann));
    expect(told).toEqual([{ type: 'bar', bar: 'apex', from: 2, to: 0, by: ann }, { type: 'apexGone' }]);
    expect(s.apexAt).toBe(GONE);
  });
  test('[HPB-820] [HPB-823] Deus comes when his bar is full, once, and leaves at 0 only if he has come', () => {
    const s = table((one) => Object.assign(one, { deus: 8, deusAt: NONE, deusMarker: NONE }));
    const came = doing(s, (now, k) => adjust(now, k, 'deus', 1, bea));
    expect(came.told.map(({ type }) => type)).toEqual(['bar', 'deusCame']);
    expect([came.pushed, s.deusMarker]).toEqual([[{ stage: 'arrival', kind: DEUS }], ann]);
    const there = (deus: number): State => enemyOn(table(), 'red1', DEUS, deus);
    const healed = doing(there(8), (now, k) => adjust(now, k, 'deus', 1, bea));
    expect([healed.told.map(({ type }) => type), healed.pushed]).toEqual([['bar'], []]);
    const hit = there(2);
    const gone = doing(hit, (now, k) => adjust(now, k, 'deus', -2, bea));
    expect([gone.told.map(({ type }) => type), hit.deusAt, hit.red[0]]).toEqual([['bar', 'deusGone'], GONE, NONE]);
    const early = table((one) => Object.assign(one, { deus: 1, deusAt: NONE }));
    expect(doing(early, (now, k) => adjust(now, k, 'deus', -1, bea)).told.map(({ type }) => type)).toEqual(['bar']);
    expect(early.deusAt).toBe(NONE);
  });
  test('[HPB-850] Morale that falls to 4 or more was not raised', () => {
    const unlocked = (from: number, by: number): number => {
      const s = table((one) => Object.assign(one, { morale: from, boosts: [0, 0b1, 0, 0] }));
      doing(s, (now, k) => adjust(now, k, 'morale', by, bea));
      return s.boosts[bea]!;
    };
    expect([unlocked(6, -1), unlocked(3, 1), unlocked(2, 1)]).toEqual([0b1, 0b11, 0b1]);
  });
  test('[HPB-825] what is destroyed has no bar any more', () => {
    for (const [bar, at] of [
      ['apex', 'apexAt'],
      ['deus', 'deusAt'],
    ] as const) {
      const s = table((one) => Object.assign(one, { [bar]: 3, [at]: GONE }));
      expect(doing(s, (now, k) => adjust(now, k, bar, 1, ann)).told).toEqual([]);
      expect(s[bar]).toBe(3);
    }
  });
  test('[HPB-661] [HPB-662] inside an EX Event Riot sets off nothing', () => {
    const red = (frames: Frame[]): [number, number] => {
      const s = table((one) => Object.assign(one, { riot: 4, morale: 0, security: 3 }));
      s.stack.push(...frames);
      const { pushed } = doing(s, (now, k) => adjust(now, k, 'riot', 5, NONE));
      return [s.security, pushed.length];
    };
    expect([red([]), red([EVENT]), red([EX_EVENT])]).toEqual([
      [2, 1],
      [2, 1],
      [3, 0],
    ]);
    const s = table();
    s.stack.push(EX_EVENT);
    expect(doing(s, drawEx).pushed).toEqual([]);
  });
});

describe('the Cube', () => {
  test('[HPB-700] whoever is locked away has not entered Area 6, and is there once', () => {
    const s = table((one) => Object.assign(one, { entered: 0b111, leader: cem }));
    const first = doing(s, (now, k) => detain(now, k, bea));
    expect([s.entered, first.told, first.pushed]).toEqual([0b101, [{ type: 'detained', seat: bea }], []]);
    expect(doing(s, (now, k) => detain(now, k, bea)).told).toEqual([]);
    expect(doing(s, (now, k) => free(now, k, bea)).told).toEqual([{ type: 'freed', seat: bea }]);
    expect(doing(s, (now, k) => free(now, k, bea)).told).toEqual([]);
  });
  test('[HPB-602] a Leader who is locked away may be elected no less than others; inside an Event its limits hold', () => {
    const vote = (set: (s: State) => unknown): unknown => {
      const s = table((one) => {
        one.leader = bea;
        set(one);
      });
      return doing(s, (now, k) => detain(now, k, bea)).pushed;
    };
    expect(vote(() => {})).toMatchObject([{ stage: 'vote', exclude: 0, inEvent: 0 }]);
    expect(vote((s) => s.stack.push(EVENT))).toMatchObject([{ stage: 'vote', exclude: 0, inEvent: 1 }]);
  });
  test('[HPB-601] the first who is free again brings a vote in which everybody may be elected', () => {
    const s = table((one) => Object.assign(one, { detained: 15, leader: NONE }));
    const { pushed } = doing(s, (now, k) => free(now, k, bea));
    const begun = { turn: 0, step: 0, cards: [], piles: [], authors: [] };
    expect(pushed).toEqual([{ stage: 'vote', exclude: 0, inEvent: 0, ...begun }]);
  });
  test('[HPB-601] while all are detained nobody leads', () => {
    const s = table((one) => Object.assign(one, { detained: 15, leader: ann }));
    const { told, pushed } = doing(s, (now, k) => newLeader(now, k, false));
    expect([told, pushed, s.leader]).toEqual([[{ type: 'leader', seat: NONE }], [], NONE]);
  });
});

describe('Enemies', () => {
  test('[HPB-611] a Crawler is an Enemy on the board, Deus is none that a sacrifice could eliminate', () => {
    expect(isEnemyAnywhere(table())).toBe(false);
    expect(isEnemyAnywhere(enemyOn(table(), 'red2', 9))).toBe(true);
    expect(isEnemyAnywhere(enemyOn(table(), 'red2', 15, 5))).toBe(false);
  });
  test('[HPB-504] all are at full Health again, those on the red path too', () => {
    const s = enemyOn(enemyOn(table(), '6', SOLDIER + 2, 1), 'red1', 11, 1);
    refreshEnemies(s);
    expect([s.enemyHealth[6]! > 1, s.redHealth[0]! > 1, s.enemyHealth.length]).toEqual([true, true, 17]);
  });
  test('[HPB-872] an attack without damage hurts nobody', () => {
    const s = enemyOn(table(), '6', SOLDIER, 1);
    expect(doing(s, (now, k) => hit(now, k, 6, 0, ann, ann, false)).told).toEqual([]);
    expect(doing(s, (now, k) => hit(now, k, 7, 2, ann, ann, false)).told).toEqual([]);
  });
});

describe('what hits an Enemy', () => {
  test('[HPB-823] Deus brings a reward when he is destroyed, not when he is hurt', () => {
    const rewards = (damage: number): [string[], number] => {
      const s = enemyOn(table(), 'red2', DEUS, 3);
      const { told } = doing(s, (now, k) => hit(now, k, placeNamed('red2'), damage, bea, bea, false));
      return [told.map(({ type }) => type), s.hands[bea]!.length];
    };
    expect(rewards(2)).toEqual([['bar'], 0]);
    expect(rewards(3)[1]).toBe(3);
  });
  test('[HPB-550] what is left of it stays on its place, on the first red space too', () => {
    const s = enemyOn(table(), 'red1', 11, 3);
    doing(s, (now, k) => hit(now, k, placeNamed('red1'), 1, bea, bea, false));
    expect([s.redHealth[0], s.enemyHealth.length]).toEqual([2, 17]);
  });
  test('[HPB-870] Havoc’s second Enemy unlocks a Boost, if one is locked', () => {
    const asked = (boosts: number): Frame[] => {
      const s = enemyOn(table(), '6', SOLDIER, 1);
      s.bar[ann] = 1;
      s.boosts[ann] = boosts;
      return doing(s, (now, k) => hit(now, k, placeNamed('6'), 1, ann, ann, false)).pushed;
    };
    expect(asked(0b0101)).toEqual([{ stage: 'boost', by: ann, from: 0b01010000 }]);
    expect(asked(0xff)).toEqual([]);
  });
});

describe('skill trees', () => {
  test('[HPB-866] Feykah draws with her fourth Level 1 Boost, not with those of Level 2; others draw nothing', () => {
    const drawn = (character: CharacterId, boosts: number, at: number): Frame[] => {
      const s = quiet(ann, { characters: [character], hands: [['R1']], set: (one) => (one.boosts[ann] = boosts) });
      return doing(s, (now, k) => unlock(now, k, ann, at)).pushed;
    };
    const draw = { stage: 'drawPrograms', by: ann, count: 2 };
    expect(drawn('feykah', 0b0001_0101, 6)).toContainEqual(draw);
    expect(drawn('feykah', 0b0000_0101, 6)).not.toContainEqual(draw);
    expect(drawn('feykah', 0b0101_0101, 7)).not.toContainEqual(draw);
    expect(drawn('havoc', 0b0001_0101, 6)).not.toContainEqual(draw);
  });
  test('[HPB-311] two Programs are looked at if there are any', () => {
    const looked = (programs: number[]): string[] => {
      const s = quiet(ann, { characters: ['jayden'] });
      Object.assign(s, { programDeck: programs, programDiscard: [] });
      return doing(s, (now, k) => unlock(now, k, ann, 6)).pushed.map(({ stage }) => stage);
    };
    expect([looked([1, 2, 3]), looked([1]), looked([])]).toEqual([['keepProgram'], ['keepProgram'], []]);
  });
  test('[HPB-850] different City actions are those of one player', () => {
    const s = quiet(ann, { characters: ['havoc', 'feykah'] });
    const act = (bits: number): number => {
      s.tally[bea * TALLIES + CITY_ACTIONS] = bits;
      doing(s, (now, k) => credit(now, k, bea, 'twoCities'));
      return s.boosts[bea]!;
    };
    expect([act(0b10), act(0b10), act(0b110)]).toEqual([0, 0, 0b100]);
  });
});

test('[HPB-577] Kuro can be healed where he is, and not while he is away', () => {
  const s = table((one) => (one.health[4] = 0));
  expect(isHurt(s, 4)).toBe(true);
  s.at[4] = NONE;
  expect(isHurt(s, 4)).toBe(false);
});

test('[HPB-887] Kuro who is destroyed has not entered Area 6; whoever else has, has', () => {
  const s = table((one) => (one.entered = 0b10101));
  doing(s, destroyKuro);
  expect(s.entered).toBe(0b00101);
});

test('[HPB-887] Kuro’s Recon card is shuffled back', () => {
  const s = table((one) => (one.recon[4] = 1));
  expect(doing(s, destroyKuro).shuffled).toEqual(['Recon']);
});

describe('chips and Health', () => {
  test('[HPB-031] a second chip lies in the second slot', () => {
    const s = table((one) => (one.chips = one.chips.map(() => NONE)));
    doing(s, (now, k) => equip(now, k, bea, 5));
    doing(s, (now, k) => equip(now, k, bea, 6));
    expect(s.chips.slice(0, 6)).toEqual([NONE, NONE, 5, 6, NONE, NONE]);
  });
  test('[HPB-344] of two chips nobody but their owner knows any longer which one went', () => {
    const s = table((one) => {
      one.chips = one.chips.map((_, at) => (at === 2 ? 5 : at === 3 ? 30 : NONE));
      one.known[5] = 0b111;
      one.known[30] = 0b111;
      one.origins[5] = 1;
      one.origins[30] = 4;
    });
    expect(unequip(s, bea, 0)).toBe(5);
    expect([s.known[5], s.known[30], s.origins[5], s.origins[30]]).toEqual([0b10, 0b10, 5, 5]);
    expect(s.chips.slice(2, 4)).toEqual([30, NONE]);
  });
  test('[HPB-118] whoever falls outside the own Action Phase has nothing left to lose', () => {
    const s = table((one) => one.stack.pop());
    doing(s, (now, k) => fall(now, k, ann));
    expect([s.fallen, s.health[ann]]).toEqual([0, 0]);
    const acting = table();
    doing(acting, (now, k) => fall(now, k, ann));
    expect([acting.fallen, acting.ap, acting.move]).toEqual([1, 0, 0]);
    const other = table();
    doing(other, (now, k) => fall(now, k, bea));
    expect([other.fallen, other.ap]).toEqual([0, 2]);
  });
});
