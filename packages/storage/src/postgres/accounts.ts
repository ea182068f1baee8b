import type { QueryResultRow } from 'pg';
import {
  type Accounts,
  type Admin,
  type KeptSettings,
  type Notice,
  NOTICE_KEPT,
  type Passkey,
  sessionKey,
  type Standing,
} from '../accounts.ts';

/** Asks the database, and once more after a connection that was lost. */
export type Ask = <R extends QueryResultRow>(sql: string, values: readonly unknown[]) => Promise<R[]>;

const PASSKEY =
  'id, person, public_key AS "publicKey", counter::float8, transports, name, created::float8, used::float8';

type PasskeyRow = QueryResultRow & Omit<Passkey, 'transports'> & { readonly transports: string };

/** Who comes, in PostgreSQL. Each of these is one statement, so that it is done as a whole; most may be done twice as well. */
export class PostgresAccounts implements Accounts {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async addPasskey({ id, person, publicKey, counter, transports, name, created, used }: Passkey): Promise<boolean> {
    const rows = await this.#ask(
      `INSERT INTO passkeys (id, person, public_key, counter, transports, name, created, used)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, person, publicKey, counter, JSON.stringify(transports), name, Math.round(created), used],
    );
    return rows.length > 0;
  }

  async passkey(id: string): Promise<Passkey | null> {
    const [row] = await this.#ask<PasskeyRow>(`SELECT ${PASSKEY} FROM passkeys WHERE id = $1`, [id]);
    return row === undefined ? null : passkeyOf(row);
  }

  async passkeysOf(person: string): Promise<Passkey[]> {
    const sql = `SELECT ${PASSKEY} FROM passkeys WHERE person = $1 ORDER BY created, id COLLATE "C"`;
    return (await this.#ask<PasskeyRow>(sql, [person])).map(passkeyOf);
  }

  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#ask('UPDATE passkeys SET counter = $2, used = $3 WHERE id = $1', [id, counter, Math.round(at)]);
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const sql = 'DELETE FROM passkeys WHERE id = $1 AND person = $2 RETURNING id';
    return (await this.#ask(sql, [id, person])).length > 0;
  }

  async keepChallenge(challenge: string, person: string | null, now: number, until: number): Promise<void> {
    await this.#ask(
      `WITH dropped AS (DELETE FROM challenges WHERE until < $3)
       INSERT INTO challenges (challenge, person, until) VALUES ($1, $2, $4) ON CONFLICT DO NOTHING`,
      [challenge, person, Math.round(now), Math.round(until)],
    );
  }

  async takeChallenge(challenge: string, now: number): Promise<{ readonly person: string | null } | null> {
    const sql = 'DELETE FROM challenges WHERE challenge = $1 RETURNING person, until::float8';
    const [row] = await this.#ask<{ person: string | null; until: number }>(sql, [challenge]);
    return row === undefined || row.until < now ? null : { person: row.person };
  }

  async standing(person: string, session: string): Promise<Standing> {
    const [row] = await this.#ask<QueryResultRow & Standing>(
      `SELECT coalesce((SELECT generation FROM standings WHERE person = $1), 0) AS generation,
         coalesce((SELECT banned FROM standings WHERE person = $1), false) AS banned,
         EXISTS (SELECT 1 FROM ended_sessions WHERE person = $1 AND session = $2) AS ended,
         EXISTS (SELECT 1 FROM admins WHERE session = $2) AS "isAdmin"`,
      [person, session],
    );
    return row!;
  }

  async endSession(person: string, session: string, at: number): Promise<void> {
    await this.#ask(
      `WITH ended AS (INSERT INTO ended_sessions (person, session, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING),
         removed AS (DELETE FROM admins WHERE session = $2), ${dropOld('$3')}
       INSERT INTO notices (kind, id, at) VALUES ('session', $4, $3)`,
      [person, session, Math.round(at), sessionKey(person, session)],
    );
  }

  async endAllSessions(person: string, at: number): Promise<void> {
    // Their cookies are of an earlier generation, so what was ended before need not be known any more.
    await this.#ask(
      `WITH next AS (INSERT INTO standings (person, generation, banned) VALUES ($1, 1, false)
           ON CONFLICT (person) DO UPDATE SET generation = standings.generation + 1),
         forgotten AS (DELETE FROM ended_sessions WHERE person = $1),
         removed AS (DELETE FROM admins WHERE person = $1), ${dropOld('$2')}
       INSERT INTO notices (kind, id, at) VALUES ('person', $1, $2)`,
      [person, Math.round(at)],
    );
  }

  async ban(person: string, banned: boolean, at: number): Promise<void> {
    await this.#ask(
      `WITH standing AS (INSERT INTO standings (person, generation, banned) VALUES ($1, 0, $2)
           ON CONFLICT (person) DO UPDATE SET banned = excluded.banned),
         removed AS (DELETE FROM admins WHERE person = $1 AND $2), ${dropOld('$3')}
       INSERT INTO notices (kind, id, at) SELECT 'person', $1, $3 WHERE $2`,
      [person, banned, Math.round(at)],
    );
  }

  async settingsOf(person: string): Promise<KeptSettings | null> {
    const sql = 'SELECT revision, settings FROM person_settings WHERE person = $1';
    return (await this.#ask<QueryResultRow & KeptSettings>(sql, [person]))[0] ?? null;
  }

  async keepSettings(person: string, base: number, settings: string): Promise<boolean> {
    const rows = await (base === 0
      ? this.#ask(
          `INSERT INTO person_settings (person, revision, settings) VALUES ($1, 1, $2)
           ON CONFLICT DO NOTHING RETURNING revision`,
          [person, settings],
        )
      : this.#ask(
          `UPDATE person_settings SET revision = revision + 1, settings = $2
           WHERE person = $1 AND revision = $3 RETURNING revision`,
          [person, settings, base],
        ));
    return rows.length > 0;
  }

  async forgetSettings(person: string): Promise<void> {
    await this.#ask('DELETE FROM person_settings WHERE person = $1', [person]);
  }

  async visited(person: string, at: number): Promise<void> {
    await this.#ask(
      `INSERT INTO visits (person, at) VALUES ($1, $2)
       ON CONFLICT (person) DO UPDATE SET at = greatest(visits.at, excluded.at)`,
      [person, Math.round(at)],
    );
  }

  async keepAdminLink(hash: string, now: number, until: number): Promise<void> {
    await this.#ask(
      `WITH dropped AS (DELETE FROM admin_links WHERE until < $2)
       INSERT INTO admin_links (hash, until) VALUES ($1, $3) ON CONFLICT DO NOTHING`,
      [hash, Math.round(now), Math.round(until)],
    );
  }

  async takeAdminLink(hash: string, now: number): Promise<boolean> {
    // Two who come at once both wait for the row; the second finds it gone.
    const taken = await this.#ask('DELETE FROM admin_links WHERE hash = $1 AND until >= $2 RETURNING hash', [
      hash,
      Math.round(now),
    ]);
    if (taken.length === 0) return false;
    await this.#ask('DELETE FROM admin_links', []);
    return true;
  }

  async makeAdmin({ person, session, since }: Admin): Promise<void> {
    const sql = 'INSERT INTO admins (session, person, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await this.#ask(sql, [session, person, Math.round(since)]);
  }

  async removeAdmin(session: string): Promise<boolean> {
    return (await this.#ask('DELETE FROM admins WHERE session = $1 RETURNING session', [session])).length > 0;
  }

  async admins(): Promise<Admin[]> {
    const sql = 'SELECT session, person, since::float8 FROM admins ORDER BY since, session COLLATE "C"';
    return this.#ask<QueryResultRow & Admin>(sql, []);
  }

  async closeTable(table: string, at: number): Promise<boolean> {
    const rows = await this.#ask(
      `WITH closing AS (UPDATE tables SET closed = $2, due = NULL WHERE id = $1 AND closed IS NULL RETURNING id)
       INSERT INTO notices (kind, id, at) SELECT 'table', id, $2 FROM closing RETURNING number`,
      [table, Math.round(at)],
    );
    return rows.length > 0;
  }

  async notices(after: number): Promise<Notice[]> {
    const sql = 'SELECT number::float8, kind, id FROM notices WHERE number > $1 ORDER BY number';
    return this.#ask<QueryResultRow & Notice>(sql, [after]);
  }

  async lastNotice(): Promise<number> {
    const sql = 'SELECT coalesce(max(number), 0)::float8 AS number FROM notices';
    return (await this.#ask<{ number: number }>(sql, []))[0]!.number;
  }
}

function dropOld(now: string): string {
  return `dropped AS (DELETE FROM notices WHERE at < ${now}::bigint - ${NOTICE_KEPT})`;
}

function passkeyOf({ transports, ...row }: PasskeyRow): Passkey {
  return { ...row, transports: JSON.parse(transports) as string[] };
}
