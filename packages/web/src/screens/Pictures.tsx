import { say } from '@tablewright/kernel/words';
import { picturesOf } from '../games/pictures.ts';
import css from './Pictures.module.css';

/** What a game looks like while it is played, as on the device that it is looked at on. */
export function Pictures({ game }: { readonly game: { readonly id: string; readonly name: string } }) {
  const pictures = picturesOf(game.id);
  if (pictures.length === 0) return null;
  return (
    // On a phone it is a strip, and whoever has only keys scrolls it with arrows.
    <ul className={css['pictures']} aria-label={say`Pictures of ${game.name}`} tabIndex={0}>
      {pictures.map(({ scene, says, laptop, phone }) => (
        <li key={scene}>
          <figure>
            <picture>
              <source media="(max-width: 30rem)" srcSet={phone} width={780} height={1688} />
              <img src={laptop} alt="" width={1440} height={900} loading="lazy" decoding="async" />
            </picture>
            <figcaption>{says}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
