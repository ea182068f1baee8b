import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// The page itself: files with a hash in their name may be kept for ever, the one that names them may not be kept at all.

const TEXT = '**/*.{html,js,css,svg,json,webmanifest,txt}';
const YEAR = 31_536_000;

export async function addPages(app: FastifyInstance, root: string | null): Promise<void> {
  if (root === null || !existsSync(join(root, 'index.html'))) {
    app.get('/', (_request, reply) =>
      reply.type('text/plain').send('The page has not been built yet: npx vite build packages/web\n'),
    );
    return;
  }
  await app.register(fastifyStatic, {
    root,
    index: ['index.html'],
    // a compressed form that is older than its file would be another page
    preCompressed: uncompressed(root).next().done === true,
    cacheControl: false,
    setHeaders(response, path) {
      const lasting = /[/\\]assets[/\\]/.test(path);
      response.header('cache-control', lasting ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
}

const FORMS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/**
 * Compresses what the build has made, once, so that nobody waits for it later. False where something is left to do and the folder is
 * not ours to write in, as in a container: the page is served all the same.
 */
export function compressPages(root: string, write: (file: string, bytes: Buffer) => void = writeFileSync): boolean {
  for (const { path, target, compress } of uncompressed(root)) {
    try {
      write(target, compress(readFileSync(path)));
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
  }
  return true;
}

/** What has no compressed form yet, or one that is older than itself. */
function* uncompressed(
  root: string,
): Generator<{ readonly path: string; readonly target: string; readonly compress: (bytes: Buffer) => Buffer }> {
  for (const name of globSync(TEXT, { cwd: root })) {
    const path = join(root, name);
    const made = statSync(path);
    if (made.size < 1024) continue;
    for (const [ending, compress] of Object.entries(FORMS)) {
      const target = `${path}.${ending}`;
      const isNew = existsSync(target) && statSync(target).mtimeMs >= made.mtimeMs;
      if (!isNew) yield { path, target, compress };
    }
  }
}

/** Changes when the page changes, so that an open page notices that it is out of date. */
export function buildOf(root: string | null): string {
  const index = root === null ? null : join(root, 'index.html');
  if (index === null || !existsSync(index)) return 'none';
  return createHash('sha256').update(readFileSync(index)).digest('hex').slice(0, 12);
}
