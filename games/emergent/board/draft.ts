import { type AnyDomain, type Json, planUse } from '@tablewright/kernel';
import type { View } from '@tablewright/emergent-rules';
import {
  CODES,
  DC,
  EMPTY_PLAN,
  NO_SALE,
  type Placement,
  type Plan,
  planFaults,
  type Sale,
  type Shipment,
  SIZES,
  type Size,
} from '@tablewright/emergent-rules/content';
import { cityAsked, emptyPlan, proposedShipment } from '@tablewright/emergent-rules/outlook';
import type { ScreenProps } from './props.ts';

// An answer that is being made: sheets with a number for each region. Changing it never changes the old one, so that a step
// can be taken back.

/** The sheets of a plan, of a shipment, of a forced sale or of a placement. */
export type Draft = { readonly [sheet: string]: { readonly [line: string]: number } };

export type Offer = Extract<AnyDomain, { kind: 'plan' }>;

export function offerOf(question: ScreenProps['question']): Offer | null {
  return question?.domain.kind === 'plan' ? question.domain : null;
}

/** One number more or less; never below nothing. */
export function stepped(draft: Draft, sheet: string, line: string, by: number): Draft {
  const lines = { ...draft[sheet] };
  const n = (lines[line] ?? 0) + by;
  if (n > 0) lines[line] = n;
  else delete lines[line];
  return { ...draft, [sheet]: lines };
}

export function amount(draft: Draft, sheet: string, line: string): number {
  return draft[sheet]?.[line] ?? 0;
}

/**
 * What keeps a draft from being grown further: everything that is wrong with it, but for what is merely not there yet ("all
 * three small DCs").
 */
export function blockers(offer: Offer, draft: Draft): ReturnType<typeof planFaults> {
  const use = planUse(offer, draft) ?? [];
  return planFaults(offer, draft).filter(({ limit }) => {
    if (limit === undefined) return true;
    const isExact = offer.form.limits[limit]?.exact === true;
    return !(isExact && use[limit]!.uses < use[limit]!.has);
  });
}

export function fitsIn(offer: Offer, draft: Draft): boolean {
  return blockers(offer, draft).length === 0;
}

// ---------------------------------------------------------------------------------------------------------------- plans

const SHEET = {
  small: { build: 'buildSmall', sell: 'sellSmall' },
  large: { build: 'buildLarge', sell: 'sellLarge' },
} as const;

/** A DC more: first one that was to be sold is kept, then a new one is built. */
export function withDC(draft: Draft, size: Size, region: string): Draft {
  const { build, sell } = SHEET[size];
  return amount(draft, sell, region) > 0 ? stepped(draft, sell, region, -1) : stepped(draft, build, region, 1);
}

/** A DC less: first a new one is left out (EMT-213), then one that stands there is sold. What no longer fits goes, too. */
export function withoutDC(view: View, seat: number, draft: Draft, size: Size, region: string): Draft {
  const { build, sell } = SHEET[size];
  const less = amount(draft, build, region) > 0 ? stepped(draft, build, region, -1) : stepped(draft, sell, region, 1);
  const over = amount(less, 'stock', region) - roomIn(view, seat, less, region);
  return over > 0 ? stepped(less, 'stock', region, -over) : less;
}

export function dcsAfter(view: View, seat: number, draft: Draft, size: Size, region: string): number {
  const { build, sell } = SHEET[size];
  return (view.players[seat]![size][region] ?? 0) + amount(draft, build, region) - amount(draft, sell, region);
}

/** EMT-231 How many products go into a region's DCs after the plan. */
export function roomIn(view: View, seat: number, draft: Draft, region: string): number {
  return (
    dcsAfter(view, seat, draft, 'small', region) * DC.small.holds +
    dcsAfter(view, seat, draft, 'large', region) * DC.large.holds
  );
}

/** As many products as room and money allow. */
export function filled(offer: Offer, draft: Draft, region: string): Draft {
  let full = draft;
  for (;;) {
    const more = stepped(full, 'stock', region, 1);
    if (!fitsIn(offer, more)) return full;
    full = more;
  }
}

