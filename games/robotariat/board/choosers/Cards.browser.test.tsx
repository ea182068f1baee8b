import { atFirstSeat } from '@tablewright/board/testing';
import { type SabotageId, SABOTAGE_IDS } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ChooserProps } from '../props.ts';
import { table } from '../testing/table.ts';
import styles from '../theme.module.css';
import { Extra } from './Cards.tsx';

/** Asked in round 1, in the first turn, whether to pay for the extra of a Sabotage card. */
function asked(card: SabotageId): ChooserProps<'extra'> {
  return {
    ...atFirstSeat,
    view: table({
      now: [
        { stage: 'turns', taken: 1 },
        { stage: 'extra', by: 0, card: SABOTAGE_IDS.indexOf(card) },
      ],
    }),
    question: { seat: 0, about: 'extra', rule: 'RTA-315', domain: { kind: 'pick', from: ['pay', 'decline'] } },
    // in another language: what shines must not hang on what is said
    option: (value) => ({ says: value === 'pay' ? 'Bezahlen.' : 'Nicht bezahlen.', about: [] }),
  };
}

async function shining(card: SabotageId) {
  const screen = await render(<Extra {...asked(card)} />);
  const shines = [...screen.container.querySelectorAll(`.${CSS.escape(styles['primary']!)}`)];
  return { screen, shines: shines.map(({ textContent }) => textContent) };
}

test('[RTA-923] an extra that would do nothing now says so, and to keep the Reputation shines', async () => {
  const { screen, shines } = await shining('S03');
  expect(screen.container.textContent).toContain(
    'The extra would do nothing now, because no Oppressor is on the board before round 2.',
  );
  expect(shines).toEqual(['Do not pay']);
});

test('[RTA-315] an extra that does something is what shines, and nothing is said against it', async () => {
  const { screen, shines } = await shining('S05');
  expect(screen.container.textContent).not.toContain('would do nothing');
  expect(shines).toHaveLength(1);
  expect(shines[0]).toMatch(/^Pay \d/);
});
