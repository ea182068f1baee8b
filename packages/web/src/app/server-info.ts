import { say } from '@tablewright/kernel/words';
import type { GameInfo, Me } from '@tablewright/protocol';
import { create } from 'zustand';
import { api, type Result } from '../api.ts';
import { inMyLanguage } from '../games/game-info.ts';
import { rememberedGames, rememberGames } from '../offline/here.ts';

// What the whole page knows: who I am here, and which games the server plays.

interface ServerInfo {
  readonly me: Me | null;
  readonly games: readonly GameInfo[] | null;
  /** why the server could not be asked */
  readonly trouble: string | null;
  /** it answers, and does not let me in */
  readonly shutOut: boolean;
  /** the server does not answer, and the games are known from before: what needs nobody else can be played */
  readonly offline: boolean;
  readonly load: () => Promise<void>;
  /** after something that may have given me a name */
  readonly refresh: () => Promise<void>;
  readonly rename: (name: string) => Promise<string | null>;
}

export const useServerInfo = create<ServerInfo>((set, get) => ({
  me: null,
  games: null,
  trouble: null,
  shutOut: false,
  offline: false,

  async load() {
    const [me, games] = await Promise.all([
      get().me === null ? whoIAm() : null,
      get().games === null || get().offline ? api.games() : null,
    ]);
    const failed = [me, games].find((result) => result?.ok === false);
    const offline = failed?.ok === false && failed.status === 0;
    const known = offline && get().games === null ? rememberedGames() : null;
    if (games?.ok === true) rememberGames(games.value);
    set({
      ...(me?.ok === true && { me: me.value }),
      ...(games?.ok === true && { games: games.value.map(inMyLanguage) }),
      ...(known !== null && { games: known.map(inMyLanguage) }),
      trouble: failed?.ok === false ? failed.why : null,
      shutOut: failed?.ok === false && failed.status === 403,
      offline: offline && (known !== null || get().offline),
    });
  },

  async refresh() {
    const me = await whoIAm();
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

/** The server calls a guest in English; here a guest is called in the language of the page, by the same number, until they say their name. */
async function whoIAm(): Promise<Result<Me>> {
  const me = await api.me();
  if (!me.ok || me.value.named) return me;
  const called = say`Guest ${me.value.name.replace(/.* /, '')}`;
  if (called === me.value.name) return me;
  const renamed = await api.rename(called);
  return renamed.ok ? renamed : me;
}

/** Four at the table, if the game is for four. */
export function usualSeats({ seats }: Pick<GameInfo, 'seats'>, wished?: number): number {
  return Math.max(seats.min, Math.min(seats.max, wished ?? 4));
}
