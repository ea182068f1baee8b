import { atFirstSeat } from '@tablewright/board/testing';
import type { View } from '@tablewright/emergence-rules';
import { ACTIONS, AUGMENTATIONS } from '@tablewright/emergence-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { AskedProps } from '../props.ts';
import { table } from '../testing/table.ts';
import { Select } from './Select.tsx';

/** Asked to select, holding so many tokens. */
function asked(tokens: number): AskedProps<'select'> {
  const plain = table();
  const view: View = { ...plain, operatives: plain.operatives.map((one) => ({ ...one, tokens })) };
  const from = ACTIONS.flatMap((action) => AUGMENTATIONS.map((face) => `${action}-${face}` as const));
  return {
    ...atFirstSeat,
    view,
    question: { seat: 0, about: 'select', rule: 'EMG-102', domain: { kind: 'pick', from } },
    option: (value) => ({ says: value, about: [] }),
  };
}

test('[EMG-103] without a token what costs one says that it is a bluff, and looks quieter', async () => {
  const screen = await render(<Select {...asked(0)} />);
  await expect.element(screen.getByRole('button', { name: 'Hack, E gear, a bluff: you hold no tokens' })).toBeVisible();
  const hack = screen.getByRole('button', { name: /^Hack, E/ }).element();
  const boost = screen.getByRole('button', { name: /^Boost, E/ }).element();
  expect(getComputedStyle(hack).borderStyle).toBe('dashed');
  expect(getComputedStyle(boost).borderStyle).toBe('solid');
});

test('[EMG-203] with one token it can turn into any tile action: no bluff', async () => {
  const screen = await render(<Select {...asked(1)} />);
  expect(screen.getByRole('button', { name: /bluff/ }).elements()).toEqual([]);
});
