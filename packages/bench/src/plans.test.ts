import { thinker } from '@tablewright/bots';
import { loadGame } from '@tablewright/catalogue';
import { fastRng, isOffered } from '@tablewright/kernel';
import { expect, test } from 'vitest';

// Whole plans, of which there are more than anybody can list: proposed by the advice and by chance, then varied.

const { game: emergent } = await loadGame('emergent');

function considered(settings: object): ReturnType<ReturnType<typeof thinker>['consider']> {
  const { state: s } = emergent.start({ seats: 3, options: {}, seed: 2 });
  const [question] = emergent.asks(s);
  const { seat } = question!;
  const { consider } = thinker(emergent, seat, fastRng(1), { iterations: 240, milliseconds: 0 }, { settings });
  const found = consider(emergent.view(s, seat), question!);
  expect(found.weighed.every(({ value }) => isOffered(question!.domain, value))).toBe(true);
  return found;
}

test('small changes to the best of them are tried too, within the same number of tries', () => {
  const [varied, asProposed] = [considered({}), considered({ varies: false })];
  expect(asProposed.weighed.length).toBeLessThanOrEqual(16);
  expect(varied.weighed.length).toBeGreaterThan(asProposed.weighed.length);
  for (const { iterations } of [varied, asProposed]) expect(iterations).toBeLessThan(240 + 16);
});

test('the same luck leads to the same plan', () => {
  expect(considered({})).toEqual(considered({}));
});

test('the advice is held against all of them to the end', () => {
  const { weighed } = considered({});
  const most = Math.max(...weighed.map(({ tries }) => tries));
  expect(weighed.find(({ isHunch }) => isHunch)!.tries).toBe(most);
});
