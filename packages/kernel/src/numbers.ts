// Small arithmetic that rules, invariants and boards share.

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i += 1) total += numbers[i]!;
  return total;
}

export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Can there be so many of something? Invariants ask it of all that is counted. */
export function isCount(n: number): boolean {
  return Number.isInteger(n) && n >= 0;
}

/** '+4', '−2', '0': with its sign, and with a real minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
