import { HelpLayer } from '@tablewright/board';
import { emergent } from '@tablewright/emergent-rules';
import { seedFromText } from '@tablewright/kernel';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { added, type Scene, sceneOf } from '../scene.ts';
import { UsMap } from './UsMap.tsx';

/** A small DC of mine in New England with a product in it, and two cylinders that advertise there. */
function scene(): Scene {
  const { state } = emergent.start({ seats: 2, options: {}, seed: seedFromText('a map') });
  const empty = sceneOf(emergent.view(state, 0));
  const [mine, ...others] = empty.seats;
  const here = { NOE: 1 };
  const seat = { ...mine!, small: here, stock: here, marketing: added(here, here) };
  return { ...empty, seats: [seat, ...others] };
}

async function table() {
  await page.viewport(1300, 900);
  const touched = vi.fn();
  const screen = await render(
    <div style={{ width: 1200, height: 800, position: 'relative', containerType: 'size', containerName: 'board' }}>
      <UsMap
        scene={scene()}
        me={0}
        lit={new Set()}
        open={null}
        pointed={[]}
        onRegion={touched}
        words={(code) => code}
      />
      <HelpLayer of={(id) => id} forTerms />
    </div>,
  );
  return { screen, touched, help: screen.getByTestId('help') };
}

test.each(['dc', 'cylinder'])('a %s on the map says what it is, and touched it is its region', async (term) => {
  const { screen, touched, help } = await table();
  const piece = screen.container.querySelector(`[data-help="term:${term}"] text`)!;
  await userEvent.hover(piece);
  await expect.element(help).toHaveTextContent(`term:${term}`);
  await userEvent.click(piece);
  expect(touched.mock.calls).toEqual([['NOE']]);
});

test('where the keyboard rests on a region all that stands there is explained', async () => {
  const { screen, help } = await table();
  const region = screen.container.querySelector<SVGGElement>('[role="button"][aria-label="NOE"]')!;
  await userEvent.tab();
  region.focus();
  await expect.element(help).toHaveTextContent('term:regionterm:rankterm:dcterm:cylinder');
});
