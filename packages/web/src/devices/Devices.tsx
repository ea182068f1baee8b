import { say } from '@tablewright/kernel/words';
import type { MyPasskey, TableLine } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { api, type Result } from '../api.ts';
import { dateTag } from '../language/dates.ts';
import { Button } from '../parts/Button.tsx';
import { NOT_SYNCED, useSettings } from '../table/settings.ts';
import { devicesApi } from './api.ts';
import css from './Devices.module.css';
import { forgetMe } from './forget.ts';
import { createPasskey, signInWithPasskey, whyNoPasskeys } from './passkeys.ts';

const DAY = new Intl.DateTimeFormat(dateTag(), { day: 'numeric', month: 'long', year: 'numeric' });

const ABOUT = say`As a guest you have your games in this browser alone. With a passkey you have them on other devices too: your device keeps it, and there is no password.`;

const WITH_PASSKEY = say`You have your games on other devices too: open this page there, then Settings, and sign in with your passkey.`;

/** Passkeys, signing in elsewhere, and logging out. */
export function Devices() {
  const [passkeys, setPasskeys] = useState<readonly MyPasskey[] | null>(null);
  const [games, setGames] = useState<readonly TableLine[]>([]);
  const [says, setSays] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const why = whyNoPasskeys();

  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      const [keys, mine] = await Promise.all([devicesApi.passkeys(), api.mine()]);
      if (gone) return;
      setPasskeys(keys.ok ? keys.value : []);
      if (!keys.ok) setWrong(keys.why);
      if (mine.ok) setGames(mine.value);
    };
    void load();
    return () => {
      gone = true;
    };
  }, []);

  /** One thing at a time; whatever does not work is said here. `null`: the person has changed their mind */
  const run = async <T,>(act: () => Promise<Result<T> | null>, done: (value: T) => void): Promise<void> => {
    setBusy(true);
    setWrong(null);
    setSays(null);
    const result = await act();
    setBusy(false);
    if (result === null) return;
    if (result.ok) done(result.value);
    else setWrong(result.why);
  };

  const keys = passkeys ?? [];
  const create = (): void =>
    void run(createPasskey, (made) => {
      setPasskeys([...keys, made]);
      setSays(say`Your passkey is made.`);
    });
  const remove = (id: string): void =>
    void run(
      () => devicesApi.remove(id),
      () => {
        setPasskeys(keys.filter((key) => key.id !== id));
        setSays(say`That passkey opens nothing here any more. You may delete it on your device too.`);
      },
    );

  return (
    <section className={css['devices']} aria-labelledby="devices" data-testid="devices">
      <h3 id="devices">{say`Keep my games on other devices`}</h3>
      <p className={css['quiet']}>{keys.length === 0 ? ABOUT : WITH_PASSKEY}</p>
      {why !== null && <p>{why}</p>}
      {keys.length > 0 && (
        <ul className={css['keys']} aria-label={say`Your passkeys`}>
          {keys.map((key) => (
            <li key={key.id} className={css['key']}>
              <div>
                {key.name}
                <small>{whenOf(key)}</small>
              </div>
              <Button
                size="small"
                look="danger"
                aria-label={say`Remove ${key.name}`}
                disabled={busy}
                onClick={() => remove(key.id)}
              >{say`Remove`}</Button>
            </li>
          ))}
        </ul>
      )}
      {why === null && (
        <Button sign="shield" busy={busy} disabled={passkeys === null} onClick={create}>
          {keys.length === 0 ? say`Create a passkey` : say`Create another passkey`}
        </Button>
      )}
      {why === null && keys.length === 0 && <SignIn games={games.length} busy={busy} run={run} />}
      <div role="status">{says}</div>
      {wrong !== null && (
        <p className={css['wrong']} role="alert">
          {wrong}
        </p>
      )}
      <LogOut canComeBack={keys.length > 0} games={games.length} busy={busy} run={run} />
    </section>
  );
}

function whenOf({ created, used }: MyPasskey): string {
  return used === null
    ? say`made on ${DAY.format(created)}`
    : say`made on ${DAY.format(created)}, last used on ${DAY.format(used)}`;
}

interface ActProps {
  readonly games: number;
  readonly busy: boolean;
  readonly run: <T>(act: () => Promise<Result<T> | null>, done: (value: T) => void) => Promise<void>;
}

/** For somebody who has a passkey and is a guest here. */
function SignIn({ games, busy, run }: ActProps) {
  const [take, setTake] = useState(true);
  const signIn = (): void =>
    void run(
      () => signInWithPasskey(take),
      // Everything on the page was the guest's: it begins anew, with that person's settings, if they have any.
      () => {
        useSettings.setState({ synced: NOT_SYNCED });
        location.reload();
      },
    );
  return (
    <>
      {games > 0 && (
        <>
          <label className={css['take']}>
            <input type="checkbox" checked={take} onChange={({ target }) => setTake(target.checked)} />
            {games === 1
              ? say`When I sign in, take the game of this browser along`
              : say`When I sign in, take the ${games} games of this browser along`}
          </label>
          {!take && (
            <p
              className={css['quiet']}
            >{say`They then stay with the guest that you are now, and nobody can become that guest again.`}</p>
          )}
        </>
      )}
      <Button sign="people" busy={busy} onClick={signIn}>{say`Sign in with a passkey`}</Button>
    </>
  );
}

type Where = 'here' | 'everywhere';

function LogOut({ canComeBack, games, busy, run }: ActProps & { readonly canComeBack: boolean }) {
  const [asked, setAsked] = useState<Where | null>(null);
  const leave = (where: Where): void =>
    void run(
      () => devicesApi.signOut(where === 'everywhere'),
      () => {
        forgetMe();
        location.assign('/');
      },
    );
  if (asked === null) {
    return (
      <div className={css['row']}>
        <Button disabled={busy} onClick={() => setAsked('here')}>{say`Log out here`}</Button>
        <Button disabled={busy} onClick={() => setAsked('everywhere')}>{say`Log out everywhere`}</Button>
      </div>
    );
  }
  return (
    <div className={css['sure']} role="alert">
      <p>{warning(asked, canComeBack, games)}</p>
      <div className={css['row']}>
        <Button onClick={() => setAsked(null)}>{say`Stay logged in`}</Button>
        <Button look="danger" busy={busy} onClick={() => leave(asked)}>
          {asked === 'here' ? say`Log out of this browser` : say`Log out of every browser`}
        </Button>
      </div>
    </div>
  );
}

/** What follows from it, before it is done. */
function warning(where: Where, canComeBack: boolean, games: number): string {
  const what =
    where === 'here'
      ? say`This browser becomes a new guest.`
      : say`Every browser in which you are logged in, this one too, becomes a new guest at once.`;
  if (canComeBack) return `${what} ${say`You come back with a passkey.`}`;
  const lost =
    games === 0
      ? say`You have no passkey: without a passkey you cannot come back.`
      : games === 1
        ? say`You have no passkey and one game: without a passkey you cannot come back to what you play here.`
        : say`You have no passkey and ${games} games: without a passkey you cannot come back to what you play here.`;
  return `${what} ${lost}`;
}
