import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './Field.tsx';

function Name() {
  const [name, setName] = useState('');
  return (
    <Field
      label="Your name"
      note="Others see it."
      wrong={name === 'Bea' ? 'Somebody here is called Bea already.' : null}
      value={name}
      onChange={({ target }) => setName(target.value)}
    />
  );
}

test('it is found by its label and described by its note', async () => {
  const screen = await render(<Name />);
  const input = screen.getByRole('textbox', { name: 'Your name' });
  await expect.element(input).toHaveAccessibleDescription('Others see it.');
  await expect.element(input).toBeValid();
  await screen.getByText('Your name').click();
  await expect.element(input).toHaveFocus();
});

test('what is wrong takes the place of the note, and goes when it is put right', async () => {
  const screen = await render(<Name />);
  const input = screen.getByRole('textbox', { name: 'Your name' });
  await input.fill('Bea');
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription('Somebody here is called Bea already.');
  await expect.element(input).toHaveFocus();
  await input.fill('Beatrice');
  await expect.element(input).toBeValid();
  await expect.element(input).toHaveAccessibleDescription('Others see it.');
});
