import { vitePlugin as remix } from '@remix-run/dev';
import { minify } from '@swc/core';
import { build, defineConfig, type Plugin, type Rollup } from 'vite';

declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}

/**
 * The bundler's own minifier leaves 6 KB more of the 110 that a buyer's phone may be asked to load. What it wrote is packed
 * again after the names of the files are made: a name stands for what a script does, not for how tightly it is written.
 */
const tightScripts: Plugin = {
  name: 'tight-scripts',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const options = { module: true, compress: { ecma: 2022 as const, passes: 2 }, mangle: true };
        file.code = (await minify(file.code, { ...options, ecma: 2022 })).code;
      }
    },
  },
};

const CLASSIC = '?classic';

/** `import script from './x.ts?classic'`: x and all that it imports, packed as one classic script, as a text. */
const classicScripts: Plugin = {
  name: 'classic-scripts',
  enforce: 'pre',
  resolveId: async function (source, importer) {
    if (!source.endsWith(CLASSIC)) return undefined;
    const found = await this.resolve(source.slice(0, -CLASSIC.length), importer);
    return found ? `\0${found.id}${CLASSIC}` : undefined;
  },
  load: async (id) => {
    if (!id.endsWith(CLASSIC)) return undefined;
    const entry = id.slice(1, -CLASSIC.length);
    const output = { format: 'iife' as const, inlineDynamicImports: true };
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', rollupOptions: { input: entry, output } },
    });
    const [script] = 'output' in made ? made.output : [];
    if (script?.type !== 'chunk' || script.code.includes('</'))
      throw new Error(`${entry} cannot stand in a page`);
    return `export default ${JSON.stringify(script.code.trim())};`;
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      appDirectory: 'checkout',
      // Every flag but one: the later move to React Router is then a rename.
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // The map of these few routes is a file that stays; asked for route by route, each page would wait for its part.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
      ignoredRouteFiles: ['**/*'],
    }),
    classicScripts,
    tightScripts,
  ],
  // Bundled into the server's build, so that only the components in use are loaded, not the whole library.
  ssr: { noExternal: [/^@mantine\//] },
  // Small pictures stay files: an inlined one would be paid for in every HTML or script that names it.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks }, onwarn } }),
  },
}));

/** A route that only answers has nothing for the browser, and that is no warning. */
const onwarn: Rollup.WarningHandlerWithDefault = (warning, tell) => {
  if (warning.code !== 'EMPTY_BUNDLE') tell(warning);
};

/**
 * A phone on a bad connection pays for every request: what each page needs comes in two files, one that changes only with
 * our dependencies and one of our own. Left to itself the bundler cuts a dozen, some of half a kilobyte.
 */
function manualChunks(id: string): string | undefined {
  if (/\/node_modules\/(?:react|react-dom|scheduler|turbo-stream|@remix-run\/(?:react|router))\//.test(id))
    return 'framework';
  return /\/frontend\/(?:shared|checkout\/(?:components|lib|theme(?!\/mantine)))\//.test(id)
    ? 'house'
    : undefined;
}
