import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Rollup } from 'vite';
import { classicScripts } from './vite-plugins/classic-scripts';
import { minifyScripts } from './vite-plugins/minify-scripts';
import { onlyCheckoutModules } from './vite-plugins/only-checkout-modules';
import { REMIX_FUTURE } from './vite-plugins/remix-future';

/** The buyer's site: the checkout, the payment page, the frames of cards and trackers, the home page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      appDirectory: 'checkout',
      buildDirectory: 'build/checkout',
      // The list of these few routes is one cached file. Loaded route by route, each page would wait for its part.
      future: { ...REMIX_FUTURE, v3_lazyRouteDiscovery: false },
      ignoredRouteFiles: ['**/*'],
    }),
    classicScripts,
    minifyScripts,
    onlyCheckoutModules,
  ],
  // Small pictures stay files: an inlined one would be paid for in every HTML or script that names it.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks }, onwarn } }),
  },
  // Prepared before the first page of `npm run dev`: found one after the other, they would load React twice.
  optimizeDeps: { include: ['@remix-run/react', 'react-dom', 'react-dom/client'] },
  cacheDir: '../.cache/vite/checkout',
}));

/** A route that only answers has nothing for the browser; that is no warning. */
const onwarn: Rollup.WarningHandlerWithDefault = (warning, report) => {
  if (warning.code !== 'EMPTY_BUNDLE') report(warning);
};

/**
 * A phone on a bad connection pays for every request: what each page needs comes in two files, one that changes only with
 * our dependencies and one of our own. Left to itself the bundler makes a dozen, some of half a kilobyte.
 */
function manualChunks(id: string): string | undefined {
  if (/\/node_modules\/(?:react|react-dom|scheduler|turbo-stream|@remix-run\/(?:react|router))\//.test(id))
    return 'framework';
  return /\/frontend\/(?:shared|checkout\/(?:components|lib|theme))\//.test(id) ? 'base' : undefined;
}
