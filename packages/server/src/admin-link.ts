import { createHash, randomBytes } from 'node:crypto';
import type { Accounts } from '@tablewright/storage';

// The link that makes whoever opens it first an administrator. Only its hash is stored. The key stands behind the # of the address,
// which a browser sends to nobody: it is in no proxy's log.

/** Milliseconds for which it is good. */
const GOOD_FOR = 24 * 3_600_000;

/** Gives the key. */
export async function newAdminKey(accounts: Accounts, now = Date.now()): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await accounts.keepAdminLink(hashOf(key), now, now + GOOD_FOR);
  return key;
}

export function takeAdminKey(accounts: Accounts, key: string, now: number): Promise<boolean> {
  return accounts.takeAdminLink(hashOf(key), now);
}

export function adminLink(address: string, key: string): string {
  return `${address.replace(/\/+$/, '')}/admin#${key}`;
}

function hashOf(key: string): string {
  return createHash('sha256').update(`admin link\n${key}`).digest('hex');
}
