import { PACKING } from '@tablewright/protocol';

// Long messages come packed: to unpack one takes a browser a moment, in which the next may come.

/** An older browser cannot unpack at all, or not this. */
export function canUnpack(): boolean {
  if (typeof DecompressionStream === 'undefined') return false;
  try {
    return Boolean(new DecompressionStream(PACKING));
  } catch {
    return false;
  }
}

function unpacked(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream(PACKING))).text();
}

/**
 * Messages in the order in which they came, and the end of the connection behind all of them: a short one that overtook the whole table
 * would be about a table that the page does not know yet.
 */
export class InOrder {
  readonly #hand: (text: string) => void;
  readonly #broken: (error: unknown) => void;
  /** what comes behind something that is being unpacked */
  #waiting: (() => void | Promise<void>)[] = [];
  #isUnpacking = false;

  /** `broken`: hears of what cannot be unpacked, and of what was thrown where a message that had waited was handed on */
  constructor(hand: (text: string) => void, broken: (error: unknown) => void) {
    this.#hand = hand;
    this.#broken = broken;
  }

  add(data: string | ArrayBuffer): void {
    if (typeof data === 'string') return this.after(() => this.#hand(data));
    this.#waiting.push(async () => this.#hand(await unpacked(data)));
    if (!this.#isUnpacking) void this.#unpack();
  }

  /** Behind all that has come before: at once when nothing waits. */
  after(run: () => void): void {
    if (this.#isUnpacking) this.#waiting.push(run);
    else run();
  }

  async #unpack(): Promise<void> {
    this.#isUnpacking = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        await next();
      } catch (error) {
        this.#broken(error); // those behind it are heard all the same
      }
    }
    this.#isUnpacking = false;
  }
}
