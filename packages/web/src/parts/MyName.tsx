import { say } from '@tablewright/kernel/words';
import { LIMITS } from '@tablewright/protocol';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useServerInfo } from '../app/server-info.ts';
import { Button } from './Button.tsx';
import { Field } from './Field.tsx';
import css from './MyName.module.css';
import { Sign } from './Sign.tsx';

const Dialog = lazy(() => import('./Dialog.tsx').then((module) => ({ default: module.Dialog })));

/** What the others call me; a click changes it. */
export function MyName() {
  const me = useServerInfo((server) => server.me);
  const [open, setOpen] = useState(false);
  if (me === null) return null;
  return (
    <>
      <button
        type="button"
        className={css['name']}
        onClick={() => setOpen(true)}
        aria-label={say`Your name is ${me.name}. Change it`}
        data-testid="my-name"
      >
        <span>{me.name}</span>
        <Sign name="pencil" size={16} />
      </button>
      {open && (
        <Suspense>
          <NameDialog name={me.named ? me.name : ''} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function NameDialog({ name, close }: { readonly name: string; readonly close: () => void }) {
  const rename = useServerInfo((server) => server.rename);
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void rename(typed).then((why) => (why === null ? close() : setWrong(why)));
  };
  return (
    <Dialog
      open
      title={say`Your name`}
      says={say`This is what others at a table call you. No account is needed.`}
      close={close}
    >
      <form onSubmit={submit}>
        <Field
          label={say`Name`}
          value={typed}
          maxLength={LIMITS.name}
          wrong={wrong}
          autoComplete="nickname"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p>&nbsp;</p>
        <Button look="main" wide disabled={typed.trim() === ''} onClick={submit}>{say`Keep this name`}</Button>
      </form>
    </Dialog>
  );
}
