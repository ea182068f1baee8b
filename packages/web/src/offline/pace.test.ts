import { fastRng, type Json } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { loadRules } from '../games/rules.ts';
import { Time } from '../testing/time.ts';
import type { BotAsking } from './bots.ts';
import { DeviceGame, type KeptGame } from './device-game.ts';
import { gameHere } from './here.ts';
import { paceOf } from './pace.ts';

const STEP = 10;

/** At which moments the bots answer, when each thinks so long (in milliseconds of the level's time). */
async function answeredAt(id: string, workers: number, thinks: (bot: BotAsking) => number): Promise<number[]> {
  const game = await loadRules(id);
  const asked = { me: 'You', rulesVersion: game.rulesVersion, seed: 'a'.repeat(64) };
  const kept = gameHere({ game: id, seats: 4, atOnce: true, botLevel: 'strong' }, asked)!;
  const time = new Time();
  const from = time.now;
  const moments: number[] = [];
  let length = 0;
  const advise = (bot: BotAsking): Promise<Json> =>
    new Promise((resolve) => {
      const value = game.advisor(bot.seat, fastRng(bot.seat)).answer(bot.view, bot.question);
      time.later(() => resolve(value), thinks(bot));
    });
  const device = new DeviceGame(
    game,
    { ...kept, people: [3] },
    {
      workers,
      advise,
      keep({ log }: KeptGame) {
        if (log.length > length) moments.push(time.now - from);
        length = log.length;
      },
      now: () => time.now,
      later: time.later,
      newSeed: () => 'b'.repeat(64),
    },
  );
  for (let ms = 0; ms < 6000; ms += STEP) {
    time.pass(STEP);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
  device.leave();
  return moments;
}

describe('when bots in this browser answer', () => {
  test.each(['emigration', 'emergent'])('in %s it tells nothing about what they thought of', async (id) => {
    const quick = await answeredAt(id, 2, () => 0);
    expect(quick.length).toBeGreaterThanOrEqual(3);
    expect(await answeredAt(id, 2, () => 290)).toEqual(quick);
    expect(await answeredAt(id, 2, ({ seat, view }) => (JSON.stringify(view).length * (seat + 3)) % 290)).toEqual(
      quick,
    );
  });

  test('by their level, and one after the other where they share a worker', () => {
    const level = 'strong' as const;
    const three = [1, 2, 3].map((seat) => ({ seat, level }));
    expect(paceOf(three, 3)).toEqual([550, 550, 550]);
    expect(paceOf(three, 1)).toEqual([550, 850, 1150]);
    expect(paceOf([{ seat: 1, level: 'steady' }], 1)).toEqual([250]);
  });
});
