import { expect, test } from 'vitest';
import { ann, answer, refusal, reported, turnOf } from '../tests/testing/tables.ts';
import {
  activate,
  carry,
  END,
  KEEP,
  lead,
  move,
  name,
  NOTHING,
  push,
  putBack,
  READY,
  send,
  set,
} from '../tests/testing/acts.ts';
import {
  formerCarry,
  formerLead,
  formerPush,
  formerPutBack,
  formerReport,
  formerSend,
  formerSetting,
  formerTurn,
} from './former.ts';

test('answers of old records are read', () => {
  expect(['move-P', 'activate-S', 'end'].map(formerTurn)).toEqual([move('P'), activate('S'), END]);
  expect(['4-M', 'none'].map(formerPush)).toEqual([push(4, 'M'), NOTHING]);
  expect(['P-U', 'none'].map(formerCarry)).toEqual([carry('P', 'U'), NOTHING]);
  expect(formerSend('3-P')).toEqual(send(3, 'P'));
  expect(formerLead('6-blue')).toEqual(lead(6, 'blue'));
  expect(['2-R', 'none'].map(formerPutBack)).toEqual([putBack(2, 'R'), NOTHING]);
  expect(['black-x', 'keep'].map(formerSetting)).toEqual([set('black', 'x'), KEEP]);
  expect(['3-dealer 4-traffic-director', 'ready', 'none'].map(formerReport)).toEqual([
    name(3, 'dealer', 4, 'traffic-director'),
    READY,
    NOTHING,
  ]);
});

test.each([['move-X'], ['constructor'], ['__proto__'], [''], [7], [null], [['move-P']], [move('P')]])(
  '%j was never written',
  (value) => {
    for (const former of [formerTurn, formerSend, formerReport]) expect(former(value)).toBeUndefined();
  },
);

test('nobody may answer so today', () => {
  expect(refusal(turnOf(ann, { at: ['U'] }), ann, 'move-P').rule).toBe('RTA-201');
});

test.each([
  [{ act: 'move' }, 'RTA-202'],
  [{ act: 'move', to: '__proto__' }, 'RTA-202'],
  [{ act: 'move', to: 7 }, 'RTA-202'],
  [{ act: 'move', to: 'M' }, 'RTA-202'],
  [{ act: 'activate', space: { P: 1 } }, 'RTA-205'],
  [{ act: 'steal' }, 'RTA-201'],
  [['move', 'P'], 'RTA-201'],
  [null, 'RTA-201'],
])('whatever is said instead of an act gets an answer: %j', (value, rule) => {
  expect(refusal(turnOf(ann, { at: ['U'] }), ann, value).rule).toBe(rule);
});

test('the details of an act may come in any order', () => {
  const s = turnOf(ann, { at: ['U'] });
  expect(answer(s, ann, { to: 'P', act: 'move' }).at[ann]).toBe(answer(s, ann, move('P')).at[ann]);
  expect(refusal(s, ann, { to: 'P', act: 'move', twice: true }).rule).toBe('RTA-202');
  expect(reported().stack.at(-1)).toMatchObject({ sealed: [name(1, 'bursar', 2, 'dealer'), null, null, null] });
});
