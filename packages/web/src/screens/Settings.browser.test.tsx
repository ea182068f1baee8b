import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { isStill, keepAppearance } from '../app/appearance.ts';
import { forgetMe } from '../devices/forget.ts';
import { useSettings } from '../table/settings.ts';
import { Settings } from './Settings.tsx';

const before = useSettings.getState();

afterEach(() => useSettings.setState(before));

test('what is chosen is seen at once, and kept', async () => {
  const root = document.documentElement;
  keepAppearance(root);
  const ground = (): string => getComputedStyle(document.body).backgroundColor;
  const close = vi.fn();
  const page = await render(<Settings close={close} />);
  await page.getByRole('radio', { name: 'Light' }).click();
  expect(ground()).toBe('rgb(244, 245, 247)');
  await page.getByRole('radio', { name: 'High contrast' }).click();
  expect(ground()).toBe('rgb(0, 0, 0)');
  const size = (): number => Number.parseFloat(getComputedStyle(root).fontSize);
  const normal = size();
  await page.getByRole('radio', { name: 'Very large' }).click();
  expect(size()).toBeGreaterThan(normal * 1.25);
  await page.getByRole('radio', { name: 'None' }).click();
  expect(root.dataset['motion']).toBe('less');
  expect(isStill()).toBe(true);
  expect(JSON.parse(localStorage.getItem('tablewright')!)).toMatchObject({
    state: { theme: 'contrast', text: 'huge' },
  });
  await page.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalled();
});

test('values that nobody knows, kept in this browser, are as they are preset', async () => {
  localStorage.setItem(
    'tablewright',
    JSON.stringify({ state: { pace: 'warp', theme: 'pink', text: 'huge' }, version: 1 }),
  );
  await useSettings.persist.rehydrate();
  expect(useSettings.getState()).toMatchObject({ pace: 'brisk', theme: 'system', text: 'huge' });
  const page = await render(<Settings close={() => {}} />);
  await expect.element(page.getByRole('radio', { name: 'Brisk' })).toBeChecked();
});

test('whoever logs out leaves no settings behind', () => {
  localStorage.clear(); // of tests before this one: they share it
  localStorage.setItem('tablewright.language', 'de');
  useSettings.setState({ theme: 'dark', removed: ['aaaaaaaaaa'] });
  forgetMe();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tablewright'))).toEqual([]);
  expect(useSettings.getState()).toMatchObject({ theme: 'system', removed: [] });
});
