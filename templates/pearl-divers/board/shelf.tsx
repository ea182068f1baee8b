import { drawnLater, type Shelf } from '@tablewright/board';

/** What the front page shows of Pearl Divers, without its board. */
export const shelf: Shelf = {
  id: 'pearl-divers',
  promise: 'One more dive. What could happen?',
  minutes: '10 min',
  kind: 'Pushing your luck',
  learning: 'easy',
  accent: { dark: '#ffe08a', light: '#0f6d84' },
  Picture: drawnLater(() => import('./Picture.tsx')),
};
