import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useFocusBack } from './useFocusBack.ts';

function Asked({ leaves }: { readonly leaves: boolean }) {
  const [pressed, setPressed] = useState(false);
  useFocusBack('asked', 'the same question');
  return (
    <>
      <h2 id="asked" tabIndex={-1}>
        Which?
      </h2>
      {!(pressed && leaves) && (
        <button type="button" disabled={pressed} onClick={() => setPressed(true)}>
          Clear
        </button>
      )}
    </>
  );
}

test.each([
  ['is gone', true],
  ['can no longer be pressed', false],
])('whoever has pressed by keyboard what %s stands at the question', async (_, leaves) => {
  const screen = await render(<Asked leaves={leaves} />);
  const button = screen.getByRole('button', { name: 'Clear' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading')).toHaveFocus();
});
