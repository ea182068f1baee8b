import { fastRng, sampleOption } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import type { Deed } from '../content/deeds.ts';
import { placeIndex } from '../content/places.ts';
import { emigration } from '../index.ts';
import { purseAfter } from './purse.ts';

test('what is shown before a card is activated is what one has then, to the last coin', () => {
  const rng = fastRng(7);
  let tried = 0;
  const cards = new Set<string>();
  for (let seed = 1; seed <= 12; seed += 1) {
    let { state } = emigration.start({ seats: 4, options: { packs: 'random' }, seed });
    while (state.outcome === null) {
      const seat = [0, 1, 2, 3].find((one) => emigration.asksSeen(state, one).mine !== null)!;
      const { mine } = emigration.asksSeen(state, seat);
      const value = sampleOption(mine!.domain, rng);
      const view = emigration.view(state, seat);
      const step = emigration.after(state, { seat, value });
      if (!step.ok) throw new Error(step.why);
      const deed = value as Deed;
      if (mine!.about === 'action' && deed.act === 'activate') {
        const card = view.players[deed.from]!.layout[placeIndex(deed.place)]!;
        const { low, high } = purseAfter(view, seat, deed.from, card);
        const asked = emigration.asksSeen(step.state, seat).mine?.about;
        const has = emigration.view(step.state, seat).players[seat]!.money;
        // Whose Money is taken is still to be chosen there.
        const isChosen = asked === 'pears';
        if (!isChosen) expect({ card, ok: low <= has && has <= high }).toEqual({ card, ok: true });
        if (high === low && !isChosen) expect({ card, has }).toEqual({ card, has: low });
        cards.add(card);
        tried += 1;
      }
      state = step.state;
    }
  }
  expect(tried).toBeGreaterThan(150);
  expect(cards.size).toBeGreaterThan(15);
});
