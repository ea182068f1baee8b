/** Something the person at the keyboard can put right: the message is one sentence that says how. */
export class BadInput extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'BadInput';
  }
}
