import type { TableInfo } from '@tablewright/protocol';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { type FairKeeps, type FairPlay, fairStep, newFairPlay } from '../../table/fair-play.ts';
import { calledOffIn, keepCalledOff, keepReopened, keepStart, keepTakingPart, keptHere } from '../../table/kept.ts';
import type { Room } from '../../table/room.ts';

/** How this browser's part in the seed stands. */
export interface FairStanding {
  /** how many starts were called off after it had shown something for them */
  readonly calledOff: number;
  /** somebody has to say first that it takes part in another one */
  readonly asks: boolean;
  /** why it adds nothing, in a sentence */
  readonly trouble: string | null;
  /** says so */
  readonly takePart: () => void;
}

const NOTHING: Omit<FairStanding, 'takePart'> = { calledOff: 0, asks: false, trouble: null };

export const FairContext = createContext<FairStanding>({ ...NOTHING, takePart: () => {} });

export function useFair(): FairStanding {
  return useContext(FairContext);
}

/** Promises and shows this browser's bytes for the seed. `rulesVersion`: of the game that the page has loaded; null until then */
export function useFairPlay(room: Room, info: TableInfo | null, rulesVersion: number | null): FairStanding {
  const played = useRef<FairPlay | null>(null);
  const [standing, setStanding] = useState(NOTHING);
  const [said, setSaid] = useState(0);
  useEffect(() => {
    if (info === null || rulesVersion === null) return;
    const { fair, keeps, says, asks, trouble } = fairStep(
      played.current ?? newFairPlay(),
      info,
      keptHere(room.id),
      rulesVersion,
    );
    played.current = fair;
    for (const one of keeps) keep(room.id, one);
    const calledOff = calledOffIn(keptHere(room.id));
    // The same again must not draw the whole table anew.
    setStanding((last) =>
      last.calledOff === calledOff && last.asks === asks && last.trouble === trouble
        ? last
        : { calledOff, asks, trouble },
    );
    if (says !== null) void room.say({ ...says, table: room.id });
  }, [room, info, rulesVersion, said]);
  const takePart = (): void => {
    keepTakingPart(room.id);
    setSaid((times) => times + 1);
  };
  return { ...standing, takePart };
}

function keep(table: string, one: FairKeeps): void {
  switch (one.what) {
    case 'start':
      return keepStart(table, one.start);
    case 'calledOff':
      return keepCalledOff(table);
    case 'reopened':
      return keepReopened(table);
  }
}
