// Does anybody know of a vulnerability in what we ship? Asked of the registry, where it answers: `npm audit` without the packages for
// development. Whoever is offline, or has a registry that knows no advisories, is told that nothing was asked; that is no failure.
import { spawn } from 'node:child_process';
import { ROOT } from './install.mjs';

export interface Verdict {
  readonly ok: boolean;
  readonly says: string;
}

interface Via {
  readonly title?: string;
  readonly url?: string;
}

/** As `npm audit --json` writes it; all of it may be missing. */
interface Audit {
  readonly message?: string;
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity?: string; readonly via?: readonly (Via | string)[] }>
  >;
}

const SERIOUS: ReadonlySet<string> = new Set(['high', 'critical']);

/** `printed`: what npm wrote; null when it did not come to an end in time. */
export function verdictOf(printed: string | null): Verdict {
  if (printed === null) return { ok: true, says: 'not asked: the registry did not answer in time' };
  const audit = auditIn(printed);
  const counts = audit?.metadata?.vulnerabilities;
  if (audit === null || counts === undefined) {
    const [why = ''] = (audit?.message ?? '').split('\n');
    return {
      ok: true,
      says: `not asked: the registry gives no advisories${why === '' ? '' : ` (${why.slice(0, 100)})`}`,
    };
  }
  const serious = Object.entries(audit.vulnerabilities ?? {}).filter(([, { severity = '' }]) => SERIOUS.has(severity));
  const others = (counts['info'] ?? 0) + (counts['low'] ?? 0) + (counts['moderate'] ?? 0);
  if (serious.length === 0) {
    return {
      ok: true,
      says: others === 0 ? 'none known in what ships' : `${others} known in what ships, none of them serious`,
    };
  }
  return {
    ok: false,
    says: serious.map(([name, { severity, via }]) => `${name} (${severity}): ${titles(via)}`).join('\n'),
  };
}

function titles(via: readonly (Via | string)[] = []): string {
  return via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`)).join('; ');
}

function auditIn(printed: string): Audit | null {
  try {
    return JSON.parse(printed) as Audit;
  } catch {
    return null;
  }
}

/** Milliseconds for one request, and for all of it: npm starts slowly on a busy machine. */
const REQUEST = 5000;
const PATIENCE = 20_000;

/** Null when it takes too long, or there is no npm. */
function ask(): Promise<string | null> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined) return Promise.resolve(null);
  const args = [npm, 'audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${REQUEST}`];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] });
    let printed = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      resolve(null);
    }, PATIENCE);
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.once('error', () => resolve(null));
    child.once('close', () => {
      clearTimeout(timer);
      resolve(printed);
    });
  });
}

if (import.meta.main) {
  const { ok, says } = verdictOf(await ask());
  process.stdout.write(`${says}\n`);
  if (!ok) process.exitCode = 1;
}
