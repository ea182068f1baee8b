import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { chooseByDigit, useDigits } from './digits.ts';

// 1 to 9 in a prompt that is no list: its own buttons first, then what is lit on the board.

function Asked({ chosen }: { readonly chosen: (what: string) => void }) {
  useDigits((digit) => chooseByDigit(digit, document.getElementById('choices'), document.getElementById('board')));
  return (
    <>
      <input aria-label="Chat" />
      <div id="choices">
        <button type="button" onClick={() => chosen('ticket')}>
          Ticket
        </button>
        <button type="button" disabled onClick={() => chosen('off')}>
          Off
        </button>
      </div>
      <svg id="board">
        <rect width="10" height="10" data-lit role="button" aria-label="D4" tabIndex={0} onClick={() => chosen('D4')} />
      </svg>
    </>
  );
}

test('a button is pressed at once; what is lit is gone to, and pressed by the same key again', async () => {
  const chosen = vi.fn();
  const page = await render(<Asked chosen={chosen} />);
  await userEvent.keyboard('1');
  expect(chosen).toHaveBeenLastCalledWith('ticket');
  await userEvent.keyboard('2');
  expect(chosen).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('button', { name: 'D4' })).toHaveFocus();
  await userEvent.keyboard('2');
  expect(chosen).toHaveBeenLastCalledWith('D4');
  await userEvent.keyboard('3');
  await page.getByRole('textbox').click();
  await userEvent.keyboard('1');
  expect(chosen).toHaveBeenCalledTimes(2);
});
