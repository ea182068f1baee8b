import { type Goal, say } from '@tablewright/kernel/words';
import { destinationOf } from '../content/people.ts';
import type { PlayerView, View } from '../view.ts';
import { forecast } from './border.ts';

// What somebody wants and how far they are. All that counts lies open, so nothing of it is a secret.

export function goalOf(view: View): Goal {
  return { says: view.me === 'spectator' ? watched(view) : own(view, view.players[view.me]!), secret: null };
}

function watched(view: View): string {
  return view.mode === 'competitive'
    ? say`Everybody wants into another country, with a Passport, a Ticket and enough Assurance; of those who get in, the most Assurance left wins.`
    : say`Everybody wants into another country, with a Passport, a Ticket and enough Assurance; whoever gets in wins.`;
}

function own(view: View, me: PlayerView): string {
  const country = destinationOf(me.destination).name;
  if (me.attempt !== null) return crossed(view, me, country);
  const assurance = view.phase === 'border' && me.withdrawal !== null ? me.assurance : atTheBorder(view, me);
  const tokens = view.lanes.flatMap(({ left }) => left);
  const [low, high] = [Math.min(...tokens), Math.max(...tokens)];
  return view.mode === 'competitive'
    ? say`Get into ${country} with most Assurance left: ${papers(me)}, ${assurance} Assurance for lanes of ${low} to ${high}.`
    : say`Get into ${country}: ${papers(me)}, ${assurance} Assurance for lanes of ${low} to ${high}.`;
}

function atTheBorder(view: View, me: PlayerView): number {
  return forecast(me, view.policies).assurance;
}

/** EMI-118, EMI-203 A paper that lies upside-down is coming. */
function papers({ passports, tickets, upsideDown }: PlayerView): string {
  const passport = passports > 0 || upsideDown === 'passport';
  const ticket = tickets > 0 || upsideDown === 'ticket';
  if (passport && ticket) return say`both papers`;
  if (passport) return say`Ticket missing`;
  return ticket ? say`Passport missing` : say`Passport and Ticket missing`;
}

/** EMI-601, EMI-605 */
function crossed(view: View, { attempt, assurance }: PlayerView, country: string): string {
  if (attempt?.in !== true) return say`You did not get into ${country}.`;
  return view.mode === 'competitive'
    ? say`You are in ${country}, with ${assurance} Assurance left: now nobody else may bring more.`
    : say`You are in ${country}.`;
}
