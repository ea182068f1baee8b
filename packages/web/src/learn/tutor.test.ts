import { wantedOptions } from '@tablewright/board/tutorial';
import { describe, expect, test } from 'vitest';
import { allShelves, hasTutorial } from '../games/registry.ts';
import { loadTutorial } from '../games/texts.ts';
import { loadRules } from '../games/rules.ts';
import { PACES } from '../table/pace.ts';
import { questionOf } from '../table/model.ts';
import { Room } from '../table/room.ts';
import { Time } from '../testing/time.ts';
import { TABLE } from './local-table.ts';
import { Tutor } from './tutor.ts';

const game = await loadRules('emergence');
const lessons = (await loadTutorial('emergence'))!;

/** A pupil before the screen: the room that shows the table, and the teacher. */
async function pupil(id = 'emergence', lesson = 0) {
  const rules = await loadRules(id);
  const tutorial = (await loadTutorial(id))!;
  const time = new Time();
  let finished = 0;
  const tutor = new Tutor(rules, tutorial, { lesson, finished: () => (finished += 1) });
  const room = new Room(TABLE, {
    link: tutor.table,
    later: time.later,
    now: () => time.now,
    still: () => false,
    pace: () => PACES.calm,
    allows: (value) => tutor.allows(value),
  });
  room.enter();
  return {
    tutor,
    room,
    tutorial,
    finished: () => finished,
    lessonState: () => tutor.store.getState(),
    model: () => room.store.getState(),
    /** until everything has been shown; an answer is given within a moment of the browser's own time */
    async watch() {
      await Promise.resolve();
      await Promise.resolve();
      time.pass(20_000);
    },
  };
}

test('Emergence can be learned', () => {
  expect(hasTutorial('emergence')).toBe(true);
  expect(hasTutorial('nothing')).toBe(false);
});

describe.each(allShelves().filter(({ id }) => hasTutorial(id)))('the lessons of $id', ({ id }) => {
  test('are gone through on the screen, from the first to the last', async () => {
    const { tutor, room, model, lessonState, watch, finished, tutorial } = await pupil(id);
    for (let steps = 0; !lessonState().finished; steps += 1) {
      expect(steps).toBeLessThan(500);
      const { beat, number, lesson } = lessonState();
      if (beat?.want !== undefined) {
        const question = questionOf(model());
        expect(question, `lesson ${lesson + 1}: ${beat.say}`).not.toBeNull();
        room.answer(wantedOptions(beat, question!.domain, 1)[0]!);
      } else {
        expect(questionOf(model()) === null || beat?.tries !== undefined).toBe(true);
        if (beat?.quiz !== undefined) tutor.choose(beat.quiz.findIndex(({ right }) => right));
        tutor.next();
      }
      await watch();
      expect(lessonState().astray).toBe(false);
      expect(lessonState().finished || lessonState().number > number || lessonState().lesson > lesson).toBe(true);
    }
    expect(finished()).toBe(1);
    expect(lessonState().lesson).toBe(tutorial.lessons.length - 1);
  });
});

describe('the teacher', () => {
  /** Until the teacher asks for something, reading what comes before. */
  async function untilAsked(lesson: number) {
    const at = await pupil('emergence', lesson);
    while (at.lessonState().beat?.want === undefined && at.lessonState().beat?.tries === undefined) {
      at.tutor.next();
      await at.watch();
    }
    return at;
  }

  test('an answer that is not wanted is not played; the teacher says why', async () => {
    const { room, model, lessonState, watch } = await untilAsked(3);
    const before = model().table;
    room.answer('B4');
    await watch();
    expect(lessonState().remark).toEqual({ says: 'The gray tile is A4, beside you.', right: false });
    expect(model().table).toBe(before);
    expect(model().sent).toBeNull();
    room.answer('A4');
    await watch();
    expect(lessonState().remark).toBeNull();
    expect(model().shown!.told).toMatchObject([{ type: 'moved', to: 'A4' }]);
  });

  test('the board gets the view before and what was told, so that it can move things', async () => {
    const { room, model, watch } = await untilAsked(3);
    const { view } = model().shown!.game;
    room.answer('A4');
    await watch();
    expect(model().shown!.before!.view).toEqual(view);
  });

  test('something not on offer: the game says why not, and the lesson goes on', async () => {
    const { room, tutor, model, lessonState, watch } = await untilAsked(1);
    expect(lessonState().beat?.tries).toBe('B3');
    room.answer('C4');
    expect(lessonState().remark?.right).toBe(false);
    await room.explain('D4', null);
    expect(lessonState().beat?.tries).toBe('B3');
    await room.explain('B3', null);
    await watch();
    expect(model().notice).toMatchObject({ rule: 'EMG-124' });
    expect(lessonState().beat?.say).toMatch(/^Closed\./);
    // nothing is asked while there is something to read
    expect(questionOf(model())).toBeNull();
    tutor.again();
    await watch();
    expect(lessonState().number).toBeGreaterThan(0);
    expect(lessonState().beat?.say).toMatch(/^One round later/);
  });

  test('a question of the teacher’s own waits for the right answer', async () => {
    const { tutor, lessonState, room, model, watch } = await untilAsked(1);
    tutor.next(); // without trying
    await watch();
    for (const value of [null, 'C4', 'activate']) {
      if (value === null) tutor.next();
      else room.answer(value);
      await watch();
    }
    expect(lessonState().beat?.quiz).toHaveLength(2);
    tutor.next();
    expect(lessonState().beat?.quiz).toHaveLength(2);
    tutor.choose(1);
    expect(lessonState().remark?.right).toBe(false);
    tutor.next();
    expect(lessonState().beat?.quiz).toHaveLength(2);
    tutor.choose(0);
    expect(lessonState().remark?.right).toBe(true);
    tutor.next();
    expect(lessonState().beat?.quiz).toBeUndefined();
    expect(model().gone).toBeNull();
  });

  test('a lesson can be skipped and begun again; behind the last all is over', async () => {
    const { tutor, lessonState, model, finished, watch } = await pupil('emergence', 4);
    expect(model().shown!.game.view).toMatchObject({ round: 12 });
    tutor.skip();
    await watch();
    expect(lessonState().lesson).toBe(5);
    expect(model().shown!).toMatchObject({ before: null, game: { view: { round: 13 } } });
    tutor.skip();
    expect(lessonState().finished).toBe(true);
    expect(finished()).toBe(1);
    tutor.begin(0);
    expect(lessonState()).toMatchObject({ lesson: 0, finished: false });
  });

  test('a lesson that does not exist is the nearest that does', async () => {
    expect((await pupil('emergence', 99)).lessonState().lesson).toBe(5);
    expect((await pupil('emergence', -3)).lessonState().lesson).toBe(0);
  });

  test('a lesson that does not fit the rules says so instead of standing still', () => {
    const [first] = lessons.lessons;
    const broken = { ...lessons, lessons: [{ ...first!, beats: [{ seat: 1, value: 'nonsense' }] }] };
    const tutor = new Tutor(game, broken, { lesson: 0, finished: () => {} });
    expect(tutor.store.getState()).toMatchObject({ astray: true, beat: null });
  });
});
