import { describe, expect, test } from 'vitest';
import { AT_6, CITY, MONOLITH, NEXUS } from '../content/board.ts';
import { ELITE } from '../content/enemies.ts';
import { RED_1 } from '../content/enemy-places.ts';
import { FACE_IDS } from '../content/faces.ts';
import { targetsOf } from '../stages/enemy-attacks.ts';
import { DEUS, type Frame, NONE, type State } from '../state.ts';
import { BEFORE_ENEMY, W2 } from '../windows.ts';
import { attackFrom } from './testing/attacks.ts';
import { enemyOn, lay, SOLDIER, TANK, THIEF } from './testing/cards.ts';
import { enemy, run, runWith, toldBy } from './testing/moments.ts';
import { ann, answers, bea, cem, hold, refusal, told } from './testing/tables.ts';
import { carry, quiet } from './testing/turns.ts';

// Single points of what Enemies do by themselves (HPB-510 to HPB-563) and of attacks on them (HPB-550).

const CRAWLER = 9;
const IN_CITY = CITY;
/** pieces behind the four players */
const [KURO, APEX] = [4, 5];

function table(at: readonly string[] = ['2', '4', '4', '4']): State {
  return quiet(ann, { characters: ['havoc', 'jayden', 'dryden', 'nova'], at });
}

describe('[HPB-115] the General’s moment comes once where nobody acts before the new Enemy', () => {
  /** The window that is open after the dice have named this Area; far away stands an Enemy to sacrifice the rank for. */
  function moment(area: number, at: readonly string[], set: (s: State) => unknown): number {
    const s = enemyOn(table(at), '2', SOLDIER);
    s.general = bea;
    set(s);
    const dice: Frame = { stage: 'activation', step: 0, orange: 0, red: 0, white1: 0, white2: 0 };
    const top = runWith(s, [area, 2, 5, 5], dice).stack.at(-1)!;
    return top.stage === 'window' ? top.kind : NONE;
  }
  const away = ['4', '4', '4', '4'];
  const here = ['2', '4', '4', '4'];
  const inMonolith = ['5', '4', '4', '4'];
  const on = (space: number, kind: number) => (s: State) => enemy(s, RED_1 + space, kind, 3);
  test.each([
    ['nobody is there', CITY, here, () => {}, BEFORE_ENEMY],
    ['an Enemy has somebody to attack', CITY, here, (s: State) => enemyOn(s, '6'), W2],
    ['an Enemy has nobody to attack', CITY, away, (s: State) => enemyOn(s, '6'), BEFORE_ENEMY],
    ['a Crawler steps', CITY, away, on(0, CRAWLER), W2],
    ['a Crawler steps elsewhere', NEXUS, away, on(0, CRAWLER), BEFORE_ENEMY],
    ['Deus has somebody to attack', CITY, here, on(0, DEUS), W2],
    ['Deus has nobody to attack', CITY, away, on(0, DEUS), BEFORE_ENEMY],
    ['Deus is elsewhere', NEXUS, here, on(0, DEUS), BEFORE_ENEMY],
    ['Deus has come on and has somebody to attack', MONOLITH, inMonolith, on(2, DEUS), W2],
    ['Deus has come on and has nobody to attack', MONOLITH, away, on(2, DEUS), BEFORE_ENEMY],
  ] as const)('%s', (_name, area, at, set, window) => {
    expect(moment(area, at, set)).toBe(window);
  });
});

describe('[HPB-541] to [HPB-548] whom an Enemy attacks', () => {
  const whom = (s: State, entered = NONE): unknown => targetsOf(s, attackFrom(AT_6, IN_CITY, { entered }));
  test('one that is gone attacks nobody', () => {
    expect(whom(table())).toEqual({ all: 0, equal: false });
  });
  test('where somebody comes to a Thief there is nothing to choose', () => {
    const s = carry(enemy(table(['2', '2', '4', '4']), AT_6, THIEF), ann, 'b');
    expect([whom(s, ann), whom(s, bea)]).toEqual([
      { all: 1 << ann, equal: false },
      { all: 0, equal: false },
    ]);
    expect(whom(s)).toEqual({ all: 1 << ann, equal: true });
  });
  test('Apex comes before people, and a Tank attacks all', () => {
    const by = (kind: number): unknown => {
      const s = enemy(table(['2', '2', '4', '4']), AT_6, kind);
      s.apexAt = 2;
      return whom(s);
    };
    expect([by(SOLDIER), by(TANK)]).toEqual([
      { all: 1 << APEX, equal: false },
      { all: (1 << APEX) | (1 << ann) | (1 << bea), equal: false },
    ]);
  });
});

