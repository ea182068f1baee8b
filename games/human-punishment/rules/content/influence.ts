import { DEE_COY, DRYDEN, FEYKAH, HAVOC, JAYDEN, NOVA } from './characters.ts';
import type { Effects, Provenance } from './effects.ts';
import { BLUE, FACES, type FaceId, GREEN, GREY, INTERFERENCE, RED, STARS } from './faces.ts';
import {
  adjust,
  ap,
  attackMod,
  cancel,
  checkCard,
  checkZero,
  choose,
  cure,
  destroyKuro,
  draw,
  heal,
  hitEnemy,
  kill,
  need,
  pick,
  place,
  reviveKuro,
  swapPrograms,
  takeDisplay,
} from './vocabulary.ts';
import type { WindowId } from './windows.ts';

// The Influence cards (content ledger, section 1): how many of each face a deck holds, and what the special ones say.

type FiveValues = readonly [number, number, number, number, number];

interface Counts {
  /** of the values 1 to 5 */
  readonly blue: FiveValues;
  readonly red: FiveValues;
  readonly grey: number;
  readonly green: number;
  /** the first of the special cards, and how many there are, one each */
  readonly special: number;
  readonly specials: number;
}

function deck({ blue, red, grey, green, special, specials }: Counts): readonly number[] {
  const counts = Array.from({ length: FACES }, () => 0);
  for (const [index, count] of blue.entries()) counts[BLUE + index] = count;
  for (const [index, count] of red.entries()) counts[RED + index] = count;
  counts[GREY] = grey;
  counts[GREEN] = green;
  counts.fill(1, special, special + specials);
  return counts;
}

function personal(
  character: number,
  blue: FiveValues,
  red: FiveValues,
  grey: number,
  green: number,
): readonly number[] {
  return deck({ blue, red, grey, green, special: STARS + 2 * character, specials: 2 });
}

/** By character and by face: how many cards of it the personal deck holds. */
export const DECKS: readonly (readonly number[])[] = [
  personal(JAYDEN, [2, 3, 4, 2, 2], [2, 3, 3, 2, 2], 2, 1),
  personal(FEYKAH, [2, 3, 3, 2, 1], [2, 3, 4, 3, 2], 1, 2),
  personal(NOVA, [3, 4, 4, 2, 2], [3, 2, 3, 1, 1], 1, 2),
  personal(HAVOC, [3, 1, 1, 0, 3], [3, 4, 4, 4, 3], 0, 2),
  personal(DRYDEN, [3, 4, 5, 4, 3], [3, 3, 2, 1, 0], 0, 0),
  personal(DEE_COY, [3, 4, 4, 2, 1], [3, 4, 4, 2, 1], 0, 0),
];

/** By face: how many cards of it the general deck holds. */
export const GENERAL: readonly number[] = deck({
  blue: [2, 3, 4, 3, 2],
  red: [2, 3, 4, 3, 2],
  grey: 4,
  green: 4,
  special: INTERFERENCE,
  specials: 4,
});

