// Bots are called after people and machines that began it all, so that a log reads like a story and nobody takes them for
// friends.

const NAMES = [
  'Ada',
  'Boole',
  'Colossus',
  'Dijkstra',
  'Eliza',
  'Floyd',
  'Gödel',
  'Hopper',
  'Iverson',
  'Jacquard',
  'Knuth',
  'Lovelace',
  'Mauchly',
  'Noether',
  'Oracle',
  'Pascal',
] as const;

/** A name for the bot on this seat that nobody at the table has. */
export function botName(seats: readonly { readonly name: string }[], seat: number): string {
  const taken = new Set(seats.map(({ name }) => name));
  for (let n = 0; n < NAMES.length; n += 1) {
    const name = NAMES[(seat + n) % NAMES.length]!;
    if (!taken.has(name)) return name;
  }
  return `Bot ${seat + 1}`;
}
