import { join } from 'node:path';
import type { Viewer } from '@tablewright/kernel';
import { describeWorlds } from '@tablewright/testkit/suite';
import { expect } from 'vitest';
import { emergence, type State } from './index.ts';

/** What everybody knows of the insertions: event, seat and amount, and the own split with it. */
function insertions({ inserted }: State, viewer: Viewer): number[][] {
  return Array.from({ length: inserted.length / 4 }, (_, i) => {
    const [event, seat, ai, human] = inserted.slice(4 * i, 4 * i + 4);
    return [event!, seat!, ai! + human!, ...(seat === viewer ? [ai!, human!] : [])];
  });
}

// Hidden are who is Human, and how others split what they inserted (EMG-011, EMG-407).
describeWorlds(emergence, {
  folder: join(import.meta.dirname, 'golden'),
  reveal: (world, table, viewer) => {
    expect(insertions(world, viewer)).toEqual(insertions(table, viewer));
    Object.assign(world, { allegiance: table.allegiance, inserted: table.inserted });
  },
});
