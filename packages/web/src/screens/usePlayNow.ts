import type { GameInfo } from '@tablewright/protocol';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api.ts';
import { usualSeats } from '../app/server-info.ts';
import { playHere } from '../offline/here.ts';
import { shelfOf } from '../games/registry.ts';
import { useSettings } from '../table/settings.ts';

export interface PlayNow {
  readonly busy: boolean;
  /** why it could not be done */
  readonly wrong: string | null;
  readonly playNow: () => void;
}

/** One person against bots, at once. */
export function usePlayNow(game: Pick<GameInfo, 'id' | 'seats'>): PlayNow {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const botLevel = useSettings((settings) => settings.botLevel);
  const make = async (): Promise<void> => {
    setBusy(true);
    setWrong(null);
    const seats = usualSeats(game, shelfOf(game.id)?.playNow?.seats);
    const request = { game: game.id, seats, atOnce: true, botLevel };
    const made = await api.create(request);
    if (!made.ok && made.status === 0 && (await playHere(request, 'You'))) return void navigate(`/here/${game.id}`);
    if (made.ok) return void navigate(`/table/${made.value.table}`);
    setBusy(false);
    setWrong(made.why);
  };
  return { busy, wrong, playNow: () => void make() };
}
