/** A line that came in; null when it was too long to keep. */
export type Line = string | null;

const NEWLINE = 10;

/** Cuts a stream of bytes into lines. Of a line that is longer than `longest` bytes nothing is kept but that it was there. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array | string>, longest: number): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let size = 0;
  const take = (part: Buffer): void => {
    size += part.length;
    if (size <= longest) parts.push(part);
    else parts = [];
  };
  const line = (): Line => {
    const whole = size > longest ? null : Buffer.concat(parts).toString('utf8');
    parts = [];
    size = 0;
    return whole;
  };
  for await (const chunk of chunks) {
    let rest = Buffer.from(chunk as Uint8Array);
    for (let at = rest.indexOf(NEWLINE); at >= 0; at = rest.indexOf(NEWLINE)) {
      take(rest.subarray(0, at));
      yield line();
      rest = rest.subarray(at + 1);
    }
    take(rest);
  }
  if (size > 0) yield line();
}
