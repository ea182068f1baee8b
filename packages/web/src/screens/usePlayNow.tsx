import type { Json } from '@tablewright/kernel';
import type { GameInfo } from '@tablewright/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { usualSeats } from '../app/server-info.ts';
import { playHere } from '../offline/here.ts';
import { ownName } from '../games/spoken.ts';
import { shelfOf } from '../games/registry.ts';
import { useSettings } from '../table/settings.ts';

const HowToPlay = lazy(() => import('./HowToPlay.tsx').then((module) => ({ default: module.HowToPlay })));

export interface PlayNow {
  readonly busy: boolean;
  /** why it could not be done */
  readonly wrong: string | null;
  readonly playNow: () => void;
  /** to be drawn beside the button: how somebody wants to play who knows the game */
  readonly question: ReactNode;
}

/** One person against bots, at once: a first game as it is learned best, later ones as they are wished. */
export function usePlayNow(game: Pick<GameInfo, 'id' | 'seats'>): PlayNow {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const botLevel = useSettings((settings) => settings.botLevel);
  const knows = useSettings((settings) => settings.finished.includes(game.id));
  const { seats, first = {}, asks } = shelfOf(game.id)?.playNow ?? {};
  const make = async (options: Readonly<Record<string, Json>>): Promise<void> => {
    setBusy(true);
    setWrong(null);
    const request = { game: game.id, seats: usualSeats(game, seats), options, atOnce: true, botLevel };
    const made = await api.create(request);
    if (!made.ok && made.status === 0 && (await playHere(request, ownName(game.id))))
      return void navigate(`/here/${game.id}`);
    if (made.ok) return void navigate(`/table/${made.value.table}`);
    setBusy(false);
    setWrong(made.why);
  };
  const playNow = (): void => {
    if (knows && asks !== undefined) setAsking(true);
    else void make(knows ? {} : first);
  };
  const question = asking && asks !== undefined && (
    <Suspense>
      <HowToPlay
        game={game.id}
        asks={asks}
        close={() => setAsking(false)}
        choose={(value) => {
          setAsking(false);
          void make({ [asks]: value });
        }}
      />
    </Suspense>
  );
  return { busy, wrong, playNow, question };
}
