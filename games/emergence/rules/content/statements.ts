// EMG-112 Ready-made things to say. They are talk: everybody hears them, anybody may lie, and no rule looks at them.

export const SLOTS = ['operative', 'tile'] as const;
export type Slot = (typeof SLOTS)[number];

export interface Statement {
  readonly id: string;
  /** A slot stands in braces. */
  readonly text: string;
  /** What has to be chosen before it can be said. */
  readonly slots: readonly Slot[];
  /** There is no other reader: no private channel exists, also not between the two Humans. */
  readonly to: 'all';
}

export const STATEMENTS = [
  { id: 'claim-ai', text: 'You can count on me: I am A.I.', slots: [], to: 'all' },
  { id: 'suspect', text: 'I do not trust {operative}.', slots: ['operative'], to: 'all' },
  { id: 'replenish', text: 'The city is running dry. Please replenish!', slots: [], to: 'all' },
  { id: 'going', text: 'I am on my way to {tile}.', slots: ['tile'], to: 'all' },
  { id: 'insert-all', text: 'Let us all insert everything we have, now.', slots: [], to: 'all' },
] as const satisfies readonly Statement[];

export type StatementId = (typeof STATEMENTS)[number]['id'];

export type Said =
  | { readonly ok: true; readonly text: string; readonly to: 'all' }
  | { readonly ok: false; readonly why: string };

const ASK_FOR: Record<Slot, string> = {
  operative: 'Choose whom you mean.',
  tile: 'Choose the tile you mean.',
};

/** The statement with its slots filled with names, or what is still to be chosen. */
export function say(id: StatementId, fill: Partial<Record<Slot, string>> = {}): Said {
  const statement: Statement | undefined = STATEMENTS.find((one) => one.id === id);
  if (statement === undefined) return { ok: false, why: 'There is no such statement. Choose one from the list.' };
  const open = statement.slots.find((slot) => !fill[slot]);
  if (open !== undefined) return { ok: false, why: ASK_FOR[open] };
  // One pass: an operative who calls herself "{tile}" must not be filled in again.
  const text = statement.text.replaceAll(/\{(operative|tile)\}/g, (_, slot: Slot) => fill[slot] ?? '');
  return { ok: true, text, to: statement.to };
}
