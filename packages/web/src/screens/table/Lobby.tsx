import { type SeatedLevel, USUAL_LEVEL } from '@tablewright/bots/levels';
import { listed, say, sayAgain } from '@tablewright/kernel/words';
import type { SeatInfo } from '@tablewright/protocol';
import { useEffect, useRef, useState } from 'react';
import { useServerInfo } from '../../app/server-info.ts';
import { hasTutorial, shelfOf } from '../../games/registry.ts';
import { hasLedger } from '../../games/texts.ts';
import { Avatar } from '../../parts/Avatar.tsx';
import { Button } from '../../parts/Button.tsx';
import { classesOf } from '../../parts/classes.ts';
import { LevelSelect } from '../../parts/LevelSelect.tsx';
import { Page, Loading } from '../../parts/Page.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { levelWord } from '../../parts/level-words.ts';
import { clockRule, countdownRule } from '../../table/clock.ts';
import { Chat } from './Chat.tsx';
import { ConnectionBar } from './Connection.tsx';
import { useInfo, usePlayed } from './context.ts';
import { Invite } from './Invite.tsx';
import { Join, useInvitation } from './Join.tsx';
import css from './Lobby.module.css';
import { NoticeBubble } from './NoticeBubble.tsx';
import { chosenOptions } from './options.ts';
import { useFair } from './useFairPlay.ts';

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
  const fair = useFair();
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
  const isHeldUp = calledOff !== null || fair.asks || fair.trouble !== null;
  useEffect(() => {
    if (isHeldUp) onTrouble();
  }, [isHeldUp, onTrouble]);
  return (
    <Page title={game.name}>
      <ConnectionBar />
      <Loading says={say`The table is being laid …`} />
    </Page>
  );
}

function WaitingRoom() {
  const { room, game } = usePlayed();
  const info = useInfo();
  const games = useServerInfo((server) => server.games);
  const fair = useFair();
  const seated = info.seats.some(({ mine }) => mine);
  const free = info.seats.filter(({ kind }) => kind === 'open');
  const invitation = useInvitation();
  const mayJoin = !seated && free.length > 0 && (info.open || invitation?.kind === 'invite' || info.host);

  const options = chosenOptions(games?.find(({ id }) => id === info.game) ?? null, info.options);
  return (
    <Page title={say`${game.name}: table`}>
      <ConnectionBar />
      <div className={css['lobby']}>
        <Head free={free.length} seated={seated} mayJoin={mayJoin} />
        <div className={css['column']}>
          <StartTrouble />
          <section className={css['card']} aria-labelledby="seats">
            <h2 id="seats">{say`Seats`}</h2>
            {mayJoin && <Join />}
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
                  >{say`Fill with bots`}</Button>
                )}
                <Button
                  look="main"
                  size="big"
                  sign="play"
                  disabled={free.length > 0 || fair.asks}
                  busy={info.sealing !== null}
                  data-testid="start"
                  onClick={() => room.tell({ type: 'start', table: room.id })}
                >{say`Start the game`}</Button>
              </div>
            )}
          </section>
          {info.warnings.map(sayAgain).map((warning) => (
            <p key={warning} className={css['warn']}>
              <Sign name="warn" />
              {warning}
            </p>
          ))}
          <section className={c('card', 'chat')} aria-labelledby="chat">
            <h2 id="chat">{say`Chat`}</h2>
            <Chat />
          </section>
        </div>
        <div className={css['column']}>
          {info.mode === 'online' && <Invite />}
          <section className={css['card']} aria-labelledby="game">
            <h2 id="game">{say`This game`}</h2>
            <dl className={css['facts']}>
              {options.map(({ label, choice, explains }) => (
                <Fact key={label} name={label} says={choice} more={explains} />
              ))}
              <Fact name={say`Clock`} says={clockRule(info.clock)} />
              {info.clock.kind !== 'none' && (
                <Fact
                  name={say`At zero`}
                  says={info.whenOut === 'bot' ? say`a bot plays on` : say`the plainest answer is given`}
                />
              )}
              {info.windowSeconds !== undefined && info.mode === 'online' && info.clock.kind !== 'days' && (
                <Fact name={say`Quick questions`} says={say`are open for ${info.windowSeconds} seconds`} />
              )}
              {info.countdown !== null && <Fact name={say`Countdown`} says={countdownRule(info.countdown)} />}
              <Fact
                name={say`Seats`}
                says={info.seatOrder === 'shuffled' ? say`shuffled at the start` : say`as you sit`}
              />
              <Fact name={say`Open to`} says={info.open ? say`everybody` : say`those with the link`} />
            </dl>
          </section>
          <Fairness />
        </div>
      </div>
      <NoticeBubble />
    </Page>
  );
}

