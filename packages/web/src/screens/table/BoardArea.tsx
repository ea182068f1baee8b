import type { BoardProps, GameScreen } from '@tablewright/board';
import { memo, type ReactNode, useLayoutEffect } from 'react';
import css from './BoardArea.module.css';
import { useBoardProps, useModel, usePlayed } from './context.ts';

/** The board, or how the game ended. */
export function BoardArea() {
  const { room, screen } = usePlayed();
  useLayoutEffect(() => room.isShownBy(screen), [room, screen]);
  const props = useBoardProps();
  const queued = useModel((model) => model.queued);
  const looking = useModel((model) => model.looking);
  if (props === null) return null;
  const { Finale } = screen;
  const over = props.outcome !== null && queued === 0;
  if (over && Finale !== undefined && !looking) {
    return (
      <FinaleArea>
        <Finale {...props} />
      </FinaleArea>
    );
  }
  return (
    <div className={css['board']} data-testid="board">
      <Drawn Board={screen.Board} {...props} />
    </div>
  );
}

/** Remembered: a board is drawn again only when something has changed of what it was given. */
const Drawn = memo(function Drawn({ Board, ...props }: BoardProps & Pick<GameScreen, 'Board'>) {
  return <Board {...props} />;
});

/** How a game ended: it begins at its top, and what does not fit is reached by scrolling. */
export function FinaleArea({ children }: { readonly children: ReactNode }) {
  return (
    <div className={css['finale']} data-testid="finale" tabIndex={0} role="group" aria-label="The result">
      {children}
    </div>
  );
}
