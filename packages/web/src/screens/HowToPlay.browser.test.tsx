import type { GameInfo } from '@tablewright/protocol';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useServerInfo } from '../app/server-info.ts';
import { HowToPlay } from './HowToPlay.tsx';

test('it says what is to be chosen, not only the choices', async () => {
  const choices = [
    { value: 'choose', label: 'Everybody chooses', explains: '' },
    { value: 'random', label: 'Dealt at random', explains: '' },
  ];
  const option = { id: 'characters', label: 'Characters', explains: 'Everybody plays one.', preset: 'choose', choices };
  const game = { id: 'some-game', name: 'Some Game', options: [option] } as unknown as GameInfo;
  useServerInfo.setState({ games: [game] });
  const choose = vi.fn();
  const screen = await render(<HowToPlay game="some-game" asks="characters" choose={choose} close={() => {}} />);
  await expect.element(screen.getByRole('heading', { name: 'Characters' })).toBeVisible();
  await screen.getByRole('button', { name: 'Dealt at random' }).click();
  expect(choose).toHaveBeenCalledWith('random');
});
