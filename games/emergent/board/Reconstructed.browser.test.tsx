import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { emergent } from '@tablewright/emergent-rules';
import { seedFromText } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { askedOf, GOLDEN, playRound } from './testing/rounds.ts';

const seated = (asked: ReturnType<typeof askedOf>) => onLaptop(<Board {...atFirstSeat} {...asked} />);

const MAP = /our reconstruction: .* of this map\b/i;

test.each(['standard', 'fast'])('the map bears the sign that most of it is ours: %s', async (mode) => {
  const { state } = emergent.start({ seats: 2, options: { mode }, seed: seedFromText('a map') });
  const screen = await seated(askedOf(state, 0));
  await expect.element(screen.getByRole('button', { name: MAP })).toBeVisible();
});

test('so do the demand cards that are looked up', async () => {
  const screen = await seated(askedOf(playRound(GOLDEN, { market: 'shuffled' }).state, 0));
  await screen
    .getByRole('button', { name: /demand/i })
    .first()
    .click();
  await expect
    .poll(() => screen.getByRole('button', { name: /our reconstruction: .* this set\b/i }).length)
    .toBeGreaterThan(0);
});
