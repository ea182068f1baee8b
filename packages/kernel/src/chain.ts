import { canonicalJson } from './json.ts';
import type { Entry } from './log.ts';
import { sha256, toHex, utf8 } from './sha256.ts';

// The log as a chain: every step hangs on all before it, and whoever holds the last link (the head) holds the whole log to it. A
// step is an answer, an undo or a rewind, with the chance that belongs to it; the first is the start. The table's secret is in
// every link: without it the few answers that somebody could have given in secret could be tried out against the head.

/** What the head is the hash of, before the first step. */
export function chainStartText(commitment: string, salts: readonly string[]): string {
  return `tablewright log 2\n${commitment}\n${canonicalJson(salts)}`;
}

/** What the head is the hash of after one more step. As text, so that a server can take a quicker hash than this one. */
export function linkText(head: string, secret: string, step: readonly Entry[]): string {
  return `tablewright step 2\n${head}\n${secret}\n${canonicalJson(step)}`;
}

/** The steps of a log, the start first. */
export function stepsOfLog(log: readonly Entry[]): Entry[][] {
  const steps: Entry[][] = [[]];
  for (const entry of log) {
    if (entry.type === 'chance') steps.at(-1)!.push(entry);
    else steps.push([entry]);
  }
  return steps;
}

/** The head after each step. */
export function headsOf(commitment: string, secret: string, salts: readonly string[], log: readonly Entry[]): string[] {
  let head = toHex(sha256(utf8(chainStartText(commitment, salts))));
  return stepsOfLog(log).map((step) => {
    head = toHex(sha256(utf8(linkText(head, secret, step))));
    return head;
  });
}
