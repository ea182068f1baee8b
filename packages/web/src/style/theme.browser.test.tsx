import { afterEach, expect, test } from 'vitest';

const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['theme'];
  delete dataset['motion'];
});

test('where nothing moves a new theme is there at once, however deep a word stands', () => {
  dataset['motion'] = 'less';
  dataset['theme'] = 'light';
  const root = document.createElement('div');
  root.style.color = 'var(--text)';
  let deep: HTMLElement = root;
  for (let depth = 0; depth < 12; depth += 1) deep = deep.appendChild(document.createElement('p'));
  document.body.append(root);
  const { color: light } = getComputedStyle(deep);
  dataset['theme'] = 'dark';
  const { color: dark } = getComputedStyle(deep);
  root.remove();
  expect([light, dark]).toEqual(['rgb(20, 25, 31)', 'rgb(233, 237, 242)']);
});
