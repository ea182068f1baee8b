import { say } from '@tablewright/kernel/words';
import { useCallback, useState } from 'react';
import { useRouteError } from 'react-router';
import { OutOfDate } from '../games/rules.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Page, Trouble } from '../parts/Page.tsx';

export function NotFound() {
  return (
    <Page title={say`Not found`}>
      <Trouble
        sign="board"
        title={say`There is nothing on this page`}
        says={say`The address may be mistyped, or what stood here is gone.`}
      >
        <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
      </Trouble>
    </Page>
  );
}

/** Every browser says it in its own words, and of styles it is Vite that speaks. */
const NOT_FETCHED = /dynamically imported module|importing a module script|failed to fetch|unable to preload css/i;

/**
 * For what a page fetches once it is drawn: what did not come is said by the page for troubles, where one can load again.
 * A part that has been renewed on the server does not come back by asking for it once more.
 */
export function useBreak(): (error: unknown) => void {
  const [, set] = useState<null>(null);
  return useCallback((error: unknown) => {
    set(() => {
      throw error;
    });
  }, []);
}

/** A page that broke, or a part of it that could not be fetched. Games lie safe on the server. */
export function Broken() {
  const error = useRouteError();
  const notFetched = error instanceof OutOfDate || (error instanceof Error && NOT_FETCHED.test(error.message));
  return (
    <Page title={say`Trouble`}>
      {notFetched ? (
        <Trouble
          sign="offline"
          title={say`A part of the page could not be fetched`}
          says={say`Either the connection is gone, or the page has been renewed since you opened it. Nothing of your game is lost.`}
        >
          <Reload />
        </Trouble>
      ) : (
        <Trouble
          sign="warn"
          title={say`This page has broken`}
          says={say`That is our mistake. Nothing of your game is lost: it lies on the server. Loading the page again usually helps.`}
        >
          <Reload />
        </Trouble>
      )}
    </Page>
  );
}

function Reload() {
  return <Button look="main" sign="again" onClick={() => location.reload()}>{say`Load again`}</Button>;
}
