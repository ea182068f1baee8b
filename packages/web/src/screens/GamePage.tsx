import { say } from '@tablewright/kernel/words';
import type { GameInfo } from '@tablewright/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { NotFound, useBreak } from '../app/Broken.tsx';
import { useServerInfo } from '../app/server-info.ts';
import { hasTutorial, shelfOf } from '../games/registry.ts';
import { langOf } from '../games/spoken.ts';
import { hasLedger, loadGuide } from '../games/texts.ts';
import { Accent } from '../parts/Accent.tsx';
import { Button, LinkButton } from '../parts/Button.tsx';
import { Loading, Page, Trouble } from '../parts/Page.tsx';
import { BlockText } from '../rules/BlockText.tsx';
import { type Block, parseMarkdown, withoutRuleIds } from '../rules/markdown.ts';
import { useSettings } from '../table/settings.ts';
import { GameBanner } from './GameBanner.tsx';
import css from './GamePage.module.css';
import { inOrder } from './my-tables.ts';
import { Pictures } from './Pictures.tsx';
import { TableList } from './TableList.tsx';
import { usePlayNow } from './usePlayNow.tsx';
import { useResults } from './useResults.ts';
import { useTables } from './useTables.ts';

/** All about one game: what it is, how one learns and plays it, and how I have done so far. */
export function GamePage() {
  const { game: id } = useParams();
  const games = useServerInfo((server) => server.games);
  const trouble = useServerInfo((server) => server.trouble);
  if (games === null) {
    return (
      <Page title={say`Game`}>
        {trouble === null ? (
          <Loading says={say`One moment …`} />
        ) : (
          <Trouble sign="offline" title={say`Nobody answers`} says={trouble} />
        )}
      </Page>
    );
  }
  const game = games.find((one) => one.id === id);
  if (game === undefined) return <NotFound />;
  return (
    <Page title={game.name}>
      <Accent of={shelfOf(game.id)?.accent}>
        <About key={game.id} game={game} />
      </Accent>
    </Page>
  );
}

function About({ game }: { readonly game: GameInfo }) {
  const { busy, wrong, playNow, question } = usePlayNow(game);
  const guide = useBeginningOfGuide(game.id);
  return (
    <div className={css['page']}>
      <GameBanner game={game}>
        {question}
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
            onClick={playNow}
            data-testid={`play-${game.id}`}
          >{say`Play now`}</Button>
          <LinkButton to={`/new/${game.id}`} size="big" sign="people">{say`New table`}</LinkButton>
          {hasTutorial(game.id) && (
            <LinkButton to={`/learn/${game.id}`} size="big" sign="learn">{say`Learn by playing`}</LinkButton>
          )}
          {hasLedger(game.id) && (
            <LinkButton to={`/rules/${game.id}`} size="big" look="plain" sign="book">{say`Rules`}</LinkButton>
          )}
        </div>
      </GameBanner>
      <Pictures game={game} />
      <div className={css['columns']}>
        <div className={css['guide']}>
          <div lang={langOf(game.id)}>
            {guide.map((block, i) => (
              <BlockText key={i} block={block} number={i} target="" />
            ))}
          </div>
          {guide.length > 0 && (
            <p>
              <LinkButton to={`/rules/${game.id}`} sign="book">{say`Read on: how to play`}</LinkButton>
            </p>
          )}
        </div>
        <Mine game={game} />
      </div>
      {game.options.length > 0 && <Variants game={game} />}
    </div>
  );
}

/** The first two parts: in one breath, and what one wants. */
function useBeginningOfGuide(id: string): readonly Block[] {
  const [text, setText] = useState<string | null>(null);
  const breaks = useBreak();
  useEffect(() => {
    let gone = false;
    loadGuide(id).then(
      (guide) => !gone && setText(guide),
      (error: unknown) => !gone && breaks(error),
    );
    return () => {
      gone = true;
    };
  }, [id, breaks]);
  return useMemo(() => {
    if (text === null) return [];
    const blocks = parseMarkdown(withoutRuleIds(text)).filter((block) => block.kind !== 'heading' || block.level > 1);
    const parts = blocks.flatMap((block, i) => (block.kind === 'heading' && block.level === 2 ? [i] : []));
    return blocks.slice(0, parts[2] ?? blocks.length);
  }, [text]);
}

/** My games of it, and how they came out. */
function Mine({ game }: { readonly game: GameInfo }) {
  const { mine, open } = useTables();
  const removed = useSettings((settings) => settings.removed);
  const ofIt = (mine ?? []).filter((line) => line.game === game.id);
  const { waiting, goingOn, over } = inOrder(ofIt, removed);
  const results = useResults(over);
  const known = Object.values(results).filter(({ won }) => won !== null);
  const won = known.filter((result) => result.won).length;
  const tables = (open ?? []).filter((line) => line.game === game.id);
  return (
    <aside className={css['mine']} aria-label={say`My games of it`}>
      <dl className={css['figures']}>
        <div>
          <dt>{say`Played`}</dt>
          <dd>{over.length}</dd>
        </div>
        <div>
          <dt>{say`Won`}</dt>
          <dd>{won}</dd>
        </div>
        <div>
          <dt>{say`Going on`}</dt>
          <dd>{waiting.length + goingOn.length}</dd>
        </div>
      </dl>
      {waiting.length + goingOn.length > 0 && (
        <section aria-labelledby="now">
          <h2 id="now">{say`Going on`}</h2>
          <TableList lines={[...waiting, ...goingOn]} mine />
        </section>
      )}
      {tables.length > 0 && (
        <section aria-labelledby="open-tables">
          <h2 id="open-tables">{say`Open tables`}</h2>
          <TableList lines={tables} />
        </section>
      )}
      <section aria-labelledby="finished">
        <h2 id="finished">{say`My finished games`}</h2>
        {over.length === 0 ? (
          <p className={css['empty']}>{say`You have not finished a game of ${game.name} yet.`}</p>
        ) : (
          <TableList lines={over} mine results={results} />
        )}
      </section>
    </aside>
  );
}

/** In how many ways it can be played. */
function Variants({ game }: { readonly game: GameInfo }) {
  const told = game.options.filter(({ choices }) => choices.length > 1);
  if (told.length === 0) return null;
  return (
    <section aria-labelledby="variants">
      <h2 id="variants">{say`Ways to play it`}</h2>
      <div className={css['variants']} lang={langOf(game.id)}>
        {told.map(({ id, label, explains, choices }) => (
          <div key={id} className={css['variant']}>
            <h3>{label}</h3>
            {explains !== '' && <p>{explains}</p>}
            <ul>
              {choices.map((choice) => (
                <li key={JSON.stringify(choice.value)}>
                  <b>{choice.label}</b>
                  {choice.explains !== '' && ` ${choice.explains}`}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
