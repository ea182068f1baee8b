import { say } from '@tablewright/kernel/words';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useBreak } from '../app/Broken.tsx';
import { type LoadedGame, loadGame } from '../games/registry.ts';
import { botsHere } from '../offline/bots.ts';
import { DeviceGame } from '../offline/device-game.ts';
import { seedHere } from '../offline/here.ts';
import { keepEnded, keepGame, keptGame } from '../offline/kept-games.ts';
import { LinkButton } from '../parts/Button.tsx';
import { Loading, Page, Trouble } from '../parts/Page.tsx';
import type { Room } from '../table/room.ts';
import { LocalPlay, openLocalRoom } from './LocalPlay.tsx';

type Here = ({ readonly room: Room } & LoadedGame) | 'none' | null;

/** A game that lies in this browser: against bots or passed around, with or without a connection. */
export function HerePage() {
  const { game: id = '' } = useParams();
  const [here, setHere] = useState<Here>(null);
  const breaks = useBreak();
  useEffect(() => {
    let leave = (): void => undefined;
    let gone = false;
    const open = async (): Promise<void> => {
      const kept = keptGame(id);
      if (kept === null) return setHere('none');
      const loaded = await loadGame(id);
      if (gone) return;
      const bots = botsHere(id);
      const played = new DeviceGame(loaded.game, kept, {
        workers: bots.workers,
        advise: bots.advise,
        keep: keepGame,
        keepEnded,
        now: () => Date.now(),
        later(run, ms) {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
        newSeed: seedHere,
      });
      leave = () => {
        played.leave();
        bots.close();
      };
      setHere({ ...loaded, room: openLocalRoom(played.table) });
    };
    open().catch((error: unknown) => !gone && breaks(error));
    return () => {
      gone = true;
      leave();
    };
  }, [id, breaks]);
  if (here === null) {
    return (
      <Page title={say`Here`}>
        <Loading says={say`The table is being laid …`} />
      </Page>
    );
  }
  if (here === 'none') {
    return (
      <Page title={say`Here`}>
        <Trouble sign="board" title={say`No game lies here`} says={say`On this device no such game has been begun.`}>
          <LinkButton to="/" look="main" sign="home">{say`To the games`}</LinkButton>
        </Trouble>
      </Page>
    );
  }
  return <LocalPlay {...here} local="game" />;
}
