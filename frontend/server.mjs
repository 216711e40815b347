// @ts-check
/**
 * The web server of Guichê: built files, the proxy to the API, and the pages. It keeps no state; run as many as
 * needed behind any proxy. Environment: see server/settings.mjs. With `--dev` the pages come from their sources.
 */
import { apiProxy } from './server/api-proxy.mjs';
import { APPLICATIONS, applicationOf, builtApplications } from './server/applications.mjs';
import { loadShedding } from './server/load-shedding.mjs';
import { createLog } from './server/log.mjs';
import { orderlyStop } from './server/orderly-stop.mjs';
import { answerPlainly } from './server/plain-answers.mjs';
import { remixPages } from './server/remix-pages.mjs';
import { devBuild } from './server/dev-build.mjs';
import { languagesOfHosts } from './server/offered-languages.mjs';
import { pathnameOf } from './server/request-guard.mjs';
import { readSettings } from './server/settings.mjs';
import { answerRequests, createWebServer } from './server/web-server.mjs';

const dev = process.argv.includes('--dev');
// React uses its slow development build by default; the pages are imported below, after this line.
process.env.NODE_ENV = dev ? 'development' : (process.env.NODE_ENV ?? 'production');

const here = import.meta.dirname;
const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const server = createWebServer();
const { builds, serveFile } = dev ? await devBuild(server, here) : await builtApplications(here);
const proxy = await apiProxy(settings, log);
const shed = loadShedding();
/** A page in its turn, or a refusal when too many wait. @type {import('./server/remix-pages.mjs').InTurn} */
const inTurn = (res, visit, work) =>
  new Promise((resolve) =>
    shed(
      res,
      () => resolve(work()),
      () => resolve(answerPlainly(res, visit, 'busy')),
    ),
  );
const pages = {
  checkout: remixPages(APPLICATIONS.checkout, builds.checkout, { settings, log, inTurn }),
  backoffice: remixPages(APPLICATIONS.backoffice, builds.backoffice, { settings, log, inTurn }),
};
/** @type {import('./server/web-server.mjs').Answer} */
const servePage = (req, res, visit) => pages[applicationOf(pathnameOf(req.url ?? '/'))](req, res, visit);
const languagesOf = languagesOfHosts(settings);
server.on(
  'request',
  answerRequests({ settings, log, passToApi: proxy.pass, serveFile, servePage, languagesOf }),
);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  const { endStreams } = proxy;
  void orderlyStop(server, { graceMs: settings.shutdownGraceMs, endStreams }).then(() => process.exit(0));
}
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
process.on('disconnect', stop);

server.on('error', (error) => {
  log.fatal({ err: error }, `WEB_PORT: cannot listen on ${settings.host}:${settings.port}`);
  process.exit(1);
});
server.listen(settings.port, settings.host, () => {
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : settings.port;
  log.info({ host: settings.host, port, api: settings.apiUrl.href }, 'web is listening');
  process.send?.({ ready: true, port });
});
