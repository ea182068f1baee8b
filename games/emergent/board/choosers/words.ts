import { NO_TIER, type Standing } from '@tablewright/emergent-rules/content';
import { PLACES } from '../look.ts';

/** '1st', 'tied, 2nd', 'no share', '–' */
export function place(mine: Standing | null): string {
  if (mine === null) return '–';
  if (mine.tier === NO_TIER) return 'no share';
  return `${mine.tied ? 'tied, ' : ''}${PLACES[mine.tier]}`;
}
