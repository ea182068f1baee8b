import type { Seat } from '@tablewright/kernel';
import { HUMAN, LEGION, MACHINE } from './content/loyalty.ts';
import { NONE, type State } from './state.ts';

// What the Machine Phase changes and who learns of it (HPB-762 to HPB-765), without a word being told.

export type Factions = Pick<State, 'seats' | 'faction' | 'toldFaction' | 'recruited' | 'infected' | 'mayInfect'>;

export const IDENTIFY = 0;
export const RECRUIT = 1;
export const INFECT = 2;

function isLoneMachine(s: Factions, seat: Seat): boolean {
  return s.faction[seat] === MACHINE && s.faction.filter((faction) => faction === MACHINE).length === 1;
}

/** The Machine that recruits, NONE if there are more or none. */
export function loneMachine(s: Factions): Seat {
  const seat = s.faction.indexOf(MACHINE);
  return seat >= 0 && isLoneMachine(s, seat) ? seat : NONE;
}

/** Whom a seat may choose in a step, and how many; everybody else taps the own marker. */
export function choosable(s: Factions, seat: Seat, kind: number): { from: Seat[]; least: number; most: number } {
  const seats = Array.from({ length: s.seats }, (_, other) => other);
  if (kind === RECRUIT && isLoneMachine(s, seat)) {
    return { from: seats.filter((other) => s.faction[other] === HUMAN), least: 0, most: 1 };
  }
  if (kind === INFECT && s.faction[seat] === LEGION && s.mayInfect > 0) {
    return { from: seats.filter((other) => other !== seat), least: 0, most: s.mayInfect };
  }
  return { from: [seat], least: 1, most: 1 };
}

function tell(s: Factions, reader: Seat, of: Seat, faction: number): void {
  s.toldFaction[reader * s.seats + of] = faction;
}

/** HPB-762, HPB-763 A Machine learns who the Humans are, with five or six players also who the Machines are. */
function learnAsMachine(s: Factions, reader: Seat): void {
  for (let other = 0; other < s.seats; other += 1) {
    const faction = s.faction[other]!;
    if (other !== reader && (faction === HUMAN || (faction === MACHINE && s.seats >= 5)))
      tell(s, reader, other, faction);
  }
}

export function identify(s: Factions): void {
  for (let seat = 0; seat < s.seats; seat += 1) if (s.faction[seat] === MACHINE) learnAsMachine(s, seat);
}

export function recruit(s: Factions, by: Seat, chosen: Seat): void {
  s.recruited = chosen;
  s.faction[chosen] = MACHINE;
  tell(s, by, chosen, MACHINE);
  learnAsMachine(s, chosen);
}

/** HPB-764 All of Legion know each other; nobody else is told. */
export function infect(s: Factions, chosen: readonly Seat[]): void {
  for (const seat of chosen) {
    s.infected |= 1 << seat;
    s.faction[seat] = LEGION;
  }
  if (s.infected === 0) return;
  for (let reader = 0; reader < s.seats; reader += 1) {
    if (s.faction[reader] !== LEGION) continue;
    for (let other = 0; other < s.seats; other += 1)
      if (other !== reader && s.faction[other] === LEGION) tell(s, reader, other, LEGION);
  }
}
