import type { Rng } from '@tablewright/kernel';
import {
  AdminKey,
  BanRequest,
  BringRequest,
  ForkRequest,
  NameRequest,
  NewPasskey,
  NewTable,
  SettingsRequest,
  SignInRequest,
  SignOutRequest,
} from '@tablewright/protocol/schemas';
import type { Route } from '@tablewright/server';
import { type Known, mutate, sample, type Schema, wire } from './mutations.ts';

// What is sent to each route over http. The server names its routes itself: one for which nothing stands here is not attacked, and that is said.

export function schemaOf(schema: { toJSONSchema(options: object): unknown }): Schema {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Where no body is read, anything is sent. */
const ANYTHING: Schema = {};
const NO_BODY = null;

/** By route: what its body would be. */
const BODIES: Readonly<Record<string, Schema | null>> = {
  'GET /': NO_BODY,
  'GET /health': NO_BODY,
  'GET /metrics': NO_BODY,
  'GET /ws': NO_BODY,
  'GET /api/socket': NO_BODY,
  'GET /api/me': NO_BODY,
  'POST /api/me': schemaOf(NameRequest),
  'GET /api/games': NO_BODY,
  'GET /api/addresses': NO_BODY,
  'GET /api/mine': NO_BODY,
  'GET /api/open': NO_BODY,
  'POST /api/tables': schemaOf(NewTable),
  'GET /api/tables/:id': NO_BODY,
  'GET /api/tables/:id/record': NO_BODY,
  'GET /api/tables/:id/result': NO_BODY,
  'GET /api/tables/:id/replay': NO_BODY,
  'POST /api/tables/:id/fork': schemaOf(ForkRequest),
  'POST /api/brought': schemaOf(BringRequest),
  'GET /api/passkeys': NO_BODY,
  'POST /api/passkeys': schemaOf(NewPasskey),
  'POST /api/passkeys/new': ANYTHING,
  'DELETE /api/passkeys/:id': NO_BODY,
  'POST /api/sign-in': schemaOf(SignInRequest),
  'POST /api/sign-in/new': ANYTHING,
  'POST /api/sign-out': schemaOf(SignOutRequest),
  'GET /api/settings': NO_BODY,
  'POST /api/settings': schemaOf(SettingsRequest),
  'POST /api/admin/enter': schemaOf(AdminKey),
  'GET /api/admin': NO_BODY,
  'GET /api/admin/tables': NO_BODY,
  'GET /api/admin/people': NO_BODY,
  'POST /api/admin/tables/:id/close': ANYTHING,
  'POST /api/admin/people/:id/ban': schemaOf(BanRequest),
  'POST /api/admin/admins/:since/remove': ANYTHING,
};

const nameOf = ({ method, path }: Route): string => `${method} ${path}`;

/** Routes of the server that nobody attacks, and attacks for which there is no route. */
export function unmatched(routes: readonly Route[]): string[] {
  const names = routes.map(nameOf);
  return [
    ...names.filter((name) => !Object.hasOwn(BODIES, name)).map((name) => `${name} is not attacked`),
    ...Object.keys(BODIES)
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is attacked, and there is no such route`),
  ];
}

/** One request, as it is sent. */
export interface Request {
  readonly route: Route;
  readonly method: string;
  readonly path: string;
  /** what stands for the first part of the address that may be anything; null where there is none */
  readonly about: string | null;
  readonly body: string | Buffer | undefined;
  readonly type: string;
}

const METHODS = ['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'POST'];
const ODD_PARTS = [
  '__proto__',
  'constructor',
  '..%2f..%2fx',
  '%00',
  '%2e%2e',
  '%ff',
  'x'.repeat(99),
  'x'.repeat(3000),
  '-1',
];
const ODD_ENDS = ['/../../x', '/%00', '/%2e%2e/', '?word[]=1', '?as=-1&as=0', '?find=%27%20OR%201=1', '?', '#x', '//'];

export function requestTo(route: Route, known: Known, rng: Rng): Request {
  const { method: usual, path: pattern } = route;
  const method = rng.below(8) === 0 ? pick(rng, METHODS) : usual;
  let about: string | null = null;
  const filled = pattern.replaceAll(/:(\w+)/g, (_part, name: string) => {
    about = rng.below(6) === 0 ? pick(rng, ODD_PARTS) : String(pick(rng, known[kindOf(pattern, name)]!));
    return about;
  });
  const path = `${filled}${rng.below(6) === 0 ? pick(rng, ODD_ENDS) : query(known, rng)}`;
  const schema = BODIES[nameOf(route)] ?? (method === 'GET' || method === 'HEAD' ? NO_BODY : ANYTHING);
  const hasBody = schema !== NO_BODY && method !== 'GET' && method !== 'HEAD';
  const said = hasBody ? sample(schema, rng, known) : undefined;
  return {
    route,
    method,
    path,
    about,
    body: hasBody ? wire(rng.below(5) === 0 ? said : mutate(said, rng), rng) : undefined,
    type: rng.below(10) === 0 ? 'text/plain' : 'application/json',
  };
}

/** What an id in an address is an id of. */
function kindOf(pattern: string, name: string): string {
  if (name !== 'id') return name;
  if (pattern.includes('/people/')) return 'person';
  return pattern.includes('/passkeys/') ? 'passkey' : 'table';
}

function query(known: Known, rng: Rng): string {
  const word = `word=${encodeURIComponent(String(pick(rng, known['word']!)))}`;
  return pick(rng, ['', '', `?${word}`, `?${word}`, `?${word}&as=${rng.below(6)}`, `?as=${rng.below(6)}`, '?find=a']);
}

const pick = <T>(rng: Rng, all: readonly T[]): T => all[rng.below(all.length)]!;
