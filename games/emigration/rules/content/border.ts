import { LIFE_CARDS, type LifeCard, POLICIES, SCREENING } from './life.ts';
import { type Destination, type Minimum, RAISES, type Rate } from './people.ts';

// What the border makes of what somebody holds (EMI-501 … EMI-506). The rules count with it when a player withdraws, and
// so does everybody who wants to know beforehand what would come of it.

/** What counts at the border. `connections` without Wedding; `life` as bits, so are the policies. */
export interface Holding {
  readonly destination: Destination;
  readonly money: number;
  readonly assurance: number;
  readonly documents: number;
  readonly connections: number;
  readonly life: number;
  readonly raises: number;
}

export interface Levy {
  /** EMI-334 paid for Health Screening */
  readonly screening: number;
  /** EMI-364 */
  readonly tax: number;
  /** EMI-334 Assurance Tokens lost for not paying */
  readonly lost: number;
}

const NO_LEVY: Levy = { screening: 0, tax: 0, lost: 0 };

const NO_CARDS: readonly LifeCard[] = [];

/** One step for each card that is there: a forecast is made for everybody in every round. */
function cardsIn(bits: number): readonly LifeCard[] {
  if (bits === 0) return NO_CARDS;
  const cards: LifeCard[] = [];
  for (let left = bits; left !== 0; left &= left - 1) cards.push(LIFE_CARDS[31 - Math.clz32(left & -left)]!);
  return cards;
}

function keptBy(life: number, what: 'guilt' | 'insurance' | 'connections'): number {
  let kept = 0;
  for (let left = life; left !== 0; left &= left - 1) {
    kept += LIFE_CARDS[31 - Math.clz32(left & -left)]!.keeps?.[what] ?? 0;
  }
  return kept;
}

/** EMI-502 Policies that take Money: Health Screening first, then Exit Tax. */
export function levyOn({ money, life }: Pick<Holding, 'money' | 'life'>, policies: number): Levy {
  if ((policies & POLICIES) === 0) return NO_LEVY;
  let screening = 0;
  let lost = 0;
  let tax = 0;
  const binding = cardsIn(policies & POLICIES).map(({ policy }) => policy);
  for (const policy of binding) {
    if (policy?.kind !== 'screening' || keptBy(life, 'insurance') > 0) continue;
    if (money >= policy.pays) screening += policy.pays;
    else lost += policy.orLoses;
  }
  for (const policy of binding) if (policy?.kind === 'tax') tax += Math.ceil((money - screening) / 2);
  return { screening, tax, lost };
}

/** EMI-341, EMI-307 Wedding counts as one. */
export function connectionsAt({ connections, life }: Pick<Holding, 'connections' | 'life'>): number {
  return connections + keptBy(life, 'connections');
}

export type Loss = {
  /** the Destination's id, or the Life Card's */
  readonly because: string;
  readonly lost: number;
};

function shortfall(minimum: Minimum | null, held: number): number {
  return minimum !== null && held < minimum.fewerThan ? minimum.loses : 0;
}

/** EMI-504, EMI-505 What is lost for what one holds before trading; `unpaid` is what the levy leaves to be lost. */
function lossesOf(holding: Holding, policies: number, unpaid: number): Loss[] {
  const { destination, documents, life, raises } = holding;
  const connections = connectionsAt(holding);
  const losses: Loss[] = [
    { because: SCREENING, lost: unpaid },
    {
      because: destination.id,
      lost: shortfall(destination.documentMinimum, documents) + shortfall(destination.connectionMinimum, connections),
    },
  ];
  for (const { id, policy } of cardsIn(policies & POLICIES)) {
    if (policy?.kind === 'minimum') {
      losses.push({ because: id, lost: shortfall(policy, policy.of === 'documents' ? documents : connections) });
    } else if (policy?.kind === 'slots') losses.push({ because: id, lost: policy.loses * (RAISES - raises) });
  }
  for (const { id, keeps } of cardsIn(life)) losses.push({ because: id, lost: keeps?.guilt ?? 0 });
  return losses.filter(({ lost }) => lost > 0);
}

/** How many sets of each kind can be traded, and what they bring. */
export interface Sets {
  readonly money: number;
  readonly documents: number;
  readonly connections: number;
}

function fullSets({ each }: Rate, held: number): number {
  return Math.floor(held / each);
}

/** EMI-503 The most sets that can be traded; Money is what the levy leaves. */
export function mostSets(holding: Holding, money: number): Sets {
  const { destination, documents } = holding;
  return {
    money: fullSets(destination.money, money),
    documents: fullSets(destination.documents, documents),
    connections: fullSets(destination.connections, connectionsAt(holding)),
  };
}

/** What a set is made of, in the answers to the question how much one trades. */
export const ITEMS = ['money', 'document', 'connection'] as const;
export type Item = (typeof ITEMS)[number];

/** How many sets of each kind an answer trades. */
export function setsIn(answer: readonly (readonly string[])[]): Sets {
  const made = (item: Item): number => answer.filter(([first]) => first === item).length;
  return { money: made('money'), documents: made('document'), connections: made('connection') };
}

/** The answer that trades so many sets. */
export function answerFor({ money, documents, connections }: Destination, sets: Sets): Item[][] {
  const made = (item: Item, { each }: Rate, times: number): Item[][] =>
    Array.from({ length: times }, () => new Array<Item>(each).fill(item));
  return [
    ...made('money', money, sets.money),
    ...made('document', documents, sets.documents),
    ...made('connection', connections, sets.connections),
  ];
}

function broughtBy(destination: Destination, sets: Sets): number {
  return (
    sets.money * destination.money.brings +
    sets.documents * destination.documents.brings +
    sets.connections * destination.connections.brings
  );
}

export interface Forecast {
  readonly levy: Levy;
  readonly sets: Sets;
  /** Assurance Tokens from sets */
  readonly gained: number;
  /** an unpaid Health Screening among them */
  readonly losses: readonly Loss[];
  /** the sum of the losses */
  readonly lost: number;
  /** EMI-506 what is really lost of it: no more than there is */
  readonly taken: number;
  /** EMI-506 what one would cross with */
  readonly assurance: number;
  readonly moneyLeft: number;
}

/** EMI-503 … EMI-506 What comes of trading these sets, after the levy. */
function withdrawalWith(holding: Holding, policies: number, sets: Sets, levy: Levy): Forecast {
  const gained = broughtBy(holding.destination, sets);
  const losses = lossesOf(holding, policies, levy.lost);
  let lost = 0;
  for (const loss of losses) lost += loss.lost;
  const taken = Math.min(lost, holding.assurance + gained);
  return {
    levy,
    sets,
    gained,
    losses,
    lost,
    taken,
    assurance: holding.assurance + gained - taken,
    moneyLeft: holding.money - levy.screening - levy.tax - sets.money * holding.destination.money.each,
  };
}

/** What a withdrawal would come to now, with every set traded. */
export function withdrawalOf(holding: Holding, policies: number): Forecast {
  const levy = levyOn(holding, policies);
  return withdrawalWith(holding, policies, mostSets(holding, holding.money - levy.screening - levy.tax), levy);
}

/** The levy has been paid already (its Money is gone), and only the Assurance is still owed that not paying costs. */
export function withdrawalOfSets(holding: Holding, policies: number, sets: Sets, owed: number): Forecast {
  return withdrawalWith(holding, policies, sets, { screening: 0, tax: 0, lost: owed });
}