/** The plan without everything in it; who wants to be asked what to ship still does (EMT-510). */
export function cleared(draft: Draft): Draft {
  return { ...EMPTY_PLAN, shipping: draft['shipping'] ?? {} };
}

/** What every DC shipped last round, once more, as far as it fits; the switch stays as it is in the draft. */
export function sameAgain(view: View, seat: number, offer: Offer, before: Draft): Draft {
  let draft = cleared(before);
  const { shipped } = view.players[seat]!;
  for (const code of CODES) {
    for (let n = shipped[code] ?? 0; n > 0; n -= 1) {
      const more = stepped(draft, 'stock', code, 1);
      if (!fitsIn(offer, more)) break;
      draft = more;
    }
  }
  return draft;
}

export function isEmpty(draft: Draft): boolean {
  return Object.entries(draft).every(([sheet, lines]) => sheet === 'shipping' || Object.keys(lines).length === 0);
}

// --------------------------------------------------------------------------------------------------------- forced sales

/** EMT-611 A touch on a region sells one DC more there, the small ones first; where no more can go they all stay again. */
export function withSale(offer: Offer, draft: Draft, region: string): Draft {
  for (const size of SIZES) {
    const more = stepped(draft, size, region, 1);
    if (fitsIn(offer, more)) return more;
  }
  return SIZES.reduce((less, size) => stepped(less, size, region, -amount(less, size, region)), draft);
}

// --------------------------------------------------------------------------------------------------------------- begins

const NOTHING_PLACED: Placement = { small: {}, large: {} };

type Asked = Pick<ScreenProps, 'view'> & { readonly question: NonNullable<ScreenProps['question']> };

/** What one begins with: nothing, but with "Ask me" as it was (EMT-510), or what the autopilot would ship (EMT-513). */
export function beginning({ view, question }: Asked): Draft {
  if (question.about === 'ship') return proposedShipment(view, question.seat, cityAsked(view));
  if (question.about === 'forced') return NO_SALE;
  return question.about === 'place' ? NOTHING_PLACED : emptyPlan(view, question.seat);
}

export function asPlan(draft: Draft): Plan {
  return { ...EMPTY_PLAN, ...draft };
}

export function asShipment(draft: Draft): Shipment {
  return { ship: draft['ship'] ?? {}, rest: draft['rest'] ?? {} };
}

export function asSale(draft: Draft): Sale {
  return { small: draft['small'] ?? {}, large: draft['large'] ?? {} };
}

export function asPlacement(draft: Draft): Placement {
  return { small: draft['small'] ?? {}, large: draft['large'] ?? {} };
}

// ----------------------------------------------------------------------------------------------------- kept by the frame

/** The draft with the steps before it, so that each can be taken back, also after a reload. */
type Kept = { readonly draft: Draft; readonly past: readonly Draft[] };

const MOST_STEPS = 40;

export interface Drafting {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** takes the last step back; null where there is none */
  readonly undo: (() => void) | null;
}

/** The draft of the question that I am asked; null when I am asked nothing that is planned. */
export function draftingOf(props: Pick<ScreenProps, 'view' | 'question' | 'draft' | 'keepDraft'>): Drafting | null {
  const { view, question, keepDraft } = props;
  if (question === null || offerOf(question) === null) return null;
  const { draft, past } = keptIn(props.draft) ?? { draft: beginning({ view, question }), past: [] };
  const keep = (kept: Kept): void => keepDraft(kept);
  const last = past.at(-1);
  return {
    draft,
    change: (next) => keep({ draft: next, past: [...past, draft].slice(-MOST_STEPS) }),
    undo: last === undefined ? null : () => keep({ draft: last, past: past.slice(0, -1) }),
  };
}

/** What was kept may be anything, and old. */
export function keptIn(kept: Json | null): Kept | null {
  if (!isRecord(kept) || !isDraft(kept['draft']) || !Array.isArray(kept['past'])) return null;
  const past: readonly unknown[] = kept['past'];
  return past.every(isDraft) ? { draft: kept['draft'], past } : null;
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  return Object.values(value).every(
    (lines) => isRecord(lines) && Object.values(lines).every((n) => typeof n === 'number'),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
