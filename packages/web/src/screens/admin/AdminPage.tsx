import { say } from '@tablewright/kernel/words';
import type { AdminOverview } from '@tablewright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { NotFound } from '../../app/Broken.tsx';
import { useServerInfo } from '../../app/server-info.ts';
import { LinkButton } from '../../parts/Button.tsx';
import { Loading, Page, Trouble } from '../../parts/Page.tsx';
import { adminApi } from './api.ts';
import css from './AdminPage.module.css';
import { Admins, Figures, Stored, Versions } from './Overview.tsx';
import { PeopleList, TablesList } from './Lists.tsx';

type State =
  | { readonly kind: 'wait' }
  /** to everybody but an administrator this page is not there */
  | { readonly kind: 'nobody' }
  | { readonly kind: 'oldLink' }
  | { readonly kind: 'lost'; readonly why: string }
  | { readonly kind: 'here'; readonly overview: AdminOverview };

/** How often the figures are asked for. */
const EVERY = 5000;

/** The key stands behind the # of a link that is opened once; it leaves the address before anybody can copy it. */
function keyInAddress(): string | null {
  const [, key = null] = /^#([\w-]{32})$/.exec(location.hash) ?? [];
  if (key !== null) history.replaceState(history.state, '', '/admin');
  return key;
}

/**
 * Until the server has said who I am. Asked at the same time, a new browser would be made two guests, and the one who came by the
 * link might be the one that is forgotten.
 */
function known(): Promise<void> {
  const isKnown = (): boolean => {
    const { me, trouble } = useServerInfo.getState();
    return me !== null || trouble !== null;
  };
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useServerInfo.subscribe(() => {
      if (!isKnown()) return;
      stop();
      resolve();
    });
  });
}

export function AdminPage() {
  const [key] = useState(keyInAddress);
  const [state, setState] = useState<State>({ kind: 'wait' });

  const ask = useCallback(async (): Promise<void> => {
    const overview = await adminApi.overview();
    setState((before) => {
      if (overview.ok) return { kind: 'here', overview: overview.value };
      if (overview.status === 404) return { kind: key === null ? 'nobody' : 'oldLink' };
      return before.kind === 'here' ? before : { kind: 'lost', why: overview.why };
    });
  }, [key]);

  useEffect(() => {
    void (key === null ? Promise.resolve() : known().then(() => adminApi.enter(key))).then(ask);
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), EVERY);
    return () => clearInterval(timer);
  }, [key, ask]);

  if (state.kind === 'nobody') return <NotFound />;
  if (state.kind !== 'here') {
    return (
      <Page title={say`Administration`}>
        {state.kind === 'wait' && <Loading says={say`One moment …`} />}
        {state.kind === 'oldLink' && (
          <Trouble
            sign="link"
            title={say`This link is no longer good`}
            says={say`It works once, and for a day. For a new one run “tablewright admin-link” where the server runs.`}
          >
            <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
          </Trouble>
        )}
        {state.kind === 'lost' && <Trouble sign="offline" title={say`Nobody answers`} says={state.why} />}
      </Page>
    );
  }
  const { overview } = state;
  return (
    <Page title={say`Administration`}>
      <div className={css['admin']} data-testid="admin">
        <h1>{say`Administration`}</h1>
        <Figures overview={overview} />
        <TablesList />
        <PeopleList />
        <Stored overview={overview} />
        <Versions overview={overview} />
        <Admins overview={overview} changed={() => void ask()} />
      </div>
    </Page>
  );
}
