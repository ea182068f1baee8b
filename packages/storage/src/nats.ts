import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import { type Bus, type BusSettings, Sealer } from './bus.ts';

// NATS in place of PostgreSQL's notifications. A server that cannot be reached stops nobody: it is tried again for ever, and meanwhile
// every process looks at what is stored, once a second.

/** Milliseconds for one try to connect, and between two. */
const PATIENCE = 5000;
const PAUSE = 1000;
const MEANWHILE = 'Until it is there, what other processes do is seen up to a second later.';

/** `secret`: all processes of one database have the same, and no others */
export async function openNats(settings: BusSettings, secret: string): Promise<Bus> {
  const bus = new NatsBus(settings, secret);
  await bus.open();
  return bus;
}

/** Why this is no address of a bus; null when it is one. */
export function whyNotBus(url: string): string | null {
  const form =
    'An address looks like nats://host:4222, or nats://user:password@host:4222; with tls:// it is encrypted.';
  if (!URL.canParse(url)) return `That is no address of a bus. ${form}`;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'nats:' && protocol !== 'tls:') return `Only NATS can be used as a bus. ${form}`;
  return hostname === '' ? `That address names no host. ${form}` : null;
}

/** Where those of one database speak; those of another one on the same bus do not hear them. */
export function subjectOf(secret: string): string {
  return `tablewright.${createHash('sha256').update(`tablewright subject ${secret}`).digest('hex').slice(0, 32)}`;
}

class NatsBus implements Bus {
  readonly #url: string;
  readonly #says: BusSettings['says'];
  readonly #subject: string;
  readonly #sealer: Sealer;
  #hear: (text: string) => void = () => {};
  #look: () => void = () => {};
  #connection: NatsConnection | null = null;
  #isThere = false;
  #opening: Promise<void> | null = null;
  /** ends the pause before the next try */
  readonly #closing = new AbortController();

  constructor({ url, says }: BusSettings, secret: string) {
    this.#url = url;
    this.#says = says;
    this.#subject = subjectOf(secret);
    this.#sealer = new Sealer(secret);
  }

  /** Tries once before anybody waits for it no longer. */
  async open(): Promise<void> {
    try {
      await this.#connect();
    } catch (error) {
      this.#says(`${whyNotReached(this.#url, error)} ${MEANWHILE}`);
      this.#opening = this.#tryAgain();
    }
  }

  say(text: string): void {
    // What waits for a connection that is gone would be old news when it is back.
    if (!this.#isThere) return;
    try {
      this.#connection?.publish(this.#subject, this.#sealer.seal(text));
    } catch {
      // It is about to be noticed that it has gone.
    }
  }

  onText(hear: (text: string) => void): void {
    this.#hear = hear;
  }

  onDoubt(look: () => void): void {
    this.#look = look;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#opening;
    // Without a server nothing can be sent any more, and waiting for it would hold up whoever stops.
    const ending = this.#isThere ? this.#connection?.drain() : this.#connection?.close();
    this.#isThere = false;
    await ending?.catch(() => this.#connection?.close());
  }

  get #isClosing(): boolean {
    return this.#closing.signal.aborted;
  }

  async #connect(): Promise<void> {
    const connection = await connect(optionsFor(this.#url));
    if (this.#isClosing) return connection.close();
    connection.subscribe(this.#subject, {
      callback: (error, { data }) => {
        const text = error === null ? this.#sealer.open(data) : null;
        if (text !== null) this.#hear(text);
      },
    });
    await connection.flush();
    this.#connection = connection;
    this.#isThere = true;
    void this.#watch(connection);
  }

  /** It connects again by itself. It gives up only where it is no longer let in; then it is begun anew. */
  async #watch(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (this.#isClosing) return;
      if (type === 'disconnect') {
        this.#isThere = false;
        this.#says(`The bus at ${placeOf(this.#url)} is lost. ${MEANWHILE}`);
        this.#look();
      } else if (type === 'reconnect') {
        this.#isThere = true;
        this.#isBack();
      }
    }
    if (this.#isClosing) return;
    this.#isThere = false;
    this.#opening = this.#tryAgain();
  }

  async #tryAgain(): Promise<void> {
    while (!this.#isClosing) {
      try {
        await sleep(PAUSE, undefined, { signal: this.#closing.signal, ref: false });
        await this.#connect();
        if (!this.#isClosing) this.#isBack();
        return;
      } catch {
        // It has been said already.
      }
    }
  }

  #isBack(): void {
    this.#says(`The bus at ${placeOf(this.#url)} is there again.`);
    this.#look();
  }
}

function optionsFor(url: string): ConnectionOptions {
  const { protocol, username, password } = new URL(url);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: placeOf(url),
    name: 'tablewright',
    // Whoever speaks knows it already.
    noEcho: true,
    timeout: PATIENCE,
    reconnectTimeWait: PAUSE,
    maxReconnectAttempts: -1,
    pingInterval: 10_000,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  };
}

/** Without user and password. */
function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '4222'}`;
}

function whyNotReached(url: string, error: unknown): string {
  const place = placeOf(url);
  const { name, message } = error as Error;
  if (/Authorization|Authentication/.test(name) || /authorization/i.test(message))
    return `NATS at ${place} does not let us in: user, password or token is wrong.`;
  return `Nobody answers for the bus at ${place}: is NATS running, and may it be reached from here?`;
}
