import { join } from 'node:path';
import { describeWorlds } from '@tablewright/testkit/suite';
import { emergence } from './index.ts';

// Hidden are who is Human, and how others split what they inserted (EMG-011, EMG-015).
describeWorlds(emergence, {
  folder: join(import.meta.dirname, 'golden'),
  reveal: (world, { allegiance, inserted }) => {
    Object.assign(world, { allegiance, inserted: inserted.slice() });
  },
});
