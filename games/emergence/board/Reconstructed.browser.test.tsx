import { atFirstSeat } from '@tablewright/board/testing';
import { onLaptop } from '@tablewright/board/testing/laptop';
import { expect, test } from 'vitest';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

test('the city bears the sign that it is ours', async () => {
  const screen = await onLaptop(<Board {...atFirstSeat} view={table()} />);
  await expect.element(screen.getByRole('button', { name: /our reconstruction: .* this city\b/i })).toBeVisible();
});
