import { diff, type GameSeen } from '@tablewright/protocol';
import type { Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { Link } from '../link/link.ts';
import { ID, info, question, seen, whole } from '../testing/tables.ts';
import { Time } from '../testing/time.ts';
import { Wires } from '../testing/wires.ts';
import { PACES } from './pace.ts';
import type { Drafts, SavedDrafts } from './drafts.ts';
import { curtainOf, draftOf, isAsked, isLaidDown, isOver, questionOf } from './model.ts';
import { Room } from './room.ts';

function entered(still = false, savedDrafts?: SavedDrafts) {
  const time = new Time();
  const wires = new Wires();
  const link = new Link({ open: wires.open, later: time.later, now: () => time.now, random: () => 1 });
  const room = new Room(ID, {
    link,
    later: time.later,
    now: () => time.now,
    still: () => still,
    pace: () => PACES.brisk,
    ...(savedDrafts && { savedDrafts }),
  });
  room.enter();
  wires.last.on.opened();
  const model = () => room.store.getState();
  /** What the server says when the game has gone on. */
  const goesOn = (game: GameSeen, told: readonly string[] = ['moved']): void => {
    const { table } = model();
    const patch = diff(table!.game as unknown as Record<string, Json>, game as unknown as Record<string, Json>);
    const version = table!.version + 1;
    wires.last.says({
      type: 'change',
      table: ID,
      from: table!.version,
      version,
      ...(patch !== null && { game: patch }),
      told: told.map((type) => ({ version, event: { type }, secret: false })),
    });
  };
  return { time, wires, link, room, model, goesOn };
}

const round = (n: number, change: Partial<GameSeen> = {}): GameSeen => seen({ view: { round: n }, ...change });
const asked = (n: number): GameSeen => round(n, { mine: question(), waiting: [{ seat: 0, about: 'move' }] });

describe('an answer that has to be confirmed', () => {
  test('is given only then, can be thought over, and is dropped when something else is asked', () => {
    const time = new Time();
    const wires = new Wires();
    const link = new Link({ open: wires.open, later: time.later, now: () => time.now, random: () => 1 });
    const environment = { link, later: time.later, now: () => time.now, still: () => true, pace: () => PACES.brisk };
    const room = new Room(ID, { ...environment, confirms: () => true });
    room.enter();
    wires.last.on.opened();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    expect(wires.last.heard('answer')).toEqual([]);
    expect(room.store.getState().toConfirm).toBe('C3');
    room.confirm(false);
    room.answer('D4');
    room.confirm(true);
    expect(wires.last.heard('answer')).toMatchObject([{ value: 'D4' }]);
    wires.last.says(whole({ game: asked(2), version: 6 }));
    room.answer('C3');
    wires.last.says(whole({ game: round(3), version: 7 }));
    expect(room.store.getState().toConfirm).toBeNull();
  });
});

describe('what is shown', () => {
  test('follows what is known, step by step, with what was there before', () => {
    const { wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    expect(model().shown).toMatchObject({ version: 5, before: null, told: [] });
    goesOn(round(2));
    goesOn(round(3));
    expect(model().shown).toMatchObject({ version: 6, game: { view: { round: 2 } }, before: { view: { round: 1 } } });
    expect(model().table!.version).toBe(7);
    expect(model().queued).toBe(1);
    time.pass(500);
    expect(model().shown).toMatchObject({ version: 7, told: [{ type: 'moved' }], before: { view: { round: 2 } } });
  });

  test('can be looked up again by a line of the log while the game goes on, until something is taken back', () => {
    const { wires, model, goesOn, room } = entered(true);
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3]) goesOn(round(n));
    room.lookUp(0);
    expect(model().lookedUp).toEqual({ line: 0, view: { round: 2 } });
    goesOn(round(4));
    expect(model().lookedUp).toMatchObject({ view: { round: 2 } });
    expect(model().shown).toMatchObject({ game: { view: { round: 4 } } });
    wires.last.says(whole({ game: round(3), version: 9 }));
    expect(model().lookedUp).toBeNull();
    expect(Object.keys(model().table!.heard)).toEqual(['6', '7', '8']);
  });

  test('jumps when it is skipped, so that nothing moves from where it was not', () => {
    const { wires, model, goesOn, room } = entered();
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3, 4]) goesOn(round(n));
    room.skip();
    expect(model().shown).toMatchObject({ game: { view: { round: 4 } }, before: null });
  });

  test('jumps over what was missed while the connection was gone', () => {
    const { wires, model } = entered();
    wires.last.says(whole({ game: round(1) }));
    const game = { set: round(4) as unknown as Record<string, Json> };
    const told = [6, 7, 8].map((version) => ({ version, event: { type: 'moved' }, secret: false }));
    wires.last.says({ type: 'change', table: ID, from: 5, version: 8, game, told });
    expect(model().shown).toMatchObject({ version: 8, game: { view: { round: 4 } }, before: null });
    expect(model().table!.told).toHaveLength(3);
  });

  test('is at once the newest where nothing moves', () => {
    const { wires, model, goesOn } = entered(true);
    wires.last.says(whole({ game: round(1) }));
    for (const n of [2, 3, 4]) goesOn(round(n));
    expect(model().shown).toMatchObject({ version: 8 });
    expect(model().queued).toBe(0);
  });

  test('answers that came in together are one step, from where it was to where it is', () => {
    const { wires, model } = entered();
    wires.last.says(whole({ game: round(1) }));
    const told = [6, 7, 8].map((version) => ({ version, event: { type: 'voted' }, secret: false }));
    wires.last.says({ type: 'change', table: ID, from: 5, version: 8, game: { set: { view: { round: 2 } } }, told });
    expect(model().shown).toMatchObject({ version: 8, before: { view: { round: 1 } }, game: { view: { round: 2 } } });
    expect(model().shown!.told).toHaveLength(3);
  });
});

