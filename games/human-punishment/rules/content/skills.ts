import type { Provenance } from './effects.ts';

// The skill trees (ledger 4.6): what has to be done, and what it unlocks. One id for the same task in several trees.

export const COLUMNS = ['Hacking', 'Implants', 'Security', 'Rigging'] as const;

/** What is done for each task, as a player reads it. */
const TASKS = {
  calmed: 'Move Riot from the yellow zone into the blue zone.',
  morale4: 'Raise Morale to 4 or more.',
  chance5: 'Roll 5 or 6 with City Action 4.',
  allRounders: 'Play all 7 of your All-Rounder cards.',
  delivered: 'Bring a Data Chip into the Network.',
  hunted: 'Eliminate 2 Enemies of Level 2 or 3.',
  looked: 'Take Junkyard Action 2.',
  censured: 'Start a Censure Motion that detains somebody.',
  scrapped: 'Take Junkyard Action 3.',
  deckEmpty: 'Draw the last card of your own deck.',
  twoCities: 'Take 2 different City actions.',
  discarded6: 'Discard 6 cards from your hand at once.',
  discarded5: 'Discard 5 cards from your hand at once.',
  starPlayed: 'Play 1 of your own special cards for its text.',
  medCards: 'Take the free action of the Med Center.',
  weapons2: 'Get 2 weapons at HQ, bought or by your special.',
  boughtWeapons2: 'Buy 2 weapons at HQ.',
  nexusWon: 'Get a positive result with a Nexus action.',
  sector3: 'Take a Data Chip from Sector III.',
  killed: 'Eliminate 1 Enemy.',
  handEmpty: 'Have no cards in your hand.',
  reconTaken: 'Take a Recon card.',
  farKill: 'Eliminate an Enemy of Level 2 or 3 that is at range 1, not 0.',
  combat4: 'Bring your Combat Bar to 4.',
  riotZero: 'Bring Riot to 0.',
  anyTwoCities: 'Take 2 City actions.',
  dropped: 'Take Junkyard Action 1.',
  healed: 'Heal a character with your own healing action.',
  healed2: 'Restore 2 Health to one character with one effect.',
  programs2: 'Get 2 new Programs.',
  deliveredScanned: 'As Dee Coy, bring a Data Chip into the Network with both Scanners.',
  sniffed: 'Kuro looks at a Supply Box.',
  markers2: 'Kuro has used 2 of his markers.',
  kuroHunted: 'Kuro eliminates an Enemy of Level 2 or 3.',
} as const;
export type TaskId = keyof typeof TASKS;

/** What each Boost gives, as a player reads it. */
const BOOSTS = {
  blue: 'You may play 1 more blue card when you defend.',
  soloAp: 'You have 1 more Action Point, to use only while no other character is in your Area.',
  health3: 'Your maximum Health is 3.',
  twoAllRounders: 'You may play 2 All-Rounder cards in each of your turns.',
  programLimit: 'Your Program limit is 1 higher.',
  draw: 'Draw 1 more card at the start of your turn.',
  twoProgramsKeepOne: 'Draw 2 Programs now and keep 1 of them.',
  move: 'You have 1 more movement.',
  ap: 'You have 1 more Action Point.',
  hand10: 'Your hand limit is 10.',
  reroll: 'Once in each of your turns you may roll one of your dice again.',
  darkNet3: 'With Dark Net Action 2, draw 3 Programs and keep 1 of them.',
  strength: 'Your Strength is 1 higher.',
  twoChips: 'You may carry 2 Data Chips.',
  blue5: 'For each blue 5 that you discard you may draw 2 Programs.',
  range: 'Your range is 1 longer.',
  red: 'You may play 1 more red card when you attack.',
  woundCare: 'New action: remove 1 Wound from a character in range and draw 1 card of your own deck.',
  freeDrop: 'Junkyard Action 1 costs you no Action Point.',
  kuroShield: 'Your Shield is 1 higher while you are in the same Area as Kuro.',
  kuroBoth: 'Kuro takes 1 action and 1 move in a turn.',
  kuroReward: 'When Kuro eliminates an Enemy, draw 1 more card of your own deck.',
  markersBack: 'Turn 2 used Kuro markers face-up again.',
} as const;
export type BoostId = keyof typeof BOOSTS;

export interface Skill {
  readonly task: TaskId;
  /** how often it has to be done */
  readonly steps: 1 | 2 | 7;
  readonly says: string;
  readonly boost: BoostId;
  readonly gives: string;
  /** HPB-885 done by Kuro only */
  readonly kuro: boolean;
  readonly provenance: Provenance;
}

const STEPS: Partial<Record<TaskId, 2 | 7>> = {
  allRounders: 7,
  hunted: 2,
  twoCities: 2,
  anyTwoCities: 2,
  weapons2: 2,
  boughtWeapons2: 2,
  programs2: 2,
};

const OF_KURO: readonly TaskId[] = ['sniffed', 'markers2', 'kuroHunted'];

function skill(task: TaskId, boost: BoostId): Skill {
  return {
    task,
    steps: STEPS[task] ?? 1,
    says: TASKS[task],
    boost,
    gives: BOOSTS[boost],
    kuro: OF_KURO.includes(task),
    provenance: 'stated',
  };
}

/** By character; in it `column * 2 + level - 1`. */
export const SKILLS: readonly (readonly Skill[])[] = [
  // Jayden
  [
    skill('calmed', 'blue'),
    skill('morale4', 'soloAp'),
    skill('chance5', 'health3'),
    skill('allRounders', 'twoAllRounders'),
    skill('delivered', 'programLimit'),
    skill('hunted', 'draw'),
    skill('looked', 'twoProgramsKeepOne'),
    skill('censured', 'move'),
  ],
  // Feykah
  [
    skill('scrapped', 'programLimit'),
    skill('deckEmpty', 'ap'),
    skill('twoCities', 'hand10'),
    skill('discarded6', 'reroll'),
    skill('delivered', 'blue'),
    skill('hunted', 'move'),
    skill('starPlayed', 'health3'),
    skill('medCards', 'darkNet3'),
  ],
  // Nova
  [
    skill('starPlayed', 'strength'),
    skill('weapons2', 'ap'),
    skill('scrapped', 'reroll'),
    skill('morale4', 'twoChips'),
    skill('nexusWon', 'blue'),
    skill('sector3', 'darkNet3'),
    skill('killed', 'programLimit'),
    skill('handEmpty', 'move'),
  ],
  // Havoc
  [
    skill('reconTaken', 'blue5'),
    skill('farKill', 'strength'),
    skill('delivered', 'programLimit'),
    skill('combat4', 'range'),
    skill('scrapped', 'blue'),
    skill('sector3', 'ap'),
    skill('anyTwoCities', 'red'),
    skill('riotZero', 'move'),
  ],
  // Dryden
  [
    skill('dropped', 'woundCare'),
    skill('discarded5', 'ap'),
    skill('healed', 'health3'),
    skill('healed2', 'programLimit'),
    skill('programs2', 'strength'),
    skill('boughtWeapons2', 'move'),
    skill('killed', 'freeDrop'),
    skill('censured', 'red'),
  ],
  // Dee Coy
  [
    skill('nexusWon', 'programLimit'),
    skill('starPlayed', 'health3'),
    skill('calmed', 'red'),
    skill('deliveredScanned', 'move'),
    skill('dropped', 'kuroShield'),
    skill('sniffed', 'kuroBoth'),
    skill('markers2', 'kuroReward'),
    skill('kuroHunted', 'markersBack'),
  ],
];
