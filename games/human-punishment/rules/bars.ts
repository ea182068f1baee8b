import type { Seat } from '@tablewright/kernel';
import type { Bar } from './content/effects.ts';
import { EVENTS } from './content/events.ts';
import { MORALE_YELLOW, RIOT_YELLOW } from './content/numbers.ts';
import { BAR_ENDS } from './content/setup.ts';
import { endsBy } from './ends.ts';
import type { K } from './events.ts';
import { DEUS, GONE, NONE, type State } from './state.ts';
import { credit } from './tasks.ts';

// The bars of the city (ledger 4.3). Each change is carried out with all it is credited for, and then the end is tested
// (HPB-900, HPB-914).

const RED = BAR_ENDS.riot[1];

/** HPB-420 With the markers Riot is red one step sooner. */
export function riotZone(s: State): 'blue' | 'yellow' | 'red' {
  const off = Math.abs(s.riot);
  return off < RIOT_YELLOW ? 'blue' : off < (s.exMarkers === 1 ? RED - 1 : RED) ? 'yellow' : 'red';
}

/** HPB-423 */
export function isMoraleYellow(s: State): boolean {
  return s.morale <= MORALE_YELLOW;
}

/** HPB-662 While an EX Event is carried out, Riot sets off nothing. */
function isInEx(s: State): boolean {
  return s.stack.some((frame) => frame.stage === 'event' && EVENTS[frame.event]!.stack === 3);
}

/** `own`: the player whose action, card or Program it is; NONE for Events (HPB-853). */
export function adjust(s: State, k: K, bar: Bar, by: number, own: Seat): void {
  if ((bar === 'apex' && s.apexAt === GONE) || (bar === 'deus' && s.deusAt === GONE)) return; // HPB-825
  const [least, most] = BAR_ENDS[bar];
  const from = s[bar];
  const zone = bar === 'riot' ? riotZone(s) : null;
  const to = Math.min(most, Math.max(least, from + by));
  if (to === from) return;
  s[bar] = to;
  k.tell({ type: 'bar', bar, from, to, by: own });
  switch (bar) {
    case 'riot':
      if (zone === 'yellow' && riotZone(s) === 'blue') credit(s, k, own, 'calmed');
      if (to === 0) credit(s, k, own, 'riotZero');
      if (riotZone(s) === 'red') turnRed(s, k);
      return;
    case 'morale':
      if (to > from && to >= 4) credit(s, k, own, 'morale4');
      break;
    case 'apex':
      if (s.apexAt === NONE && to === most) {
        s.apexAt = 0; // HPB-810
        k.tell({ type: 'apexCame' });
      } else if (s.apexAt !== NONE && to === 0) {
        s.apexAt = GONE; // HPB-813
        k.tell({ type: 'apexGone' });
      }
      return;
    case 'deus':
      if (s.deusAt === NONE && to === most) {
        s.deusMarker = s.active; // HPB-820, HPB-821
        k.tell({ type: 'deusCame' });
        k.push({ stage: 'arrival', kind: DEUS });
      } else if (s.deusAt !== NONE && to === 0) {
        s.red[s.deusAt] = NONE; // HPB-823
        s.deusAt = GONE;
        k.tell({ type: 'deusGone' });
      }
      return;
    default:
  }
  endsBy(s, k);
}

/** HPB-422 First Security, if Morale is yellow at that moment; then an EX Event, after which Riot is 0. */
function turnRed(s: State, k: K): void {
  if (isInEx(s)) return;
  if (isMoraleYellow(s)) adjust(s, k, 'security', -1, NONE);
  if (s.outcome === null) drawEx(s, k);
}

/** HPB-661 At once; while one is being resolved, no other comes. */
export function drawEx(s: State, k: K): void {
  if (isInEx(s)) return;
  const event = s.stacks[3]!.at(-1)!;
  k.push({ stage: 'event', event, step: 0, answer: NONE });
}

/** Riot so many steps toward 0, stopping there. */
export function calm(s: State, k: K, by: number, own: Seat): void {
  const steps = Math.min(by, Math.abs(s.riot));
  adjust(s, k, 'riot', s.riot > 0 ? -steps : steps, own);
}
