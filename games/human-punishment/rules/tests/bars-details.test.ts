import { describe, expect, test } from 'vitest';
import { adjust, drawEx } from '../bars.ts';
import { equip, unequip } from '../chips.ts';
import { EVENTS } from '../content/events.ts';
import { hit, isEnemyAnywhere, refreshEnemies } from '../enemies.ts';
import type { K, Told } from '../events.ts';
import { fall } from '../health.ts';
import { destroyKuro } from '../kuro.ts';
import { detain, free, newLeader } from '../prison.ts';
import { type Frame, GONE, NONE, type State } from '../state.ts';
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
