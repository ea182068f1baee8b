import { fromHex, hmac, toHex, sha256, utf8 } from './sha256.ts';

/** Where chance comes from. It is hidden state: never in a view, and replaced when a world is sampled. */
export type Chance =
  /** For real tables: 256 bits; each draw is addressed by its label, so an undo or a fork shifts no other draw. */
  | { kind: 'strong'; seed: string }
  /** For search: four words that are used up in order. */
  | { kind: 'fast'; words: number[] };

/** Something that draws numbers, for whoever samples options, worlds or players. */
export interface Rng {
  /** a whole number from 0 to n − 1 */
  below(n: number): number;
}

/** 64 hex digits make the strong generator, a plain number the fast one. */
export type Seed = string | number;

export const SEED_PATTERN = /^[0-9a-f]{64}$/;

export function chanceFrom(seed: Seed): Chance {
  if (typeof seed === 'number') return { kind: 'fast', words: fastWords(seed) };
  // Any other text would be read as zeros, and all games would be dealt alike.
  if (!SEED_PATTERN.test(seed))
    throw new RangeError('A seed is a number or 64 hex digits; seedFromText makes one of any text.');
  return { kind: 'strong', seed };
}

/** In a world that a game is making: the kernel puts its own there, or a bot would see the future. */
export function noChance(): Chance {
  return { kind: 'fast', words: [1, 1, 1, 1] };
}

/** A strong seed out of any text, for tests and for commands with `--seed 1`. */
export function seedFromText(text: string): string {
  return toHex(sha256(utf8(text)));
}

export function copyChance(chance: Chance): Chance {
  return chance.kind === 'fast' ? { kind: 'fast', words: chance.words.slice() } : chance;
}

// ---------------------------------------------------------------------------------------------------------------- fast

/** xoshiro128**: four words, a few shifts, good enough for every playout. */
function nextWord(words: number[]): number {
  const b = words[1]!;
  const times5 = Math.imul(b, 5);
  const word = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
  const c = words[2]! ^ words[0]!;
  const d = words[3]! ^ b;
  words[1] = b ^ c;
  words[0] = words[0]! ^ d;
  words[2] = c ^ (b << 9);
  words[3] = (d << 11) | (d >>> 21);
  return word;
}

function fastWords(seed: number): number[] {
  // splitmix32 over both halves of the number: neighbouring seeds must not give neighbouring games
  let a = seed | 0;
  const word = (): number => {
    a = (a + 0x9e37_79b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0_aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a_2d97);
    return (t ^ (t >>> 15)) | 0;
  };
  const first = word();
  const second = word();
  // The upper half comes in later, or seeds with different halves could add up to the same game.
  a ^= Math.imul(Math.floor(seed / 0x1_0000_0000) | 0, 0x9e37_79b1);
  return [first, second, word(), word() | 1];
}

function fastBelow(words: number[], n: number): number {
  return Math.floor((nextWord(words) / 0x1_0000_0000) * n);
}

class FastRng implements Rng {
  readonly #words: number[];

  constructor(words: number[]) {
    this.#words = words;
  }

  below(n: number): number {
    return fastBelow(this.#words, n);
  }
}

export function fastRng(seed: number): Rng {
  return new FastRng(fastWords(seed));
}

// -------------------------------------------------------------------------------------------------------------- strong

/** The words that belong to one label under one seed: HMAC-SHA-256 in counter mode. */
function labelled(seed: string, label: string): () => number {
  const key = fromHex(seed);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  let counter = 0;
  return () => {
    if (at === block.byteLength) {
      block = new DataView(hmac(key, utf8(`${label}\n${counter}`)).buffer);
      counter += 1;
      at = 0;
    }
    at += 4;
    return block.getUint32(at - 4);
  };
}

/** Without bias: words beyond the last full multiple of n are thrown away. */
function fairBelow(word: () => number, n: number): number {
  const limit = Math.floor(0x1_0000_0000 / n) * n;
  for (;;) {
    const drawn = word();
    if (drawn < limit) return drawn % n;
  }
}

// ---------------------------------------------------------------------------------------------------------- both kinds

/** One draw from 0 to n − 1. */
export function draw(chance: Chance, n: number, label: string): number {
  return chance.kind === 'fast' ? fastBelow(chance.words, n) : fairBelow(labelled(chance.seed, label), n);
}

/** An order of n things, each order as likely as any other. */
export function drawOrder(chance: Chance, n: number, label: string): number[] {
  const order: number[] = [];
  for (let i = 0; i < n; i += 1) order.push(i);
  if (chance.kind === 'fast') shuffleWith(order, (k) => fastBelow(chance.words, k));
  else {
    const word = labelled(chance.seed, label);
    shuffleWith(order, (k) => fairBelow(word, k));
  }
  return order;
}

export function shuffleWith<T>(items: T[], below: (n: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = below(i + 1);
    const kept = items[i]!;
    items[i] = items[j]!;
    items[j] = kept;
  }
  return items;
}
