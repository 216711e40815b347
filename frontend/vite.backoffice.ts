import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { minifyScripts } from './vite-plugins/minify-scripts';
import { REMIX_FUTURE } from './vite-plugins/remix-future';

/** The back office: sign-in, sellers, customers, staff, managers and the master. Its files are served below `/backoffice-files/`. */
export default defineConfig({
  plugins: [
    remix({
      appDirectory: 'backoffice',
      buildDirectory: 'build/backoffice',
      // A page knows the routes its links lead to; the list of all seventy is not downloaded.
      future: { ...REMIX_FUTURE, v3_lazyRouteDiscovery: true },
      ignoredRouteFiles: ['**/*'],
    }),
    minifyScripts,
  ],
  // Not the name of the folder: Vite would take that off the addresses of the sources.
  base: '/backoffice-files/',
  // The checkout's build has these files.
  publicDir: false,
  // Bundled into the server's build, so that only the components in use are loaded, not the whole library.
  ssr: { noExternal: [/^@mantine\//] },
  build: { target: 'es2022' },
  // Prepared before the first page of `npm run dev`: found one after the other, they would load React twice.
  optimizeDeps: {
    include: ['@mantine/core', '@mantine/form', '@remix-run/react', 'react-dom', 'react-dom/client'],
  },
  cacheDir: '../.cache/vite/backoffice',
});
