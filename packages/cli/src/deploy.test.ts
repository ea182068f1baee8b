import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { REPOSITORY } from '@tablewright/catalogue';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';

// The files in deploy/ and the commands of docs/hosting.md cannot all be run here (they need containers, systemd, a proxy). What can
// be held is that they speak of commands, flags, files, services and words of the environment that there are.

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

const containerFile = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const unit = read('deploy/tablewright.service');
const caddy = read('deploy/Caddyfile');
const hosting = read('docs/hosting.md');

/** The list of words behind a key, as Containerfile and compose file write it: `CMD ["serve", "--port", "8080"]` */
function list(text: string, key: string): string[] {
  const found = new RegExp(`^${key} (\\[.*\\])$`, 'm').exec(text);
  if (found === null) throw new Error(`there is no ${key}`);
  return JSON.parse(found[1]!) as string[];
}

/** Which of its flags a command does not know. */
async function unknownFlags([name, ...words]: readonly string[]): Promise<string[]> {
  const entry = COMMANDS.find((one) => one.name === name);
  if (entry === undefined) return [`no command: ${name}`];
  const { flags } = await entry.load();
  return words.filter((word) => word.startsWith('--') && !Object.hasOwn(flags as object, word.slice(2)));
}

describe('the container', () => {
  test('serves, with flags that there are', async () => {
    expect(list(containerFile, 'CMD')[0]).toBe('serve');
    expect(await unknownFlags(list(containerFile, 'CMD'))).toEqual([]);
  });

  test('has the command that its entry point names', () => {
    expect(list(containerFile, 'ENTRYPOINT')).toEqual(['tablewright']);
    const [, main = ''] = /exec node \/tablewright\/(\S+) "\$@"/.exec(containerFile)!;
    expect(existsSync(join(REPOSITORY, main))).toBe(true);
    expect(containerFile).toContain('> /usr/local/bin/tablewright');
  });

  test('is built without passwords and without games of the folder around it', () => {
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '**/.env', '**/*.backup', '**/*.sqlite*', 'data', '**/dist']));
  });

  test('stays on the Node that the packages name', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const [major] = Object.values(optionalDependencies)[0]!.split('.');
    const bases = [...containerFile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
    expect(bases).toEqual([`docker.io/library/node:${major}-slim`, `docker.io/library/node:${major}-slim`]);
  });
});

describe('the compose file', () => {
  const services = [...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}(\w+):/gm)].map(
    ([, name]) => name!,
  );

  test('serves, with flags that there are, behind a proxy and on a database', async () => {
    const command = list(compose, '  command:');
    expect(await unknownFlags(command)).toEqual([]);
    expect(command).toContain('--trust-proxy');
    expect(command).not.toContain('--data');
  });

  test('names files that there are', () => {
    const built = join('deploy', /context: (\S+)/.exec(compose)![1]!, /dockerfile: (\S+)/.exec(compose)![1]!);
    const mounted = [...compose.matchAll(/- (\.\/\S+?):/g)].map(([, path]) => join('deploy', path!));
    for (const path of [built, ...mounted]) expect(existsSync(join(REPOSITORY, path)), path).toBe(true);
    expect(mounted).not.toEqual([]);
  });

  test('has the services that the proxy sends people to, and they listen there', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(caddy)!;
    const hosts = upstreams.split(' ').map((one) => one.split(':'));
    const command = list(compose, '  command:');
    expect(hosts.map(([host]) => host)).toEqual(['one', 'two']);
    for (const [host, port] of hosts) {
      expect(services).toContain(host);
      expect(port).toBe(command[command.indexOf('--port') + 1]);
    }
    const [, listens] = /^:(\d+) \{/m.exec(caddy)!;
    expect(compose).toContain(`- "${listens}:${listens}"`);
  });

  test('reads its password from a file that git and the image leave alone', () => {
    expect(compose).toContain('env_file: [.env]');
    expect(read('.gitignore').split('\n')).toContain('.env');
    // Older composes know no preset in place of a word that is not set, and would take `${…:-}` itself as the word.
    expect(compose).not.toMatch(/\$\{\w+:?-/);
  });

  test('sets nothing that nobody reads', () => {
    const code = read('packages/cli/src/store.ts') + read('packages/cli/src/commands/serve.ts');
    for (const [, name] of compose.matchAll(/^ {4}(TABLEWRIGHT_\w+):/gm)) expect(code).toContain(`'${name}'`);
  });
});

test('the service serves, with flags and files that there are', async () => {
  const [, main = '', words = ''] = /^ExecStart=\S+ (\S+) (.*)$/m.exec(unit)!;
  expect(existsSync(join(REPOSITORY, main))).toBe(true);
  expect(await unknownFlags(words.split(' '))).toEqual([]);
});

describe('docs/hosting.md', () => {
  test('names commands and flags that there are', async () => {
    const flagsOf = [
      ...hosting.matchAll(/(?:npm run -s tw --|exec one tablewright|\btablewright) ([a-z][a-z-]+)((?: [^\s`]+)*)/g),
    ]
      .map(([, name, words]) => [name!, ...words!.trim().split(' ')])
      .filter(([name]) => COMMANDS.some((one) => one.name === name));
    expect(flagsOf.length).toBeGreaterThan(5);
    for (const words of flagsOf) expect(await unknownFlags(words), words.join(' ')).toEqual([]);
  });

  test('lets a proxy pass the port on, without which every websocket is of another origin', () => {
    expect(hosting).toContain('proxy_set_header Host $http_host;');
  });

  test('links to files that there are', () => {
    const links = [...hosting.matchAll(/\]\(([^)#]+)/g)].map(([, to]) => to!).filter((to) => !to.startsWith('http'));
    for (const to of links)
      expect(existsSync(join(REPOSITORY, normalize(join(dirname('docs/hosting.md'), to)))), to).toBe(true);
  });
});
