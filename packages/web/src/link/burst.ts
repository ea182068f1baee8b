/**
 * How many messages are handed on one by one before the page has had a turn of its own. React takes fifty drawings without a pause, each
 * of which wants another one, for an endless loop and throws: a slow page that is sent a whole game at once came to that.
 */
const AT_ONCE = 8;

/** Messages as they come; of a burst the rest waits for the page's next turn and is handed on together, so that it is drawn once. */
export class Burst {
  readonly #hand: (text: string) => void;
  readonly #later: (run: () => void) => void;
  #waiting: string[] = [];
  #handed = 0;
  #awaits = false;

  constructor(hand: (text: string) => void, later: (run: () => void) => void) {
    this.#hand = hand;
    this.#later = later;
  }

  add(text: string): void {
    if (this.#handed >= AT_ONCE) {
      this.#waiting.push(text);
      return;
    }
    this.#handed += 1;
    this.#awaitTurn();
    this.#hand(text);
  }

  /** Whatever waits still, now. */
  flush(): void {
    for (let text = this.#waiting.shift(); text !== undefined; text = this.#waiting.shift()) this.#hand(text);
  }

  #awaitTurn(): void {
    if (this.#awaits) return;
    this.#awaits = true;
    this.#later(() => {
      this.#awaits = false;
      const isBurst = this.#waiting.length > 0;
      this.#handed = isBurst ? AT_ONCE : 0;
      if (isBurst) this.#awaitTurn();
      this.flush();
    });
  }
}
