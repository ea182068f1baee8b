import { randomBytes } from 'node:crypto';
import type { Game, GameRecord, Json, Outcome } from '@tablewright/kernel';
import { BadInput, discoverGames, loadGame } from '@tablewright/catalogue';
import type { Io } from '../io.ts';
import { readRecord } from '../record-file.ts';
import { Keyboard } from './keyboard.ts';
import { Leave } from './leave.ts';
import { playOut } from './playing.ts';
import { ruleText } from './rule-text.ts';
import { howToResume, saveAgain, saveGame } from './saving.ts';
import { lookOf, Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { readAnswer } from './reading.ts';
import { smallYou } from './story.ts';
import { type Happened, Table } from './table.ts';
import { Talk } from './talk.ts';
import { Teller } from './teller.ts';
import { type Terminal, terminalFor } from './terminal.ts';
import { choose, type Chosen, seatingOf, seated, YOU } from './choosing.ts';

export interface PlayArgs {
  /** null when it was not said: take the only game, or ask */
  readonly game: string | null;
  readonly seats: number | null;
  /** how many people share this screen; bots sit on the other seats */
  readonly people: number;
  readonly bots: readonly string[];
  /** null when it was not said: draw one */
  readonly seed: string | null;
  readonly options: Readonly<Record<string, Json>>;
  /** where the first person sits: a number from 0 on, or the seat's name; drawn when it was not said */
  readonly seat?: string | null;
  readonly name?: string | null;
  /** a saved game to go on with */
  readonly resume?: string | null;
  /** no pauses while the bots move */
  readonly fast?: boolean;
  readonly ascii?: boolean;
  readonly io: Io;
}

/** Milliseconds to read a line of what the bots do. */
const PACE = 450;

/** Plays in the terminal, or through a pipe, until the people have had enough. Returns the exit code. */
export async function play(args: PlayArgs): Promise<number> {
  const { stdin, stdout } = args.io;
  const screen = new Screen(stdout, lookOf(stdout, { ascii: args.ascii ?? false, env: process.env }));
  const keyboard = new Keyboard(stdin, stdout, screen);
  const visit: Visit = { args, talk: new Talk(screen, keyboard, args.fast === true ? 0 : PACE), sitting: null };
  try {
    await playGames(visit);
    return 0;
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    farewell(visit);
    return error.code;
  } finally {
    keyboard.close();
  }
}

/** From sitting down to leaving: one game, or several in a row. */
interface Visit {
  readonly args: PlayArgs;
  readonly talk: Talk;
  /** the game that is played now */
  sitting: Sitting | null;
}

async function playGames(visit: Visit): Promise<void> {
  const { args, talk } = visit;
  const record = args.resume == null ? null : readRecord(args.resume);
  const { game, module } = await loadGame(record?.game ?? args.game ?? (await chooseGame(visit)), args.io.repository);
  const own = ((await import(module)) as { terminal?: Partial<Terminal> }).terminal;
  const opened: OpenedGame = { visit, game, terminal: terminalFor(game, own) };
  let chosen: Chosen;
  if (record === null) {
    welcome(opened);
    chosen = await choose(game, { ...args, seat: args.seat ?? null, name: args.name ?? null }, talk);
    visit.sitting = await begin(opened, chosen, args.seed ?? drawnSeed());
  } else {
    visit.sitting = resume(opened, record);
    const { seating } = visit.sitting.table;
    chosen = { ...seating, people: seating.people.length, seat: null, name: null };
  }
  for (let games = 2; ; games += 1) {
    await playToTheEnd(visit.sitting);
    if (!(await talk.agrees('Play again? y or n; Enter for no.', false))) return;
    visit.sitting = await begin(opened, chosen, args.seed === null ? drawnSeed() : `${args.seed} ${games}`);
  }
}

/** A game and how it is drawn. */
interface OpenedGame {
  readonly visit: Visit;
  readonly game: Game;
  readonly terminal: Terminal;
}

function drawnSeed(): string {
  return randomBytes(32).toString('hex');
}

async function chooseGame({ args, talk }: Visit): Promise<string> {
  const ids = discoverGames(args.io.repository);
  if (ids.length === 0) throw new BadInput('There are no games here.');
  const [only] = ids;
  if (ids.length === 1) return only!;
  talk.screen.print(
    [{ text: 'Which game?', style: 'bold' }],
    ...ids.map((id, i) => [`${String(i + 1).padStart(4)}  ${id}`]),
  );
  for (;;) {
    const read = readAnswer(await talk.line(), { domain: { kind: 'pick', from: ids }, labels: ids });
    if (read.ok) return read.value as string;
    talk.screen.say(read.says ?? `Type a number from 1 to ${ids.length}, or a name from the list.`);
  }
}

function welcome({ visit: { talk }, game, terminal }: OpenedGame): void {
  talk.screen.print([], [{ text: game.name, style: 'bold' }]);
  for (const paragraph of terminal.welcome) talk.screen.say(paragraph);
}

// ----------------------------------------------------------------------------------------------------------- a sitting

async function begin(opened: OpenedGame, chosen: Chosen, seed: string): Promise<Sitting> {
  const { table, happened } = Table.begin(opened.game, seated(chosen, opened.terminal, seed));
  const sitting = sitDown(opened, table);
  introduce(sitting);
  await sitting.teller.tell(happened);
  return sitting;
}

function resume(opened: OpenedGame, record: GameRecord): Sitting {
  const { args } = opened.visit;
  const seating = seatingOf(record, opened.terminal, args);
  const past: Happened[] = [];
  const { game } = opened;
  // The state is played on in place: what was told at each step has to be taken down before the next one.
  const table = Table.resume(game, seating, record, (happened) =>
    past.push({ ...happened, state: game.copy(happened.state) }),
  );
  const sitting = sitDown(opened, table);
  for (const happened of past) sitting.teller.note(happened);
  sitting.savedAs = args.resume ?? null;
  sitting.drawsNext = true;
  introduce(sitting);
  sitting.talk.screen.print(...sitting.teller.lines({ last: 12 }));
  return sitting;
}

function sitDown({ visit: { args, talk }, game, terminal }: OpenedGame, table: Table): Sitting {
  const teller = new Teller(table, terminal, talk);
  return {
    table,
    terminal,
    talk,
    teller,
    ruleText: (id) => ruleText(args.io.repository, game.id, id),
    drawsNext: false,
    declined: null,
    savedAs: null,
  };
}

/** Who sits where. */
function introduce({ table, terminal, talk }: Sitting): void {
  const { seating } = table;
  const seats = terminal.seatNames(seating.seats);
  const people = seating.people.map((seat) =>
    seating.names[seat] === seats[seat] ? seats[seat]! : `${seating.names[seat]} (${seats[seat]})`,
  );
  const bots = seating.names.filter((_, seat) => !table.isPerson(seat));
  const who =
    people.length === 1 && seating.names[seating.people[0]!] === YOU
      ? `You play ${seats[seating.people[0]!]}`
      : `People: ${people.join(', ')}`;
  talk.screen.print([]);
  talk.screen.say(`${who}. ${bots.length === 0 ? '' : `Bots: ${bots.join(', ')}. `}Type ? at any question for help.`);
}

async function playToTheEnd(sitting: Sitting): Promise<void> {
  await playOut(sitting);
  const { table, terminal, talk } = sitting;
  const { names } = table.seating;
  const outcome = table.game.outcome(table.state)!;
  talk.screen.print([], [{ text: `The game is over.${verdict(sitting, outcome)}`, style: 'bold' }]);
  talk.screen.say(smallYou(table.game.words.outcome(outcome, names)));
  const view = table.game.view(table.state, table.seating.people[0] ?? 'spectator');
  talk.screen.print([], ...terminal.ending({ view, names, question: null, art: talk.screen.art }), []);
  if (saveAgain(sitting)) return;
  for (;;) {
    talk.screen.say('Save this game? Enter for no; or type a name for it, such as friday.json.');
    const said = await talk.line();
    if (said === '' || /^(no?|q(uit)?)$/i.test(said)) return;
    if (!/^y(es)?$/i.test(said) && saveGame(sitting, said)) return;
  }
}

function verdict({ table: { seating } }: Sitting, { winners }: Outcome): string {
  const [only] = seating.people;
  if (only === undefined || seating.people.length > 1) return '';
  return winners.includes(only) ? ' You win!' : ' You lose.';
}

/** Nothing that was saved is lost; what was not saved is said to be. */
function farewell({ sitting, talk: { screen } }: Visit): void {
  if (sitting === null || sitting.table.record().outcome !== null) screen.say('Goodbye.');
  else if (saveAgain(sitting)) {
    screen.say('Goodbye. The game is saved. Go on with it any time:');
    screen.print(howToResume(sitting.savedAs!));
  } else screen.say('Goodbye. The game was not saved.');
}
