import {
  type CountdownSetting,
  type Entry,
  type Game,
  type GameRecord,
  isSeat,
  mayContinue,
  presetCountdown,
  type Setup,
  type Viewer,
  whyNotCountdown,
} from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type BringRequest, type ForkRequest, LIMITS, type NewTable, type Replay } from '@tablewright/protocol';
import type { DueTable } from '@tablewright/storage';
import { Batches } from './batches.ts';
import { dueIn, newClock, storedClock } from './clock.ts';
import { summaryOf } from './commit.ts';
import type { Services } from './services.ts';
import { peopleIn } from './info.ts';
import { keepEnds } from './keep-ends.ts';
import { replayOf } from './kept-game.ts';
import { Match } from './match.ts';
import { aloneAt, type Meta, metaFor, newMeta, newTableId, seatingOf, type Somebody } from './meta.ts';
import { logUpTo, recordOf } from './record.ts';
import { originOf } from './sealing.ts';
import { NO_TABLE, refuse, type Reply } from './reply.ts';
import { type FleetNote, Table } from './table.ts';
import { isTimedWindow } from './windows.ts';

// All tables. They come into memory when somebody needs them, and leave it when nobody does.

/** Tables that are handed over at once, and how often it is tried again when none could be. */
const AT_ONCE = 100;
const HAND_OVER_TRIES = 5;

export type Made = { readonly ok: true; readonly table: string } | Extract<Reply, { ok: false }>;
export type Recorded = { readonly ok: true; readonly record: GameRecord } | Extract<Reply, { ok: false }>;

export type Replayed = { readonly ok: true; readonly replay: Replay } | Extract<Reply, { ok: false }>;

const SWEEP_EVERY = 15_000;
/** Of so many looks one is also for tables that nobody keeps. */
const TAKE_OVER_EVERY = 5;

export class Tables {
  readonly #services: Services;
  readonly #here = new Map<string, Promise<Table | null>>();
  readonly #loaded = new Map<string, Table>();
  readonly #leaving = new Map<string, Promise<void>>();
  /** tables that are not in memory and whose clock runs: since when, and what wakes them */
  readonly #asleep = new Map<string, { since: number; cancel: () => void }>();
  #cancelSweep: () => void = () => {};
  #looks = false;
  #looked = 0;
  #closed = false;

