import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A disk of its own for a store, small enough to be filled to the last byte without anybody else noticing.

const MEGABYTE = 1 << 20;
/** Written in ever smaller pieces, until nothing fits any more. */
const PIECES = [MEGABYTE, 4096, 1];

export const NO_SMALL_DISK =
  'To fill a disk, one of its own is needed: run it as root on Linux, where it can be mounted (a tmpfs, unmounted afterwards).';

export class SmallDisk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
  }

  /** null where none can be mounted */
  static mount(megabytes: number): SmallDisk | null {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
      chmodSync(folder, 0o755); // PostgreSQL does not run as root, and has to get through
      return new SmallDisk(folder);
    } catch {
      rmdirSync(folder);
      return null;
    }
  }

  /** Nothing more can be written to it. */
  fill(): void {
    const file = openSync(this.#ballast, 'w');
    for (const size of PIECES) {
      const piece = Buffer.alloc(size);
      try {
        for (;;) if (writeSync(file, piece) < size) break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
    closeSync(file);
  }

  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
    rmdirSync(this.folder);
  }
}
