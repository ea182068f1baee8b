import { type Game, mayContinue } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import type { StoredTable } from '@tablewright/storage';
import { isSeen, playedOn, same } from './catch-up.ts';
import { type AnyStoredClock, type Clock, clockFrom, storedClock } from './clock.ts';
import type { TableState } from './commit.ts';
import { delayed } from './countdown.ts';
import { mayKeep } from './keep-ends.ts';
import { type Ending, endingOf, KEPT_FORM, type KeptGame } from './kept-game.ts';
import { loadMatch } from './load-match.ts';
import type { Match } from './match.ts';
import { type Meta, metaFrom } from './meta.ts';
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
    // A log that happens to fit other rules would be played on by them, and nobody would be told.
    if (!asStored.wasOver && !mayContinue(entry.game, meta.rulesVersion)) return this.#cannotGoOn(meta, null);
    const [found, snapshot] = await Promise.all([storage.entries(id), storage.snapshot(id)]);
    // Another process may have gone on meanwhile.
    const entries = found.slice(0, stored.version);
    const loaded = loadMatch(entry.game, meta, entries, snapshot);
    const kept = asStored.wasOver ? ((await storage.record(id)) as KeptGame | null) : null;
    if (!loaded.ok || !isAsStored(loaded.match, asStored, kept)) {
      return this.#cannotGoOn(meta, kept ?? endingOf(meta, entries));
    }
    // Other rules whose moves happen to fit would show what nobody has seen.
    const isOlder = kept !== null && kept.form !== KEPT_FORM && mayContinue(entry.game, meta.rulesVersion);
    const ended = isOlder ? null : kept;
    this.#table.keptInOlderForm = isOlder;
    this.#table.state = { ...this.#table.state, match: loaded.match, ended };
    this.#table.snapshotAt = snapshot?.version ?? 0;
    // An older server has kept nothing, or the last one was killed before it could.
    if (asStored.wasOver && kept === null && mayKeep(entry.game, meta)) await this.#commits.keepEnd();
  }

  /** It was played with other rules. Whether it is over is known all the same. */
  #cannotGoOn(meta: Meta, ended: Ending | null): void {
    const { id, entry, services, state } = this.#table;
    const trouble = state.wasOver ? whyNotShown(entry.game, meta, ended) : whyNotContinued(entry.game, meta);
    this.#table.state = { ...state, trouble, ended };
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
    const { match, meta: before, clock: clockBefore, entries, trouble } = state;
    const found = withRulesOfToday(metaFrom(stored.meta), entry.game.rulesVersion);
    // A game that is not played here may be over by now.
    if (trouble !== null) return false;
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

/** Whether the rules that are here lead to what is stored: to the same end, or to none. */
function isAsStored({ outcome }: Match, { wasOver, meta }: TableState, kept: KeptGame | null): boolean {
  const known = kept?.outcome ?? meta.outcome;
  return (outcome !== null) === wasOver && (!wasOver || known === null || same(known, outcome));
}

/** What happened to a game that is not over, and what can be done. */
function whyNotContinued({ name, rulesVersion: here }: Game, { rulesVersion: then }: Meta): string {
  if (then === here)
    return say`What was played here does not fit the rules of ${name} that this server has, so this game cannot go on here. Nothing is lost: whoever runs the server can bring the earlier rules back, and you can begin a new game.`;
  return say`This game was begun with version ${then} of the rules of ${name}, and this server has version ${here}. A game keeps the rules with which it began, so it cannot go on here. Nothing is lost: whoever runs the server can bring version ${then} back, and you can begin a new game.`;
}

/** Why a game that is over cannot be looked at on the board, and what there is of it. */
function whyNotShown({ name, rulesVersion: here }: Game, { rulesVersion: then }: Meta, ended: Ending | null): string {
  if (ended === null)
    return say`This game is over. It was played with version ${then} of the rules of ${name}; how it ended was not kept, and it cannot be shown with version ${here}.`;
  if (ended.packed === null)
    return say`This game is over. It was played with version ${then} of the rules of ${name}; its record is kept, but its replay cannot be shown with version ${here}.`;
  return say`This game is over. It was played with version ${then} of the rules of ${name}, and the board here is for version ${here}; its record and its replay are kept.`;
}

/** A table that is not bound yet is going to be played with the rules of today, and its commitment must say so. */
function withRulesOfToday(meta: Meta, rulesVersion: number): Meta {
  const isBound = meta.started || meta.sealed !== null;
  return isBound || meta.rulesVersion === rulesVersion ? meta : { ...meta, rulesVersion };
}
