import { FACE_IDS } from '@tablewright/human-punishment-rules/content';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CardFace } from './signs.tsx';
import { Theme } from './Theme.tsx';

test('what is written on a card stays on it', async () => {
  const { container } = await render(
    <Theme still className="">
      {FACE_IDS.map((face) => (
        <CardFace key={face} face={face} />
      ))}
    </Theme>,
  );
  await Promise.all([...document.fonts].map((font) => font.load()));
  const cards = [...container.querySelectorAll<HTMLElement>('[data-help]')];
  expect(cards).toHaveLength(FACE_IDS.length);
  const wide = cards.filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  });
  expect(wide.map(({ textContent }) => textContent)).toEqual([]);
});
