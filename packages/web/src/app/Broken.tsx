import { useRouteError } from 'react-router';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Page, Trouble } from '../parts/Page.tsx';

export function NotFound() {
  return (
    <Page title="Not found">
      <Trouble
        sign="board"
        title="There is nothing on this page"
        says="The address may be mistyped, or what stood here is gone."
      >
        <LinkButton to="/" look="main" sign="home">
          To the games
        </LinkButton>
      </Trouble>
    </Page>
  );
}

/** A page that broke, or a part of it that could not be fetched. Games lie safe on the server. */
export function Broken() {
  const error = useRouteError();
  const notFetched = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <Page title="Trouble">
      {notFetched ? (
        <Trouble
          sign="offline"
          title="A part of the page could not be fetched"
          says="Either the connection is gone, or the page has been renewed since you opened it. Nothing of your game is lost."
        >
          <Reload />
        </Trouble>
      ) : (
        <Trouble
          sign="warn"
          title="This page has broken"
          says="That is our mistake. Nothing of your game is lost: it lies on the server. Loading the page again usually helps."
        >
          <Reload />
        </Trouble>
      )}
    </Page>
  );
}

function Reload() {
  return (
    <Button look="main" sign="again" onClick={() => location.reload()}>
      Load again
    </Button>
  );
}