/** Why no game has come of a start, and whether this browser takes part in another one. */
function StartTrouble() {
  const { calledOff, host, seats } = useInfo();
  const fair = useFair();
  const waited = seats.filter(({ kind, online, mine, salted }) => kind === 'person' && online && !mine && !salted);
  return (
    <>
      {fair.trouble !== null && (
        <p className={css['warn']} role="status" data-testid="fair-trouble">
          <Sign name="warn" />
          {fair.trouble}
        </p>
      )}
      {calledOff !== null && (
        <p className={css['warn']} role="status">
          <Sign name="warn" />
          {say`The start was called off: ${listed(calledOff)} did not show in time what was promised for the seed, and nothing is dealt without it.`}{' '}
          {host ? say`You can start again.` : say`The host can start again.`}
        </p>
      )}
      {fair.asks && (
        <div className={css['warn']} role="status">
          <Sign name="warn" />
          <div className={css['again']}>
            <p>
              {fair.calledOff === 1
                ? say`Your browser had shown its bytes for a start, and no game has come of it. Whoever runs the server could know that deal by then, so ask why if you do not know.`
                : say`Your browser had shown its bytes for ${fair.calledOff} starts, and no game has come of them. Whoever runs the server could know those deals by then, so ask why if you do not know.`}{' '}
              {say`It adds something to another start only if you want it to; “Check this game” will tell how many there were.`}
            </p>
            <Button
              look="main"
              sign="again"
              data-testid="take-part"
              onClick={fair.takePart}
            >{say`Take part in another start`}</Button>
          </div>
        </div>
      )}
      {fair.calledOff > 0 && waited.length > 0 && (
        <p className={css['quiet']} role="status">
          {say`Not yet with us for another start: ${listed(waited.map(({ name }) => name))}. Whoever is not waited for adds nothing to the seed.`}
        </p>
      )}
    </>
  );
}

interface FactProps {
  readonly name: string;
  readonly says: string;
  /** what that changes */
  readonly more?: string;
}

function Fact({ name, says, more = '' }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {says}
        {more !== '' && <span>{more}</span>}
      </dd>
    </>
  );
}

interface HeadProps {
  readonly free: number;
  readonly seated: boolean;
  readonly mayJoin: boolean;
}

/** The game, who is missing, and for whoever only watches that they do. */
function Head({ free, seated, mayJoin }: HeadProps) {
  const { game } = usePlayed();
  const { host, seats } = useInfo();
  const { asks } = useFair();
  const shelf = shelfOf(game.id);
  const away = seats.filter(({ kind, online, mine }) => kind === 'person' && !online && !mine).map(({ name }) => name);
  const missing = [
    ...(free > 0 ? [free === 1 ? say`One seat is still free.` : say`${free} seats are still free.`] : []),
    ...(away.length > 0 ? [away.length === 1 ? say`${away[0]!} is away.` : say`${listed(away)} are away.`] : []),
  ];
  return (
    <div className={css['head']}>
      {shelf !== null && (
        <div className={css['picture']} aria-hidden="true">
          <shelf.Picture />
        </div>
      )}
      <div>
        <h1>{game.name}</h1>
        {shelf !== null && <p className={css['promise']}>{shelf.promise}</p>}
        <p className={css['missing']} role="status">
          {missing.length === 0 ? say`Everybody is here.` : missing.join(' ')}{' '}
          {asks
            ? say`Say below whether your browser takes part in another start.`
            : host
              ? say`You start the game.`
              : say`The host starts the game.`}
        </p>
        {!seated && !mayJoin && (
          <p className={css['watching']} data-testid="watching">
            <Sign name="eye" size={16} />
            {say`You are watching. You will see what everybody may see, and nobody’s secrets.`}
          </p>
        )}
        <WhileYouWait id={game.id} />
      </div>
    </div>
  );
}

