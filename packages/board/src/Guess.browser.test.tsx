import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Guess } from './Guess.tsx';

const ROLES = [
  { id: 'spy', says: 'The Spy' },
  { id: 'dealer', says: 'The Dealer' },
] as const;

test('a guess is chosen, and taken back; a name that is too long gives way and is told whole', async () => {
  const guessed: (string | null)[] = [];
  const name = 'Bartholomäus Maximilian von und zu Hohenlohe';
  const screen = await render(
    <ul style={{ width: 300 }}>
      <Guess
        sign={<svg width="32" height="32" />}
        name={name}
        may="may be"
        guess="spy"
        options={ROLES}
        none="no idea"
        onGuess={(guess) => guessed.push(guess)}
      >
        <p>Nothing that tells.</p>
      </Guess>
    </ul>,
  );
  const select = screen.getByRole('combobox', { name: `${name} may be` });
  expect((select.element() as HTMLSelectElement).value).toBe('spy');
  await select.selectOptions('The Dealer');
  await select.selectOptions('no idea');
  expect(guessed).toEqual(['dealer', null]);
  const shown = screen.getByTitle(name).element();
  expect(shown.scrollWidth).toBeGreaterThan(shown.clientWidth);
  const line = screen.getByRole('listitem').element().getBoundingClientRect();
  expect(select.element().getBoundingClientRect().right).toBeLessThanOrEqual(line.right);
});
