// The rooms of the repository, what each of them is for, and who may import whom. `check-imports.ts` holds every import against
// it; `rooms-table.ts` writes it into docs/architecture.md.

export type Room = {
  /** What it is, for docs/architecture.md. */
  is: string;
  /** Workspace packages that the room may import, by room. */
  uses: readonly string[];
  /** What its tests may import besides. */
  inTests?: readonly string[];
  /** Only types of these, and only those of the same game. */
  typesOf?: readonly string[];
  /** Values too, but only out of these exports, and only those of the same game: `<package>/content`. */
  partsOf?: Readonly<Record<string, readonly string[]>>;
  /** Runs anywhere: neither Node's modules nor, unless `thirdParty` is set, packages from outside. */
  pure?: true;
  thirdParty?: true;
  /** May call the scripts of the root, by path: they are no package. */
  scripts?: true;
};

/** `rules` and `game-board` stand for games/<name>/rules and games/<name>/board; the others for packages/<name>. */
export const ROOMS: Readonly<Record<string, Room>> = {
  kernel: {
    is: 'what a game is: stages and frames, questions and answers, chance, telling, log, replay, undo, fairness. Pure: no I/O, no clock, no `Math.random`, no dependencies',
    uses: [],
    pure: true,
  },
  rules: {
    is: 'one game: content, state, stages in rulebook order, view, world, words, advice, tests named after ledger ids. Pure too. `/content` is what is printed, `/outlook` what can be reckoned from a view',
    uses: ['kernel'],
    inTests: ['testkit'],
    pure: true,
  },
  testkit: {
    is: 'the suite that every game passes, players, golden games, pupils for tutorials, and two small invented games to try it all on (Lantern, Whistle)',
    uses: ['kernel', 'board'],
  },
  bots: {
    is: 'players of every level: the advice of a game, and search on worlds sampled from what a seat sees. Knows no game; runs in a thread of the server and in the page',
    uses: ['kernel'],
    inTests: ['testkit'],
    pure: true,
  },
  catalogue: {
    is: 'finds the games in the repository and loads them; nothing else has to know a game by name',
    uses: ['kernel'],
    inTests: ['testkit'],
  },
  lab: {
    is: 'deals bots to seats and plays thousands of games on worker threads; learns from them how likely a seat wins',
    uses: ['kernel', 'bots', 'testkit', 'catalogue'],
  },
  bench: {
    is: 'kernel and server measured against boardgame.io, the kernel against hand-written code as well, and the page against limits of its own',
    uses: ['kernel', 'bots', 'testkit', 'catalogue', 'lab', 'protocol', 'storage', 'server'],
    scripts: true,
  },
  protocol: {
    is: 'every message between server, browser and outside program, with a version; the difference between two views. `/schemas` checks what comes in',
    uses: ['kernel', 'bots'],
    inTests: ['testkit'],
    pure: true,
    thirdParty: true,
  },
  storage: {
    is: 'append, load, snapshot behind one port: a SQLite file, or PostgreSQL for many processes; the contract suite that every store passes',
    uses: ['kernel', 'protocol'],
    inTests: ['testkit'],
  },
  server: {
    is: 'tables, seats, people, clocks, bots in worker threads; http and websocket edges',
    uses: ['kernel', 'bots', 'protocol', 'storage'],
    inTests: ['testkit'],
  },
  board: {
    is: "SVG and React parts that all boards share, the contract of a game's screen, and of its lessons. Knows no rules",
    uses: ['kernel'],
    pure: true,
    thirdParty: true,
  },
  'game-board': {
    is: "one game's screen, drawn from its view and its questions",
    uses: ['kernel', 'board'],
    typesOf: ['rules'],
    partsOf: { rules: ['content', 'outlook'] },
    inTests: ['testkit', 'rules'],
    pure: true,
    thirdParty: true,
  },
  languages: {
    is: 'what page and games say in other languages: a folder of catalogues each, found by themselves',
    uses: ['kernel'],
    inTests: ['testkit'],
    pure: true,
    thirdParty: true,
  },
  web: {
    is: 'the table around the board: front page, lobby, prompt, log, chat, replay, rules. Games are loaded when they are played, by folder',
    uses: ['kernel', 'bots', 'protocol', 'board', 'languages', 'game-board', 'rules'],
    inTests: ['testkit'],
    pure: true,
    thirdParty: true,
  },
  workbench: {
    is: 'any board in any recorded moment, on a phone and on a laptop, while it is drawn; pictures of its scenes. In no build',
    uses: ['kernel', 'board', 'game-board', 'rules', 'web'],
    inTests: ['testkit'],
    scripts: true,
  },
  e2e: {
    is: 'people at the real page, in a real browser',
    uses: ['kernel', 'catalogue', 'protocol', 'rules', 'server', 'storage'],
    scripts: true,
  },
  cli: {
    is: 'the `tablewright` command, and the game in the terminal',
    uses: ['kernel', 'bots', 'testkit', 'catalogue', 'lab', 'bench', 'protocol', 'storage', 'server'],
  },
};

/** Where a room is, as people write it. */
export function folderOf(room: string): string {
  if (room === 'rules') return 'games/<name>/rules';
  if (room === 'game-board') return 'games/<name>/board';
  return `packages/${room}`;
}
