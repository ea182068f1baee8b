// The click or key that is under way. What comes to lie under it without having been chosen is not answered by it.

/** Longer than a click takes. */
const HAND_SKIPS_MS = 1000;

export class Hand {
  readonly #later: (run: () => void, ms: number) => () => void;
  /** the click or key that is still down has shown the rest at once */
  #skips = false;
  /** the last click or key has answered */
  #answered = false;

  constructor(later: (run: () => void, ms: number) => () => void) {
    this.#later = later;
  }

  /** Until the hand begins anew, it answers nothing. */
  get answersNothing(): boolean {
    return this.#skips;
  }

  hasAnswered(): void {
    this.#answered = true;
  }

  /** It has shown the rest at once. If something was asked then, that may still be answered. */
  skips(isAsked: boolean): void {
    this.#skips = !isAsked;
    // Who answers without mouse, finger or keys (a screen reader does) never begins anew.
    this.#later(() => this.begins(), HAND_SKIPS_MS);
  }

  /** A new click or key. */
  begins(): void {
    this.#skips = false;
  }

  /**
   * `again`: the second click of a double click, or a key that is held down. If the first has answered, the next question has come
   * to lie under it and was not chosen.
   */
  presses(again: boolean): void {
    if (!again) this.#answered = false;
    else if (this.#answered) this.#skips = true;
  }
}
