import { parentPort, workerData } from 'node:worker_threads';
import type { Answered, Call, FromThread } from './on-thread.ts';
import type { Storage } from './port.ts';
import { openSqlite } from './sqlite.ts';

// The other end of `on-thread.ts`.

const port = parentPort!;
const tell = (message: FromThread): void => port.postMessage(message);

function opened(): Storage | null {
  try {
    // What belongs together has come in one message, so nothing more is waited for.
    return openSqlite(workerData as string, queueMicrotask);
  } catch (error) {
    tell({ failed: (error as Error).message });
    return null;
  }
}

const store = opened();
let answers: Answered[] = [];

/** What one commit has settled goes back in one message. */
function answer(one: Answered): void {
  answers.push(one);
  if (answers.length > 1) return;
  queueMicrotask(() => {
    tell({ answers });
    answers = [];
  });
}

type Methods = Readonly<Record<string, (...all: readonly unknown[]) => Promise<unknown>>>;

/** `method`: one of the store's own, or `accounts.…` of a part of it */
function callOf(storage: Storage, method: string): (args: readonly unknown[]) => Promise<unknown> {
  const [name = '', of] = method.split('.').reverse();
  const owner = (of === undefined ? storage : storage[of as 'accounts' | 'overview']) as unknown as Methods;
  return (args) => owner[name]!(...args);
}

if (store !== null) {
  port.on('message', (calls: readonly Call[]) => {
    for (const { id, method, args } of calls) {
      const given = typeof args === 'string' ? (JSON.parse(args) as unknown[]) : [...args];
      callOf(
        store,
        method,
      )(given).then(
        (value) => answer({ id, value }),
        (error: unknown) => answer({ id, failed: (error as Error).message }),
      );
    }
  });
  tell({ open: true });
}
