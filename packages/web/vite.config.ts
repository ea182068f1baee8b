import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['TABLEWRIGHT_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  worker: { format: 'es' },
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
