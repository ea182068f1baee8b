import { say } from '@tablewright/kernel/words';
import type { Accounts } from '@tablewright/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE, COOKIE_SECONDS, type Identities, newSession, type Ticket } from './identity.ts';
import { Refused } from './refused.ts';
import type { Time } from './time.ts';

// Who comes in: a cookie counts as long as nobody has logged out of it, and whoever is banned is told so everywhere. It is looked up
// anew with every request and every connection, so that a cookie which was stolen is of no use from that moment on.

/** Somebody whose cookie counts. */
export interface Visitor extends Ticket {
  readonly isAdmin: boolean;
}

export const BANNED = say`You are banned from this server; whoever runs it has decided so.`;

/** Milliseconds after which it is written down again that somebody was here. */
const VISIT_EVERY = 10 * 60_000;
const MOST_REMEMBERED = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** null for somebody without a cookie that counts */
    visitor: Visitor | null;
  }
}

export class Gate {
  readonly #identities: Identities;
  readonly #accounts: Accounts;
  readonly #time: Time;
  readonly #seen = new Map<string, number>();

  constructor(identities: Identities, accounts: Accounts, time: Time) {
    this.#identities = identities;
    this.#accounts = accounts;
    this.#time = time;
  }

  /** Who comes with this cookie; throws where that is somebody who is banned. */
  async visitor(cookie: string | undefined): Promise<Visitor | null> {
    const ticket = this.#identities.read(cookie);
    if (ticket === null) return null;
    const { generation, banned, ended, isAdmin } = await this.#accounts.standing(ticket.person, ticket.session);
    if (ended || ticket.generation !== generation) return null;
    if (banned) throw new Refused(403, BANNED);
    this.#visited(ticket.person);
    return { ...ticket, isAdmin };
  }

  /** For every request: looks who it is, once. */
  async look(request: FastifyRequest): Promise<void> {
    request.visitor = await this.visitor(request.cookies[COOKIE]);
  }

  /** Whoever does something is somebody from then on, and gets a cookie that lasts anew. */
  becomeSomebody(request: FastifyRequest, reply: FastifyReply): string {
    const ticket = request.visitor ?? this.#identities.newGuest();
    return this.giveCookie(request, reply, ticket);
  }

  /** This browser is this person's from now on. */
  async signIn(request: FastifyRequest, reply: FastifyReply, person: string): Promise<string> {
    const { generation, banned } = await this.#accounts.standing(person, '');
    if (banned) throw new Refused(403, BANNED);
    return this.giveCookie(request, reply, { person, generation, session: newSession() });
  }

  /** A cookie of an older server has no session that could be logged out of: it gets one. */
  giveCookie(request: FastifyRequest, reply: FastifyReply, given: Ticket): string {
    const ticket = given.session === '' ? { ...given, session: newSession() } : given;
    request.visitor = { isAdmin: false, ...ticket };
    reply.setCookie(COOKIE, this.#identities.sign(ticket), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax', // not strict: an invitation is opened from somebody else's page, and must find its guest again
      secure: request.protocol === 'https',
      maxAge: COOKIE_SECONDS,
    });
    return ticket.person;
  }

  takeCookie(request: FastifyRequest, reply: FastifyReply): void {
    request.visitor = null;
    reply.clearCookie(COOKIE, { path: '/' });
  }

  /** For the administrator: who was here last. Not every time, and nothing waits for it. */
  #visited(person: string): void {
    const now = this.#time.now();
    if (now - (this.#seen.get(person) ?? -VISIT_EVERY) < VISIT_EVERY) return;
    if (this.#seen.size >= MOST_REMEMBERED) this.#seen.clear();
    this.#seen.set(person, now);
    this.#accounts.visited(person, now).catch(() => this.#seen.delete(person));
  }
}
