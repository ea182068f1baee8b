import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const SERVER = process.env['TABLEWRIGHT_SERVER'] ?? 'http://127.0.0.1:8080';

/** A game that is in no catalogue speaks English alone, also where it counts and lists. */
function englishAlone(): Plugin {
  const packages = join(import.meta.dirname, '..');
  const spoken = new Set(globSync('languages/*/*.json', { cwd: packages }).map((path) => basename(path, '.json')));
  return {
    name: 'english-alone',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== '@tablewright/kernel/words') return null;
      const [, game] = /[/\\]games[/\\]([^/\\]+)[/\\]/.exec(importer) ?? [];
      return game === undefined || spoken.has(game) ? null : join(packages, 'kernel/src/words/english.ts');
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [englishAlone(), react()],
  worker: { format: 'es', plugins: () => [englishAlone()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy knows no data: addresses, so nothing may be folded into the script or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Two chunks a game, named after it: games/<id>/board and games/<id>/rules.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game, part] =
            /[/\\]games[/\\]([^/\\]+)[/\\](board|rules)[/\\]index\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
          return game === undefined ? 'assets/[name]-[hash].js' : `assets/${game}-${part}-[hash].js`;
        },
      },
      // Our own modules do nothing by being imported. Without this, one function of the protocol would drag all of zod
      // along, and one picture on the shelf all that boards share.
      treeshake: {
        moduleSideEffects: (id) => !/[/\\](packages[/\\](protocol|kernel|board)|games)[/\\].*\.tsx?$/.test(id),
      },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
});
