import { useCallback, useMemo } from 'react';

import { useModel, useNamesInLog, usePlayed } from './context.ts';
import { LogLines } from './LogLines.tsx';

/** The log as far as it has been shown: what still waits its turn must not be read before it is seen. */
export function Log() {
  const { room, game, screen } = usePlayed();
  const told = useModel(({ table }) => table!.told);
  const count = useModel((model) => model.readable);
  const names = useNamesInLog();
  const lines = useMemo(
    () => told.slice(0, count).map(({ event, secret }, i) => ({ key: String(i), event, secret })),
    [told, count],
  );
  const point = useCallback((at: string | null) => room.point(at), [room]);
  const over = useModel(({ shown }) => shown !== null && shown.game.outcome !== null);
  return <LogLines game={game} screen={screen} lines={lines} names={names} point={point} veil={!over} />;
}
