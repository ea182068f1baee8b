import { BANDS, CYLINDER, DC, FAST, PRODUCT, SETS, SIZES, type Size, TIERS } from '@tablewright/emergent-rules/content';
import { glossaryNumberFaults, ordinal, spelled } from '@tablewright/testkit';
import { expect, test } from 'vitest';
import { glossary } from './glossary.ts';

// The numbers of the glossary are those that the rules count with; no other number stands there.

const { small, large } = DC;
const LAST_TIER = ordinal(TIERS);

function dc(size: Size): string[] {
  const { price, holds, operating, resale } = DC[size];
  return [
    `Costs $${price}, holds ${holds} products, costs $${operating} each round, brings $${resale} when it is sold.`,
  ];
}

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  dc: [
    `A small one costs $${small.price} and holds ${small.holds} products, a large one $${large.price} and holds ${large.holds}.`,
  ],
  ...Object.fromEntries(SIZES.map((size) => [size, dc(size)])),
  product: [`Costs $${PRODUCT.price} `, `A city pays $${PRODUCT.sale} for it`],
  cylinder: [`Advertising for $${CYLINDER.price},`],
  tier: [`first, second or ${LAST_TIER}.`],
  demand: [`${spelled(TIERS)} numbers, for its first, second and ${LAST_TIER} supplier.`],
  set: [`One of ${spelled(SETS.length)} sets`, `all ${spelled(SETS.length)} up`],
  transport: [
    `nothing from its own region, $${BANDS.indexOf('1')} from next door, $${BANDS.indexOf('2+')} from farther away.`,
  ],
  operating: [`$${small.operating} for a small one, $${large.operating} for a large one.`],
  pool: [
    `${PRODUCT.pool} products, ${CYLINDER.pool} cylinders, ${small.pool} small and ${large.pool} large DCs at first.`,
  ],
  cube: [`bring ${FAST.points.first} points, second most ${FAST.points.second}.`],
};

test('the numbers of the glossary are those of the rules', () => {
  expect(glossaryNumberFaults(glossary, NUMBERS)).toEqual([]);
});
