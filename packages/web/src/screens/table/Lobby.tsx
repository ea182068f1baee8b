import { type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import { LIMITS, type SeatInfo } from '@tablewright/protocol';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useServerInfo } from '../../app/server-info.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { Copy } from '../../parts/Copy.tsx';
import field from '../../parts/Field.module.css';
import { Field } from '../../parts/Field.tsx';
import { LevelSelect } from '../../parts/LevelSelect.tsx';
import { Page, Loading } from '../../parts/Page.tsx';
import { Qr } from '../../parts/Qr.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { clockRule, countdownRule } from '../../table/clock.ts';
import { type Invitation, invitationFor } from '../../table/invitation.ts';
import { Chat } from './Chat.tsx';
import { ConnectionBar } from './Connection.tsx';
import { useInfo, usePlayed } from './context.ts';
import css from './Lobby.module.css';
import { NoticeBubble } from './NoticeBubble.tsx';
import { chosenOptions } from './options.ts';

const c = classesOf(css);

/** The table before the game: who sits where, who else is asked to come. */
export function Lobby() {
  const { atOnce, host } = useInfo();
  const [late, setLate] = useState(false);
  return atOnce && host && !late ? <Dealing onTrouble={() => setLate(true)} /> : <WaitingRoom />;
}

/** Nobody else has to come: as soon as this browser has promised its own bytes for the seed, the game begins. */
function Dealing({ onTrouble }: { readonly onTrouble: () => void }) {
  const { room, game } = usePlayed();
  const { seats, calledOff } = useInfo();
  const begun = useRef(false);
  const promised = seats.every(({ mine, salted }) => !mine || salted);
  useEffect(() => {
    if (begun.current || !promised) return;
    begun.current = true;
    const begin = async (): Promise<void> => {
      const { type } = await room.say({ type: 'start', table: room.id });
      if (type === 'refused') onTrouble();
    };
    void begin();
  }, [room, onTrouble, promised]);
  useEffect(() => {
    if (calledOff !== null) onTrouble();
  }, [calledOff, onTrouble]);
  return (
    <Page title={game.name}>
      <ConnectionBar />
      <Loading says="The table is being laid …" />
    </Page>
  );
}

function WaitingRoom() {
  const { room, game } = usePlayed();
  const info = useInfo();
  const games = useServerInfo((server) => server.games);
  const seated = info.seats.some(({ mine }) => mine);
  const free = info.seats.filter(({ kind }) => kind === 'open');
  const invitation = useInvitation();

  const options = chosenOptions(games?.find(({ id }) => id === info.game) ?? null, info.options);
  return (
    <Page title={`${game.name}: table`}>
      <ConnectionBar />
      <div className={css['lobby']}>
        <div className={css['head']}>
          <h1>{game.name}</h1>
          <p>
            {free.length === 0
              ? 'Everybody is here.'
              : `${free.length === 1 ? 'One seat is' : `${free.length} seats are`} still free.`}{' '}
            {info.host ? 'You start the game.' : 'The host starts the game.'}
          </p>
        </div>
        <div className={css['column']}>
          <section className={css['card']} aria-labelledby="seats">
            <h2 id="seats">Seats</h2>
            {!seated && free.length > 0 && (info.open || invitation?.kind === 'invite' || info.host) && <Join />}
            <ul className={css['seats']}>
              {info.seats.map((seat) => (
                <LobbySeat key={seat.seat} seat={seat} seated={seated} />
              ))}
            </ul>
            {info.host && (
              <div className={css['start']}>
                {free.length > 0 && (
                  <Button
                    size="big"
                    sign="bot"
                    data-testid="fill-with-bots"
                    onClick={() => {
                      for (const { seat } of free) room.tell({ type: 'bot', table: room.id, seat, on: true });
                    }}
                  >
                    Fill with bots
                  </Button>
                )}
                <Button
                  look="main"
                  size="big"
                  sign="play"
                  disabled={free.length > 0}
                  busy={info.sealing !== null}
                  data-testid="start"
                  onClick={() => room.tell({ type: 'start', table: room.id })}
                >
                  Start the game
                </Button>
              </div>
            )}
          </section>
          {info.calledOff !== null && (
            <p className={css['warn']} role="status">
              <Sign name="warn" />
              The start was called off: {info.calledOff.join(' and ')} did not show in time what was promised for the
              seed, and nothing is dealt without it. The host can start again.
            </p>
          )}
          {info.warnings.map((warning) => (
            <p key={warning} className={css['warn']}>
              <Sign name="warn" />
              {warning}
            </p>
          ))}
          <section className={c('card', 'chat')} aria-labelledby="chat">
            <h2 id="chat">Chat</h2>
            <Chat />
          </section>
        </div>
        <div className={css['column']}>
          {info.mode === 'online' && <Invite />}
          <section className={css['card']} aria-labelledby="game">
            <h2 id="game">This game</h2>
            <dl className={css['facts']}>
              {options.map(({ label, choice }) => (
                <Fact key={label} name={label} says={choice} />
              ))}
              <Fact name="Clock" says={clockRule(info.clock)} />
              {info.clock.kind !== 'none' && (
                <Fact
                  name="At zero"
                  says={info.whenOut === 'bot' ? 'a bot plays on' : 'the plainest answer is given'}
                />
              )}
              {info.windowSeconds !== undefined && info.mode === 'online' && info.clock.kind !== 'days' && (
                <Fact name="Quick questions" says={`are open for ${info.windowSeconds} seconds`} />
              )}
              {info.countdown !== null && <Fact name="Countdown" says={countdownRule(info.countdown)} />}
              <Fact name="Seats" says={info.seatOrder === 'shuffled' ? 'shuffled at the start' : 'as you sit'} />
              <Fact name="Open to" says={info.open ? 'everybody' : 'those with the link'} />
            </dl>
          </section>
          <Fairness />
        </div>
      </div>
      <NoticeBubble />
    </Page>
  );
}

