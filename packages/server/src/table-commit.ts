import { type Change, type Decision, type PlannedChange, planChange, type TableState, type Taken } from './commit.ts';
import type { ToldSince } from './match.ts';
import { type MomentsFor, momentsOf, NO_MOMENTS } from './moments.ts';
import { DONE, type Reply } from './reply.ts';
import { CONFLICT, type GoesOn, type TableCore } from './table-core.ts';
import { NOBODY_TOLD } from './viewers.ts';

// A change is stored, and only then it is true: what it does was worked out before (commit.ts), what follows from it happens here.

/** What came of storing it. A duplicate: one of its commands was stored before. A conflict: another process was first. */
export type Committed = 'stored' | 'duplicate' | 'conflict';

/** What the game takes. */
type WhatHappens = Pick<PlannedChange, 'begins'> & {
  readonly taken: readonly Pick<Taken, 'step'>[];
  readonly next: Pick<TableState, 'match'>;
};

export class TableCommits {
  readonly #table: TableCore;
  readonly #next: GoesOn;

  constructor(table: TableCore, next: GoesOn) {
    this.#table = table;
    this.#next = next;
  }

  /** Stores what was decided, if anything changes. `command`: none for what happens by itself */
  async settle(decision: Decision, command?: string): Promise<Reply> {
    if (!('change' in decision)) return decision;
    const { change } = decision;
    const { state, bots } = this.#table;
    // Something is taken back: what bots think of has not happened.
    if (change.match !== undefined && state.meta.started) bots.forget();
    return replyTo(await this.commit({ ...change, commands: command === undefined ? [] : [command] }));
  }

  /** Stores a change; only afterwards it is true, and everybody sees it. */
  async commit(change: Change): Promise<Committed> {
    const { id, state, services } = this.#table;
    const { storage, time, counters } = services;
    const plan = planChange(id, state, change, time.now());
    const began = performance.now();
    const stored = await storage.append(plan.append);
    counters.stored((performance.now() - began) / 1000);
    if (stored.kind === 'stored') {
      this.#table.setKept(stored.kept);
      this.#carryOut(plan, { entries: stored.version, revision: stored.revision });
      this.#table.tellOthers(plan.append.summary.due !== null);
      if (plan.append.summary.phase === 'over') this.#keepEndNext();
    } else if (stored.kind === 'conflict' || this.#table.isShared) await this.#next.catchUp();
    return stored.kind;
  }

  /** What follows from a change, now that it is stored. */
  #carryOut(plan: PlannedChange, counts: Pick<TableState, 'entries' | 'revision'>): void {
    const { viewers, windows, chat, services } = this.#table;
    const before = plan.gameChanges ? viewers.seen() : null;
    this.#table.state = { ...this.#table.state, ...plan.next, ...counts };
    const { told, moments } = this.take(plan);
    windows.look(this.#table.state, services.time.now());
    if (plan.begins) chat.reseat();
    if (plan.next.meta.putOut.length > 0) viewers.sendAway();
    if (plan.reseats) viewers.reseat();
    if (plan.sends === 'everything') viewers.sendWhole();
    else viewers.sendChange({ info: plan.infoChanges, before, told, moments });
    this.#next.scheduleNext();
  }

  /** The game takes what was answered; what is told with it, and how the table stood in between. */
  take({ taken, begins, next: { match } }: WhatHappens): { told: ToldSince; moments: MomentsFor } {
    if (begins) return { told: (viewer) => match!.toldTo(viewer), moments: NO_MOMENTS };
    if (taken.length === 0) return { told: NOBODY_TOLD, moments: NO_MOMENTS };
    const steps = taken.map(({ step }) => step);
    const told = steps.map((step) => match!.take(step));
    return {
      told: told.length === 1 ? told[0]! : (viewer) => told.flatMap((since) => since(viewer)),
      moments: momentsOf(steps, match!.game.moments ?? []),
    };
  }

  // ------------------------------------------------------------------------------------------------------------ the end

  /** Behind what is done now: who has given the last answer does not wait for it. */
  #keepEndNext(): void {
    if (this.#table.state.ended !== null) return;
    void this.keepEndInTurn();
  }

  /** Once, behind what is done now, for all who ask for it meanwhile. */
  async keepEndInTurn(how?: { readonly stores: boolean }): Promise<void> {
    await this.#table.inbox.run(async () => {
      if (this.#table.state.ended === null) await this.keepEnd(how);
      return DONE;
    });
  }

  /** Beside the log: how it ended, what was told and what was seen, for times with other rules. `stores`: not only in memory */
  async keepEnd({ stores = true }: { readonly stores?: boolean } = {}): Promise<void> {
    const { id, services, state, entry } = this.#table;
    const kept = state.match === null ? null : await services.keeper.keep(state.match, entry.module);
    if (kept === null) return;
    this.#table.state = { ...this.#table.state, ended: kept };
    if (!stores) return;
    try {
      if (this.#table.keptInOlderForm) await services.storage.replaceRecord(id, kept);
      else await services.storage.keepRecord(id, kept);
    } catch {
      services.log.warn({ table: id }, 'the end of a game could not be kept yet'); // when it is read again
    }
  }
}

function replyTo(stored: Committed): Reply {
  return stored === 'conflict' ? CONFLICT : DONE;
}
