import { BadInput } from '@tablewright/catalogue';
import { COMMANDS, type Entry } from './commands.ts';
import { readFlags } from './flags.ts';
import { overview, page } from './help.ts';
import { type Io, write } from './io.ts';
import { version } from './version.ts';

/** Runs what was typed after `tablewright`. The exit code: 0 all is well, 1 it does not hold, 2 not understood. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    io.stderr.write(`tablewright: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    return 2;
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const [first] = argv;
  if (first === undefined || first === '--help' || first === '-h') return said(io, overview());
  if (first === '--version' || first === '-v') return said(io, `${version()}\n`);
  if (first === 'help') {
    return said(io, argv.length === 1 ? overview() : await pageAbout(find(argv.slice(1)).entry));
  }
  const { entry, rest } = find(argv);
  if (rest.includes('--help') || rest.includes('-h')) return said(io, await pageAbout(entry));
  try {
    const command = await entry.load();
    const { values, words } = readFlags(rest, { name: entry.name, flags: command.flags, takes: command.takes });
    return await command.run(values, words, io);
  } catch (error) {
    throw orMissingPackage(error, entry);
  }
}

async function pageAbout(entry: Entry): Promise<string> {
  try {
    return page(entry, await entry.load());
  } catch (error) {
    throw orMissingPackage(error, entry);
  }
}

/** Whoever only serves has left the development packages out (npm ci --omit=dev): that is no failure of the command. */
function orMissingPackage(error: unknown, { name }: Entry): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(message) ?? [];
  if (missing === undefined || (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND')) return error;
  return new BadInput(`'${name}' needs the development packages (${missing} is not installed): run npm ci.`);
}

/** The command whose name, of one word or two, stands first. */
function find(argv: readonly string[]): { entry: Entry; rest: readonly string[] } {
  for (const words of [2, 1]) {
    const name = argv.slice(0, words).join(' ');
    const entry = COMMANDS.find((each) => each.name === name);
    if (entry !== undefined) return { entry, rest: argv.slice(words) };
  }
  const [first = '', second] = argv;
  const longer = COMMANDS.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  if (longer.length > 0) {
    const tried = second === undefined || second.startsWith('-') ? first : `${first} ${second}`;
    throw new BadInput(`There is no command '${tried}', but there is: ${longer.join(', ')}.`);
  }
  throw new BadInput(`There is no command '${first}'. See: tablewright help`);
}

async function said(io: Io, text: string): Promise<number> {
  await write(io, text);
  return 0;
}