function Fact({ name, says }: { readonly name: string; readonly says: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{says}</dd>
    </>
  );
}

function useInvitation(): Invitation | null {
  const { room } = usePlayed();
  return useMemo(() => invitationFor(room.id), [room]);
}

function Join() {
  const { room } = usePlayed();
  const me = useServerInfo((server) => server.me);
  const invite = useInvitation();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = typed ?? (me?.named === true ? me.name : '');
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
      <Field
        label="Your name"
        value={name}
        maxLength={LIMITS.name}
        wrong={wrong}
        autoComplete="nickname"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button
        look="main"
        size="big"
        busy={busy}
        disabled={name.trim() === ''}
        onClick={(event) => void sit(event)}
        data-testid="sit"
      >
        Take a seat
      </Button>
    </form>
  );
}

function LobbySeat({ seat, seated }: { readonly seat: SeatInfo; readonly seated: boolean }) {
  const { room } = usePlayed();
  const info = useInfo();
  const bot = (on: boolean): void => room.tell({ type: 'bot', table: room.id, seat: seat.seat, on });
  const play = (level: SeatedLevel): void =>
    room.tell({ type: 'bot', table: room.id, seat: seat.seat, on: true, level });
  const isFree = seat.kind === 'open';
  const name = isFree ? 'Free' : seat.name;
  return (
    <li className={c('seat', seat.mine && 'mine')} data-testid={`seat-${seat.seat}`}>
      <Avatar seat={seat} />
      <div className={css['who']}>
        <b>{name}</b>
        <span>{whoWords(seat)}</span>
      </div>
      <div className={css['acts']}>
        {isFree && seated && info.mode === 'online' && (
          <Button
            size="small"
            onClick={() => room.tell({ type: 'sit', table: room.id, seat: seat.seat })}
            aria-label={`Sit here, on seat ${seat.seat + 1}`}
          >
            Sit here
          </Button>
        )}
        {isFree && info.host && (
          <Button size="small" sign="bot" onClick={() => bot(true)} aria-label={`Bot on seat ${seat.seat + 1}`}>
            Bot
          </Button>
        )}
        {seat.kind === 'bot' && info.host && (
          <LevelSelect
            label={`How well ${name} plays`}
            value={seat.level ?? USUAL_LEVEL}
            choose={play}
            testId={`level-${seat.seat}`}
          />
        )}
        {seat.kind === 'bot' && info.host && (
          <Button size="small" onClick={() => bot(false)} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        )}
        {seat.mine && info.mode === 'online' && (
          <Button
            size="small"
            onClick={() => room.tell({ type: 'stand', table: room.id, seat: seat.seat })}
            aria-label="Get up from your seat"
          >
            Get up
          </Button>
        )}
      </div>
    </li>
  );
}

function whoWords({ kind, level, mine, online, seat }: SeatInfo): string {
  if (kind === 'open') return `Seat ${seat + 1}`;
  if (kind === 'bot') return `Bot, ${level ?? USUAL_LEVEL}`;
  return mine ? 'You' : online ? 'Here' : 'Away';
}

function Invite() {
  const info = useInfo();
  if (info.invite === null) return null;
  const address = `${location.origin}/table/${info.id}?invite=${info.invite}`;
  const watching = `${location.origin}/table/${info.id}?watch=${info.spectate}`;
  return (
    <section className={c('card', 'invite')} aria-labelledby="invite">
      <h2 id="invite">Invite friends</h2>
      <div className={css['qr']}>
        <Qr text={address} label="QR code with the invitation link" />
      </div>
      <div className={css['link']}>
        <input
          readOnly
          className={`${field['input']} ${css['address']}`}
          value={address}
          aria-label="Invitation link"
          onFocus={(event) => event.target.select()}
          data-testid="invite-link"
        />
        <Copy text={address} label="Copy" look="main" />
      </div>
      <p className={css['quiet']}>
        Whoever opens it types a name and takes a seat; no account is needed. To let somebody only watch, send{' '}
        <a href={watching}>this link</a>: it shows what everybody may see.
      </p>
    </section>
  );
}

function Fairness() {
  const { commitment, seats } = useInfo();
  const people = seats.filter(({ kind }) => kind === 'person');
  return (
    <section className={css['card']} aria-labelledby="fair">
      <h2 id="fair">Fair play</h2>
      <p className={css['quiet']}>
        Every browser at the table brings bytes of its own for the seed of all chance, and promises them by a
        fingerprint: {people.filter(({ salted }) => salted).length} of {people.length} so far. At the start the table
        publishes one fingerprint over its own secret, the game, its options and who sits where; only then the bytes are
        shown and the game is dealt. When it is over, “Check this game” holds all of it against what your browser kept.
      </p>
      <p className={css['quiet']}>
        It cannot show that whoever runs the server did not look at the cards, or did not call off a start.
      </p>
      {commitment !== null && (
        <code className={css['hash']} data-testid="commitment">
          {commitment}
        </code>
      )}
    </section>
  );
}
