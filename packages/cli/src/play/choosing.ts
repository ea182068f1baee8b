import { type Game, type GameRecord, type Json, type OptionSpec, type Seat, shuffleWith } from '@tablewright/kernel';
import { BadInput } from '@tablewright/catalogue';
import { botNamed } from '@tablewright/lab';
import { readAnswer } from './reading.ts';
import { type Seating, rngFor } from './table.ts';
import type { Talk } from './talk.ts';
import type { Terminal } from './terminal.ts';

// What is chosen before a game: by flags, or in a short talk in which Enter takes what is preset.

export interface Preferences {
  readonly seats: number | null;
  readonly people: number;
  /** numbers from 0 on, or seats' names, with commas between */
  readonly seat: string | null;
  readonly name: string | null;
  readonly bots: readonly string[];
  readonly options: Readonly<Record<string, Json>>;
}

/** The same with all questions answered. */
export interface Chosen extends Preferences {
  readonly seats: number;
  readonly options: Record<string, Json>;
}

export async function choose(game: Game, preferences: Preferences, talk: Talk): Promise<Chosen> {
  for (const bot of preferences.bots) botNamed(bot);
  const given = game.settleOptions(preferences.options);
  if (!given.ok) throw new BadInput(given.why);
  if (preferences.seats !== null) checkSeats(game, preferences.seats, preferences.people);
  const seats = preferences.seats ?? (await chooseSeats(game, preferences.people, talk));
  const raw: Record<string, Json> = { ...preferences.options };
  for (const [name, spec] of Object.entries<OptionSpec>(game.options)) {
    if (spec.choices !== undefined && !Object.hasOwn(raw, name)) raw[name] = await chooseOption(spec, talk);
  }
  const settled = game.settleOptions(raw);
  if (!settled.ok) throw new BadInput(settled.why);
  for (const warning of game.warnings?.(settled.value, seats) ?? []) talk.screen.say(warning, { style: 'warning' });
  return { ...preferences, seats, options: settled.value };
}

function checkSeats(game: Game, seats: number, people: number): void {
  const { min, max } = game.seats;
  if (seats < min || seats > max) throw new BadInput(`${game.name} is for ${range(min, max)} players, not ${seats}.`);
  if (people > seats) throw new BadInput(`${people} people do not fit on ${seats} seats.`);
}

function range(min: number, max: number): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** Four is what most tables are. */
const PRESET_SEATS = 4;

async function chooseSeats(game: Game, people: number, talk: Talk): Promise<number> {
  const { max } = game.seats;
  const min = Math.max(game.seats.min, people);
  if (min >= max) return max;
  const preset = Math.min(Math.max(PRESET_SEATS, min), max);
  for (;;) {
    talk.screen.print([], [{ text: 'How many players?', style: 'bold' }, ` ${range(min, max)}; Enter for ${preset}.`]);
    const said = await talk.line();
    const seats = said === '' ? preset : /^\d+$/.test(said) ? Number(said) : 0;
    if (seats >= min && seats <= max) return seats;
    talk.screen.say(`Type a number from ${min} to ${max}.`);
  }
}

async function chooseOption(spec: OptionSpec, talk: Talk): Promise<Json> {
  const { screen } = talk;
  const { choices = [], label, explains, preset } = spec;
  const isPreset = (value: Json): boolean => {
    const settled = spec.settle(value);
    return settled.ok && JSON.stringify(settled.value) === JSON.stringify(preset);
  };
  screen.print([], [{ text: `${label}.`, style: 'bold' }, ` ${explains}`]);
  const widest = Math.max(...choices.map((choice) => choice.label.length));
  for (const [i, choice] of choices.entries()) {
    const enter = isPreset(choice.value) ? ' (Enter)' : '';
    screen.item(
      [`${String(i + 1).padStart(3)}  `, { text: choice.label.padEnd(widest), style: 'bold' }, '  '],
      `${choice.explains}${enter}`,
    );
  }
  if (Array.isArray(preset)) return chooseSeveral(spec, talk);
  const domain = {
    kind: 'pick',
    from: choices.map(({ value }, i) => (typeof value === 'string' ? value : i)),
  } as const;
  for (;;) {
    const said = await talk.line();
    if (said === '') return preset;
    const read = readAnswer(said, { domain, labels: choices.map((choice) => choice.label) });
    if (read.ok) return choices[domain.from.indexOf(read.value as string | number)]!.value;
    screen.say(read.says ?? `Type a number from 1 to ${choices.length}, or a name from the list.`);
  }
}

