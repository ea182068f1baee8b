import { NO_POSTGRES } from '@tablewright/storage/local-postgres';
import { expect, test } from 'vitest';
import { crowd } from './crowd.ts';
import { torture } from './torture.ts';

// The short version of `tw torture`.

const CLEAN = { lost: 0, doubled: 0, diverged: 0, details: [] };

test('SQLite: a server that is killed again and again loses and doubles nothing', async () => {
  const tortured = await torture({ storage: 'sqlite', processes: 1, kills: 3, tables: 2 });
  expect(tortured).toMatchObject({ kills: 3, ...CLEAN });
});

test('PostgreSQL: nor do two, of which one is killed, while people go from one to the other', async () => {
  const tortured = await torture({ storage: 'postgres', processes: 2, kills: 3, tables: 2 });
  if (tortured !== NO_POSTGRES) expect(tortured).toMatchObject({ kills: 3, ...CLEAN });
});

test('connections that say nothing stay, those whose other end has gone are cut off, and games go on beside them', async () => {
  const crowded = await crowd({ idle: 120, halfOpen: 40, heartbeat: 3000 });
  expect(crowded).toMatchObject({ idleStillThere: 120, halfOpenStillThere: 0, details: [] });
});
