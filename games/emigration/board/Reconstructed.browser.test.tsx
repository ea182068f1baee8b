import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { emigration } from '@tablewright/emigration-rules';
import {
  cardOf,
  cardThing,
  LANE_PROVENANCE,
  laneThing,
  PAPER_NAMES,
  PAPERS,
  paperThing,
  PLACES,
} from '@tablewright/emigration-rules/content';
import { seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';

const isOurs = ({ status }: { readonly status: string }): boolean => status !== 'stated';

/** The desk at the first turn: what lies face-up in my layout, and who looks. */
async function seated() {
  const { state } = emigration.start({ seats: 2, options: {}, seed: seedFromText('a desk') });
  const view = emigration.view(state, 0);
  const { container } = await onLaptop(<Board {...atFirstSeat} view={view} />);
  /** Does this bear the sign? null where nothing of it is drawn. */
  const bears = (thing: string): boolean | null => {
    const drawn = container.querySelector(`[data-thing="${thing}"], [data-place="${thing}"]`);
    return drawn === null ? null : drawn.querySelector('[data-reconstructed]') !== null;
  };
  return { layout: view.players[0]!.layout, bears };
}

test('what is ours on the desk bears the sign, and nothing else does', async () => {
  const { layout, bears } = await seated();
  const faceUp = PLACES.flatMap((place, i) =>
    layout[i] === null || layout[i] === 'down' ? [] : [[place, layout[i]!] as const],
  );
  expect(faceUp.length).toBeGreaterThan(4);
  for (const [place, id] of faceUp)
    expect([id, bears(cardThing(0, place))]).toEqual([id, isOurs(cardOf(id).provenance)]);
  for (const paper of PAPER_NAMES)
    expect([paper, bears(paperThing(paper))]).toEqual([paper, isOurs(PAPERS[paper].provenance)]);
  const lanes = LANE_PROVENANCE.map((_, i) => bears(laneThing(i + 1)));
  expect(lanes).toEqual(LANE_PROVENANCE.map(isOurs));
});
