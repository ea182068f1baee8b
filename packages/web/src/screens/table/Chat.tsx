import { say } from '@tablewright/kernel/words';
import { type ChatLine, LIMITS } from '@tablewright/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { timeTag } from '../../language/dates.ts';
import { SeatDot } from '../../parts/Avatar.tsx';
import { Button, IconButton } from '../../parts/Button.tsx';
import field from '../../parts/Field.module.css';
import { Sign } from '../../parts/Sign.tsx';
import { isReaction, PHRASES, REACTIONS, withoutLinks } from '../../table/chat.ts';
import { useSettings } from '../../table/settings.ts';
import { speakerOf } from '../../table/speaker.ts';
import css from './Chat.module.css';
import { useInfo, usePlayed, useTable } from './context.ts';
import { Statements } from './Statements.tsx';

export function Chat() {
  const { room } = usePlayed();
  const chat = useTable((table) => table.chat);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const count = chat.length;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    room.tell({ type: 'chat', table: room.id, text });
    setTyped('');
  };
  return (
    <>
      <div ref={list} className={css['lines']} role="log" aria-label={say`Chat`} tabIndex={0} data-testid="chat">
        {count === 0 ? (
          <p
            className={css['empty']}
          >{say`Nobody has said anything yet. Everybody at the table reads what you write.`}</p>
        ) : (
          <ol>
            {chat.map((line) => (
              <Line key={line.number} line={line} />
            ))}
          </ol>
        )}
      </div>
      <Statements />
      <Ready send={(text) => room.tell({ type: 'chat', table: room.id, text })} />
      <form className={css['form']} onSubmit={send}>
        <input
          id="chat-input"
          className={field['input']}
          value={typed}
          maxLength={LIMITS.chat}
          placeholder={say`Say something`}
          aria-label={say`Say something`}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setTyped(target.value)}
        />
        <IconButton sign="send" label={say`Send`} disabled={typed.trim() === ''} onClick={send} />
      </form>
    </>
  );
}

/** Reactions in one row; words for those who would rather not type behind a button. */
function Ready({ send }: { readonly send: (text: string) => void }) {
  const [more, setMore] = useState(false);
  return (
    <div className={css['ready']} role="group" aria-label={say`Say with one press`}>
      {REACTIONS.map((text) => (
        <button key={text} type="button" className={css['face']} onClick={() => send(text)}>
          {text}
        </button>
      ))}
      <Button size="small" look="plain" aria-expanded={more} onClick={() => setMore(!more)}>
        {more ? say`Less` : say`Phrases`}
      </Button>
      {more &&
        PHRASES.map((text) => (
          <Button
            key={text}
            size="small"
            onClick={() => {
              send(text);
              setMore(false);
            }}
          >
            {text}
          </Button>
        ))}
    </div>
  );
}

function Line({ line }: { readonly line: ChatLine }) {
  const info = useInfo();
  const speaker = speakerOf(info, line);
  const muted = useSettings((settings) => settings.muted.includes(speaker));
  const mute = useSettings((settings) => settings.mute);
  const mine = line.seat !== null && info.seats[line.seat]?.mine === true;
  const time = new Date(line.at).toLocaleTimeString(timeTag(), { hour: '2-digit', minute: '2-digit' });
  return (
    <li className={css['line']}>
      <div className={css['who']}>
        {line.seat !== null && <SeatDot seat={line.seat} />}
        <b>{line.name}</b>
        {line.seat === null && <span>{say`watching`}</span>}
        <time dateTime={new Date(line.at).toISOString()}>{time}</time>
        {!mine && (
          <button
            type="button"
            aria-label={muted ? say`Hear ${line.name} again` : say`Mute ${line.name}`}
            title={muted ? say`Hear ${line.name} again` : say`Mute ${line.name}`}
            onClick={() => mute(speaker, !muted)}
          >
            <Sign name={muted ? 'sound' : 'mute'} size={16} />
          </button>
        )}
      </div>
      {muted ? (
        <p className={css['muted']}>{say`muted`}</p>
      ) : (
        <p className={isReaction(line.text) ? css['reaction'] : undefined}>{withoutLinks(line.text)}</p>
      )}
    </li>
  );
}

/** How many lines have come since the chat was last looked at; those of muted people do not count. */
export function useUnread(looking: boolean): number {
  const chat = useTable((table) => table.chat);
  const info = useInfo();
  const muted = useSettings((settings) => settings.muted);
  const last = chat.at(-1)?.number ?? -1;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (looking) setRead(last);
  }, [looking, last]);
  if (looking) return 0;
  const isMine = (seat: number | null): boolean => seat !== null && info.seats[seat]?.mine === true;
  const isMuted = (line: ChatLine): boolean => muted.includes(speakerOf(info, line));
  return chat.filter((line) => line.number > read && !isMuted(line) && !isMine(line.seat)).length;
}
