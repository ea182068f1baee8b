import { LEVEL_SPECS } from '@tablewright/bots/levels';
import type { GameInfo, TableLine } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useServerInfo } from '../app/server-info.ts';
import { hasLedger, hasTutorial, inShelfOrder, shelfOf } from '../games/registry.ts';
import { Accent } from '../parts/Accent.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { classesOf } from '../parts/classes.ts';
import { LevelSelect } from '../parts/LevelSelect.tsx';
import { Page, Trouble } from '../parts/Page.tsx';
import { Sign } from '../parts/Sign.tsx';
import { ago } from '../table/clock.ts';
import { useSettings } from '../table/settings.ts';
import css from './Front.module.css';
import { usePlayNow } from './usePlayNow.ts';
import { useTables } from './useTables.ts';

const c = classesOf(css);

export function Front() {
  const games = useServerInfo((server) => server.games);
  const trouble = useServerInfo((server) => server.trouble);
  const load = useServerInfo((server) => server.load);
  const { mine, open } = useTables();
  const waiting = (mine ?? []).filter(({ waitsForMe }) => waitsForMe);
  const others = (mine ?? []).filter(({ waitsForMe }) => !waitsForMe);

  if (trouble !== null && games === null) {
    return (
      <Page title="">
        <Trouble sign="offline" title="Nobody answers" says={trouble}>
          <Button look="main" sign="again" onClick={() => void load()}>
            Try again
          </Button>
        </Trouble>
      </Page>
    );
  }

  return (
    <Page title="">
      <div className={css['hello']}>
        <h1>Board games with secrets</h1>
        <p>
          Play with friends, against bots, or passing one device around. Every rule is looked after, secrets stay
          secret, and every shuffle can be checked when the game is over.
        </p>
      </div>
      {waiting.length > 0 && (
        <section className={c('list', 'waits')} aria-labelledby="waiting">
          <h2 id="waiting">{waiting.length === 1 ? 'A game waits for you' : `${waiting.length} games wait for you`}</h2>
          <Tables lines={waiting} />
        </section>
      )}
      <section aria-label="Games">
        <PlayNowLevel />
        {games === null ? (
          <div className={css['bare']} role="status" aria-label="The games are being fetched" />
        ) : (
          <ul className={c('shelf', games.length === 1 && 'alone')}>
            {inShelfOrder(games).map((game) => (
              <li key={game.id}>
                <OnShelf game={game} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={css['lists']}>
        <section className={css['list']} aria-labelledby="mine">
          <h2 id="mine">My games</h2>
          {others.length > 0 ? (
            <Tables lines={others} />
          ) : (
            <p className={css['empty']}>
              {waiting.length > 0
                ? 'All your games wait for you.'
                : 'Games that you play or have played are listed here.'}
            </p>
          )}
        </section>
        <section className={css['list']} aria-labelledby="open">
          <h2 id="open">Open tables</h2>
          {open !== null && open.length > 0 ? (
            <Tables lines={open} />
          ) : (
            <p className={css['empty']}>
              Nobody looks for players now. Open a table of your own, and mark it open to strangers.
            </p>
          )}
        </section>
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
      <span aria-hidden="true">Bots play</span>
      <LevelSelect
        label="How well bots play in Play now"
        value={level}
        choose={(botLevel) => set({ botLevel })}
        testId="play-now-level"
      />
      <span className={css['explains']}>{LEVEL_SPECS[level].explains}</span>
    </div>
  );
}

const LEARNING_WORDS = {
  easy: 'Easy to learn',
  medium: 'Learned in one game',
  demanding: 'For patient planners',
} as const;

function OnShelf({ game }: { readonly game: GameInfo }) {
  const { busy, wrong, playNow } = usePlayNow(game);
  const shelf = shelfOf(game.id);
  const learned = useSettings((settings) => settings.learned.includes(game.id));
  return (
    <Accent of={shelf?.accent} className={css['game']}>
      {shelf !== null && (
        <div className={css['picture']} aria-hidden="true">
          <shelf.Picture />
        </div>
      )}
      <div className={css['about']}>
        <h2>{game.name}</h2>
        {shelf !== null && <p className={css['promise']}>{shelf.promise}</p>}
        <ul className={css['facts']}>
          <li>
            <Sign name="people" size={16} />
            {game.seats.min === game.seats.max ? game.seats.min : `${game.seats.min}–${game.seats.max}`} players
          </li>
          {shelf !== null && (
            <>
              <li>
                <Sign name="hourglass" size={16} />
                {shelf.minutes}
              </li>
              <li>
                <Sign name="board" size={16} />
                {shelf.kind}
              </li>
              <li>
                <Sign name="learn" size={16} />
                {LEARNING_WORDS[shelf.learning]}
              </li>
            </>
          )}
        </ul>
        {wrong !== null && (
          <p className={css['wrong']} role="alert">
            {wrong}
          </p>
        )}
        <div className={css['buttons']}>
          <Button
            look="main"
            size="big"
            sign="play"
            busy={busy}
            aria-label={`Play now: ${game.name}, against bots`}
            data-testid={`play-${game.id}`}
            onClick={playNow}
          >
            Play now
          </Button>
          <LinkButton to={`/new/${game.id}`} size="big" sign="people">
            New table
          </LinkButton>
          {hasTutorial(game.id) && (
            <LinkButton
              to={`/learn/${game.id}`}
              size="big"
              sign={learned ? 'check' : 'learn'}
              testId={`learn-${game.id}`}
            >
              {shelf?.lessons === undefined ? 'Learn by playing' : `Learn in ${shelf.lessons}`}
            </LinkButton>
          )}
          {hasLedger(game.id) && (
            <LinkButton to={`/rules/${game.id}`} size="big" look="plain" sign="book">
              Rules
            </LinkButton>
          )}
        </div>
      </div>
    </Accent>
  );
}

function Tables({ lines }: { readonly lines: readonly TableLine[] }) {
  const games = useServerInfo((server) => server.games);
  const me = useServerInfo((server) => server.me?.name ?? null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul>
      {lines.map((line) => {
        const shelf = shelfOf(line.game);
        return (
          <li key={line.id}>
            <Accent of={shelf?.accent}>
              <Link
                to={`/table/${line.id}`}
                className={c('table', line.waitsForMe && 'mine')}
                data-testid={`table-${line.id}`}
              >
                <span className={css['line']}>
                  <b>{games?.find(({ id }) => id === line.game)?.name ?? line.game}</b>
                  <span className={css['who']}>{withWhom(line, me)}</span>
                </span>
                <span className={css['state']}>{stateOf(line, now)}</span>
              </Link>
            </Accent>
          </li>
        );
      })}
    </ul>
  );
}

function withWhom({ names, free }: TableLine, me: string | null): string {
  const people = names.filter((name) => name !== '' && name !== me);
  const seats = free === 1 ? '1 free seat' : `${free} free seats`;
  return [...(people.length > 0 ? [people.join(', ')] : []), ...(free > 0 ? [seats] : [])].join(' · ');
}

function stateOf({ phase, waitsForMe, updated }: TableLine, now: number): string {
  if (waitsForMe) return 'Your turn';
  const when = ago(updated, now);
  return phase === 'lobby' ? `Not begun · ${when}` : phase === 'over' ? `Over · ${when}` : when;
}
