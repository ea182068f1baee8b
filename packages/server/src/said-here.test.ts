import {
  answerHashOf,
  fastRng,
  type Rng,
  type SaidHere,
  sampleOption,
  saidTrouble,
  settle as settled,
} from '@tablewright/kernel';
import { expect, test } from 'vitest';
import type { Bots } from './bots/bots.ts';
import { settle } from './testing/fake-time.ts';
import { gameInRepo, lantern } from './testing/games.ts';
import { friends, type Person, TestServer } from './testing/test-server.ts';
import { whistlesHeldBy } from './testing/whistles.ts';

// What browsers keep of what they have said, against the logs that honest tables write: people answer, say something else while a
// window is open, take up what they have laid down, take back, ask and agree to going back, and let bots play for them.

const emergence = await gameInRepo('emergence');

const SEEDS = 5;

/** Somebody whose browser keeps what it says. */
class Keeper {
  readonly said: SaidHere[] = [];
  readonly #person: Person;
  #standIn = false;

  constructor(person: Person) {
    this.#person = person;
  }

  get seat(): number {
    return this.#person.seen.info.seats.find(({ mine }) => mine)!.seat;
  }

  async does(rng: Rng): Promise<void> {
    const { seen, question } = this.#person;
    const { seat } = this;
    const { undoRequest } = seen.info;
    const { version } = seen;
    const keep = (what: SaidHere['what'], hash = ''): void => void this.said.push({ what, seat, version, hash });
    if (undoRequest?.needs.includes(seat)) {
      const agree = rng.below(3) > 0;
      const reply = await this.#person.says({ type: 'consent', seat, request: undoRequest.number, agree });
      if (reply.ok && agree) keep('agree');
    } else if (rng.below(6) === 0) {
      if ((await this.#person.says({ type: 'undo', seat })).ok) keep('undo');
    } else if (rng.below(12) === 0) {
      await this.#person.says({ type: 'standIn', seat, on: !this.#standIn });
    } else if (question !== null) {
      const value = sampleOption(question.domain, rng);
      const hash = answerHashOf(settled(question.domain, value)!);
      const isLaid = seen.game?.window !== undefined || seen.info.countdownNow !== null;
      const reply = await this.#person.says({ type: 'answer', seat, about: question.about, value, version });
      if (reply.ok) keep(isLaid ? 'laid' : 'answer', hash);
    }
    this.looks();
  }

  /** As the page does with everything that comes in. */
  looks(): void {
    const { seen } = this.#person;
    const { standIn } = seen.info.seats[this.seat]!;
    if (standIn && !this.#standIn)
      this.said.push({ what: 'standIn', seat: this.seat, version: seen.version, hash: '' });
    this.#standIn = standIn;
  }
}

test.each([
  ['sealed questions and going back', lantern, { clock: { kind: 'none' } }],
  ['windows', whistlesHeldBy(0b10110), { clock: { kind: 'none' } }],
  ['a countdown', emergence, { clock: { kind: 'live', bank: 7200, increment: 120 } }],
] as const)('with %s, an honest log is what everybody has said', async (_what, game, settings) => {
  let words = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const rng = fastRng(seed);
    const bots: Bots = {
      answer: async ({ question }) => (question.optional ? null : sampleOption(question.domain, rng)),
      close: async () => {},
    };
    const server = new TestServer({ games: [game], bots });
    const { table, people } = await friends(server, { game: game.game.id, ...settings }, 4);
    const keepers = people.map((person) => new Keeper(person));
    for (let n = 0; n < 400; n += 1) {
      await keepers[rng.below(keepers.length)]!.does(rng);
      if (rng.below(4) === 0) await server.time.advance(rng.below(4000));
      await settle();
      for (const keeper of keepers) keeper.looks();
    }
    const log = await server.storage.entries(table.id);
    for (const keeper of keepers) expect(saidTrouble(log, keeper.said)).toBeNull();
    words += keepers.flatMap(({ said }) => said).length;
    // and whoever has said something else would find it
    const [first] = keepers.flatMap((keeper) => keeper.said.filter(({ what }) => what === 'answer'));
    if (first !== undefined) expect(saidTrouble(log, [{ ...first, hash: answerHashOf('no') }])).not.toBeNull();
    await server.tables.close();
  }
  expect(words).toBeGreaterThan(SEEDS);
});