/** A change with moments: what was told up to each, and the round that the view then shows. */
function inMoments(
  from: GameSeen,
  to: GameSeen,
  rows: readonly (readonly [types: readonly string[], round: number])[],
) {
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

  function changing(to: GameSeen, from: GameSeen = round(1)) {
    const at = entered();
    at.wires.last.says(whole({ game: from, told: lines(1, 'begun') }));
    const rows = [
      [['rolled'], 2],
      [['moved', 'took'], 3],
    ] as const;
    at.wires.last.says({
      type: 'change',
      table: ID,
      from: 5,
      version: 6,
      told: lines(6, 'rolled', 'moved', 'took', 'ended'),
      ...inMoments(from, to, rows),
    });
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
    at.wires.last.says({
      type: 'change',
      table: ID,
      from: 5,
      version: 6,
      told: lines(6, 'rolled', 'ended'),
      ...inMoments(asked(1), asked(4), [[['rolled'], 2]]),
    });
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
    const rows = [[['rolled'], 2]] as const;
    at.wires.last.says({
      type: 'change',
      table: ID,
      from: 5,
      version: 6,
      told: lines(6, 'rolled', 'ended'),
      ...inMoments(round(1), round(4), rows),
    });
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

describe('while the board still shows what happened', () => {
  test('the log keeps it to itself, and who won as well', () => {
    const { room, wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    goesOn(round(2), ['moved']);
    expect(model().readable).toBe(1);
    room.telling(true);
    expect(model().readable).toBe(0);
    time.pass(5000);
    goesOn(round(2, { answered: [1] }), []);
    time.pass(5000);
    expect(model().shown?.told).toEqual([]);
    expect(model().readable).toBe(0);
    room.telling(false);
    expect(model().readable).toBe(1);
    wires.last.says(
      whole({ version: 9, game: round(3, { outcome: { winners: [0], reason: 'x', rules: [], roles: [] } }) }),
    );
    expect(isOver(model())).toBe(true);
    room.telling(true);
    expect(isOver(model())).toBe(false);
  });
});

describe('my question', () => {
  test('waits until everything before it has been seen', () => {
    const { wires, model, goesOn, time } = entered();
    wires.last.says(whole({ game: round(1) }));
    goesOn(round(2));
    goesOn(asked(3));
    expect(questionOf(model())).toBeNull();
    time.pass(500);
    expect(questionOf(model())).toEqual(question());
  });

  test('stays while others answer theirs', () => {
    const { wires, model, goesOn } = entered();
    wires.last.says(whole({ game: asked(1) }));
    goesOn(asked(1));
    goesOn(asked(1));
    expect(model().queued).toBe(1);
    expect(questionOf(model())).toEqual(question());
  });
});

describe('my answer', () => {
  test('closes the question until what it brings is there', async () => {
    const { wires, model, goesOn, room, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    time.pass(50);
    expect(questionOf(model())).toBeNull();
    expect(wires.last.heard('answer')[0]).toMatchObject({ table: ID, seat: 0, about: 'move', value: 'C3' });
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    expect(questionOf(model())).toBeNull();
    goesOn(asked(2));
    expect(model().sent).toBeNull();
    expect(questionOf(model())).toEqual(question());
  });

  test('is not shown as under way when the server is quick: one picture, with what came of it', async () => {
    const { wires, model, goesOn, room, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.rest('C3');
    const before = model();
    room.answer('C3');
    room.rest(null);
    room.answer('D4');
    expect(model()).toEqual({ ...before, given: true });
    expect(wires.last.heard('answer')).toHaveLength(1);
    const next = { ...question(), about: 'action' };
    goesOn(round(2, { mine: next, waiting: [{ seat: 0, about: 'action' }] }));
    expect(model()).toMatchObject({ sent: null, given: false, resting: null, shown: { game: { view: { round: 2 } } } });
    expect(questionOf(model())).toEqual(next);
    time.pass(50);
    expect(questionOf(model())).toEqual(next);
    const first = wires.last.idOf('answer');
    room.answer('D4');
    time.pass(50);
    wires.last.says({ type: 'done', id: first });
    await Promise.resolve();
    expect(model().sent).toMatchObject({ value: 'D4', done: false });
  });

  test('and nothing rests any more on what could be answered: the next question has other options', async () => {
    const { wires, model, room, goesOn, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.rest('A1');
    expect(model().resting).toBe('A1');
    room.answer('A1');
    time.pass(50);
    room.rest('A1'); // the mouse is still there, and so is the board as it was drawn
    expect(model().resting).toBeNull();
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    goesOn(round(2, { mine: { ...question(), about: 'action' }, waiting: [{ seat: 0, about: 'action' }] }));
    time.pass(5000);
    expect(questionOf(model())?.about).toBe('action');
    expect(model().resting).toBeNull();
  });

  test('what rests on a question goes with it, and stays while others answer theirs', () => {
    const { wires, model, room, goesOn } = entered(true);
    wires.last.says(whole({ game: asked(1) }));
    room.rest('A1');
    goesOn(asked(2));
    expect(model().resting).toBe('A1');
    goesOn(round(3));
    expect(model().resting).toBeNull();
  });

  test('is not given by the click that shows the rest at once', () => {
    const { wires, room, goesOn } = entered();
    wires.last.says(whole({ game: round(1) }));
    for (const game of [round(2), round(3), asked(4)]) goesOn(game);
    room.skipByHand();
    room.answer('C3'); // it lies under that click now
    expect(wires.last.heard('answer')).toHaveLength(0);
    room.handBegins();
    room.answer('C3');
    expect(wires.last.heard('answer')).toHaveLength(1);
  });

  test('is given by a click on what was asked all the while', () => {
    const { wires, room, goesOn } = entered();
    wires.last.says(whole({ game: asked(1) }));
    for (const n of [2, 3]) goesOn(asked(n));
    room.skipByHand();
    room.answer('C3');
    expect(wires.last.heard('answer')).toHaveLength(1);
  });

  test('is not given by the second click of a double click, when the first has brought the next question under it', () => {
    const { wires, room, goesOn } = entered(true);
    wires.last.says(whole({ game: asked(1) }));
    const clicks = (again: boolean): void => {
      room.handBegins();
      room.handPresses(again);
    };
    clicks(false);
    clicks(true); // nothing was answered yet
    room.answer('C3');
    goesOn(round(2, { mine: question(0, ['D4', 'E5']), waiting: [{ seat: 0, about: 'move' }] }));
    clicks(true);
    room.answer('D4');
    expect(wires.last.heard('answer')).toHaveLength(1);
    clicks(false);
    room.answer('D4');
    expect(wires.last.heard('answer')).toHaveLength(2);
  });

  test('is not given twice', () => {
    const { wires, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    room.answer('D4');
    expect(wires.last.heard('answer')).toHaveLength(1);
  });

  test('that a countdown has yet to open leaves the question there, to be answered otherwise', async () => {
    const { time, wires, model, room } = entered(true);
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    time.pass(50);
    expect(questionOf(model())).toBeNull();
    // no new version: nothing has happened in the game
    wires.last.says({ type: 'change', table: ID, from: 5, version: 5, game: { set: { answered: [0], waiting: [] } } });
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    await Promise.resolve();
    expect(isLaidDown(model())).toBe(true);
    expect(questionOf(model())).toEqual(question());
    room.answer('D4');
    expect(wires.last.heard('answer').map(({ value }) => value)).toEqual(['C3', 'D4']);
  });

  test('is remembered by where the table stood, until something may have been taken back', async () => {
    const { wires, model, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    await Promise.resolve();
    expect(model().lastAnswers).toEqual({ 0: 5 });
    wires.last.says(whole({ version: 7, game: asked(1) }));
    expect(model().lastAnswers).toEqual({});
  });

  test('of an earlier page is known from the server', () => {
    const { wires, model } = entered();
    wires.last.says(whole({ game: asked(1), answeredAt: 4 }));
    expect(model().lastAnswers).toEqual({ 0: 3 });
  });

  test('that is refused opens the question again and says why', async () => {
    const { wires, model, room } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.answer('C3');
    wires.last.says({ type: 'refused', id: wires.last.idOf('answer'), rule: 'EMG-122', why: 'Too far.' });
    await Promise.resolve();
    await Promise.resolve();
    expect(questionOf(model())).toEqual(question());
    expect(model().notice).toMatchObject({ kind: 'refused', rule: 'EMG-122', why: 'Too far.' });
  });

  test('given in a tunnel arrives after it, and the table is brought up to date', async () => {
    const { wires, model, room, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    wires.last.on.closed();
    room.answer('C3');
    time.pass(1000);
    wires.last.on.opened();
    expect(wires.last.sent[0]).toMatchObject({ type: 'watch', since: 5 });
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    wires.last.says(whole({ version: 8, game: round(2) }));
    expect(model().sent).toBeNull();
    expect(model().shown).toMatchObject({ version: 8, before: null });
  });
});

describe('my draft', () => {
  const saved = () => {
    const kept = { drafts: {} as Drafts };
    return { kept, load: () => kept.drafts, save: (drafts: Drafts) => (kept.drafts = drafts) };
  };
  const refuse = async ({ wires }: ReturnType<typeof entered>): Promise<void> => {
    wires.last.says({ type: 'refused', id: wires.last.idOf('answer'), rule: null, why: 'No.' });
    await Promise.resolve();
    await Promise.resolve();
  };

  test('is there as long as its question is asked, and no other gets it', () => {
    const { wires, model, room, goesOn, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    expect(draftOf(model())).toBeNull();
    room.keepDraft({ first: 'C3' }, false);
    expect(draftOf(model())).toEqual({ first: 'C3' });
    goesOn(round(2, { mine: question(0, ['E5']), waiting: [{ seat: 0, about: 'move' }] }));
    time.pass(5000);
    expect(draftOf(model())).toBeNull();
  });

  test('goes with the answer, and comes back when that is refused or taken back', async () => {
    const at = entered();
    at.wires.last.says(whole({ game: asked(1) }));
    at.room.keepDraft('half', false);
    at.room.answer('C3');
    at.time.pass(50);
    expect(draftOf(at.model())).toBeNull();
    await refuse(at);
    expect(draftOf(at.model())).toBe('half');
    at.room.answer('C3');
    at.wires.last.says({ type: 'done', id: at.wires.last.idOf('answer') });
    await Promise.resolve();
    at.goesOn(round(1, { answered: [0], mayUndo: true }), []);
    at.room.undo();
    at.wires.last.says(whole({ version: 7, game: asked(1) }));
    expect(draftOf(at.model())).toBe('half');
  });

  test('said, it is not put before whoever is asked the same again', async () => {
    const { wires, model, room, goesOn, time } = entered();
    wires.last.says(whole({ game: asked(1) }));
    room.keepDraft('half', false);
    room.answer('C3');
    wires.last.says({ type: 'done', id: wires.last.idOf('answer') });
    await Promise.resolve();
    goesOn(asked(2));
    time.pass(5000);
    expect(questionOf(model())).toEqual(question());
    expect(draftOf(model())).toBeNull();
  });

  test('is saved with what the game wants back, and read when the page is loaded anew', () => {
    const tab = saved();
    const before = entered(false, tab);
    before.wires.last.says(whole({ game: asked(1) }));
    before.room.keepDraft('half', true);
    expect(tab.kept.drafts[0]).toMatchObject({ draft: 'half', outlivesReload: true });
    const after = entered(false, tab);
    after.wires.last.says(whole({ game: asked(1) }));
    expect(draftOf(after.model())).toBe('half');
    after.room.keepDraft(null, true);
    expect(tab.kept.drafts).toEqual({});
  });

  test('on a shared screen only who holds it finds it', () => {
    const people = info().seats.map((seat) => ({ ...seat, mine: seat.seat < 2, kind: 'person' as const }));
    const shared = info({ mode: 'pass', seats: people });
    const seenBy = (me: number): GameSeen =>
      round(1, { me, mine: question(me), waiting: [{ seat: me, about: 'move' }] });
    const { wires, model, room } = entered();
    room.take(0);
    wires.last.says(whole({ info: shared, game: seenBy(0) }));
    room.keepDraft('Ann’s', true);
    expect(draftOf(model())).toBe('Ann’s');
    wires.last.says(whole({ info: shared, game: seenBy(1) }));
    expect(draftOf(model())).toBeNull();
    room.take(1);
    expect(draftOf(model())).toBeNull();
    room.take(0);
    expect(draftOf(model())).toBeNull();
    wires.last.says(whole({ info: shared, game: seenBy(0) }));
    expect(draftOf(model())).toBe('Ann’s');
  });
});

test('a hole in what was heard is asked about once', () => {
  const { wires } = entered();
  wires.last.says(whole({ game: round(1) }));
  wires.last.says({ type: 'change', table: ID, from: 7, version: 8 });
  wires.last.says({ type: 'change', table: ID, from: 8, version: 9 });
  expect(wires.last.heard('watch')).toEqual([
    { type: 'watch', table: ID },
    { type: 'watch', table: ID, since: 5 },
  ]);
});

test('why something cannot be done comes with its rule', async () => {
  const { wires, room, model } = entered();
  wires.last.says(whole({ game: asked(1) }));
  const asking = room.explain('A1', { x: 10, y: 20 });
  wires.last.says({
    type: 'explained',
    id: wires.last.idOf('explain'),
    ok: false,
    rule: 'EMG-122',
    why: 'A1 is not next to you.',
  });
  await asking;
  expect(model().notice).toMatchObject({ kind: 'why', rule: 'EMG-122', at: { x: 10, y: 20 } });
});

describe('one screen for several people', () => {
  const shared = info({
    mode: 'pass',
    seats: info().seats.map((seat) => ({ ...seat, mine: seat.seat < 2, kind: 'person' })),
  });
  const asking = (seat: number, me: GameSeen['me']): GameSeen => {
    return round(1, { me, waiting: [{ seat, about: 'move' }], mine: me === seat ? question(seat) : null });
  };

  test('shows nobody’s view before somebody has taken it', () => {
    const { wires, model, room } = entered();
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    expect(curtainOf(model())).toEqual({ to: 0, hidden: true });
    expect(wires.last.heard('watch').at(-1)).toEqual({ type: 'watch', table: ID, as: 'spectator' });
    wires.last.says(whole({ info: shared, game: asking(0, 'spectator') }));
    expect(curtainOf(model()).hidden).toBe(true);
    room.take(0);
    expect(wires.last.heard('watch').at(-1)).toEqual({ type: 'watch', table: ID, as: 0 });
    expect(curtainOf(model()).hidden).toBe(true);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    expect(curtainOf(model())).toEqual({ to: null, hidden: false });
  });

  test('closes again when the next person is asked', () => {
    const { wires, model, room, goesOn } = entered();
    room.take(0);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    goesOn(asking(1, 0));
    expect(curtainOf(model())).toEqual({ to: 1, hidden: true });
  });

  test('stays open for who holds it while bots play', () => {
    const { wires, model, room, goesOn } = entered();
    room.take(0);
    wires.last.says(whole({ info: shared, game: asking(0, 0) }));
    goesOn(asking(2, 0));
    expect(curtainOf(model()).hidden).toBe(false);
  });
});
