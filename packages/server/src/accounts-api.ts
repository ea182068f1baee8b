// oxlint-disable oxc/no-async-endpoint-handlers -- meant for Express; Fastify waits for what a handler promises
import { say } from '@tablewright/kernel/words';
import type { MyPasskey, SignedIn } from '@tablewright/protocol';
import { NewPasskey, PasskeyId, read, SignInRequest, SignOutRequest } from '@tablewright/protocol/schemas';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Passkey, Storage } from '@tablewright/storage';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Gate } from './gate.ts';
import type { People } from './identity.ts';
import type { Notices } from './notices.ts';
import { MOST_PASSKEYS, Passkeys, siteOf } from './passkeys.ts';
import { Refused } from './refused.ts';
import type { Tables } from './tables.ts';
import type { Time } from './time.ts';

// Keeping one's games on other devices: passkeys, signing in and logging out. Everybody can play without any of it.

export interface AccountsDesk {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly people: People;
  readonly gate: Gate;
  readonly notices: Notices;
  readonly time: Time;
  /** tries a minute from one address */
  readonly signIns: number;
}

const NOT_ACCEPTED = say`That passkey was not accepted. Please try once more.`;

export function addAccounts(app: FastifyInstance, desk: AccountsDesk): void {
  const { storage, people, gate, time } = desk;
  const { accounts } = storage;
  const passkeys = new Passkeys(accounts, time);
  const seldom = { config: { rateLimit: { max: desk.signIns, timeWindow: 60_000 } } };

  const mine = (request: FastifyRequest): string => {
    if (request.visitor === null) throw new Refused(403, say`You have no name here yet: open the page first.`);
    return request.visitor.person;
  };

  app.get('/api/passkeys', async (request): Promise<MyPasskey[]> => {
    const { visitor } = request;
    return visitor === null ? [] : (await accounts.passkeysOf(visitor.person)).map(seen);
  });

  app.post('/api/passkeys/new', seldom, async (request, reply) => {
    const who = await people.get(gate.becomeSomebody(request, reply));
    if ((await accounts.passkeysOf(who.id)).length >= MOST_PASSKEYS) {
      throw new Refused(403, say`You have ${MOST_PASSKEYS} passkeys already; remove one first.`);
    }
    return passkeys.newOptions(who, siteOf(request));
  });

  app.post('/api/passkeys', seldom, async (request): Promise<MyPasskey> => {
    const who = await people.get(mine(request));
    const { name, response } = bodyOf(NewPasskey, request.body);
    const added = await passkeys.add(who, siteOf(request), response as unknown as RegistrationResponseJSON, name);
    if (added === null) throw new Refused(403, NOT_ACCEPTED);
    return seen(added);
  });

  app.delete('/api/passkeys/:id', seldom, async (request) => {
    const id = read(PasskeyId, (request.params as { id?: unknown }).id);
    if (!id.ok || !(await accounts.removePasskey(mine(request), id.value)))
      throw new Refused(404, say`You have no such passkey.`);
    return { ok: true };
  });

  app.post('/api/sign-in/new', seldom, async (request) => passkeys.signInOptions(siteOf(request)));

  app.post('/api/sign-in', seldom, async (request, reply): Promise<SignedIn> => {
    const { response, take } = bodyOf(SignInRequest, request.body);
    const person = await passkeys.personOf(siteOf(request), response as unknown as AuthenticationResponseJSON);
    if (person === null) throw new Refused(403, NOT_ACCEPTED);
    const before = request.visitor;
    if ((await accounts.standing(person, '')).banned) await gate.signIn(request, reply, person); // says so
    // First the games, then the cookie: whoever is interrupted is still the guest, and can try again.
    const taken = before !== null && before.person !== person && take ? await takeAlong(before.person, person) : 0;
    await gate.signIn(request, reply, person);
    if (before !== null && before.session !== '') await end(before.person, before.session);
    if (before !== null && before.person !== person) await forgetGuest(before.person);
    const { name, named } = await people.get(person);
    return { name, named, taken };
  });

  /** Whoever has a passkey is somebody, not a guest: their games wait for them. */
  async function takeAlong(guest: string, person: string): Promise<number> {
    if ((await accounts.passkeysOf(guest)).length > 0) return 0;
    return desk.tables.handOver(guest, person);
  }

  async function end(person: string, session: string): Promise<void> {
    await accounts.endSession(person, session, time.now());
    desk.notices.heed();
  }

  /** Nobody can become that guest again, so nobody asks for their settings. */
  async function forgetGuest(person: string): Promise<void> {
    if ((await accounts.passkeysOf(person)).length === 0) await accounts.forgetSettings(person);
  }

  app.post('/api/sign-out', seldom, async (request, reply) => {
    const { everywhere } = bodyOf(SignOutRequest, request.body);
    const { visitor } = request;
    if (visitor !== null && everywhere) {
      await accounts.endAllSessions(visitor.person, time.now());
      desk.notices.heed();
    } else if (visitor !== null) {
      await end(visitor.person, visitor.session);
      // What an older server has given this browser, without a session in it, is no longer good either.
      if (visitor.session !== '') await end(visitor.person, '');
    }
    if (visitor !== null) await forgetGuest(visitor.person);
    gate.takeCookie(request, reply);
    return { ok: true };
  });
}

function seen({ id, name, created, used }: Passkey): MyPasskey {
  return { id, name, created, used };
}

function bodyOf<T>(schema: Parameters<typeof read<T>>[0], body: unknown): T {
  const got = read(schema, body);
  if (!got.ok) throw new Refused(400, got.why);
  return got.value;
}
