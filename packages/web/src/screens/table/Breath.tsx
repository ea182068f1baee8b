import { Terms } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { langOf } from '../../games/spoken.ts';
import { Button, LinkButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { hasTutorial } from '../../games/registry.ts';
import { knowsGame, onceKey, useSettings } from '../../table/settings.ts';
import css from './Breath.module.css';
import { useModel, usePlayed } from './context.ts';

const OPEN = 'tablewright:breath';

/** Says once more what the game is about. */
export function openBreath(): void {
  dispatchEvent(new Event(OPEN));
}

/** What the game is about, before the first games of it: three sentences, and what winning looks like. */
export function Breath() {
  const { room, game, screen } = usePlayed();
  const me = useModel(({ shown }) => shown?.game.me ?? 'spectator');
  const over = useModel(({ shown }) => shown === null || shown.game.outcome !== null);
  const key = onceKey('breath', room.id, game.id);
  const knows = useSettings((settings) => knowsGame(settings, room.id, game.id));
  const showOnce = useSettings((settings) => settings.showOnce);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const show = (): void => setAsked(true);
    addEventListener(OPEN, show);
    return () => removeEventListener(OPEN, show);
  }, []);
  const { says, Picture, shows } = screen.newcomer.breath;
  const open = says[0] !== '' && (asked || (!knows && me !== 'spectator' && !over));
  if (!open) return null;
  const close = (): void => {
    showOnce(key);
    setAsked(false);
  };
  return (
    <Dialog
      open
      title={say`${game.name} in one breath`}
      close={close}
      buttons={
        <>
          {hasTutorial(game.id) && (
            <LinkButton to={`/learn/${game.id}`} look="plain" sign="learn">{say`Learn by playing`}</LinkButton>
          )}
          <Button look="main" sign="board" onClick={close} data-testid="to-table">{say`Show me the table`}</Button>
        </>
      }
    >
      <figure className={css['picture']} role="img" aria-label={shows}>
        <Picture />
      </figure>
      <ol className={css['says']} data-testid="breath" lang={langOf(game.id)}>
        {says.map((sentence) => (
          <li key={sentence}>
            <span>
              <Terms says={sentence} />
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
