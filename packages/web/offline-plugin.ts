import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// The service worker knows the files of the build: whatever is drawn, read or played comes along, only old forms of typefaces do not.

const OLD_FORM = /\.woff$/;

export function offline(): Plugin {
  return {
    name: 'tablewright-offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const folder = import.meta.dirname;
      const built = Object.keys(bundle).map((name) => `/${name}`);
      const fixed = readdirSync(join(folder, 'public')).map((name) => `/${name}`);
      const files = ['/', ...built, ...fixed]
        .filter((name) => name !== '/index.html' && !OLD_FORM.test(name))
        .toSorted();
      const source = readFileSync(join(folder, 'service-worker.js'), 'utf8')
        .replace("'__BUILD__'", JSON.stringify(createHash('sha256').update(files.join(' ')).digest('hex').slice(0, 12)))
        .replace("['__FILES__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}
