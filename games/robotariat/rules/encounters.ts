import { CIVILIAN, ENTRY, KINDS, SPACES } from './content/board.ts';
import { donationOn, hasOppressor, patrolOn } from './content/scene.ts';
import type { K } from './events.ts';
import { endIfOver } from './stages/ending.ts';
import type { State } from './state.ts';
import { changeOffice, junkPosters, takeFunds } from './tracks.ts';

/** What came of an NPC's arrival. */
export interface Meeting {
  donation: number;
  suspicious: boolean;
  fine: number;
  torn: number;
  office: number;
  silenced: boolean;
}

/** RTA-501 An NPC encounters the space that it has moved onto. */
export function meet(s: State, npc: number): Meeting {
  const meeting = { donation: 0, suspicious: false, fine: 0, torn: 0, office: 0, silenced: false };
  if (ENTRY[npc] === CIVILIAN) meetCivilian(s, s.npcAt[npc]!, meeting);
  else meetOppressor(s, s.npcAt[npc]!, meeting);
  return meeting;
}

/** RTA-510 to RTA-513 All parts are one gain; the Office keeps its level. */
function meetCivilian(s: State, space: number, meeting: Meeting): void {
  if (hasOppressor(s, space)) {
    meeting.silenced = true;
    return;
  }
  meeting.donation = donationOn(s, space);
  s.funds += meeting.donation;
}

/** RTA-502 Suspicion, fines, tear-down, Office; RTA-602 nothing more once the Reputation is gone. */
function meetOppressor(s: State, space: number, meeting: Meeting): void {
  const patrol = patrolOn(s, space);
  meeting.suspicious = patrol.suspicious;
  if (patrol.suspicious) s.reputation -= 1;
  if (s.reputation === 0) return;
  meeting.fine = takeFunds(s, patrol.fine);
  meeting.torn = patrol.torn;
  if (patrol.torn > 0) junkPosters(s, space, patrol.torn);
  if (patrol.office > 0) meeting.office = -changeOffice(s, -patrol.office);
}

/** The same with all that is told of it; null when the game is over. */
export function encounter(s: State, k: K, npc: number): Meeting | null {
  const meeting = meet(s, npc);
  // Field by field: this is the most frequent event, and a spread costs more than the encounter.
  k.tell({
    type: 'met',
    npc: npc + 1,
    kind: KINDS[ENTRY[npc]!]!,
    at: SPACES[s.npcAt[npc]!]!,
    donation: meeting.donation,
    suspicious: meeting.suspicious,
    fine: meeting.fine,
    torn: meeting.torn,
    office: meeting.office,
    silenced: meeting.silenced,
  });
  return endIfOver(s, k) ? null : meeting;
}
