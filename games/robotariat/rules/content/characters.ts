import type { Space } from './board.ts';

// The thirteen characters (ledger 4.6): where they start, what they can do, and when.

/** The moment at which an ability works. */
export type Moment =
  /** once in the own player turn, by choice */
  | 'once-a-turn'
  /** in place of a die, or before the dice, in the own NPC turn */
  | 'before-roll'
  /** after the dice, in the own NPC turn */
  | 'after-roll'
  /** in anybody's NPC turn, after posters were torn down */
  | 'after-tear-down'
  /** without being asked */
  | 'always'
  /** before round 1 */
  | 'at-start';

interface PrintedCharacter {
  readonly id: string;
  readonly name: string;
  readonly start: Space;
  readonly kickstarter: boolean;
  readonly moment: Moment;
  readonly ability: string;
  readonly rule: string;
}

const STARTS_UPGRADED =
  'You begin with the top Upgrade card. It works like any other, but you did not play it: it counts for no objective.';

export const CHARACTERS = [
  {
    id: 'a1-5',
    name: 'A1-5',
    start: 'Y',
    kickstarter: false,
    moment: 'once-a-turn',
    ability: 'Once in your turn, move any player one space along a line; yourself too.',
    rule: 'RTA-801',
  },
  {
    id: 'alice',
    name: 'Alice',
    start: 'S',
    kickstarter: false,
    moment: 'before-roll',
    ability: 'You never roll the black die: you say which path the Oppressors take.',
    rule: 'RTA-802',
  },
  {
    id: 'arcitech',
    name: 'ArciTech',
    start: 'U',
    kickstarter: false,
    moment: 'after-tear-down',
    ability: 'Once in each NPC turn, when Oppressors tear posters down, you may put 1 of them up again anywhere.',
    rule: 'RTA-803',
  },
  {
    id: 'electric-eye',
    name: 'Electric Eye',
    start: 'S',
    kickstarter: false,
    moment: 'always',
    ability: 'You always see the top 2 cards of the Sabotage deck.',
    rule: 'RTA-805',
  },
  {
    id: 'uberbot',
    name: 'Überbot',
    start: 'M',
    kickstarter: false,
    moment: 'always',
    ability: 'Each poster on your space counts as 2, for Civilians and for Oppressors who look for a crowd.',
    rule: 'RTA-806',
  },
  {
    id: 'postman',
    name: 'Mr. Postman™',
    start: 'P',
    kickstarter: false,
    moment: 'once-a-turn',
    ability: 'Once in your turn, move 1 poster from any space to any other.',
    rule: 'RTA-807',
  },
  {
    id: 'mt-q',
    name: 'MT-Q',
    start: 'M',
    kickstarter: false,
    moment: 'after-roll',
    ability: 'Each time you have rolled for the NPCs, you may roll both dice once more.',
    rule: 'RTA-808',
  },
  {
    id: 'wally',
    name: 'Wally Street',
    start: 'R',
    kickstarter: false,
    moment: 'once-a-turn',
    ability: 'Once in your turn, lower the Office by 1 to put 1 poster from the supply on any space.',
    rule: 'RTA-809',
  },
  {
    id: 'r-poly',
    name: 'R-Poly',
    start: 'U',
    kickstarter: true,
    moment: 'at-start',
    ability: STARTS_UPGRADED,
    rule: 'RTA-810',
  },
  {
    id: 'rambu',
    name: 'Rambu',
    start: 'Y',
    kickstarter: true,
    moment: 'at-start',
    ability: STARTS_UPGRADED,
    rule: 'RTA-810',
  },
  {
    id: 'smith',
    name: 'The Smith',
    start: 'P',
    kickstarter: true,
    moment: 'at-start',
    ability: STARTS_UPGRADED,
    rule: 'RTA-810',
  },
  {
    id: 'vivacious',
    name: 'VIVACIOUS',
    start: 'R',
    kickstarter: true,
    moment: 'at-start',
    ability: STARTS_UPGRADED,
    rule: 'RTA-810',
  },
  {
    id: 'zender',
    name: 'Zender',
    start: 'U',
    kickstarter: true,
    moment: 'before-roll',
    ability: 'Before the dice are rolled, you move 1 Civilian along the path you choose; the dice move the others.',
    rule: 'RTA-811',
  },
] as const satisfies readonly PrintedCharacter[];
export type CharacterId = (typeof CHARACTERS)[number]['id'];

export const CHARACTER_IDS: readonly CharacterId[] = CHARACTERS.map(({ id }) => id);

export function characterNamed(id: CharacterId): number {
  return CHARACTER_IDS.indexOf(id);
}

export const A1_5 = characterNamed('a1-5');
export const ALICE = characterNamed('alice');
export const ARCITECH = characterNamed('arcitech');
export const ELECTRIC_EYE = characterNamed('electric-eye');
export const UBERBOT = characterNamed('uberbot');
export const POSTMAN = characterNamed('postman');
export const MT_Q = characterNamed('mt-q');
export const WALLY = characterNamed('wally');
export const ZENDER = characterNamed('zender');

/** RTA-018 Does this character begin with an Upgrade? */
export function startsUpgraded(character: number): boolean {
  return CHARACTERS[character]!.moment === 'at-start';
}

/** In the frame of a turn: what has been used in it, as bits. */
export const USED_ABILITY = 1;
export const USED_STAKE = 2;
export const USED_SYMPATHY = 4;
