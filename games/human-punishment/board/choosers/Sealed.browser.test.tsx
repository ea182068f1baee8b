import { atFirstSeat } from '@tablewright/board/testing';
import type { Json } from '@tablewright/kernel';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChooserProps } from '../props.ts';
import { table } from '../testing/table.ts';
import { Characters } from './Characters.tsx';
import { MachineStep } from './Sealed.tsx';

// What is chosen and not said yet is the frame's draft: it is there again when the prompt was folded away or drawn anew.

function step(draft: Json | null, more: Partial<ChooserProps<'machineStep'>> = {}): ChooserProps<'machineStep'> {
  return {
    ...atFirstSeat,
    view: table(),
    question: {
      seat: 0,
      about: 'machineStep',
      rule: 'HPB-766',
      domain: { kind: 'some', from: [1, 2], min: 0, max: 1 },
    },
    draft,
    ...more,
  };
}

test('[HPB-766] whom I would choose is kept as a draft, and can be changed and said', async () => {
  const [keepDraft, answer] = [vi.fn(), vi.fn()];
  await render(<MachineStep {...step([1], { keepDraft, answer })} />);
  await page.getByRole('button', { name: 'Look, alone' }).click();
  await expect.element(page.getByRole('button', { name: 'Bea', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Col', exact: true }).click();
  expect(keepDraft.mock.calls).toEqual([[[2]]]); // one may be chosen: the other gives way
  await page.getByRole('button', { name: 'Choose Bea' }).click();
  expect(answer.mock.calls).toEqual([[[1]]]);
});

test('a draft that names somebody who is not on offer is none', async () => {
  await render(<MachineStep {...step([0, 7, 'x', null])} />);
  await page.getByRole('button', { name: 'Look, alone' }).click();
  await expect.element(page.getByRole('button', { name: 'Nobody' })).toBeVisible();
});

test('the character that I read is kept as a draft', async () => {
  const [keepDraft, answer] = [vi.fn(), vi.fn()];
  const props: ChooserProps<'characters'> = {
    ...atFirstSeat,
    view: table(),
    question: {
      seat: 0,
      about: 'characters',
      rule: 'HPB-101',
      domain: { kind: 'pick', from: ['jayden', 'nova'] },
    },
    draft: 'nova',
    keepDraft,
    answer,
  };
  const screen = await render(<Characters {...props} />);
  screen.container.querySelector<HTMLElement>('[data-value="jayden"]')!.click();
  expect(keepDraft.mock.calls).toEqual([['jayden']]);
  await page.getByRole('button', { name: /^Play / }).click();
  expect(answer.mock.calls).toEqual([['nova']]);
});
