import { say } from '@tablewright/kernel/words';
import { LIMITS } from '@tablewright/protocol';
import { type FormEvent, useMemo, useState } from 'react';
import { useServerInfo } from '../../app/server-info.ts';
import { Button } from '../../parts/Button.tsx';
import { Field } from '../../parts/Field.tsx';
import { type Invitation, invitationFor } from '../../table/invitation.ts';
import { usePlayed } from './context.ts';
import css from './Lobby.module.css';

export function useInvitation(): Invitation | null {
  const { room } = usePlayed();
  return useMemo(() => invitationFor(room.id), [room]);
}

/** A seat for whoever has none. Only those who have never said their name are asked for it. */
export function Join() {
  const { room } = usePlayed();
  const me = useServerInfo((server) => server.me);
  const invite = useInvitation();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const known = me?.named === true ? me.name : null;
  const asksName = known === null || wrong !== null || typed !== null;
  const name = typed ?? known ?? '';
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const reply = await room.say({
      type: 'sit',
      table: room.id,
      name,
      ...(invite !== null && { invite: invite.word }),
    });
    setBusy(false);
    setWrong(reply.type === 'refused' ? reply.why : null);
    if (reply.type === 'done') void useServerInfo.getState().refresh();
  };
  return (
    <form className={css['join']} onSubmit={(event) => void sit(event)}>
      {asksName && (
        <Field
          label={say`Your name`}
          value={name}
          maxLength={LIMITS.name}
          wrong={wrong}
          autoComplete="nickname"
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button
        look="main"
        size="big"
        busy={busy}
        disabled={name.trim() === ''}
        onClick={(event) => void sit(event)}
        data-testid="sit"
      >
        {asksName ? say`Take a seat` : say`Take a seat as ${name}`}
      </Button>
    </form>
  );
}
