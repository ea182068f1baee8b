import { inflateRawSync } from 'node:zlib';

/** What a frame of our server says. Binary ones are messages that it has packed for whoever asked for that. */
export function frameText(data: Buffer, isPacked: boolean): string {
  return isPacked ? inflateRawSync(data).toString() : data.toString();
}
