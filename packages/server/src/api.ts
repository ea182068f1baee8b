// oxlint-disable oxc/no-async-endpoint-handlers -- meant for Express; Fastify waits for what a handler promises
import type { CountdownTimes } from '@tablewright/kernel';
import rateLimit from '@fastify/rate-limit';
import { say } from '@tablewright/kernel/words';
import type { Addresses, GameInfo, TableLine, TableMade, TableResult } from '@tablewright/protocol';
import {
  BringRequest,
  ForkRequest,
  NameRequest,
  NewTable,
  read,
  SeatNumber,
  TableId,
  Word,
} from '@tablewright/protocol/schemas';
import type { ListedTable, Storage } from '@tablewright/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnOrigin } from './guard.ts';
import type { GameEntry } from './services.ts';
import type { Gate } from './gate.ts';
import type { People } from './identity.ts';
import { Refused } from './refused.ts';
import { NO_TABLE, type Reply } from './reply.ts';
import { resultOf } from './result.ts';
import type { Tables } from './tables.ts';

// Plain HTTP, for what comes before and after a game.

export interface Desk {
  readonly storage: Storage;
  readonly games: ReadonlyMap<string, GameEntry>;
  readonly tables: Tables;
  readonly people: People;
  readonly gate: Gate;
  readonly limits: HttpLimits;
  readonly addresses: () => Addresses;
}

export interface HttpLimits {
  /** requests a minute from one address */
  readonly requests: number;
  /** new tables a minute from one address */
  readonly newTables: number;
  /** what has to do with passkeys, a minute from one address */
  readonly signIns: number;
  /** changed settings, a minute from one address */
  readonly settings: number;
  /** what an administrator asks, a minute from one address; and tries to become one */
  readonly admin: number;
  readonly adminKeys: number;
}

/** Lists are for looking at, not for reading everything out. */
const LONGEST_LIST = 100;
/** A city of one's own, and a little more. */
const BODY = 96 * 1024;
/** A long game of the largest kind, as its log. */
const BROUGHT = 2 * 1024 * 1024;

