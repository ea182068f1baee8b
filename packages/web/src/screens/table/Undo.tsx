import { useEffect, useState } from 'react';
import type { Seat } from '@tablewright/kernel';
import { listed, say } from '@tablewright/kernel/words';
import type { TableInfo } from '@tablewright/protocol';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { langOf } from '../../games/spoken.ts';
import { toldInWords } from '../../games/told.ts';
import { useInfo, useModel, useNames, useNamesInLog, usePlayed, useTable } from './context.ts';
import css from './Undo.module.css';

/** Said by the menu, where one asks for more than is free. */
export const ASK_TO_UNDO = 'tablewright:ask-to-undo';
/** Said by whoever has put somebody's request aside and wants to answer it now. */
const ASK_FOR_CONSENT = 'tablewright:ask-for-consent';

/** Takes my last answer back while that is free; beyond that the others are asked. */
export function UndoButton() {
  const { room } = usePlayed();
  const info = useInfo();
  const names = useNames();
  const me = useModel(({ table }) => table?.game?.me ?? 'spectator');
  const mayUndo = useModel(({ table }) => table?.game?.mayUndo === true);
  const isSent = useModel((model) => model.sent !== null);
  const answeredAt = useModel((model) => (me === 'spectator' ? undefined : model.lastAnswers[me]));
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const ask = (): void => setAsking(true);
    addEventListener(ASK_TO_UNDO, ask);
    return () => removeEventListener(ASK_TO_UNDO, ask);
  }, []);
  if (me === 'spectator' || info.phase !== 'playing') return null;
  const request = info.undoRequest;
  if (request !== null) return <Pending request={request} me={me} />;
  if (info.seats[me]?.standIn === true) return null;
  // Also those for whom a bot plays: it agrees to nothing in their place.
  const others = info.seats.filter((seat) => seat.kind === 'person' && !seat.mine).map(({ seat }) => names[seat] ?? '');
  return (
    <>
      {mayUndo && (
        <IconButton
          sign="undo"
          label={say`Take my last answer back`}
          disabled={isSent}
          onClick={() => room.undo()}
          data-testid="undo"
        />
      )}
      {asking && (
        <Dialog
          open
          title={say`Take your last answer back?`}
          says={
            others.length === 0
              ? say`Something has happened since that cannot be unseen. At a table with bots alone you may go back all the same.`
              : say`Something has happened since that cannot be unseen, so the others have to agree: ${listed(others)}.`
          }
          close={() => setAsking(false)}
          buttons={
            <>
              <Button onClick={() => setAsking(false)}>{say`Leave it`}</Button>
              <Button
                look="main"
                onClick={() => {
                  setAsking(false);
                  room.undo();
                }}
              >
                {others.length === 0 ? say`Go back` : say`Ask the others`}
              </Button>
            </>
          }
        >
          <TakenBack since={answeredAt === undefined ? undefined : answeredAt + 1} />
        </Dialog>
      )}
    </>
  );
}

type Request = NonNullable<TableInfo['undoRequest']>;

/** A request that waits: for whoever made it, and for those who have put the question aside. */
function Pending({ request, me }: { readonly request: Request; readonly me: Seat }) {
  const { room } = usePlayed();
  const { seats } = useInfo();
  const names = useNames();
  const [looking, setLooking] = useState(false);
  if (request.seat !== me) {
    if (!request.needs.includes(me)) return null;
    return (
      <Button
        size="small"
        onClick={() => void dispatchEvent(new Event(ASK_FOR_CONSENT))}
        data-pending
      >{say`${names[request.seat] ?? ''} asks to go back`}</Button>
    );
  }
  const away = request.needs.filter((seat) => seats[seat]?.online === false).map((seat) => names[seat] ?? '');
  return (
    <>
      <span role="status" data-pending>
        {say`Asking ${listed(request.needs.map((seat) => names[seat] ?? ''))} …`}
        {away.length === 1 && ` ${say`It waits until ${away[0]!} is back.`}`}
        {away.length > 1 && ` ${say`It waits until ${listed(away)} are back.`}`}
      </span>
      {request.since !== undefined && (
        <Button size="small" look="plain" onClick={() => setLooking(true)}>{say`What would be taken back`}</Button>
      )}
      <Button
        size="small"
        onClick={() => room.consent(me, request.number, false)}
        data-testid="withdraw-undo"
      >{say`Withdraw`}</Button>
      {looking && (
        <Dialog
          open
          title={say`What would be taken back`}
          close={() => setLooking(false)}
          buttons={<Button look="main" onClick={() => setLooking(false)}>{say`Close`}</Button>}
        >
          <TakenBack since={request.since} />
        </Dialog>
      )}
    </>
  );
}

/** What would be taken back, as the log tells it: nobody should agree to more than they know of. */
function TakenBack({ since }: { readonly since: number | undefined }) {
  const { game } = usePlayed();
  const told = useTable((table) => table.told);
  const readable = useModel((model) => model.readable);
  const names = useNamesInLog();
  if (since === undefined) return null;
  const lines = told.slice(0, readable).filter(({ version }) => version >= since);
  const known = lines.filter(({ secret }) => !secret);
  return (
    <section className={css['takenBack']} aria-label={say`What would be taken back`} data-testid="taken-back">
      <h3>{say`This would be taken back`}</h3>
      {known.length === 0 ? (
        <p>{say`An answer of which nothing is open yet.`}</p>
      ) : (
        <ol lang={langOf(game.id)}>
          {known.map(({ event }, i) => (
            <li key={i}>{toldInWords(game, event, names)}</li>
          ))}
        </ol>
      )}
      {lines.length > known.length && <p>{say`And what only you were told since then.`}</p>}
    </section>
  );
}

/** Somebody else wants to go back. */
export function Consent() {
  const { room } = usePlayed();
  const info = useInfo();
  const names = useNames();
  const request = info.undoRequest;
  // Put aside by its number: a newer request is another question.
  const [aside, setAside] = useState(0);
  useEffect(() => {
    const ask = (): void => setAside(0);
    addEventListener(ASK_FOR_CONSENT, ask);
    return () => removeEventListener(ASK_FOR_CONSENT, ask);
  }, []);
  if (request === null || aside === request.number) return null;
  const mine = info.seats.find(({ seat, mine }) => mine && request.needs.includes(seat));
  if (mine === undefined || mine.seat === request.seat) return null;
  const reply = (agree: boolean): void => {
    setAside(request.number);
    room.consent(mine.seat, request.number, agree);
  };
  return (
    <Dialog
      open
      title={say`${names[request.seat] ?? ''} wants to go back`}
      says={say`${names[request.seat] ?? ''} asks to take the last answer back. What has come to light since cannot be unseen. Do you agree?`}
      close={() => setAside(request.number)}
      buttons={
        <>
          <Button onClick={() => reply(false)} data-testid="refuse-undo">{say`Rather not`}</Button>
          <Button look="main" onClick={() => reply(true)} data-testid="agree-undo">{say`Agree`}</Button>
        </>
      }
    >
      <TakenBack since={request.since} />
    </Dialog>
  );
}
