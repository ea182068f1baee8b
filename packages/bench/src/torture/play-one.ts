import { fastRng, type Rng } from '@tablewright/kernel';
import { Person } from './person.ts';
import type { Played } from './verdict.ts';

const SEATS = 5;

/** A whole game: two to five people, and bots on the other seats. */
export async function playOne(urls: readonly string[], name: string, rng: Rng): Promise<Played> {
  const people = Array.from(
    { length: 2 + rng.below(SEATS - 1) },
    (_, seat) => new Person(`P${name}.${seat}`, urls, fastRng(rng.below(2 ** 31))),
  );
  const [host] = people as [Person];
  for (const person of people) await person.enter();
  const { table } = await host.post<{ table: string }>('/api/tables', {
    game: 'lantern',
    seats: SEATS,
    open: true,
    seatOrder: 'fixed',
  });
  for (const [seat, person] of people.entries()) await person.sit(table, seat);
  await host.begin(Array.from({ length: SEATS - people.length }, (_, i) => people.length + i));
  await Promise.all(people.map((person) => person.play()));
  return { table, people };
}
