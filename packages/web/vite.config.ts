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

/** What only bots ask of a game's rules, and what was learned for them: they think in the worker, and no board has to wait for it. */
const FOR_BOTS = /^\.\/(advice|world|advice\/(closely|evaluate|glance|quick|reasons|weigh))\.ts$/;

function onlyTheWorkerThinks(): Plugin {
  return {
    name: 'only-the-worker-thinks',
    apply: 'build', // where nothing is bundled the worker is served the same modules
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isGame = /[/\\]games[/\\][^/\\]+[/\\]rules[/\\]index\.ts$/.test(importer);
      return isGame && FOR_BOTS.test(source) ? join(import.meta.dirname, 'src/thinking/not-here.ts') : null;
    },
  };
}

/** The typeface is fetched with the script: where it comes later, every line of the front page is broken anew under the reader's eyes. */
function typefaceAtOnce(): Plugin {
  return {
    name: 'typeface-at-once',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[\w-]+\.woff2$/.test(name));
        if (file === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

type Chunking = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** What a module imports, and what that imports; not through the door of a package, behind which lies more than the front page uses. */
function behind(from: string, chunking: Chunking, found = new Set<string>()): Set<string> {
  if (found.has(from) || /[/\\]packages[/\\](?!web)[^/\\]+[/\\]src[/\\]index\.ts$/.test(from)) return found;
  found.add(from);
  for (const id of chunking.getModuleInfo(from)?.importedIds ?? []) behind(id, chunking, found);
  return found;
}

/** What speaks, and in which language. */
const BEFORE =
  /[/\\]kernel[/\\]src[/\\]words[/\\](?!english)\w+\.ts$|[/\\]web[/\\]src[/\\]language[/\\](language|handed)\.ts$/;

/**
 * The front page in one piece. It is fetched after the language, and would otherwise fall apart into all that other screens need too:
 * thirty small files, which compress badly. What is there before it stays where it is.
 */
function frontPage(): (id: string, chunking: Chunking) => string | null {
  let before: ReadonlySet<string> | null = null;
  let own: ReadonlySet<string> | null = null;
  const source = (name: string): string => join(import.meta.dirname, 'src', name);
  return (id, chunking) => {
    before ??= behind(source('main.ts'), chunking);
    own ??= behind(source('start.tsx'), chunking);
    // Small files compress badly: what is there before the front page is one.
    if (BEFORE.test(id)) return 'words';
    // So would what every game takes a line or two of.
    if (/[/\\]kernel[/\\]src[/\\](numbers|seats|things|told-words)\.ts$/.test(id)) return 'small';
    // What shelves draw with: were it apart, it would ask the front page for React, and the front page for it.
    const drawn =
      /[/\\]board[/\\]src[/\\](ShelfPicture|drawnLater|hex|random|contract)\.tsx?$|[/\\]protocol[/\\]src[/\\]version\.ts$/.test(
        id,
      );
    return drawn || (own.has(id) && !before.has(id)) ? 'start' : null;
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [englishAlone(), onlyTheWorkerThinks(), typefaceAtOnce(), react()],
  worker: { format: 'es', plugins: () => [englishAlone()] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy knows no data: addresses, so nothing may be folded into the script or the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'start', name: frontPage() }] },
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