/** Numbers out of the list that stands on the screen. */
async function chooseSeveral({ choices = [], preset }: OptionSpec, talk: Talk): Promise<Json> {
  talk.screen.print(['Type the numbers of those you want, with commas between them; Enter for none.']);
  for (;;) {
    const said = await talk.line();
    if (said === '') return preset;
    const numbers = said.split(/[\s,]+/).filter((part) => part !== '');
    const chosen = numbers.map((part) => (/^\d+$/.test(part) ? choices[Number(part) - 1] : undefined));
    if (chosen.every((choice) => choice !== undefined)) return [...new Set(chosen.map(({ value }) => value))];
    talk.screen.say(`Type numbers from 1 to ${choices.length}, such as 1, 3.`);
  }
}

// ------------------------------------------------------------------------------------------------------------- who sits

/** Who sits where: people on seats that are drawn, the first of them on the seat that was asked for. */
export function seated(chosen: Chosen, terminal: Terminal, seed: string): Seating {
  const { seats, options, bots } = chosen;
  const names = [...terminal.seatNames(seats)];
  const rng = rngFor(seed, 'who sits where');
  const drawn = shuffleWith([...names.keys()], (n) => rng.below(n));
  const wished = chosen.seat === null ? [] : seatsMeant(chosen.seat, names);
  const order = [...wished, ...drawn.filter((seat) => !wished.includes(seat))];
  const people = order.slice(0, Math.max(chosen.people, wished.length)).sort((a, b) => a - b);
  const first = order[0]!;
  if (chosen.name !== null) names[first] = nameFor(chosen.name, names);
  // Alone with bots one is "You"; several people need names that are right for all of them.
  else if (people.length === 1) names[first] = YOU;
  return { seats, options, people, names, bots, seed };
}

/** The table of a saved game: people sit where a seat has a name of its own, or where they say. */
export function seatingOf(
  record: GameRecord,
  terminal: Terminal,
  { seat, bots, seed }: { seat?: string | null; bots: readonly string[]; seed: string | null },
): Seating {
  const { seats, names, options } = record;
  const usual = terminal.seatNames(seats);
  const named = [...names.keys()].filter((one) => names[one] !== usual[one]);
  const people = seat == null ? named : seatsMeant(seat, usual);
  if (people.length === 0)
    throw new BadInput(
      `The file does not say where people sit. Say it: --seat ${usual[0]!.toLowerCase()}, or several with commas.`,
    );
  return { seats, options, names, people, bots, seed: seed ?? JSON.stringify(record.fairness ?? record.log.length) };
}

export const YOU = 'You';
const LONGEST_NAME = 20;

/** 'red', '0', or 'red,yellow' where several people share the screen. */
function seatsMeant(said: string, names: readonly string[]): Seat[] {
  const seats = said.split(',').map((part) => {
    const word = part.trim().toLowerCase();
    const seat = /^\d+$/.test(word) ? Number(word) : names.findIndex((name) => name.toLowerCase() === word);
    if (seat >= 0 && seat < names.length) return seat;
    throw new BadInput(`There is no seat '${part}'. Take one from 0 to ${names.length - 1}, or: ${names.join(', ')}.`);
  });
  return [...new Set(seats)];
}

function nameFor(said: string, names: readonly string[]): string {
  const name = said
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  if (name === '') throw new BadInput('A name needs at least one letter.');
  if (names.some((other) => other.toLowerCase() === name.toLowerCase())) {
    throw new BadInput(`Somebody at the table is called ${name} already. Choose another name.`);
  }
  return name;
}
