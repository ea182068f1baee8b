import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BANDS, CYLINDER, DC, FAST, FORECAST, PRODUCT, SETS, START_MONEY } from '@tablewright/emergent-rules/content';
import { spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';

// The numbers that a player is told are those that the rules count with.

const GUIDE = readFileSync(join(import.meta.dirname, 'how-to-play.md'), 'utf8').replaceAll(/\s+/g, ' ');
const { small, large } = DC;

test.each([
  ['EMT-003', `You begin with $${START_MONEY} `],
  [
    'EMT-002',
    `a pool of ${PRODUCT.pool} products, ${CYLINDER.pool} marketing cylinders, ${small.pool} small and ${large.pool} large distribution centres`,
  ],
  ['EMT-220', `| costs | $${small.price} | $${large.price} | $${PRODUCT.price} | $${CYLINDER.price} |`],
  ['EMT-231', `| holds | ${small.holds} products | ${large.holds} products |`],
  ['EMT-603', `| costs each round | $${small.operating} | $${large.operating} |`],
  ['EMT-210', `| brings when sold | $${small.resale} | $${large.resale} | $${PRODUCT.sale} from a city |`],
  ['EMT-104', `add up to ${FORECAST.slice(0, 3).join(', ')} and ${FORECAST[3]} in rounds 1 to 4`],
  ['EMT-006', `one of ${spelled(SETS.length)} sets`],
  ['EMT-601', `$${PRODUCT.sale} for every product sold`],
  ['EMT-602', `$${BANDS.indexOf('1')} from next door, $${BANDS.indexOf('2+')} from farther away`],
  ['EMT-603', `$${small.operating} for every small and $${large.operating} for every large DC`],
  ['EMT-701', `every DC is sold for $${small.resale} or $${large.resale}`],
  ['EMT-602', `for $${PRODUCT.sale - BANDS.indexOf('2+')} instead of $${PRODUCT.sale}`],
  [
    'EMT-904',
    `${FAST.dcs.large} large and ${FAST.dcs.small} small DCs in secret, at most ${FAST.mostInRegion} of them in one region`,
  ],
  ['EMT-906', `A large DC leaves ${FAST.cubes.large} cubes in its region, a small one ${FAST.cubes.small}`],
  ['EMT-907', `leaves ${FAST.bonus.green} more in a green region and ${FAST.bonus.red} more in a red one`],
  ['EMT-910', `gets ${FAST.points.first} points, the second ${FAST.points.second}`],
])('[%s] how to play says: %s', (_rule, says) => {
  expect(GUIDE).toContain(says);
});
