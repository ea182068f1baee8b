import { Worker } from 'node:worker_threads';
import type { Accounts } from './accounts.ts';
import { damageOr, StoreDamaged } from './damage.ts';
import type { Overview } from './overview.ts';
import type { Storage } from './port.ts';

// The same store on a thread of its own: while the disk syncs, tables go on being played. Whatever is asked in one go
// travels in one message, and so do the replies: a message costs more than what is in it.

/** Methods of the store itself, and of what belongs to it. */
type Plain = Exclude<keyof Storage, 'fleet' | Part>;
type Part = 'accounts' | 'overview';
export type Method = Plain | `${Part}.${string}`;

/** A call on its way to the thread. */
export interface Call {
  readonly id: number;
  readonly method: Method;
  /** as JSON for what is stored with every answer: written and read in half the time that a copy of the objects takes */
  readonly args: readonly unknown[] | string;
}

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failed: string };

/** What the thread says: that it is open, why it is not, or what came of calls. */
export type FromThread =
  | { readonly open: true }
  | { readonly failed: string }
  | { readonly answers: readonly Answered[] };

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A store in one file, written and read on another thread. */
export async function openSqliteOnThread(path: string): Promise<Storage> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: path, execArgv: [] });
  const calls = new ThreadCalls(worker);
  await calls.opened;
  const ask =
    <M extends Plain>(method: M) =>
    (...args: Parameters<Storage[M]>): ReturnType<Storage[M]> =>
      calls.ask(method, args) as ReturnType<Storage[M]>;
  const part = <P extends Part>(name: P, methods: readonly (keyof Storage[P] & string)[]): Storage[P] =>
    Object.fromEntries(
      methods.map((method) => [method, (...args: unknown[]) => calls.ask(`${name}.${method}`, args)]),
    ) as unknown as Storage[P];
  return {
    fleet: null,
    accounts: part('accounts', ACCOUNTS),
    overview: part('overview', OVERVIEW),
    person: ask('person'),
    savePerson: ask('savePerson'),
    setting: ask('setting'),
    createTable: ask('createTable'),
    table: ask('table'),
    append: ask('append'),
    command: ask('command'),
    entries: ask('entries'),
    hold: ask('hold'),
    held: ask('held'),
    snapshot: ask('snapshot'),
    keepSnapshot: ask('keepSnapshot'),
    addChatLine: ask('addChatLine'),
    chat: ask('chat'),
    tablesOf: ask('tablesOf'),
    openTables: ask('openTables'),
    dueTables: ask('dueTables'),
    keepRecord: ask('keepRecord'),
    replaceRecord: ask('replaceRecord'),
    record: ask('record'),
    withoutRecord: ask('withoutRecord'),
    tableIds: ask('tableIds'),
    check: () => calls.check(),
    close: () => calls.close(),
  };
}

/** That none is missing is seen by the suite that every store passes. */
const ACCOUNTS: readonly (keyof Accounts)[] = [
  'addPasskey',
  'passkey',
  'passkeysOf',
  'usePasskey',
  'removePasskey',
  'keepChallenge',
  'takeChallenge',
  'standing',
  'endSession',
  'endAllSessions',
  'ban',
  'settingsOf',
  'keepSettings',
  'forgetSettings',
  'visited',
  'keepAdminLink',
  'takeAdminLink',
  'makeAdmin',
  'removeAdmin',
  'admins',
  'closeTable',
  'notices',
  'lastNotice',
];
const OVERVIEW: readonly (keyof Overview)[] = ['listTables', 'listPeople', 'extent', 'rulesCounts'];

const STOPPED = 'the store is closed';

class ThreadCalls {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PendingCall>();
  #calls: Call[] = [];
  #next = 0;
  #stopped: string | null = null;
  #closing: Promise<void> | null = null;
  /** once something was found damaged: whoever asks whether all is well is told from then on */
  #damage: StoreDamaged | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.opened = new Promise((resolve, reject) => {
      worker.on('message', (message: FromThread) => {
        if ('answers' in message) this.#settle(message.answers);
        else if ('failed' in message) reject(damageOr(new Error(message.failed)));
        else resolve();
      });
      worker.on('error', (error: Error) => {
        reject(error);
        this.#stop(`the store has broken: ${error.message}`);
      });
      worker.on('exit', () => this.#stop(STOPPED));
    });
  }

  ask(method: Method, args: readonly unknown[]): Promise<unknown> {
    if (this.#stopped !== null || this.#closing !== null) return Promise.reject(new Error(this.#stopped ?? STOPPED));
    return this.#send(method, args);
  }

  async check(): Promise<void> {
    if (this.#damage !== null) throw this.#damage;
    await this.ask('check', []);
  }

  /** Stores what still waits, then lets go of the file. */
  close(): Promise<void> {
    if (this.#stopped !== null) return Promise.resolve();
    this.#closing ??= this.#send('close', []).then(async () => void (await this.#worker.terminate()));
    return this.#closing;
  }

  #send(method: Method, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#calls.push({ id, method, args: method === 'append' ? JSON.stringify(args) : args });
      if (this.#calls.length === 1) queueMicrotask(() => this.#flush());
    });
  }

  #flush(): void {
    const calls = this.#calls;
    this.#calls = [];
    this.#worker.postMessage(calls);
  }

  #settle(answers: readonly Answered[]): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id)!;
      this.#waiting.delete(answer.id);
      if ('failed' in answer) waiting.reject(this.#noted(new Error(answer.failed)));
      else waiting.resolve(answer.value);
    }
  }

  #noted(error: Error): Error {
    const known = damageOr(error);
    if (known instanceof StoreDamaged) this.#damage ??= known;
    return known;
  }

  #stop(why: string): void {
    this.#stopped ??= why;
    for (const one of this.#waiting.values()) one.reject(new Error(this.#stopped));
    this.#waiting.clear();
  }
}
