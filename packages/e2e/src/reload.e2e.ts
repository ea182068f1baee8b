import { describe, expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { useServerAndBrowser } from './setting.ts';

describe.skipIf(noBrowser !== null)('an answer under way', () => {
  const setting = useServerAndBrowser();

  test('outlives the server and the page: it was given once, and is given once', async () => {
    const ann = await setting.enter('Ann');
    await ann.playNow();
    await ann.answer();
    await ann.when(() => ann.isAsked);
    const { question, value } = ann.thinks();
    expect(question.about).toBe('select');
    await setting.server.kill();
    await ann.page.getByTestId('connection').waitFor();
    await ann.button(question, value).click();
    await ann.prompt.getByText('Your answer is on its way').waitFor();
    const kept = await ann.page.evaluate<string>('sessionStorage.getItem("tablewright.answers")');
    expect(JSON.parse(kept)).toMatchObject([{ type: 'answer', about: 'select', value }]);

    await setting.server.start();
    await ann.page.reload();
    // until it is revealed
    await ann.until(({ game }) => game !== null && selectedIn(game.view)[Number(game.me)] !== null);
    expect(selectedIn(ann.game!.view)[Number(ann.game!.me)]).toBe(value);
    await ann.page.waitForFunction('sessionStorage.getItem("tablewright.answers") === null');
  });
});

function selectedIn(view: unknown): (string | null)[] {
  const { operatives } = view as { readonly operatives: readonly { readonly selected: string | null }[] };
  return operatives.map(({ selected }) => selected);
}
