import { diff, type GameSeen } from '@tablewright/protocol';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { asked, entered, round } from '../testing/rooms.ts';
import { ID, question, whole } from '../testing/tables.ts';
import { PACES } from './pace.ts';
import { isAsked, isOver, questionOf } from './model.ts';

/** What is told in each moment, and the round that the table then shows. */
type Rows = readonly (readonly [types: readonly string[], round: number])[];

function inMoments(from: GameSeen, to: GameSeen, rows: Rows) {
  const json = (value: unknown) => value as Record<string, Json>;
  let { view } = from;
  let told = 0;
  const moments = rows.map(([types, n]) => {
    const next = { round: n };
    const moment = { told: (told += types.length), view: diff(json(view), next) ?? {} };
    view = next;
    return moment;
  });
  const game = diff(json({ ...from, view }), json(to));
  return { moments, ...(game !== null && { game }) };
}

describe('a change that is shown in moments', () => {
  const lines = (version: number, ...types: string[]) =>
    types.map((type) => ({ version, event: { type }, secret: false }));
  const outcome = { winners: [0], reason: 'x', rules: [], roles: [] };

  /** The server says what led there: in these moments, and then the end. */
  function leads({ wires }: ReturnType<typeof entered>, from: GameSeen, to: GameSeen, rows: Rows): void {
    const told = lines(6, ...rows.flatMap(([types]) => types), 'ended');
    wires.last.says({ type: 'change', table: ID, from: 5, version: 6, told, ...inMoments(from, to, rows) });
  }

  function changing(to: GameSeen, from: GameSeen = round(1)) {
    const at = entered();
    at.wires.last.says(whole({ game: from, told: lines(1, 'begun') }));
    leads(at, from, to, [
      [['rolled'], 2],
      [['moved', 'took'], 3],
    ]);
    return at;
  }

  const shownNow = ({ model }: ReturnType<typeof entered>) => {
    const { shown, readable } = model();
    const views = [shown!.before?.view, shown!.game.view].map((view) => (view as { round?: number })?.round);
    return { views, told: shown!.told.map(({ type }) => type), readable };
  };

  test('gives the board one after the other, each with the view before it, and the log follows', () => {
    const at = changing(round(4));
    expect(shownNow(at)).toEqual({ views: [1, 2], told: ['rolled'], readable: 2 });
    expect(at.model().table!.game!.view).toEqual({ round: 4 });
    at.time.pass(450);
    expect(shownNow(at)).toEqual({ views: [2, 3], told: ['moved', 'took'], readable: 4 });
    at.time.pass(450);
    expect(shownNow(at)).toEqual({ views: [3, 4], told: ['ended'], readable: 5 });
    expect(at.model().queued).toBe(0);
  });

  test('where nothing but the last moment is left to say, that is the end', () => {
    const at = changing(round(3));
    at.time.pass(5000);
    expect(shownNow(at)).toEqual({ views: [3, 3], told: ['ended'], readable: 5 });
    expect(at.model().table!.game).toEqual(round(3));
  });

  test('gives away neither the next question nor who won before it is seen', () => {
    const at = changing(asked(4));
    expect(questionOf(at.model())).toBeNull();
    expect(at.model().shown!.game.waiting).toEqual([]);
    at.time.pass(5000);
    expect(questionOf(at.model())).toEqual(question());

    const end = changing(round(4, { outcome }));
    end.time.pass(450);
    expect(isOver(end.model())).toBe(false);
    expect(end.model().shown!.game.outcome).toBeNull();
    end.time.pass(450);
    // the board shows it first, and as long as it tells of it nobody else does
    expect(end.model()).toMatchObject({ closing: true, shown: { game: { outcome } } });
    end.room.telling(true);
    end.time.pass(5000);
    expect(isOver(end.model())).toBe(false);
    end.room.telling(false);
    expect(isOver(end.model())).toBe(true);
  });

  test('seats, headline and title wait for a board that tells', () => {
    const at = entered();
    at.wires.last.says(whole({ game: round(1) }));
    at.goesOn(asked(2));
    expect(at.model()).toMatchObject({ shown: { game: { view: { round: 2 } } }, settled: { view: { round: 1 } } });
    at.room.telling(true);
    at.time.pass(3000);
    expect(at.model().settled).toMatchObject({ view: { round: 1 } });
    expect(isAsked(at.model())).toBe(false);
    at.room.telling(false);
    expect(at.model().settled).toMatchObject({ view: { round: 2 } });
    expect(isAsked(at.model())).toBe(true);
    // a board that has nothing to tell holds nothing up
    at.goesOn(round(3));
    at.time.pass(1000);
    expect(at.model().settled).toMatchObject({ view: { round: 3 } });
  });

  test('a question that is mine all the while stays on', () => {
    const at = changing(asked(4), asked(1));
    expect(at.model().queued).toBe(2);
    expect(questionOf(at.model())).toEqual(question());
  });

  test('but not when I have answered it and am asked the same once more', async () => {
    const at = entered();
    at.wires.last.says(whole({ game: asked(1) }));
    at.room.answer('C3');
    leads(at, asked(1), asked(4), [[['rolled'], 2]]);
    at.wires.last.says({ type: 'done', id: at.wires.last.idOf('answer') });
    await Promise.resolve();
    await Promise.resolve();
    expect(at.model().sent).toBeNull();
    expect(questionOf(at.model())).toBeNull();
    at.time.pass(450);
    expect(questionOf(at.model())).toEqual(question());
  });

  test('skipped, the last is there at once', () => {
    const at = changing(round(4));
    at.room.skip();
    expect(shownNow(at)).toEqual({ views: [undefined, 4], told: ['ended'], readable: 5 });
  });

  test('where nothing moves, there are no moments', () => {
    const at = entered(true);
    at.wires.last.says(whole({ game: round(1) }));
    leads(at, round(1), round(4), [[['rolled'], 2]]);
    expect(shownNow(at)).toMatchObject({ views: [undefined, 4], readable: 2 });
    expect(at.model().shown!.speed).toBe(0);
  });

  test('moments that nobody has time for are passed over, the first first', () => {
    const at = entered();
    at.wires.last.says(whole({ game: round(1) }));
    const rows = Array.from({ length: 60 }, (_, i) => [['moved'], i + 2] as const);
    const types = [...rows.map(() => 'moved'), 'ended'];
    at.wires.last.says({
      type: 'change',
      table: ID,
      from: 5,
      version: 6,
      told: lines(6, ...types),
      ...inMoments(round(1), asked(70), rows),
    });
    expect(at.model().shown!.before).toBeNull();
    expect(at.model().shown!.missed.length).toBeGreaterThan(0);
    at.time.pass(PACES.brisk.step + PACES.brisk.allBeforeMine + PACES.brisk.least);
    expect(at.model()).toMatchObject({ queued: 0, readable: 61, shown: { game: { view: { round: 70 } } } });
  });
});
