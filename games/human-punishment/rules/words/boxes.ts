import type { BoxView, View } from '../view.ts';

// Boxes are answered by their number among those that may be chosen; on the table each has its number among all that lie there.

interface Chosen {
  readonly area: string;
  /** its number on the table */
  readonly number: number;
  readonly box: string | null;
}

function nth(view: View, piece: number, value: number, fits: (box: BoxView) => boolean): Chosen {
  const area = view.pieces[piece]?.area ?? '1';
  const here = view.boxes.filter((one) => one.area === area);
  const one = here.filter(fits)[value - 1];
  return { area, number: one === undefined ? value : here.indexOf(one) + 1, box: one?.box ?? null };
}

/** HPB-331 One that a character may take; HPB-869: for Havoc at HQ no Pistol is among them. */
export function boxToTake(view: View, piece: number, value: number): Chosen {
  const barsPistols = view.players[piece]?.character === 'havoc' && view.pieces[piece]?.area === '4';
  return nth(view, piece, value, ({ up, box }) => !(barsPistols && up && box === 'pistol'));
}

/** HPB-337 One that Kuro may sniff at: it is closed. */
export function boxToSniff(view: View, value: number): Chosen {
  return nth(view, view.seats, value, ({ up }) => !up);
}
