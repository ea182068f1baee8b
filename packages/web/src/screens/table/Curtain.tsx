import { say } from '@tablewright/kernel/words';
import { useEffect, useRef } from 'react';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { Loading } from '../../parts/Page.tsx';
import { useInfo, useNames, usePlayed } from './context.ts';
import css from './Curtain.module.css';

/** The screen is closed while it changes hands: nothing of anybody's view is behind it. */
export function Curtain({ to }: { readonly to: number | null }) {
  const { room } = usePlayed();
  const info = useInfo();
  const names = useNames();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [to]);
  const seat = to === null ? undefined : info.seats[to];
  if (to === null || seat === undefined) return <Loading says={say`One moment …`} />;
  const name = names[to] ?? '';
  return (
    <main className={css['curtain']} data-testid="curtain">
      <div>
        <Avatar seat={{ ...seat, online: true }} size={88} />
        <h1 ref={title} tabIndex={-1}>{say`Pass the device to ${name}`}</h1>
        <p>{say`The others look away: what comes next is for ${name} alone.`}</p>
        <Button
          look="main"
          size="big"
          sign="eye"
          onClick={() => room.take(to)}
          data-testid="i-am"
        >{say`I am ${name}`}</Button>
      </div>
    </main>
  );
}
