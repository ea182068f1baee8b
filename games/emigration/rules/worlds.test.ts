import { join } from 'node:path';
import { describeWorlds } from '@tablewright/testkit/suite';
import { expect } from 'vitest';
import { emigration, type State } from './index.ts';
import { WITHDRAWAL } from './state.ts';

/** The withdrawals by seat: nobody asks afterwards who was first. */
function withdrawals({ withdrawn }: State): number[][] {
  const all = Array.from({ length: withdrawn.length / WITHDRAWAL }, (_, i) =>
    withdrawn.slice(i * WITHDRAWAL, (i + 1) * WITHDRAWAL),
  );
  return all.sort(([one], [other]) => one! - other!);
}

// Hidden are the cards that lie face-down, the two that were removed, and the order of the tokens.
describeWorlds(emigration, {
  folder: join(import.meta.dirname, 'golden'),
  reveal: (world, table) => {
    expect(withdrawals(world)).toEqual(withdrawals(table));
    const seen = emigration.view(table, 'spectator').players.flatMap(({ layout }) => layout);
    for (const [place, card] of table.layout.entries()) {
      if (seen[place] === 'down' || seen[place] === null) world.layout[place] = card;
    }
    const { removed, tokens, withdrawn } = table;
    Object.assign(world, { removed, tokens, withdrawn });
  },
});
