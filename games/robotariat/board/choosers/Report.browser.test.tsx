import { atFirstSeat } from '@tablewright/board/testing';
import { NOTHING, READY, reportsOf } from '@tablewright/robotariat-rules/content';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ChooserProps } from '../props.ts';
import { table } from '../testing/table.ts';
import { Characters } from './Characters.tsx';
import { Report } from './Report.tsx';

// What is filled in and not said yet is the frame's draft: it is there again when the prompt was folded away or drawn anew.

test('[RTA-761] a report that is half written is kept as a draft', async () => {
  const [keepDraft, answer] = [vi.fn(), vi.fn()];
  const props: ChooserProps<'report'> = {
    ...atFirstSeat,
    view: table(),
    question: { seat: 0, about: 'report', rule: 'RTA-761', domain: { kind: 'acts', from: reportsOf(3, 0) } },
    draft: [
      { seat: 1, objective: 'bursar' },
      { seat: null, objective: 'gambler' },
    ],
    keepDraft,
    answer,
  };
  const screen = await render(<Report {...props} />);
  await page.getByRole('button', { name: 'Go on' }).click();
  const fields = [...screen.container.querySelectorAll('select')];
  expect(fields.map(({ value }) => value)).toEqual(['1', 'bursar', '', 'gambler']);
  await page.elementLocator(fields[2]!).selectOptions('Col');
  expect(keepDraft.mock.calls).toEqual([
    [
      [
        { seat: 1, objective: 'bursar' },
        { seat: 2, objective: 'gambler' },
      ],
    ],
  ]);
  await page.getByRole('button', { name: 'Name nobody' }).click();
  expect(answer.mock.calls).toEqual([[NOTHING]]);
});

test('[RTA-761] whoever is not the Spy goes the same way, whatever lies in the draft', async () => {
  const answer = vi.fn();
  const props: ChooserProps<'report'> = {
    ...atFirstSeat,
    view: table(),
    question: { seat: 0, about: 'report', rule: 'RTA-761', domain: { kind: 'acts', from: [READY] } },
    draft: 'anything',
    answer,
  };
  await render(<Report {...props} />);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Show the cards' }).click();
  expect(answer.mock.calls).toEqual([[READY]]);
});

test('[RTA-006] the character that I read is kept as a draft', async () => {
  const [keepDraft, answer] = [vi.fn(), vi.fn()];
  const props: ChooserProps<'choose'> = {
    ...atFirstSeat,
    view: table(),
    question: {
      seat: 0,
      about: 'choose',
      rule: 'RTA-006',
      domain: { kind: 'pick', from: ['alice', 'wally', 'random'] },
    },
    option: (value) => ({ says: `${value} and more`, about: [] }),
    draft: 'wally',
    keepDraft,
    answer,
  };
  const screen = await render(<Characters {...props} />);
  expect(screen.container.textContent).toContain('wally and more');
  screen.container.querySelector<HTMLElement>('[data-value="alice"]')!.click();
  expect(keepDraft.mock.calls).toEqual([['alice']]);
  await page.getByRole('button', { name: /^I am / }).click();
  expect(answer.mock.calls).toEqual([['wally']]);
});
