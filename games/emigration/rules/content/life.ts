import { partly, type Provenance, RECONSTRUCTED, say, STATED } from '@tablewright/kernel/words';

// Life Cards (ledger 4.7): data, composed of a small set of effects. A card does its effects in order; one that stays
// goes on working through what it `keeps`, a policy binds everybody at the border.

export const PACKS = [
  {
    id: 'augustine',
    name: say`Augustine`,
    about: say`Conscience: small gains with a price.`,
    weight: say`gentle`,
    provenance: partly(say`the cards`),
  },
  {
    id: 'socrates',
    name: say`Socrates`,
    about: say`Not knowing: dice, fog and a question.`,
    weight: say`gentle`,
    provenance: partly(say`one of the four cards`),
  },
  {
    id: 'ibn-khaldun',
    name: say`Ibn Khaldun`,
    about: say`Rise and fall: money melts away.`,
    weight: say`harsh`,
    provenance: RECONSTRUCTED,
  },
  {
    id: 'confucius',
    name: say`Confucius`,
    about: say`Family and neighbours.`,
    weight: say`medium`,
    provenance: RECONSTRUCTED,
  },
  {
    id: 'hypatia',
    name: say`Hypatia`,
    about: say`Learning: college matters more.`,
    weight: say`medium`,
    provenance: RECONSTRUCTED,
  },
  {
    id: 'hippocrates',
    name: say`Hippocrates`,
    about: say`Body and standing.`,
    weight: say`medium`,
    provenance: partly(say`three of the four cards`),
  },
  {
    id: 'diogenes',
    name: say`Diogenes`,
    about: say`Possessions: light luggage, tidy papers.`,
    weight: say`medium to harsh`,
    provenance: RECONSTRUCTED,
  },
] as const;
export type PackId = (typeof PACKS)[number]['id'];

/** How much Money: a number, a roll of the die, or something counted when the card is activated. */
export type Amount = number | 'die' | 'half-of-richest' | 'twice-salary' | 'third' | 'half' | 'baggage';

export type Effect =
  | { readonly do: 'gain'; readonly who: 'me' | 'each'; readonly amount: Amount }
  /** EMI-309 to the bank, as far as there is Money; Health Insurance makes it smaller */
  | { readonly do: 'lose'; readonly who: 'me' | 'each'; readonly amount: Amount }
  /** the card's own cost, or what one has; Health Insurance does not help */
  | { readonly do: 'pay'; readonly amount: number }
  | { readonly do: 'assurance'; readonly amount: number }
  /** EMI-304 one may pay the price for 1 Assurance Token, so many times at most */
  | { readonly do: 'offering'; readonly price: number; readonly most: number }
  /** so much Money from another player, or all there is */
  | { readonly do: 'rob'; readonly most: number }
  /** one may discard a Life Card */
  | { readonly do: 'fog' }
  /** a look at the top token of a lane */
  | { readonly do: 'look' }
  | { readonly do: 'first-or-second'; readonly first: Effect; readonly second: Effect }
  | { readonly do: 'raised'; readonly with: Effect; readonly without: Effect };

/** What a card does as long as it lies in a stash. */
export interface Keeps {
  /** Assurance Tokens that its holder loses at the border */
  readonly guilt?: number;
  /** how much smaller every loss of Money through a Life Card is; no Health Screening */
  readonly insurance?: number;
  /** counts as so many Connections at the border */
  readonly connections?: number;
  /** the fee for a card of its holder's layout */
  readonly fee?: number;
  /** the next tuition is the die alone; used up by it */
  readonly scholarship?: true;
  /** what the second Pay Raise counts, for everybody */
  readonly secondRaise?: number;
  /** the next Payday pays nobody; used up by it */
  readonly strike?: true;
}

/** EMI-306 What binds every player at the border. */
export type Policy =
  /** EMI-334 */
  | { readonly kind: 'screening'; readonly pays: number; readonly orLoses: number }
  /** EMI-364 half of the Money, rounded up */
  | { readonly kind: 'tax' }
  | {
      readonly kind: 'minimum';
      readonly of: 'documents' | 'connections';
      readonly fewerThan: number;
      readonly loses: number;
    }
  /** EMI-354 for each empty Pay Raise slot */
  | { readonly kind: 'slots'; readonly loses: number };

