import { type Entry, fastRng, type GameRecord, seedFromText } from '@tablewright/kernel';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadRules } from '../../games/rules.ts';
import { playedAgain, type ReplaySource } from '../../replay/source.ts';
import { useReplay } from './useReplay.ts';

const game = await loadRules('emergence');

/** The first answers of a game. */
function record(answers: number): GameRecord {
  const seats = 3;
  const seed = seedFromText('a seed');
  const started = game.start({ seats, options: {}, seed });
  const log: Entry[] = [...started.entries];
  let { state } = started;
  for (let i = 0; i < answers; i += 1) {
    const [question] = game.asks(state);
    const { seat } = question!;
    const value = game.advisor(seat, fastRng(i)).answer(game.view(state, seat), question!);
    const next = game.after(state, { seat, value });
    if (!next.ok) throw new Error(next.why);
    log.push(...next.entries);
    ({ state } = next);
  }
  const names = ['Ann', 'Bea', 'Col'];
  return { format: 1, game: game.id, rulesVersion: game.rulesVersion, seats, options: {}, names, log, outcome: null };
}

function Steered({ of }: { readonly of: ReplaySource }) {
  const { at, last, go } = useReplay(of, 3, undefined);
  return (
    <button type="button" onClick={() => go({ at: at + 1 })}>
      {at} of {last}
    </button>
  );
}

test('steps that are asked for in quick succession all count, though the address follows later', async () => {
  const screen = await render(
    <MemoryRouter initialEntries={['/replay/abc']}>
      <Steered of={playedAgain(game, record(8))} />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button');
  const element = button.element() as HTMLButtonElement;
  const [, last] = element.textContent.split(' of ');
  for (let i = 0; i < 3; i += 1) {
    element.click();
    await Promise.resolve(); // the page is drawn anew, the router has not heard of it yet
  }
  await expect.element(button).toHaveTextContent(`3 of ${last}`);
});
