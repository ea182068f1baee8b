import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { displayThing, OBJECTIVES, PROGRAMS } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import { ObjectiveCard } from './Loyalty.tsx';
import { table } from './testing/table.ts';
import { Theme } from './Theme.tsx';

test('Programs on the display bear the sign where they are ours', async () => {
  const view = table();
  const { container } = await onLaptop(<Board {...atFirstSeat} view={view} />);
  const signs = view.display.map((id) => {
    const card = container.querySelector(`[data-thing="${displayThing(id)}"]`)!.parentElement!;
    return [id, card.querySelector('[data-reconstructed]') !== null];
  });
  const ours = view.display.map((id) => [id, PROGRAMS.find((one) => one.id === id)!.provenance === 'reconstructed']);
  expect(signs).toEqual(ours);
  expect(signs).toContainEqual([view.display[0], true]);
});

test.each(OBJECTIVES)('the Objective $name bears the sign if it is ours', async ({ id, provenance }) => {
  const { container } = await render(
    <Theme still className="">
      <ObjectiveCard objective={{ id, done: null, wanted: 1, met: null }} />
    </Theme>,
  );
  expect(container.querySelector('[data-reconstructed]') !== null).toBe(provenance === 'reconstructed');
});