export async function addApi(app: FastifyInstance, desk: Desk): Promise<void> {
  const { storage, tables, people, limits } = desk;
  const games = [...desk.games.values()].map(gameInfo);

  await limitRate(app, limits.requests);

  app.addHook('onRequest', async (request, reply) => {
    // Another site's page may make a browser send things here, with our cookie.
    if (request.method !== 'GET' && !isOwnOrigin(request))
      throw new Refused(403, say`This has to come from our own page.`);
    reply.header('cache-control', 'no-store');
  });

  // After the limits, or whoever asks too much would have the store asked as often.
  app.addHook('preHandler', (request) => desk.gate.look(request));

  const me = (request: FastifyRequest): string | null => request.visitor?.person ?? null;
  const becomeSomebody: Gate['becomeSomebody'] = (request, reply) => desk.gate.becomeSomebody(request, reply);

  app.get('/api/me', async (request, reply) => {
    const { name, named } = await people.get(becomeSomebody(request, reply));
    return { name, named };
  });

  app.post('/api/me', { bodyLimit: BODY }, async (request, reply) => {
    const wished = bodyOf(NameRequest, request.body);
    const person = becomeSomebody(request, reply);
    await people.rename(person, wished.name);
    const { name, named } = await people.get(person);
    return { name, named };
  });

  app.get('/api/games', () => games);

  app.get('/api/addresses', () => desk.addresses());

  const making = { bodyLimit: BODY, config: { rateLimit: { max: limits.newTables, timeWindow: 60_000 } } };

  app.post('/api/tables', making, async (request, reply): Promise<TableMade> => {
    const wanted = bodyOf(NewTable, request.body);
    const host = await people.get(becomeSomebody(request, reply));
    const { table } = orRefuse(await tables.create(host, wanted), 400);
    return { table };
  });

  app.get('/api/tables/:id', async (request) => {
    const { id, word } = which(request);
    const table = await tables.get(id);
    if (table === null || !table.maySee(me(request), word)) throw new Refused(404, NO_TABLE);
    return table.infoFor(me(request));
  });

  app.get('/api/tables/:id/record', async (request) => {
    const { id, word } = which(request);
    return orRefuse(await tables.record(me(request), id, word), 403).record;
  });

  app.get('/api/tables/:id/result', async (request): Promise<TableResult> => {
    const { id, word } = which(request);
    const person = me(request);
    const table = await tables.get(id);
    if (table === null || !table.maySee(person, word)) throw new Refused(404, NO_TABLE);
    const ended = await table.ended();
    if ('why' in ended) throw new Refused(403, ended.why);
    return resultOf(ended.meta, desk.games.get(ended.meta.game)!.game, ended.kept.outcome, person);
  });

  app.get('/api/tables/:id/replay', async (request) => {
    const { id, word } = which(request);
    const { as = 'spectator' } = request.query as { as?: unknown };
    const viewer = as === 'spectator' ? as : read(SeatNumber, Number(as));
    if (typeof viewer !== 'string' && !viewer.ok) throw new Refused(400, viewer.why);
    const who = typeof viewer === 'string' ? viewer : viewer.value;
    return orRefuse(await tables.replay(me(request), id, word, who), 403).replay;
  });

  app.post('/api/tables/:id/fork', making, async (request, reply): Promise<TableMade> => {
    const { id, word } = which(request);
    const wanted = bodyOf(ForkRequest, request.body);
    const who = await people.get(becomeSomebody(request, reply));
    const { table } = orRefuse(await tables.fork(who, id, word, wanted), 403);
    return { table };
  });

  app.post('/api/brought', { ...making, bodyLimit: BROUGHT }, async (request, reply): Promise<TableMade> => {
    const wanted = bodyOf(BringRequest, request.body);
    const who = await people.get(becomeSomebody(request, reply));
    const { table } = orRefuse(await tables.bring(who, wanted), 400);
    return { table };
  });

  app.get('/api/mine', async (request): Promise<TableLine[]> => {
    const person = me(request);
    return person === null ? [] : (await storage.tablesOf(person, LONGEST_LIST)).map(lineOf);
  });

  app.get('/api/open', async (): Promise<TableLine[]> => (await storage.openTables(LONGEST_LIST)).map(lineOf));
}

/** `max`: requests a minute from one address */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max,
    timeWindow: 60_000,
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: () => new Refused(429, say`That was too much at once; wait a minute.`),
  });
}

function bodyOf<T>(schema: Parameters<typeof read<T>>[0], body: unknown): T {
  const got = read(schema, body);
  if (!got.ok) throw new Refused(400, got.why);
  return got.value;
}

function orRefuse<T extends { ok: true }>(made: T | Extract<Reply, { ok: false }>, status: number): T {
  if (made.ok) return made;
  throw new Refused(made.why === NO_TABLE ? 404 : status, made.why);
}

function which(request: FastifyRequest): { id: string; word: string | undefined } {
  const id = read(TableId, (request.params as { id?: unknown }).id);
  if (!id.ok) throw new Refused(404, NO_TABLE);
  const word = read(Word, (request.query as { word?: unknown }).word);
  return { id: id.value, word: word.ok ? word.value : undefined };
}

function lineOf({ waits, ...line }: ListedTable): TableLine {
  return { ...line, names: [...line.names], waitsForMe: waits };
}

function gameInfo({ game }: GameEntry): GameInfo {
  return {
    id: game.id,
    name: game.name,
    seats: { ...game.seats },
    ...(game.hasWindows && { hasWindows: true as const }),
    ...(game.countdown !== undefined && { countdown: countdownInfo(game.countdown) }),
    options: Object.entries(game.options).map(([id, { label, explains, preset, choices }]) => ({
      id,
      label,
      explains,
      preset,
      choices: (choices ?? []).map((choice) => ({ ...choice })),
    })),
  };
}

function countdownInfo({ countdown, preparation }: CountdownTimes): NonNullable<GameInfo['countdown']> {
  return { countdown: { ...countdown }, preparation: { ...preparation } };
}
