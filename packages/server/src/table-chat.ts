import { type Game, list, sayAloud, type Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { ChatLine } from '@tablewright/protocol';
import type { Caller, Command } from './command.ts';
import type { TableState } from './commit.ts';
import { seatName } from './info.ts';
import { freeName, seatOfLine, seatsOf } from './meta.ts';
import { DONE, refuse, type Reply } from './reply.ts';
import type { Services } from './services.ts';
import { NOT_BEGUN, NOT_YOURS, owns } from './table-seats.ts';

// What is said at one table: in one's own words, or with one of the game's statements.

/** How many lines somebody who comes is shown. */
const SHOWN = 100;

export interface ChatOptions {
  readonly table: string;
  readonly game: Game;
  readonly look: () => Pick<TableState, 'meta' | 'match'>;
  /** everybody who watches is to see these */
  readonly show: (lines: readonly ChatLine[]) => void;
}

export class TableChat {
  readonly #services: Services;
  readonly #where: ChatOptions;
  #lines: ChatLine[] = [];

  constructor(services: Services, where: ChatOptions) {
    this.#services = services;
    this.#where = where;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  /** The number of the last line. */
  get last(): number {
    return this.#lines.at(-1)?.number ?? 0;
  }

  async load(): Promise<void> {
    this.#lines = await this.#services.storage.chat(this.#where.table, SHOWN);
    this.reseat();
  }

  /** Lines that were said before the seats were shuffled bear the number of the old seat. */
  reseat(): void {
    const { meta } = this.#where.look();
    if (meta.shuffled !== null) this.#lines = this.#lines.map((line) => ({ ...line, seat: seatOfLine(meta, line) }));
  }

  async say(who: Caller, { id, text }: Extract<Command, { type: 'chat' }>): Promise<Reply> {
    const { match, meta } = this.#where.look();
    const seat = list(seatsOf(meta, who.id))[0] ?? null;
    if (seat === null && meta.watchersMuted && who.id !== meta.host)
      return refuse(say`The host lets only those write who play.`);
    const { heard } = this.#where.game;
    const said = match === null || heard === undefined ? text : heard(match.seen('spectator').view, text);
    return this.#add(who, { id, seat, text: said });
  }

  /** One of the game's ready-made statements: whatever is said here, everybody hears it. */
  async makeStatement(who: Caller, command: Extract<Command, { type: 'statement' }>): Promise<Reply> {
    const { meta, match } = this.#where.look();
    const { id, seat, statement, filled } = command;
    const { talk } = this.#where.game;
    if (talk === undefined) return refuse(say`This game has no statements.`);
    if (!owns(meta, who.id, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    const names = meta.seats.map((_, other) => seatName(meta, other));
    const { view } = match.seen('spectator');
    const said = sayAloud(talk, { statement, filled, by: seat }, { view, names });
    return said.ok ? this.#add(who, { id, seat, text: said.text }) : refuse(said.why, talk.rule);
  }

  async #add(who: Caller, { id, seat, text }: { id: string; seat: Seat | null; text: string }): Promise<Reply> {
    const { storage, time } = this.#services;
    const { table, look } = this.#where;
    // Whoever watches could else speak in the name of a player.
    const line = await storage.addChatLine({
      table,
      command: id,
      at: time.now(),
      person: who.id,
      seat,
      name: seat === null ? freeName(look().meta.seats, await who.name()) : seatName(look().meta, seat),
      text,
    });
    if (line.number <= this.last) return DONE;
    // Lines in between were said at another process.
    if (line.number > this.last + 1) await this.catchUp(line.number);
    else this.#show([line]);
    storage.fleet?.tell({ kind: 'chat', table, number: line.number });
    return DONE;
  }

  /** There are lines up to this one, said at another process. */
  async catchUp(number: number): Promise<void> {
    if (number <= this.last) return;
    const lines = await this.#services.storage.chat(this.#where.table, SHOWN);
    const { meta } = this.#where.look();
    const fresh = lines.filter((line) => line.number > this.last);
    this.#show(fresh.map((line) => ({ ...line, seat: seatOfLine(meta, line) })));
  }

  #show(lines: readonly ChatLine[]): void {
    if (lines.length === 0) return;
    this.#lines.push(...lines);
    if (this.#lines.length > 2 * SHOWN) this.#lines = this.#lines.slice(-SHOWN);
    this.#where.show(lines);
  }
}