/** In a tab of their own: the seat at this table is kept. */
function WhileYouWait({ id }: { readonly id: string }) {
  if (!hasTutorial(id) && !hasLedger(id)) return null;
  return (
    <p className={css['meanwhile']}>
      <span>{say`While you wait:`}</span>
      {hasTutorial(id) && (
        <a href={`/learn/${id}`} target="_blank" rel="noreferrer">
          <Sign name="learn" size={16} />
          {say`learn it by playing`}
        </a>
      )}
      {hasLedger(id) && (
        <a href={`/rules/${id}`} target="_blank" rel="noreferrer">
          <Sign name="book" size={16} />
          {say`how to play`}
        </a>
      )}
    </p>
  );
}

function LobbySeat({ seat, seated }: { readonly seat: SeatInfo; readonly seated: boolean }) {
  const { room } = usePlayed();
  const info = useInfo();
  const bot = (on: boolean): void => room.tell({ type: 'bot', table: room.id, seat: seat.seat, on });
  const play = (level: SeatedLevel): void =>
    room.tell({ type: 'bot', table: room.id, seat: seat.seat, on: true, level });
  const isFree = seat.kind === 'open';
  const name = isFree ? say`Free` : seat.name;
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
            aria-label={say`Sit here, on seat ${seat.seat + 1}`}
          >{say`Sit here`}</Button>
        )}
        {isFree && info.host && (
          <Button
            size="small"
            sign="bot"
            onClick={() => bot(true)}
            aria-label={say`Bot on seat ${seat.seat + 1}`}
          >{say`Bot`}</Button>
        )}
        {seat.kind === 'bot' && info.host && (
          <LevelSelect
            label={say`How well ${name} plays`}
            value={seat.level ?? USUAL_LEVEL}
            choose={play}
            testId={`level-${seat.seat}`}
          />
        )}
        {seat.kind === 'bot' && info.host && (
          <Button size="small" onClick={() => bot(false)} aria-label={say`Remove ${name}`}>{say`Remove`}</Button>
        )}
        {seat.kind === 'person' && !seat.mine && info.host && info.mode === 'online' && (
          <Button
            size="small"
            look="plain"
            onClick={() => room.tell({ type: 'putOut', table: room.id, seat: seat.seat })}
            title={say`They lose the seat and cannot come back; the invitation gets a new link`}
            aria-label={say`Send ${name} away: they cannot come back, and the invitation gets a new link`}
          >{say`Send away`}</Button>
        )}
        {seat.mine && info.mode === 'online' && (
          <Button
            size="small"
            onClick={() => room.tell({ type: 'stand', table: room.id, seat: seat.seat })}
            aria-label={say`Get up from your seat`}
          >{say`Get up`}</Button>
        )}
      </div>
    </li>
  );
}

function whoWords({ kind, level, mine, online, seat }: SeatInfo): string {
  if (kind === 'open') return say`Seat ${seat + 1}`;
  if (kind === 'bot') return say`Bot, ${levelWord(level ?? USUAL_LEVEL)}`;
  return mine ? say`You` : online ? say`Here` : say`Away`;
}

function Fairness() {
  const { commitment, seats } = useInfo();
  const { calledOff } = useFair();
  const people = seats.filter(({ kind }) => kind === 'person');
  return (
    <section className={css['card']} aria-labelledby="fair">
      <h2 id="fair">{say`Fair play`}</h2>
      <p
        className={css['quiet']}
      >{say`Every browser at the table brings bytes of its own for the seed of all chance, and promises them by a fingerprint: ${people.filter(({ salted }) => salted).length} of ${people.length} so far. At the start the table publishes one fingerprint over its own secret, the game, its options and who sits where; only then the bytes are shown and the game is dealt. When it is over, “Check this game” holds all of it against what your browser kept.`}</p>
      <p className={css['quiet']}>
        {say`It cannot show that whoever runs the server did not look at the cards.`}{' '}
        {calledOff === 0
          ? say`A start that is called off once your browser has shown its bytes is counted here and told by the check.`
          : say`Starts that were called off once your browser had shown its bytes: ${calledOff}. The check tells them too.`}
      </p>
      {commitment !== null && (
        <code className={css['hash']} data-testid="commitment">
          {commitment}
        </code>
      )}
    </section>
  );
}
