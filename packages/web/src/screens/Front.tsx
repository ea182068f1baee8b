import { LEVEL_SPECS } from '@tablewright/bots/levels';
import { say } from '@tablewright/kernel/words';
import { lazy, Suspense, useState } from 'react';
import { useServerInfo } from '../app/server-info.ts';
import { gamesKept } from '../offline/kept-games.ts';
import { Sign } from '../parts/Sign.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { classesOf } from '../parts/classes.ts';
import { LevelSelect } from '../parts/LevelSelect.tsx';
import { Page, Trouble } from '../parts/Page.tsx';
import { useSettings } from '../table/settings.ts';
import css from './Front.module.css';
import { gamesAmong, inOrder } from './my-tables.ts';
import { Shelf } from './Shelf.tsx';
import type { TableListProps } from './TableList.tsx';
import { useResults } from './useResults.ts';
import { useTables } from './useTables.ts';

const c = classesOf(css);

// Whoever comes for the first time has no games yet, and often nobody looks for players.
const Lines = lazy(() => import('./TableList.tsx').then((module) => ({ default: module.TableList })));

/** Finished games that are shown before somebody asks for all. */
const FEW = 5;

/** What waits for me, what goes on, what can be played, what was. */
export function Front() {
  const games = useServerInfo((server) => server.games);
  const trouble = useServerInfo((server) => server.trouble);
  const shutOut = useServerInfo((server) => server.shutOut);
  const load = useServerInfo((server) => server.load);
  const offline = useServerInfo((server) => server.offline);
  const { mine, open } = useTables();
  const removed = useSettings((settings) => settings.removed);
  const { waiting, goingOn, over } = inOrder(mine ?? [], removed);
  const knowsPlace = waiting.length + goingOn.length + over.length > 0;

  if (trouble !== null && games === null) {
    return (
      <Page title="">
        <Trouble sign="offline" title={shutOut ? say`You cannot come in` : say`Nobody answers`} says={trouble}>
          <Button look="main" sign="again" onClick={() => void load()}>{say`Try again`}</Button>
        </Trouble>
      </Page>
    );
  }

  return (
    <Page title="">
      {waiting.length > 0 && (
        <section className={css['waits']} aria-labelledby="waiting">
          <h2 id="waiting">
            {waiting.length === 1 ? say`A game waits for you` : say`${waiting.length} games wait for you`}
          </h2>
          <Tables lines={waiting} mine />
        </section>
      )}
      {goingOn.length > 0 && (
        <section className={css['waits']} aria-labelledby="going-on">
          <h2 id="going-on">{say`Going on`}</h2>
          <Tables lines={goingOn} mine />
        </section>
      )}
      {offline && (
        <p className={css['offline']} role="status">
          <Sign name="offline" />
          {say`No connection. Against bots, on this device and in lessons you can play all the same.`}
        </p>
      )}
      <OnThisDevice />
      <div className={c('hello', knowsPlace && 'again')}>
        <h1>{say`Board games with secrets`}</h1>
        {!knowsPlace && (
          <p>{say`Play with friends, against bots, or passing one device around. Every rule is looked after, secrets stay secret, and every shuffle can be checked when the game is over.`}</p>
        )}
      </div>
      <section aria-label={say`Games`}>
        <PlayNowLevel />
        {games === null ? (
          <div className={css['bare']} role="status" aria-label={say`The games are being fetched`} />
        ) : (
          <Shelf games={games} />
        )}
      </section>
      <div className={css['lists']}>
        <Finished over={over} />
        <OpenTables open={open} />
      </div>
    </Page>
  );
}

/** How well the bots play against whom one plays at once. */
function PlayNowLevel() {
  const level = useSettings((settings) => settings.botLevel);
  const set = useSettings((settings) => settings.set);
  return (
    <div className={css['level']}>
      <span aria-hidden="true">{say`Bots play`}</span>
      <LevelSelect
        label={say`How well bots play in Play now`}
        value={level}
        choose={(botLevel) => set({ botLevel })}
        testId="play-now-level"
      />
      <span className={css['explains']}>{LEVEL_SPECS[level].explains}</span>
    </div>
  );
}

/** Games that lie in this browser alone. */
function OnThisDevice() {
  const games = useServerInfo((server) => server.games);
  const kept = gamesKept((games ?? []).map(({ id }) => id));
  if (kept.length === 0) return null;
  return (
    <section className={css['waits']} aria-labelledby="here">
      <h2 id="here">{say`On this device`}</h2>
      <div className={css['filter']}>
        {kept.map((id) => (
          <LinkButton key={id} to={`/here/${id}`} sign="play" testId={`here-${id}`}>
            {games?.find((game) => game.id === id)?.name ?? id}
          </LinkButton>
        ))}
      </div>
    </section>
  );
}

function Finished({ over }: { readonly over: ReturnType<typeof inOrder>['over'] }) {
  const [all, setAll] = useState(false);
  const shown = all ? over : over.slice(0, FEW);
  const results = useResults(shown);
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say`My finished games`}</h2>
      {over.length === 0 ? (
        <p className={css['empty']}>{say`Games that you have played are listed here, with how they ended.`}</p>
      ) : (
        <Tables lines={shown} mine results={results} />
      )}
      {over.length > shown.length && (
        <Button look="plain" onClick={() => setAll(true)}>{say`Show all ${over.length}`}</Button>
      )}
    </section>
  );
}

function OpenTables({ open }: Pick<ReturnType<typeof useTables>, 'open'>) {
  const games = useServerInfo((server) => server.games);
  const [only, setOnly] = useState<string | null>(null);
  const among = gamesAmong(open ?? []);
  const shown = (open ?? []).filter(({ game }) => only === null || !among.includes(only) || game === only);
  return (
    <section aria-labelledby="open">
      <h2 id="open">{say`Open tables`}</h2>
      {among.length > 0 && (
        <div className={css['filter']} role="group" aria-label={say`Only this game`}>
          {[null, ...among].map((id) => (
            <Button key={id ?? ''} size="small" aria-pressed={only === id} onClick={() => setOnly(id)}>
              {id === null ? say`All` : (games?.find((game) => game.id === id)?.name ?? id)}
            </Button>
          ))}
        </div>
      )}
      {shown.length > 0 ? (
        <Tables lines={shown} />
      ) : (
        <p
          className={css['empty']}
        >{say`Nobody looks for players now. Open a table of your own, and mark it open to strangers.`}</p>
      )}
    </section>
  );
}

function Tables(props: TableListProps) {
  return (
    <Suspense>
      <Lines {...props} />
    </Suspense>
  );
}
