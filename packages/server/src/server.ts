import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import cookie from '@fastify/cookie';
import { say } from '@tablewright/kernel/words';
import { type Storage, StoreDamaged } from '@tablewright/storage';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { type DestinationStream, type Level, pino } from 'pino';
import type { Addresses } from '@tablewright/protocol';
import { addressesOf } from './addresses.ts';
import { addAccounts } from './accounts-api.ts';
import { addAdmin } from './admin-api.ts';
import { addApi, type HttpLimits, limitRate } from './api.ts';
import { type Bots } from './bots/bots.ts';
import { botPool } from './bots/pool.ts';
import { Gate } from './gate.ts';
import { addHeaders, isLocal } from './guard.ts';
import type { GameEntry, Timings } from './services.ts';
import { Identities, People } from './identity.ts';
import { threadedKeeper } from './keeping/keeper.ts';
import { newMetrics } from './metrics.ts';
import { Notices } from './notices.ts';
import { addPages, buildOf } from './pages.ts';
import { NOTHING_HERE, Refused, STORE_DAMAGED } from './refused.ts';
import { addSettings } from './settings-api.ts';
import { addSockets, type SocketLimits, type Sockets } from './sockets.ts';
import { Tables } from './tables.ts';
import { realTime, type Time } from './time.ts';

export interface ServerSettings {
  readonly games: readonly GameEntry[];
  /** closed by whoever has opened it */
  readonly storage: Storage;
  /** the built page; null or missing: only the interface for programs */
  readonly webRoot?: string | null;
  /** 0: any free one */
  readonly port?: number;
  readonly host?: string;
  /** signs cookies: 64 hex digits; made and kept in the store if it is not given */
  readonly secret?: string;
  readonly logLevel?: Level | 'silent';
  /** where the log goes; standard error unless said otherwise */
  readonly logTo?: DestinationStream;
  /** a proxy in front tells the truth about who comes, and whether by https */
  readonly trustProxy?: boolean;
  /** whoever brings it may read the metrics from elsewhere */
  readonly metricsToken?: string;
  /** of this software; for the administrator */
  readonly version?: string;
  /** the address under which people reach it from anywhere; for invitations */
  readonly publicUrl?: string;
  readonly timings?: Partial<Timings>;
  readonly limits?: Partial<HttpLimits & SocketLimits>;
  readonly time?: Time;
  /** threads for bots, and milliseconds that a bot may think; or bots of one's own */
  readonly bots?: { readonly threads?: number; readonly patience?: number } | Bots;
}

export interface TablewrightServer {
  /** starts to listen; gives the address */
  listen(): Promise<string>;
  /** finishes what was begun, tells everybody, and stops */
  close(): Promise<void>;
  /** empty before it listens */
  readonly url: string;
  readonly port: number;
  /** all that it answers to over http */
  readonly routes: readonly Route[];
}

export interface Route {
  readonly method: string;
  /** with a colon before what may be anything */
  readonly path: string;
}

const PRESET_TIMINGS: Timings = {
  botPause: 250,
  gather: 16,
  awayAfter: 60_000,
  saltWithin: 10_000,
  idleAfter: 60_000,
};

const PRESET_LIMITS: HttpLimits & SocketLimits = {
  requests: 600,
  newTables: 30,
  signIns: 30,
  settings: 120,
  admin: 240,
  adminKeys: 10,
  connection: { burst: 60, perSecond: 20 },
  person: { burst: 120, perSecond: 40 },
  connectionsPerPerson: 30,
  heartbeat: 30_000,
};

