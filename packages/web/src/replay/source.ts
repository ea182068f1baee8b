import { canonicalJson, type Game, type GameRecord, type Json, keptIn, type Outcome } from '@tablewright/kernel';
import { applyPatch, type Replay } from '@tablewright/protocol';
import { decisionAt, type DecisionThen } from './decision.ts';
import { type Line, linesUpTo, momentsAt, type ReplayMoment, replaySteps, type ReplayViewer } from './steps.ts';

// Where a replay takes the game from: played again with the rules of this page, or, when the rules have moved on since, out of what the
// server has kept of it: what everybody saw and was told.

export interface ReplaySource {
  /** the number of the last step */
  readonly last: number;
  /** how it ended, as far as it can be shown */
  readonly outcome: Outcome | null;
  /** why it does not go on to the end */
  readonly trouble: string | null;
  /** it can be looked at with all cards open */
  readonly opens: boolean;
  /** one can play on from it */
  readonly goesOn: boolean;
  /** entries up to a step, of the log without what was taken back */
  entriesAt(step: number): number;
  /** what somebody was asked at a step, as that seat saw it then; null where nothing was, or nobody knows any more */
  decisionAt(at: number, viewer: ReplayViewer): DecisionThen | null;
  /** all that a viewer was told */
  lines(viewer: ReplayViewer): readonly Line[];
  /** a step as it is played: its moments one after the other, the last of them where it leads */
  moments(at: number, viewer: ReplayViewer): ReplayMoment[];
}

export function playedAgain(game: Game, record: GameRecord): ReplaySource {
  const { steps, trouble } = replaySteps(game, record);
  const last = Math.max(0, steps.length - 1);
  return {
    last,
    outcome: steps.at(-1)?.state.outcome ?? null,
    trouble,
    opens: game.openView !== undefined,
    goesOn: true,
    entriesAt: (step) => steps[step]?.entries ?? 0,
    decisionAt: (at, viewer) => decisionAt(game, steps, at, viewer),
    lines: (viewer) => linesUpTo(steps, viewer, last),
    moments: (at, viewer) => momentsAt(game, steps, at, viewer),
  };
}

/** `replays`: what was kept for each of the seats, and for spectators. */
export function asKept(record: GameRecord, replays: ReadonlyMap<ReplayViewer, Replay>): ReplaySource {
  const { versions, entries } = stepsIn(record);
  const seen = new Map([...replays].map(([viewer, replay]) => [viewer, viewsIn(replay)]));
  const told = new Map([...replays].map(([viewer, replay]) => [viewer, linesIn(replay, versions)]));
  const lines = (viewer: ReplayViewer): readonly Line[] => told.get(viewer) ?? [];
  return {
    last: Math.max(0, ...[...seen.values()].map((views) => views.length - 1)),
    outcome: record.outcome,
    trouble: null,
    opens: false,
    goesOn: false,
    entriesAt: (step) => entries[step] ?? 0,
    decisionAt: () => null,
    lines,
    moments(at, viewer) {
      const views = seen.get(viewer);
      const view = views?.[at];
      if (views === undefined || view === undefined) return [];
      const upTo = lines(viewer).filter(({ step }) => step <= at);
      const events = upTo.filter(({ step }) => step === at).map(({ event }) => event);
      return [{ view, before: views[at - 1] ?? null, told: events, lines: upTo.length }];
    },
  };
}

/** Whether the rules of this page show a game as those who played it saw it. */
export function isSamePlay(again: ReplaySource, kept: ReplaySource): boolean {
  if (again.trouble !== null || again.last !== kept.last || !same(again.outcome, kept.outcome)) return false;
  const events = (source: ReplaySource): unknown => source.lines('spectator').map(({ step, event }) => [step, event]);
  if (!same(events(again), events(kept))) return false;
  return Array.from({ length: kept.last + 1 }, (_, at) => at).every((at) =>
    same(again.moments(at, 'spectator').at(-1)?.view, kept.moments(at, 'spectator').at(-1)?.view),
  );
}

function same(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}

function viewsIn({ first, changes }: Replay): Json[] {
  const views = [first];
  for (const patch of changes) views.push(applyPatch(views.at(-1)!, patch));
  return views;
}

function linesIn({ told, as }: Replay, versions: readonly number[]): Line[] {
  let step = 0;
  return told.map(({ version, event, secret }) => {
    while (step < versions.length - 1 && versions[step]! < version) step += 1;
    return { step, event, secret, to: secret && as !== 'spectator' ? as : null };
  });
}

/** For each step the table's version to which it led, and how many entries of the log without what was taken back belong to it. */
function stepsIn({ log }: GameRecord): { versions: number[]; entries: number[] } {
  const kept = keptIn(log);
  let version = 1;
  const versionOf = log.map((entry) => (entry.type === 'chance' ? version : (version += 1)));
  const versions = [1];
  const entries = [0];
  for (const [i, at] of (kept.ok ? kept.kept : []).entries()) {
    if (log[at]!.type === 'answer') {
      versions.push(versionOf[at]!);
      entries.push(i);
    }
    entries[entries.length - 1] = i + 1;
  }
  return { versions, entries };
}
