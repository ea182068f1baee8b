import type { Event } from '@tablewright/board';
import { expect, test } from 'vitest';
import { momentsOf, squeeze } from './story.ts';
import { npcsAt, table } from './testing/table.ts';

const MET = { donation: 0, suspicious: false, fine: 0, torn: 0, office: 0, silenced: false };

test('a first look and a jump tell nothing: the table is simply so', () => {
  const view = table({ funds: 7 });
  expect(
    momentsOf(null, view, [{ type: 'rolled', by: 0, black: 'blue', red: 'x', again: false, dice: 'both' }]),
  ).toEqual([{ ms: 0, shown: view, cue: null, flown: [] }]);
});

test('an NPC turn is told in its order: dice, Oppressors, Civilians, token, then one encounter after the other', () => {
  const before = table({ round: 2, npcs: npcsAt({ 1: 'U', 2: 'S' }), posters: { P: 2, S: 0, U: 0, Y: 0, R: 1, M: 0 } });
  const view = table({
    round: 2,
    npcs: npcsAt({ 1: 'R', 2: 'P' }),
    posters: { P: 0, S: 0, U: 0, Y: 0, R: 1, M: 0 },
    junk: 2,
    funds: 1,
  });
  const told: Event[] = [
    { type: 'ended', by: 0 },
    { type: 'rolled', by: 0, black: 'blue', red: 'yellow', again: false, dice: 'both' },
    { type: 'marched', kind: 'HO', path: 'blue', held: false },
    { type: 'marched', kind: 'CR', path: 'yellow', held: false },
    { type: 'met', npc: 2, kind: 'HO', at: 'P', ...MET, torn: 2 },
    { type: 'met', npc: 1, kind: 'CR', at: 'R', ...MET, donation: 1 },
  ];
  const moments = momentsOf(before, view, told);
  expect(moments.map(({ cue }) => cue?.kind ?? null)).toEqual(['dice', 'march', 'march', 'pop', 'pop', null]);
  const [dice, patrols, civilians, torn, given, last] = moments;
  expect(dice!.shown.npcs[1]!.at).toBe('S');
  expect([patrols!.shown.npcs[1]!.at, patrols!.shown.npcs[0]!.at]).toEqual(['P', 'U']);
  expect(civilians!.shown.npcs[0]!.at).toBe('R');
  expect([torn!.shown.posters.P, torn!.shown.junk, torn!.shown.funds]).toEqual([0, 2, 0]);
  expect(torn!.flown.map(({ what, to }) => [what, to])).toEqual([
    ['poster', 'junk'],
    ['poster', 'junk'],
  ]);
  expect(given!.shown.funds).toBe(1);
  expect(given!.flown).toEqual([{ what: 'spark', text: '+1', from: 'space:R', to: 'funds' }]);
  expect(last!.shown).toBe(view);
});

test('an Oppressor that costs Reputation, SPARK and the Office says so with each number', () => {
  const before = table({ round: 2, npcs: npcsAt({ 2: 'U' }), funds: 9, office: 3, reputation: 4 });
  const told: Event[] = [{ type: 'met', npc: 2, kind: 'HO', at: 'R', ...MET, suspicious: true, fine: 4, office: 2 }];
  const [moment] = momentsOf(before, before, told);
  expect([moment!.shown.reputation, moment!.shown.funds, moment!.shown.office]).toEqual([3, 5, 1]);
  expect(moment!.flown.map(({ what, text }) => `${what} ${text}`)).toEqual(['lamp −1', 'spark −4', 'office −2']);
});

test('a jammed radio moves nobody', () => {
  const before = table({ round: 2, npcs: npcsAt({ 2: 'S' }) });
  const [moment] = momentsOf(before, before, [{ type: 'marched', kind: 'HO', path: 'blue', held: true }]);
  expect(moment!.shown.npcs[1]!.at).toBe('S');
});

test('a long chain is squeezed, a short one is not', () => {
  const moment = { ms: 500, shown: table(), cue: null, flown: [] };
  expect(squeeze([moment, moment], 2900)).toBe(1);
  expect(
    squeeze(
      Array.from({ length: 10 }, () => moment),
      2500,
    ),
  ).toBe(0.5);
});

test('the table as it is now is not touched by telling how it came', () => {
  const before = table({ funds: 3 });
  const view = table({ funds: 5 });
  momentsOf(before, view, [{ type: 'spark', by: 1, amount: 2 }]);
  expect([before.funds, view.funds]).toEqual([3, 5]);
});

test('burnt posters leave their spaces for the Junk Pile, and what they bring is shown', () => {
  const before = table({ posters: { P: 2, S: 0, U: 1, Y: 0, R: 0, M: 0 }, reputation: 3 });
  const told: Event[] = [{ type: 'burnt', by: 1, posters: 3, reputation: 1, from: { P: 2, U: 1 } }];
  const [moment] = momentsOf(before, before, told);
  expect(moment!.shown.posters).toMatchObject({ P: 0, U: 0 });
  expect([moment!.shown.junk, moment!.shown.reputation]).toEqual([3, 4]);
  expect(moment!.flown.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'space:P junk',
    'space:P junk',
    'space:U junk',
    'player:1 reputation',
  ]);
});

test('only the dice that were rolled tumble, and one that was set by hand is turned', () => {
  const view = table();
  const cues = momentsOf(view, view, [
    { type: 'rolled', by: 0, black: 'blue', red: 'yellow', again: false, dice: 'red' },
    { type: 'adjusted', by: 0, die: 'black', face: 'x' },
  ]).map(({ cue }) => cue);
  expect(cues).toEqual([
    { kind: 'dice', black: 'blue', red: 'yellow', rolled: 'red' },
    { kind: 'set', die: 'black', face: 'x' },
    null,
  ]);
});
