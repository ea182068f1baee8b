import { type GameSeen } from '@tablewright/protocol';
import { describe, expect, test } from 'vitest';
import { asked, enterRoom, entered, round } from '../testing/rooms.ts';
import { ID, info, question, whole } from '../testing/tables.ts';
import type { Drafts } from './drafts.ts';
import { draftOf, isLaidDown, questionOf } from './model.ts';

describe('an answer that has to be confirmed', () => {
  test('is given only then, can be thought over, and is dropped when something else is asked', () => {
    const { room, wires } = enterRoom({ confirms: () => true });
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
