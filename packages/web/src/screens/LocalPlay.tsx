import { isStill } from '../app/appearance.ts';
import type { GameScreen } from '@tablewright/board';
import type { Game } from '@tablewright/kernel';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { WordsContext } from '../games/words.ts';
import { type LocalTable, TABLE } from '../learn/local-table.ts';
import { Accent } from '../parts/Accent.tsx';
import { PACES } from '../table/pace.ts';
import type { Notice } from '../table/model.ts';
import { Room } from '../table/room.ts';
import { useSettings } from '../table/settings.ts';
import { PlayedContext } from './table/context.ts';
import { Play } from './table/Play.tsx';

/** A table in this browser alone, seen as a table on the server is. */
export function openLocalRoom(link: LocalTable): Room {
  return new Room(TABLE, {
    link,
    later(run, ms) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: () => Date.now(),
    still: isStill,
    pace: () => PACES[useSettings.getState().pace],
  });
}

interface LocalPlayProps {
  readonly room: Room;
  readonly game: Game;
  readonly screen: GameScreen;
  readonly local?: 'game' | 'lesson';
}

/** The whole frame around a board: prompt, seats, log and all. */
export function LocalPlay({ room, game, screen, local = 'lesson' }: LocalPlayProps) {
  const finger = useRef<Notice['at']>(null);
  const hasTable = useStore(room.store, ({ table }) => table !== null);
  useEffect(() => {
    room.enter();
    return () => room.leave();
  }, [room]);
  return (
    <PlayedContext value={{ room, game, screen, finger, local }}>
      <WordsContext value={game.words}>
        <Accent of={screen.accent} seats={screen.seatColours} root>
          {hasTable && <Play />}
        </Accent>
      </WordsContext>
    </PlayedContext>
  );
}