export async function createServer(settings: ServerSettings): Promise<TablewrightServer> {
  const { storage, webRoot = null, host = '127.0.0.1', port = 8080, time = realTime } = settings;
  const games = new Map(settings.games.map((entry) => [entry.game.id, entry]));
  const limits = { ...PRESET_LIMITS, ...settings.limits };
  const log = pino(
    { level: settings.logLevel ?? 'info', base: null, timestamp: pino.stdTimeFunctions.isoTime },
    settings.logTo ?? pino.destination({ dest: 2, sync: false }),
  );
  const metrics = newMetrics();
  const bots = botsFor(settings.bots ?? {});
  const keeper = threadedKeeper();
  const people = new People(storage, () => time.now());
  const secret = settings.secret ?? (await storage.setting('cookie secret', randomBytes(32).toString('hex')));
  const gate = new Gate(new Identities(secret), storage.accounts, time);
  const tables = new Tables({
    storage,
    games,
    bots,
    keeper,
    time,
    log,
    counters: metrics,
    timings: { ...PRESET_TIMINGS, ...settings.timings },
  });

  const app: FastifyInstance = fastify({
    // Addresses hold the words of invitations, so requests are not logged; what breaks is logged below.
    logger: false,
    trustProxy: settings.trustProxy ?? false,
    forceCloseConnections: true,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 100 },
  });

  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url: path }) => {
    // HEAD comes with every GET.
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, path });
  });

  const wires = new Set<Socket>();
  app.server.on('connection', (wire) => {
    wires.add(wire);
    wire.once('close', () => wires.delete(wire));
  });

  let isClosing = false;
  app.addHook('onRequest', async () => {
    if (isClosing) throw new Refused(503, say`The server is about to start again; try once more in a moment.`);
  });
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    const isDamaged = error instanceof StoreDamaged;
    const status = isDamaged ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !(error instanceof Refused))
      log.error({ route: request.routeOptions.url, what: error.message }, 'a request broke');
    const why =
      error instanceof Refused
        ? error.message
        : isDamaged
          ? STORE_DAMAGED
          : (WHY[status] ?? 'Something went wrong here. Please try again.');
    return reply.code(status).send({ why });
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (wantsPage && !request.url.startsWith('/api/') && 'sendFile' in reply) return reply.sendFile('index.html');
    return reply.code(404).send({ why: NOTHING_HERE });
  });

  // A form on another site can send plain text here without asking; it shall not be read.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  app.decorateRequest('visitor', null);
  await addHeaders(app);
  const sockets: Sockets = await addSockets(app, {
    tables,
    people,
    time,
    log,
    counters: metrics,
    build: buildOf(webRoot),
    gate,
    limits,
  });
  const notices = new Notices(storage, log, ({ kind, id }) => {
    if (kind === 'table') {
      sockets.tableClosed(id);
      void tables.forget(id);
    } else sockets.sendAway(kind, id);
  });
  await notices.listen();
  const addresses = (): Addresses => {
    const listens = (app.server.address() as AddressInfo | null)?.port ?? port;
    return addressesOf({ host, port: listens, publicUrl: settings.publicUrl ?? null });
  };
  await app.register(async (api) => {
    await addApi(api, { storage, games, tables, people, gate, limits, addresses });
    addAccounts(api, { storage, tables, people, gate, notices, time, signIns: limits.signIns });
    addSettings(api, { accounts: storage.accounts, changes: limits.settings });
    const { version = '' } = settings;
    addAdmin(api, { storage, games, tables, people, gate, notices, sockets, metrics, log, time, version, limits });
  });

  metrics.watch(() => ({ tables: tables.size, connections: sockets.size }));
  await app.register(async (watching) => {
    await limitRate(watching, limits.requests);
    watching.get('/health', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await storage.check();
      } catch (error) {
        const { message: what } = error as Error;
        log.error({ what }, 'the store is not well');
        return reply
          .code(503)
          .send({ ok: false, why: error instanceof StoreDamaged ? STORE_DAMAGED : 'The store does not answer.' });
      }
      return reply.send({ ok: true });
    });
    watching.get('/metrics', async (request, reply) => {
      const { metricsToken } = settings;
      const mayRead =
        metricsToken === undefined ? isLocal(request) : request.headers.authorization === `Bearer ${metricsToken}`;
      if (!mayRead) throw new Refused(404, NOTHING_HERE);
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
  });

  await addPages(app, webRoot);

  let url = '';
  let closing: Promise<void> | null = null;

  async function stop(): Promise<void> {
    log.info('stopping');
    isClosing = true;
    sockets.stopListening();
    await tables.close();
    await sockets.close();
    await bots.close();
    await keeper.close();
    await closeWires(app, wires);
    log.flush();
  }

  return {
    routes,
    get url() {
      return url;
    },
    get port() {
      return (app.server.address() as AddressInfo | null)?.port ?? 0;
    },
    async listen() {
      url = await app.listen({ port, host });
      log.info({ url }, 'listening');
      await tables.wake();
      return url;
    },
    close() {
      closing ??= stop();
      return closing;
    },
  };
}

/**
 * Whoever wants a websocket just then is refused, and neither Fastify nor the websockets count that connection as theirs: a server
 * would wait for it for ever.
 */
async function closeWires(app: FastifyInstance, wires: ReadonlySet<Socket>): Promise<void> {
  const cutting = setInterval(() => {
    for (const wire of wires) wire.destroy();
  }, 100);
  try {
    await app.close();
  } finally {
    clearInterval(cutting);
  }
}

const WHY: Readonly<Record<number, string>> = {
  400: 'The request was not understood.',
  404: NOTHING_HERE,
  413: 'That is too long.',
  415: 'Send JSON.',
};

function botsFor(bots: NonNullable<ServerSettings['bots']>): Bots {
  if ('answer' in bots) return bots;
  return botPool({ threads: bots.threads ?? 2, patience: bots.patience ?? 10_000 });
}
