import { say } from '@tablewright/kernel/words';
import type { StoredTable } from '@tablewright/storage';
import { isSeen, playedOn, same } from './catch-up.ts';
import { type AnyStoredClock, type Clock, clockFrom, storedClock } from './clock.ts';
import { delayed } from './countdown.ts';
import type { KeptGame } from './kept-game.ts';
import { type Loaded, Match } from './match.ts';
import { type Meta, metaFrom } from './meta.ts';
import { originOf } from './sealing.ts';
import type { TableAnswers } from './table-answers.ts';
import type { TableCommits } from './table-commit.ts';
import { stateFrom, type TableCore } from './table-core.ts';

// A table out of what is stored: when it comes into memory, and when another process has changed it.

export class TableReading {
  readonly #table: TableCore;
  readonly #commits: TableCommits;
  readonly #answers: TableAnswers;

  constructor(table: TableCore, commits: TableCommits, answers: TableAnswers) {
    this.#table = table;
    this.#commits = commits;
    this.#answers = answers;
  }

  /** All of it. `clockAt`: since when its clocks run on, if the server has not been down in between. */
  async readAll(stored: StoredTable, clockAt: number | null): Promise<void> {
    const { time } = this.#table.services;
    await this.#restore(stored, clockAt ?? time.now() - stored.ranFor);
    this.#table.windows.look(this.#table.state, time.now());
    await this.#answers.takeHeld();
  }

  async #restore(stored: StoredTable, goesOnAt: number): Promise<void> {
    const { id, entry, services, chat } = this.#table;
    const { storage } = services;
    const asStored = stateFrom(stored);
    const { meta: before, clock } = running(asStored.meta, stored, goesOnAt);
    const meta = withRulesOfToday(before, entry.game.rulesVersion);
    this.#table.state = { ...asStored, meta, clock };
    await chat.load();
    if (!meta.started) return;
    const [found, snapshot] = await Promise.all([storage.entries(id), storage.snapshot(id)]);
    // Another process may have gone on meanwhile.
    const entries = found.slice(0, stored.version);
    const setup = { seats: meta.seats.length, options: meta.options };
    const loaded = loadMatch(entry.game, setup, originOf(meta), entries, snapshot);
    const match = loaded.ok ? loaded.match : null;
    const isRunning = match !== null && match.outcome === null;
    const ended = isRunning ? null : ((await storage.record(id)) as KeptGame | null);
    if (match === null || (ended !== null && !same(ended.outcome, match.outcome))) {
      this.#cannotGoOn(meta, ended);
      return;
    }
    this.#table.state = { ...this.#table.state, match, ended };
    this.#table.snapshotAt = snapshot?.version ?? 0;
    // An older server has kept nothing, or the last one was killed before it could.
    if (!isRunning && ended === null) await this.#commits.keepEnd();
  }

  /** It was played under other rules. */
  #cannotGoOn(meta: Meta, ended: KeptGame | null): void {
    const { id, entry, services } = this.#table;
    const { name, rulesVersion } = entry.game;
    const trouble =
      ended === null
        ? `This game was begun under version ${meta.rulesVersion} of the rules of ${name} ` +
          `and cannot be continued under version ${rulesVersion}.`
        : `This game is over. It was played under version ${meta.rulesVersion} of the rules of ${name}, and the board here is for ` +
          `version ${rulesVersion}; what happened is kept in its record.`;
    this.#table.state = { ...this.#table.state, trouble, ended };
    if (ended !== null) return;
    services.log.error({ table: id, rulesVersion: meta.rulesVersion }, 'a game cannot be played again');
  }

  /** Another process was first. What is stored is the truth: take it, and show it to everybody. */
  async catchUp(): Promise<void> {
    const stored = await this.#table.services.storage.table(this.#table.id);
    if (stored === null) return;
    this.#table.setKept(stored.kept);
    if (stored.revision === this.#table.state.revision) return;
    if (!(await this.#playOn(stored))) await this.#readAnew(stored);
  }

  async #readAnew(stored: StoredTable): Promise<void> {
    const { bots, viewers } = this.#table;
    bots.forget();
    await this.readAll(stored, null);
    viewers.reseat();
    if (this.#table.state.meta.putOut.length > 0) viewers.sendAway();
    viewers.sendWhole();
  }

  /** As if it had been answered here. False when something was taken back, or has begun: then all is read anew. */
  async #playOn(stored: StoredTable): Promise<boolean> {
    const { id, entry, services, viewers, windows, state } = this.#table;
    const { storage, time } = services;
    const { match, meta: before, clock: clockBefore, entries } = state;
    const found = withRulesOfToday(metaFrom(stored.meta), entry.game.rulesVersion);
    if (stored.version < entries || found.started !== before.started) return false;
    const more = (await storage.entries(id, entries)).slice(0, stored.version - entries);
    const steps = match === null ? [] : playedOn(match, more);
    if (steps === null) return false;
    const { meta, clock } = running(found, stored, time.now() - stored.ranFor);
    const seen = match === null ? null : viewers.seen();
    const info = steps.length > 0 || isSeen(before, meta) || !same(storedClock(clock), storedClock(clockBefore));
    const { version, revision } = stored;
    this.#table.state = { ...this.#table.state, meta, clock, entries: version, revision };
    const taken = steps.map((step) => ({ step }));
    const { told, moments } = this.#commits.take({ taken, begins: false, next: { match } });
    windows.look(this.#table.state, time.now());
    await this.#answers.takeHeld();
    if (!same(before.seats, meta.seats)) viewers.reseat();
    if (meta.putOut.length > 0) viewers.sendAway();
    viewers.sendChange({ info, before: seen, told, moments });
    return true;
  }
}

/** Clocks and countdowns as they stand when they go on: time during which no process was there does not count. */
function running(meta: Meta, stored: StoredTable, goesOnAt: number): { meta: Meta; clock: Clock | null } {
  return {
    meta: delayed(meta, goesOnAt - stored.updated),
    clock: clockFrom(stored.clock as unknown as AnyStoredClock, goesOnAt),
  };
}

/** Rules that have changed may break in any way on an old log. */
function loadMatch(...parts: Parameters<typeof Match.load>): Loaded {
  try {
    return Match.load(...parts);
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : say`it broke` };
  }
}

/** A table that is not bound yet is going to be played with the rules of today, and its commitment must say so. */
function withRulesOfToday(meta: Meta, rulesVersion: number): Meta {
  const isBound = meta.started || meta.sealed !== null;
  return isBound || meta.rulesVersion === rulesVersion ? meta : { ...meta, rulesVersion };
}
