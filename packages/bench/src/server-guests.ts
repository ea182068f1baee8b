import { fastRng, type Json, sampleOption } from '@tablewright/kernel';
import { applyPatch, type ClientMessage, type GameSeen, type ServerMessage, SOCKET_PATH } from '@tablewright/protocol';
import { WebSocket } from 'ws';
import { Listener } from './server-listener.ts';
import type { BenchTable } from './server-load.ts';

// Guests of our server, as a browser would be one: a cookie, a websocket for each seat at each table, and the view of that
// seat, which grows out of patches.

const rng = fastRng(1);
let commands = 0;
let tables = 0;

/** As many people as a table has seats. Each of them sits at every table, with a connection for each. */
export async function guests(url: string, seats: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const response = await fetch(`${url}/api/me`);
    await response.text();
    cookies.push(response.headers.getSetCookie()[0]!.split(';')[0]!);
  }
  return cookies;
}

/** `urls`: of the processes; people are spread over them, so that every table is played at all of them */
export async function newTable(urls: readonly string[], cookies: readonly string[]): Promise<BenchTable> {
  const urlOf = (i: number): string => urls[i % urls.length]!;
  tables += 1;
  const first = tables;
  const response = await fetch(`${urlOf(first)}/api/tables`, {
    method: 'POST',
    headers: { cookie: cookies[0]!, 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'lantern', seats: cookies.length, open: true }),
  });
  if (!response.ok) throw new Error(`no table: ${await response.text()}`);
  const { table } = (await response.json()) as { table: string };
  const people = await Promise.all(cookies.map((cookie, i) => Guest.enter(urlOf(first + i), cookie, table)));
  // the host sits on the first seat already
  for (const [seat, guest] of people.entries()) if (seat > 0) await guest.command({ type: 'sit', table, seat });
  await people[0]!.command({ type: 'start', table });
  await Promise.all(people.map((guest) => guest.watch()));
  return new GuestTable(people);
}

class GuestTable implements BenchTable {
  readonly #guests: readonly Guest[];

  constructor(people: readonly Guest[]) {
    this.#guests = people;
  }

  get isOver(): boolean {
    return this.#guests.some(({ isOver }) => isOver);
  }

  isAsked(seat: number): boolean {
    return this.#guests[seat]!.isAsked;
  }

  async untilAsked(seat: number): Promise<boolean> {
    const guest = this.#guests[seat]!;
    await guest.until(() => guest.isAsked || guest.isOver);
    return guest.isAsked;
  }

  answer(seat: number): Promise<void> {
    return this.#guests[seat]!.answer();
  }

  onHeard(seat: number, heard: () => void): void {
    this.#guests[seat]!.onHeard(heard);
  }

  close(): void {
    for (const guest of this.#guests) guest.close();
  }
}

type CommandBody =
  Extract<ClientMessage, { id: string }> extends infer C ? (C extends unknown ? Omit<C, 'id'> : never) : never;

class Guest extends Listener {
  version = 0;
  game: GameSeen | null = null;
  readonly #socket: WebSocket;
  readonly #table: string;
  /** the last command that was done */
  #done = '';

  private constructor(socket: WebSocket, table: string) {
    super();
    this.#socket = socket;
    this.#table = table;
    socket.on('message', (data: Buffer) => {
      try {
        this.#hear(JSON.parse(data.toString()) as ServerMessage);
      } catch (error) {
        this.broke(error as Error);
      }
    });
    socket.on('error', (error) => this.broke(error));
    socket.on('close', () => this.broke(new Error('the connection is closed')));
  }

  static async enter(url: string, cookie: string, table: string): Promise<Guest> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers: { cookie } });
    const guest = new Guest(socket, table);
    await guest.until(() => guest.#greeted);
    return guest;
  }

  #greeted = false;

  get isAsked(): boolean {
    return this.game?.mine != null;
  }

  get isOver(): boolean {
    return this.game?.outcome != null;
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  async watch(): Promise<void> {
    this.#send({ type: 'watch', table: this.#table });
    await this.until(() => this.game !== null);
  }

  async command(body: CommandBody): Promise<void> {
    commands += 1;
    const id = String(commands);
    this.#send({ ...body, id });
    await this.until(() => this.#done === id);
  }

  /** The change comes before the word that it is done, so whoever hears that has seen it. */
  async answer(): Promise<void> {
    const question = this.game?.mine;
    if (question == null) throw new Error('nobody has asked this seat');
    const { version } = this;
    const { seat, about, domain } = question;
    await this.command({ type: 'answer', table: this.#table, seat, about, value: sampleOption(domain, rng), version });
    if (this.version <= version) throw new Error('an answer was done, but its sender has not seen it');
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#greeted = true;
        break;
      case 'table':
        this.version = message.version;
        this.game = message.game;
        break;
      case 'change':
        if (message.from !== this.version) throw new Error('a change is missing');
        this.version = message.version;
        for (const { view } of message.moments ?? []) {
          this.game = { ...this.game!, view: applyPatch(this.game!.view, view) };
        }
        if (message.game !== undefined) {
          this.game = applyPatch((this.game ?? {}) as unknown as Json, message.game) as unknown as GameSeen;
        }
        break;
      case 'done':
        this.#done = message.id;
        break;
      case 'refused':
      case 'gone':
      case 'closing':
        throw new Error(message.why);
      default:
    }
    this.heard();
  }

  close(): void {
    this.#socket.terminate();
  }
}
