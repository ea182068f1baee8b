import { say } from '@tablewright/kernel/words';
import { type CSSProperties, useEffect, useRef } from 'react';
import { hasLedger } from '../../games/texts.ts';
import { IconButton } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Sign } from '../../parts/Sign.tsx';
import type { Notice } from '../../table/model.ts';
import { useModel, usePlayed } from './context.ts';
import css from './NoticeBubble.module.css';

const c = classesOf(css);
const WIDTH = 336;
const HEIGHT = 120;

/** Why something cannot be done, with its rule: beside the finger, or above the prompt. */
export function NoticeBubble() {
  const { room, game } = usePlayed();
  const notice = useModel((model) => model.notice);
  const number = notice?.number;
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number === undefined) return undefined;
    const timer = setTimeout(() => room.dismiss(), 9000);
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') room.dismiss();
    };
    // Who goes on has read it; it must not lie over the button that is wanted next.
    const elsewhere = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && bubble.current?.contains(target))) room.dismiss();
    };
    addEventListener('keydown', escape);
    addEventListener('pointerdown', elsewhere, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', escape);
      removeEventListener('pointerdown', elsewhere, true);
    };
  }, [room, number]);
  return (
    <div role="status" aria-live="assertive">
      {notice !== null && (
        <div
          key={notice.number}
          ref={bubble}
          className={c('bubble', notice.kind === 'refused' && 'refused')}
          style={placeOf(notice)}
          data-testid="notice"
        >
          <Sign name={notice.kind === 'why' ? 'info' : 'warn'} />
          <p>
            {notice.why}
            {notice.rule !== null && hasLedger(game.id) && (
              <>
                <br />
                <a
                  href={`/rules/${game.id}#${notice.rule}`}
                  target="_blank"
                  rel="noreferrer"
                >{say`Why? Rule ${notice.rule}`}</a>
              </>
            )}
          </p>
          <IconButton sign="close" label={say`Dismiss`} className={css['close']} onClick={() => room.dismiss()} />
        </div>
      )}
    </div>
  );
}

function placeOf({ at }: Notice): CSSProperties {
  const width = Math.min(WIDTH, innerWidth - 24);
  if (at === null) return { left: (innerWidth - width) / 2, top: 64 };
  const left = Math.min(Math.max(12, at.x - width / 2), innerWidth - width - 12);
  // Not over what stands above the board: there are buttons.
  const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const above = at.y > top + HEIGHT + 40;
  return above ? { left, bottom: innerHeight - at.y + 18 } : { left, top: at.y + 22 };
}
