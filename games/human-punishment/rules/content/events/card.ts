import type { Effects, Provenance } from '../effects.ts';

/** A total to be reached: from above for a positive target, from below for a negative one (HPB-655). */
interface CheckEvent {
  readonly type: 'check';
  readonly target: number;
  readonly success: Effects;
  readonly failure: Effects;
  /** for everybody who played no card (HPB-658) */
  readonly noShow: Effects | null;
  readonly says: { readonly success: string; readonly failure: string; readonly noShow: string | null };
}

/** Cards of the wanted colours are counted: none, one, or more (HPB-656). */
interface ColourEvent {
  readonly type: 'colour';
  readonly wanted: readonly ('grey' | 'green')[];
  /** cards of the wanted colours do not count against the limit of 3 */
  readonly free: boolean;
  readonly none: Effects;
  readonly one: Effects;
  readonly more: Effects;
  readonly says: { readonly none: string; readonly one: string; readonly more: string };
}

/** HPB-660 */
interface DecisionEvent {
  readonly type: 'decision';
  readonly who: 'leader' | 'general';
  readonly a: Effects;
  readonly b: Effects;
  readonly says: { readonly a: string; readonly b: string };
}

interface PlainEvent {
  readonly type: 'raid' | 'ex';
  readonly effects: Effects;
  readonly says: { readonly effects: string };
}

export type EventStack = 0 | 1 | 2 | 3;

export type EventCard = {
  readonly id: string;
  readonly name: string;
  /** I, II, III, EX */
  readonly stack: EventStack;
  readonly provenance: Provenance;
} & (CheckEvent | ColourEvent | DecisionEvent | PlainEvent);
