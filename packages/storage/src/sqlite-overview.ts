import type { DatabaseSync, StatementSync } from 'node:sqlite';
import {
  containing,
  type Extent,
  type Overview,
  type PersonEntry,
  type RulesCount,
  type TableEntry,
} from './overview.ts';
import type { Phase } from './port.ts';

/** What an administrator may know, in SQLite. */
export class SqliteOverview implements Overview {
  readonly #sql: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.#sql = prepare(db);
  }

  async listTables(find: string, limit: number): Promise<TableEntry[]> {
    const like = containing(find);
    const rows = this.#sql.tables.all(like, like, like, limit) as unknown as (Omit<TableEntry, 'names'> & {
      names: string;
    })[];
    return rows.map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] }));
  }

  async listPeople(find: string, limit: number): Promise<PersonEntry[]> {
    const like = containing(find);
    const rows = this.#sql.people.all(find, like, like, limit) as unknown as (Omit<PersonEntry, 'banned'> & {
      banned: number;
    })[];
    return rows.map(({ banned, ...row }) => ({ ...row, banned: banned === 1 }));
  }

  async extent(): Promise<Extent> {
    const tables = { lobby: 0, playing: 0, over: 0 };
    for (const { phase, count } of this.#sql.phases.all() as { phase: Phase; count: number }[]) tables[phase] = count;
    const { people } = this.#sql.countPeople.get() as { people: number };
    const { pages } = this.#sql.pages.get() as { pages: number };
    const { size } = this.#sql.pageSize.get() as { size: number };
    return { kind: 'SQLite', bytes: pages * size, people, tables };
  }

  async rulesCounts(): Promise<RulesCount[]> {
    const rows = this.#sql.rules.all() as unknown as (Omit<RulesCount, 'isOver'> & { isOver: number })[];
    return rows.map(({ isOver, ...row }) => ({ ...row, isOver: isOver === 1 }));
  }
}

function prepare(db: DatabaseSync) {
  const sql = (text: string): StatementSync => db.prepare(text);
  return {
    tables: sql(
      String.raw`SELECT id, game, phase, names, free, created, updated FROM tables
       WHERE closed IS NULL AND (id LIKE ? ESCAPE '\' OR game LIKE ? ESCAPE '\' OR names LIKE ? ESCAPE '\')
       ORDER BY phase = 'over', updated DESC, id LIMIT ?`,
    ),
    people: sql(
      String.raw`SELECT visits.person AS id, people.name, visits.at AS seen, coalesce(standings.banned, 0) AS banned,
         (SELECT count(*) FROM members WHERE members.person = visits.person) AS games,
         (SELECT count(*) FROM passkeys WHERE passkeys.person = visits.person) AS passkeys
       FROM visits LEFT JOIN people ON people.id = visits.person LEFT JOIN standings ON standings.person = visits.person
       WHERE ? = '' OR people.name LIKE ? ESCAPE '\' OR visits.person LIKE ? ESCAPE '\'
       ORDER BY visits.at DESC, visits.person LIMIT ?`,
    ),
    phases: sql('SELECT phase, count(*) AS count FROM tables WHERE closed IS NULL GROUP BY phase'),
    countPeople: sql('SELECT count(*) AS people FROM visits'),
    pages: sql('SELECT page_count AS pages FROM pragma_page_count()'),
    pageSize: sql('SELECT page_size AS size FROM pragma_page_size()'),
    rules: sql(
      `SELECT tables.game, json_extract(metas.meta, '$.rulesVersion') AS rulesVersion, tables.phase = 'over' AS isOver,
         count(*) AS tables
       FROM tables JOIN metas ON metas.table_id = tables.id
       WHERE tables.closed IS NULL AND json_type(metas.meta, '$.rulesVersion') = 'integer'
       GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    ),
  };
}
