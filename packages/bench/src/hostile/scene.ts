import { join } from 'node:path';
import { canonicalJson } from '@tablewright/kernel';
import { openSqlite, type Storage } from '@tablewright/storage';
import { Attacker } from './attacker.ts';
import type { Known } from './mutations.ts';

// Tables, and around them people who may do nothing there.

/** Somebody who attacks, and what they have a right to. */
export interface Role {
  readonly attacker: Attacker;
  /** what they know: real ids and words get further than made-up ones */
  readonly known: Known;
  /** the tables that they may see */
  readonly sees: ReadonlySet<string>;
  /** whether they are somebody: if they log out they are nobody any more */
  readonly hasName: boolean;
}

export interface Scene {
  /** tables at which nothing may happen */
  readonly tables: readonly string[];
  readonly roles: readonly Role[];
  /** whose tables these are */
  readonly host: string;
}

interface Stored {
  readonly seats: readonly { readonly kind: string; readonly person: string | null }[];
  readonly host: string;
  readonly started: boolean;
  readonly putOut: readonly string[];
  readonly invite: string;
  readonly spectate: string;
  readonly watchersMuted: boolean;
  readonly open: boolean;
}

const PASSKEY = 'aG9zdC1wYXNza2V5LW9mLXRoZS1ob3N0';
const ADMIN_SINCE = 1_900_000_000_000;
const PATIENCE = 60_000;

/** Opens the store of the running server. */
async function stored<T>(folder: string, look: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = openSqlite(join(folder, 'tablewright.sqlite'));
  try {
    return await look(storage);
  } finally {
    await storage.close();
  }
}

