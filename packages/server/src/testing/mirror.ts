import type { Json } from '@tablewright/kernel';
import {
  applyPatch,
  type ChatLine,
  type GameSeen,
  type ServerMessage,
  type TableInfo,
  type ToldLine,
} from '@tablewright/protocol';

/** A table as a client knows it: it grows out of what the server sends, and notices when something is missing. */
export class Mirror {
  version: number;
  info: TableInfo;
  game: GameSeen | null;
  told: ToldLine[];
  chat: ChatLine[];

  constructor({ version, info, game, told, chat }: Extract<ServerMessage, { type: 'table' }>) {
    this.version = version;
    this.info = info;
    this.game = game;
    this.told = [...told];
    this.chat = [...chat];
  }

  change({ from, version, info, game, told, moments, chat }: Extract<ServerMessage, { type: 'change' }>): void {
    if (this.version !== from) throw new Error(`a gap: ${this.version} is known, this is from ${from}`);
    this.version = version;
    if (info !== undefined) this.info = applyPatch(this.info as unknown as Json, info) as unknown as TableInfo;
    for (const { view } of moments ?? []) this.game = { ...this.game!, view: applyPatch(this.game!.view, view) };
    if (game !== undefined) this.game = applyPatch((this.game ?? {}) as unknown as Json, game) as unknown as GameSeen;
    this.told.push(...(told ?? []));
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat.push(...(chat ?? []).filter(({ number }) => number > last));
  }
}

/** Takes a message in; true when it was about a table. */
export function mirror(tables: Map<string, Mirror>, message: ServerMessage): void {
  if (message.type === 'table') tables.set(message.table, new Mirror(message));
  else if (message.type === 'change') tables.get(message.table)!.change(message);
}
