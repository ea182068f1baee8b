import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

// The service worker knows the files of the build: whatever is drawn, read or played comes along, only old forms of typefaces do not. They
// are read off the folder: what a bundle names may still be dropped before it is written, and one file that is missing undoes all.

const LEFT_OUT = /\.woff$|^index\.html$|^service-worker\.js$/;

export function offline(): Plugin {
  return {
    name: 'tablewright-offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const found = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const names = found.map(({ parentPath, name }) =>
        join(parentPath, name)
          .slice(dir.length + 1)
          .replaceAll(sep, '/'),
      );
      const files = ['/', ...names.filter((name) => !LEFT_OUT.test(name)).map((name) => `/${name}`)].toSorted();
      const build = createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12);
      const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
        .replace("'__BUILD__'", JSON.stringify(build))
        .replace("['__FILES__']", JSON.stringify(files));
      writeFileSync(join(dir, 'service-worker.js'), source);
    },
  };
}
