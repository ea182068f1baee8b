import { networkInterfaces } from 'node:os';
import type { Addresses } from '@tablewright/protocol';

// Under which addresses others reach this server: an invitation to "localhost" leads everybody to their own machine.

type Interfaces = ReturnType<typeof networkInterfaces>;

const ALL = new Set(['::', '0.0.0.0']);
const LOOPBACK = /^(localhost|127\.|\[?::1)/;

interface Listening {
  readonly host: string;
  readonly port: number;
  /** as whoever runs the server has said it; null where nobody did */
  readonly publicUrl: string | null;
}

export function addressesOf(
  { host, port, publicUrl }: Listening,
  interfaces: Interfaces = networkInterfaces(),
): Addresses {
  return { public: publicUrl, near: nearAddress(host, port, interfaces) };
}

/** For whoever is in the same network; null where only this machine is listened to. */
function nearAddress(host: string, port: number, interfaces: Interfaces): string | null {
  if (LOOPBACK.test(host)) return null;
  if (!ALL.has(host)) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const near = Object.values(interfaces)
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  return near === undefined ? null : `http://${near.address}:${port}`;
}

/** An address as somebody types it, without what does not belong to it; null where it is none. */
export function publicUrlIn(typed: string): string | null {
  try {
    const { protocol, origin } = new URL(typed);
    return protocol === 'http:' || protocol === 'https:' ? origin : null;
  } catch {
    return null;
  }
}
