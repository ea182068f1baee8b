import { partly, type Provenance, RECONSTRUCTED, say, STATED } from '@tablewright/kernel/words';
import { LIFE_CARDS } from './life.ts';

// Every card that can lie in a layout has a number: Documents, Connections, Life Cards, and one number for all Paydays,
// which are alike. Ids are those of the ledger (4.6, 4.7).

type Priced = readonly [name: string, price: number, provenance?: Provenance];

const DOCUMENT_LIST: readonly Priced[] = [
  [say`Application Form`, 1],
  [say`Passport Photos`, 1],
  [say`Proof of Address`, 1],
  [say`Vaccination Card`, 1],
  [say`Bank Statement`, 2],
  [say`Birth Certificate`, 2],
  [say`Driving Licence`, 2],
  [say`Marriage Certificate`, 2],
  [say`Reference Letter`, 2],
  [say`School Transcript`, 2],
  [say`Tax Return`, 2],
  [say`Travel Insurance`, 2],
  [say`Employment Contract`, 3],
  [say`Language Certificate`, 3],
  [say`Medical Report`, 3],
  [say`Police Clearance`, 3],
  [say`Rental Agreement`, 3],
  [say`Sworn Translation`, 3],
  [say`Sponsorship Letter`, 4],
  [say`University Diploma`, 4],
  [say`Work Permit`, 4, partly(say`the name`)],
];

const CONNECTION_LIST: readonly Priced[] = [
  [say`Fellow Expat`, 4],
  [say`Football Teammate`, 4],
  [say`Market Vendor`, 4],
  [say`Old Classmate`, 4],
  [say`Pen Pal`, 4],
  [say`Choir Leader`, 5],
  [say`Distant Cousin`, 5],
  [say`Friendly Caretaker`, 5],
  [say`Host Family`, 5],
  [say`Language Tutor`, 5],
  [say`Local Guide`, 5],
  [say`Travel Agent`, 5],
  [say`Community Elder`, 6],
  [say`Journalist`, 6],
  [say`Landlord`, 6],
  [say`Professor`, 6],
  [say`Recruiter`, 6],
  [say`Union Steward`, 6],
  [say`Consul`, 7],
  [say`Future Boss`, 7],
  [say`Immigration Lawyer`, 7],
];

export const CARD_KINDS = ['document', 'connection', 'life', 'payday'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export interface Card {
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  /** what it costs to BUY; 0 for cards that are not bought */
  readonly price: number;
  readonly provenance: Provenance;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}

function priced(list: readonly Priced[], kind: CardKind, prefix: string): Card[] {
  return list.map(([name, price, provenance = RECONSTRUCTED], i) => {
    return { id: `${prefix}-${twoDigits(i + 1)}`, kind, name, price, provenance };
  });
}

/** How many Documents there are, and how many Connections. */
export const OF_A_KIND = 21;
export const FIRST_CONNECTION = OF_A_KIND;
export const FIRST_LIFE = 2 * OF_A_KIND;
export const PAYDAY = FIRST_LIFE + LIFE_CARDS.length;

/** By number. */
export const CARDS: readonly Card[] = [
  ...priced(DOCUMENT_LIST, 'document', 'DOC'),
  ...priced(CONNECTION_LIST, 'connection', 'CNX'),
  ...LIFE_CARDS.map(({ id, name, provenance }): Card => ({ id, kind: 'life', name, price: 0, provenance })),
  { id: 'PAYDAY', kind: 'payday', name: say`Payday`, price: 0, provenance: STATED },
];

const NUMBERS = new Map<string, number>(CARDS.map(({ id }, number) => [id, number]));

/** A card's number; −1 when there is no such card. */
export function cardNumber(id: string): number {
  return NUMBERS.get(id) ?? -1;
}

export function cardOf(id: string): Card {
  const card = CARDS[cardNumber(id)];
  if (card === undefined) throw new RangeError(`There is no card ${id}.`);
  return card;
}

/** EMI-211 What a Document or Connection brings when it is cashed or sold. */
export const CASHED = 2;

/** EMI-202 */
export const PAPERS = {
  passport: { name: say`Passport`, price: 3, provenance: partly(say`the price`) },
  ticket: { name: say`Ticket`, price: 2, provenance: STATED },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = ['passport', 'ticket'] as const satisfies readonly Paper[];

/** EMI-118 The Assurance for the first pair of papers. */
export const FIRST_PAIR = 1;

/** EMI-112 */
export const FEE = 1;

/** EMI-261 */
export const SCALPERS_SHARE = 1;