  constructor(services: Omit<Services, 'addTable' | 'batches'>) {
    this.#services = {
      ...services,
      batches: new Batches(services.timings.gather),
      addTable: (meta) => this.addTable(meta),
    };
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** Goes on where a stop or a crash has left off: bots that were asked, and clocks that ran. */
  async wake(): Promise<void> {
    this.#sweepLater();
    const { storage } = this.#services;
    const { fleet } = storage;
    fleet?.onNote((note, from) => this.#hear(note as unknown as FleetNote, from));
    fleet?.onDoubt((gone, came) => {
      for (const table of this.#loaded.values()) for (const process of gone) table.lost(process);
      if (came.length > 0) this.#askWhoIsThere();
      void this.#look(gone.length > 0);
    });
    await this.#keepEnds();
    await this.#goOn(await storage.dueTables());
    await this.#takeOver();
  }

  /** What a server that was killed could not keep any more is kept before anything else: with other rules it might be too late. */
  async #keepEnds(): Promise<void> {
    const { storage, games, log } = this.#services;
    await keepEnds(storage, games, { log, isStopped: () => this.#closed });
  }

  async #goOn(tables: readonly DueTable[]): Promise<void> {
    const now = this.#services.time.now();
    for (const { id, due } of tables) {
      if (this.#closed) return;
      const here = this.#loaded.get(id);
      if (here !== undefined) await here.catchUp();
      else if (due > 0) this.#sleep(id, due, now);
      else await this.#wakeOne(id);
    }
  }

  // ------------------------------------------------------------------------------------------------------ other processes

  #hear(note: FleetNote, from: string): void {
    if (this.#closed) return;
    const here = this.#loaded.get(note.table);
    if (here !== undefined) here.hear(note, from);
    // Somebody has written to a table that goes on by itself and may be ours to keep.
    else if (note.kind === 'changed' && note.due && note.kept === 'elsewhere') void this.#wakeIfOurs(note.table);
  }

  async #wakeIfOurs(id: string): Promise<void> {
    try {
      if ((await this.#services.storage.table(id))?.kept === 'here') await this.#wakeOne(id);
    } catch {
      // The next look finds it.
    }
  }

  /** A process that had gone has forgotten nobody who is connected to it; but here they were forgotten, and would count as away. */
  #askWhoIsThere(): void {
    if (this.#closed) return;
    for (const table of this.#loaded.keys()) this.#services.storage.fleet?.tell({ kind: 'who', table });
  }

  /** What was not told is found here: tables that have changed, processes that have gone, and what they kept. */
  async #look(hasLost: boolean): Promise<void> {
    if (this.#closed || this.#looks) return;
    this.#looks = true;
    this.#looked += 1;
    try {
      const tables = [...this.#loaded.values()];
      const stored = await this.#services.storage.fleet!.revisions(tables.map(({ id }) => id));
      for (const table of tables) if ((stored.get(table.id) ?? 0) > table.revision) await table.catchUp();
      if (hasLost) await this.#keepEnds();
      if (hasLost || this.#looked % TAKE_OVER_EVERY === 0) {
        await this.#takeOver();
        await this.#wakeForgotten();
      }
    } catch (error) {
      const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
      this.#services.log.warn({ what }, 'it could not be seen what other processes have done');
    } finally {
      this.#looks = false;
    }
  }

  /** A table that is ours has gone on at another process, which died before it could say so. */
  async #wakeForgotten(): Promise<void> {
    for (const { id } of await this.#services.storage.dueTables()) {
      if (!this.#here.has(id) && !this.#asleep.has(id) && !this.#leaving.has(id)) await this.#wakeOne(id);
    }
  }

  async #takeOver(): Promise<void> {
    const { fleet } = this.#services.storage;
    for (
      let taken = await fleet?.takeOver();
      taken !== undefined && taken.length > 0;
      taken = await fleet?.takeOver()
    ) {
      await this.#goOn(taken);
    }
  }

  /** A table, loaded if need be; null when there is none. */
  get(id: string): Promise<Table | null> {
    const here = this.#here.get(id);
    if (here !== undefined) return here;
    const loading = this.#load(id);
    this.#here.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<Table | null> {
    try {
      await this.#leaving.get(id);
      const asleep = this.#asleep.get(id);
      asleep?.cancel();
      this.#asleep.delete(id);
      const began = performance.now();
      const table = await Table.load(this.#services, id, asleep?.since ?? null);
      if (table === null) this.#here.delete(id);
      else {
        this.#loaded.set(id, table);
        this.#services.counters.loaded((performance.now() - began) / 1000);
      }
      return table;
    } catch (error) {
      this.#here.delete(id); // or it could never be tried again
      throw error;
    }
  }

  // -------------------------------------------------------------------------------------------------------------- making

  async create(host: Somebody, request: NewTable): Promise<Made> {
    const entry = this.#services.games.get(request.game);
    if (entry === undefined) {
      return refuse(say`There is no such game. Games here: ${[...this.#services.games.keys()].join(', ')}.`);
    }
    const { game } = entry;
    const { min, max } = game.seats;
    if (request.seats < min || request.seats > max) return refuse(say`${game.name} is for ${min} to ${max} players.`);
    if (JSON.stringify(request.options).length > LIMITS.options) return refuse(say`The options are too long.`);
    const options = game.settleOptions(request.options);
    if (!options.ok) return refuse(options.why);
    const countdown = countdownFor(game, request);
    if (countdown !== null && 'why' in countdown) return countdown;
    const meta = metaFor(game, request, { options: options.value, countdown, host, now: this.#services.time.now() });
    return { ok: true, table: await this.addTable(meta) };
  }

  /** Stores a new table; its game begins at once if it counts as started. `log`: it goes on from there. */
  async addTable(meta: Meta, log: Entry[] | null = null): Promise<string> {
    const { storage, time, games } = this.#services;
    const { game } = games.get(meta.game)!;
    const now = time.now();
    const setup = { seats: meta.seats.length, options: meta.options };
    const begun = meta.started && log === null ? Match.begin(game, setup, originOf(meta)) : null;
    const loaded = log === null ? null : Match.load(game, setup, originOf(meta), log);
    if (loaded?.ok === false) throw new Error(`this log cannot be played: ${loaded.why}`);
    const match = begun?.match ?? loaded?.match ?? null;
    const waiting = match?.waiting ?? 0;
    const started = match === null ? null : newClock(meta.clock, meta.seats.length, now);
    const isTimed = match !== null && isTimedWindow(meta, match);
    const clock = started === null ? null : { ...started, running: isTimed ? 0 : peopleIn(meta, waiting) };
    for (;;) {
      const id = newTableId(now);
      const made = await storage.createTable({
        id,
        game: meta.game,
        at: now,
        meta,
        summary: summaryOf(meta, match === null ? 'lobby' : 'playing', waiting, isTimed ? 0 : dueIn(clock)),
        seating: seatingOf(meta),
        entries: match?.log ?? [],
        clock: storedClock(clock),
      });
      if (made) return id;
    }
  }

  // ------------------------------------------------------------------------------------------------------------- looking

  async record(person: string | null, id: string, word: string | undefined): Promise<Recorded> {
    const table = await this.get(id);
    if (table === null || !table.maySee(person, word)) return refuse(NO_TABLE);
    const ended = await table.ended();
    if ('why' in ended) return refuse(ended.why);
    return {
      ok: true,
      record: recordOf(ended.meta, {
        log: [...ended.log],
        outcome: ended.kept.outcome,
        head: ended.kept.head,
      }),
    };
  }

  /** A finished game as one of them saw it. */
  async replay(person: string | null, id: string, word: string | undefined, as: Viewer): Promise<Replayed> {
    const table = await this.get(id);
    if (table === null || !table.maySee(person, word)) return refuse(NO_TABLE);
    const ended = await table.ended();
    if ('why' in ended) return refuse(ended.why);
    const { packed } = ended.kept;
    if (packed === null)
      return refuse(
        say`This game is over. What everybody saw was not kept before its rules changed, so its replay cannot be shown.`,
      );
    const replay = replayOf(ended.kept, packed, as);
    return replay === null ? refuse(say`That game has no such seat.`) : { ok: true, replay };
  }

  /** A new table that goes on from a moment of a finished game, with bots on the other seats and chance of its own. */
  async fork(who: Somebody, id: string, word: string | undefined, { at, seat: wanted }: ForkRequest): Promise<Made> {
    const table = await this.get(id);
    if (table === null || !table.maySee(who.id, word)) return refuse(NO_TABLE);
    const { finished } = table;
    if (finished === null) {
      return refuse(
        table.phase === 'over'
          ? say`This game was played with other rules than those of today; nobody can go on from it.`
          : say`The game is still being played; you can go on from it when it is over.`,
      );
    }
    const { meta: before, match } = finished;
    const own = before.seats.findIndex(({ person }) => person === who.id);
    const seat = wanted ?? Math.max(0, own);
    if (!isSeat(seat, before.seats.length)) return refuse(say`That game has no such seat.`);
    const log = logUpTo(match.log, at);
    const loaded = Match.load(match.game, match.setup, { seed: before.secret, chain: null }, log);
    if (!loaded.ok) return refuse(say`There is no such moment in that game.`);
    if (loaded.match.outcome !== null) return refuse(say`The game is over there; choose an earlier moment.`);
    const meta = newMeta(match.game, {
      options: before.options,
      seats: aloneAt(seat, before.seats.length, who),
      host: who.id,
      created: this.#services.time.now(),
      started: true,
      forkOf: { table: id, at: log.length },
    });
    return { ok: true, table: await this.addTable(meta, log) };
  }

  /** A game that somebody has begun in their browser goes on here, with bots on the other seats and chance of its own. */
  async bring(who: Somebody, { game: id, rulesVersion, seats, seat, botLevels, ...sent }: BringRequest): Promise<Made> {
    const game = this.#services.games.get(id)?.game;
    if (game === undefined) return refuse('There is no such game here.');
    if (!mayContinue(game, rulesVersion)) return refuse('It was begun with other rules than those of this server.');
    if (seats < game.seats.min || seats > game.seats.max || !isSeat(seat, seats))
      return refuse('There is no such seat.');
    if (JSON.stringify(sent.options).length > LIMITS.options) return refuse('The options are too long.');
    const options = game.settleOptions(sent.options);
    if (!options.ok) return refuse(options.why);
    const meta = newMeta(game, {
      options: options.value,
      seats: aloneAt(seat, seats, who, botLevels),
      host: who.id,
      created: this.#services.time.now(),
      started: true,
      brought: true,
    });
    const log = sent.log as Entry[];
    const match = broughtMatch(game, { seats, options: options.value }, meta.secret, log);
    if (match === null) return refuse('This game cannot be played by the rules.');
    if (match.outcome !== null) return refuse('This game is over; it can be looked at where it was played.');
    return { ok: true, table: await this.addTable(meta, log) };
  }

  /** Who of those at a table is connected, by name; null where it is not in memory. */
  connectedAt(id: string): readonly string[] | null {
    const table = this.#loaded.get(id);
    if (table === undefined) return null;
    const { seats } = table.infoFor(null);
    return [...new Set(seats.filter(({ kind, online }) => kind === 'person' && online).map(({ name }) => name))];
  }

  /** All that belongs to one person belongs to another from now on. How many tables that were. */
  async handOver(from: string, to: string): Promise<number> {
    const { storage } = this.#services;
    const moved = new Set<string>();
    for (let tries = 0; tries < HAND_OVER_TRIES; ) {
      const found = await storage.tablesOf(from, AT_ONCE);
      if (found.length === 0) break;
      const before = moved.size;
      for (const { id } of found) {
        const reply = await (await this.get(id))?.handOver(from, to);
        if (reply?.ok === true) moved.add(id);
      }
      // What somebody else was about to change, or what just left memory, is tried again, but not for ever.
      if (moved.size === before) tries += 1;
    }
    return moved.size;
  }

  // ------------------------------------------------------------------------------------------------------ leaving memory

  /** It was closed: it leaves memory, and nothing goes on by itself. */
  async forget(id: string): Promise<void> {
    this.#asleep.get(id)?.cancel();
    this.#asleep.delete(id);
    const table = this.#loaded.get(id);
    if (table !== undefined) await this.#unload(id, table);
    this.#asleep.get(id)?.cancel();
    this.#asleep.delete(id);
  }

  #sweepLater(): void {
    this.#cancelSweep = this.#services.time.after(SWEEP_EVERY, () => {
      this.sweep();
      if (!this.#closed) this.#sweepLater();
    });
  }

  /** Puts away what nobody needs. */
  sweep(): void {
    const now = this.#services.time.now();
    for (const [id, table] of this.#loaded) if (table.isIdle(now)) void this.#unload(id, table);
  }

  async #unload(id: string, table: Table): Promise<void> {
    this.#loaded.delete(id);
    this.#here.delete(id);
    const leaving = table
      .unload()
      .catch((error: unknown) => this.#services.log.error({ table: id, err: error }, 'a table could not be put away'))
      .finally(() => {
        this.#leaving.delete(id);
        if (table.due !== null && !this.#closed && !this.#here.has(id)) {
          this.#sleep(id, table.due, this.#services.time.now());
        }
      });
    this.#leaving.set(id, leaving);
    await leaving;
  }

  /** One table that cannot be loaded must not keep the others from waking. */
  async #wakeOne(id: string): Promise<void> {
    try {
      await this.get(id);
    } catch (error) {
      const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
      this.#services.log.error({ table: id, what }, 'a table could not be loaded');
    }
  }

  #sleep(id: string, due: number, since: number): void {
    const cancel = this.#services.time.after(due, () => void this.#wakeOne(id));
    this.#asleep.set(id, { since, cancel });
  }

  /** Everything that was begun is finished, and nothing new is begun. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#cancelSweep();
    for (const { cancel } of this.#asleep.values()) cancel();
    await Promise.allSettled(this.#here.values());
    await Promise.all([...this.#loaded].map(([id, table]) => this.#unload(id, table)));
    await Promise.all(this.#leaving.values());
    // At once, not when the last page has heard the goodbye: other processes go on with what was kept here.
    await this.#services.storage.fleet?.leave();
  }
}

/** What the host has set; null where nothing is counted down: without a live clock nobody is hurried. */
function countdownFor(
  { countdown: times, name }: Game,
  { clock, countdown }: NewTable,
): CountdownSetting | null | Extract<Reply, { ok: false }> {
  if (countdown === 'off' || (countdown === undefined && (times === undefined || clock.kind !== 'live'))) return null;
  if (times === undefined) return refuse(say`Nothing is counted down in ${name}.`);
  if (clock.kind !== 'live') return refuse(say`Only a table with a live clock counts down.`);
  const setting = countdown ?? presetCountdown(times);
  const why = whyNotCountdown(times, setting);
  return why === null ? setting : refuse(why);
}

/** What somebody has sent may be anything: a rule that breaks over it has not allowed it. */
function broughtMatch(game: Game, setup: Setup, seed: string, log: Entry[]): Match | null {
  try {
    const loaded = Match.load(game, setup, { seed, chain: null }, log);
    return loaded.ok ? loaded.match : null;
  } catch {
    return null;
  }
}
