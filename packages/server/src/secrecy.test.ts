import { type AnyDomain, fastRng, type Json, optionAt, countOptions, sampleOption } from '@tablewright/kernel';
import { describe, expect, test } from 'vitest';
import { newMeta, personSeat } from './meta.ts';
import { settle } from './testing/fake-time.ts';
import { gameInRepo } from './testing/games.ts';
import { type Person, TestServer } from './testing/test-server.ts';

// Two games that differ only in what one seat has answered in secret: what everybody else is sent must be the same, byte
// for byte, until it is told.

const emergence = await gameInRepo('emergence');
const SEATS = 4;
const NAMES = ['ann', 'bea', 'col', 'dov'];

interface Told {
  readonly people: readonly Person[];
  readonly spectator: Person;
}

/** A table whose secret and words are known, so that it can be set twice. */
async function tableWith(secret: string): Promise<Told> {
  const server = new TestServer({ games: [emergence] });
  const options = emergence.game.settleOptions({});
  if (!options.ok) throw new Error(options.why);
  const meta = newMeta(emergence.game, {
    options: options.value,
    seats: NAMES.map((id) => personSeat(id, id)),
    host: 'ann',
    created: 0,
    open: true,
    invite: 'invite',
    spectate: 'spectate',
    secret,
    started: true,
  });
  const table = (await server.tables.get(await server.tables.addTable(meta)))!;
  const people = NAMES.map((id) => server.person(table, id));
  const spectator = server.person(table, 'sue');
  for (const person of [...people, spectator]) person.watch();
  return { people, spectator };
}

function framesOf(person: Person): string[] {
  const { id } = person.seen.info;
  return person.frames.map((frame) => frame.replaceAll(id, 'TABLE'));
}

/** Plays both tables alike, up to a question about `about`; false when the game ended before. */
async function playBothTo(about: string, both: readonly [Told, Told], seed: number): Promise<boolean> {
  const rng = fastRng(seed);
  for (;;) {
    const asked = both[0].people.find((person) => person.question !== null);
    if (asked === undefined) return false;
    if (asked.question!.about === about) return true;
    const at = both[0].people.indexOf(asked);
    const value = likely(asked.question!.about, asked.question!.domain, rng);
    for (const { people } of both) await people[at]!.answers(value);
  }
}

/** Random people hardly ever come to assimilate: ours like to activate tiles. */
function likely(about: string, domain: AnyDomain, rng: ReturnType<typeof fastRng>): Json {
  if (about === 'select' && rng.below(4) > 0) return rng.below(2) === 0 ? 'activate-E' : 'activate-B';
  if (about === 'compile') return optionAt(domain, countOptions(domain) - 1);
  return sampleOption(domain, rng);
}

describe('nobody learns from a frame what they may not know', () => {
  test.each([1, 2, 3])('a sealed selection looks like any other, game %i', async (seed) => {
    const secret = `${seed}`.repeat(64);
    const both = [await tableWith(secret), await tableWith(secret)] as const;
    expect(await playBothTo('select', both, seed)).toBe(true);
    const [here, there] = both;
    await here.people[1]!.answers('hack-E');
    await there.people[1]!.answers('terminate-B');
    await settle();
    for (const seat of [0, 2, 3]) expect(framesOf(here.people[seat]!)).toEqual(framesOf(there.people[seat]!));
    expect(framesOf(here.spectator)).toEqual(framesOf(there.spectator));
    expect(framesOf(here.people[1]!)).not.toEqual(framesOf(there.people[1]!));
    // nor by asking: refusals, explanations, another look, coming back
    for (const { people, spectator } of both) {
      await people[0]!.refused({ type: 'answer', seat: 1, about: 'select', value: 'hack-E' });
      await people[0]!.refused({ type: 'undo', seat: 1 });
      for (const person of [people[0]!, spectator]) {
        person.watch({ as: 'spectator' });
        person.watch({ since: person.seen.version });
      }
    }
    expect(framesOf(here.people[0]!)).toEqual(framesOf(there.people[0]!));
    expect(framesOf(here.spectator)).toEqual(framesOf(there.spectator));
    // both take it back: not even then
    for (const { people } of both) await people[1]!.does({ type: 'undo', seat: 1 });
    for (const seat of [0, 2, 3]) expect(framesOf(here.people[seat]!)).toEqual(framesOf(there.people[seat]!));
  });

  test('a secret split looks like any other of the same size', async () => {
    let tried = 0;
    for (let seed = 1; seed < 40 && tried < 2; seed += 1) {
      const secret = seed.toString(16).padStart(2, '0').repeat(32);
      const both = [await tableWith(secret), await tableWith(secret)] as const;
      if (!(await playBothTo('insert', both, seed))) continue;
      const at = both[0].people.findIndex((person) => person.question?.about === 'insert');
      const { domain } = both[0].people[at]!.question!;
      if (domain.kind !== 'split' || domain.max === 0) continue;
      tried += 1;
      await both[0].people[at]!.answers({ ai: domain.max, human: 0 });
      await both[1].people[at]!.answers({ ai: 0, human: domain.max });
      for (let seat = 0; seat < SEATS; seat += 1) {
        const [here, there] = both.map(({ people }) => framesOf(people[seat]!));
        if (seat === at) expect(here).not.toEqual(there);
        // the box is opened when the last has inserted: then the sum is told
        else if (both[0].people.some((person) => person.question?.about === 'insert')) expect(here).toEqual(there);
      }
    }
    expect(tried).toBe(2);
  });
});
