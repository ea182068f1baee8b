import { listed } from '@tablewright/kernel/words';
import type { ClockSpec, SeatInfo } from '@tablewright/protocol';

type Offer = NonNullable<SeatInfo['standInOffer']>;

interface Around {
  /** of whoever is gone */
  readonly name: string;
  readonly names: readonly string[];
  readonly clock: ClockSpec['kind'];
}

/** Why no bot can be called for somebody who is gone, or how far the others have agreed to one; empty where all is said. */
export function standInWords({ may, why, agreed, needs }: Offer, { name, names, clock }: Around): string {
  if (why !== null) return why;
  const called = (seats: readonly number[]): string => listed(seats.map((seat) => names[seat] ?? ''));
  if (agreed.length === 0) {
    if (may !== 'agree') return '';
    return needs.length > 1 ? 'A bot can play if all others agree.' : `If you agree, a bot can play ${inADay(name)}.`;
  }
  const said = `${called(agreed)} would let a bot play`;
  if (may === 'now') return `${said}.`;
  if (needs.length === 0) return `${said} ${inADay(name)}.`;
  const missing = `${called(needs)} ${needs.length === 1 ? 'has' : 'have'} not agreed yet`;
  // Without a clock those who are gone too are not waited for for ever.
  const later = clock === 'none' ? ` A bot can also play ${inADay(name)}, if all who are here agree.` : '';
  return `${said}; ${missing}.${later}`;
}

function inADay(name: string): string {
  return `when a day has passed without ${name}`;
}
