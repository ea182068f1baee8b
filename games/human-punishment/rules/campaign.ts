import type { Seat } from '@tablewright/kernel';
import { type Cause, CAUSES, OUTLAWS, type Victor, VICTORS } from './content/endings.ts';
import { FACTION_IDS, type FactionId, FALLEN, HUMAN, LEGION, MACHINE } from './content/loyalty.ts';
import { areMet } from './objectives.ts';
import { maxHealth } from './pieces.ts';
import { GONE, type State } from './state.ts';

// What a second game of the series would ask for (HPB-953 to HPB-957). It is written down, not played.

/** What everybody may know: no factions, no Objectives (HPB-954). */
export type CampaignRecord = {
  cause: Cause;
  victor: Victor;
  apexDestroyed: boolean;
  deusDestroyed: boolean;
  /** who took the last turn */
  last: Seat;
  players: { detained: boolean; twoWounds: boolean; fullHealth: boolean; transferred: number }[];
  says: string[];
};

/** What one player takes along besides. */
export type SeatRecord = {
  faction: FactionId;
  dealt: FactionId;
  infected: boolean;
  met: boolean;
  says: string[];
};

export function campaignRecord(s: State): CampaignRecord | null {
  if (!s.campaign || s.ended === 0) return null;
  return {
    cause: CAUSES[s.ended - 1]!,
    victor: VICTORS[s.victor]!,
    apexDestroyed: s.apexAt === GONE,
    deusDestroyed: s.deusAt === GONE,
    last: s.active,
    players: Array.from({ length: s.seats }, (_, seat) => ({
      detained: isDetained(s, seat),
      twoWounds: s.wounds[seat]!.length >= 2,
      fullHealth: s.health[seat] === maxHealth(s, seat),
      transferred: s.transferred[seat]!.length,
    })),
    says: tableTexts(s),
  };
}

export function seatRecord(s: State, seat: Seat): SeatRecord | null {
  if (!s.campaign || s.ended === 0) return null;
  return {
    faction: FACTION_IDS[s.faction[seat]!]!,
    dealt: FACTION_IDS[s.dealt[seat]!]!,
    infected: isInfected(s, seat),
    met: areMet(s, seat),
    says: seatTexts(s, seat),
  };
}

function isDetained(s: State, seat: Seat): boolean {
  return (s.detained & (1 << seat)) !== 0;
}

function isInfected(s: State, seat: Seat): boolean {
  return (s.infected & (1 << seat)) !== 0;
}

/** HPB-955 */
function seatTexts(s: State, seat: Seat): string[] {
  const says: string[] = [];
  if (!areMet(s, seat) || isDetained(s, seat)) says.push('You are an Outlaw in the next game.');
  if (isInfected(s, seat)) says.push('You start as Legion, behind an Outlaw role.');
  else if (s.faction[seat] === LEGION) says.push('You are the hidden Mindeater.');
  if (s.faction[seat] === FALLEN) says.push('You are the hidden Deathbringer.');
  if (s.wounds[seat]!.length >= 2) says.push('One of your loyalty cards lies open.');
  if (s.health[seat] !== maxHealth(s, seat)) says.push('You start with 1 Health point.');
  const transferred = s.transferred[seat]!.length;
  if (transferred > 0)
    says.push(`You draw ${transferred} more ${transferred === 1 ? 'Program' : 'Programs'} and keep at most 2 in all.`);
  return says;
}

/** HPB-956, HPB-957 */
function tableTexts(s: State): string[] {
  const says: string[] = [];
  if (s.deusAt === GONE) says.push('The Program “Machine Boss” is left out.');
  if (s.apexAt === GONE) says.push('The Program “Human Boss” is left out.');
  if (s.victor === MACHINE) says.push('The Human loyalty Programs are left out.');
  if (s.victor === HUMAN)
    says.push('The Machine loyalty Programs are left out, and Machine players take Outlaw roles if they can.');
  if (s.victor === OUTLAWS) says.push('Everybody takes an Outlaw role.');
  says.push('Whoever took the last turn here plays last.');
  if (CAUSES[s.ended - 1] === 'morale') says.push('With the expansion: Exitus comes at once.');
  if (s.victor === LEGION) says.push('With the expansion: the Legion God comes first.');
  if (s.victor === FALLEN) says.push('With the expansion: the Fallen Angel comes first.');
  says.push(
    'Remove the Legion and Fallen roles and the Legion loyalty card. Everybody gets 5 roles and 3 loyalty cards and keeps 1 role and 2 loyalty cards that show the faction of the end; who cannot waits for cards that others return.',
    'Beaten Machine players take an Outlaw role, else a Machine role, else a Human role.',
  );
  return says;
}
