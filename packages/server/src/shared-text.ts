import type { Json } from '@tablewright/kernel';

// What is sent, written down as JSON. Several groups are sent much of the same, and that is written down once for all of them.
// A difference is written as text straight away: the object that says the same (`diff` of the protocol) has other keys each time,
// and making it and reading it again cost more than anything else on the way of an answer.

type Fields = { readonly [key: string]: Json };
type Container = Fields | readonly Json[];

/** A difference that was written down: `text` is null where nothing differs. */
interface Written {
  readonly before: Container;
  readonly text: string | null;
}

export class SharedText {
  readonly #items = new Map<object, string>();
  /** by what is there now; of the first group alone, for what it shares with nobody the others hardly share */
  readonly #parts = new Map<Container, Written>();
  #isFirst = true;

  /** The JSON of a list whose items are the same for many. */
  list(items: readonly object[]): string {
    let text = '';
    for (const item of items) text += text === '' ? this.#item(item) : `,${this.#item(item)}`;
    return `[${text}]`;
  }

  #item(item: object): string {
    let text = this.#items.get(item);
    if (text === undefined) this.#items.set(item, (text = JSON.stringify(item)));
    return text;
  }

  /** The very letters of `JSON.stringify(diff(before, after))`; null when they are the same. */
  patch(before: object, after: object): string | null {
    return this.#fields(before as Fields, after as Fields);
  }

  /** The next group is written for. */
  next(): void {
    this.#isFirst = false;
  }

  /** Groups that see the same part of a table before and after have the same difference there. */
  #part(before: Container, after: Container): string | null {
    const known = this.#parts.get(after);
    if (known !== undefined && known.before === before) return known.text;
    const text = isList(after)
      ? this.#positions(before as readonly Json[], after)
      : this.#fields(before as Fields, after);
    if (this.#isFirst) this.#parts.set(after, { before, text });
    return text;
  }

  #positions(before: readonly Json[], after: readonly Json[]): string | null {
    const known = before.length;
    let set = '';
    let into = '';
    let isSetFirst = false;
    for (let i = 0; i < after.length; i += 1) {
      const is = after[i]!;
      const was = before[i];
      if (was === is && i < known) continue;
      if (i < known && isAlike(was!, is)) {
        const inner = this.#part(was, is as Container);
        if (inner !== null) into += (into === '' ? INTO : ',') + positionText(i) + inner;
      } else {
        if (into === '') isSetFirst = true;
        set += (set === '' ? SET : ',') + positionText(i) + textOf(is);
      }
    }
    return patchOf(set, into, isSetFirst, after.length === known ? '' : `,"length":${after.length}`);
  }

  #fields(before: Fields, after: Fields): string | null {
    let set = '';
    let into = '';
    let isSetFirst = false;
    let shared = 0;
    for (const key in after) {
      const is = after[key]!;
      const was = before[key];
      // A value that is the same cannot come from the prototype: that one holds functions.
      if (was === is) {
        shared += 1;
        continue;
      }
      const isKnown = Object.hasOwn(before, key);
      if (isKnown) shared += 1;
      if (isKnown && isAlike(was!, is)) {
        const inner = this.#part(was, is as Container);
        if (inner !== null) into += (into === '' ? INTO : ',') + keyText(key) + inner;
      } else {
        if (into === '') isSetFirst = true;
        set += (set === '' ? SET : ',') + keyText(key) + textOf(is);
      }
    }
    let known = 0;
    for (const _key in before) known += 1;
    const drop =
      known === shared
        ? ''
        : `,"drop":${JSON.stringify(Object.keys(before).filter((key) => !Object.hasOwn(after, key)))}`;
    return patchOf(set, into, isSetFirst, drop);
  }
}

/** How the two parts of a patch begin. Nothing is cut off from them afterwards: for that they would have to be copied. */
const SET = '"set":{';
const INTO = '"into":{';

/** What was set and what is changed inside, in the order in which they came up first; then the rest. */
function patchOf(set: string, into: string, isSetFirst: boolean, rest: string): string | null {
  if (set === '' && into === '') return rest === '' ? null : `{${rest.slice(1)}}`;
  if (into === '') return `{${set}}${rest}}`;
  if (set === '') return `{${into}}${rest}}`;
  return isSetFirst ? `{${set}},${into}}${rest}}` : `{${into}},${set}}${rest}}`;
}

/** The names of fields as JSON: the same few come again with every answer. */
const KEYS = new Map<string, string>();
/** A game that makes up names for its fields must not fill our memory. */
const MOST_KEYS = 5000;

function keyText(key: string): string {
  let text = KEYS.get(key);
  if (text === undefined) {
    if (KEYS.size === MOST_KEYS) KEYS.clear();
    KEYS.set(key, (text = `${JSON.stringify(key)}:`));
  }
  return text;
}

/** The same for places in a list. */
const POSITIONS = Array.from({ length: 64 }, (_, i) => `"${i}":`);

function positionText(i: number): string {
  return POSITIONS[i] ?? `"${i}":`;
}

function textOf(value: Json): string {
  if (value === null || typeof value === 'boolean') return `${value}`;
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  // No view holds undefined; but if one ever did, what is no JSON would end the connections of a whole table.
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** Both are objects, or both are lists: so one can be changed into the other from inside. */
function isAlike(was: Json, is: Json): was is Container {
  return isContainer(was) && isContainer(is) && isList(was) === isList(is);
}

function isContainer(value: Json | undefined): value is Container {
  return value !== null && typeof value === 'object';
}

function isList(value: Container): value is readonly Json[] {
  return Array.isArray(value);
}
