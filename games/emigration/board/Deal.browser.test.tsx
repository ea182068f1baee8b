import { emigration } from '@tablewright/emigration-rules';
import { cardThing, COLLEGE_THING, type Deed, paperThing, stashThing } from '@tablewright/emigration-rules/content';
import { seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Deal } from './Deal.tsx';

const CARD = 'DOC-01';
const TWO = [CARD, 'DOC-03'];

/** What is said of a card by whoever holds these Documents and wants to get into Bosnia and Herzegovina: four Documents bring 2. */
async function saidOf(thing: string, deed: Deed, documents: readonly string[]): Promise<string> {
  const { state } = emigration.start({ seats: 2, options: {}, seed: seedFromText('a deal') });
  const view = emigration.view(state, 0);
  const players = view.players.map((player) => ({ ...player, destination: 'DES-BA', documents: [...documents] }));
  players[0]!.layout[0] = CARD;
  const nothing = (): void => {};
  const screen = await render(
    <Deal
      view={{ ...view, players }}
      me={0}
      names={['Ann', 'Bea']}
      thing={thing}
      deeds={[deed]}
      option={() => ({ says: 'It is done.', about: [] })}
      answer={nothing}
      rest={nothing}
      resting={null}
    />,
  );
  return screen.container.textContent;
}

test('what is bought says what it would bring, in whole sets', async () => {
  const says = await saidOf(cardThing(0, 'A1'), { act: 'buy', from: 0, place: 'A1' }, []);
  expect(says).toContain('3 more Documents after it would fill your set: 4 bring 2 Assurance.');
});

test('what is sold says what it would cost, not what buying it would bring', async () => {
  const sell = { act: 'sell', card: CARD } as const;
  const alone = await saidOf(stashThing(CARD), sell, [CARD]);
  expect(alone).toContain(
    'At the border it brings nothing yet. 3 more Documents would fill your set: 4 bring 2 Assurance.',
  );
  expect(await saidOf(stashThing(CARD), sell, TWO)).toContain('Without it you have 2 less at the border.');
});

test.each([
  ['a Document', cardThing(0, 'A1'), 'EMI-201'],
  ['a card in the stash', stashThing(CARD), 'EMI-201'],
  ['a card that nobody knows', cardThing(1, 'A1'), 'EMI-016'],
  ['the passports', paperThing('passport'), 'EMI-202'],
  ['college', COLLEGE_THING, 'EMI-233'],
])('%s names the rules that say so', async (_, thing, rule) => {
  expect(await saidOf(thing, { act: 'college' }, [CARD])).toContain(rule);
});
