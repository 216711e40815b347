// @ts-check
import path from 'node:path';
import { APPLICATIONS, applicationOf } from './applications.mjs';

/** Where Remix keeps the hooks of a development server. It expects one application in a process. */
const REMIX_HOOKS = '__remix_devServerHooks';

/**
 * Both applications straight from their sources, compiled on request, with reload in the browser. Only for work on the pages:
 * Vite is not installed in production.
 * @param {import('node:http').Server} server  carries the reload messages as well, so no second port is needed
 * @param {string} root  the frontend's folder
 */
export async function devBuild(server, root) {
  const checkout = await devServer(server, root, APPLICATIONS.checkout);
  const backoffice = await devServer(server, root, APPLICATIONS.backoffice);
  const hooks = { checkout: checkout.hooks, backoffice: backoffice.hooks };
  /** @type {RemixHooks} */
  const both = {
    getCriticalCss: (build, pathname) => hooks[applicationOf(pathname)].getCriticalCss(build, pathname),
    processRequestError: (error) => hooks.checkout.processRequestError(error),
  };
  Object.assign(globalThis, { [REMIX_HOOKS]: both });
  return {
    builds: { checkout: checkout.build, backoffice: backoffice.build },
    /**
     * Serves sources and reload messages; whatever is neither goes on to `otherwise`.
     * @type {import('./web-server.mjs').ServeFile}
     */
    serveFile: (req, res, otherwise) =>
      req.url?.startsWith(APPLICATIONS.backoffice.base)
        ? backoffice.vite.middlewares(req, res, otherwise)
        : checkout.vite.middlewares(req, res, otherwise),
    stop: () => Promise.all([checkout.vite.close(), backoffice.vite.close()]),
  };
}

/**
 * @typedef {{ getCriticalCss: (build: unknown, pathname: string) => unknown, processRequestError: (error: unknown) => void }} RemixHooks
 */

/**
 * @param {import('node:http').Server} server
 * @param {string} root
 * @param {import('./applications.mjs').Application} application
 */
async function devServer(server, root, { name }) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configFile: path.join(root, `vite.${name}.ts`),
    server: { middlewareMode: true, hmr: { server, path: `/hmr/${name}` } },
    appType: 'custom',
  });
  const hooks = /** @type {RemixHooks} */ (Reflect.get(globalThis, REMIX_HOOKS));
  const build = () =>
    /** @type {Promise<import('@remix-run/node').ServerBuild>} */ (
      vite.ssrLoadModule('virtual:remix/server-build')
    );
  return { vite, hooks, build };
}
