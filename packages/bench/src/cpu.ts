/** CPU seconds of this process so far: on a machine that others use as well, the clock on the wall says nothing. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Calls `batch` until it has taken that many CPU seconds; the sum of what it returned, per CPU second. */
export function ratePerCpuSecond(seconds: number, batch: () => number): number {
  const from = cpuSeconds();
  let sum = 0;
  for (;;) {
    sum += batch();
    const spent = cpuSeconds() - from;
    if (spent >= seconds) return sum / spent;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** How far apart the values lie: (largest − smallest) / median. */
export function spread(values: readonly number[]): number {
  return (Math.max(...values) - Math.min(...values)) / median(values);
}
