import type { GameInfo, Me } from '@tablewright/protocol';
import { create } from 'zustand';
import { api } from '../api.ts';

// What the whole page knows: who I am here, and which games the server plays.

interface ServerInfo {
  readonly me: Me | null;
  readonly games: readonly GameInfo[] | null;
  /** why the server could not be asked */
  readonly trouble: string | null;
  readonly load: () => Promise<void>;
  /** after something that may have given me a name */
  readonly refresh: () => Promise<void>;
  readonly rename: (name: string) => Promise<string | null>;
}

export const useServerInfo = create<ServerInfo>((set, get) => ({
  me: null,
  games: null,
  trouble: null,

  async load() {
    const [me, games] = await Promise.all([
      get().me === null ? api.me() : null,
      get().games === null ? api.games() : null,
    ]);
    const failed = [me, games].find((result) => result?.ok === false);
    set({
      ...(me?.ok === true && { me: me.value }),
      ...(games?.ok === true && { games: games.value }),
      trouble: failed?.ok === false ? failed.why : null,
    });
  },

  async refresh() {
    const me = await api.me();
    if (me.ok) set({ me: me.value });
  },

  /** Says why not, or null when it is done. */
  async rename(name) {
    const result = await api.rename(name);
    if (!result.ok) return result.why;
    set({ me: result.value });
    return null;
  },
}));

/** Four at the table, if the game is for four. */
export function usualSeats({ seats }: Pick<GameInfo, 'seats'>, wished?: number): number {
  return Math.max(seats.min, Math.min(seats.max, wished ?? 4));
}
