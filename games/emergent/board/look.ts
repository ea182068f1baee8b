import type { Seat } from '@tablewright/board';

// The words and colours of this game.

/** EMT-001 In the order of seats; each has a mark of its own besides (parts/signs.tsx). */
export const PLAYERS = [
  { name: 'Blue', colour: '#1f5fd6', deep: '#17489f', wash: '#e3ecfc' },
  { name: 'Red', colour: '#d2322d', deep: '#a3211d', wash: '#fbe6e5' },
  { name: 'Yellow', colour: '#eab308', deep: '#7a5600', wash: '#fdf3d0' },
  { name: 'Green', colour: '#14864b', deep: '#0d6337', wash: '#dff3e7' },
] as const;

export function playerOf(seat: Seat): (typeof PLAYERS)[number] {
  return PLAYERS[seat] ?? PLAYERS[0];
}

/** '$12', '−$3' */
export function dollars(n: number): string {
  return n < 0 ? `−$${-n}` : `$${n}`;
}

/** '+$12', '−$3', '$0' */
export function change(n: number): string {
  return n > 0 ? `+$${n}` : dollars(n);
}

export const PLACES = ['', '1st', '2nd', '3rd', 'none'] as const;

/** How I am called in a sentence about everybody. */
export function called(seat: Seat, me: Seat | 'spectator', names: readonly string[]): string {
  return seat === me ? 'You' : (names[seat] ?? playerOf(seat).name);
}

/** Short names for where there is no room. */
export const CITY_CODES: Readonly<Record<string, string>> = {
  'New York': 'NYC',
  'Los Angeles': 'LA',
  Chicago: 'CHI',
  Dallas: 'DAL',
  Atlanta: 'ATL',
  'San Francisco': 'SF',
  Washington: 'WAS', // not DC: that is a distribution centre here
  Miami: 'MIA',
  Seattle: 'SEA',
  Denver: 'DEN',
  Minneapolis: 'MSP',
  Phoenix: 'PHX',
};
