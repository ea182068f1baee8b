import {
  type Base,
  canonicalJson,
  type Game,
  type GameRecord,
  mayUndo,
  type Seed,
  type Told,
} from '@tablewright/kernel';

export interface Trouble {
  /** the entry of the log at which it does not fit; as many as there are when it is the end that does not */
  readonly at: number;
  readonly why: string;
}

export type Replaying =
  | { readonly ok: true; readonly state: Base; readonly told: readonly Told[] }
  | ({ readonly ok: false } & Trouble);

/** Plays a log again. Whatever a file may hold, the answer is a sentence and never a crash. */
export function replayLog(game: Game, record: Omit<GameRecord, 'outcome'>, seed?: Seed): Replaying {
  const undone = undoTrouble(record.log);
  if (undone !== null) return { ok: false, ...undone };
  try {
    const replayed = game.replay({ seats: record.seats, options: record.options }, record.log, seed);
    return replayed.ok ? replayed : { ok: false, at: replayed.at, why: firstLine(replayed.why) };
  } catch (error) {
    return { ok: false, at: record.log.length, why: `the rules broke: ${firstLine((error as Error).message)}` };
  }
}

/** Nothing was taken back that somebody had built on: a log could otherwise hide that an answer was changed afterwards. */
function undoTrouble(log: GameRecord['log']): Trouble | null {
  for (const [at, entry] of log.entries()) {
    if (entry.type !== 'undo') continue;
    const verdict = mayUndo(log.slice(0, at), entry.seat);
    if (!verdict.ok)
      return { at, why: `seat ${entry.seat} takes an answer back that it may not take back: ${verdict.why}` };
  }
  return null;
}

/** Is the end that was written down the end that the log leads to? */
export function endTrouble(record: GameRecord, state: Base): Trouble | null {
  if (canonicalJson(state.outcome) === canonicalJson(record.outcome)) return null;
  const why = `the record says ${ended(record.outcome)}, but the log leads to: ${ended(state.outcome)}`;
  return { at: record.log.length, why };
}

function ended(outcome: GameRecord['outcome']): string {
  return outcome === null
    ? 'not over'
    : `${outcome.reason}, won by ${outcome.winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody'}`;
}

/** The first `count` entries, and the chance outcomes that belong to the last of them: a log cannot end before those. */
export function upTo<T extends Pick<GameRecord, 'log'>>(record: T, count: number): T {
  let end = count;
  while (record.log[end]?.type === 'chance') end += 1;
  return { ...record, log: record.log.slice(0, end) };
}

/** What has to be said when a record was made under other rules. */
export function versionNote(game: Game, record: GameRecord): string | null {
  if (record.rulesVersion === game.rulesVersion) return null;
  return `recorded under version ${record.rulesVersion} of the rules; these are version ${game.rulesVersion}, so it may not fit`;
}

function firstLine(text: string): string {
  return text.split('\n')[0]!;
}
