import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person, Storage } from '@tablewright/storage';
import type { Somebody } from './meta.ts';

// Who somebody is: an id in a signed, http-only cookie. A guest costs nothing until they take a name; and nobody becomes
// somebody else by knowing an address.

export const COOKIE = 'tw';
/** As long as browsers keep a cookie at most. */
export const COOKIE_SECONDS = 400 * 86_400;

export class Identities {
  readonly #secret: Buffer;

  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'hex');
  }

  newGuest(): string {
    return randomBytes(15).toString('base64url');
  }

  sign(id: string): string {
    return `${id}.${this.#mac(id)}`;
  }

  /** Whose cookie this is; null for none, and for one that was not signed here. */
  read(cookie: string | undefined): string | null {
    if (cookie === undefined || cookie.length > 100) return null;
    const [id, mac, ...more] = cookie.split('.');
    if (id === undefined || mac === undefined || more.length > 0 || !/^[\w-]{20}$/.test(id)) return null;
    // As text: several texts stand for the same bytes, and only one of them was given out.
    const given = Buffer.from(mac);
    const right = Buffer.from(this.#mac(id));
    return given.length === right.length && timingSafeEqual(given, right) ? id : null;
  }

  #mac(id: string): string {
    return createHmac('sha256', this.#secret).update(`person\n${id}`).digest('base64url');
  }
}

export class People {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async get(id: string): Promise<Somebody & { readonly named: boolean }> {
    const known = await this.#storage.person(id);
    return known === null ? { id, name: guestName(id), named: false } : { id, name: known.name, named: true };
  }

  async rename(id: string, name: string): Promise<Person> {
    const person = { id, name, created: this.#now() };
    await this.#storage.savePerson(person);
    return person;
  }
}

/** The same guest is called the same everywhere, and two guests are seldom called alike. */
function guestName(id: string): string {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 900;
  return `Guest ${sum + 100}`;
}
