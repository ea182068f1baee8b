import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Line, StepChart } from './StepChart.tsx';

const line = (name: string, values: readonly number[], goal: number): Line => ({ name, values, goal, colour: 'teal' });

async function chart(...lines: readonly Line[]) {
  const screen = await render(
    <div style={{ width: 340 }}>
      <StepChart lines={lines} moment="Round" label="How the totals grew" />
    </div>,
  );
  const drawn = screen.getByRole('img', { name: 'How the totals grew' });
  const boxOf = (text: string): DOMRect => screen.getByText(text).element().getBoundingClientRect();
  return { drawn, boxOf };
}

test('lines that end together keep their names apart, and inside', async () => {
  const { drawn, boxOf } = await chart(line('A.I.', [0, 2, 5], 12), line('Human', [0, 3, 5], 8));
  const [ai, human] = [boxOf('A.I. 5/12'), boxOf('Human 5/8')];
  expect(Math.abs(ai.top - human.top)).toBeGreaterThanOrEqual(Math.min(ai.height, human.height) * 0.8);
  const frame = drawn.element().getBoundingClientRect();
  for (const box of [ai, human]) {
    expect(box.right).toBeLessThanOrEqual(frame.right);
    expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
  }
});

test('a game that ended before its first step is drawn as well', async () => {
  const { drawn, boxOf } = await chart(line('A.I.', [0], 12));
  await expect.element(drawn).toBeVisible();
  expect(boxOf('A.I. 0/12').width).toBeGreaterThan(0);
  expect(drawn.element().innerHTML).not.toContain('NaN');
});
