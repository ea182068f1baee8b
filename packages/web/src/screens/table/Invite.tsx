import { rich } from '@tablewright/board';
import { say } from '@tablewright/kernel/words';
import type { Addresses } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { api } from '../../api.ts';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Copy } from '../../parts/Copy.tsx';
import field from '../../parts/Field.module.css';
import { Qr } from '../../parts/Qr.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { originFor, REACH_WORDS } from '../../table/reach.ts';
import { useInfo, usePlayed } from './context.ts';
import css from './Lobby.module.css';

const c = classesOf(css);

/** The link for friends, as a picture for their cameras too; with an address that leads them here. */
export function Invite() {
  const info = useInfo();
  const { game, room } = usePlayed();
  const addresses = useAddresses();
  if (info.invite === null) return null;
  const { origin, reach } = originFor(location, addresses);
  const address = `${origin}/table/${info.id}?invite=${info.invite}`;
  const watching = `${origin}/table/${info.id}?watch=${info.spectate}`;
  const warns = REACH_WORDS[reach];
  return (
    <section className={c('card', 'invite')} aria-labelledby="invite">
      <h2 id="invite">{say`Invite friends`}</h2>
      <div className={css['qr']}>
        <Qr text={address} label={say`QR code with the invitation link`} />
      </div>
      <div className={css['link']}>
        <input
          readOnly
          className={`${field['input']} ${css['address']}`}
          value={address}
          aria-label={say`Invitation link`}
          onFocus={(event) => event.target.select()}
          data-testid="invite-link"
        />
        <Copy text={address} label={say`Copy`} look="main" />
      </div>
      <Share title={say`A game of ${game.name}`} url={address} />
      {warns !== '' && addresses !== null && (
        <p className={c('reach', reach === 'this-machine' && 'bad')} role="status" data-testid="reach">
          <Sign name={reach === 'this-machine' ? 'warn' : 'info'} size={16} />
          {warns}
        </p>
      )}
      <p
        className={css['quiet']}
      >{rich`Whoever opens it types a name and takes a seat; no account is needed. To let somebody only watch, send ${<a href={watching}>{say`this link`}</a>}: it shows what everybody may see.`}</p>
      {info.host && (
        <p
          className={css['quiet']}
        >{rich`Did a link get into the wrong hands? ${<Button size="small" sign="again" onClick={() => room.tell({ type: 'renewLinks', table: info.id })}>{say`New links`}</Button>} Who is here stays; the old links lead nowhere.`}</p>
      )}
      {info.host && (
        <label className={css['quiet']}>
          <input
            type="checkbox"
            checked={!info.watchersMuted}
            onChange={({ target }) => room.tell({ type: 'muteWatchers', table: info.id, on: !target.checked })}
          />{' '}
          {say`Those who only watch may write in the chat`}
        </label>
      )}
    </section>
  );
}

/** The sheet of a phone, from which a link goes into any chat. Most laptops have none. */
function Share({ title, url }: { readonly title: string; readonly url: string }) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <Button
      sign="send"
      data-testid="share"
      onClick={() => {
        // Closed without a choice: nothing is wrong.
        navigator.share({ title, url }).catch(() => undefined);
      }}
    >{say`Send it …`}</Button>
  );
}

/** Asked once; null until it is known. */
function useAddresses(): Addresses | null {
  const [addresses, setAddresses] = useState<Addresses | null>(null);
  useEffect(() => {
    let gone = false;
    const ask = async (): Promise<void> => {
      const known = await api.addresses();
      if (!gone && known.ok) setAddresses(known.value);
    };
    void ask();
    return () => {
      gone = true;
    };
  }, []);
  return addresses;
}
