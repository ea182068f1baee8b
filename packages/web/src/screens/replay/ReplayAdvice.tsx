import type { Game, GameRecord, Json } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { AdvicePanel } from '../../advice/AdvicePanel.tsx';
import { useAdviceKey, useAdviser } from '../../advice/useAdviser.ts';
import { isAdvisable } from '../../advice/words.ts';
import { litBy, optionWords } from '../../games/option-words.ts';
import { IconButton } from '../../parts/Button.tsx';
import type { DecisionThen } from '../../replay/decision.ts';

interface ReplayAdvice {
  readonly button: ReactNode;
  readonly panel: ReactNode;
  /** what lights up on the board */
  readonly lit: readonly string[];
}

/** After a game anybody may ask what a strong player would have done, out of what that seat saw at that time. */
export function useReplayAdvice(game: Game, record: GameRecord, decision: DecisionThen | null): ReplayAdvice {
  const [resting, setResting] = useState<Json | null>(null);
  const advisable = decision !== null && isAdvisable(decision.question) ? decision : null;
  const about = useMemo(
    () => advisable && { ...advisable, held: advisable.answer === null ? [] : [advisable.answer] },
    [advisable],
  );
  const adviser = useAdviser(game, about);
  const { asked, ask, close } = adviser;
  useAdviceKey(adviser);
  const option = useMemo(
    () => optionWords(game, decision?.view ?? null, decision?.question ?? null, record.names),
    [game, decision, record.names],
  );
  const rest = useCallback((value: Json | null) => setResting(value), []);
  const lit = useMemo(
    () => (decision === null ? [] : litBy(option, decision.question.domain, resting)),
    [decision, option, resting],
  );
  const isOpen = asked.kind !== 'no';
  const name = decision === null ? '' : (record.names[decision.seat] ?? '');
  return {
    lit,
    button: (
      <IconButton
        sign="advice"
        label={
          about === null ? say`Here there was nothing to choose` : say`What would a strong player have done as ${name}?`
        }
        disabled={about === null}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : ask())}
        data-testid="ask-advice"
      />
    ),
    panel: (
      <AdvicePanel
        game={game}
        title={say`What a strong player would have done as ${name}`}
        asked={asked}
        option={option}
        rest={rest}
        done={decision?.answer ?? undefined}
        close={close}
      />
    ),
  };
}
