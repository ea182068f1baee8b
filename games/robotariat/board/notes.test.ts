import { expect, test } from 'vitest';
import { linesIn, reportOf } from './choosers/report.ts';
import { courseOf, factOf, reportWords, whyEnded } from './ending.ts';
import { deedWords } from './Notebook.tsx';
import { points } from './points.ts';
import { npcsAt, table } from './testing/table.ts';

test('the report names two different players with two different objectives, the lower seat first', () => {
  expect(
    reportOf([
      { seat: 3, objective: 'dealer' },
      { seat: 1, objective: 'bursar' },
    ]),
  ).toEqual({ act: 'name', one: 1, holds: 'bursar', other: 3, otherHolds: 'dealer' });
  expect(
    reportOf([
      { seat: 1, objective: 'dealer' },
      { seat: 1, objective: 'bursar' },
    ]),
  ).toBeNull();
  expect(
    reportOf([
      { seat: 1, objective: 'dealer' },
      { seat: 2, objective: 'dealer' },
    ]),
  ).toBeNull();
  expect(
    reportOf([
      { seat: 1, objective: 'dealer' },
      { seat: 2, objective: null },
    ]),
  ).toBeNull();
});

test('the end says why, with its numbers', () => {
  expect(whyEnded({ reason: 'success' }, table({ funds: 46, round: 5, reputation: 2 }))).toBe(
    '46 SPARK of 45 in round 5, with 2 Reputation left.',
  );
  expect(
    reportWords({ act: 'name', one: 1, holds: 'bursar', other: 2, otherHolds: 'dealer' }, ['Ann', 'Bo', 'Cy']),
  ).toBe('The Spy named Bo as the Bursar and Cy as the Dealer.');
  expect(reportWords({ act: 'none' }, [])).toBe('The Spy named nobody.');
  expect(reportWords(null, [])).toBeNull();
});

test('the course begins at the start of the game', () => {
  const history = [{ round: 1, funds: 4, reputation: 5, office: 0 }];
  expect(courseOf({ seats: 3, history })).toEqual([{ round: 0, funds: 0, reputation: 5, office: 0 }, ...history]);
  expect(courseOf({ seats: 5, history: [] })).toHaveLength(1);
});

test('each card is held against what really happened', () => {
  const view = table({
    facts: { peaked: true, emptied: false, junkedNow: 0, junkedBest: 3 },
    npcs: npcsAt({ 1: 'M', 2: 'P', 4: 'P' }),
  });
  expect(factOf(view, 0, 'bursar')).toBe('The Office was high enough, but never empty after that.');
  expect(factOf(view, 0, 'scrapper')).toContain('At most 3 posters');
  expect(factOf(view, 0, 'traffic-director')).toBe('All 2 Oppressors stood on one space.');
});

test('what all have seen somebody do stands in the notebook', () => {
  const view = table();
  expect(deedWords(view, 1)).toBe('Nothing that tells.');
  view.players[1]!.deeds = { contributed: 5, drained: 0, extras: 2, patrols: 1, torn: 0 };
  expect(deedWords(view, 1)).toBe('gave 5 to the Office, paid 2 Reputation, moved Oppressors once.');
});

test('the log points at where something happened first', () => {
  expect(points.sent!({ type: 'sent', by: 2, npc: 1, from: 'R', to: 'U', kind: 'CR' })).toEqual([
    'space:U',
    'space:R',
    'npc:1',
    'seat:2',
  ]);
  expect(points.pushed!({ type: 'pushed', by: 2, who: 2, from: 'R', to: 'U' })).toEqual([
    'space:U',
    'space:R',
    'seat:2',
  ]);
});

test('the lines of a report are read out of whatever the frame has kept', () => {
  const none = { seat: null, objective: null };
  expect(linesIn([{ seat: 1, objective: 'bursar' }, { seat: 2 }], 4)).toEqual([
    { seat: 1, objective: 'bursar' },
    { seat: 2, objective: null },
  ]);
  expect(linesIn([{ seat: 4, objective: 'king' }, 'x', none], 4)).toEqual([none, none]);
  expect([linesIn(null, 4), linesIn({ taken: null }, 4)]).toEqual([
    [none, none],
    [none, none],
  ]);
});
