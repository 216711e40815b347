// @ts-check

/**
 * The application straight from its sources, compiled as it is asked for, with reload in the browser. Only for work on
 * the pages: Vite is not there in production.
 * @param {import('node:http').Server} server  carries the reload messages as well, so no second port is needed
 * @param {string} root  the frontend's folder
 */
export async function devBuild(server, root) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    build: () =>
      /** @type {Promise<import('@remix-run/node').ServerBuild>} */ (
        vite.ssrLoadModule('virtual:remix/server-build')
      ),
    /**
     * Serves sources and reload messages; whatever is neither goes on to `otherwise`.
     * @param {import('node:http').IncomingMessage} req
     * @param {import('node:http').ServerResponse} res
     * @param {() => void} otherwise
     */
    serveFile: (req, res, otherwise) => vite.middlewares(req, res, otherwise),
    stop: () => vite.close(),
  };
}
