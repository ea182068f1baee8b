import type { Seat } from './seats.ts';
import { say } from './words/say.ts';

// Ready-made things to say. They are talk: everybody at the table hears them, anybody may lie, and no rule looks at them.

export interface Statement {
  readonly id: string;
  /** what is said; a slot stands in braces: 'I do not trust {player}.' */
  readonly text: string;
}

/** Something that has to be chosen before a statement can be said. */
export interface Slot<V> {
  /** 'Which tile?' */
  readonly asks: string;
  /** among what is chosen, as everybody sees the table; left out: among the other players */
  choices?(view: V): readonly string[];
}

/** What a game offers to say beside the chat. */
export interface Talk<V> {
  /** the ledger id behind it */
  readonly rule: string;
  readonly statements: readonly Statement[];
  readonly slots: { readonly [name: string]: Slot<V> };
}

/** What was chosen, by slot: a seat's number for a player, or one of the slot's choices. */
export type Filled = { readonly [slot: string]: Seat | string };

export type SaidAloud = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

const SLOT = /\{(\w+)\}/g;

/** The slots of a statement, in the order in which they are read. */
export function slotsIn({ text }: Statement): string[] {
  return [...text.matchAll(SLOT)].map(([, name]) => name!);
}

/** A statement with its slots filled, or what is wrong with it. `view`: as everybody sees the table. */
export function sayAloud<V>(
  talk: Talk<V>,
  { statement: id, filled, by }: { readonly statement: string; readonly filled: Filled; readonly by: Seat },
  { view, names }: { readonly view: V; readonly names: readonly string[] },
): SaidAloud {
  const statement = talk.statements.find((one) => one.id === id);
  if (statement === undefined) return { ok: false, why: say`There is no such statement. Choose one from the list.` };
  const words = new Map<string, string>();
  for (const name of slotsIn(statement)) {
    const slot = talk.slots[name]!;
    const { asks } = slot;
    const chosen = Object.hasOwn(filled, name) ? filled[name] : undefined;
    if (chosen === undefined) return { ok: false, why: asks };
    const word =
      slot.choices === undefined ? otherPlayer(chosen, by, names) : slot.choices(view).find((one) => one === chosen);
    if (word === undefined) return { ok: false, why: `${asks} ${say`That is not one of the choices.`}` };
    words.set(name, word);
  }
  // One pass: somebody who is called "{tile}" must not be filled in again.
  return { ok: true, text: statement.text.replaceAll(SLOT, (_, name: string) => words.get(name)!) };
}

function otherPlayer(chosen: Seat | string, by: Seat, names: readonly string[]): string | undefined {
  return typeof chosen === 'number' && chosen !== by ? names[chosen] : undefined;
}
