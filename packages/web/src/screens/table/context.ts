import type { BoardProps, GameScreen } from '@tablewright/board';
import type { Event, Game, Json } from '@tablewright/kernel';
import type { TableInfo } from '@tablewright/protocol';
import { createContext, useCallback, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { ownName } from '../../games/spoken.ts';
import { litBy, optionWords } from '../../games/option-words.ts';
import { useIsStill } from '../../app/appearance.ts';
import { useSettings } from '../../table/settings.ts';
import { draftOf, type Model, notesOf, type Notice, questionOf } from '../../table/model.ts';
import type { Room } from '../../table/room.ts';
import { namesOf, type TableState } from '../../table/state.ts';

/** A table whose game is loaded. */
export interface Played {
  readonly room: Room;
  readonly game: Game;
  readonly screen: GameScreen;
  /** where the finger was last, for the bubble that says why not */
  readonly finger: { current: Notice['at'] };
  /** a table in this browser alone: its game, or a lesson of which nothing is kept; left out at a server's table */
  readonly local?: 'game' | 'lesson';
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
  const { mode, game } = useInfo();
  const me = useModel(({ shown }) => shown?.game.me ?? 'spectator');
  return useMemo(
    () => names.map((name, seat) => (seat === me && mode !== 'pass' ? ownName(game) : name)),
    [names, me, mode, game],
  );
}

export function useStill(): boolean {
  const prefers = useIsStill();
  return useSettings(({ pace }) => pace === 'instant') || prefers;
}

/** As much as the log shows: what the board has still to tell is not given away. */
function heardIn({ table, readable }: Model): readonly Event[] {
  return table === null ? [] : table.told.slice(0, readable).map(({ event }) => event);
}

/** Everything that a game's board is given. Null before the game. */
export function useBoardProps(): BoardProps | null {
  const { room, game, screen, finger } = usePlayed();
  const shown = useModel((model) => model.shown);
  const question = useModel(questionOf);
  const draft = useModel(draftOf);
  const notes = useModel(notesOf);
  const resting = useModel((model) => model.resting);
  const pointed = useModel((model) => model.pointed);
  const isSent = useModel((model) => model.sent !== null);
  const mayUndo = useModel(({ table }) => table?.game?.mayUndo === true);
  const names = useNames();
  const still = useStill();
  const view = shown?.game.view ?? null;
  const option = useMemo(() => optionWords(game, view, question, names), [game, view, question, names]);
  const lit = useMemo(
    () => (question === null ? [] : litBy(option, question.domain, resting)),
    [option, question, resting],
  );
  const does = useMemo(
    () => ({
      answer: (value: Json): void => room.answer(value),
      ask: (value: Json): void => void room.explain(value, finger.current),
      rest: (value: Json | null): void => room.rest(value),
      takeBack: (): void => room.undo(),
      telling: (on: boolean): void => room.telling(on),
      heard: (): readonly Event[] => heardIn(room.store.getState()),
    }),
    [room, finger],
  );
  const outlivesReload = question !== null && screen.drafts?.includes(question.about) === true;
  const keepNotes = useCallback((to: Json) => room.keepNotes(to), [room]);
  const keepDraft = useCallback((to: Json | null) => room.keepDraft(to, outlivesReload), [room, outlivesReload]);
  return useMemo(() => {
    if (shown === null) return null;
    return {
      ...does,
      view: shown.game.view,
      before: shown.before === null ? null : shown.before.view,
      told: shown.told,
      missed: shown.missed,
      me: shown.game.me,
      names,
      question,
      option,
      takeBack: mayUndo && !isSent ? does.takeBack : null,
      resting,
      lit,
      draft,
      keepDraft,
      notes,
      keepNotes,
      pointed,
      outcome: shown.game.outcome,
      still,
      speed: still ? 0 : shown.speed,
    };
  }, [
    shown,
    names,
    question,
    option,
    does,
    mayUndo,
    isSent,
    resting,
    lit,
    draft,
    keepDraft,
    notes,
    keepNotes,
    pointed,
    still,
  ]);
}
