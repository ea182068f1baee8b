import { useEffect, useState } from 'react';
import { listed } from '@tablewright/kernel/words';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useInfo, useModel, useNames, usePlayed } from './context.ts';

/** Said by the menu, where one asks for more than is free. */
export const ASK_TO_UNDO = 'tablewright:ask-to-undo';

/** Takes my last answer back while that is free; beyond that the others are asked. */
export function UndoButton() {
  const { room } = usePlayed();
  const info = useInfo();
  const names = useNames();
  const me = useModel(({ table }) => table?.game?.me ?? 'spectator');
  const mayUndo = useModel(({ table }) => table?.game?.mayUndo === true);
  const isSent = useModel((model) => model.sent !== null);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const ask = (): void => setAsking(true);
    addEventListener(ASK_TO_UNDO, ask);
    return () => removeEventListener(ASK_TO_UNDO, ask);
  }, []);
  if (me === 'spectator' || info.phase !== 'playing') return null;
  const request = info.undoRequest;
  if (request !== null) {
    const missing = request.needs.map((seat) => names[seat] ?? '');
    return request.seat === me ? <span role="status">Asking {listed(missing)} …</span> : null;
  }
  const others = info.seats
    .filter((seat) => seat.kind === 'person' && seat.seat !== me)
    .map(({ seat }) => names[seat] ?? '');
  return (
    <>
      {mayUndo && (
        <IconButton
          sign="undo"
          label="Take my last answer back"
          disabled={isSent}
          onClick={() => room.undo()}
          data-testid="undo"
        />
      )}
      {asking && (
        <Dialog
          open
          title="Take your last answer back?"
          says={
            others.length === 0
              ? 'Something has happened since that cannot be unseen. At a table with bots alone you may go back all the same.'
              : `Something has happened since that cannot be unseen, so the others have to agree: ${listed(others)}.`
          }
          close={() => setAsking(false)}
          buttons={
            <>
              <Button onClick={() => setAsking(false)}>Leave it</Button>
              <Button
                look="main"
                onClick={() => {
                  setAsking(false);
                  room.undo();
                }}
              >
                {others.length === 0 ? 'Go back' : 'Ask the others'}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}

/** Somebody else wants to go back. */
export function Consent() {
  const { room } = usePlayed();
  const info = useInfo();
  const names = useNames();
  const request = info.undoRequest;
  const [put, setPut] = useState<unknown>(null);
  if (request === null || put === request) return null;
  const mine = info.seats.find(({ seat, mine }) => mine && request.needs.includes(seat));
  if (mine === undefined || mine.seat === request.seat) return null;
  const say = (agree: boolean): void => {
    setPut(request);
    room.consent(mine.seat, agree);
  };
  return (
    <Dialog
      open
      title={`${names[request.seat]} wants to go back`}
      says={`${names[request.seat]} asks to take the last answer back. What has come to light since cannot be unseen. Do you agree?`}
      close={() => setPut(request)}
      buttons={
        <>
          <Button onClick={() => say(false)} data-testid="refuse-undo">
            Rather not
          </Button>
          <Button look="main" onClick={() => say(true)} data-testid="agree-undo">
            Agree
          </Button>
        </>
      }
    />
  );
}