describe('[HPB-563] an attack', () => {
  const top = (s: State, frame: Frame): string => runWith(s, [], frame).stack.at(-1)!.stage;
  test('opens its window when it is declared, and not again when its target is chosen anew', () => {
    const s = hold(lay(enemy(table(), AT_6, SOLDIER), cem, 'P34', 2), ann, 'B1');
    expect([0, 1].map((declared) => top(s, attackFrom(AT_6, IN_CITY, { declared })))).toEqual(['window', 'defend']);
  });
  test('on Apex is over when the Enemy is gone', () => {
    const s = table(['4', '4', '4', '4']);
    Object.assign(s, { apexAt: 2, apex: 5 });
    const next = run(s, attackFrom(AT_6, IN_CITY, { step: 1, targets: 1 << APEX }));
    expect([next.apex, next.stack.at(-1)!.stage]).toEqual([5, 'action']);
  });
  test('[HPB-562] on Apex needs no card for its defence', () => {
    const s = enemy(table(['4', '4', '4', '4']), AT_6, SOLDIER);
    Object.assign(s, { apexAt: 2, apex: 5, generalDeck: [], discard: [] });
    expect(toldBy(s, attackFrom(AT_6, IN_CITY))).toContainEqual({
      type: 'attackedApex',
      kind: SOLDIER,
      at: '6',
      cards: [],
      result: ELITE.shield,
      hit: false,
    });
    const next = run(s, attackFrom(AT_6, IN_CITY));
    expect([next.shown, next.discard, next.generalDeck]).toEqual([[NONE], [], []]);
  });
});

test('[HPB-549] [HPB-804] a Crawler that leaves for the Network attacks nobody, and nobody attacks in its place', () => {
  const s = enemyOn(enemy(table(['1', '6', '2', '5']), RED_1 + 3, CRAWLER), '12', TANK);
  const types = toldBy(s, { stage: 'activate', area: CITY, at: 0 }).map(({ type }) => type);
  expect(types).not.toContain('enemyAttacks');
});

describe('[HPB-550] an own attack', () => {
  const attack = { act: 'attack', piece: ann, at: '6' };
  test('meets the Shield alone when no card can be turned up', () => {
    const s = hold(enemy(table(), AT_6, SOLDIER + 2, 3), ann, 'R1', 'B1');
    Object.assign(s, { generalDeck: [], discard: [] });
    const laid = answers(s, ann, attack, { act: 'card', card: 'R1' });
    const fought = told(laid, ann, { act: 'done' }).find(({ type }) => type === 'fought');
    expect(fought).toMatchObject({ value: 1, turned: [] });
    const next = answers(laid, ann, { act: 'done' });
    expect(next.shown.includes(NONE)).toBe(false);
    expect([...next.discard, ...next.generalDeck]).toEqual([FACE_IDS.indexOf('R1')]);
  });
  test('takes no special card of another kind, be it Kuro’s or not', () => {
    const s = quiet(ann, { characters: ['dee-coy'], at: ['2', '4', '4', '4', '2'] });
    const held = hold(enemy(s, AT_6, SOLDIER), ann, 'S-DEE-1', 'R1');
    const why = (piece: number): string =>
      refusal(answers(held, ann, { ...attack, piece }), ann, { act: 'card', card: 'S-DEE-1' }).why;
    const red = 'Only red (and attack special) cards count here.';
    expect([why(ann), why(KURO)]).toEqual([red, red]);
  });
});
