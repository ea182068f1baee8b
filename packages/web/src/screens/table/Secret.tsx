import { say } from '@tablewright/kernel/words';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ACCENT_ROOT } from '../../parts/Accent.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Sign } from '../../parts/Sign.tsx';
import { useHeld } from '../../parts/useHeld.ts';
import { useBoardProps, usePlayed } from './context.ts';
import css from './Secret.module.css';

const c = classesOf(css);

/** What only I may see, as long as the eye is held. */
export function SecretEye() {
  const { screen } = usePlayed();
  const props = useBoardProps();
  const { held, hold, release, handlers } = useHeld();
  useEffect(() => {
    const keyUp = (event: KeyboardEvent): void => {
      if (event.key === 'v' || event.key === 'V') release();
    };
    addEventListener('tablewright:peek', hold);
    addEventListener('keyup', keyUp);
    return () => {
      removeEventListener('tablewright:peek', hold);
      removeEventListener('keyup', keyUp);
    };
  }, [hold, release]);
  const { Secret } = screen;
  if (Secret === undefined || props === null || props.me === 'spectator') return null;
  return (
    <>
      <IconButton
        sign="eye"
        label={say`Hold to see what only you may see`}
        className={c('eye', held && 'held')}
        data-testid="secret-eye"
        {...handlers}
      />
      {held &&
        createPortal(
          <div className={css['secret']} role="status" data-testid="secret">
            <h3>
              <Sign name="eye" size={16} /> {say`Only you see this`}
            </h3>
            <Secret {...props} />
          </div>,
          document.getElementById(ACCENT_ROOT) ?? document.body,
        )}
    </>
  );
}
