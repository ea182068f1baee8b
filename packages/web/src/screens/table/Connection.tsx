import { say } from '@tablewright/kernel/words';
import { PROTOCOL } from '@tablewright/protocol';
import { link, useLink, useRenewed } from '../../link/page.ts';
import { Button } from '../../parts/Button.tsx';
import { Sign } from '../../parts/Sign.tsx';
import { useNow } from '../../parts/useNow.ts';
import css from './Connection.module.css';

/** A short break is nobody's business. */
const PATIENCE = 1500;

/** Says that the connection is gone, or that the page has been renewed; otherwise nothing. */
export function ConnectionBar() {
  const state = useLink();
  const renewed = useRenewed();
  const lost = state.kind === 'lost';
  const now = useNow(lost ? 500 : null);
  if (lost && now - state.since > PATIENCE) {
    const seconds = state.retryAt === null ? 0 : Math.max(0, Math.ceil((state.retryAt - now) / 1000));
    const when = seconds === 0 ? say`Trying again …` : say`Trying again in ${seconds} s.`;
    const unsent = link.unsent > 0 ? say`Your answer is sent as soon as we are back.` : say`Your seat is kept.`;
    return (
      <div className={css['bar']} role="status" data-testid="connection-lost">
        <Sign name="offline" />
        <p>
          {state.why ?? say`The connection is gone.`} <span aria-hidden="true">{when}</span> {unsent}
        </p>
        <Button size="small" onClick={() => link.connect()}>{say`Try now`}</Button>
      </div>
    );
  }
  if (renewed || (link.hello !== null && link.hello.protocol !== PROTOCOL)) {
    return (
      <div className={css['bar']} role="status">
        <Sign name="again" />
        <p>{say`Tablewright has been renewed. Load the page again; your game goes on where it is.`}</p>
        <Button size="small" onClick={() => location.reload()}>{say`Load again`}</Button>
      </div>
    );
  }
  return null;
}
