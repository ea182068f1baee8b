import { createHmac } from 'node:crypto';
import { openSqlite } from '@tablewright/storage';
import { describe, expect, test } from 'vitest';
import { guestName, Identities, People } from './identity.ts';

const SECRET = 'ab'.repeat(32);
const identities = new Identities(SECRET);
const ticket = { person: 'aaaaaaaaaaaaaaaaaaaa', generation: 3, session: 'bbbbbbbbbbbbbbbb' };

/** As servers before there were sessions have signed. */
function oldCookie(person: string, secret = SECRET): string {
  const mac = createHmac('sha256', Buffer.from(secret, 'hex')).update(`person\n${person}`).digest('base64url');
  return `${person}.${mac}`;
}

describe('a cookie', () => {
  test('says whose it is, and of which browser', () => {
    const guest = identities.newGuest();
    expect(identities.read(identities.sign(guest))).toEqual(guest);
    expect(identities.read(identities.sign(ticket))).toEqual(ticket);
  });

  test('of an older server still counts, as the first generation', () => {
    expect(identities.read(oldCookie(ticket.person))).toEqual({ person: ticket.person, generation: 0, session: '' });
  });

  const mine = identities.sign(ticket);
  const old = oldCookie(ticket.person);
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['without a signature', 'aaaaaaaaaaaaaaaaaaaa'],
    ['with an empty signature', 'aaaaaaaaaaaaaaaaaaaa.3.bbbbbbbbbbbbbbbb.'],
    ["with somebody else's id", mine.replace('aaaa', 'aaab')],
    ['of a later generation', mine.replace('.3.', '.4.')],
    ['of another session', mine.replace('bbbb', 'bbbc')],
    ['of the older form with its signature', `${ticket.person}.${mine.split('.').at(-1)}`],
    ['of the newer form with an older signature', `${ticket.person}.0.bbbbbbbbbbbbbbbb.${old.split('.').at(-1)}`],
    ['signed elsewhere', new Identities('cd'.repeat(32)).sign(ticket)],
    ['of an older server, signed elsewhere', oldCookie(ticket.person, 'cd'.repeat(32))],
    ['with something behind it', `${mine}.x`],
    ['with half a signature', mine.slice(0, -20)],
    ['very long', 'a'.repeat(100_000)],
    ['with an id that cannot be', identities.sign({ ...ticket, person: '../../../etc/passwd!' })],
  ])('is nobody: %s', (_what, cookie) => {
    expect(identities.read(cookie)).toBeNull();
  });
});

describe('what somebody is called', () => {
  const people = new People(openSqlite(':memory:'), () => 0);
  const id = ticket.person;

  test('a guest has a name that nobody chose, also in another language; a chosen one is kept', async () => {
    const name = guestName(id);
    expect(await people.get(id)).toEqual({ id, name, named: false });
    const german = name.replace('Guest', 'Gast');
    await people.rename(id, german);
    expect(await people.get(id)).toEqual({ id, name: german, named: false });
    for (const chosen of ['Ann', 'Gast 1', `Ann Maria ${name.slice(-3)}`]) {
      await people.rename(id, chosen);
      expect(await people.get(id)).toEqual({ id, name: chosen, named: true });
    }
  });
});
