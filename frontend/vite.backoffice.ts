import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { minifyScripts } from './vite-plugins/minify-scripts';
import { REMIX_FUTURE } from './vite-plugins/remix-future';

/** The back office: sign-in, sellers, customers, staff, managers and the master. Its files are served below `/backoffice/`. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'backoffice',
      buildDirectory: 'build/backoffice',
      // A page knows the routes its links lead to; nobody downloads the list of all seventy.
      future: { ...REMIX_FUTURE, v3_lazyRouteDiscovery: true },
      ignoredRouteFiles: ['**/*'],
    }),
    minifyScripts,
  ],
  base: '/backoffice/',
  // The checkout's build has these files.
  publicDir: false,
  // Bundled into the server's build, so that only the components in use are loaded, not the whole library.
  ssr: { noExternal: [/^@mantine\//] },
  build: { target: 'es2022' },
  cacheDir: '../.cache/vite/backoffice',
});
