// @ts-check
/**
 * The web server of Guichê: built files, the passage to the API, and the pages. It keeps no state; run as many as
 * needed behind any proxy. Environment: see server/settings.mjs. With `--dev` the pages come from their sources.
 */
import http from 'node:http';
import path from 'node:path';
import { apiPassage } from './server/api-passage.mjs';
import { loadShedding } from './server/load-shedding.mjs';
import { createLog } from './server/log.mjs';
import { orderlyStop } from './server/orderly-stop.mjs';
import { answerPlainly } from './server/plain-answers.mjs';
import { remixPages } from './server/remix-pages.mjs';
import { devBuild } from './server/dev-build.mjs';
import { readSettings } from './server/settings.mjs';
import { staticFiles } from './server/static-files.mjs';
import { visitOf } from './server/visit.mjs';

const dev = process.argv.includes('--dev');
// React picks its slow development build unless told otherwise; the pages are imported below, after this line.
process.env.NODE_ENV = dev ? 'development' : (process.env.NODE_ENV ?? 'production');

const here = import.meta.dirname;
const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const server = http.createServer();
const { build, serveFile } = dev ? await devBuild(server, here) : await builtPages();
const passage = apiPassage(settings.apiUrl, log);
const servePage = remixPages(build, settings, log);
const shed = loadShedding();

server.on('request', (req, res) => {
  const [pathname = '/'] = (req.url ?? '/').split('?');
  if (pathname === '/health/live') answerAlive(res);
  else if (pathname.startsWith('/api/')) visited(req, res, pathname, passage.pass);
  else
    serveFile(req, res, () =>
      shed(
        res,
        () => visited(req, res, pathname, servePage),
        () => refuse(req, res, pathname),
      ),
    );
});

async function builtPages() {
  return {
    /** @type {import('@remix-run/node').ServerBuild} */
    build: await import(path.join(here, 'build/server/index.js')),
    serveFile: staticFiles(path.join(here, 'build/client')),
  };
}

/**
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 * @param {string} pathname
 * @param {(req: http.IncomingMessage, res: http.ServerResponse, visit: import('./server/visit.mjs').Visit) => unknown} answer
 */
async function visited(req, res, pathname, answer) {
  const visit = visitOf(req, settings.trustProxy);
  logWhenDone(req, res, pathname, visit);
  try {
    await answer(req, res, visit);
  } catch (error) {
    breakDown(res, error, visit);
  }
}

/**
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 * @param {string} pathname
 */
function refuse(req, res, pathname) {
  void visited(req, res, pathname, (_req, _res, visit) => answerPlainly(res, visit, 'busy'));
}

/** @param {http.ServerResponse} res */
function answerAlive(res) {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end('{"status":"ok"}');
}

/**
 * The query is never logged: links to a checkout carry the buyer's name, e-mail, phone and CPF.
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 * @param {string} pathname
 * @param {import('./server/visit.mjs').Visit} visit
 */
function logWhenDone(req, res, pathname, visit) {
  const startedAt = performance.now();
  res.on('close', () => {
    const ms = Math.round(performance.now() - startedAt);
    const line = {
      requestId: visit.requestId,
      method: req.method,
      path: pathname,
      status: res.statusCode,
      ms,
    };
    if (res.statusCode >= 500) log.error(line, 'request');
    else log.info(line, 'request');
  });
}

/**
 * @param {http.ServerResponse} res
 * @param {unknown} error
 * @param {import('./server/visit.mjs').Visit} visit
 */
function breakDown(res, error, visit) {
  if (res.destroyed) return;
  log.error({ requestId: visit.requestId, err: error }, 'the page could not be drawn');
  if (res.headersSent) return void res.destroy();
  answerPlainly(res, visit, 'broken');
}

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  const { endStreams } = passage;
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
