import type { Holdings, Seat } from '@tablewright/kernel';
import { CHARACTERS } from './content/characters.ts';
import { FACTION_IDS, FACTION_NAMES } from './content/loyalty.ts';
import { OBJECTIVES } from './content/objectives.ts';
import type { State } from './state.ts';

/** For statistics: who somebody was, on which side in the end (HPB-765), and what they wanted for themselves (HPB-027). */
export function holdings(s: State, seat: Seat): Holdings {
  const faction = FACTION_IDS[s.faction[seat]!];
  const wanted = s.objectives.slice(seat * 2, seat * 2 + 2);
  return {
    character: CHARACTERS.filter((_, character) => s.character[seat] === character).map(({ name }) => name),
    faction: faction === undefined ? [] : [FACTION_NAMES[faction]],
    objective: OBJECTIVES.filter((_, objective) => wanted.includes(objective)).map(({ name }) => name),
  };
}
