import type { QueryResultRow } from 'pg';
import {
  containing,
  type Extent,
  type Overview,
  type PersonEntry,
  type RulesCount,
  type TableEntry,
} from '../overview.ts';
import type { Phase } from '../port.ts';
import type { Ask } from './accounts.ts';

/** What an administrator may know, in PostgreSQL. */
export class PostgresOverview implements Overview {
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async listTables(find: string, limit: number): Promise<TableEntry[]> {
    const rows = await this.#ask<QueryResultRow & Omit<TableEntry, 'names'> & { names: string }>(
      `SELECT id, game, phase, names, free, created::float8, updated::float8 FROM tables
       WHERE closed IS NULL AND (id ILIKE $1 OR game ILIKE $1 OR names ILIKE $1)
       ORDER BY phase = 'over', tables.updated DESC, id LIMIT $2`,
      [containing(find), limit],
    );
    return rows.map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] }));
  }

  async listPeople(find: string, limit: number): Promise<PersonEntry[]> {
    return this.#ask<QueryResultRow & PersonEntry>(
      `SELECT visits.person AS id, people.name, visits.at::float8 AS seen, coalesce(standings.banned, false) AS banned,
         (SELECT count(*) FROM members WHERE members.person = visits.person)::integer AS games,
         (SELECT count(*) FROM passkeys WHERE passkeys.person = visits.person)::integer AS passkeys
       FROM visits LEFT JOIN people ON people.id = visits.person LEFT JOIN standings ON standings.person = visits.person
       WHERE $1 = '' OR people.name ILIKE $2 OR visits.person ILIKE $2
       ORDER BY visits.at DESC, visits.person LIMIT $3`,
      [find, containing(find), limit],
    );
  }

  async extent(): Promise<Extent> {
    const tables = { lobby: 0, playing: 0, over: 0 };
    const phases = await this.#ask<{ phase: Phase; count: number }>(
      'SELECT phase, count(*)::integer AS count FROM tables WHERE closed IS NULL GROUP BY phase',
      [],
    );
    for (const { phase, count } of phases) tables[phase] = count;
    const [row] = await this.#ask<{ people: number; bytes: number }>(
      `SELECT (SELECT count(*) FROM visits)::integer AS people, pg_database_size(current_database())::float8 AS bytes`,
      [],
    );
    return { kind: 'PostgreSQL', bytes: row!.bytes, people: row!.people, tables };
  }

  async rulesCounts(): Promise<RulesCount[]> {
    // As text: a meta may hold characters that jsonb refuses. Within a string a quotation mark is written with a backslash.
    return this.#ask<QueryResultRow & RulesCount>(
      `SELECT game, version::integer AS "rulesVersion", phase = 'over' AS "isOver", count(*)::integer AS tables
       FROM (SELECT game, phase, substring(metas.meta FROM '"rulesVersion":([0-9]{1,9})[,}]') AS version
         FROM tables JOIN metas ON metas.table_id = tables.id WHERE closed IS NULL) AS begun
       WHERE version IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [],
    );
  }
}
