import { say } from '@tablewright/kernel/words';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Json, Question } from '@tablewright/kernel';
import { AdvicePanel } from '../../advice/AdvicePanel.tsx';
import { useAdviceKey, useAdviser } from '../../advice/useAdviser.ts';
import { isAdvisable } from '../../advice/words.ts';
import { optionWords } from '../../games/option-words.ts';
import { IconButton } from '../../parts/Button.tsx';
import { isLaidDown } from '../../table/model.ts';
import { useInfo, useModel, useNames, usePlayed, useTable } from './context.ts';

const WOULD_DO = say`What would a strong player do?`;

/** Whoever plays against nobody but bots may ask; where other people sit it would be unfair, and in a lesson the teacher says it. */
function useMayAsk(): boolean {
  const { local } = usePlayed();
  const { seats, phase } = useInfo();
  const people = seats.filter(({ kind }) => kind === 'person');
  const isAlone = people.length === 1 && people[0]!.mine && seats.every(({ kind }) => kind !== 'open');
  const telling = useModel((model) => model.telling);
  const laid = useModel(isLaidDown);
  return local !== 'lesson' && isAlone && phase === 'playing' && !telling && !laid;
}

/** The button beside the prompt, and what comes of it above the choices; null where nobody may ask. */
export function useAdvice(question: Question): { readonly button: ReactNode; readonly panel: ReactNode } | null {
  const { game, room } = usePlayed();
  const isAllowed = useMayAsk();
  const mayAsk = isAllowed && isAdvisable(question);
  // A window takes as much room whether or not there is anything to choose in it.
  const hasPlace = isAllowed && (mayAsk || question.window !== undefined);
  const view = useModel(({ shown }) => shown?.game.view ?? null);
  const names = useNames();
  const lines = useTable((table) => table.told);
  const about = useMemo(
    () => (mayAsk ? { seat: question.seat, view, question, told: lines.map(({ event }) => event) } : null),
    [mayAsk, view, question, lines],
  );
  const adviser = useAdviser(game, about);
  const { asked, ask, close } = adviser;
  const option = useMemo(() => optionWords(game, view, question, names), [game, view, question, names]);
  const rest = useCallback((value: Json | null) => room.rest(value), [room]);
  const choose = useCallback((value: Json) => room.answer(value), [room]);
  const isOpen = asked.kind !== 'no';
  useAdviceKey(adviser);
  if (!hasPlace) return null;
  return {
    button: (
      <IconButton
        sign="advice"
        label={`${WOULD_DO} (H)`}
        aria-expanded={isOpen}
        disabled={!mayAsk}
        onClick={() => (isOpen ? close() : ask())}
        data-testid="ask-advice"
      />
    ),
    panel: (
      <AdvicePanel
        game={game}
        title={say`What a strong player would do`}
        asked={asked}
        option={option}
        rest={rest}
        choose={choose}
        close={close}
      />
    ),
  };
}
