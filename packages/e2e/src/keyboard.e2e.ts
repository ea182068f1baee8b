import { fastRng } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { answerByKeys } from './keys.ts';
import { PATIENCE_WITH_A_GAME } from './patience.ts';
import type { Person } from './person.ts';
import { useServerAndBrowser } from './setting.ts';

// A whole game of each title without a mouse: from a table that is laid to the end that is told, and never without a place on the
// page. Human Punishment takes minutes, and is played with LONG_GAMES=1.

/** The fewest people, and what is over soonest. */
const GAMES: readonly { readonly id: string; readonly seats: number; readonly choices: readonly RegExp[] }[] = [
  { id: 'emigration', seats: 2, choices: [] },
  { id: 'emergence', seats: 3, choices: [] },
  { id: 'robotariat', seats: 3, choices: [] },
  { id: 'emergent', seats: 2, choices: [] },
  ...(process.env['LONG_GAMES'] === '1' ? [{ id: 'human-punishment', seats: 3, choices: [/^One day/] }] : []),
];

describe.skipIf(noBrowser)('a whole game by keyboard alone', () => {
  const setting = useServerAndBrowser();

  test.each(GAMES)('$id', { timeout: 1_200_000 }, async ({ id, seats, choices }) => {
    const kay = await setting.enter('Kay', { viewport: { width: 1440, height: 900 } });
    kay.plays(id);
    await kay.playsWith([], seats, ...choices);
    const rng = fastRng(7);
    const lost: string[] = [];
    while (!kay.isOver) {
      await kay.when(() => kay.isAsked || kay.isOver, PATIENCE_WITH_A_GAME);
      if (!kay.isAsked) continue;
      const { about } = kay.game!.mine!;
      await kay.page.locator(`[data-testid="prompt"][data-asked="${about}"]`).waitFor();
      if (kay.given > 0 && !(await hasAPlace(kay))) lost.push(about);
      await answerByKeys(kay, rng);
    }
    expect(lost).toEqual([]);
    await kay.untilOver();
    await kay.page.getByTestId('finale').waitFor();
  });
});

/** Whether the keyboard stands somewhere: whoever has just answered is not thrown back to the top of the page. */
async function hasAPlace({ page }: Person): Promise<boolean> {
  const isSomewhere = 'document.activeElement !== null && document.activeElement !== document.body';
  return page.waitForFunction(isSomewhere, undefined, { timeout: 3000 }).then(
    () => true,
    () => false,
  );
}
