import { Terms } from '@tablewright/board';
import { useEffect } from 'react';
import { langOf } from '../../games/spoken.ts';
import { Sign } from '../../parts/Sign.tsx';
import { questionOf } from '../../table/model.ts';
import { onceKey, useSettings } from '../../table/settings.ts';
import { usePlayed } from './context.ts';
import css from './Prompt.module.css';

/** What matters when a question comes for the first time; it goes for good when it was answered. */
export function Hint({ about }: { readonly about: string }) {
  const { game, screen, local } = usePlayed();
  const key = onceKey('hint', game.id, about);
  const known = useSettings(({ guide, shownOnce }) => !guide || shownOnce.includes(key));
  const says = screen.newcomer.hints[about] ?? null;
  if (local === 'lesson' || known || says === null) return null;
  return (
    <p className={css['hint']} data-testid="hint" lang={langOf(game.id)}>
      <Sign name="info" size={16} />
      <span>
        <Terms says={says} />
      </span>
    </p>
  );
}

/** What was answered once needs no hint any more. Asked of the store: a quick server has replied before anything is drawn. */
export function useAnswered(): void {
  const { room, game, local } = usePlayed();
  const showOnce = useSettings((settings) => settings.showOnce);
  useEffect(() => {
    if (local === 'lesson') return undefined;
    return room.store.subscribe((model) => {
      const about = model.sent?.about ?? (model.given ? questionOf(model)?.about : undefined);
      if (about !== undefined) showOnce(onceKey('hint', game.id, about));
    });
  }, [room, game, local, showOnce]);
}
