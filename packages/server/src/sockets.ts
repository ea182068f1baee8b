import { PACKING, type ServerMessage, SOCKET_PATH } from '@tablewright/protocol';
import { sessionKey } from '@tablewright/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseLogger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { Bucket, type Rate } from './bucket.ts';
import { Connection, type ConnectionContext, type Socket } from './connection.ts';
import { FrameWriter } from './frames.ts';
import { isOwnOrigin } from './guard.ts';
import { BANNED, type Gate, type Visitor } from './gate.ts';
import { COOKIE } from './identity.ts';
import { Refused } from './refused.ts';
import { addUpgrades } from './upgrades.ts';

// Where websockets come in, are counted, and are told when the server stops.

export interface SocketLimits {
  readonly connection: Rate;
  /** of all connections of one person together */
  readonly person: Rate;
  readonly connectionsPerPerson: number;
  /** milliseconds between two questions whether somebody is still there; who has not answered by the next is cut off */
  readonly heartbeat: number;
}

export interface SocketContext extends ConnectionContext {
  readonly gate: Gate;
  readonly log: BaseLogger;
  readonly limits: SocketLimits;
}

/** Milliseconds that somebody has to hear the goodbye. */
const GOODBYE = 1500;

interface PersonLoad {
  readonly bucket: Bucket;
  connections: number;
}

export interface Sockets {
  readonly size: number;
  /** how often a person is connected here */
  connectionsOf(person: string): number;
  /** closes the connections of a person, or of one browser */
  sendAway(whom: 'person' | 'session', id: string): void;
  /** nobody watches this table any more */
  tableClosed(table: string): void;
  /** from now on nobody is heard; what was heard is still answered */
  stopListening(): void;
  /** says goodbye to everybody, and waits until they have gone, but not for ever */
  close(): Promise<void>;
}

export async function addSockets(app: FastifyInstance, context: SocketContext): Promise<Sockets> {
  const open = new Map<WebSocket, { connection: Connection; visitor: Visitor | null; alive: boolean }>();
  /** counts those who were sent away: whoever is about to come in then is looked at once more */
  let sentAway = 0;
  const people = new Map<string, PersonLoad>();
  let closing = false;

  const upgrades = addUpgrades(app);

  /** All connections of one person share a bucket; who has no cookie shares it with the own address. */
  const personLoad = (key: string): PersonLoad => {
    let load = people.get(key);
    if (load === undefined) {
      load = { bucket: new Bucket(context.limits.person, context.time.now()), connections: 0 };
      people.set(key, load);
    }
    return load;
  };

  const enter = (socket: WebSocket, request: FastifyRequest): void => {
    if (!isOwnOrigin(request)) return socket.close(1008, 'this has to come from our own page');
    if (closing) return socket.close(1001, 'closing');
    const { visitor } = request;
    const person = visitor?.person ?? null;
    const key = person ?? `address ${request.ip}`;
    const load = personLoad(key);
    if (banned.has(request)) return refuse(socket, BANNED);
    if (load.connections >= context.limits.connectionsPerPerson) return socket.close(1013, 'too many connections');
    load.connections += 1;
    const own = new Bucket(context.limits.connection, context.time.now());
    const connection = new Connection(context, outgoing(socket, request), person, [own, load.bucket]);
    open.set(socket, { connection, visitor, alive: true });
    if (visitor !== null && sentAwayBefore.get(request) !== sentAway) void lookAgain(connection, request);
    socket.on('pong', () => {
      open.get(socket)!.alive = true;
    });
    socket.on('message', (data, isBinary) => {
      if (closing) return; // it is sent again when we are back
      connection.hear(isBinary ? '' : textOf(data)).catch((error: unknown) => {
        const [what] = error instanceof Error ? error.message.split('\n') : ['something was thrown'];
        context.log.error({ what }, 'a message broke');
      });
    });
    socket.on('close', () => {
      open.delete(socket);
      load.connections -= 1;
      if (load.connections === 0) people.delete(key);
      connection.closed();
    });
  };

  const sentAwayBefore = new WeakMap<FastifyRequest, number>();

  /** Whoever is banned is let in as nobody, to be told so: a browser does not say why a connection was refused. */
  const look = async (request: FastifyRequest): Promise<void> => {
    sentAwayBefore.set(request, sentAway);
    try {
      await context.gate.look(request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      banned.add(request);
    }
  };
  const banned = new WeakSet<FastifyRequest>();

  const lookAgain = async (connection: Connection, request: FastifyRequest): Promise<void> => {
    const visitor = await context.gate.visitor(request.cookies[COOKIE]).catch(() => null);
    if (visitor === null) connection.sendAway(SIGNED_OUT);
  };

  for (const path of [SOCKET_PATH, '/ws']) upgrades.at(path, { preValidation: look }, enter);

  const heart = setInterval(() => {
    for (const [socket, one] of open) {
      if (!one.alive) socket.terminate();
      one.alive = false;
      socket.ping();
    }
  }, context.limits.heartbeat);
  heart.unref();

  return {
    get size() {
      return open.size;
    },
    connectionsOf: (person) => people.get(person)?.connections ?? 0,
    sendAway(whom, id) {
      sentAway += 1;
      for (const { connection, visitor } of open.values()) {
        if (visitor === null) continue;
        const { person, session } = visitor;
        if ((whom === 'person' ? person : sessionKey(person, session)) === id) connection.sendAway(SIGNED_OUT);
      }
    },
    tableClosed(table) {
      for (const { connection } of open.values()) connection.tableClosed(table);
    },
    stopListening() {
      closing = true;
      clearInterval(heart);
    },
    async close() {
      const end = performance.now() + GOODBYE;
      for (const { connection } of open.values()) connection.farewell();
      while (open.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      for (const socket of open.keys()) socket.terminate();
    },
  };
}

const SIGNED_OUT = 'You are no longer logged in here.';

function refuse(socket: WebSocket, why: string): void {
  socket.send(JSON.stringify({ type: 'closing', why } satisfies ServerMessage));
  socket.close(1008, 'banned');
}

function outgoing(socket: WebSocket, { raw: { socket: wire }, query }: FastifyRequest): Socket {
  const writer = new FrameWriter(socket, wire, (query as { packed?: unknown }).packed === PACKING);
  return {
    send: (text) => writer.send(text),
    close(code, why) {
      writer.flush();
      socket.close(code, why);
    },
  };
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return Buffer.isBuffer(data) ? data.toString('utf8') : Buffer.from(data).toString('utf8');
}
