import type { Command } from './command.ts';

/** A line in the help, and where the command is. It is imported when it is asked for, so that starting is quick. */
export interface Entry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Command>;
}

export const COMMANDS: readonly Entry[] = [
  {
    name: 'serve',
    summary: 'starts the server and the web page',
    load: async () => (await import('./commands/serve.ts')).serve,
  },
  {
    name: 'backup',
    summary: 'writes all that is stored into one file, while the server runs',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'puts a backup back, into a folder or a database that is empty',
    load: async () => (await import('./commands/backup.ts')).restore,
  },
  {
    name: 'admin-link',
    summary: 'prints a link that makes whoever opens it first an administrator',
    load: async () => (await import('./commands/admin-link.ts')).adminLink,
  },
  {
    name: 'check-games',
    summary: 'plays all stored games again and says what the rules would change',
    load: async () => (await import('./commands/check-games.ts')).checkGames,
  },
  {
    name: 'play',
    summary: 'plays a game here in the terminal',
    load: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'games',
    summary: 'lists the games with their seats and options',
    load: async () => (await import('./commands/games.ts')).games,
  },
  {
    name: 'simulate',
    summary: 'plays many games and checks the rules after every step',
    load: async () => (await import('./commands/simulate.ts')).simulate,
  },
  {
    name: 'secrecy',
    summary: 'tries to tell sampled worlds from the real one',
    load: async () => (await import('./commands/secrecy.ts')).secrecy,
  },
  {
    name: 'ledger',
    summary: 'says which rules have a test named after them',
    load: async () => (await import('./commands/ledger.ts')).ledger,
  },
  {
    name: 'sentences',
    summary: 'lists what a game can say, for somebody who reads it all',
    load: async () => (await import('./commands/sentences.ts')).sentences,
  },
  {
    name: 'env',
    summary: 'one game over JSON lines, for programs',
    load: async () => (await import('./commands/env.ts')).env,
  },
  {
    name: 'record',
    summary: 'lets bots play one game and writes it down',
    load: async () => (await import('./commands/record.ts')).record,
  },
  {
    name: 'replay',
    summary: 'plays a recorded game again and tells what happened',
    load: async () => (await import('./commands/replay.ts')).replay,
  },
  {
    name: 'verify',
    summary: 'checks that nobody could choose what chance decided',
    load: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'bench kernel',
    summary: 'measures playouts and copies against other ways to write them',
    load: async () => (await import('./commands/bench-kernel.ts')).benchKernel,
  },
  {
    name: 'bench bots',
    summary: 'measures how strong the bots are, and how fast they search',
    load: async () => (await import('./commands/bench-bots.ts')).benchBots,
  },
  {
    name: 'bench server',
    summary: "measures tables over websockets against boardgame.io's server",
    load: async () => (await import('./commands/bench-server.ts')).benchServer,
  },
  {
    name: 'bench web',
    summary: 'measures what the page loads, and clicks in a real browser',
    load: async () => (await import('./commands/bench-web.ts')).benchWeb,
  },
  {
    name: 'lab train',
    summary: 'lets a game learn how likely a seat wins, from games between bots',
    load: async () => (await import('./commands/lab-train.ts')).labTrain,
  },
  {
    name: 'lab signs',
    summary: 'lets a game learn what deeds say about secret roles, from games between bots',
    load: async () => (await import('./commands/lab-signs.ts')).labSigns,
  },
  {
    name: 'lab belief',
    summary: 'measures how well secret roles are guessed',
    load: async () => (await import('./commands/lab-belief.ts')).labBelief,
  },
  {
    name: 'lab answers',
    summary: 'measures which of some bots gives the better answers, decision by decision',
    load: async () => (await import('./commands/lab-answers.ts')).labAnswers,
  },
  {
    name: 'torture',
    summary: 'kills servers in the middle of play and looks for what is lost',
    load: async () => (await import('./commands/torture.ts')).torture,
  },
  {
    name: 'hostile',
    summary: 'sends rubbish to every edge of a server and looks for what breaks',
    load: async () => (await import('./commands/hostile.ts')).hostile,
  },
  {
    name: 'new-game',
    summary: 'begins a game of your own, as a copy of a small one that works',
    load: async () => (await import('./commands/new-game.ts')).newGame,
  },
  {
    name: 'content check',
    summary: 'checks a city or another piece of content',
    load: async () => (await import('./commands/content-check.ts')).contentCheck,
  },
];
