import { existsSync } from 'node:fs';
import { createServer as listenTo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { BadInput, discoverGames, type LoadedGame, loadGame } from '@tablewright/catalogue';
import { adminLink, compressPages, createServer, newAdminKey, publicUrlIn } from '@tablewright/server';
import type { Storage } from '@tablewright/storage';
import { command } from '../command.ts';
import { flag, text, whole } from '../flags.ts';
import { type Io, write } from '../io.ts';
import { busFlag, openToServe, storeFlags } from '../store.ts';
import { version } from '../version.ts';

/** How many ports after the wanted one are tried. */
const TRIES = 50;

export const serve = command({
  flags: {
    port: whole('P', 'where it listens; the next free one if that is taken (8080)', {
      min: 0,
      max: 65_535,
      preset: 8080,
    }),
    host: text('H', 'on which address: 127.0.0.1 for this machine alone (all addresses unless said otherwise)'),
    ...storeFlags,
    ...busFlag,
    public: text(
      'URL',
      'the address under which people reach it from anywhere, for invitations: https://games.example',
    ),
    'trust-proxy': flag('a proxy stands in front and says who comes, and whether by https'),
    verbose: flag('says more on stderr than what goes wrong'),
  },
  more: [
    'Starts the server and the web page, and prints the address. It runs until it is told to stop (Ctrl-C, SIGTERM): then ' +
      'it finishes what was begun and tells everybody, and the games go on when it starts again. Several processes may share one ' +
      'PostgreSQL.',
    'As long as nobody administers it, it also prints a link: whoever opens that first is the administrator, in that browser (see: ' +
      'tablewright admin-link --help).',
  ],
  examples: ['tablewright serve', 'tablewright serve --port 80 --data /var/lib/tablewright'],
  async run(
    { port: wanted, host: given, data, database, bus, public: published, 'trust-proxy': trustProxy, verbose },
    _words,
    io,
  ) {
    const publicUrl = published === null ? null : publicUrlIn(published);
    if (publicUrl === null && published !== null)
      throw new BadInput(`${published} is no address. Say it like this: --public https://games.example`);
    const stopped = untilToldToStop();
    // where there is no IPv6, all addresses are those of IPv4
    const host = given ?? ((await tryPort(0, '::')) === null ? '::' : '0.0.0.0');
    const port = await freePort(wanted, host);
    if (wanted !== 0 && port !== wanted) await write(io, `Port ${wanted} is taken; taking ${port} instead.\n`);
    const games = await allGames(io);
    const webRoot = await builtPage(io);
    const says = (sentence: string): void => void io.stderr.write(`tablewright: ${sentence}\n`);
    const storage = await openToServe({ data, database, bus }, says);
    // Empty is what a compose file makes of a word that nobody has set.
    const token = process.env['TABLEWRIGHT_METRICS_TOKEN'] || undefined;
    const server = await createServer({
      games,
      storage,
      webRoot,
      port,
      host,
      trustProxy,
      logLevel: verbose ? 'info' : 'warn',
      version: version(),
      ...(publicUrl !== null && { publicUrl }),
      ...(token !== undefined && { metricsToken: token }),
    });
    await server.listen();
    const here = addresses(server.port, given);
    // in one piece: whoever starts it may stop reading behind the address
    await write(io, `Tablewright is at ${here}\n${await linkForAdmin(storage, publicUrl ?? here.split(' ')[0]!)}`);
    await stopped;
    await server.close();
    await storage.close();
    return 0;
  },
});

/** A new one with every start, until somebody has opened one. */
async function linkForAdmin({ accounts }: Storage, address: string): Promise<string> {
  if ((await accounts.admins()).length > 0) return '';
  const link = adminLink(address, await newAdminKey(accounts));
  return `To administer it, open this link once, within a day: ${link}\n`;
}

/** A second signal ends the process as it always would. */
function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
}

async function allGames(io: Io): Promise<LoadedGame[]> {
  const games: LoadedGame[] = [];
  for (const id of discoverGames(io.repository)) {
    try {
      games.push(await loadGame(id, io.repository));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      io.stderr.write(`tablewright: ${error.message}\n`);
    }
  }
  if (games.length === 0)
    throw new BadInput(`There is no game in ${join(io.repository, 'games')} that could be played.`);
  return games;
}

async function builtPage(io: Io): Promise<string | null> {
  const root = join(io.repository, 'packages', 'web', 'dist');
  if (existsSync(join(root, 'index.html'))) {
    if (!compressPages(root)) {
      io.stderr.write(
        `tablewright: ${root} may not be written, so the page is sent as it is, uncompressed. To have it compressed: npm run build\n`,
      );
    }
    return root;
  }
  io.stderr.write('tablewright: the page is not built yet, so only programs can play. To build it: npm run build\n');
  return null;
}

async function freePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + TRIES, 65_536); port += 1) {
    const why = await tryPort(port, host);
    if (why === null) return port;
    if (why !== 'EADDRINUSE') throw new BadInput(`It is not possible to listen on ${host}, port ${port}: ${why}.`);
  }
  throw new BadInput(`Ports ${wanted} to ${wanted + TRIES - 1} are all taken. Name another with --port.`);
}

/** null when the port is free, otherwise what the system says */
function tryPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = listenTo();
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** The address for this machine, and the one for friends in the same network. */
function addresses(port: number, host: string | null): string {
  // Told to listen everywhere, as in a container: only the machine around it knows its address in the network.
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  if (host !== null) return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const near = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  const here = `http://localhost:${port}`;
  return near === undefined ? here : `${here} (for others in your network: http://${near.address}:${port})`;
}
