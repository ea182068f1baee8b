/** The pens that people write with, in the order of the seats: on the desk, in the chart, and in the frame around the board. */
export const PENS = [
  { colour: '#ff5a68', dash: '' },
  { colour: '#f5942b', dash: '7 4' },
  { colour: '#ffe14a', dash: '2 4' },
  { colour: '#ab7bff', dash: '10 3 2 3' },
  { colour: '#eea3e1', dash: '5 5' },
  { colour: '#f5f7ff', dash: '1 3' },
] as const;

export function penOf(seat: number): (typeof PENS)[number] {
  return PENS[seat % PENS.length]!;
}
