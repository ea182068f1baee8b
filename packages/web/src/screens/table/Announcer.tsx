import { useMemo } from 'react';
import { shelfOf } from '../../games/registry.ts';
import { toldInWords } from '../../games/told.ts';
import { Hidden } from '../../parts/Page.tsx';
import { isLaidDown, isMoving, questionOf } from '../../table/model.ts';
import { useModel, useNames, useNamesInLog, usePlayed } from './context.ts';

/** For a screen reader: what has just happened, then what is asked. */
export function Announcer() {
  const { game } = usePlayed();
  const shown = useModel((model) => model.shown);
  const moving = useModel(isMoving);
  const telling = useModel((model) => model.telling);
  const question = useModel((model) => (isLaidDown(model) ? null : questionOf(model)));
  const names = useNames();
  const inLog = useNamesInLog();
  const news = useMemo(
    () => (shown === null || telling ? '' : shown.told.map((event) => toldInWords(game, event, inLog)).join(' ')),
    [shown, telling, game, inLog],
  );
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
