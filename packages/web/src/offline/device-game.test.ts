import { fastRng, type Json, sampleOption } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../games/rules.ts';
import { TABLE } from '../learn/local-table.ts';
import { curtainOf, questionOf } from '../table/model.ts';
import { PACES } from '../table/pace.ts';
import { Room } from '../table/room.ts';
import { Time } from '../testing/time.ts';
import type { BotAsking } from './bots.ts';
import { DeviceGame, type KeptGame } from './device-game.ts';
import { gameHere } from './here.ts';

const game = await loadRules('emigration');
const asked = { me: 'You', rulesVersion: game.rulesVersion, seed: 'a'.repeat(64) };

function played(kept: KeptGame) {
  const time = new Time();
  let last = kept;
  const advise = ({ seat, view, question }: BotAsking): Promise<Json> =>
    Promise.resolve(game.advisor(seat, fastRng(seat)).answer(view, question));
  const device = new DeviceGame(game, kept, {
    workers: 1,
    advise,
    now: () => time.now,
    keep: (now) => {
      last = now;
    },
    later: time.later,
    newSeed: () => 'b'.repeat(64),
  });
  const room = new Room(TABLE, {
    link: device.table,
    later: time.later,
    now: () => time.now,
    still: () => true,
    pace: () => PACES.instant,
  });
  room.enter();
  const model = () => room.store.getState();
  /** until somebody here is asked */
  const goesOn = async (): Promise<void> => {
    for (let i = 0; i < 300 && questionOf(model()) === null && model().shown?.game.outcome === null; i += 1) {
      if (curtainOf(model()).to !== null) room.take(curtainOf(model()).to!);
      time.pass(1000);
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  const answer = async (): Promise<void> => {
    const question = questionOf(model())!;
    const value = game.advisor(question.seat, fastRng(9)).answer(model().shown!.game.view, question);
    room.answer(value);
    await Promise.resolve();
    time.pass(100);
  };
  return { room, model, goesOn, answer, kept: () => last };
}

// Equal views find equal answers elsewhere in the suite; that says nothing if more than a view is handed on.
test.each(['robotariat', 'human-punishment'])(
  'in %s a bot is handed the view of its seat, the question and what its seat was told, to the letter',
  async (id) => {
    const rules = await loadRules(id);
    let last = gameHere({ game: id, seats: 4, atOnce: true }, { ...asked, rulesVersion: rules.rulesVersion })!;
    last = { ...last, people: [], levels: ['strong', 'strong', 'steady', 'fierce'] };
    const setup = { seats: 4, options: { ...last.options } };
    const time = new Time();
    const handed: { asking: BotAsking; stands: BotAsking }[] = [];
    const device = new DeviceGame(rules, last, {
      workers: 1,
      advise: (asking) => {
        const { seat, level, view, question } = asking;
        const { state, told } = stood();
        const stands = {
          seat,
          level,
          epoch: 1,
          view: rules.view(state, seat),
          question: rules.asksSeen(state, seat).mine!,
          told: level === 'steady' ? [] : told.flatMap(({ event, to }) => (to === 'all' || to === seat ? [event] : [])),
        };
        handed.push(structuredClone({ asking, stands }));
        return Promise.resolve(rules.advisor(seat, fastRng(seat)).answer(view, question));
      },
      now: () => time.now,
      keep: (now) => {
        last = now;
      },
      later: time.later,
      newSeed: () => 'b'.repeat(64),
    });
    function stood() {
      const replayed = last.log.length === 0 ? null : rules.replay(setup, last.log, last.seed);
      if (replayed !== null && !replayed.ok) throw new Error(replayed.why);
      return replayed ?? rules.start({ ...setup, seed: last.seed });
    }
    for (let i = 0; i < 40; i += 1) {
      time.pass(10_000);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    device.leave();
    expect(handed.length).toBeGreaterThan(20);
    expect(handed.map(({ asking }) => asking)).toEqual(handed.map(({ stands }) => stands));
  },
);

test('a bot may say something that nobody waits for, and is asked once for as long as nothing happens', async () => {
  const humanPunishment = await loadRules('human-punishment');
  const kept = gameHere(
    { game: 'human-punishment', seats: 3, atOnce: true },
    { ...asked, rulesVersion: humanPunishment.rulesVersion },
  )!;
  const time = new Time();
  const offers: string[] = [];
  let last: KeptGame = kept;
  let speaks = false;
  const device = new DeviceGame(
    humanPunishment,
    { ...kept, people: [] },
    {
      workers: 1,
      advise: ({ seat, view, question }) => {
        if (!question.optional)
          return Promise.resolve(humanPunishment.advisor(seat, fastRng(seat)).answer(view, question));
        offers.push(`${last.log.length}: ${seat}`);
        return Promise.resolve(speaks ? sampleOption(question.domain, fastRng(seat)) : null);
      },
      now: () => time.now,
      keep: (now) => {
        last = now;
      },
      later: time.later,
      newSeed: () => 'b'.repeat(64),
    },
  );
  const spoken = (): boolean => last.log.some((entry) => entry.type === 'answer' && entry.optional === true);
  const goesOn = async (enough: () => boolean): Promise<void> => {
    for (let i = 0; i < 600 && !enough(); i += 1) {
      time.pass(1000);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  await goesOn(() => offers.length >= 4);
  expect(offers.length).toBeGreaterThanOrEqual(4);
  expect(new Set(offers).size).toBe(offers.length);
  expect(spoken()).toBe(false);
  speaks = true;
  await goesOn(spoken);
  device.leave();
  expect(spoken()).toBe(true);
});

describe('a game in this browser', () => {
  test('is played against bots to its end, once more, and goes on where it was kept', async () => {
    const kept = gameHere({ game: 'emigration', seats: 3, atOnce: true }, asked)!;
    const one = played(kept);
    await one.goesOn();
    await one.answer();
    await one.goesOn();
    const { length } = one.kept().log;
    const other = played(one.kept());
    expect(other.kept().log).toHaveLength(length);
    expect(other.model().table!.told).toEqual(one.model().table!.told.map((line) => ({ ...line, version: 2 })));
    for (let i = 0; i < 400 && other.model().shown!.game.outcome === null; i += 1) {
      await other.goesOn();
      if (other.model().shown!.game.outcome === null) await other.answer();
    }
    expect(other.model().shown!.game.outcome).not.toBeNull();
    await other.room.say({ type: 'rematch', table: TABLE });
    expect(other.model().shown!.game.outcome).toBeNull();
    expect(other.kept().seed).toBe('b'.repeat(64));
  });

  test('is passed around: the screen closes between people, and shows each only their own', async () => {
    const kept = gameHere({ game: 'emigration', seats: 3, atOnce: true, mode: 'pass', names: ['Ann', 'Bea'] }, asked)!;
    expect(kept.people).toEqual([0, 1]);
    const { model, goesOn, answer } = played(kept);
    const held = new Set<unknown>();
    for (let i = 0; i < 4; i += 1) {
      await goesOn();
      held.add(model().shown!.game.me);
      expect(questionOf(model())!.seat).toBe(model().shown!.game.me);
      await answer();
    }
    expect(held).toEqual(new Set([0, 1]));
  });

  test('needs nobody else: a table for friends is none', () => {
    expect(gameHere({ game: 'emigration', seats: 3 }, asked)).toBeNull();
  });
});
