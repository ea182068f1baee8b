import type { Seat } from '@tablewright/board';

// The words and colours of this game.

/** EMT-001 In the order of seats; each has a mark of its own besides (parts/signs.tsx). */
export const PLAYERS = [
  { name: 'Blue', colour: '#3978f9', deep: 'light-dark(#17489f, #9cc0ff)', wash: 'light-dark(#e3ecfc, #1b2c4d)' },
  { name: 'Red', colour: '#f51e3f', deep: 'light-dark(#a3211d, #ffb0ab)', wash: 'light-dark(#fbe6e5, #46211f)' },
  { name: 'Yellow', colour: '#eab308', deep: 'light-dark(#7a5600, #f5d469)', wash: 'light-dark(#fdf3d0, #3d3314)' },
  { name: 'Green', colour: '#14864b', deep: 'light-dark(#0d6337, #7fdcaa)', wash: 'light-dark(#dff3e7, #16382a)' },
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
