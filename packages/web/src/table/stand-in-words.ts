import { listed, say, sayAgain } from '@tablewright/kernel/words';
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
  if (why !== null) return sayAgain(why);
  const called = (seats: readonly number[]): string => listed(seats.map((seat) => names[seat] ?? ''));
  if (agreed.length === 0) {
    if (may !== 'agree') return '';
    return needs.length > 1
      ? say`A bot can play if all others agree.`
      : say`If you agree, a bot can play when a day has passed without ${name}.`;
  }
  if (may === 'now') return say`${called(agreed)} would let a bot play.`;
  if (needs.length === 0) return say`${called(agreed)} would let a bot play when a day has passed without ${name}.`;
  const missing =
    needs.length === 1
      ? say`${called(agreed)} would let a bot play; ${called(needs)} has not agreed yet.`
      : say`${called(agreed)} would let a bot play; ${called(needs)} have not agreed yet.`;
  // Without a clock those who are gone too are not waited for for ever.
  if (clock !== 'none') return missing;
  return `${missing} ${say`A bot can also play when a day has passed without ${name}, if all who are here agree.`}`;
}
