import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Screen } from './screen.ts';

/** What came from the keyboard: a line, the end of all input (Ctrl-D, a pipe that ran out), or Ctrl-C. */
export type Typed =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

/** Reads line by line, from a terminal with its editing keys or from a pipe. */
export class Keyboard {
  readonly #lines: Interface;
  readonly #screen: Screen;
  readonly #live: boolean;
  readonly #queue: Typed[] = [];
  #waiting: ((typed: Typed) => void) | null = null;
  readonly #onInterrupt = (): void => this.#came({ kind: 'interrupt' });
  /** Nobody reads what is asked (`| head`): nobody will answer either. */
  readonly #onDeaf = (): void => this.#came({ kind: 'end' });
  readonly #output: Writable;

  constructor(input: Readable, output: Writable, screen: Screen) {
    this.#screen = screen;
    this.#output = output.on('error', this.#onDeaf).on('close', this.#onDeaf);
    this.#live = screen.isLive && (input as { isTTY?: boolean }).isTTY === true;
    // No history: the arrow keys would bring back how somebody split their tokens.
    this.#lines = createInterface({
      input,
      output: this.#live ? output : undefined,
      terminal: this.#live,
      historySize: 0,
    });
    this.#lines.on('line', (text) => this.#came({ kind: 'line', text }));
    this.#lines.on('close', () => this.#came({ kind: 'end' }));
    this.#lines.on('SIGINT', this.#onInterrupt);
    process.on('SIGINT', this.#onInterrupt);
  }

  async read(prompt = '> '): Promise<Typed> {
    if (this.#live) {
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    } else this.#screen.write(prompt);
    const typed = this.#queue.shift() ?? (await new Promise<Typed>((resolve) => (this.#waiting = resolve)));
    // a pipe shows nothing of what was typed; the transcript should
    if (!this.#live) this.#screen.write(typed.kind === 'line' ? `${typed.text}\n` : '\n');
    else if (typed.kind !== 'line') this.#screen.write('\n');
    this.#screen.typed();
    // the end stays the end, however often somebody asks
    if (typed.kind === 'end') this.#queue.push(typed);
    return typed;
  }

  /** Waits a moment, so that one can follow; Enter cuts it short. Only in front of a terminal. */
  async pause(milliseconds: number): Promise<void> {
    if (!this.#live || milliseconds === 0 || this.#queue.length > 0) return;
    const typed = await new Promise<Typed | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), milliseconds);
      this.#waiting = (came) => {
        clearTimeout(timer);
        resolve(came);
      };
    });
    this.#waiting = null;
    // an impatient Enter is no answer to the next question
    if (typed !== null && typed.kind !== 'line') this.#queue.push(typed);
  }

  close(): void {
    process.off('SIGINT', this.#onInterrupt);
    this.#output.off('error', this.#onDeaf).off('close', this.#onDeaf);
    this.#lines.removeAllListeners('close');
    this.#lines.close();
  }

  #came(typed: Typed): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#queue.push(typed);
    else waiting(typed);
  }
}
