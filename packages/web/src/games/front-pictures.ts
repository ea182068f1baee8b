// With what a game stands on the front page: a part of its board out of a recorded game (`npm run shots`). Apart from the other pictures,
// of which the front page needs none.

const files = import.meta.glob<string>('../../../../docs/images/*.front.*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Null for a game of which none was taken. Most boards look the same in light and dark, and have one picture. */
export function frontPictureOf(id: string, light: boolean): string | null {
  const file = (theme: string): string | undefined => files[`../../../../docs/images/${id}.front.${theme}.webp`];
  return (light ? file('light') : undefined) ?? file('dark') ?? null;
}
