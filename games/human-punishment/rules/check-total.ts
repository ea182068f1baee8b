import { BLACKOUT, INTERFERENCE, isBlue, isRed, STATIC, SURGE, value as valueOf, worth } from './content/faces.ts';
import { NONE, TWO_MINUS, TWO_PLUS } from './state.ts';

// What the open cards of a check come to.

/** HPB-655, HPB-657 The total toward a target of this sign. */
export function totalOf(
  cards: readonly number[],
  removed: readonly number[],
  sign: number,
  change: number,
  isEvent: boolean,
): number {
  const left = cards.filter((_, at) => !removed.includes(at));
  const values = left.map((face) => valueOf(face));
  if (isEvent && left.includes(INTERFERENCE))
    for (let at = 0; at < left.length; at += 1) if (worth(left[at]!) === 5) values[at] = 0;
  if (isEvent && left.includes(BLACKOUT)) {
    zeroHighest(left, values, isBlue);
    zeroHighest(left, values, isRed);
  }
  let total = change;
  for (let at = 0; at < left.length; at += 1) {
    total += values[at]!;
    if (left[at] === TWO_PLUS) total += 4;
    else if (left[at] === TWO_MINUS) total -= 4;
    else if (isEvent && left[at] === SURGE) total += 2 * sign;
    else if (isEvent && left[at] === STATIC) total -= 2 * sign;
  }
  return total;
}

function zeroHighest(left: readonly number[], values: number[], fits: (face: number) => boolean): void {
  let best = NONE;
  for (let at = 0; at < left.length; at += 1)
    if (fits(left[at]!) && values[at] !== 0 && (best === NONE || Math.abs(values[at]!) > Math.abs(values[best]!)))
      best = at;
  if (best !== NONE) values[best] = 0;
}
