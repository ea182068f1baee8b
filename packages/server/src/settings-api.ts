import { createHash } from 'node:crypto';
import { say } from '@tablewright/kernel/words';
import type { MySettings, SettingsDone, SettingsKept } from '@tablewright/protocol';
import { read, SettingsRequest } from '@tablewright/protocol/schemas';
import type { Accounts } from '@tablewright/storage';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

// How somebody likes the page, kept with who they are. Everybody reads and writes their own alone: whose they are is in the cookie.

export interface SettingsDesk {
  readonly accounts: Accounts;
  /** a minute from one address */
  readonly changes: number;
}

/** All that the schema lets through, each list as long as it may be, in plain letters. */
const BODY = 128 * 1024;

export function addSettings(app: FastifyInstance, { accounts, changes }: SettingsDesk): void {
  // Nobody becomes somebody by asking: the page asks for a name at the same time, and would be two guests.
  app.get('/api/settings', async ({ visitor }): Promise<SettingsKept> => {
    if (visitor === null) return { of: null, revision: 0, settings: {} };
    const kept = await accounts.settingsOf(visitor.person);
    return {
      of: markOf(visitor.person),
      revision: kept?.revision ?? 0,
      settings: kept === null ? {} : (JSON.parse(kept.settings) as MySettings),
    };
  });

  const seldom = { bodyLimit: BODY, config: { rateLimit: { max: changes, timeWindow: 60_000 } } };

  app.post('/api/settings', seldom, async ({ visitor, body }): Promise<SettingsDone> => {
    if (visitor === null) throw new Refused(403, say`You have no name here yet: open the page first.`);
    const got = read(SettingsRequest, body);
    if (!got.ok) throw new Refused(400, got.why);
    const { base, settings } = got.value;
    if (!(await accounts.keepSettings(visitor.person, base, JSON.stringify(settings))))
      throw new Refused(409, say`Your settings were changed elsewhere.`);
    return { revision: base + 1 };
  });
}

/** An id is half a cookie, and need not be known to the page. */
function markOf(person: string): string {
  return createHash('sha256').update(`settings\n${person}`).digest('base64url').slice(0, 16);
}
