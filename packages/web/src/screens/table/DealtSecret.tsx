import { say } from '@tablewright/kernel/words';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { isMoving, isOver } from '../../table/model.ts';
import { knowsGame, onceKey, useSettings } from '../../table/settings.ts';
import { useBoardProps, useModel, usePlayed } from './context.ts';
import css from './DealtSecret.module.css';

/** My secret is a moment: it lies face down before me, and I turn it over when nobody else looks. */
export function DealtSecret() {
  const { room, game, screen } = usePlayed();
  const props = useBoardProps();
  const busy = useModel((model) => isMoving(model) || isOver(model));
  const [open, setOpen] = useState(false);
  const me = props?.me ?? 'spectator';
  const key = onceKey('secret', room.id, game.id, me);
  const seen = useSettings(({ guide, shownOnce }) => !guide || shownOnce.includes(key));
  // One thing at a time: first what the game is about.
  const isExplained = useSettings((settings) => knowsGame(settings, room.id, game.id));
  const showOnce = useSettings((settings) => settings.showOnce);
  const { secret } = screen.newcomer;
  const { Secret } = screen;
  if (secret === undefined || Secret === undefined || props === null || me === 'spectator') return null;
  if (seen || busy || !isExplained || props.outcome !== null || !secret.isDealt(props.view, me)) return null;
  const close = (): void => {
    showOnce(key);
    setOpen(false);
  };
  return (
    <Dialog
      open
      title={secret.title}
      says={open ? secret.turnedOver : secret.says}
      close={close}
      buttons={
        open ? (
          <Button look="main" sign="check" onClick={close} data-testid="secret-seen">{say`I have seen it`}</Button>
        ) : (
          <Button
            look="main"
            sign="eye"
            onClick={() => setOpen(true)}
            data-testid="turn-over"
          >{say`Turn it over`}</Button>
        )
      }
    >
      <div className={css['card']} data-testid="dealt-secret">
        {open ? (
          <Secret {...props} />
        ) : (
          <div className={css['back']} role="img" aria-label={say`A card, face down`}>
            <Sign name="eye" size={32} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
