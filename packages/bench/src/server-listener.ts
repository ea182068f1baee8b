/** Somebody who hears messages, and others who wait for what comes of them. */
export class Listener {
  #waiting: { holds: () => boolean; resolve: () => void; reject: (error: Error) => void }[] = [];
  #error: Error | null = null;
  #heard: () => void = () => {};

  onHeard(heard: () => void): void {
    this.#heard = heard;
  }

  until(holds: () => boolean): Promise<void> {
    if (this.#error !== null) return Promise.reject(this.#error);
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiting.push({ holds, resolve, reject }));
  }

  heard(): void {
    for (let i = 0; i < this.#waiting.length; ) {
      const one = this.#waiting[i]!;
      if (one.holds()) {
        this.#waiting.splice(i, 1);
        one.resolve();
      } else i += 1;
    }
    this.#heard();
  }

  broke(error: Error): void {
    this.#error ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(this.#error);
  }
}
