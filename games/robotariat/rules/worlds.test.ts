import { join } from 'node:path';
import type { Viewer } from '@tablewright/kernel';
import { describeWorlds } from '@tablewright/testkit/suite';
import { expect } from 'vitest';
import { robotariat, type State } from './index.ts';

/** What somebody has put back under a deck: by whom, which deck, which card. */
function putBackBy(s: State, viewer: Viewer): number[] {
  return s.putBack.filter((_, i) => s.putBack[i - (i % 3)] === viewer);
}

// Hidden are the objectives of others and those set aside, the order of both decks, and what others have put back under
// them (RTA-902).
describeWorlds(robotariat, {
  folder: join(import.meta.dirname, 'golden'),
  reveal: (world, table, viewer) => {
    expect(putBackBy(world, viewer)).toEqual(putBackBy(table, viewer));
    if (table.mode === 'cooperative') expect(world.putBack).toEqual(table.putBack);
    const { objective, aside, upgradeDeck, sabotageDeck, putBack } = table;
    Object.assign(world, { objective, aside, upgradeDeck, sabotageDeck, putBack });
  },
});
