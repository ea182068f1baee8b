import type { Json } from '@tablewright/kernel';
import { applyPatch, type GameSeen, type ServerMessage, type TableInfo, type ToldLine } from '@tablewright/protocol';

/** One frame that a browser was sent, and the table as this browser knew it then. */
export interface Frame {
  readonly text: string;
  /** how it came: as text, or as bytes that had to be unpacked */
  readonly isPacked: boolean;
  readonly message: ServerMessage;
  readonly table: Known | null;
}

/** A table as a browser knows it out of what it was sent. */
export interface Known {
  readonly id: string;
  readonly version: number;
  readonly info: TableInfo;
  readonly game: GameSeen | null;
  /** all that it was told so far */
  readonly told: readonly ToldLine[];
  /** how the view stood in the middle of the last change */
  readonly between: readonly Json[];
}

/** What is known after a message; null when it says nothing about a table, or about one that is not known. */
export function knownAfter(before: Known | null, message: ServerMessage): Known | null {
  if (message.type === 'table') {
    const { table: id, version, info, game, told } = message;
    return { id, version, info, game, told, between: [] };
  }
  if (message.type !== 'change' || before === null || message.table !== before.id || message.from !== before.version)
    return before;
  const { version, info, game, told = [], moments = [] } = message;
  const between: Json[] = [];
  for (const { view } of moments) between.push(applyPatch(between.at(-1) ?? before.game!.view, view));
  const last = between.length === 0 ? before.game : { ...before.game!, view: between.at(-1)! };
  return {
    id: before.id,
    version,
    info: info === undefined ? before.info : (applyPatch(before.info as unknown as Json, info) as unknown as TableInfo),
    game: game === undefined ? last : (applyPatch((last ?? {}) as unknown as Json, game) as unknown as GameSeen),
    told: [...before.told, ...told],
    between,
  };
}
