import { languageTag, say } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { shelfOf } from '../games/registry.ts';
import { speaks } from '../language/language.ts';
import { Sign } from '../parts/Sign.tsx';
import css from './GameBanner.module.css';

const LEARNING_WORDS = {
  easy: say`Easy to learn`,
  medium: say`Learned in one game`,
  demanding: say`For patient planners`,
} as const;

interface GameBannerProps {
  readonly game: Pick<GameInfo, 'id' | 'name' | 'seats'>;
  /** what the page is for, before the name */
  readonly title?: string;
  readonly children?: ReactNode;
}

/** What a game is, with its picture: the head of every page that is about one game. */
export function GameBanner({ game, title, children }: GameBannerProps) {
  const shelf = shelfOf(game.id);
  return (
    <div className={css['banner']}>
      {shelf !== null && (
        <div className={css['picture']} aria-hidden="true">
          <shelf.Picture />
        </div>
      )}
      <div className={css['about']}>
        <h1>{title === undefined ? game.name : `${title}: ${game.name}`}</h1>
        {shelf !== null && <p className={css['promise']}>{shelf.promise}</p>}
        <GameFacts game={game} />
        {children}
      </div>
    </div>
  );
}

/** Players, time, kind, how soon one can play it. */
export function GameFacts({ game }: { readonly game: Pick<GameInfo, 'id' | 'seats'> }) {
  const shelf = shelfOf(game.id);
  const { min, max } = game.seats;
  return (
    <ul className={css['facts']}>
      <li>
        <Sign name="people" size={16} />
        {say`${min === max ? min : `${min}–${max}`} players`}
      </li>
      {shelf !== null && (
        <>
          <li>
            <Sign name="hourglass" size={16} />
            {shelf.minutes}
          </li>
          <li>
            <Sign name="board" size={16} />
            {shelf.kind}
          </li>
          <li>
            <Sign name="learn" size={16} />
            {LEARNING_WORDS[shelf.learning]}
          </li>
        </>
      )}
      {!speaks(languageTag(), game.id) && <li data-testid="in-english">{say`In English only, so far`}</li>}
    </ul>
  );
}
