// What PostgreSQL and the way to it say when something is wrong, in words for whoever runs the server.

interface Trouble {
  readonly code?: string;
  readonly message: string;
}

/** Codes after which the same can be tried again: a connection that is gone, a server that starts or stops, two that waited for each other. */
const PASSING = /^(08...|57P0[1235]|40001|40P01|E[A-Z_]+)$/;
const CONNECTION_LOST =
  /connection terminated|connection ended|timeout exceeded|client has encountered a connection error/i;

/** Whether the same may well be possible in a moment. Whether it has been done is then unknown. */
export function isPassing(error: unknown): boolean {
  const { code, message } = error as Trouble;
  return code === undefined ? CONNECTION_LOST.test(message) : PASSING.test(code);
}

/** Where a database is, without the password. */
function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `the database${pathname.length > 1 ? ` ${decodeURIComponent(pathname.slice(1))}` : ''} at ${hostname}:${port || '5432'}`;
  } catch {
    return 'the database';
  }
}

/** Why this is no address of a database; null when it is one. */
export function whyNotUrl(url: string): string | null {
  const form = 'An address looks like postgres://user:password@host:5432/database.';
  let read: URL;
  try {
    read = new URL(url);
  } catch {
    return `That is no address of a database. ${form}`;
  }
  const { protocol, hostname } = read;
  if (protocol !== 'postgres:' && protocol !== 'postgresql:') return `Only PostgreSQL can be used here. ${form}`;
  return hostname === '' ? `That address names no host. ${form}` : null;
}

/** One sentence for whoever has named the database. */
export function whyNotOpened(url: string, error: unknown): string {
  const { code = '', message } = error as Trouble;
  const place = placeOf(url);
  switch (code) {
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `Nobody answers for ${place}: is PostgreSQL running, and may it be reached from here?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `There is no such host: ${place}.`;
    case '28P01':
    case '28000':
      return `PostgreSQL does not let us in to ${place}: user or password is wrong.`;
    case '3D000':
      return `There is no such database; create it first: ${place}.`;
    case '42501':
      return `The user may not create tables in ${place}; make it the database's owner.`;
    case '53300':
      return `PostgreSQL has no connection left for ${place}; raise max_connections.`;
    default:
      return `It is not possible to use ${place}: ${message || code}`;
  }
}
