import type { GameScreen } from '@tablewright/board';
import { Picture } from './Picture.tsx';

type Facts = Pick<GameScreen, 'id' | 'promise' | 'minutes' | 'kind' | 'learning' | 'accent' | 'Picture'>;

/** What the front page shows of Emergent, without its board. */
export const shelf: Facts & { readonly credits: readonly string[]; readonly playNow: { readonly seats: number } } = {
  id: 'emergent',
  promise: 'Plan in secret, reveal at once, and hope nobody else had the same idea about Chicago.',
  minutes: '20–40 min',
  kind: 'Supply chains, blind plans',
  learning: 'demanding',
  accent: { dark: '#7cc4ff', light: '#0b62b8' },
  Picture,
  credits: [
    'Emergent: outlines of the United States from us-atlas by Michael Bostock (ISC), after the U.S. Census Bureau.',
  ],
  playNow: { seats: 3 },
};
