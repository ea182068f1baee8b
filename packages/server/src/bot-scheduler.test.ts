import { type Event, fastRng, list, type Outcome, sampleOption, type Seat, seedFromText } from '@tablewright/kernel';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { BotScheduler } from './bot-scheduler.ts';
import type { BotRequest } from './bots/bots.ts';
import { Match } from './match.ts';
import { newMetrics } from './metrics.ts';
import type { GameEntry, Services } from './services.ts';
import { FakeTime, settle } from './testing/fake-time.ts';
import { gameInRepo, lantern } from './testing/games.ts';

const SEED = seedFromText('scheduler');

function begun({ game }: GameEntry, seats: number): Match {
  return Match.begin(game, { seats, options: {} }, { seed: SEED, chain: null }).match;
}

/** A scheduler whose bots are played by a test. Everybody has sat down at a level of their own. */
function scheduled(
  entry: GameEntry,
  answer: (request: BotRequest, time: FakeTime) => Promise<string>,
  level: (seat: Seat) => 'steady' | 'strong' | 'fierce' = () => 'strong',
) {
  const time = new FakeTime();
  const said: { seat: Seat; after: number }[] = [];
  const began = time.now();
  const services = {
    bots: { answer: (request: BotRequest) => answer(request, time), close: async () => {} },
    time,
    timings: { botPause: 200 },
    log: pino({ level: 'silent' }),
    counters: newMetrics(),
  } as unknown as Services;
  const scheduler = new BotScheduler(services, {
    table: 'a table',
    entry,
    secret: () => 'secret',
    levelAt: level,
    answers: (seat) => said.push({ seat, after: time.now() - began }),
  });
  return { scheduler, time, said };
}

describe('bots that are asked in the same moment', () => {
  /** By seat: how long each has to think. */
  async function timesOf(thinking: readonly number[], level?: (seat: Seat) => 'steady' | 'strong' | 'fierce') {
    const match = begun(lantern, 5);
    const think = async ({ seat }: BotRequest, time: FakeTime): Promise<string> => {
      await new Promise<void>((resolve) => void time.after(thinking[seat]!, resolve));
      return 'aye';
    };
    const { scheduler, time, said } = scheduled(lantern, think, level);
    const question = { view: null, question: { domain: {} } };
    match.question = () => question as never;
    scheduler.ask([1, 2, 3], match);
    await time.advance(30_000);
    return said.sort((a, b) => a.seat - b.seat).map(({ after }) => after);
  }

  test('answer together, whoever of them has something to choose', async () => {
    const choosing = [
      [0, 0, 0, 0],
      [0, 300, 0, 0],
      [0, 0, 0, 300],
      [0, 300, 600, 900],
      [0, 900, 600, 0],
    ];
    for (const thinking of choosing) expect(await timesOf(thinking)).toEqual([1100, 1100, 1100]);
  });

  test('answer after a time that depends on their levels alone', async () => {
    expect(await timesOf([0, 0, 0, 0], () => 'steady')).toEqual([200, 200, 200]);
    const oneFierce = (seat: Seat) => (seat === 2 ? 'fierce' : 'strong');
    expect(await timesOf([0, 0, 0, 0], oneFierce)).toEqual([2800, 2800, 2800]);
  });

  test('answer together also when it took longer than it may', async () => {
    expect(await timesOf([0, 0, 1500, 0])).toEqual([1500, 1500, 1500]);
  });

  test('answer together with one that was thinking whether to speak unasked', async () => {
    const match = begun(lantern, 5);
    match.question = () => ({ view: null, question: { domain: {} } }) as never;
    const think = async (_request: BotRequest, time: FakeTime): Promise<string> => {
      await new Promise<void>((resolve) => void time.after(100, resolve));
      return 'aye';
    };
    const { scheduler, time, said } = scheduled(lantern, think);
    scheduler.poll(2, match);
    scheduler.ask([1, 2, 3], match);
    await time.advance(10_000);
    expect(said.filter(({ after }) => after !== 100).map(({ seat, after }) => [seat, after])).toEqual([
      [1, 1100],
      [2, 1100],
      [3, 1100],
    ]);
  });

  test('do not wait for each other where nobody sees when they speak', async () => {
    const match = begun(lantern, 5);
    match.question = () => ({ view: null, question: { domain: {} } }) as never;
    const think = async ({ seat }: BotRequest, time: FakeTime): Promise<string> => {
      await new Promise<void>((resolve) => void time.after(seat * 10, resolve));
      return 'aye';
    };
    const { scheduler, time, said } = scheduled(lantern, think);
    scheduler.ask([1, 2], match, { unseen: true });
    await time.advance(10_000);
    expect(said).toEqual([
      { seat: 1, after: 10 },
      { seat: 2, after: 20 },
    ]);
  });

  test('do not wait for ever for one that has broken', async () => {
    const match = begun(lantern, 5);
    match.question = () => ({ view: null, question: { domain: {} } }) as never;
    const think = async ({ seat }: BotRequest): Promise<string> => {
      if (seat === 2) throw new Error('out of ideas');
      return 'aye';
    };
    const { scheduler, time, said } = scheduled(lantern, think);
    scheduler.ask([1, 2], match);
    await time.advance(10_000);
    expect(said).toEqual([
      { seat: 1, after: 800 },
      { seat: 2, after: 800 },
    ]);
  });
});

// The suite asks bots about equal views and finds equal answers; that says nothing if they are handed more than a view.
describe.each(['lantern', 'human-punishment', 'robotariat'])('what bots of %s are handed', (id) => {
  test('is the view of their seat, the question and what their seat was told, to the letter', async () => {
    const entry = id === 'lantern' ? lantern : await gameInRepo(id);
    const { game } = entry;
    const seats = Math.max(5, game.seats.min);
    const match = begun(entry, seats);
    const handed: BotRequest[] = [];
    const { scheduler, time } = scheduled(entry, async (request) => {
      handed.push(structuredClone(request));
      return '';
    });
    const rng = fastRng(3);
    let outcome: Outcome | null = null;
    for (let n = 0; n < 60 && outcome === null; n += 1) {
      handed.length = 0;
      const asked = list(match.waiting);
      scheduler.ask(asked, match);
      await time.advance(20_000);
      for (const seat of asked) scheduler.drop(seat);
      const replayed = game.replay({ seats, options: {} }, match.log, SEED);
      if (!replayed.ok) throw new Error(replayed.why);
      const { state, told } = replayed;
      expect(handed.map(({ seat }) => seat)).toEqual(asked);
      for (const { seat, seed, ...rest } of handed) {
        const heard: Event[] = told.filter(({ to }) => to === 'all' || to === seat).map(({ event }) => event);
        expect(seed).toEqual(expect.any(Number));
        expect(rest).toEqual({
          module: entry.module,
          table: 'a table',
          level: 'strong',
          epoch: 0,
          view: game.view(state, seat),
          question: game.asksSeen(state, seat).mine,
          told: heard,
        });
      }
      const seat = asked[0]!;
      const step = match.after({ seat, value: sampleOption(match.question(seat).question!.domain, rng) });
      if (step.ok) match.take(step);
      outcome = match.outcome;
      await settle();
    }
    expect(match.version).toBeGreaterThan(20);
  });
});
