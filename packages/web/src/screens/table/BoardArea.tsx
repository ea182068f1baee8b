import css from './BoardArea.module.css';
import { useBoardProps, useModel, usePlayed } from './context.ts';

/** The board, or how the game ended. */
export function BoardArea() {
  const { screen } = usePlayed();
  const props = useBoardProps();
  const queued = useModel((model) => model.queued);
  const looking = useModel((model) => model.looking);
  if (props === null) return null;
  const { Board, Finale } = screen;
  const over = props.outcome !== null && queued === 0;
  if (over && Finale !== undefined && !looking) {
    return (
      <div className={css['finale']} data-testid="finale">
        <Finale {...props} />
      </div>
    );
  }
  return (
    <div className={css['board']} data-testid="board">
      <Board {...props} />
    </div>
  );
}
