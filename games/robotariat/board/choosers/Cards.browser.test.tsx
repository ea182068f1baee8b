import { atRest } from '@tablewright/board/testing';
import { SABOTAGE_IDS } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ChooserProps } from '../props.ts';
import { table } from '../testing/table.ts';
import styles from '../theme.module.css';
import { Extra } from './Cards.tsx';

/** Asked whether to pay for the extra of a Sabotage card. */
function asked(pay: string): ChooserProps<'extra'> {
  return {
    ...atRest,
    view: table({ now: [{ stage: 'sabotage', by: 0, card: SABOTAGE_IDS.indexOf('S01') }] as never }),
    me: 0,
    names: ['Ann', 'Bea', 'Col'],
    question: { seat: 0, about: 'extra', rule: 'RTA-315', domain: { kind: 'pick', from: ['pay', 'decline'] } },
    option: (value) => ({ says: value === 'pay' ? pay : 'Do not pay.', about: [] }),
  };
}

async function shining(pay: string) {
  const screen = await render(<Extra {...asked(pay)} />);
  const shines = [...screen.container.querySelectorAll(`.${CSS.escape(styles['primary']!)}`)];
  return { screen, shines: shines.map(({ textContent }) => textContent) };
}

test('[RTA-319] an extra that would do nothing now says so, and to keep the Reputation shines', async () => {
  const { screen, shines } = await shining('Pay 1 Reputation; this would do nothing now, because the Office is full.');
  expect(screen.container.textContent).toContain('The extra would do nothing now, because the Office is full.');
  expect(shines).toEqual(['Do not pay']);
});

test('[RTA-315] an extra that does something is what shines, and nothing is said against it', async () => {
  const { screen, shines } = await shining('Pay 1 Reputation: build more.');
  expect(screen.container.textContent).not.toContain('would do nothing');
  expect(shines).toHaveLength(1);
  expect(shines[0]).toMatch(/^Pay \d/);
});
