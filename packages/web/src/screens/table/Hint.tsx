import { Terms } from '@tablewright/board';
import { useEffect } from 'react';
import { Sign } from '../../parts/Sign.tsx';
import { onceKey, useSettings } from '../../table/settings.ts';
import { useModel, usePlayed } from './context.ts';
import css from './Prompt.module.css';

/** What matters when a question comes for the first time; it goes for good when it was answered. */
export function Hint({ about }: { readonly about: string }) {
  const { game, screen, local } = usePlayed();
  const key = onceKey('hint', game.id, about);
  const known = useSettings(({ guide, shownOnce }) => !guide || shownOnce.includes(key));
  const says = screen.newcomer.hints[about] ?? null;
  if (local === 'lesson' || known || says === null) return null;
  return (
    <p className={css['hint']} data-testid="hint">
      <Sign name="info" size={16} />
      <span>
        <Terms says={says} />
      </span>
    </p>
  );
}

/** What was answered once needs no hint any more. */
export function useAnswered(): void {
  const { game, local } = usePlayed();
  const sent = useModel((model) => model.sent?.about ?? null);
  const showOnce = useSettings((settings) => settings.showOnce);
  useEffect(() => {
    if (sent !== null && local !== 'lesson') showOnce(onceKey('hint', game.id, sent));
  }, [sent, game, local, showOnce]);
}
