import type { Holdings, Seat } from '@tablewright/kernel';
import { SABOTAGES, UPGRADES } from './content/cards.ts';
import { CHARACTERS } from './content/characters.ts';
import { OBJECTIVES } from './content/objectives.ts';
import type { State } from './state.ts';

/** For statistics: who somebody was and wanted, and the cards that they had or used. */
export function holdings(s: State, seat: Seat): Holdings {
  const objective = OBJECTIVES[s.objective[seat]!];
  return {
    character: CHARACTERS.filter((_, character) => s.character[seat] === character).map(({ name }) => name),
    ...(objective !== undefined && { objective: [objective.name] }),
    upgrade: UPGRADES.filter((_, card) => s.upgradeOf[card] === seat).map(({ name }) => name),
    sabotage: SABOTAGES.filter((_, card) => s.sabotageOf[card] === seat).map(({ name }) => name),
  };
}
