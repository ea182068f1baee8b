import { BrokenRule } from './broken.ts';
import type { Event } from './state.ts';

/** What is said of each type of event: one left out does not compile. */
export type ToldWords<E extends Event> = {
  readonly [T in E['type']]: (event: Extract<E, { type: T }>, names: readonly string[]) => string;
};

/** `words.event`, out of a table with a line for each type. */
export function toldWords<E extends Event>(table: ToldWords<E>): (event: E, names: readonly string[]) => string {
  // Which type has which details was checked where the table was written; here they are all alike.
  const lines = table as unknown as Readonly<Record<string, (event: E, names: readonly string[]) => string>>;
  return (event, names) => {
    const line = Object.hasOwn(lines, event.type) ? lines[event.type] : undefined;
    if (line === undefined) throw new BrokenRule('there is no such event', event);
    return line(event, names);
  };
}
