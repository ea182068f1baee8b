import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { NOTHING_HERE } from './refused.ts';

// From a request to a websocket. A request for one goes the way of every other request, so that it is looked at by the same hooks.
// Once it has become a websocket nothing of it is kept: request and answer are more than all that a connection needs afterwards, and
// whoever plays for hours would keep them for hours.

/** What is longer than this is not even read to its end. Up to here a sentence is sent back. */
const MOST_BYTES = 1_500_000;

export interface Upgrades {
  /** `enter`: somebody has come in there */
  at(path: string, before: RouteShorthandOptions, enter: (socket: WebSocket, request: FastifyRequest) => void): void;
}

export function addUpgrades(app: FastifyInstance): Upgrades {
  const websockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MOST_BYTES,
    // A browser that has agreed to it compresses every message, however short, and each would be inflated on another thread, with
    // an inflater for each connection. What is long is packed in frames.ts.
    perMessageDeflate: false,
  });
  /** what each has sent already behind its request */
  const heads = new WeakMap<IncomingMessage, Buffer>();

  app.server.on('upgrade', (request: IncomingMessage, wire: Duplex, head: Buffer) => {
    wire.on('error', destroy);
    try {
      const response = new ServerResponse(request);
      // refused where a request before it is not answered yet: an honest browser does not ask like that
      response.assignSocket(request.socket);
      // Node reads no further request from there, nor looks whether anybody is there: what was answered without becoming a websocket
      // is over, whoever has answered it.
      response.once('finish', () => wire.destroy());
      heads.set(request, head);
      app.routing(request, response);
    } catch {
      wire.destroy();
    }
  });

  return {
    at(path, before, enter) {
      app.get(path, before, (request: FastifyRequest, reply: FastifyReply) => {
        const { raw } = request;
        const head = heads.get(raw);
        if (head === undefined) return reply.code(404).send({ why: NOTHING_HERE });
        reply.hijack();
        reply.raw.detachSocket(raw.socket);
        raw.socket.off('error', destroy); // the websocket hears it
        websockets.handleUpgrade(raw, raw.socket, head, (socket) => {
          socket.on('error', terminate);
          enter(socket, request);
        });
        return reply;
      });
    },
  };
}

function destroy(this: Duplex): void {
  this.destroy();
}

/** A message that is too long, a torn frame: nothing that has to be told. Made up here: what is made up above would keep the request. */
function terminate(this: WebSocket): void {
  this.terminate();
}
