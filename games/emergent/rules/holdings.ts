import type { Holdings, Seat } from '@tablewright/kernel';
import { regionName } from './content/map.ts';
import { named, ofSeat, type State } from './state.ts';

/** For statistics: where somebody had a DC in the end; in Fast Play where they had cubes. */
export function holdings(s: State, seat: Seat): Holdings {
  const { small = {}, large = {} } = s.closed[seat] ?? {};
  const codes = s.mode === 'fast' ? Object.keys(named(ofSeat(s.stock, seat))) : Object.keys({ ...small, ...large });
  return { region: codes.map(regionName) };
}
