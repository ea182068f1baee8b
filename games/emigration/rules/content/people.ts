import { partly, type Provenance, RECONSTRUCTED, say, STATED } from '@tablewright/kernel/words';

// Who somebody is and where they want to go: Nationalities, Careers and Destinations (ledger 4.3 to 4.5).

/** EMI-010, EMI-233 The number is the Money at the start, and the base tuition. */
export const NATIONALITIES = [
  { id: 'NAT-BA', name: say`Bosnian`, country: 'BA', number: 4, provenance: RECONSTRUCTED },
  { id: 'NAT-BR', name: say`Brazilian`, country: 'BR', number: 5, provenance: RECONSTRUCTED },
  { id: 'NAT-CA', name: say`Canadian`, country: 'CA', number: 4, provenance: RECONSTRUCTED },
  { id: 'NAT-EG', name: say`Egyptian`, country: 'EG', number: 5, provenance: RECONSTRUCTED },
  { id: 'NAT-FR', name: say`French`, country: 'FR', number: 5, provenance: STATED },
  { id: 'NAT-IN', name: say`Indian`, country: 'IN', number: 6, provenance: RECONSTRUCTED },
  { id: 'NAT-JP', name: say`Japanese`, country: 'JP', number: 6, provenance: RECONSTRUCTED },
  { id: 'NAT-NZ', name: say`New Zealander`, country: 'NZ', number: 4, provenance: RECONSTRUCTED },
  { id: 'NAT-NG', name: say`Nigerian`, country: 'NG', number: 6, provenance: RECONSTRUCTED },
] as const;

/** EMI-222 The salary before any Pay Raise, and what each Pay Raise adds. */
export const CAREERS = [
  { id: 'CAR-1', name: say`Author`, baseSalary: 1, slots: [1, 3], provenance: STATED },
  { id: 'CAR-2', name: say`Carpenter`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-3', name: say`Chef`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-4', name: say`Engineer`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-5', name: say`Farmer`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-6', name: say`Musician`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-7', name: say`Nurse`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-8', name: say`Programmer`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
  { id: 'CAR-9', name: say`Teacher`, baseSalary: 1, slots: [1, 3], provenance: RECONSTRUCTED },
] as const;

/** EMI-243 */
export const RAISES = 2;

/** EMI-241 The highest roll that brings a degree. */
export const PASSING = 3;

/** EMI-242 The Assurance that a degree brings. */
export const DEGREE = 2;

/** Every so many of a kind bring so many Assurance Tokens. */
export interface Rate {
  readonly each: number;
  readonly brings: number;
}

/** Holding fewer than `fewerThan` costs `loses` Assurance Tokens, once. */
export interface Minimum {
  readonly fewerThan: number;
  readonly loses: number;
}

export interface Destination {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly money: Rate;
  readonly documents: Rate;
  readonly documentMinimum: Minimum | null;
  readonly connections: Rate;
  readonly connectionMinimum: Minimum | null;
  readonly provenance: Provenance;
}

function rate(each: number, brings: number): Rate {
  return { each, brings };
}

function minimum(fewerThan: number, loses: number): Minimum {
  return { fewerThan, loses };
}

function destination(
  country: string,
  name: string,
  rates: readonly [money: Rate, documents: Rate, connections: Rate],
  minimums: { documents?: Minimum; connections?: Minimum },
  provenance: Provenance = RECONSTRUCTED,
): Destination {
  const [money, documents, connections] = rates;
  return {
    id: `DES-${country}`,
    name,
    country,
    money,
    documents,
    documentMinimum: minimums.documents ?? null,
    connections,
    connectionMinimum: minimums.connections ?? null,
    provenance,
  };
}

export const DESTINATIONS: readonly Destination[] = [
  destination(
    'BA',
    say`Bosnia and Herzegovina`,
    [rate(6, 2), rate(4, 2), rate(2, 6)],
    { documents: minimum(2, 2) },
    STATED,
  ),
  destination(
    'NZ',
    say`New Zealand`,
    [rate(4, 1), rate(3, 4), rate(3, 4)],
    { documents: minimum(2, 3) },
    partly(say`the name and some of the numbers`),
  ),
  destination('FR', say`France`, [rate(7, 1), rate(3, 5), rate(3, 5)], { documents: minimum(3, 3) }),
  destination('JP', say`Japan`, [rate(9, 1), rate(2, 3), rate(2, 3)], { documents: minimum(3, 4) }),
  destination('BR', say`Brazil`, [rate(8, 1), rate(3, 3), rate(2, 4)], { connections: minimum(2, 2) }),
  destination('CA', say`Canada`, [rate(8, 2), rate(3, 3), rate(2, 4)], { documents: minimum(2, 3) }),
  destination('EG', say`Egypt`, [rate(7, 1), rate(4, 6), rate(2, 4)], { documents: minimum(1, 2) }),
  destination('IN', say`India`, [rate(5, 1), rate(2, 2), rate(3, 7)], { documents: minimum(2, 2) }),
  destination('NG', say`Nigeria`, [rate(5, 1), rate(3, 4), rate(3, 7)], { connections: minimum(1, 1) }),
];

export function destinationOf(id: string): Destination {
  const found = DESTINATIONS.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`There is no Destination ${id}.`);
  return found;
}

export type NationalityId = (typeof NATIONALITIES)[number]['id'];
export type CareerId = (typeof CAREERS)[number]['id'];
