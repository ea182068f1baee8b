import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  type Accounts,
  type Admin,
  type KeptSettings,
  type Notice,
  NOTICE_KEPT,
  type Passkey,
  sessionKey,
  type Standing,
} from './accounts.ts';
import type { GroupCommit } from './group-commit.ts';

interface PasskeyRow extends Omit<Passkey, 'transports'> {
  transports: string;
}

/** Who comes, in SQLite. */
export class SqliteAccounts implements Accounts {
  readonly #writes: GroupCommit;
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, writes: GroupCommit) {
    this.#writes = writes;
    this.#sql = prepare(db);
  }

  addPasskey({ id, person, publicKey, counter, transports, name, created, used }: Passkey): Promise<boolean> {
    const row = [id, person, publicKey, counter, JSON.stringify(transports), name, created, used];
    return this.#writes.add(() => this.#sql.addPasskey.run(...row).changes > 0);
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = this.#sql.passkey.get(id) as PasskeyRow | undefined;
    return row === undefined ? null : passkeyOf(row);
  }

  async passkeysOf(person: string): Promise<Passkey[]> {
    return (this.#sql.passkeysOf.all(person) as unknown as PasskeyRow[]).map(passkeyOf);
  }

  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    await this.#writes.add(() => this.#sql.usePasskey.run(counter, at, id));
  }

  removePasskey(person: string, id: string): Promise<boolean> {
    return this.#writes.add(() => this.#sql.removePasskey.run(id, person).changes > 0);
  }

  async keepChallenge(challenge: string, person: string | null, now: number, until: number): Promise<void> {
    await this.#writes.add(() => {
      this.#sql.dropChallenges.run(now);
      this.#sql.keepChallenge.run(challenge, person, until);
    });
  }

  takeChallenge(challenge: string, now: number): Promise<{ readonly person: string | null } | null> {
    return this.#writes.add(() => {
      const row = this.#sql.takeChallenge.get(challenge) as { person: string | null; until: number } | undefined;
      return row === undefined || row.until < now ? null : { person: row.person };
    });
  }

  async standing(person: string, session: string): Promise<Standing> {
    const row = this.#sql.standing.get(person, session, person, session, person) as Record<string, number | null>;
    return {
      generation: row['generation'] ?? 0,
      banned: row['banned'] === 1,
      ended: row['ended'] === 1,
      isAdmin: row['is_admin'] === 1,
    };
  }

  async endSession(person: string, session: string, at: number): Promise<void> {
    await this.#writes.add(() => {
      this.#sql.endSession.run(person, session, at);
      this.#sql.removeAdmin.run(session);
      this.#notice('session', sessionKey(person, session), at);
    });
  }

  async endAllSessions(person: string, at: number): Promise<void> {
    await this.#writes.add(() => {
      this.#sql.nextGeneration.run(person);
      // Their cookies are of an earlier generation.
      this.#sql.forgetSessions.run(person);
      this.#sql.removeAdmins.run(person);
      this.#notice('person', person, at);
    });
  }

  async ban(person: string, banned: boolean, at: number): Promise<void> {
    await this.#writes.add(() => {
      this.#sql.ban.run(person, banned ? 1 : 0);
      if (banned) this.#sql.removeAdmins.run(person);
      if (banned) this.#notice('person', person, at);
    });
  }

  async settingsOf(person: string): Promise<KeptSettings | null> {
    const row = this.#sql.settingsOf.get(person) as KeptSettings | undefined;
    return row === undefined ? null : { ...row };
  }

  keepSettings(person: string, base: number, settings: string): Promise<boolean> {
    const { firstSettings, nextSettings } = this.#sql;
    return this.#writes.add(() =>
      base === 0
        ? firstSettings.run(person, settings).changes > 0
        : nextSettings.run(settings, person, base).changes > 0,
    );
  }

  async forgetSettings(person: string): Promise<void> {
    await this.#writes.add(() => this.#sql.forgetSettings.run(person));
  }

  async visited(person: string, at: number): Promise<void> {
    await this.#writes.add(() => this.#sql.visited.run(person, at));
  }

  async keepAdminLink(hash: string, now: number, until: number): Promise<void> {
    await this.#writes.add(() => {
      this.#sql.dropAdminLinks.run(now);
      this.#sql.keepAdminLink.run(hash, until);
    });
  }

  takeAdminLink(hash: string, now: number): Promise<boolean> {
    return this.#writes.add(() => {
      const row = this.#sql.adminLink.get(hash) as { until: number } | undefined;
      if (row === undefined || row.until < now) return false;
      this.#sql.dropAdminLinks.run(Number.MAX_SAFE_INTEGER);
      return true;
    });
  }

  async makeAdmin({ person, session, since }: Admin): Promise<void> {
    await this.#writes.add(() => this.#sql.makeAdmin.run(session, person, since));
  }

  removeAdmin(session: string): Promise<boolean> {
    return this.#writes.add(() => this.#sql.removeAdmin.run(session).changes > 0);
  }

  async admins(): Promise<Admin[]> {
    return (this.#sql.admins.all() as unknown as Admin[]).map((row) => ({ ...row }));
  }

  closeTable(table: string, at: number): Promise<boolean> {
    return this.#writes.add(() => {
      if (this.#sql.closeTable.run(at, table).changes === 0) return false;
      this.#notice('table', table, at);
      return true;
    });
  }

  async notices(after: number): Promise<Notice[]> {
    return (this.#sql.notices.all(after) as unknown as Notice[]).map((row) => ({ ...row }));
  }

  async lastNotice(): Promise<number> {
    return (this.#sql.lastNotice.get() as { number: number }).number;
  }

  #notice(kind: Notice['kind'], id: string, at: number): void {
    this.#sql.dropNotices.run(at - NOTICE_KEPT);
    this.#sql.addNotice.run(kind, id, at);
  }
}

