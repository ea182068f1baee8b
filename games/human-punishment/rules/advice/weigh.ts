// How well a world's factions fit what everybody has been seen to do (ledger 9, "Evidence about hidden roles").

import { FACTION_IDS, type FactionId } from '../content/loyalty.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { ownColour } from './aims.ts';

/** As log-odds for each deed. */
const SIGNS = { ownChip: 0.5, otherChip: -0.25, junked: 0.3, scarce: 0.4, kill: 0.25, calm: 0.05 } as const;

export function weigh(view: View, world: State): number {
  let odds = 0;
  for (const [seat, player] of view.players.entries()) {
    const faction = FACTION_IDS[world.faction[seat]!];
    if (faction !== undefined && (player.faction ?? player.dealt) === null) odds += signOf(view, seat, faction);
  }
  return Math.exp(odds);
}

function signOf(view: View, seat: number, faction: FactionId): number {
  const { tally } = view.players[seat]!;
  const own = ownColour(faction);
  let odds = 0;
  for (const slot of view.network) {
    if (slot === null || slot.by !== seat || slot.colour === null) continue;
    odds += slot.colour === own ? SIGNS.ownChip : SIGNS.otherChip;
  }
  for (const spot of view.junkyard) if (spot?.by === seat) odds += faction === 'fallen' ? SIGNS.junked : 0;
  if (tally.cityActions.includes(3) && view.bars.resource <= 6) odds += faction === 'machine' ? SIGNS.scarce : 0;
  odds -= faction === 'legion' ? Math.min(2, tally.kills * SIGNS.kill) : 0;
  odds -= faction === 'legion' ? tally.cityActions.filter((action) => action < 3).length * SIGNS.calm : 0;
  return odds;
}
