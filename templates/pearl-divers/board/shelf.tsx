import type { GameScreen } from '@tablewright/board';
import { Pearl } from './Board.tsx';

export const shelf: Pick<GameScreen, 'id' | 'promise' | 'minutes' | 'kind' | 'learning' | 'accent' | 'Picture'> = {
  id: 'pearl-divers',
  promise: 'One more dive. What could happen?',
  minutes: '10 min',
  kind: 'Pushing your luck',
  learning: 'easy',
  accent: { dark: '#ffe08a', light: '#0f6d84' },
  Picture: Pearl,
};
