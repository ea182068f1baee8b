import type { Json, Seat } from '@tablewright/kernel';
import { say } from '@tablewright/kernel/words';
import { type Caller, type Command, commandKey } from './command.ts';
import { rematchOf, seatsOf } from './meta.ts';
import { DONE, refuse, type Reply } from './reply.ts';
import { type AnswerCommand, TRIES } from './table-answers.ts';
import type { TableCommits } from './table-commit.ts';
import { CONFLICT, type GoesOn, type TableCore } from './table-core.ts';
import { decideSeats, NOT_BEGUN, NOT_YOURS, owns, type SeatsCommand } from './table-seats.ts';

// What people do at a table besides answering. What is about seats and the game as a whole is decided in table-seats.ts.

export class TableCommands {
  readonly #table: TableCore;
  readonly #commits: TableCommits;
  readonly #next: GoesOn;

  constructor(table: TableCore, commits: TableCommits, next: GoesOn) {
    this.#table = table;
    this.#commits = commits;
    this.#next = next;
  }

  /** Its turn has come, and nothing else is done meanwhile. */
  async perform(who: Caller, command: Exclude<Command, AnswerCommand>): Promise<Reply> {
    switch (command.type) {
      case 'explain':
        return this.explain(who.id, command.seat, command.value);
      case 'chat':
        return this.#table.chat.say(who, command);
      case 'statement':
        return this.#table.chat.makeStatement(who, command);
      case 'rematch':
        return this.#rematch(who);
      case 'alwaysPass':
        return this.#alwaysPass(who, command);
      default:
        return this.#decideAndSettle(who, command);
    }
  }

  /** Of two processes that decide at the same moment one is first; the other decides again, on what that has led to. */
  async #decideAndSettle(who: Caller, command: SeatsCommand): Promise<Reply> {
    const { entry, viewers, chat } = this.#table;
    let reply: Reply = CONFLICT;
    for (let tries = 0; reply === CONFLICT && tries < TRIES; tries += 1) {
      const around = { game: entry.game, now: this.#table.services.time.now(), presence: viewers, chat: chat.last };
      const decision = await decideSeats(this.#table.state, who, command, around);
      reply = await this.#commits.settle(decision, commandKey(who, command));
      if (reply === CONFLICT) this.#next.scheduleNext();
    }
    return reply;
  }

  async #rematch(who: Caller): Promise<Reply> {
    const { meta } = this.#table.state;
    if (this.#table.phase !== 'over') return refuse(say`The game is not over yet.`);
    if (seatsOf(meta, who.id) === 0) return refuse(say`Only those who have played can ask for a rematch.`);
    if (meta.rematch !== null) return { ok: true, table: meta.rematch };
    const now = this.#table.services.time.now();
    const rematch = await this.#table.services.addTable(rematchOf(meta, this.#table.entry.game, who.id, now));
    const stored = await this.#commits.commit({ meta: { ...meta, rematch } });
    return stored === 'conflict' ? CONFLICT : { ok: true, table: rematch };
  }

  #alwaysPass(who: Caller, { seat, on }: Extract<Command, { type: 'alwaysPass' }>): Reply {
    const { state, viewers, windows } = this.#table;
    const { meta, match } = state;
    if (!owns(meta, who.id, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    if (!match.game.hasWindows) return refuse(say`There is nothing to pass by yourself in this game.`);
    const before = viewers.seen();
    windows.setAlwaysPass(seat, match, on);
    this.#table.services.storage.fleet?.tell({ kind: 'pass', table: this.#table.id, seat, turn: match.turn, on });
    viewers.sendChange({ before });
    this.#next.scheduleNext();
    return DONE;
  }

  /** May I, and if not, why not? */
  explain(person: string | null, seat: Seat, value: Json): Reply {
    const { meta, match } = this.#table.state;
    if (!owns(meta, person, seat)) return NOT_YOURS;
    if (match === null) return NOT_BEGUN;
    const verdict = match.explain(seat, value);
    return verdict.ok ? DONE : refuse(verdict.why, verdict.rule);
  }
}
