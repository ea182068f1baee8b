import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { TABLE } from '../../learn/local-table.ts';
import { firstOf } from '../../table/looking-back.ts';
import { useModel, useNamesInLog, usePlayed } from './context.ts';
import { LogLines } from './LogLines.tsx';

/** The log as far as it has been shown: what still waits its turn must not be read before it is seen. */
export function Log() {
  const { room, game, screen } = usePlayed();
  const told = useModel(({ table }) => table!.told);
  const count = useModel((model) => model.readable);
  const heard = useModel(({ table }) => table!.heard);
  const me = useModel(({ shown }) => shown?.game.me ?? 'spectator');
  const names = useNamesInLog();
  const navigate = useNavigate();
  const lines = useMemo(
    () =>
      told
        .slice(0, count)
        .map(({ event, secret, version }, i) => ({ key: String(i), event, secret, at: heard[version] ?? null })),
    [told, count, heard],
  );
  const from = useModel(({ past }) => firstOf(past));
  const at = useModel(({ lookedUp }) => lookedUp?.line ?? null);
  const point = useCallback((at: string | null) => room.point(at), [room]);
  const over = useModel(({ shown }) => shown !== null && shown.game.outcome !== null);
  // While it is played what was seen is looked up on the board; a game that is over has its whole replay.
  const jump = useCallback(
    (line: number) =>
      over && room.id !== TABLE ? void navigate(`/replay/${room.id}?line=${line}&as=${me}`) : room.lookUp(line),
    [room, over, me, navigate],
  );
  return (
    <LogLines
      {...{ game, screen, lines, names, point, jump, at }}
      jumpsFrom={over && room.id !== TABLE ? 0 : from}
      veil={!over}
    />
  );
}
