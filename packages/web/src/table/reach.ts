import { say } from '@tablewright/kernel/words';
import type { Addresses } from '@tablewright/protocol';

// Which address an invitation may carry: one that leads those who are asked to the server, and not to their own machine.

export type Reach = 'anywhere' | 'as-i-came' | 'same-network' | 'this-machine';

export interface Reached {
  readonly origin: string;
  readonly reach: Reach;
}

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** `here`: how this browser came to the server. */
export function originFor(here: Pick<Location, 'origin' | 'hostname'>, known: Addresses | null): Reached {
  if (known !== null && known.public !== null) return { origin: known.public, reach: 'anywhere' };
  if (!LOOPBACK.test(here.hostname)) return { origin: here.origin, reach: 'as-i-came' };
  if (known !== null && known.near !== null) return { origin: known.near, reach: 'same-network' };
  return { origin: here.origin, reach: 'this-machine' };
}

export const REACH_WORDS: Record<Reach, string> = {
  anywhere: '',
  'as-i-came': '',
  'same-network': say`This link works for everybody in the same network (the same Wi-Fi). From elsewhere nobody reaches this server.`,
  'this-machine': say`This link works on this machine alone: the server listens to nobody else. Start it without --host, or with --public and an address of its own.`,
};
