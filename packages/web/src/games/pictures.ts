// What a game looks like while it is played: pictures that `npm run shots` takes of recorded games. Apart from the registry, because the
// front page needs none of it.

const files = import.meta.glob<string>('../../../../docs/images/*.{laptop,phone}.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const spoken = import.meta.glob<{ pictures: { readonly [scene: string]: string } }>(
  '../../../../games/*/board/pictures.ts',
  { eager: true },
);

export interface GamePicture {
  readonly scene: string;
  /** what is to be seen on it */
  readonly says: string;
  readonly laptop: string;
  readonly phone: string;
}

/** Those that were taken; a game without any has none to show. */
export function picturesOf(id: string): GamePicture[] {
  const said = spoken[`../../../../games/${id}/board/pictures.ts`]?.pictures ?? {};
  return Object.entries(said).flatMap(([scene, says]) => {
    const file = (size: string): string | undefined => files[`../../../../docs/images/${id}.${scene}.${size}.webp`];
    const laptop = file('laptop');
    const phone = file('phone');
    return laptop === undefined || phone === undefined ? [] : [{ scene, says, laptop, phone }];
  });
}