/** A game that waits for a person, a lobby, a table on a shared device, and a game that is over; all of them private. */
export async function setUp(url: string, folder: string): Promise<Scene> {
  const host = new Attacker('host', url);
  await host.http('POST', '/api/me', JSON.stringify({ name: 'Host' }));
  const make = async (settings: object): Promise<string> => {
    await host.http(
      'POST',
      '/api/tables',
      JSON.stringify({ game: 'lantern', seats: 5, seatOrder: 'fixed', ...settings }),
    );
    return host.heard!['table'] as string;
  };
  const guest = async (name: string): Promise<Attacker> => {
    const one = new Attacker(name, url);
    await one.http('POST', '/api/me', JSON.stringify({ name }));
    return one;
  };
  const links = async (table: string): Promise<{ invite: string; spectate: string }> => {
    await host.http('GET', `/api/tables/${table}`);
    return host.heard as { invite: string; spectate: string };
  };
  let id = 0;
  const says = async (who: Attacker, body: object): Promise<void> => {
    id += 1;
    await who.send(JSON.stringify({ id: `set up ${id}`, ...body }));
    await who.settled();
  };
  const until = async (table: string, phase: string): Promise<void> => {
    const late = performance.now() + PATIENCE;
    do {
      if (performance.now() > late) throw new Error(`a table of the attack is not ${phase} after a minute`);
      await host.http('GET', `/api/tables/${table}`);
    } while (host.heard!['phase'] !== phase);
  };

  const [putOut, wrongSeat, spectator, stranger] = [
    await guest('put out'),
    await guest('wrong seat'),
    await guest('spectator'),
    await guest('stranger'),
  ];
  const playing = await make({});
  const lobby = await make({});
  const shared = await make({ mode: 'pass', names: ['Ann', 'Bea', 'Col', 'Dov', 'Eve'] });
  const over = await make({});
  // Somebody has come by the link to both tables, and is sent away: with the old links, and with the new ones if they get hold of them.
  const words: string[] = [];
  for (const table of [playing, lobby]) {
    const { invite, spectate } = await links(table);
    words.push(invite, spectate);
    await says(putOut, { type: 'sit', table, seat: 3, invite });
    await says(putOut, { type: 'watch', table, word: invite });
    await says(host, { type: 'putOut', table, seat: 3 });
  }
  putOut.shown.clear();
  const { invite, spectate } = await links(playing);
  const ofLobby = await links(lobby);
  const fresh = [invite, spectate, ofLobby.invite, ofLobby.spectate];
  await says(wrongSeat, { type: 'sit', table: playing, seat: 4, invite });
  for (const seat of [1, 2, 3]) await says(host, { type: 'bot', table: playing, seat, on: true });
  for (const seat of [1, 2, 3, 4]) await says(host, { type: 'bot', table: over, seat, on: true });
  for (const table of [playing, shared, over]) await says(host, { type: 'start', table });
  await says(spectator, { type: 'watch', table: playing, word: spectate });
  for (const table of [playing, shared]) await until(table, 'playing');
  await says(host, { type: 'standIn', table: over, seat: 0, on: true });
  await until(over, 'over');

  const person = await stored(folder, async (storage) => {
    const { host: whose } = (await storage.table(playing))!.meta as unknown as Stored;
    const made = { publicKey: 'AAAA', counter: 0, transports: [], name: 'A key', created: 1, used: null };
    await storage.accounts.addPasskey({ id: PASSKEY, person: whose, ...made });
    await storage.accounts.makeAdmin({ person: whose, session: 'of the host', since: ADMIN_SINCE });
    return whose;
  });
  const known: Known = {
    table: [playing, lobby, shared, over, playing, 'aaaaaaaaaa'],
    seat: [0, 0, 1, 2, 3, 5],
    word: ['wrong', ...words],
    invite: ['wrong', ...words],
    person: [person, 'a'.repeat(20)],
    passkey: [PASSKEY, 'AAAA'],
    since: [ADMIN_SINCE, 0],
    game: ['lantern'],
    seats: [5],
    about: ['propose', 'vote', 'act', 'talk'],
    version: [0, 1, 2, 3],
    value: [0, 1, 'aye', 'nay', [0, 1], { seat: 0 }],
    id: ['a', 'b', 'c', 'set up 1'],
  };
  const knowing = (more: readonly string[]): Known => ({
    ...known,
    word: [...known['word']!, ...more],
    invite: [...known['invite']!, ...more],
  });
  const nobody = new Attacker('nobody', url, { takesCookies: false });
  const forged = new Attacker('forged', url, { cookie: `${stranger.cookie.slice(0, -3)}abc` });
  const none = new Set<string>();
  return {
    tables: [playing, lobby, shared, over],
    host: person,
    roles: [
      { attacker: putOut, known: knowing(fresh), sees: none, hasName: true },
      { attacker: wrongSeat, known, sees: new Set([playing]), hasName: true },
      { attacker: spectator, known: knowing([spectate]), sees: new Set([playing]), hasName: true },
      { attacker: stranger, known, sees: none, hasName: true },
      { attacker: nobody, known, sees: none, hasName: false },
      { attacker: forged, known, sees: none, hasName: false },
    ],
  };
}

/** What is stored and must stay as it is, by what it is: who sits where, the links, what was answered on the host's seats; the host's account. */
export function stateOf({ tables, host }: Scene, folder: string): Promise<Map<string, string>> {
  return stored(folder, async (storage) => {
    const state = new Map<string, string>();
    for (const id of tables) {
      const found = await storage.table(id);
      if (found === null) continue; // somebody has closed it, which is a difference
      const { seats, started, putOut, invite, spectate, watchersMuted, open, ...meta } =
        found.meta as unknown as Stored;
      // Whoever sits there may take another name, and bots and the one on the last seat may answer for themselves.
      const people = seats.map(({ kind, person }) => [kind, person]);
      const entries = await storage.entries(id);
      const told = entries.filter((entry) => 'seat' in entry && seats[entry.seat]!.person === meta.host);
      const around = { started, putOut, invite, spectate, watchersMuted, open, host: meta.host };
      state.set(`table ${id}`, canonicalJson([told, people, around]));
    }
    const { accounts } = storage;
    const { banned } = await accounts.standing(host, '');
    state.set('the host', JSON.stringify([await accounts.passkeysOf(host), await accounts.admins(), banned]));
    return state;
  });
}
