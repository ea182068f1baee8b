import { atFirstSeat } from '@tablewright/board/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ChooserProps } from '../props.ts';
import { table } from '../testing/table.ts';
import { Action } from './Action.tsx';
import type { ActionAct } from './grouping.ts';

const ACTS: readonly ActionAct[] = [
  { act: 'end' },
  { act: 'chance', piece: 0 },
  { act: 'morale', piece: 0 },
  { act: 'resource', piece: 0 },
  { act: 'nexus', piece: 0 },
  { act: 'recon', piece: 0 },
];

function asked(): ChooserProps<'action'> {
  return {
    ...atFirstSeat,
    view: table(),
    question: { seat: 0, about: 'action', rule: 'HPB-107', domain: { kind: 'acts', from: ACTS } },
    option: (value) => ({ says: `Do ${value.act}.`, about: [] }),
  };
}

test('to end is the last choice, below the others, and in sight however long they are', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', top: 0, left: 0, width: 340, height: 200, overflow: 'auto' }}>
      <Action {...asked()} />
    </div>,
  );
  const buttons = screen.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => /End your Action Phase/.test(textContent))).toEqual(
    ACTS.map((_, at) => at === ACTS.length - 1),
  );
  const { top, bottom } = buttons.at(-1)!.getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(200);
  expect(top).toBeGreaterThan(100);
});
