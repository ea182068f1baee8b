import { atRest } from '@tablewright/board/testing';
import { BOARD, SPACES, UPGRADES } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

const isOurs = ({ status }: { readonly status: string }): boolean => status !== 'stated';

test('spaces and Upgrades bear the sign where they are ours, and nowhere else', async () => {
  await page.viewport(1300, 900);
  const plain = table();
  const [first, ...others] = plain.players;
  const all = UPGRADES.map(({ id }) => id);
  const { container } = await render(
    <div style={{ width: 1280, height: 860, position: 'relative' }}>
      <Board
        {...atRest}
        view={{ ...plain, players: [first!, { ...others[0]!, upgrades: all }, ...others.slice(1)] }}
        me={0}
        names={['Ann', 'Bea', 'Col']}
        question={null}
        option={() => ({ says: '', about: [] })}
      />
    </div>,
  );
  const spaces = SPACES.map((space) => {
    const card = container.querySelector(`[data-space="${space}"]`)!.parentElement!;
    return [space, card.querySelector('[data-reconstructed]') !== null];
  });
  expect(spaces).toEqual(SPACES.map((space) => [space, isOurs(BOARD[space].provenance)]));
  const signed = [...container.querySelectorAll('li[title]')].flatMap((card) => {
    const upgrade = UPGRADES.find(({ name, text }) => card.getAttribute('title') === `${name}: ${text}`);
    return upgrade === undefined ? [] : [[upgrade.id, card.querySelector('[data-reconstructed]') !== null]];
  });
  expect(signed).toEqual(UPGRADES.map(({ id, provenance }) => [id, isOurs(provenance)]));
});
