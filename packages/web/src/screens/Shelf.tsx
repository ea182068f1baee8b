import { say } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';
import { Link } from 'react-router';
import { hasTutorial, inShelfOrder, shelfOf } from '../games/registry.ts';
import { Accent } from '../parts/Accent.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { useSettings } from '../table/settings.ts';
import { FrontPicture } from './FrontPicture.tsx';
import { GameFacts } from './GameBanner.tsx';
import css from './Shelf.module.css';
import { usePlayNow } from './usePlayNow.tsx';

/** All games: the easiest first, and as wide as it takes for the rows to be full. */
export function Shelf({ games }: { readonly games: readonly GameInfo[] }) {
  return (
    <ul className={css['shelf']}>
      {inShelfOrder(games).map((game, i) => (
        <li key={game.id}>
          <OnShelf game={game} isFirst={i === 0} />
        </li>
      ))}
    </ul>
  );
}

interface OnShelfProps {
  readonly game: GameInfo;
  readonly isFirst: boolean;
}

function OnShelf({ game, isFirst }: OnShelfProps) {
  const { busy, wrong, playNow, question } = usePlayNow(game);
  const shelf = shelfOf(game.id);
  const learned = useSettings((settings) => settings.learned.includes(game.id));
  return (
    <Accent of={shelf?.accent} className={css['game']}>
      {shelf !== null && (
        <Link to={`/game/${game.id}`} className={css['picture']} tabIndex={-1}>
          <FrontPicture game={game} isFirst={isFirst} Emblem={shelf.Picture} />
        </Link>
      )}
      <div className={css['about']}>
        <h2>
          <Link to={`/game/${game.id}`}>{game.name}</Link>
        </h2>
        {shelf !== null && <p className={css['promise']}>{shelf.promise}</p>}
        <GameFacts game={game} />
        {wrong !== null && (
          <p className={css['wrong']} role="alert">
            {wrong}
          </p>
        )}
        {question}
        <div className={css['buttons']}>
          <Button
            look="main"
            size="big"
            sign="play"
            busy={busy}
            aria-label={say`Play now: ${game.name}, against bots`}
            data-testid={`play-${game.id}`}
            onClick={playNow}
          >{say`Play now`}</Button>
          <LinkButton to={`/new/${game.id}`} sign="people">{say`New table`}</LinkButton>
          {hasTutorial(game.id) && (
            <LinkButton to={`/learn/${game.id}`} sign={learned ? 'check' : 'learn'} testId={`learn-${game.id}`}>
              {shelf?.lessons === undefined ? say`Learn` : say`Learn: ${shelf.lessons.replace('minutes', 'min')}`}
            </LinkButton>
          )}
        </div>
      </div>
    </Accent>
  );
}
