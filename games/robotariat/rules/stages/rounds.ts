import { ENTRY, KINDS, ROUNDS, SPACES } from '../content/board.ts';
import { encounter } from '../encounters.ts';
import { stage } from '../events.ts';
import { inTurn } from '../state.ts';
import { outOfTime } from './ending.ts';

// RTA-101, RTA-102, RTA-105 Round after round, the next NPC of the track enters where the token stands.
export const rounds = stage.happens('rounds', (s, _f, k) => {
  if (s.round === ROUNDS) return outOfTime(s, k); // RTA-106
  const npc = s.round;
  s.round += 1;
  s.junkedNow = 0; // RTA-107 the entry belongs to the first player's turn
  k.tell({ type: 'round', round: s.round });
  s.npcAt[npc] = s.token;
  k.tell({ type: 'entered', npc: npc + 1, kind: KINDS[ENTRY[npc]!]!, at: SPACES[s.token]! });
  k.push({ stage: 'turns', taken: 0 });
  encounter(s, k, npc); // RTA-103
});

// RTA-104 Each player takes a player turn and conducts an NPC turn.
export const turns = stage.happens('turns', (s, f, k) => {
  if (f.taken === s.seats) return k.done();
  if (f.taken > 0) s.junkedNow = 0; // RTA-107
  const by = inTurn(s, f.taken);
  f.taken += 1;
  k.push({ stage: 'turn', by, moved: 0, acted: 0, used: 0 });
});
