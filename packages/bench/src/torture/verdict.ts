import { canonicalJson, type Entry, type GameRecord, type Json } from '@tablewright/kernel';
import type { Storage } from '@tablewright/storage';
import { lantern } from '@tablewright/testkit/lantern';
import type { Person } from './person.ts';

// Is everything there that was acknowledged, once, and does every game end as its own log says?

export interface Verdict {
  lost: number;
  doubled: number;
  diverged: number;
  readonly details: string[];
}

export interface Played {
  readonly table: string;
  /** by seat */
  readonly people: readonly Person[];
}

export async function judge(
  storage: Storage,
  { table, people }: Played,
  records: readonly GameRecord[],
): Promise<Verdict> {
  const verdict: Verdict = { lost: 0, doubled: 0, diverged: 0, details: [] };
  const log = await storage.entries(table);
  for (const [seat, person] of people.entries()) await judgePerson(verdict, { storage, table, log }, seat, person);
  judgeChat(
    verdict,
    (await storage.chat(table, 1_000_000)).map(({ text }) => text),
    people,
  );
  judgeEnd(verdict, log, people, records);
  for (const person of people) {
    verdict.diverged += person.troubles.length;
    verdict.details.push(...person.troubles);
  }
  return verdict;
}

async function judgePerson(
  verdict: Verdict,
  { storage, table, log }: { storage: Storage; table: string; log: readonly Entry[] },
  seat: number,
  { name, id, sent }: Person,
): Promise<void> {
  const stored: { value: Json; version: number }[] = [];
  let undos = 0;
  for (const { command, isDone } of sent) {
    if (command.type !== 'answer' && command.type !== 'undo') continue;
    const version = await storage.command(table, `${id}/${command.id}`);
    if (command.type === 'undo') undos += version === null ? 0 : 1;
    else if (version !== null) stored.push({ value: command.value, version });
    else if (isDone) {
      verdict.lost += 1;
      verdict.details.push(`${name}: ${command.id} was acknowledged and is not stored`);
    }
  }
  // Each command that is stored is one entry of the log, in the same order.
  const commanded = stored.toSorted((a, b) => a.version - b.version).map(({ value }) => canonicalJson(value));
  const logged = log.flatMap((entry) =>
    entry.type === 'answer' && entry.seat === seat ? [canonicalJson(entry.value)] : [],
  );
  if (commanded.join() !== logged.join()) {
    const { lost, doubled } = compared(commanded, logged);
    verdict.lost += lost;
    verdict.doubled += doubled;
    if (lost + doubled === 0) verdict.diverged += 1; // all there, but in another order
    verdict.details.push(`${name}: ${commanded.length} answers were taken, ${logged.length} are in the log`);
  }
  const undone = log.filter((entry) => entry.type === 'undo' && entry.seat === seat).length;
  if (undone <= undos) return;
  verdict.doubled += undone - undos;
  verdict.details.push(`${name}: ${undos} undos were taken, ${undone} are in the log`);
}

function judgeChat(verdict: Verdict, stored: readonly string[], people: readonly Person[]): void {
  const lines = people.flatMap(({ sent }) =>
    sent.flatMap(({ command, isDone }) => (isDone && command.type === 'chat' ? [command.text] : [])),
  );
  const there = new Set(stored);
  const lost = lines.filter((line) => !there.has(line)).length;
  const doubled = stored.length - there.size;
  verdict.lost += lost;
  verdict.doubled += doubled;
  if (lost + doubled > 0) verdict.details.push(`chat: ${lost} lines lost, ${doubled} doubled`);
}

/** How often something is missing, and how often it is there too often. */
function compared(said: readonly string[], stored: readonly string[]): { lost: number; doubled: number } {
  const counts = new Map<string, number>();
  for (const one of said) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const one of stored) counts.set(one, (counts.get(one) ?? 0) - 1);
  let [lost, doubled] = [0, 0];
  for (const count of counts.values()) {
    if (count > 0) lost += count;
    else doubled -= count;
  }
  return { lost, doubled };
}

function judgeEnd(
  verdict: Verdict,
  log: readonly Entry[],
  people: readonly Person[],
  records: readonly GameRecord[],
): void {
  const differs = (what: string): void => {
    verdict.diverged += 1;
    verdict.details.push(what);
  };
  const [record] = records;
  if (record === undefined) return differs('there is no record');
  if (records.some((other) => canonicalJson(other) !== canonicalJson(record)))
    differs('two processes tell different records');
  if (canonicalJson(record.log) !== canonicalJson(log)) differs('the record is not what is stored');
  const replayed = lantern.replay({ seats: record.seats, options: record.options }, [...log]);
  if (!replayed.ok) return differs(`the log cannot be played again: ${replayed.why}`);
  if (canonicalJson(replayed.state.outcome) !== canonicalJson(record.outcome)) differs('another end than the replay');
  for (const [seat, { name, seen }] of people.entries()) {
    if (canonicalJson(seen?.game?.view ?? null) !== canonicalJson(lantern.view(replayed.state, seat))) {
      differs(`${name} has seen something else`);
    }
  }
}
