import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

// A way between processes beside the database, for what may be lost: then what is stored is looked at. Others may listen there and
// speak as well, and notes say who passes and who is here; so they are sealed with a key that lies in the database.

export interface Bus {
  /** to all others, soon; lost where it cannot be sent */
  say(text: string): void;
  onText(hear: (text: string) => void): void;
  /** it was gone for a while: something may have been missed */
  onDoubt(look: () => void): void;
  /** says what still waits, and lets go */
  close(): Promise<void>;
}

export interface BusSettings {
  readonly url: string;
  /** hears in one sentence each what is wrong with it, and that it is well again */
  readonly says: (sentence: string) => void;
}

const CIPHER = 'aes-256-gcm';
const FIRST = 12;
const MARK = 16;

/** Nobody without the key can read what is sealed, or make something that opens. */
export class Sealer {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = createHash('sha256').update(`tablewright bus ${secret}`).digest();
  }

  seal(text: string): Uint8Array {
    const first = randomBytes(FIRST);
    const cipher = createCipheriv(CIPHER, this.#key, first, { authTagLength: MARK });
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([first, cipher.getAuthTag(), sealed]);
  }

  /** null where it was not sealed with this key, or was changed on the way */
  open(bytes: Uint8Array): string | null {
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, FIRST), { authTagLength: MARK });
      decipher.setAuthTag(bytes.subarray(FIRST, FIRST + MARK));
      return Buffer.concat([decipher.update(bytes.subarray(FIRST + MARK)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