function passkeyOf({ transports, ...row }: PasskeyRow): Passkey {
  return { ...row, transports: JSON.parse(transports) as string[] };
}

const PASSKEY = 'id, person, public_key AS publicKey, counter, transports, name, created, used';

function prepare(db: DatabaseSync) {
  const sql = (text: string): StatementSync => db.prepare(text);
  return {
    addPasskey: sql(
      `INSERT INTO passkeys (id, person, public_key, counter, transports, name, created, used)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    ),
    passkey: sql(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?`),
    passkeysOf: sql(`SELECT ${PASSKEY} FROM passkeys WHERE person = ? ORDER BY created, id`),
    usePasskey: sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?'),
    settingsOf: sql('SELECT revision, settings FROM person_settings WHERE person = ?'),
    firstSettings: sql(
      'INSERT INTO person_settings (person, revision, settings) VALUES (?, 1, ?) ON CONFLICT DO NOTHING',
    ),
    nextSettings: sql(
      'UPDATE person_settings SET revision = revision + 1, settings = ? WHERE person = ? AND revision = ?',
    ),
    forgetSettings: sql('DELETE FROM person_settings WHERE person = ?'),
    removePasskey: sql('DELETE FROM passkeys WHERE id = ? AND person = ?'),
    dropChallenges: sql('DELETE FROM challenges WHERE until < ?'),
    keepChallenge: sql('INSERT INTO challenges (challenge, person, until) VALUES (?, ?, ?)'),
    takeChallenge: sql('DELETE FROM challenges WHERE challenge = ? RETURNING person, until'),
    standing: sql(
      `SELECT (SELECT generation FROM standings WHERE person = ?) AS generation,
         EXISTS (SELECT 1 FROM ended_sessions WHERE session = ? AND person = ?) AS ended,
         EXISTS (SELECT 1 FROM admins WHERE session = ?) AS is_admin,
         (SELECT banned FROM standings WHERE person = ?) AS banned`,
    ),
    endSession: sql('INSERT INTO ended_sessions (person, session, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
    forgetSessions: sql('DELETE FROM ended_sessions WHERE person = ?'),
    nextGeneration: sql(
      `INSERT INTO standings (person, generation, banned) VALUES (?, 1, 0)
       ON CONFLICT (person) DO UPDATE SET generation = generation + 1`,
    ),
    ban: sql(
      `INSERT INTO standings (person, generation, banned) VALUES (?, 0, ?)
       ON CONFLICT (person) DO UPDATE SET banned = excluded.banned`,
    ),
    visited: sql(
      'INSERT INTO visits (person, at) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET at = max(at, excluded.at)',
    ),
    dropAdminLinks: sql('DELETE FROM admin_links WHERE until < ?'),
    keepAdminLink: sql('INSERT INTO admin_links (hash, until) VALUES (?, ?)'),
    adminLink: sql('SELECT until FROM admin_links WHERE hash = ?'),
    makeAdmin: sql('INSERT INTO admins (session, person, since) VALUES (?, ?, ?) ON CONFLICT (session) DO NOTHING'),
    removeAdmin: sql('DELETE FROM admins WHERE session = ?'),
    removeAdmins: sql('DELETE FROM admins WHERE person = ?'),
    admins: sql('SELECT session, person, since FROM admins ORDER BY since, session'),
    closeTable: sql('UPDATE tables SET closed = ?, due = NULL WHERE id = ? AND closed IS NULL'),
    dropNotices: sql('DELETE FROM notices WHERE at < ?'),
    addNotice: sql('INSERT INTO notices (kind, id, at) VALUES (?, ?, ?)'),
    notices: sql('SELECT number, kind, id FROM notices WHERE number > ? ORDER BY number'),
    lastNotice: sql('SELECT coalesce(max(number), 0) AS number FROM notices'),
  };
}
