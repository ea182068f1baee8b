import type { AddressInfo, Server as NetServer } from 'node:net';
import { createRequire } from 'node:module';
import type { Game, Move } from 'boardgame.io' with { 'resolution-mode': 'require' };
import { config, type G } from './lantern-boardgameio.ts';
import { serveBench } from './server-child.ts';

// boardgame.io's server with its file storage and its socket.io transport, as its manual sets them up. Its lobby API is
// not used (with koa-compose 4.2 it answers 404): a match is made when its first player comes, which boardgame.io offers.

interface PeerServer {
  /** what is called a port goes to `listen` as it is: only this machine shall reach it */
  run(settings: { port: { port: number; host: string } }): Promise<{ appServer: NetServer }>;
}

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require('boardgame.io/server') as {
  Server: (settings: { games: Game<G>[]; db: object; origins: string[] }) => PeerServer;
  FlatFile: new (settings: { dir: string }) => object;
};
// boardgame.io asks for it only when it stores something, and does not bring it along
const files = require('node-persist') as { stopExpiredKeysInterval(): void };

/** As with us nobody is told what others keep to themselves: neither in the view nor in the log. */
function secretly(move: Move<G> | undefined): Move<G> {
  if (typeof move !== 'function') throw new Error('a move of Lantern is missing');
  return { move, redact: true };
}

const game: Game<G> = {
  ...config,
  moves: {
    ...config.moves,
    vote: secretly(config.moves?.['vote']),
    mission: secretly(config.moves?.['mission']),
    peek: secretly(config.moves?.['peek']),
  },
  playerView: ({ G, playerID }): G => {
    const seat = playerID === null ? null : Number(playerID);
    const me = seat === null ? 0 : 1 << seat;
    const looked = seat === null ? 0 : G.peeked[seat]!;
    return {
      ...G,
      traitors: (G.traitors & me) === 0 ? G.traitors & looked : G.traitors,
      ayes: G.stage === 'vote' ? G.ayes & me : G.ayes,
      spoiling: 0,
    };
  },
};

const folder = process.argv[2]!;
const { appServer } = await Server({ games: [game], db: new FlatFile({ dir: folder }), origins: ['localhost'] }).run({
  port: { port: 0, host: '127.0.0.1' },
});
// Every two minutes it reads all its files, looking for those that have expired, though none ever does. A file that is just being
// written it takes for a broken one, and the whole server ends.
files.stopExpiredKeysInterval();
serveBench(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`, folder);
