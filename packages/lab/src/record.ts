import {
  BrokenRule,
  commit,
  type Entry,
  type PublishedFairness,
  type Game,
  type GameRecord,
  type Outcome,
  type Seed,
  seedFromText,
  seedOf,
} from '@tablewright/kernel';
import { people, recordOf } from '@tablewright/testkit';
import { type TableSetup, setUpTable, type TableRequest } from './setup.ts';
import { LONGEST_GAME } from './play.ts';
import { seedsOf } from './seeds.ts';
import { nextAnswer, sitDown } from './table.ts';

/** A secret and the seats' own words out of a seed, for tables without people who could bring some. */
export function fairnessFor(seed: string, seats: number): PublishedFairness {
  const secret = seedFromText(`secret\n${seed}`);
  const added = people(seats).map((name) => `${name}/${seed}`);
  return { commitment: commit(secret), added, secret };
}

export interface RecordRequest extends TableRequest {
  readonly seed: string;
}

/** Bots play one game, and all of it is written down, with what `tablewright verify` needs. */
export function recordGame(game: Game, request: RecordRequest): GameRecord {
  const setup = setUpTable(game, request);
  const fairness = fairnessFor(request.seed, setup.seats);
  const seed = seedOf(fairness.secret, fairness.added);
  const { log, outcome, broke } = logged(game, setup, { seed, botsFrom: request.seed, index: 0 });
  if (broke !== null) throw broke;
  return { ...recordOf(game, { ...setup, log, outcome }), fairness };
}

/** Game number `index` of a simulation once more, up to where it ended or broke. Its chance was the quick kind: no proof. */
export function recordSimulated(game: Game, request: RecordRequest, index: number): GameRecord {
  const setup = setUpTable(game, request);
  const seed = seedsOf(request.seed, index).chance;
  const { log, outcome } = logged(game, setup, { seed, botsFrom: request.seed, index });
  return recordOf(game, { ...setup, log, outcome });
}

interface Draws {
  /** of the rules' chance */
  readonly seed: Seed;
  /** of the bots' own draws, as in a simulation */
  readonly botsFrom: string;
  readonly index: number;
}

interface Logged {
  readonly log: readonly Entry[];
  readonly outcome: Outcome | null;
  /** what the rules threw at the last answer */
  readonly broke: Error | null;
}

function logged(game: Game, setup: TableSetup, { seed, botsFrom, index }: Draws): Logged {
  const table = sitDown(game, setup, seedsOf(botsFrom, index), index);
  const started = game.start({ seats: setup.seats, options: setup.options, seed });
  const log: Entry[] = [...started.entries];
  table.ears?.hearAll(started.told);
  let s = started.state;
  while (log.length < LONGEST_GAME && game.violations(s).length === 0) {
    const next = nextAnswer(game, s, table);
    if (next === null) break;
    const { seat, value } = next;
    try {
      const step = game.after(s, { seat, value });
      if (!step.ok) throw new BrokenRule(`an answer on offer is refused: ${step.why} (${step.rule})`, { seat, value });
      log.push(...step.entries);
      s = step.state;
      table.ears?.hearAll(step.told);
    } catch (error) {
      // the answer that broke the rules ends the log: a replay stops there with the same words
      log.push({ type: 'answer', seat, about: s.stack.at(-1)!.stage, value });
      return { log, outcome: null, broke: error as Error };
    }
  }
  return { log, outcome: game.outcome(s), broke: null };
}
