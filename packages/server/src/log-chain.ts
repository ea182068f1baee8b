import { hash } from 'node:crypto';
import { chainStartText, type Entry, linkText, stepsOfLog } from '@tablewright/kernel';
import type { Origin } from './sealing.ts';

/** The chain of a log as it grows. Node's own hash gives the same as the kernel's, and is much quicker. */
export class LogChain {
  readonly #secret: string;
  #head: string;

  constructor({ commitment, secret, salts }: NonNullable<Origin['chain']>, log: readonly Entry[]) {
    this.#secret = secret;
    this.#head = hash('sha256', chainStartText(commitment, salts));
    for (const step of stepsOfLog(log)) this.add(step);
  }

  get head(): string {
    return this.#head;
  }

  /** An answer, an undo or a rewind, with the chance that belongs to it. */
  add(step: readonly Entry[]): void {
    this.#head = hash('sha256', linkText(this.#head, this.#secret, step));
  }
}
