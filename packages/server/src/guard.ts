import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Headers that leave a page as little power as it needs: our own files, our own server, nothing else. */
export async function addHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        // Older Safaris do not count a websocket of the same host as 'self'.
        connectSrc: ["'self'", (request) => socketSource(request)],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Whether the way here is always https is known by whoever runs the proxy in front, not by us.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'no-referrer' }, // the words of invitations stand in addresses
  });
}

function socketSource({ headers: { host } }: IncomingMessage): string {
  return host !== undefined && /^[\w.:[\]-]{1,255}$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * Does this come from a page of our own? A browser says where a page is from that opens a websocket or sends something; a
 * program that is no browser says nothing, and brings no cookie that it was not given.
 */
export function isOwnOrigin({ headers: { origin }, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** For what only the machine itself may see. A proxy on the same machine speaks for somebody else, and says so. */
export function isLocal(request: FastifyRequest): boolean {
  const { remoteAddress } = request.socket;
  const near = remoteAddress === '127.0.0.1' || remoteAddress === '::1' || remoteAddress === '::ffff:127.0.0.1';
  // A page from elsewhere can have its own name lead here; a browser then asks for that name.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) return false;
  return near && request.headers['x-forwarded-for'] === undefined && request.headers['forwarded'] === undefined;
}
