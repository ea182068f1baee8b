import { BadInput, loadGame } from '@tablewright/catalogue';
import { command } from '../command.ts';
import { fromPosition, newGame } from '../env/begin.ts';
import { linesOf } from '../env/lines.ts';
import { type Id, LONGEST_LINE, type Message, type Request } from '../env/messages.ts';
import { readRequest } from '../env/requests.ts';
import { type Beginning, openSession, type Session } from '../env/session.ts';
import { options, seats, seed, text } from '../flags.ts';
import { type Io, write } from '../io.ts';
import { readRecord } from '../record-file.ts';

export const env = command({
  flags: {
    game: text('G', 'which game; may be left out with --position'),
    seats,
    seed,
    option: options,
    position: text('FILE', 'begins where a recorded game ends'),
  },
  more: [
    'Requests come in on stdin, one JSON object a line, and messages go out on stdout. One program drives all seats and is ' +
      'told for whom each line is; a program that wants to play a seat fairly looks at the lines of that seat only. The ' +
      'messages are described in docs/protocol.md. The end of stdin ends the game.',
  ],
  examples: ['tablewright env --game emergence --seats 4 --seed 1'],
  async run(values, _words, io) {
    const beginning = await begin(values, io);
    const session = openSession(beginning);
    if (!(await send(io, session.opening))) return 0;
    for await (const line of linesOf(io.stdin, LONGEST_LINE)) {
      if (line?.trim() === '') continue;
      const read = readRequest(line, beginning.seats);
      const messages: readonly Message[] = read.ok ? reply(session, read.request) : [{ type: 'error', why: read.why }];
      const heard = await send(io, messages, read.id);
      if (!heard || (read.ok && read.request.type === 'quit')) break;
    }
    return 0;
  },
});

interface BeginFlags {
  readonly game: string | null;
  readonly seats: number | null;
  readonly seed: string;
  readonly option: Beginning['options'];
  readonly position: string | null;
}

async function begin({ game, option, position, ...rest }: BeginFlags, { repository }: Io): Promise<Beginning> {
  if (position === null) {
    if (game === null) throw new BadInput("'env' needs --game G, or --position FILE. See: tablewright help env");
    const loaded = await loadGame(game, repository);
    return newGame(loaded.game, { seats: rest.seats ?? loaded.game.seats.min, options: option, seed: rest.seed });
  }
  const record = readRecord(position);
  if (game !== null && game !== record.game)
    throw new BadInput(`'${position}' is a game of ${record.game}, not of ${game}.`);
  if (rest.seats !== null && rest.seats !== record.seats)
    throw new BadInput(`'${position}' has ${record.seats} seats, not ${rest.seats}.`);
  if (Object.keys(option).length > 0) throw new BadInput('A position brings its own options: leave --option out.');
  return fromPosition((await loadGame(record.game, repository)).game, record, rest.seed);
}

/** A fault in the rules must not end the game for a program that plays it: it hears of the fault, and the game goes on. */
function reply(session: Session, request: Request): Message[] {
  try {
    return session.reply(request);
  } catch (error) {
    return [{ type: 'error', why: `The rules broke: ${(error as Error).message}` }];
  }
}

/** The first message is the reply and bears the request's id; the rest is news for the table. */
function send(io: Io, messages: readonly Message[], id?: Id): Promise<boolean> {
  const lines = messages.map((message, i) =>
    JSON.stringify(i === 0 && id !== undefined ? { ...message, id } : message),
  );
  return write(io, lines.map((line) => `${line}\n`).join(''));
}
