// What is printed, and what things on the table are called: board and rules read it.

export const PEARLS = 30;
export const ENOUGH = 10;
export const WISHES = [3, 4, 5, 6, 7, 8] as const;
export const COLOURS = ['#ff5a68', '#f5942b', '#ffe14a', '#ab7bff', '#eea3e1'] as const;

export const SEA = 'sea';
export const boat = (seat: number): string => `boat:${seat}`;
export const chest = (seat: number): string => `chest:${seat}`;
