import { fastRng } from '@tablewright/kernel';
import { viewersOf } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { humanPunishment } from '../index.ts';
import { leaks } from './testing/leaks.ts';

// At the tables at which something is hidden: a world is a table that can be, and looks the same to whom it is made for.

test.each(Object.keys(leaks))('worlds look as the real table does, with hidden: %s', (what) => {
  const s = leaks[what]!.at!();
  const look = humanPunishment.views(s);
  for (const me of viewersOf(s.seats)) {
    const view = humanPunishment.view(s, me);
    expect(look(me)).toEqual(view);
    const world = humanPunishment.world(view, fastRng(7));
    expect(humanPunishment.violations(world)).toEqual(humanPunishment.violations(s));
    expect(humanPunishment.view(world, me)).toEqual(view);
  }
});
