import { planMotion } from '@tablewright/board';
import type { Told, View } from '@tablewright/human-punishment-rules';
import { expect, test } from 'vitest';
import { shows } from './shows.ts';
import { piece, table } from './testing/table.ts';

function moment(before: View | null, view: View, ...told: Told[]) {
  const { cues, flights } = planMotion({ before, view, told }, shows, 1);
  return {
    kinds: cues.map(({ motion }) => motion.kind),
    flown: flights.map(({ motion: { what, from, to } }) => `${what}: ${from} ${to}`),
  };
}

test('a first look shows nothing: the table is simply so', () => {
  expect(moment(null, table(), { type: 'rolled', by: 0, dice: { pink: 3 } })).toEqual({ kinds: [], flown: [] });
});

test('a piece walks from Area to Area, into the Cube and onto the yellow zone', () => {
  const before = table();
  const walked = table({ pieces: [piece({ area: '3' }), ...before.pieces.slice(1)] });
  expect(moment(before, walked, { type: 'moved', piece: 0, from: '2', to: '3' }).flown).toEqual([
    'piece:0: stand:2 stand:3',
  ]);
  const fallen = table({ pieces: [piece({ area: '4', zone: true }), ...before.pieces.slice(1)] });
  expect(moment(before, fallen).flown).toEqual(['piece:0: stand:2 stand:zone']);
  const detained = table({ pieces: [piece({ area: '6' }), ...before.pieces.slice(1)] });
  const [first, ...others] = detained.players;
  expect(moment(before, { ...detained, players: [{ ...first!, detained: true }, ...others] }).flown).toEqual([
    'piece:0: stand:2 stand:cube',
  ]);
});

test('a chip goes from a Sector to a board and on into the Network; it is never told from the others', () => {
  const before = table();
  const [one, two, three] = before.sectors;
  const took = table({
    sectors: [{ ...one!, count: one!.count - 1 }, two!, three!],
    pieces: [piece({ chips: [{ colour: 'blue', from: [1] }] }), ...before.pieces.slice(1)],
  });
  expect(moment(before, took, { type: 'tookChip', piece: 0, sector: 1 }).flown).toEqual(['chip: chips:0 piece:0']);
  const placed = table({
    sectors: took.sectors,
    network: before.network.with(5, { colour: null, from: [1], by: 0, up: false }),
  });
  expect(moment(took, placed, { type: 'delivered', piece: 0, slot: 'beta-1', colour: null })).toEqual({
    kinds: ['scene'],
    flown: ['chip: piece:0 cell:beta-1'],
  });
});

test('what is drawn comes from the deck, what is put away goes to a pile', () => {
  const before = table();
  const [first, ...others] = before.players;
  const drew = { ...before, players: [{ ...first!, handCount: first!.handCount + 2 }, ...others] };
  expect(moment(before, drew).flown).toEqual(['card: deck seat:0', 'card: deck seat:0']);
});

test('dice, Enemies and fights are shown; everything else is left to the log', () => {
  const view = table();
  expect(moment(view, view, { type: 'rolled', by: 0, dice: { orange: 2, red: 7 } }).kinds).toEqual(['dice']);
  expect(moment(view, view, { type: 'spawned', kind: 6, at: '7a' }).kinds).toEqual(['flash', 'scene']);
  const attacked: Told = { type: 'attacked', kind: 6, at: '7a', piece: 0, cards: [], result: -1, hit: true };
  expect(moment(view, view, attacked).kinds).toEqual(['flash', 'scene']);
  expect(moment(view, view, { type: 'stepDone', by: 0, skill: 1 }).kinds).toEqual([]);
});
