import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';

const WORKBENCH = join(import.meta.dirname, '..');
export const REPOSITORY = join(WORKBENCH, '..', '..');
export const GAMES_FOLDER = join(REPOSITORY, 'games');

/** Those whose rules are there. */
export function gamesHere(): string[] {
  return readdirSync(GAMES_FOLDER).filter((id) => existsSync(join(GAMES_FOLDER, id, 'rules', 'index.ts')));
}

export interface Served {
  readonly server: ViteDevServer;
  readonly address: string;
}

/** `still`: nothing is loaded anew between two pictures. */
export async function serveWorkbench({ still, port }: { still: boolean; port: number | null }): Promise<Served> {
  const server = await createServer({
    configFile: join(WORKBENCH, 'vite.config.ts'),
    ...(still && { logLevel: 'warn' }),
    server: { ...(port !== null && { port }), ...(still && { hmr: false, watch: null }) },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The workbench found no port to listen on.');
  return { server, address };
}
