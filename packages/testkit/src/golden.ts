import {
  type AnswerEntry,
  type Base,
  BrokenRule,
  type ChanceEntry,
  type Entry,
  type Event,
  type Game,
  type GameRecord,
  type Json,
  type Step,
} from '@tablewright/kernel';
import { difference } from './plain.ts';
import { askingStage } from './tables.ts';

// Golden games: recorded games that are kept, as a log to be replayed and as a text to be read. When a rule changes, the
// difference between these texts is the review.

/** The state after the first n entries of the log (and the chance outcomes that belong to the last of them). */
export function goldenAt<S extends Base>(game: Game<S>, record: GameRecord, entries: number): S {
  let end = entries;
  while (record.log[end]?.type === 'chance') end += 1;
  const back = game.replay(record, record.log.slice(0, end));
  if (!back.ok) throw new BrokenRule(`entry ${back.at} cannot be replayed: ${back.why}`, record.log[back.at] ?? null);
  return back.state;
}

/** The game as text. What was taken back is left out. */
export function transcript(game: Game, record: GameRecord): string {
  const { names } = record;
  const lines = [`${game.name}, rules ${record.rulesVersion}, ${record.seats} players: ${names.join(', ')}`];
  const options = Object.entries(record.options);
  if (options.length > 0)
    lines.push(`options: ${options.map(([name, value]) => `${name} ${inWords(value)}`).join(', ')}`);
  const width = Math.max(...names.map((name) => name.length));
  let position = '';
  const write = (step: Step<Base, Event>): void => {
    const [first, ...chance] = step.entries;
    if (first?.type === 'answer') lines.push(answerLine(game, first, names, width));
    for (const entry of first?.type === 'chance' ? step.entries : chance) lines.push(chanceLine(entry));
    for (const { event, to } of step.told) {
      lines.push(`  told ${to === 'all' ? 'all' : names[to]}: ${game.words.event(event, names)}`);
    }
    // The first line of the table says where the game stands; it is written whenever it has changed.
    const [now = ''] = game.words.table(game.view(step.state, 'spectator'), names).split('\n');
    if (now !== position && step.state.outcome === null) lines.push('', now);
    position = now;
  };
  const back = game.replay(record, record.log, 0, write);
  if (!back.ok) throw new BrokenRule(`entry ${back.at} cannot be replayed: ${back.why}`, record.log[back.at] ?? null);
  const outcome = game.outcome(back.state);
  lines.push('', game.words.table(game.view(back.state, 'spectator'), names));
  lines.push(outcome === null ? 'The game goes on.' : game.words.outcome(outcome, names));
  return `${lines.join('\n')}\n`;
}

function answerLine(game: Game, entry: AnswerEntry, names: readonly string[], width: number): string {
  const said = game.words.answer(entry.about, entry.value, names);
  const line = `  ${names[entry.seat]!.padEnd(width)} -> ${entry.about.padEnd(9)} ${said}`;
  return askingStage(game, entry.about).kind === 'sealed' ? `${line.padEnd(width + 26)} (sealed)` : line;
}

function chanceLine(entry: Entry): string {
  const { label, of, came } = entry as ChanceEntry;
  return typeof came === 'number' ? `  chance: ${label}: ${came} of ${of}` : `  chance: ${label}: ${came.join(' ')}`;
}

function inWords(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a kept game shows otherwise today; nothing when all is as it was. */
export function checkGolden(game: Game, record: GameRecord, text: string): string[] {
  if (record.game !== game.id) return [`the record is of '${record.game}', not of '${game.id}'`];
  if (record.rulesVersion !== game.rulesVersion) {
    return [`the record was played by rules ${record.rulesVersion}, the game has rules ${game.rulesVersion} now`];
  }
  const back = game.replay(record, record.log);
  if (!back.ok) return [`entry ${back.at} cannot be replayed: ${back.why}`];
  const problems: string[] = [];
  const outcome = difference(record.outcome, game.outcome(back.state), 'outcome');
  if (outcome !== null) problems.push(`the game ends otherwise (kept | now): ${outcome}`);
  const kept = text.split('\n');
  const now = transcript(game, record).split('\n');
  const at = now.findIndex((line, i) => line !== kept[i]);
  const first = at < 0 && kept.length > now.length ? now.length : at;
  if (first >= 0)
    problems.push(`line ${first + 1} reads otherwise:\n  kept: ${kept[first] ?? ''}\n  now:  ${now[first] ?? ''}`);
  return problems;
}
