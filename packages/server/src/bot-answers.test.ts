import { fastRng, only, sampleOption } from '@tablewright/kernel';
import { expect, test } from 'vitest';
import type { BotRequest, Bots } from './bots/bots.ts';
import { settle } from './testing/fake-time.ts';
import { gameInRepo } from './testing/games.ts';
import { friends, TestServer } from './testing/test-server.ts';
import { whistlesHeldBy } from './testing/whistles.ts';

// What a bot says is said to the question that it was asked, whatever happened while it thought.

/** Bots that think until they are told to speak. */
class Slow implements Bots {
  readonly asked: string[] = [];
  #thinking: (() => void)[] = [];
  readonly #turn: string;

  /** `turn`: what they answer when it is their turn */
  constructor(turn: string) {
    this.#turn = turn;
  }

  async answer({ seat, question }: BotRequest): Promise<string | null> {
    this.asked.push(`${seat} ${question.about}${question.optional ? ' unasked' : ''}`);
    await new Promise<void>((resolve) => void this.#thinking.push(resolve));
    return question.optional ? null : question.window ? 'pass' : this.#turn;
  }

  /** All that think speak, as their thread's messages come in: one behind the other, in the same turn. */
  async speak(): Promise<void> {
    for (const one of this.#thinking.splice(0)) {
      one();
      for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
    }
    await settle();
  }

  async close(): Promise<void> {}
}

function impossible(server: TestServer): string[] {
  return server.logged.filter((line) => line.includes('impossible'));
}

test('whose answer comes together with the silence of another is not asked the old question again', async () => {
  const bots = new Slow('run');
  const server = new TestServer({ games: [whistlesHeldBy(only(2))], bots });
  const { people } = await friends(server, { game: 'whistle' }, 1);
  await bots.speak();
  await people[0]!.answers('walk');
  await settle();
  bots.asked.length = 0;
  await bots.speak(); // seat 1 runs, seat 2 has nothing to say unasked
  await bots.speak();
  expect(impossible(server)).toEqual([]);
  expect(bots.asked).not.toContain('1 turn');
});

test('what a stand-in was thinking of is not said to a later question', async () => {
  const bots = new Slow('walk');
  const server = new TestServer({ games: [whistlesHeldBy(0)], bots });
  const { people } = await friends(server, { game: 'whistle' }, 5);
  const ann = people[0]!;
  await ann.does({ type: 'standIn', seat: 0, on: true });
  await settle();
  expect(bots.asked).toEqual(['0 turn']);
  await ann.does({ type: 'standIn', seat: 0, on: false });
  await ann.answers('run');
  await settle();
  await ann.does({ type: 'standIn', seat: 0, on: true });
  await bots.speak();
  await bots.speak();
  expect(impossible(server)).toEqual([]);
  expect(bots.asked).toContain('0 stop');
});

test('answers of several that come together are no answers to the question that the first of them lead to (HPB-641)', async () => {
  const rng = fastRng(5);
  const asked = new Set<string>();
  const bots: Bots = {
    async answer({ question }) {
      if (question.optional) return null;
      asked.add(question.about);
      return question.about === 'discussion' ? 'ready' : sampleOption(question.domain, rng);
    },
    close: async () => {},
  };
  const entry = await gameInRepo('human-punishment');
  const server = new TestServer({ games: [entry], bots });
  for (let n = 0; n < 12 && !asked.has('censureVote'); n += 1) {
    const { people } = await friends(server, { game: 'human-punishment', seats: 5 }, 1);
    await people[0]!.does({ type: 'standIn', seat: 0, on: true });
    for (let step = 0; step < 2000 && !asked.has('censureVote'); step += 1) await settle();
  }
  expect(asked).toContain('discussion');
  expect(asked).toContain('censureVote');
  expect(impossible(server)).toEqual([]);
});

test.each([
  ['strong', 4],
  ['strong', 1],
  ['fierce', 4],
  ['fierce', 1],
  ['steady', 1],
] as const)('%s is heard in a window though everybody passes at once, among %s people', async (level, count) => {
  const bots: Bots = {
    answer: async ({ question }) => (question.optional ? null : question.window ? 'blow' : 'walk'),
    close: async () => {},
  };
  const server = new TestServer({ games: [whistlesHeldBy(only(4))], bots, timings: { botPause: 250 } });
  const { people } = await friends(server, { game: 'whistle' }, count, level);
  await people[0]!.answers('run');
  await settle();
  for (const [seat, person] of people.entries())
    await person.does({ type: 'answer', seat, about: 'stop', value: 'pass' });
  await server.time.advance(2500);
  expect(people[0]!.seen.told.map(({ event }) => event.type)).toContain('stopped');
});

test.each([
  ['strong', 1000],
  ['fierce', 2250],
] as const)('a window stays open for as long as four of %s may think, and closes then', async (level, closes) => {
  const thinks = { strong: 75, fierce: 500 }[level];
  let thread = Promise.resolve();
  const bots: Bots = {
    async answer({ question }) {
      if (question.optional) return null;
      if (!question.window) return 'walk';
      // one after the other, as on a thread
      await (thread = thread.then(() => new Promise((resolve) => void server.time.after(thinks, resolve))));
      return 'blow';
    },
    close: async () => {},
  };
  const server = new TestServer({ games: [whistlesHeldBy(only(4))], bots, timings: { botPause: 250 } });
  const { people } = await friends(server, { game: 'whistle' }, 1, level);
  const told = (): string[] => people[0]!.seen.told.map(({ event }) => event.type);
  await people[0]!.answers('run');
  await settle();
  await people[0]!.does({ type: 'answer', seat: 0, about: 'stop', value: 'pass' });
  await server.time.advance(closes - 1);
  expect(told()).not.toContain('stopped');
  await server.time.advance(1);
  expect(told()).toContain('stopped');
});
