import type { Io } from './io.ts';

const WIDTH = 30;

/** A bar on stderr while something takes long. Only people at a terminal get to see it, and it leaves nothing behind. */
export interface Progress {
  readonly show: (done: number, of: number) => void;
  readonly end: () => void;
}

export function progressOn({ stderr }: Io, what: string, { quiet }: { quiet: boolean }): Progress {
  if (quiet || !stderr.isTTY) return { show: () => {}, end: () => {} };
  let shown = false;
  return {
    show(done, of) {
      shown = true;
      const filled = Math.round((WIDTH * done) / Math.max(of, 1));
      stderr.write(`\r${what} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${of}`);
    },
    end() {
      if (shown) stderr.write('\r\x1b[K');
    },
  };
}
