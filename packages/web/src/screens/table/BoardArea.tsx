import type { BoardProps, GameScreen } from '@tablewright/board';
import type { Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { UNKNOWN } from '../../games/option-words.ts';
import { langOf } from '../../games/spoken.ts';
import { toldInWords } from '../../games/told.ts';
import { Button } from '../../parts/Button.tsx';
import { questionOf } from '../../table/model.ts';
import css from './BoardArea.module.css';
import { useBoardProps, useModel, useNamesInLog, usePlayed } from './context.ts';

/** The board, or how the game ended. */
export function BoardArea() {
  const { room, game, screen } = usePlayed();
  useLayoutEffect(() => room.isShownBy(screen), [room, screen]);
  const props = useBoardProps();
  const queued = useModel((model) => model.queued);
  const looking = useModel((model) => model.looking);
  // The end itself is told on the board first; what is turned over behind it tells by itself.
  const closing = useModel((model) => model.closing);
  const lookedUp = useModel((model) => model.lookedUp);
  const earlier = useMemo(
    () => (props === null || lookedUp === null ? null : asItStood(props, lookedUp.view)),
    [props, lookedUp],
  );
  if (props === null) return null;
  if (earlier !== null) {
    return (
      <div className={css['board']} data-testid="board" lang={langOf(game.id)}>
        <LookedUp />
        <Drawn key={lookedUp!.line} Board={screen.Board} {...earlier} />
      </div>
    );
  }
  const { Finale } = screen;
  const over = props.outcome !== null && queued === 0 && !closing;
  if (over && Finale !== undefined && !looking) {
    return (
      <FinaleArea>
        <Finale {...props} />
      </FinaleArea>
    );
  }
  return (
    <div className={css['board']} data-testid="board" lang={langOf(game.id)}>
      <Drawn Board={screen.Board} {...props} />
    </div>
  );
}

/** Nothing can be chosen there, and nothing moves. */
function asItStood(props: BoardProps, view: Json): BoardProps {
  return {
    ...props,
    view,
    before: null,
    told: [],
    missed: [],
    question: null,
    option: () => UNKNOWN,
    takeBack: null,
    resting: null,
    lit: [],
    draft: null,
    telling: undefined,
    outcome: null,
    still: true,
    speed: 0,
  };
}

/** Over a board that shows an earlier moment: nobody may take it for now. */
function LookedUp() {
  const { room, game } = usePlayed();
  const asked = useModel((model) => questionOf(model) !== null);
  const names = useNamesInLog();
  const line = useModel(({ lookedUp, table }) => table!.told[lookedUp?.line ?? -1] ?? null);
  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') room.lookUp(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [room]);
  return (
    <div className={css['earlier']} role="status" data-testid="looked-up">
      <p>
        <b>{say`An earlier moment`}</b>
        {line !== null && !line.secret && <span lang={langOf(game.id)}>{toldInWords(game, line.event, names)}</span>}
      </p>
      <Button size="small" look="main" onClick={() => room.lookUp(null)}>
        {asked ? say`Back: you are asked` : say`Back to now`}
      </Button>
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
    <div className={css['finale']} data-testid="finale" tabIndex={0} role="group" aria-label={say`The result`}>
      {children}
    </div>
  );
}