export interface LifeCard {
  readonly id: string;
  readonly pack: PackId;
  readonly name: string;
  /** EMI-321 what each of its two copies is called when it is activated; null where there is one title */
  readonly titles: { readonly first: string; readonly second: string } | null;
  readonly text: string;
  readonly rule: string;
  readonly effects: readonly Effect[];
  readonly keeps: Keeps | null;
  readonly policy: Policy | null;
  readonly provenance: Provenance;
}

type Rest = Partial<Pick<LifeCard, 'titles' | 'effects' | 'keeps' | 'policy' | 'provenance'>>;

function card(id: string, pack: PackId, name: string, rule: string, text: string, rest: Rest): LifeCard {
  return {
    id,
    pack,
    name,
    titles: null,
    text,
    rule,
    effects: [],
    keeps: null,
    policy: null,
    provenance: RECONSTRUCTED,
    ...rest,
  };
}

function lose(who: 'me' | 'each', amount: Amount): Effect {
  return { do: 'lose', who, amount };
}

function gain(who: 'me' | 'each', amount: Amount): Effect {
  return { do: 'gain', who, amount };
}

const PANDEMIC: Rest = {
  titles: { first: say`Pandemic`, second: say`Economic Stimulus` },
  effects: [{ do: 'first-or-second', first: lose('each', 'die'), second: gain('each', 'die') }],
  provenance: STATED,
};
const PANDEMIC_TEXT = say`The first of the two: everyone loses a die roll of Money. The second: everyone takes a die roll.`;
const PANDEMIC_NAME = say`Pandemic / Economic Stimulus`;

