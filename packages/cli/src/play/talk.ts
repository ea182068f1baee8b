import type { Keyboard } from './keyboard.ts';
import { Leave } from './leave.ts';
import type { Screen } from './screen.ts';

/** Screen and keyboard together: something is shown, and a line comes back. */
export class Talk {
  readonly screen: Screen;
  readonly #keyboard: Keyboard;
  readonly #pace: number;

  constructor(screen: Screen, keyboard: Keyboard, pace: number) {
    this.screen = screen;
    this.#keyboard = keyboard;
    this.#pace = pace;
  }

  /** The next line, without spaces around it. Whoever ends the input, or insists on Ctrl-C, leaves. */
  async line(prompt?: string): Promise<string> {
    for (let warned = false; ; ) {
      if (this.screen.isClosed) throw new Leave(0);
      const typed = await this.#keyboard.read(prompt);
      if (typed.kind === 'line') return typed.text.trim();
      if (typed.kind === 'end') throw new Leave(0);
      if (warned) throw new Leave(130);
      warned = true;
      this.screen.say('Ctrl-C once more stops the game; or just go on.');
    }
  }

  /** Yes or no; Enter means what is preset. */
  async agrees(question: string, preset: boolean): Promise<boolean> {
    for (;;) {
      this.screen.say(question);
      const said = await this.line();
      if (said === '') return preset;
      if (/^y(es)?$/i.test(said)) return true;
      if (/^n(o)?$/i.test(said)) return false;
      this.screen.say('Type y for yes or n for no.');
    }
  }

  /** A moment to follow what happens. */
  breathe(): Promise<void> {
    return this.#keyboard.pause(this.#pace);
  }
}
