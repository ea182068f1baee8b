import type { Hiding } from '@tablewright/board';
import { api } from '../api.ts';
import { shelfOf } from '../games/registry.ts';
import { gameUnderWay } from '../offline/kept-games.ts';
import { wantedBy } from '../rules/hidden.ts';

/**
 * What the games that I am playing keep from me, at tables of the server and in this browser alone. Where the server does not say
 * what I play, all of it stays hidden.
 */
export async function hiddenFromMe(game: string): Promise<readonly Hiding[]> {
  const hides = shelfOf(game)?.hides ?? [];
  if (hides.length === 0) return [];
  const mine = await api.mine();
  if (!mine.ok) return hides;
  const running = mine.value.filter((table) => table.game === game && table.phase === 'playing');
  const infos = await Promise.all(running.map(({ id }) => api.info(id)));
  if (infos.some(({ ok }) => !ok)) return hides;
  const here = gameUnderWay(game);
  return wantedBy(hides, [
    ...infos.flatMap((info) => (info.ok ? [info.value.options] : [])),
    ...(here === null ? [] : [{ ...here.options }]),
  ]);
}
