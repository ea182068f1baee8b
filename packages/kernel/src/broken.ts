/** A state that cannot be: a bug in a game or in the kernel, thrown with all that is needed to see it again. */
export class BrokenRule extends Error {
  readonly picture: unknown;

  constructor(what: string, picture: unknown = null) {
    super(picture === null ? what : `${what}\n${JSON.stringify(picture)}`);
    this.name = 'BrokenRule';
    this.picture = picture;
  }
}
