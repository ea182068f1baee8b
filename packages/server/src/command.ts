import type { ClientMessage } from '@tablewright/protocol';

/** What a client asks a table to do. With an id of its own: sent twice it is done once. */
export type Command = Extract<ClientMessage, { id: string }>;

/** Who says something. A name is looked up only where it is written down. */
export interface Caller {
  readonly id: string;
  name(): Promise<string>;
}

/** Two people may well count their commands alike. */
export function commandKey(who: Caller, { id }: { readonly id: string }): string {
  return `${who.id}/${id}`;
}
