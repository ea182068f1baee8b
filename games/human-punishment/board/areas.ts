import type { AreaId } from '@tablewright/human-punishment-rules/content';

// What can be done in each Area (ledger 4.7), in the words of the table. 1 Action Point each unless it says otherwise.

type Action = readonly [name: string, says: string];

const ACTIONS: Readonly<Record<AreaId, readonly Action[]>> = {
  '1': [
    ['Sector I', 'Take the top chip and look at it alone.'],
    [
      'Sector II',
      'With a partner here: you see three chips, keep one and pass two on; your partner keeps one, the last goes to the Junkyard.',
    ],
    [
      'Sector III',
      'Take the top chip. While the Guard is at 1: see two, keep one, the other goes to the Junkyard, and the Guard goes back to 3.',
    ],
    ['Limit', 'No Sector may get more than 2 ahead of another.'],
  ],
  '2': [
    ['City 1', 'While Riot is yellow: up or down by the pink die, and one card may be added. Once per turn.'],
    ['City 2', 'Play 1 to 3 blue cards: Morale rises by their sum minus the pink die. Once per turn.'],
    ['City 3', 'Draw 3 general cards, Resource −1; not at Resource 2 or less. Once per turn.'],
    ['City 4', 'Pink die: 1 Deus +1, 2 Riot −2, 3 Riot +2, 4 Morale +2, 5 Resource +1, 6 Resource +2. Once per turn.'],
    ['Dark Net', 'Buy a displayed Program for its price, or the top one of the deck for 3.'],
  ],
  '3': [
    ['Nexus', 'Play up to 2 blue cards minus the pink die: 4 or more Apex +2, 1 to 3 Apex +1, below 0 Morale −1.'],
    ['Scanner 1', 'Whoever enters with a Data Chip takes one.'],
  ],
  '4': [
    ['Censure Motion', '2 Action Points: a vote on locking somebody up in the Isolation Cube.'],
    ['New Leader', 'A vote with cards.'],
    ['Weapon', 'Buy a Pistol for 4 or a Rifle for 6.'],
    ['Yellow zone', 'Who falls to 0 Health lies here until the next own turn.'],
  ],
  '5': [
    ['Monolith', 'Pay 5 and choose a Recon card; once in the game.'],
    ['Scanner 2', 'Whoever enters with a Data Chip takes one.'],
  ],
  '6': [
    ['Network', 'Place your Data Chips, free, in a turn in which you have entered.'],
    [
      'Isolation Cube',
      'If you are locked up: a check of +4 or −4 in which others may help, or an Interrogation. The Leader may pardon somebody here.',
    ],
  ],
  J: [
    ['Drop', 'Put down your Data Chips, face-down.'],
    ['Look', 'For each grey card you look at one chip here.'],
    ['Destroy', 'For each green card one chip here leaves the game, unseen.'],
  ],
  M: [
    ['Treatment', 'Lose 1 Wound and regain 1 Health.'],
    ['With cards', 'Free: for each grey or green card lose 2 Wounds, and regain all Health.'],
    ['Way in', 'Entering costs no movement.'],
  ],
};

export function areaActions(area: AreaId): readonly Action[] {
  return ACTIONS[area];
}
