import { signed } from '@tablewright/kernel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AREA_NAMES,
  BAR_ENDS,
  CHARACTERS,
  CHARGES,
  FACTION_NAMES,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  RECON_COST,
  SETUP,
} from '@tablewright/human-punishment-rules/content';
import { spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';

// The numbers that a player is told are those that the rules count with.

const GUIDE = readFileSync(join(import.meta.dirname, 'how-to-play.md'), 'utf8');

test.each([
  ['HPB-001', `one of ${spelled(FEWEST_PLAYERS)} to ${spelled(MOST_PLAYERS)} people`],
  ['HPB-016', `with ${SETUP[FEWEST_PLAYERS]!.hand} or ${SETUP[MOST_PLAYERS]!.hand} cards and one Program`],
  ['HPB-300', 'blue (+1 to +5), red (−1 to −5)'],
  ['HPB-310', `some have ${spelled(CHARGES)} charges`],
  ['HPB-420', `at ±${BAR_ENDS.riot[1]} an EX Event strikes`],
  ['HPB-423', `At ${signed(BAR_ENDS.morale[0])} the city is lost`],
  ['HPB-426', `when Resource falls to ${BAR_ENDS.resource[0]}`],
  ['HPB-427', `when Security falls to ${BAR_ENDS.security[0]} or Threat rises to ${BAR_ENDS.threat[1]}`],
  ['HPB-460', `a Recon card for ${RECON_COST}, once in the game`],
  ['HPB-810', `**Apex** fights for the humans when its bar reaches ${BAR_ENDS.apex[1]}`],
  ['HPB-820', `**Deus** comes when its bar reaches ${BAR_ENDS.deus[1]}`],
])('[%s] how to play says: %s', (_rule, says) => {
  expect(GUIDE).toContain(says);
});

test('every character, Area and faction is spoken of', () => {
  const names = [...CHARACTERS.map(({ name }) => name), ...AREA_NAMES, ...Object.values(FACTION_NAMES)];
  expect(names.filter((name) => !GUIDE.includes(name))).toEqual([]);
});
