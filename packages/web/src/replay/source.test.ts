import {
  type Entry,
  fastRng,
  type Game,
  type GameRecord,
  type Json,
  type Seat,
  seedFromText,
} from '@tablewright/kernel';
import { diff, type Replay, type ToldLine } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../games/rules.ts';
import { rulesNote } from './load.ts';
import { asKept, isSamePlay, playedAgain } from './source.ts';
import type { ReplayViewer } from './steps.ts';

const game = await loadRules('emergence');
const SEATS = 3;

/** A whole game between advisors; one answer is taken back and given again. */
function played(): GameRecord {
  const options = {};
  const seed = seedFromText('a secret');
  const started = game.start({ seats: SEATS, options, seed });
  const log: Entry[] = [...started.entries];
  let { state } = started;
  for (let answers = 0; ; answers += 1) {
    const [question] = game.asks(state);
    if (question === undefined) break;
    const { seat } = question;
    const value = game.advisor(seat, fastRng(answers)).answer(game.view(state, seat), question);
    const next = game.after(state, { seat, value });
    if (!next.ok) throw new Error(next.why);
    log.push(...next.entries);
    if (answers === 1) log.push({ type: 'undo', seat }, ...next.entries);
    ({ state } = next);
  }
  const names = ['Ann', 'Bea', 'Col'];
  const outcome = game.outcome(state);
  return { format: 1, game: game.id, rulesVersion: game.rulesVersion, seats: SEATS, names, options, log, outcome };
}

type View = { readonly [key: string]: Json };

/** As a server keeps a game when it is over. */
function keptFor(record: GameRecord, as: Seat | 'spectator'): Replay {
  const views: View[] = [];
  const told: ToldLine[] = [];
  // Of the log with the undo: the version counts what was taken back too.
  const versions = versionsOf(record.log);
  game.replay({ seats: SEATS, options: {} }, record.log, 0, ({ state, told: lines }) => {
    const version = versions[views.length]!;
    views.push(game.view(state, as) as View);
    for (const { event, to } of lines)
      if (to === 'all' || to === as) told.push({ version, event, secret: to !== 'all' });
  });
  const changes = views.slice(1).map((view, i) => diff(views[i]!, view));
  return { rulesVersion: record.rulesVersion, outcome: record.outcome!, as, told, first: views[0]!, changes };
}

/** The table's version at every step that was not taken back. */
function versionsOf(log: readonly Entry[]): number[] {
  const versions = [1];
  let version = 1;
  for (const entry of log) {
    if (entry.type === 'chance') continue;
    version += 1;
    if (entry.type === 'undo') versions.pop();
    else versions.push(version);
  }
  return versions;
}

const record = played();
const viewers = [0, 1, 2, 'spectator'] as const;
const kept = asKept(record, new Map<ReplayViewer, Replay>(viewers.map((as) => [as, keptFor(record, as)])));
const again = playedAgain(game, record);

describe('a game as it was kept', () => {
  test('shows every step as those who played it saw it, and tells what they were told then', () => {
    expect(kept.last).toBe(again.last);
    for (const viewer of viewers) {
      expect(kept.lines(viewer)).toEqual(again.lines(viewer));
      for (let at = 0; at <= kept.last; at += 1) {
        const [shown] = kept.moments(at, viewer);
        const moments = again.moments(at, viewer);
        expect(shown!.view).toEqual(moments.at(-1)!.view);
        expect(shown!.told).toEqual(moments.flatMap(({ told }) => told));
        expect(shown!.lines).toBe(moments.at(-1)!.lines);
      }
    }
    expect(Array.from({ length: kept.last + 1 }, (_, at) => kept.entriesAt(at))).toEqual(
      Array.from({ length: again.last + 1 }, (_, at) => again.entriesAt(at)),
    );
  });

  test('has an end, but nobody can play on from it or turn all cards over', () => {
    expect(kept.outcome).toEqual(record.outcome);
    expect([kept.opens, kept.goesOn, kept.trouble]).toEqual([false, false, null]);
    expect(kept.moments(3, 'all')).toEqual([]);
  });
});

describe('rules that have moved on', () => {
  const newer = { ...game, rulesVersion: game.rulesVersion + 1 } as Game;

  test('and play a game just the same may show it', () => {
    expect(isSamePlay(again, kept)).toBe(true);
    expect(rulesNote(newer, record, again)).toMatch(/^This game was played with version 1 .* just the same\.$/);
    expect(rulesNote(game, record, again)).toBeNull();
  });

  test.each<[string, Partial<Game>]>([
    ['refuse an answer', { replay: () => ({ ok: false, why: 'other rules', at: 3 }) as never }],
    [
      'show something else',
      { view: (state: never, viewer: never) => ({ ...(game.view(state, viewer) as View), more: 1 }) },
    ],
  ])('and %s may not: what was kept is shown', (_what, parts) => {
    const other = { ...newer, ...parts } as Game;
    expect(isSamePlay(playedAgain(other, record), kept)).toBe(false);
    expect(rulesNote(other, record, kept)).toContain('You see what was kept of it');
  });

  test('where nothing was kept, other rules do not say that they play it just the same', () => {
    const again = playedAgain(newer, record);
    const note = 'what everybody saw was not kept';
    expect(rulesNote(newer, record, { ...again, trouble: 'other rules' })).toContain(note);
    expect(rulesNote(newer, record, { ...again, outcome: null })).toContain(note);
  });
});
