import { partly, type Provenance, RECONSTRUCTED, STATED } from '@tablewright/kernel/words';

// The two decks (ledger 4.4, 4.5): what a card says, and what it does out of a small set of effects.

/** What a lasting Upgrade changes for its owner. */
export const UPGRADE_EFFECTS = [
  'steps', // extra steps in a player turn
  'stake', // may stake so much SPARK once a turn
  'donation', // a Civilian who meets the owner gives so much more
  'unseen', // Oppressors overlook the owner
  'posters', // extra posters at the Poster space
  'forecast', // may re-roll one die in the own NPC turn
  'override', // may activate a space with Oppressors
  'office', // the Office rises by so much more than is spent
  'range', // may activate a space so far away
  'sympathy', // may buy Reputation for so much SPARK once a turn
] as const;
export type UpgradeEffect = (typeof UPGRADE_EFFECTS)[number];

interface UpgradeCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly effect: UpgradeEffect;
  readonly amount: number;
  readonly provenance: Provenance;
}

export const UPGRADES = [
  {
    id: 'U01',
    name: 'New Treads',
    provenance: STATED,
    text: 'In your turn you may take 1 more step, before or after you activate a space.',
    effect: 'steps',
    amount: 1,
  },
  {
    id: 'U02',
    name: 'Sliding Scale',
    provenance: partly('the text'),
    text: 'Once in your turn: stake 1 to 3 SPARK of the Funds and roll the red die. Yellow wins as much, blue loses it, X changes nothing.',
    effect: 'stake',
    amount: 3,
  },
  {
    id: 'U03',
    name: 'Loudspeaker Grille',
    provenance: RECONSTRUCTED,
    text: 'A Civilian who encounters you donates 1 SPARK more.',
    effect: 'donation',
    amount: 1,
  },
  {
    id: 'U04',
    name: 'Appliance Disguise',
    provenance: RECONSTRUCTED,
    text: 'Oppressors do not fine you, and you do not count when they look for a crowd. Civilians still donate for you.',
    effect: 'unseen',
    amount: 1,
  },
  {
    id: 'U05',
    name: 'Second Print Head',
    provenance: RECONSTRUCTED,
    text: 'When you activate Poster you may put up 1 more poster from the supply.',
    effect: 'posters',
    amount: 1,
  },
  {
    id: 'U06',
    name: 'Forecast Module',
    provenance: RECONSTRUCTED,
    text: 'Once in your NPC turn, after the roll, you may roll one of the dice again; the second roll counts.',
    effect: 'forecast',
    amount: 1,
  },
  {
    id: 'U07',
    name: 'Override Chip',
    provenance: RECONSTRUCTED,
    text: 'You may activate a space although Oppressors stand there.',
    effect: 'override',
    amount: 1,
  },
  {
    id: 'U08',
    name: 'Ledger Coprocessor',
    provenance: RECONSTRUCTED,
    text: 'When you activate the Recruitment Office, the Office rises by 2 more than you spend. You may spend nothing.',
    effect: 'office',
    amount: 2,
  },
  {
    id: 'U09',
    name: 'Long-Range Transmitter',
    provenance: RECONSTRUCTED,
    text: 'Instead of your own space you may activate a space next to it.',
    effect: 'range',
    amount: 1,
  },
  {
    id: 'U10',
    name: 'Sympathy Circuits',
    provenance: RECONSTRUCTED,
    text: 'Once in your turn, on a space with a Civilian and without Oppressors: spend 2 SPARK for 1 Reputation.',
    effect: 'sympathy',
    amount: 2,
  },
] as const satisfies readonly UpgradeCard[];
export type UpgradeId = (typeof UPGRADES)[number]['id'];

/** What a Sabotage card does, once. */
export type SabotageEffect =
  | { readonly does: 'office'; readonly levels: number }
  | { readonly does: 'spark'; readonly amount: number }
  /** 1 SPARK for each space with a poster */
  | { readonly does: 'broadcast'; readonly most: number }
  /** an NPC roll in between; `adjust`: one die may be set */
  | { readonly does: 'roll'; readonly adjust: boolean }
  /** Oppressors stand still for so many NPC turns */
  | { readonly does: 'jam'; readonly turns: number }
  /** so many Oppressors are put on one space */
  | { readonly does: 'alarm'; readonly patrols: number }
  | { readonly does: 'paste'; readonly most: number }
  | { readonly does: 'repaste'; readonly most: number }
  /** one Civilian is moved along a path, or every one */
  | { readonly does: 'strike'; readonly all: boolean }
  | { readonly does: 'burn' }
  /** Office levels are turned into SPARK, as many as are wanted or all of them and some more */
  | { readonly does: 'cook'; readonly most: number }
  | { readonly does: 'cookAll'; readonly more: number };

interface SabotageCard {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly main: SabotageEffect;
  readonly extra: null | {
    readonly cost: number;
    readonly text: string;
    readonly effect: SabotageEffect;
    /** it takes the place of the main effect */
    readonly instead: boolean;
  };
  readonly provenance: Provenance;
}

