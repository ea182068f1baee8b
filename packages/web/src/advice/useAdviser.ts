import type { Advice } from '@tablewright/bots';
import type { Event, Game, Json, Question, Seat } from '@tablewright/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Thinking, thinkingOf } from '../thinking/thinking.ts';

/** What is asked about: what this seat sees, and nothing else. */
export interface AdviceAbout {
  readonly seat: Seat;
  readonly view: Json;
  readonly question: Question;
  /** everything that the seat has been told by then */
  readonly told: readonly Event[];
  /** what has to be among the answers that are named */
  readonly held?: readonly Json[];
}

export type Asked =
  | { readonly kind: 'no' }
  | { readonly kind: 'thinks' }
  | { readonly kind: 'broke' }
  | { readonly kind: 'says'; readonly advice: Advice };

export interface Adviser {
  readonly asked: Asked;
  readonly ask: () => void;
  readonly close: () => void;
}

const NO: Asked = { kind: 'no' };

/** Somebody who thinks along, in a worker of the page; the server hears nothing of it. What was said about one question ends with it. */
export function useAdviser(game: Game, about: AdviceAbout | null): Adviser {
  const thinking = useRef<Thinking | null>(null);
  const [asked, setAsked] = useState<Asked>(NO);
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
      thinking.current?.close();
      thinking.current = null;
    },
    [game],
  );
  const question = about?.question ?? null;
  useEffect(() => {
    turn.current += 1;
    setAsked(NO);
  }, [question]);
  const latest = useRef(about);
  useEffect(() => {
    latest.current = about;
  });
  const ask = useCallback((): void => {
    const now = latest.current;
    if (now === null) return;
    turn.current += 1;
    const mine = turn.current;
    setAsked({ kind: 'thinks' });
    thinking.current ??= thinkingOf(game.id);
    const { seat, view, question: what, told, held = [] } = now;
    thinking.current.about({ does: 'advise', seat, view, question: what, told, held }).then(
      (advice) => mine === turn.current && setAsked({ kind: 'says', advice }),
      () => mine === turn.current && setAsked({ kind: 'broke' }),
    );
  }, [game]);
  const close = useCallback((): void => {
    turn.current += 1;
    setAsked(NO);
  }, []);
  return { asked, ask, close };
}

/** The key for it is heard where all keys are. */
export const ASK_FOR_ADVICE = 'tablewright:advice';

/** Asked by the key, and closed by it. */
export function useAdviceKey({ asked, ask, close }: Adviser): void {
  const isOpen = asked.kind !== 'no';
  useEffect(() => {
    const toggle = (): void => (isOpen ? close() : ask());
    addEventListener(ASK_FOR_ADVICE, toggle);
    return () => removeEventListener(ASK_FOR_ADVICE, toggle);
  }, [isOpen, ask, close]);
}
