import type { Level } from '@tablewright/bots/levels';
import type { Event, Json, Question, Seat } from '@tablewright/kernel';
import { type Thinking, thinkingOf } from '../thinking/thinking.ts';
import type { Asking } from './pace.ts';

export interface BotsHere {
  /** how many of them think at the same time */
  readonly workers: number;
  readonly advise: (asking: BotAsking) => Promise<Json>;
  readonly close: () => void;
}

/** What a bot is given: what a person on its seat would see. */
export interface BotAsking extends Asking {
  readonly level: Level;
  readonly view: Json;
  readonly question: Question;
  /** everything that the seat has been told; empty for a level that does not listen */
  readonly told: readonly Event[];
  /** which game: what a bot remembers of another one is of no use */
  readonly epoch: number;
}

/** More than so many would only take the machine from each other. */
const MOST = 3;

/** The bots of one game, in workers of their own; the page keeps a core for itself where there are several. */
export function botsHere(game: string, cores = navigator.hardwareConcurrency): BotsHere {
  const workers = Math.max(1, Math.min(MOST, cores - 1));
  const thinking: Thinking[] = Array.from({ length: workers }, () => thinkingOf(game));
  return {
    workers,
    // The same bot always in the same worker: there it is remembered.
    advise: ({ seat, level, epoch, view, question, told }) =>
      thinking[seat % workers]!.about({
        does: 'answer',
        table: 'here',
        seat,
        level,
        epoch,
        seed: seedOf(epoch, seat),
        view,
        question,
        told,
      }),
    close() {
      for (const one of thinking) one.close();
    },
  };
}

function seedOf(epoch: number, seat: Seat): number {
  return epoch * 64 + seat + 1;
}