export const SABOTAGES = [
  {
    id: 'S01',
    name: 'A Credit to the Revolution',
    provenance: partly('the main effect'),
    text: 'The Office rises by 1.',
    main: { does: 'office', levels: 1 },
    extra: { cost: 1, text: 'The Office rises by 2 more.', effect: { does: 'office', levels: 2 }, instead: false },
  },
  {
    id: 'S02',
    name: 'Adjust Traffic Reports',
    provenance: partly('the text'),
    text: 'Roll, move and resolve encounters now, as in an NPC turn. The usual NPC turn still follows.',
    main: { does: 'roll', adjust: false },
    extra: {
      cost: 1,
      text: 'After the roll you may set one die to a face of your choice.',
      effect: { does: 'roll', adjust: true },
      instead: true,
    },
  },
  {
    id: 'S03',
    name: 'Jam the Patrol Radio',
    provenance: RECONSTRUCTED,
    text: 'No arrow moves the Oppressors in the NPC turn that follows.',
    main: { does: 'jam', turns: 1 },
    extra: {
      cost: 1,
      text: 'No arrow moves the Oppressors in the next two NPC turns.',
      effect: { does: 'jam', turns: 2 },
      instead: true,
    },
  },
  {
    id: 'S04',
    name: 'Pirate Broadcast',
    provenance: RECONSTRUCTED,
    text: '1 SPARK for each space with a poster, at most 3.',
    main: { does: 'broadcast', most: 3 },
    extra: {
      cost: 1,
      text: '1 SPARK for each space with a poster, without a limit.',
      effect: { does: 'broadcast', most: 6 },
      instead: true,
    },
  },
  {
    id: 'S05',
    name: 'Skim the Treasury',
    provenance: RECONSTRUCTED,
    text: 'The Funds rise by 2 SPARK.',
    main: { does: 'spark', amount: 2 },
    extra: { cost: 2, text: 'The Funds rise by 5 SPARK more.', effect: { does: 'spark', amount: 5 }, instead: false },
  },
  {
    id: 'S06',
    name: 'False Alarm',
    provenance: RECONSTRUCTED,
    text: 'Put 1 Oppressor on any other space; it encounters that space.',
    main: { does: 'alarm', patrols: 1 },
    extra: {
      cost: 1,
      text: 'Then put a second Oppressor on the same space; it encounters that space too.',
      effect: { does: 'alarm', patrols: 2 },
      instead: true,
    },
  },
  {
    id: 'S07',
    name: 'Wheatpaste Raid',
    provenance: RECONSTRUCTED,
    text: 'Put up to 2 posters from the supply on two different spaces.',
    main: { does: 'paste', most: 2 },
    extra: {
      cost: 1,
      text: 'Also put up to 2 posters of the Junk Pile together on one space.',
      effect: { does: 'repaste', most: 2 },
      instead: false,
    },
  },
  {
    id: 'S08',
    name: 'Wildcat Strike',
    provenance: RECONSTRUCTED,
    text: 'Move 1 Civilian along the path you choose; it encounters the space.',
    main: { does: 'strike', all: false },
    extra: {
      cost: 1,
      text: 'Then move every other Civilian too, each along the path you choose.',
      effect: { does: 'strike', all: true },
      instead: true,
    },
  },
  {
    id: 'S09',
    name: 'Burn the Evidence',
    provenance: RECONSTRUCTED,
    text: 'Put any number of posters from the board into the Junk Pile. 2 or more: 1 Reputation; 5 or more: 2 instead.',
    main: { does: 'burn' },
    extra: null,
  },
  {
    id: 'S10',
    name: 'Cook the Books',
    provenance: RECONSTRUCTED,
    text: 'Lower the Office by up to 4; 1 SPARK for each level.',
    main: { does: 'cook', most: 4 },
    extra: {
      cost: 1,
      text: 'Instead lower the Office to 0; 1 SPARK for each level, and 1 more.',
      effect: { does: 'cookAll', more: 1 },
      instead: true,
    },
  },
] as const satisfies readonly SabotageCard[];
export type SabotageId = (typeof SABOTAGES)[number]['id'];

/** RTA-319 A card used together with its extra, although that would do nothing now. */
export type VainUse = `${SabotageId}-pay`;
export type SabotageUse = SabotageId | VainUse;

export function inVain(card: SabotageId): VainUse {
  return `${card}-pay`;
}

export function isVain(use: string): use is VainUse {
  return use.endsWith('-pay');
}

export function cardUsed(use: SabotageUse): SabotageId {
  return isVain(use) ? (use.slice(0, -'-pay'.length) as SabotageId) : use;
}

export const CARDS = 10; // RTA-017 in each deck
export const DRAWN = 2; // RTA-311, RTA-321 of which one is used or kept

export const UPGRADE_IDS: readonly UpgradeId[] = UPGRADES.map(({ id }) => id);
export const SABOTAGE_IDS: readonly SabotageId[] = SABOTAGES.map(({ id }) => id);

/** RTA-731 The two cards that a Gambler waits for. */
export const SLIDING_SCALE = UPGRADE_IDS.indexOf('U02');
export const TRAFFIC_REPORTS = SABOTAGE_IDS.indexOf('S02');

/** S09 What burnt posters are worth, the best first. */
export const BURNT = [
  { posters: 5, reputation: 2 },
  { posters: 2, reputation: 1 },
] as const;

export function reputationForBurning(posters: number): number {
  return BURNT.find((worth) => posters >= worth.posters)?.reputation ?? 0;
}

export function cardNamed(id: UpgradeId | SabotageId): string {
  return [...UPGRADES, ...SABOTAGES].find((card) => card.id === id)!.name;
}
