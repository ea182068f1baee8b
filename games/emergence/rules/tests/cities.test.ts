import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { CITIES } from '../content/cities.ts';
import { changed, cityFile } from '../content/testing/cities.ts';
import type { CityFile } from '../content/types.ts';
import { content, emergence } from '../index.ts';
import { asked, lyingOn, seen, turnOf } from './testing/tables.ts';

function settled(city: unknown): ReturnType<typeof emergence.settleOptions> {
  return emergence.settleOptions({ city: JSON.parse(JSON.stringify(city)) as Json });
}

/** A copy that may be edited. */
function edited(city: CityFile, edit: (tiles: { types?: string[] }[]) => void): unknown {
  const copy = JSON.parse(JSON.stringify(city)) as { tiles: { types?: string[] }[] };
  edit(copy.tiles);
  return copy;
}

describe('[EMG-700] custom cities', () => {
  const mine = changed(cityFile('02'), { '2,-2': 'M+T' });

  test('one that passes the checks can be played', () => {
    const s = emergence.start({ seats: 3, seed: 1, options: { city: JSON.parse(JSON.stringify(mine)) as Json } }).state;
    expect(asked(s)).toHaveLength(3);
    expect(lyingOn(s, 'A3')).toBe('TM');
  });

  test('one that does not is refused, with all that is wrong', () => {
    const broken = changed(cityFile('02'), { '0,0': 'T', '1,0': 'P' });
    expect(settled(broken)).toEqual({
      ok: false,
      why: expect.stringMatching(/no start tile.*only teleport tile.*\(EMG-700\)$/) as string,
    });
  });

  test('warnings are shown but do not forbid', () => {
    const lopsided = changed(cityFile('02'), { '-1,0': 'H', '0,1': 'H', '1,1': 'H' });
    const chosen = settled(lopsided);
    if (!chosen.ok) throw new Error(chosen.why);
    expect(emergence.warnings!(chosen.value, 3)).toEqual([expect.stringMatching(/^There are \d+ blocks/) as string]);
  });

  test('rubbish is refused in a sentence', () => {
    for (const rubbish of [{}, [], null, { format: 2 }, true]) {
      const verdict = settled(rubbish);
      if (rubbish === null)
        expect(verdict.ok).toBe(true); // no choice at all: City 01
      else
        expect(verdict).toEqual({ ok: false, why: expect.stringMatching(/^This city cannot be played: /) as string });
    }
  });

  test('what the builder is told comes from the same checks', () => {
    expect(content.check(mine).ok).toBe(true);
    expect(content.check({ ...mine, tiles: [] }).ok).toBe(false);
  });

  test.each(CITIES.map(({ id }) => id))('%s is played without a word of warning', (id) => {
    const chosen = emergence.settleOptions({ city: id });
    if (!chosen.ok) throw new Error(chosen.why);
    const [min, max] = cityFile(id).players;
    for (let seats = min; seats <= max; seats += 1) expect(emergence.warnings!(chosen.value, seats)).toEqual([]);
  });
});

test('[EMG-701] a game keeps a copy of its city: a later edit does not touch it', () => {
  const mine = JSON.parse(JSON.stringify(cityFile('02'))) as { tiles: { types?: string[] }[] };
  const city = mine as unknown as Json;
  const { state, entries } = emergence.start({ seats: 3, seed: 1, options: { city } });
  const before = seen(state, 'spectator');
  const settledBefore = emergence.settleOptions({ city });
  for (const tile of mine.tiles) if (tile.types !== undefined) tile.types = ['helix'];
  expect(seen(state, 'spectator')).toEqual(before);
  if (!settledBefore.ok) throw new Error(settledBefore.why);
  const again = emergence.replay({ seats: 3, options: settledBefore.value }, entries);
  if (!again.ok) throw new Error(again.why);
  expect(seen(again.state, 'spectator')).toEqual(before);
});

describe('[EMG-702] the fixed rules hold in custom cities without exception', () => {
  const kernel = cityFile('02');

  test('a compile tile next to an assimilate tile is refused', () => {
    const touching = changed(kernel, { '2,-2': 'C' }); // beside the assimilate tile (1, −2)
    expect(settled(touching)).toEqual({ ok: false, why: expect.stringContaining('EMG-006') as string });
  });

  test('two compile tiles side by side too', () => {
    const touching = changed(kernel, { '2,0': 'C' }); // beside the compile tile (3, 0)
    expect(settled(touching)).toEqual({ ok: false, why: expect.stringContaining('EMG-006') as string });
  });

  test('a start tile with data, or a data tile without, is refused', () => {
    const dataOnStart = edited(kernel, (tiles) => {
      const start = tiles.find((tile) => (tile as { kind?: string }).kind === 'start')!;
      start.types = ['circle'];
    });
    expect(settled(dataOnStart).ok).toBe(false);
    const noData = edited(kernel, (tiles) => {
      delete tiles.find(({ types }) => types !== undefined)!.types;
    });
    expect(settled(noData).ok).toBe(false);
  });

  test('[EMG-007] one block on each data tile, none elsewhere', () => {
    const mine = changed(kernel, { '2,-2': 'O+H' });
    const view = seen(turnOf('red', { city: mine, seats: 3 }), 'spectator');
    expect(view.blocks['A3']).toEqual({ circle: 1, helix: 1 });
    const others = Object.entries(view.blocks).filter(([tile]) => tile !== 'A3');
    for (const [, blocks] of others) expect(Object.values(blocks)).toEqual([1]);
    expect(others).toHaveLength(mine.tiles.filter(({ kind }) => kind === 'data').length - 1);
  });
});
