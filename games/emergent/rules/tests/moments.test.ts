import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY_PLAN } from '../content/planning.ts';
import { emergent, type State, type View } from '../index.ts';
import { begun, planning, step } from './testing/tables.ts';

interface Stood {
  readonly type: string;
  readonly view: View;
}

/** What had been told when the table stood still, and how it looked then: all answer, the last of them makes it happen. */
function moments(s: State, values: readonly Json[]): Stood[] {
  const [last, ...before] = values.map((value, seat) => ({ seat, value })).toReversed();
  const ready = before.toReversed().reduce((now, { seat, value }) => step(now, seat, value).state, s);
  const { told, moments: stood, state } = step(ready, last!.seat, last!.value);
  const shown = stood.map(({ told: n, state: then }) => ({
    type: told[n - 1]!.event.type,
    view: emergent.view(then, 'spectator'),
  }));
  return [...shown, { type: 'end', view: emergent.view(state, 'spectator') }];
}

const PLANS = [
  { ...EMPTY_PLAN, buildSmall: { NOE: 1 }, stock: { NOE: 5 }, market: { NOE: 1 } },
  { ...EMPTY_PLAN, buildLarge: { SCA: 2 }, stock: { SCA: 20 } },
];

describe('moments: what a board shows one after the other', () => {
  const round = moments(begun(2), PLANS);
  const viewOf = (type: string): View => round.find((moment) => moment.type === type)!.view;
  const cash = (type: string): number[] => viewOf(type).players.map((player) => player.cash);

  test('a round, step by step', () => {
    const cities = viewOf('demand').cards.length;
    expect(round.map(({ type }) => type)).toEqual([
      'revealed',
      'demand',
      ...new Array<string>(cities).fill('shipped'),
      'income',
      'transport',
      'operating',
      'liquidated',
      'end',
    ]);
  });

  test('the plans stand on the map before the cards lie there', () => {
    const { players, cards } = viewOf('revealed');
    expect(players.map(({ stock }) => stock)).toEqual([{ NOE: 5 }, { SCA: 20 }]);
    expect([cards.length, viewOf('demand').cards.length > 0]).toEqual([0, true]);
  });

  test('what a city bought has left its DC, and nobody is paid before the last one', () => {
    const cities = round.filter(({ type }) => type === 'shipped').map(({ view }) => view);
    for (const [i, { results, players }] of cities.entries()) {
      expect(results.filter(({ shipments }) => shipments !== null)).toHaveLength(i + 1);
      expect(players.map((player) => player.cash)).toEqual(cash('revealed'));
    }
    expect(cash('income')).toEqual(cash('revealed').map((n, seat) => n + 5 * cities.at(-1)!.players[seat]!.sold));
  });

  test('what is left over is there until it is thrown away', () => {
    const left = (view: View): number => view.players.flatMap(({ stock }) => Object.values(stock)).length;
    expect([left(viewOf('operating')) > 0, left(viewOf('liquidated'))]).toEqual([true, 0]);
  });

  test('[EMT-701] at the end the DCs are sold before it is told who has won', () => {
    const end = moments(planning({ round: 4, small: [{ NOE: 1 }, { TEX: 1 }] }), [EMPTY_PLAN, EMPTY_PLAN]).slice(-3);
    expect(end.map(({ type, view }) => [type, view.players[0]!.small, view.outcome?.reason])).toEqual([
      ['liquidated', { NOE: 1 }, undefined],
      ['closed', {}, undefined],
      ['end', {}, 'shared-money'],
    ]);
  });

  test('[EMT-905] in Fast Play the last placement is seen before the score', () => {
    const fast = begun(2, { mode: 'fast' });
    fast.round = fast.rounds;
    fast.laid = new Array<number>((fast.rounds - 1) * 2 * 16).fill(0);
    const placed = { small: { NOE: 3 }, large: { SCA: 2 } };
    const end = moments(fast, [placed, placed]);
    expect(end.map(({ type, view }) => [type, view.outcome === null])).toEqual([
      ['placed', true],
      ['end', false],
    ]);
  });
});
