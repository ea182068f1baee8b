import type { ClientBase } from 'pg';

// Each step is run once, in order, by whichever process comes first; the others wait. A step that has been released is not
// edited: the next change is a new step. All that is JSON is kept as text, exactly as it was written.

/** A process that has not been heard of for so long has gone, even if nobody has told it. */
const PATIENCE = "interval '10 seconds'";

export const STEPS: readonly string[] = [
  `
  CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);

  CREATE TABLE people (id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL);

  -- The processes that share this database. Each holds an advisory lock for as long as it is connected.
  CREATE TABLE processes (id text PRIMARY KEY, seen timestamptz NOT NULL, gone boolean NOT NULL);

  -- Small on purpose: this row is written with every answer. "changed" is this server's time: those of several machines differ.
  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    changed timestamptz NOT NULL,
    version integer NOT NULL,
    revision integer NOT NULL,
    names text NOT NULL,
    phase text NOT NULL,
    open boolean NOT NULL,
    free integer NOT NULL,
    waiting integer NOT NULL,
    due double precision,
    clock text NOT NULL,
    keeper text
  ) WITH (fillfactor = 80);
  CREATE INDEX tables_open ON tables (updated) WHERE open AND phase = 'lobby';
  CREATE INDEX tables_due ON tables (id) WHERE due IS NOT NULL AND phase = 'playing';

  CREATE TABLE metas (table_id text PRIMARY KEY, meta text NOT NULL);

  CREATE TABLE members (
    person text NOT NULL,
    table_id text NOT NULL,
    seats integer NOT NULL,
    PRIMARY KEY (person, table_id)
  );
  CREATE INDEX members_by_table ON members (table_id);

  -- The log. Its primary key decides who was first.
  CREATE TABLE entries (
    table_id text NOT NULL,
    number integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (table_id, number)
  );

  CREATE TABLE commands (
    table_id text NOT NULL,
    id text NOT NULL,
    version integer NOT NULL,
    PRIMARY KEY (table_id, id)
  );

  CREATE TABLE snapshots (table_id text PRIMARY KEY, version integer NOT NULL, data text NOT NULL);

  CREATE TABLE records (table_id text PRIMARY KEY, record text NOT NULL);

  CREATE TABLE chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    command text NOT NULL,
    at bigint NOT NULL,
    person text NOT NULL,
    seat integer,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
  );
  CREATE UNIQUE INDEX chat_commands ON chat (table_id, person, command);

  -- What was said to a question that closes by itself, until it does.
  CREATE TABLE held (
    table_id text NOT NULL,
    seat integer NOT NULL,
    version integer NOT NULL,
    by text NOT NULL,
    command text,
    value text,
    PRIMARY KEY (table_id, seat)
  );

  CREATE FUNCTION is_there(process text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT 1 FROM processes WHERE id = process AND NOT gone AND seen > clock_timestamp() - ${PATIENCE}
    )
  $$;

  CREATE FUNCTION write_seating(t text, seating jsonb) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE tables SET names = seating->>'names' WHERE id = t;
    DELETE FROM members WHERE table_id = t;
    INSERT INTO members (person, table_id, seats)
      SELECT m->>'person', t, (m->>'seats')::integer FROM jsonb_array_elements(seating->'members') AS m;
  END $$;

  CREATE FUNCTION write_entries(t text, first integer, entries jsonb) RETURNS void LANGUAGE sql AS $$
    INSERT INTO entries (table_id, number, entry)
      SELECT t, first + place - 1, entry FROM jsonb_array_elements_text(entries) WITH ORDINALITY AS e (entry, place)
  $$;

  CREATE FUNCTION write_table(op jsonb, me text) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'id';
  BEGIN
    INSERT INTO tables (id, game, created, updated, changed, version, revision, names, phase, open, free, waiting, due, clock,
        keeper)
      VALUES (t, op->>'game', (op->>'at')::bigint, (op->>'at')::bigint, clock_timestamp(), jsonb_array_length(op->'entries'), 0,
        '', op->>'phase', (op->>'open')::boolean, (op->>'free')::integer, (op->>'waiting')::integer,
        (op->>'due')::double precision, op->>'clock', me)
      ON CONFLICT (id) DO NOTHING;
    -- Sent a second time, after a connection that broke before it could say so, it is the same table.
    IF NOT FOUND THEN
      RETURN to_jsonb(EXISTS (SELECT 1 FROM metas WHERE table_id = t AND meta = op->>'meta' AND (op->>'again')::boolean));
    END IF;
    INSERT INTO metas (table_id, meta) VALUES (t, op->>'meta');
    PERFORM write_seating(t, op->'seating');
    PERFORM write_entries(t, 0, op->'entries');
    RETURN 'true';
  END $$;

  CREATE FUNCTION write_append(op jsonb, me text) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'table';
    first integer := (op->>'from')::integer;
    next integer := first + jsonb_array_length(op->'entries');
    known integer;
    kept_by text;
  BEGIN
    IF jsonb_array_length(op->'commands') > 0 THEN
      SELECT version INTO known FROM commands
        WHERE table_id = t AND id IN (SELECT jsonb_array_elements_text(op->'commands')) LIMIT 1;
      IF FOUND THEN
        RETURN jsonb_build_object('kind', 'duplicate', 'version', known);
      END IF;
    END IF;
    UPDATE tables SET updated = (op->>'at')::bigint, changed = clock_timestamp(), version = next, revision = revision + 1,
        phase = op->>'phase', open = (op->>'open')::boolean, free = (op->>'free')::integer,
        waiting = (op->>'waiting')::integer, due = (op->>'due')::double precision, clock = op->>'clock',
        keeper = CASE WHEN keeper = me OR NOT is_there(keeper) THEN me ELSE keeper END
      WHERE id = t AND version = first AND revision = (op->>'revision')::integer
      RETURNING keeper INTO kept_by;
    IF NOT FOUND THEN
      RETURN '{"kind": "conflict"}';
    END IF;
    INSERT INTO commands (table_id, id, version) SELECT t, c, next FROM jsonb_array_elements_text(op->'commands') AS c;
    PERFORM write_entries(t, first, op->'entries');
    IF op ? 'meta' THEN
      UPDATE metas SET meta = op->>'meta' WHERE table_id = t;
    END IF;
    IF op ? 'seating' THEN
      PERFORM write_seating(t, op->'seating');
    END IF;
    RETURN jsonb_build_object('kind', 'stored', 'version', next, 'revision', (op->>'revision')::integer + 1,
      'kept', CASE WHEN kept_by = me THEN 'here' ELSE 'elsewhere' END);
  END $$;

  CREATE FUNCTION write_line(op jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'table';
    next integer;
    line chat;
  BEGIN
    -- Two processes must not give two lines the same number.
    PERFORM pg_advisory_xact_lock(hashtextextended(t, 2));
    SELECT * INTO line FROM chat WHERE table_id = t AND person = op->>'person' AND command = op->>'command';
    IF NOT FOUND THEN
      SELECT coalesce(max(number), 0) + 1 INTO next FROM chat WHERE table_id = t;
      INSERT INTO chat (table_id, number, command, at, person, seat, name, text)
        VALUES (t, next, op->>'command', (op->>'at')::bigint, op->>'person', (op->>'seat')::integer, op->>'name', op->>'text')
        RETURNING * INTO line;
    END IF;
    RETURN jsonb_build_object('number', line.number, 'at', line.at, 'seat', line.seat, 'name', line.name, 'text', line.text);
  END $$;

  -- A change like any other, or a window could be closed at the same moment without it. Not "updated": who looks at lists would
  -- learn that somebody has spoken.
  CREATE FUNCTION write_held(op jsonb) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    t text := op->>'table';
  BEGIN
    UPDATE tables SET revision = revision + 1 WHERE id = t AND revision = (op->>'revision')::integer;
    IF NOT FOUND THEN
      RETURN 'null';
    END IF;
    INSERT INTO held (table_id, seat, version, by, command, value)
      SELECT t, (h->>'seat')::integer, (h->>'version')::integer, h->>'by', h->>'command', h->>'value'
      FROM jsonb_array_elements(op->'held') AS h
      ON CONFLICT (table_id, seat) DO UPDATE
      SET version = excluded.version, by = excluded.by, command = excluded.command, value = excluded.value
      WHERE excluded.version >= held.version;
    RETURN to_jsonb((op->>'revision')::integer + 1);
  END $$;

  CREATE FUNCTION write_one(op jsonb, me text) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    found text;
  BEGIN
    CASE op->>'do'
      WHEN 'append' THEN RETURN write_append(op, me);
      WHEN 'table' THEN RETURN write_table(op, me);
      WHEN 'line' THEN RETURN write_line(op);
      WHEN 'person' THEN
        INSERT INTO people (id, name, created) VALUES (op->>'id', op->>'name', (op->>'created')::bigint)
          ON CONFLICT (id) DO UPDATE SET name = excluded.name;
      WHEN 'setting' THEN
        INSERT INTO settings (name, value) VALUES (op->>'name', op->>'preset') ON CONFLICT (name) DO NOTHING;
        SELECT value INTO found FROM settings WHERE name = op->>'name';
        RETURN to_jsonb(found);
      WHEN 'snapshot' THEN
        INSERT INTO snapshots (table_id, version, data) VALUES (op->>'table', (op->>'version')::integer, op->>'data')
          ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, data = excluded.data
          WHERE excluded.version > snapshots.version;
      WHEN 'record' THEN
        INSERT INTO records (table_id, record) VALUES (op->>'table', op->>'record') ON CONFLICT (table_id) DO NOTHING;
      WHEN 'hold' THEN RETURN write_held(op);
    END CASE;
    RETURN 'null';
  END $$;

  -- All that waits in one process, in one go and in one transaction.
  CREATE FUNCTION write_all(ops jsonb, me text) RETURNS jsonb LANGUAGE plpgsql AS $$
  DECLARE
    op jsonb;
    results jsonb := '[]';
  BEGIN
    FOR op IN SELECT value FROM jsonb_array_elements(ops) LOOP
      results := results || jsonb_build_array(write_one(op, me));
    END LOOP;
    RETURN results;
  END $$;

  -- Says that a process is there, and looks which others are. Whose lock can be had has gone.
  CREATE FUNCTION beat(me text) RETURNS text[] LANGUAGE plpgsql AS $$
  DECLARE
    other processes;
  BEGIN
    INSERT INTO processes (id, seen, gone) VALUES (me, clock_timestamp(), false)
      ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, gone = false;
    FOR other IN SELECT * FROM processes WHERE id <> me AND NOT gone ORDER BY id FOR UPDATE SKIP LOCKED LOOP
      IF other.seen < clock_timestamp() - ${PATIENCE} OR pg_try_advisory_xact_lock(hashtextextended(other.id, 1)) THEN
        UPDATE processes SET gone = true WHERE id = other.id;
      END IF;
    END LOOP;
    DELETE FROM processes WHERE gone AND seen < clock_timestamp() - interval '30 days';
    RETURN ARRAY (SELECT id FROM processes WHERE id <> me AND NOT gone ORDER BY id);
  END $$;

  -- Seconds that a table's clocks have run since it was changed: as long as its keeper was there.
  CREATE FUNCTION ran_for(keeper text, changed timestamptz) RETURNS double precision LANGUAGE sql STABLE AS $$
    SELECT greatest(0, extract(epoch FROM
      CASE WHEN is_there(keeper) THEN clock_timestamp() ELSE coalesce((SELECT seen FROM processes WHERE id = keeper), changed) END
      - changed))
  $$;

  -- Of several who want what nobody keeps, one gets it. The time without a keeper does not count.
  CREATE FUNCTION take_over(me text, wanted text) RETURNS TABLE (id text, due double precision) LANGUAGE sql AS $$
    WITH orphans AS (
      SELECT t.id, ran_for(t.keeper, t.changed) AS ran FROM tables t
      WHERE t.phase = 'playing' AND (CASE WHEN wanted IS NULL THEN t.due IS NOT NULL ELSE t.id = wanted END)
        AND (t.keeper IS NULL OR NOT is_there(t.keeper))
      ORDER BY t.id LIMIT 200 FOR UPDATE OF t SKIP LOCKED
    )
    UPDATE tables t SET keeper = me, changed = clock_timestamp() - orphans.ran * interval '1 second'
    FROM orphans WHERE t.id = orphans.id RETURNING t.id, greatest(0, t.due - orphans.ran * 1000)
  $$;
  `,
  `
  CREATE TABLE passkeys (
    id text PRIMARY KEY,
    person text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    used bigint
  );
  CREATE INDEX passkeys_by_person ON passkeys (person);
  CREATE TABLE challenges (challenge text PRIMARY KEY, person text, until bigint NOT NULL);

  -- Only of those about whom there is anything to know.
  CREATE TABLE standings (person text PRIMARY KEY, generation integer NOT NULL, banned boolean NOT NULL);
  CREATE TABLE ended_sessions (
    person text NOT NULL,
    session text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, session)
  );

  CREATE TABLE visits (person text PRIMARY KEY, at bigint NOT NULL);
  CREATE INDEX visits_by_time ON visits (at);
  INSERT INTO visits (person, at)
    SELECT members.person, max(tables.updated) FROM members JOIN tables ON tables.id = members.table_id GROUP BY 1;
  INSERT INTO visits (person, at) SELECT id, created FROM people ON CONFLICT DO NOTHING;

  CREATE TABLE admins (session text PRIMARY KEY, person text NOT NULL, since bigint NOT NULL);
  CREATE TABLE admin_links (hash text PRIMARY KEY, until bigint NOT NULL);
  CREATE TABLE notices (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX notices_by_time ON notices (at);

  ALTER TABLE tables ADD COLUMN closed bigint;
  `,
  `
  -- How people like the page; "settings" are the server's own.
  CREATE TABLE person_settings (person text PRIMARY KEY, revision integer NOT NULL, settings text NOT NULL);
  `,
  `
  -- Also of tables that have not begun: a start that somebody holds up has to be called off by somebody.
  CREATE OR REPLACE FUNCTION take_over(me text, wanted text) RETURNS TABLE (id text, due double precision) LANGUAGE sql AS $$
    WITH orphans AS (
      SELECT t.id, ran_for(t.keeper, t.changed) AS ran FROM tables t
      WHERE t.phase <> 'over' AND (CASE WHEN wanted IS NULL THEN t.due IS NOT NULL ELSE t.id = wanted END)
        AND (t.keeper IS NULL OR NOT is_there(t.keeper))
      ORDER BY t.id LIMIT 200 FOR UPDATE OF t SKIP LOCKED
    )
    UPDATE tables t SET keeper = me, changed = clock_timestamp() - orphans.ran * interval '1 second'
    FROM orphans WHERE t.id = orphans.id RETURNING t.id, greatest(0, t.due - orphans.ran * 1000)
  $$;
  `,
];

/** Of all that asks for it, so that two processes that start together do not both do it. */
const MIGRATING = 7_461_626;

/** Brings a database up to date. One that a newer Tablewright has written is left alone. */
export async function migrate(db: ClientBase): Promise<void> {
  await db.query('BEGIN');
  try {
    await db.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await db.query('CREATE TABLE IF NOT EXISTS schema_form (form integer NOT NULL)');
    const { rows } = await db.query<{ form: number }>('SELECT form FROM schema_form');
    const found = rows[0]?.form ?? 0;
    if (found > STEPS.length) {
      throw new Error(
        `This database was written by a newer Tablewright (its form is ${found}, here the newest is ${STEPS.length}).`,
      );
    }
    for (const step of STEPS.slice(found)) await db.query(step);
    if (found < STEPS.length) {
      await db.query('DELETE FROM schema_form');
      await db.query('INSERT INTO schema_form (form) VALUES ($1)', [STEPS.length]);
    }
    await db.query('COMMIT');
  } catch (error) {
    await db.query('ROLLBACK').catch(() => {}); // a connection that is gone has gone back by itself
    throw error;
  }
}
