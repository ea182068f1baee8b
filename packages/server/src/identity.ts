import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Person, Storage } from '@tablewright/storage';
import type { Somebody } from './meta.ts';

// Who somebody is: an id and a session in a signed, http-only cookie. A guest costs nothing until they take a name; and nobody becomes
// somebody else by knowing an address. Whether the session still stands is for the gate to say.

export const COOKIE = 'tw';
/** As long as browsers keep a cookie at most. */
export const COOKIE_SECONDS = 400 * 86_400;

/** What stands in a cookie. */
export interface Ticket {
  readonly person: string;
  /** who logs out everywhere begins a new one */
  readonly generation: number;
  /** this browser; '' in cookies of an older server */
  readonly session: string;
}

export class Identities {
  readonly #secret: Buffer;

  constructor(secret: string) {
    this.#secret = Buffer.from(secret, 'hex');
  }

  newGuest(): Ticket {
    return { person: randomBytes(15).toString('base64url'), generation: 0, session: newSession() };
  }

  sign({ person, generation, session }: Ticket): string {
    const said = `${person}.${generation}.${session}`;
    return `${said}.${this.#mac(`session\n${said}`)}`;
  }

  /** Whose cookie this is; null for none, and for one that was not signed here. */
  read(cookie: string | undefined): Ticket | null {
    if (cookie === undefined || cookie.length > 130) return null;
    const parts = /^([\w-]{20})(?:\.(\d{1,9})\.([\w-]{16}))?\.([\w-]{43})$/.exec(cookie);
    if (parts === null) return null;
    const [, person, generation, session = '', mac] = parts;
    const signed = generation === undefined ? `person\n${person}` : `session\n${person}.${generation}.${session}`;
    // As text: several texts stand for the same bytes, and only one of them was given out.
    const isRight = timingSafeEqual(Buffer.from(mac!), Buffer.from(this.#mac(signed)));
    return isRight ? { person: person!, generation: Number(generation ?? 0), session } : null;
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest('base64url');
  }
}

export function newSession(): string {
  return randomBytes(12).toString('base64url');
}

export class People {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(storage: Storage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  async get(id: string): Promise<Somebody & { readonly named: boolean }> {
    const name = (await this.#storage.person(id))?.name ?? guestName(id);
    return { id, name, named: !isGuestName(id, name) };
  }

  async rename(id: string, name: string): Promise<Person> {
    const person = { id, name, created: this.#now() };
    await this.#storage.savePerson(person);
    return person;
  }
}

/** The same guest is called the same everywhere, and two guests are seldom called alike. */
export function guestName(id: string): string {
  return `Guest ${guestNumber(id)}`;
}

/** Also in the language of the page, which calls a guest by the same number: nobody has chosen that name. */
function isGuestName(id: string, name: string): boolean {
  const [word = '', number, ...more] = name.split(' ');
  return /^\p{L}+$/u.test(word) && number === String(guestNumber(id)) && more.length === 0;
}

function guestNumber(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.codePointAt(0)!) % 900;
  return sum + 100;
}
