import type { Told, View } from '@tablewright/human-punishment-rules';
import { PLACES, SECTORS } from '@tablewright/human-punishment-rules/content';
import { eventOf } from './look.ts';

// What all have seen somebody do, as far as it bears on the faction: gathered out of the table and of what was told to everybody.
// It is not said what to make of it.

const times = (n: number, thing: string, things = `${thing}s`): string => `${n} ${n === 1 ? thing : things}`;

type Seen = Pick<View, 'players' | 'network' | 'junkyard'>;

export function deedsOf(view: Seen, heard: readonly Told[], seat: number, names: readonly string[]): readonly string[] {
  return [...deedsOnTable(view, seat), ...deedsTold(heard, seat, names)];
}

function deedsOnTable({ players, network, junkyard }: Seen, seat: number): readonly string[] {
  const { tally } = players[seat]!;
  const open = network.flatMap((slot) => (slot !== null && slot.by === seat && slot.up ? [slot.colour ?? ''] : []));
  const junked = junkyard.filter((spot) => spot?.by === seat);
  const froms = [...new Set(junked.flatMap((spot) => spot?.from ?? []))].toSorted((a, b) => a - b);
  return [
    ...(tally.placed > 0 ? [`brought ${times(tally.placed, 'chip')} into the Network`] : []),
    ...(open.length > 0 ? [`face-up there: ${open.join(', ')}`] : []),
    ...(junked.length > 0
      ? [
          `${times(junked.length, 'chip')} in the Junkyard, from ${froms.map((from) => PLACES[SECTORS]![from - 1]!).join(' or ')}`,
        ]
      : []),
    ...(tally.kills > 0 ? [`eliminated ${times(tally.kills, 'Enemy', 'Enemies')}`] : []),
    ...(tally.cityActions.length > 0
      ? [`City ${tally.cityActions.length === 1 ? 'action' : 'actions'} ${tally.cityActions.join(', ')}`]
      : []),
  ];
}

/** Of the checks that somebody was in: how many there were, and which failed. */
interface Checks {
  /** cards put into the check that is open */
  put: number;
  offered: string | null;
  in: number;
  failed: string[];
}

function deedsTold(heard: readonly Told[], seat: number, names: readonly string[]): readonly string[] {
  const name = (other: number): string => (other === seat ? 'the own person' : (names[other] ?? 'somebody'));
  const checks: Checks = { put: 0, offered: null, in: 0, failed: [] };
  const deeds: string[] = [];
  let taken = 0;
  let removed = 0;
  for (const event of heard) {
    switch (event.type) {
      case 'event':
        checks.put = 0;
        checks.offered = null;
        break;
      case 'contributed':
        if (event.by === seat) checks.put = event.count;
        break;
      case 'declared':
        if (event.by === seat)
          checks.offered = event.much === 'lot' ? 'a lot' : `${event.much === 'little' ? 'a ' : ''}${event.much}`;
        break;
      case 'checked': {
        if (checks.put === 0) break;
        checks.in += 1;
        const what = `${eventOf(event.event)?.name ?? 'a check'} (${times(checks.put, 'card')}${checks.offered === null ? '' : `, said “${checks.offered}”`})`;
        if (!event.success) checks.failed.push(what);
        break;
      }
      case 'noShow':
        if (event.seat === seat) deeds.push('put no card into a check that punishes that');
        break;
      case 'decided':
        if (event.by === seat) deeds.push(`chose ${event.option} of ${eventOf(event.event)?.name ?? 'an Event'}`);
        break;
      case 'junked':
        if (event.by === seat && event.from.what === 'board') taken += 1;
        break;
      case 'junkRemoved':
        if (event.by === seat) removed += 1;
        break;
      case 'censure':
        if (event.by === seat) deeds.push(`accused ${name(event.accused)}`);
        break;
      case 'censured': {
        const vote = event.votes[seat];
        if (vote !== undefined)
          deeds.push(`voted ${vote === 'yes' ? 'for' : 'against'} detaining ${name(event.accused)}`);
        break;
      }
      case 'pardoned':
        if (event.by === seat) deeds.push(`pardoned ${name(event.seat)}`);
        break;
      case 'looked':
        if (event.by === seat && event.at.what === 'spot') deeds.push('looked at a chip in the Junkyard');
        break;
      default:
        break;
    }
  }
  return [
    ...(checks.failed.length > 0
      ? [`was in ${times(checks.failed.length, 'failed check')} of ${checks.in}: ${checks.failed.join(', ')}`]
      : checks.in > 0
        ? [`was in ${times(checks.in, 'check')}, none failed`]
        : []),
    ...(taken > 0 ? [`took ${times(taken, 'chip')} to the Junkyard`] : []),
    ...(removed > 0 ? [`removed ${times(removed, 'chip')} of the Junkyard from the game`] : []),
    ...new Set(deeds),
  ];
}
