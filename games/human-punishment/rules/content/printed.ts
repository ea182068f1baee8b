import { ALL_ROUNDERS } from './all-rounders.ts';
import { BOXES } from './boxes.ts';
import { codeOf } from './code.ts';
import type { Effects } from './effects.ts';
import { type EventCard, EVENTS } from './events.ts';
import { GENERAL_SPECIALS, STAR_CARDS } from './influence.ts';
import { INTERROGATIONS } from './interrogation.ts';
import { OBJECTIVES } from './objectives.ts';
import { PROGRAMS } from './programs.ts';
import { RECON } from './recon.ts';
import { WOUNDS } from './wounds.ts';

// The cards as they are played, held against the rows of the content ledger: `tablewright content check human-punishment`.

interface Printed {
  /** as the ledger names it; null for what has only a name there */
  readonly id: string | null;
  readonly name: string;
  readonly copies: number | null;
  readonly codes: readonly string[];
}

interface Card {
  readonly id: string;
  readonly name: string;
  readonly copies?: number;
  readonly effects?: Effects;
}

function printed({ id, name, copies = 1, effects }: Card, hasCopies: boolean): Printed {
  return { id, name, copies: hasCopies ? copies : null, codes: effects === undefined ? [] : [codeOf(effects)] };
}

function eventLists(card: EventCard): Effects[] {
  switch (card.type) {
    case 'check':
      return [card.success, card.failure, ...(card.noShow === null ? [] : [card.noShow])];
    case 'colour':
      return [card.none, card.one, card.more];
    case 'decision':
      return [card.a, card.b];
    default:
      return [card.effects];
  }
}

/** A Rifle is one kind of box, though one of the two belongs to HQ. */
function boxes(): Printed[] {
  const kinds = new Map<string, Printed>();
  for (const { name, copies, effects, trap } of BOXES) {
    const title = trap ? `Trap: ${name.replace(/^Trap: /, '')}` : name;
    const before = kinds.get(title)?.copies ?? 0;
    kinds.set(title, { id: null, name: title, copies: before + copies, codes: [codeOf(effects)] });
  }
  return [...kinds.values()];
}

const CARDS: readonly Printed[] = [
  ...GENERAL_SPECIALS.map((card) => printed(card, true)),
  ...STAR_CARDS.map((card) => printed(card, false)),
  ...ALL_ROUNDERS.map((card) => printed(card, false)),
  ...PROGRAMS.map((card) => printed(card, true)),
  ...EVENTS.map(
    (card): Printed => ({ id: card.id, name: card.name, copies: null, codes: eventLists(card).map(codeOf) }),
  ),
  ...OBJECTIVES.map(({ id, name }) => printed({ id, name }, false)),
  ...RECON.map((card) => printed(card, true)),
  ...WOUNDS.map((card) => printed(card, true)),
  ...INTERROGATIONS.map(({ id, name }) => printed({ id, name }, false)),
  ...boxes(),
];

/** Ids of cards: of a deck, then a number. */
const CARD_ID = /^(?:G-S|S-[A-Z]{3}-|AR-|P|E-[IEX]+-|O-|R-|W-|IR-)\d+$/;

interface Problem {
  readonly check: string;
  readonly severity: 'error';
  readonly at: string;
  readonly says: string;
}

/** `rows`: all tables of the content ledger, cell by cell. */
export function checkPrinted(rows: readonly (readonly string[])[]): {
  readonly ok: boolean;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const complain = (check: string, at: string, says: string): void =>
    void problems.push({ check, severity: 'error', at, says });
  for (const card of CARDS) {
    const at = card.id ?? card.name;
    const row = rows.find(([id, name]) => (card.id === null ? name === card.name : id === card.id));
    if (row === undefined) {
      complain('missing', at, 'The ledger has no such card.');
      continue;
    }
    if (!row.some((cell) => cell.replace(/ \*\(.*\)\*$/, '') === card.name))
      complain('name', at, `The ledger does not call it ${card.name}.`);
    if (card.copies !== null && !row.some((cell) => Number.parseInt(cell, 10) === card.copies))
      complain('copies', at, `The ledger does not say that there are ${card.copies} of it.`);
    for (const code of card.codes)
      if (!row.some((cell) => cell.includes(`\`${code}\``)))
        complain('effect', at, `The ledger does not say that it does ${code}.`);
  }
  const known = new Set(CARDS.map(({ id }) => id));
  for (const [id = ''] of rows)
    if (CARD_ID.test(id) && !known.has(id)) complain('unknown', id, 'It is in the ledger, but not in the game.');
  return { ok: problems.length === 0, problems };
}
