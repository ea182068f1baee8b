import type { Json } from '@tablewright/kernel';
import { JobThread } from '../job-thread.ts';
import type { BotRequest, Bots } from './bots.ts';

// Bots think on threads of their own, so that no table waits for another table's bot.

export interface PoolSettings {
  readonly threads: number;
  /** milliseconds that a bot may think */
  readonly patience: number;
  /** another worker than ours, for tests of what goes wrong */
  readonly worker?: URL;
}

export function botPool({ threads, patience, worker = new URL('./worker.ts', import.meta.url) }: PoolSettings): Bots {
  const pool = Array.from({ length: threads }, () => new JobThread<BotRequest, Json>(worker, patience));
  return {
    // One table's bots always think on the same thread: there they are remembered.
    answer: (request) => pool[threadOf(request.table, threads)]!.add(request),
    async close() {
      await Promise.all(pool.map((thread) => thread.close()));
    },
  };
}

function threadOf(table: string, threads: number): number {
  let sum = 0;
  for (let i = 0; i < table.length; i += 1) sum = (sum * 31 + table.charCodeAt(i)) >>> 0;
  return sum % threads;
}
