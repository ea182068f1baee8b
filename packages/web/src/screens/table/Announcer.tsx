import { useMemo } from 'react';
import { shelfOf } from '../../games/registry.ts';
import { toldInWords } from '../../games/told.ts';
import { Hidden } from '../../parts/Page.tsx';
import { isLaidDown, isMoving, questionOf } from '../../table/model.ts';
import { useModel, useNames, useNamesInLog, usePlayed, useTable } from './context.ts';

const A_SECRET = 'You have learned something that only you may know: it is in the log.';

/** For a screen reader: what has just happened, then what is asked. */
export function Announcer() {
  const { game } = usePlayed();
  const shown = useModel((model) => model.shown);
  const moving = useModel(isMoving);
  const telling = useModel((model) => model.telling);
  const question = useModel((model) => (isLaidDown(model) ? null : questionOf(model)));
  const names = useNames();
  const inLog = useNamesInLog();
  const told = useTable((table) => table.told);
  const news = useMemo(() => {
    if (shown === null || telling) return '';
    const fresh = told.slice(shown.lines - shown.told.length, shown.lines);
    // What is announced may be heard by all: a secret is only said to be there.
    return fresh.map(({ event, secret }) => (secret ? A_SECRET : toldInWords(game, event, inLog))).join(' ');
  }, [shown, told, telling, game, inLog]);
  const asks = useMemo(() => {
    if (shown === null || moving) return '';
    if (shown.game.outcome !== null) return game.words.outcome(shown.game.outcome, names);
    if (question === null) return '';
    const prompt = shelfOf(game.id)?.discreet?.[question.about] ?? game.words.prompt(shown.game.view, question, names);
    return `You are asked: ${prompt}`;
  }, [shown, moving, question, game, names]);
  return (
    <Hidden>
      <span role="status" aria-live="polite" data-testid="announced-news">
        {news}
      </span>
      <span role="status" aria-live="polite" data-testid="announced-prompt">
        {asks}
      </span>
    </Hidden>
  );
}
