import { partly, type Provenance, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';
import { LIFE_CARDS } from './life.ts';

// Every card that can lie in a layout has a number: Documents, Connections, Life Cards, and one number for all Paydays,
// which are alike. Ids are those of the ledger (4.6, 4.7).

type Priced = readonly [name: string, price: number, provenance?: Provenance];

const DOCUMENT_LIST: readonly Priced[] = [
  ['Application Form', 1],
  ['Passport Photos', 1],
  ['Proof of Address', 1],
  ['Vaccination Card', 1],
  ['Bank Statement', 2],
  ['Birth Certificate', 2],
  ['Driving Licence', 2],
  ['Marriage Certificate', 2],
  ['Reference Letter', 2],
  ['School Transcript', 2],
  ['Tax Return', 2],
  ['Travel Insurance', 2],
  ['Employment Contract', 3],
  ['Language Certificate', 3],
  ['Medical Report', 3],
  ['Police Clearance', 3],
  ['Rental Agreement', 3],
  ['Sworn Translation', 3],
  ['Sponsorship Letter', 4],
  ['University Diploma', 4],
  ['Work Permit', 4, partly('the name')],
];

const CONNECTION_LIST: readonly Priced[] = [
  ['Fellow Expat', 4],
  ['Football Teammate', 4],
  ['Market Vendor', 4],
  ['Old Classmate', 4],
  ['Pen Pal', 4],
  ['Choir Leader', 5],
  ['Distant Cousin', 5],
  ['Friendly Caretaker', 5],
  ['Host Family', 5],
  ['Language Tutor', 5],
  ['Local Guide', 5],
  ['Travel Agent', 5],
  ['Community Elder', 6],
  ['Journalist', 6],
  ['Landlord', 6],
  ['Professor', 6],
  ['Recruiter', 6],
  ['Union Steward', 6],
  ['Consul', 7],
  ['Future Boss', 7],
  ['Immigration Lawyer', 7],
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
  { id: 'PAYDAY', kind: 'payday', name: 'Payday', price: 0, provenance: STATED },
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
  passport: { name: 'Passport', price: 3, provenance: partly('the price') },
  ticket: { name: 'Ticket', price: 2, provenance: STATED },
} as const;
export type Paper = keyof typeof PAPERS;
export const PAPER_NAMES = ['passport', 'ticket'] as const satisfies readonly Paper[];

/** EMI-112 */
export const FEE = 1;

/** EMI-261 */
export const SCALPERS_SHARE = 1;
