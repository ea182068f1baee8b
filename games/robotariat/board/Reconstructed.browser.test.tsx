import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { BOARD, SPACES, UPGRADES } from '@tablewright/robotariat-rules/content';
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

const isOurs = ({ status }: { readonly status: string }): boolean => status !== 'stated';

test('spaces and Upgrades bear the sign where they are ours, and nowhere else', async () => {
  const plain = table();
  const [first, ...others] = plain.players;
  const all = UPGRADES.map(({ id }) => id);
  const players = [first!, { ...others[0]!, upgrades: all }, ...others.slice(1)];
  const { container } = await onLaptop(<Board {...atFirstSeat} view={{ ...plain, players }} />);
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
