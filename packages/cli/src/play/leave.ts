/** Somebody stops playing: thrown wherever a line is read, caught where the play began. */
export class Leave extends Error {
  /** the exit code */
  readonly code: number;

  constructor(code: number) {
    super('left');
    this.name = 'Leave';
    this.code = code;
  }
}
