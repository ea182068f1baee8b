import type { Seat, Why } from '@tablewright/kernel';
import { FACE_IDS } from '../content/faces.ts';
import type { State } from '../state.ts';

// Why a card cannot be laid down, or why it is too early to be done with it.

interface Wanted {
  readonly rule: string;
  /** as in "Only red cards count here." */
  readonly colour: string;
  fits(face: number): boolean;
  readonly laid: number;
  readonly least: number;
  readonly most: number;
}

export function whyNotCard(s: State, seat: Seat, value: unknown, wanted: Wanted): Why | null {
  const { rule, colour, laid, least, most } = wanted;
  const act = typeof value === 'object' && value !== null && 'act' in value ? value.act : undefined;
  if (act === 'done') {
    return laid < least ? { rule, why: 'That is not enough yet.' } : null;
  }
  if (act !== 'card') return { rule, why: 'Name a card of your hand, or say that you are done.' };
  const face = (FACE_IDS as readonly unknown[]).indexOf((value as { card?: unknown }).card);
  if (face < 0 || !s.hands[seat]!.includes(face)) return { rule, why: 'That card is not in your hand.' };
  if (!wanted.fits(face)) return { rule, why: `Only ${colour} cards count here.` };
  if (laid < most) return null;
  return {
    rule,
    why:
      most === 0
        ? 'You may lay no card here.'
        : `You may lay ${most === 1 ? 'one card' : `${most} cards`} here at most.`,
  };
}