/** Four to a pack, in the order of PACKS. */
export const LIFE_CARDS: readonly LifeCard[] = [
  card('AUG-1', 'augustine', say`Inheritance`, 'EMI-311', say`Take 4 Money.`, { effects: [gain('me', 4)] }),
  card(
    'AUG-2',
    'augustine',
    say`Stolen Pears`,
    'EMI-312',
    say`Take 2 Money from another player, or all there is. Keep it: you lose 1 Assurance at the border.`,
    { effects: [{ do: 'rob', most: 2 }], keeps: { guilt: 1 } },
  ),
  card('AUG-3', 'augustine', say`Act of Charity`, 'EMI-313', say`You may pay 4 Money to take 1 Assurance.`, {
    effects: [{ do: 'offering', price: 4, most: 1 }],
  }),
  card('AUG-4', 'augustine', say`Old Debt`, 'EMI-314', say`Lose 3 Money.`, { effects: [lose('me', 3)] }),

  card('SOC-1', 'socrates', PANDEMIC_NAME, 'EMI-321', PANDEMIC_TEXT, PANDEMIC),
  card('SOC-2', 'socrates', PANDEMIC_NAME, 'EMI-321', PANDEMIC_TEXT, PANDEMIC),
  card(
    'SOC-3',
    'socrates',
    say`Mental Fog`,
    'EMI-323',
    say`Lose 1 Money. You may discard any Life Card that lies face-up in a layout or in a stash.`,
    { effects: [lose('me', 1), { do: 'fog' }], provenance: STATED },
  ),
  card('SOC-4', 'socrates', say`Ask an Officer`, 'EMI-325', say`Look at the top token of one lane, alone.`, {
    effects: [{ do: 'look' }],
  }),

  card('KHA-1', 'ibn-khaldun', say`Tax Season`, 'EMI-361', say`Everyone loses 1 of every 3 Money.`, {
    effects: [lose('each', 'third')],
  }),
  card('KHA-2', 'ibn-khaldun', say`Currency Crash`, 'EMI-362', say`Everyone loses half of their Money, rounded down.`, {
    effects: [lose('each', 'half')],
  }),
  card('KHA-3', 'ibn-khaldun', say`General Strike`, 'EMI-363', say`Keep it: the next Payday pays nobody.`, {
    keeps: { strike: true },
  }),
  card(
    'KHA-4',
    'ibn-khaldun',
    say`Exit Tax`,
    'EMI-364',
    say`Policy: at the border everyone pays half of their Money, rounded up.`,
    {
      policy: { kind: 'tax' },
    },
  ),

  card(
    'CON-1',
    'confucius',
    say`Wedding`,
    'EMI-341',
    say`Pay 2 Money, or what you have. Keep it: it counts as 1 Connection.`,
    {
      effects: [{ do: 'pay', amount: 2 }],
      keeps: { connections: 1 },
    },
  ),
  card(
    'CON-2',
    'confucius',
    say`Good Neighbour`,
    'EMI-342',
    say`Keep it: others pay you 2 for a card of your layout.`,
    {
      keeps: { fee: 2 },
    },
  ),
  card('CON-3', 'confucius', say`Send Money Home`, 'EMI-343', say`Everyone loses twice their salary.`, {
    effects: [lose('each', 'twice-salary')],
  }),
  card(
    'CON-4',
    'confucius',
    say`Family Reunification`,
    'EMI-344',
    say`Policy: at the border, fewer than 2 Connections cost 2 Assurance.`,
    { policy: { kind: 'minimum', of: 'connections', fewerThan: 2, loses: 2 } },
  ),

  card('HYP-1', 'hypatia', say`Scholarship`, 'EMI-351', say`Keep it: your next tuition is the die alone.`, {
    keeps: { scholarship: true },
  }),
  card(
    'HYP-2',
    'hypatia',
    say`Degree Inflation`,
    'EMI-352',
    say`Keep it: everyone’s second Pay Raise counts 1, not 3.`,
    {
      keeps: { secondRaise: 1 },
    },
  ),
  card('HYP-3', 'hypatia', say`Lecture Tour`, 'EMI-353', say`With a Pay Raise take 1 Assurance, otherwise 2 Money.`, {
    effects: [{ do: 'raised', with: { do: 'assurance', amount: 1 }, without: gain('me', 2) }],
  }),
  card(
    'HYP-4',
    'hypatia',
    say`Points System`,
    'EMI-354',
    say`Policy: at the border every empty Pay Raise slot costs 1 Assurance.`,
    { policy: { kind: 'slots', loses: 1 } },
  ),

  card(
    'HIP-1',
    'hippocrates',
    say`Join Elite Society`,
    'EMI-331',
    say`Take 1 Money for every 2 of the richest player.`,
    {
      effects: [gain('me', 'half-of-richest')],
      provenance: STATED,
    },
  ),
  card(
    'HIP-2',
    'hippocrates',
    say`Health Insurance`,
    'EMI-332',
    say`Pay 2 Money, or what you have. Keep it: each Life Card costs you 2 Money less, and Health Screening spares you.`,
    { effects: [{ do: 'pay', amount: 2 }], keeps: { insurance: 2 } },
  ),
  card('HIP-3', 'hippocrates', say`Flu Season`, 'EMI-333', say`Everyone loses 3 Money.`, {
    effects: [lose('each', 3)],
  }),
  card(
    'HIP-4',
    'hippocrates',
    say`Health Screening`,
    'EMI-334',
    say`Policy: at the border everyone with 4 or more Money pays 4. Whoever has less pays nothing and loses 2 Assurance.`,
    { policy: { kind: 'screening', pays: 4, orLoses: 2 } },
  ),

  card('DIO-1', 'diogenes', say`Citizen of the World`, 'EMI-371', say`Take 1 Assurance.`, {
    effects: [{ do: 'assurance', amount: 1 }],
  }),
  card(
    'DIO-2',
    'diogenes',
    say`Excess Baggage`,
    'EMI-372',
    say`Everyone loses 1 Money for each Document, Connection, Passport and Ticket in their stash.`,
    { effects: [lose('each', 'baggage')] },
  ),
  card(
    'DIO-3',
    'diogenes',
    say`Life in a Jar`,
    'EMI-373',
    say`You may pay 4 Money for 1 Assurance, or 8 Money for 2 Assurance.`,
    {
      effects: [{ do: 'offering', price: 4, most: 2 }],
    },
  ),
  card(
    'DIO-4',
    'diogenes',
    say`Customs Check`,
    'EMI-374',
    say`Policy: at the border, fewer than 2 Documents cost 2 Assurance.`,
    {
      policy: { kind: 'minimum', of: 'documents', fewerThan: 2, loses: 2 },
    },
  ),
];

/** EMI-305 */
export function stays({ keeps, policy }: LifeCard): boolean {
  return keeps !== null || policy !== null;
}

/** The Life Cards for which this holds, as bits: bit i is LIFE_CARDS[i]. */
export function lifeBits(holds: (card: LifeCard) => boolean): number {
  return LIFE_CARDS.reduce((bits, card, i) => (holds(card) ? bits | (1 << i) : bits), 0);
}

/** EMI-334 The policy that costs Assurance when it is not paid. */
export const SCREENING = LIFE_CARDS.find(({ policy }) => policy?.kind === 'screening')!.id;

/** EMI-306 */
export const POLICIES = lifeBits(({ policy }) => policy !== null);
