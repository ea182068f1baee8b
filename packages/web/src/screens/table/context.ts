import type { BoardProps, GameScreen } from '@tablewright/board';
import type { Game, Json, Question } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { usePrefersStill } from '../../parts/useMedia.ts';
import { useSettings } from '../../table/settings.ts';
import { type Model, type Notice, questionOf } from '../../table/model.ts';
import { type Room } from '../../table/room.ts';
import { namesOf, type TableState } from '../../table/state.ts';

/** A table whose game is loaded. */
export interface Played {
  readonly room: Room;
  readonly game: Game;
  readonly screen: GameScreen;
  /** where the finger was last, for the bubble that says why not */
  readonly finger: { current: Notice['at'] };
}

export const PlayedContext = createContext<Played | null>(null);

export function usePlayed(): Played {
  const played = useContext(PlayedContext);
  if (played === null) throw new Error('not at a table');
  return played;
}

export function useModel<T>(select: (model: Model) => T): T {
  return useStore(usePlayed().room.store, select);
}

/** The table, which is there wherever a game is played. */
export function useTable<T>(select: (table: TableState) => T): T {
  return useModel(({ table }) => select(table!));
}

export function useInfo(): TableInfo {
  return useTable(({ info }) => info);
}

export function useNames(): readonly string[] {
  const info = useInfo();
  return useMemo(() => namesOf(info), [info]);
}

/** Names for sentences about what happened: mine is 'You', unless several share this screen. */
export function useNamesInLog(): readonly string[] {
  const names = useNames();
  const { mode } = useInfo();
  const me = useModel(({ shown }) => shown?.game.me ?? 'spectator');
  return useMemo(() => names.map((name, seat) => (seat === me && mode !== 'pass' ? 'You' : name)), [names, me, mode]);
}

export function useStill(): boolean {
  const prefers = usePrefersStill();
  return useSettings(({ pace }) => pace === 'instant') || prefers;
}

/** An option in words. A board may ask about anything that it draws, so that a question without an answer is ''. */
function saying(game: Game, view: Json, question: Question | null): (value: Json) => string {
  return (value) => {
    if (question === null) return '';
    try {
      return game.words.option(view, question, value).says;
    } catch {
      return '';
    }
  };
}

/** Everything that a game's board is given. Null before the game. */
export function useBoardProps(): BoardProps | null {
  const { room, game, finger } = usePlayed();
  const shown = useModel((model) => model.shown);
  const question = useModel(questionOf);
  const resting = useModel((model) => model.resting);
  const pointed = useModel((model) => model.pointed);
  const isSent = useModel((model) => model.sent !== null);
  const mayUndo = useModel(({ table }) => table?.game?.mayUndo === true);
  const names = useNames();
  const still = useStill();
  const view = shown?.game.view ?? null;
  const says = useMemo(() => saying(game, view, question), [game, view, question]);
  const answer = useCallback((value: Json) => room.answer(value), [room]);
  const ask = useCallback((value: Json) => void room.explain(value, finger.current), [room, finger]);
  const rest = useCallback((value: Json | null) => room.rest(value), [room]);
  const takeBack = useCallback(() => room.undo(), [room]);
  const telling = useCallback((on: boolean) => room.telling(on), [room]);
  return useMemo(() => {
    if (shown === null) return null;
    return {
      view: shown.game.view,
      before: shown.before === null ? null : shown.before.view,
      told: shown.told,
      me: shown.game.me,
      names,
      question,
      says,
      answer,
      ask,
      takeBack: mayUndo && !isSent ? takeBack : null,
      resting,
      rest,
      pointed,
      telling,
      outcome: shown.game.outcome,
      still,
    };
  }, [shown, names, question, says, answer, ask, mayUndo, isSent, takeBack, resting, rest, pointed, telling, still]);
}
