import { totalOf } from '../check-total.ts';
import { EVENTS } from '../content/events.ts';
import { FACE_IDS } from '../content/faces.ts';
import { TWO_MINUS, TWO_PLUS } from '../state.ts';

export { goalOf } from './goal.ts';

// What can be reckoned from a view, for a board that shows it.

function faceOf(id: string): number {
  return id === 'S-JAY-2+' ? TWO_PLUS : id === 'S-JAY-2-' ? TWO_MINUS : FACE_IDS.findIndex((one) => one === id);
}

interface OpenCards {
  readonly cards: readonly string[];
  /** places of cards that were taken out */
  readonly removed: readonly number[];
}

/**
 * HPB-655, HPB-657 The sum after each card as they are turned up one by one, by the rules' own reckoning: a special card
 * changes what those before it count. `event`: its place among the Events; null for an escape, where special cards do nothing.
 */
export function runningSums({ cards, removed }: OpenCards, event: number | null): readonly number[] {
  const card = event === null ? undefined : EVENTS[event];
  const faces = cards.map(faceOf);
  const isTurned = (upTo: number) => (_: number, at: number) => at <= upTo;
  if (card?.type === 'colour') {
    return faces.map((_, upTo) => {
      const open = cards.filter((_face, at) => at <= upTo && !removed.includes(at));
      const count = (fits: (id: string) => boolean): number => open.filter(fits).length;
      const wanted = count((id) => id === 'G-S2' || card.wanted.some((colour) => colour === id));
      return Math.max(0, wanted - count((id) => id === 'G-S3'));
    });
  }
  const sign = card?.type === 'check' && card.target < 0 ? -1 : 1;
  return faces.map((_, upTo) => totalOf(faces.filter(isTurned(upTo)), removed, sign, 0, card !== undefined));
}