export interface GeneralSpecial {
  readonly id: FaceId;
  readonly name: string;
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

/** HPB-304 They work in Event checks only. By face, less `INTERFERENCE`. */
export const GENERAL_SPECIALS: readonly GeneralSpecial[] = [
  {
    id: 'G-S1',
    name: 'Interference',
    text: 'Every +5 and −5 in this check counts 0.',
    effects: [checkZero(5)],
    provenance: 'reconstructed',
  },
  {
    id: 'G-S2',
    name: 'Surge',
    text: 'Counts 2 toward the target: +2 if it is positive, −2 if it is negative. In a colour check it counts as one card of a wanted colour.',
    effects: [checkCard('toward', 2)],
    provenance: 'reconstructed',
  },
  {
    id: 'G-S3',
    name: 'Static',
    text: 'Counts 2 against the target. In a colour check it cancels one card of a wanted colour.',
    effects: [checkCard('against', 2)],
    provenance: 'reconstructed',
  },
  {
    id: 'G-S4',
    name: 'Blackout',
    text: 'The highest blue and the highest red card of this check that do not count 0 already count 0.',
    effects: [checkZero('extremes')],
    provenance: 'reconstructed',
  },
];

export interface StarCard {
  readonly id: FaceId;
  readonly character: number;
  readonly name: string;
  /** `attack`: together with an attack of yours; `check`: laid into a check */
  readonly timing: 'own' | 'any' | 'attack' | 'check';
  /** where `any` allows it */
  readonly windows: readonly WindowId[];
  readonly text: string;
  readonly effects: Effects;
  readonly provenance: Provenance;
}

/** Two of each character. By face, less `STARS`. */
export const STAR_CARDS: readonly StarCard[] = [
  {
    id: 'S-JAY-1',
    character: JAYDEN,
    name: 'Spirit Level',
    timing: 'own',
    windows: [],
    text: 'Gain 1 Action Point and draw 1 card of your own deck.',
    effects: [ap(1), draw('self', 'own', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-JAY-2',
    character: JAYDEN,
    name: 'Two Lifetimes',
    timing: 'check',
    windows: [],
    text: 'Lay it into a check or an escape: it counts +4 or −4. You fix the sign secretly when you lay it; the sign is shown with the card. Turned up at random and in a colour check it counts 0.',
    effects: [checkCard('chosenSign', 4)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-FEY-1',
    character: FEYKAH,
    name: 'Overdrive Fist',
    timing: 'attack',
    windows: [],
    text: 'Play it with your attack: your combat value is 6 higher. It does not count against your limit of red cards.',
    effects: [attackMod('value', 6)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-FEY-2',
    character: FEYKAH,
    name: 'Recompile',
    timing: 'own',
    windows: [],
    text: 'Discard any number of your Programs, or none, then draw that many plus 1.',
    effects: [swapPrograms('self', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-NOV-1',
    character: NOVA,
    name: 'Back Alley',
    timing: 'own',
    windows: [],
    text: 'Go to any Area except Area 6 without using movement.',
    effects: [place('self', '1', '2', '3', '4', '5', 'J', 'M')],
    provenance: 'reconstructed',
  },
  {
    id: 'S-NOV-2',
    character: NOVA,
    name: 'Fence',
    timing: 'own',
    windows: [],
    text: 'Take 1 displayed Program without paying; the display is refilled.',
    effects: [takeDisplay('self', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-HAV-1',
    character: HAVOC,
    name: 'Berserk',
    timing: 'attack',
    windows: [],
    text: 'Play it with your attack: your Strength is 1 higher, and a success hits all Enemies in range.',
    effects: [attackMod('strength', 1), attackMod('all', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-HAV-2',
    character: HAVOC,
    name: 'Suppressing Fire',
    timing: 'any',
    windows: ['W1', 'W3'],
    text: 'Deal 1 damage to one Enemy in your range, Deus included, without an attack. An Enemy eliminated counts as yours, and its own attack does not happen.',
    effects: [hitEnemy(1, 'inRange', 'self')],
    provenance: 'reconstructed',
  },
  {
    id: 'S-DRY-1',
    character: DRYDEN,
    name: 'Miracle Worker',
    timing: 'any',
    windows: ['W1', 'W5'],
    text: 'Restore one character anywhere to full Health and remove 1 of its Wounds. It counts as healing.',
    effects: [heal(pick('self', 'any'), 'full'), cure('it', 1)],
    provenance: 'reconstructed',
  },
  {
    id: 'S-DRY-2',
    character: DRYDEN,
    name: 'Triage',
    timing: 'any',
    windows: ['W5'],
    text: 'Play it when an effect is about to give Wounds: no character gets a Wound from that effect. Wounds taken as a price or in an Interrogation stay.',
    effects: [cancel('wounds')],
    provenance: 'reconstructed',
  },
  {
    id: 'S-DEE-1',
    character: DEE_COY,
    name: 'Last Leap',
    timing: 'own',
    windows: [],
    text: 'While Kuro is on the board: eliminate 3 Enemies other than Deus in his Area and the Areas next to it; or, if Deus is in his Area, Deus −3. Then Kuro is destroyed.',
    effects: [
      need('kuroOnBoard'),
      choose('self', [kill(3, 'nearKuro', 'self')], [need('deusWithKuro'), adjust('deus', -3)]),
      destroyKuro,
    ],
    provenance: 'reconstructed',
  },
  {
    id: 'S-DEE-2',
    character: DEE_COY,
    name: 'Good Boy',
    timing: 'own',
    windows: [],
    text: 'Kuro is restored to full Health and all his markers turn face-up. If he was destroyed or is off the board, he comes back beside you. He may still act this turn if he has not yet.',
    effects: [reviveKuro],
    provenance: 'reconstructed',
  },
];

/** The special card of a face, or nothing where the face is an ordinary card or one of the general deck. */
export function starCard(face: number): StarCard | undefined {
  return STAR_CARDS[face - STARS];
}
