import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ACCENT_ROOT } from '../../parts/Accent.tsx';
import { IconButton } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Sign } from '../../parts/Sign.tsx';
import { useBoardProps, usePlayed } from './context.ts';
import css from './Secret.module.css';

const c = classesOf(css);
const FOR_A_LOOK = 5000;

/** What only I may see, as long as the eye is held. A screen reader cannot hold a button: it gets a few seconds. */
export function SecretEye() {
  const { screen } = usePlayed();
  const props = useBoardProps();
  const [held, setHeld] = useState(false);
  const [touched, setTouched] = useState(false);
  const hide = (): void => setHeld(false);
  useEffect(() => {
    if (!held || touched) return undefined;
    const timer = setTimeout(hide, FOR_A_LOOK);
    return () => clearTimeout(timer);
  }, [held, touched]);
  useEffect(() => {
    const release = (event: KeyboardEvent): void => {
      if (event.key === 'v' || event.key === 'V') hide();
    };
    const press = (): void => {
      setTouched(true);
      setHeld(true);
    };
    addEventListener('tablewright:peek', press);
    addEventListener('keyup', release);
    addEventListener('blur', hide);
    return () => {
      removeEventListener('tablewright:peek', press);
      removeEventListener('keyup', release);
      removeEventListener('blur', hide);
    };
  }, []);
  const { Secret } = screen;
  if (Secret === undefined || props === null || props.me === 'spectator') return null;
  return (
    <>
      <IconButton
        sign="eye"
        label="Hold to see what only you may see"
        className={c('eye', held && 'held')}
        data-testid="secret-eye"
        onPointerDown={() => {
          setTouched(true);
          setHeld(true);
        }}
        onPointerUp={hide}
        onPointerLeave={hide}
        onPointerCancel={hide}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return;
          event.preventDefault();
          setTouched(true);
          setHeld(true);
        }}
        onKeyUp={hide}
        onBlur={hide}
        onClick={(event) => {
          if (event.detail !== 0) return;
          setTouched(false);
          setHeld(true);
        }}
      />
      {held &&
        createPortal(
          <div className={css['secret']} role="status" data-testid="secret">
            <h3>
              <Sign name="eye" size={16} /> Only you see this
            </h3>
            <Secret {...props} />
          </div>,
          document.getElementById(ACCENT_ROOT) ?? document.body,
        )}
    </>
  );
}
