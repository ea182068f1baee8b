import { atRest } from '@tablewright/board/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Board } from './Board.tsx';
import { table } from './testing/table.ts';

test('the city bears the sign that it is ours', async () => {
  await page.viewport(1300, 900);
  const screen = await render(
    <div style={{ width: 1280, height: 860, position: 'relative' }}>
      <Board
        {...atRest}
        view={table()}
        me={0}
        names={['Ann', 'Bea', 'Col', 'Dov']}
        question={null}
        option={() => ({ says: '', about: [] })}
      />
    </div>,
  );
  await expect.element(screen.getByRole('button', { name: /our reconstruction: .* this city\b/i })).toBeVisible();
});
