import { say } from '@tablewright/kernel/words';
import { useMemo, useState } from 'react';
import { shelfOf } from '../../games/registry.ts';
import { langOf, spokenBy } from '../../games/spoken.ts';
import { toldInWords } from '../../games/told.ts';
import { Hidden } from '../../parts/Page.tsx';
import { isLaidDown, isMoving, questionOf } from '../../table/model.ts';
import { useModel, useNames, useNamesInLog, usePlayed, useTable } from './context.ts';

const A_SECRET = say`You have learned something that only you may know: it is in the log.`;

/** As many lines as stay in the page; what is taken out of it is not read. */
const MOST = 24;

/** What was there when the page was opened is in the log; what was taken back is forgotten. */
function useFirstHeard(readable: number): number {
  const [from, setFrom] = useState(readable);
  const first = Math.min(from, readable);
  if (first !== from) setFrom(first);
  return first;
}

/** For a screen reader: what has just happened, then what is asked. */
export function Announcer() {
  const { game } = usePlayed();
  const shown = useModel((model) => model.shown);
  const moving = useModel(isMoving);
  const readable = useModel((model) => model.readable);
  const question = useModel((model) => (isLaidDown(model) ? null : questionOf(model)));
  const names = useNames();
  const inLog = useNamesInLog();
  const told = useTable((table) => table.told);
  const from = useFirstHeard(readable);
  // Each line is added once, behind the others: a reader says them in order, at its own pace, however quickly they come.
  const news = useMemo(
    () =>
      told.slice(from, readable).map(({ event, secret }, i) => ({
        number: from + i,
        // What is announced may be heard by all: a secret is only said to be there.
        says: secret ? A_SECRET : toldInWords(game, event, inLog),
        lang: secret ? undefined : langOf(game.id),
      })),
    [told, from, readable, game, inLog],
  );
  const asks = useMemo(() => {
    if (shown === null || moving) return '';
    if (shown.game.outcome !== null) return game.words.outcome(shown.game.outcome, names);
    if (question === null) return '';
    const prompt = shelfOf(game.id)?.discreet?.[question.about] ?? game.words.prompt(shown.game.view, question, names);
    return spokenBy(game.id, () => say`You are asked: ${prompt}`);
  }, [shown, moving, question, game, names]);
  return (
    <Hidden>
      <span role="log" aria-live="polite" aria-relevant="additions" data-testid="announced-news">
        {news.slice(-MOST).map(({ number, says, lang }) => (
          <span key={number} lang={lang}>
            {says}{' '}
          </span>
        ))}
      </span>
      <span role="status" aria-live="polite" lang={langOf(game.id)} data-testid="announced-prompt">
        {asks}
      </span>
    </Hidden>
  );
}
