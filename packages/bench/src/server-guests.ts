import { fastRng, type Json, sampleOption } from '@tablewright/kernel';
import {
  applyPatch,
  type ClientMessage,
  type GameSeen,
  PACKED_SOCKET_PATH,
  type Patch,
  type ServerMessage,
} from '@tablewright/protocol';
import { Listener } from './server-listener.ts';
import type { BenchTable } from './server-load.ts';
import { Wire } from './server-wire.ts';

// Guests of our server: a cookie, and a websocket for each seat at each table. They ask for long messages packed, as the page does, so
// that the server has the same to do. Every message is read; of what it says they keep no more than they need to go on, as the players
// on the other server do, so that the server and not its clients is what the machine is busy with.

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

  isOverFor(seat: number): boolean {
    return this.#guests[seat]!.isOver;
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

/** What a guest keeps of the game: what is asked of it, and how it has ended. */
type Kept = Pick<GameSeen, 'mine' | 'outcome'>;

class Guest extends Listener {
  version = 0;
  #game: Kept | null = null;
  #wire: Wire | null = null;
  readonly #table: string;
  #isGreeted = false;
  /** the last command, and to the letter what is said when it is done: that need not be read as JSON */
  #asked = '';
  #awaited = '';
  #isDone = false;
  /** the version at which it has answered last; -1 before that */
  #answeredAt = -1;

  private constructor(table: string) {
    super();
    this.#table = table;
  }

  static async enter(url: string, cookie: string, table: string): Promise<Guest> {
    const guest = new Guest(table);
    guest.#wire = await Wire.open(`${url}${PACKED_SOCKET_PATH}`, cookie, {
      text(text) {
        try {
          if (text === guest.#awaited) guest.#hearDone();
          else guest.#hear(JSON.parse(text) as ServerMessage);
        } catch (error) {
          guest.broke(error as Error);
        }
      },
      closed: (why) => guest.broke(new Error(why)),
    });
    await guest.until(() => guest.#isGreeted);
    return guest;
  }

  get isAsked(): boolean {
    return this.#game?.mine != null;
  }

  get isOver(): boolean {
    return this.#game?.outcome != null;
  }

  #send(message: ClientMessage): void {
    this.#wire!.send(JSON.stringify(message));
  }

  async watch(): Promise<void> {
    this.#send({ type: 'watch', table: this.#table });
    await this.until(() => this.#game !== null);
  }

  command(body: CommandBody): Promise<void> {
    commands += 1;
    this.#asked = String(commands);
    this.#awaited = JSON.stringify({ type: 'done', id: this.#asked } satisfies ServerMessage);
    this.#isDone = false;
    this.#send({ ...body, id: this.#asked });
    return this.until(() => this.#isDone);
  }

  /** The change comes before the word that it is done, so whoever hears that has seen it. */
  answer(): Promise<void> {
    const question = this.#game?.mine;
    if (question == null) throw new Error('nobody has asked this seat');
    const { version } = this;
    const { seat, about, domain } = question;
    this.#answeredAt = version;
    return this.command({ type: 'answer', table: this.#table, seat, about, value: sampleOption(domain, rng), version });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        this.#isGreeted = true;
        break;
      case 'table':
        this.version = message.version;
        this.#game = message.game;
        break;
      case 'change':
        if (message.from !== this.version) throw new Error('a change is missing');
        this.version = message.version;
        if (message.game !== undefined) this.#game = keptAfter(this.#game, message.game);
        break;
      case 'done':
        if (message.id !== this.#asked) throw new Error('something was done that was not asked for');
        return this.#hearDone();
      case 'refused':
      case 'gone':
      case 'closing':
        throw new Error(message.why);
      default:
    }
    this.heard();
  }

  #hearDone(): void {
    if (this.version <= this.#answeredAt) throw new Error('an answer was done, but its sender has not seen it');
    this.#isDone = true;
    this.heard();
  }

  close(): void {
    this.#wire!.terminate();
  }
}

function keptAfter(before: Kept | null, { set, into }: Patch): Kept {
  const mine = into?.['mine'];
  return {
    mine:
      mine === undefined
        ? (after(set, 'mine', before?.mine) as Kept['mine'])
        : (applyPatch((before?.mine ?? null) as unknown as Json, mine) as unknown as Kept['mine']),
    outcome: after(set, 'outcome', before?.outcome) as Kept['outcome'],
  };
}

function after(set: Patch['set'], key: string, before: unknown): unknown {
  return set !== undefined && Object.hasOwn(set, key) ? set[key] : (before ?? null);
}
