import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Pool, QueryResult } from 'pg';
import type { Json } from '@tablewright/kernel';
import type { Bus } from '../bus.ts';
import type { DueTable, Fleet } from '../port.ts';
import { connect } from './write-line.ts';

// Several processes on one database: who is there, and what they tell each other. It is PostgreSQL's notifications, sent after what
// they are about was committed: inside its transaction they would make all commits wait for each other. Where there is a bus they are
// sent there; who is there and who keeps what is the database's business all the same.

const BEAT = 1000;
const CHANNEL = 'tablewright';
/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7000;
const PAUSE = 200;

type Told = { readonly from: string; readonly notes: readonly Json[] };

export class PostgresFleet implements Fleet {
  readonly #url: string;
  readonly #me: string;
  readonly #pool: Pool;
  readonly #bus: Bus | null;
  #ear: Client | null = null;
  #others: readonly string[] = [];
  readonly #hearers: ((note: Json, from: string) => void)[] = [];
  readonly #lookers: ((gone: readonly string[], came: readonly string[]) => void)[] = [];
  #notes: Json[] = [];
  #beating: NodeJS.Timeout | null = null;
  #listening: Promise<void> | null = null;
  #asking: Promise<unknown> = Promise.resolve();
  #telling: Promise<unknown> = Promise.resolve();
  #left = false;

  constructor(url: string, me: string, pool: Pool, bus: Bus | null) {
    this.#url = url;
    this.#me = me;
    this.#pool = pool;
    this.#bus = bus;
    bus?.onText((text) => this.#heard(text));
    bus?.onDoubt(() => this.#look([]));
  }

  async join(): Promise<void> {
    await this.#listen();
    await this.#beat();
    this.#tellNow([{ kind: 'joined' }]);
    this.#beating = setInterval(() => void this.#beatAgain(), BEAT);
    this.#beating.unref();
  }

  get hasOthers(): boolean {
    return this.#others.length > 0;
  }

  onNote(hear: (note: Json, from: string) => void): void {
    this.#hearers.push(hear);
  }

  onDoubt(look: (gone: readonly string[], came: readonly string[]) => void): void {
    this.#lookers.push(look);
  }

  #look(gone: readonly string[], came: readonly string[] = []): void {
    for (const look of this.#lookers) look(gone, came);
  }

  // ------------------------------------------------------------------------------------------------------------- telling

  tell(note: Json): void {
    if (!this.hasOthers || this.#left) return;
    this.#notes.push(note);
    if (this.#notes.length === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const notes = this.#notes;
    this.#notes = [];
    let some: Json[] = [];
    let length = 0;
    for (const note of notes) {
      const bytes = Buffer.byteLength(JSON.stringify(note)) + 1;
      if (length + bytes > LONGEST) {
        this.#tellNow(some);
        some = [];
        length = 0;
      }
      some.push(note);
      length += bytes;
    }
    this.#tellNow(some);
  }

  /** What cannot be told is found by the others when they look for themselves. */
  #tellNow(notes: readonly Json[]): void {
    if (notes.length === 0) return;
    const told = JSON.stringify({ from: this.#me, notes } satisfies Told);
    if (this.#bus !== null) this.#bus.say(told);
    else this.#telling = this.#ask('SELECT pg_notify($1, $2)', [CHANNEL, told]).catch(() => {});
  }

  #heard(payload: string): void {
    const { from, notes } = JSON.parse(payload) as Told;
    if (from === this.#me) return;
    if (!this.#others.includes(from)) {
      this.#others = [...this.#others, from];
      this.#look([], [from]);
    }
    for (const note of notes) {
      const { kind } = note as { kind: string };
      if (kind === 'left') this.#gone([from]);
      else if (kind !== 'joined') for (const hear of this.#hearers) hear(note, from);
    }
  }

  #gone(processes: readonly string[]): void {
    this.#others = this.#others.filter((one) => !processes.includes(one));
    this.#look(processes);
  }

  // ----------------------------------------------------------------------------------------------------------- being there

  async #listen(): Promise<void> {
    const ear = await connect(this.#url);
    ear.on('notification', ({ payload = '' }) => this.#heard(payload));
    ear.once('end', () => {
      if (this.#ear === ear) this.#ear = null;
    });
    await ear.query('SELECT pg_advisory_lock(hashtextextended($1, 1))', [this.#me]);
    if (this.#bus === null) await ear.query(`LISTEN ${CHANNEL}`);
    this.#ear = ear;
  }

  /** One after the other: what is told second must not be heard first. */
  #ask(sql: string, values: readonly string[]): Promise<QueryResult<{ others: string[] }>> {
    const ask = (): Promise<QueryResult<{ others: string[] }>> => {
      if (this.#ear === null) throw new Error('nobody listens');
      return this.#ear.query(sql, [...values]);
    };
    const asked = this.#asking.then(ask);
    this.#asking = asked.catch(() => {});
    return asked;
  }

  async #beat(): Promise<{ readonly gone: readonly string[]; readonly came: readonly string[] }> {
    const { rows } = await this.#ask('SELECT beat($1) AS others', [this.#me]);
    const before = this.#others;
    const now = rows[0]!.others;
    this.#others = now;
    return { gone: before.filter((one) => !now.includes(one)), came: now.filter((one) => !before.includes(one)) };
  }

  #beatAgain(): Promise<void> {
    this.#listening ??= this.#beatOnce().finally(() => {
      this.#listening = null;
    });
    return this.#listening;
  }

  async #beatOnce(): Promise<void> {
    try {
      if (this.#ear === null) await this.#listen();
      const { gone, came } = await this.#beat();
      // Also when all is well: a note may have been lost with the process that was about to send it.
      if (!this.#left) this.#look(gone, came);
    } catch {
      const broken = this.#ear;
      this.#ear = null;
      void broken?.end().catch(() => {});
      await sleep(PAUSE);
    }
  }

  async leave(): Promise<void> {
    if (this.#left) return;
    this.#flush();
    this.#left = true;
    if (this.#beating !== null) clearInterval(this.#beating);
    await this.#listening;
    try {
      await this.#pool.query('UPDATE processes SET seen = clock_timestamp(), gone = true WHERE id = $1', [this.#me]);
      this.#tellNow([{ kind: 'left' }]);
    } catch {
      // Nobody can be told; the others find out.
    }
    await this.#telling;
    await this.#bus?.close();
    const ear = this.#ear;
    this.#ear = null;
    await ear?.end().catch(() => {});
  }

  // --------------------------------------------------------------------------------------------------------------- sharing

  async takeOver(table: string | null = null): Promise<DueTable[]> {
    const { rows } = await this.#pool.query<DueTable>('SELECT id, coalesce(due, 0) AS due FROM take_over($1, $2)', [
      this.#me,
      table,
    ]);
    return rows;
  }

  async revisions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; revision: number }>(
      'SELECT id, revision FROM tables WHERE id = ANY ($1)',
      [tables],
    );
    return new Map(rows.map(({ id, revision }) => [id, revision]));
  }
}
