import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './Stepper.tsx';

function Tokens({ most }: { readonly most: number }) {
  const [value, setValue] = useState(0);
  return (
    <Stepper
      label="Tokens"
      value={value}
      canAdd={value < most}
      canTake={value > 0}
      onAdd={() => setValue(value + 1)}
      onTake={() => setValue(value - 1)}
    />
  );
}

test('a number goes up and down between its ends, by keyboard alone', async () => {
  const screen = await render(<Tokens most={2} />);
  const less = screen.getByRole('button', { name: 'Tokens: one less' });
  const more = screen.getByRole('button', { name: 'Tokens: one more' });
  await expect.element(less).toBeDisabled();
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect.element(screen.getByRole('status', { name: 'Tokens' })).toHaveTextContent('2');
  await expect.element(more).toBeDisabled();
  await less.click();
  await expect.element(screen.getByRole('status', { name: 'Tokens' })).toHaveTextContent('1');
  await expect.element(more).toBeEnabled();
});
