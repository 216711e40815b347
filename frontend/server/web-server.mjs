// @ts-check
import http from 'node:http';
import { canonicalPath } from './canonical-path.mjs';
import { CSP_REPORTS_PATH, cspReports } from './csp-reports.mjs';
import { SERVER_LIMITS, limitHalfOpenRequests } from './half-open-requests.mjs';
import { answerPlainly } from './plain-answers.mjs';
import { sendProblem } from './problem-answers.mjs';
import { isFromAnotherSite } from './refusals.mjs';
import { malformationOf, pathnameOf } from './request-guard.mjs';
import { USUAL_LANGUAGE, offerLanguages } from './offered-languages.mjs';
import { visitOf } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Visit} Visit
 * @typedef {(req: http.IncomingMessage, res: http.ServerResponse, visit: Visit) => unknown} Answer
 * @typedef {(req: http.IncomingMessage, res: http.ServerResponse, otherwise: () => void) => void} ServeFile
 */

/** An HTTP server with limits of time and number, and no answers yet. */
export function createWebServer() {
  const server = http.createServer(SERVER_LIMITS);
  limitHalfOpenRequests(server);
  // Not a proxy for others. Without a listener Node would close the connection without a response.
  server.on('connect', (_req, socket) =>
    socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
  );
  return server;
}

/**
 * Routes a request: malformed ones are refused, then come the API, the built files, and the pages.
 * @param {{ settings: Pick<import('./settings.mjs').Settings, 'trustProxy'>, log: import('pino').Logger, passToApi: Answer,
 * serveFile: ServeFile, servePage: Answer, languagesOf?: ((host: string) => Promise<import('./offered-languages.mjs').Languages | null>) | undefined }} parts
 * @returns {http.RequestListener}
 */
export function answerRequests({ settings, log, passToApi, serveFile, servePage, languagesOf }) {
  const { trustProxy } = settings;
  const takeReport = cspReports(log);
  /** @type {WeakSet<import('node:net').Socket>} */
  const refused = new WeakSet();

  /** @param {http.IncomingMessage} req @param {http.ServerResponse} res @param {string} pathname @param {Answer} answer */
  const visited = async (req, res, pathname, answer) => {
    const visit = visitOf(req, trustProxy);
    logWhenDone(log, req, res, { pathname, visit });
    try {
      await answer(req, res, visit);
    } catch (error) {
      breakDown(log, res, error, visit);
    }
  };

  /** In the languages that the platform of the host offers. @param {Answer} answer @returns {Answer} */
  const offered = (answer) => async (req, res, visit) => {
    const languages = (await languagesOf?.(visit.host)) ?? null;
    offerLanguages(req.headers, languages);
    await answer(req, res, languages ? { ...visit, languages: languages.offered } : visit);
  };
  const [api, page] = [offered(inAnyCase(passToApi)), offered(servePage)];

  return (req, res) => {
    // Requests after a refused one on its connection are not answered, nor is a client that has disconnected.
    if (refused.has(req.socket) || req.socket.destroyed) return void res.destroy();
    const malformation = malformationOf(req, trustProxy);
    const pathname = pathnameOf(req.url ?? '/');
    if (malformation) {
      refused.add(req.socket);
      return void visited(req, res, `(${malformation})`, (_req, _res, visit) =>
        refuse(res, visit, { malformation, api: pathname.startsWith('/api/') }),
      );
    }
    if (pathname === '/health/live') answerAlive(res);
    else if (pathname === CSP_REPORTS_PATH) takeReport(req, res);
    else if (pathname.startsWith('/api/')) void visited(req, res, pathname, fromOurPages(api));
    else serveFile(req, res, () => void visited(req, res, pathname, canonically(pathname, page)));
  };
}

/**
 * @param {http.ServerResponse} res
 * @param {Visit} visit
 * @param {{ malformation: import('./request-guard.mjs').Malformation, api: boolean }} why
 */
function refuse(res, visit, { malformation, api }) {
  const method = malformation === 'method';
  if (api) sendProblem(res, visit, method ? 'methodNotAllowed' : 'badRequest');
  else answerPlainly(res, visit, method ? 'method' : 'malformed');
}

/**
 * A page of another site cannot change anything with the session of a signed-in person.
 * @param {Answer} answer
 * @returns {Answer}
 */
function fromOurPages(answer) {
  return (req, res, visit) => {
    const reads = req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS';
    if (reads || !isFromAnotherSite(req, visit.host)) return answer(req, res, visit);
    return sendProblem(res, visit, 'forbidden');
  };
}

/**
 * The API knows no language of a host: it is asked for the usual one where the reader asks for none that is offered.
 * @param {Answer} answer
 * @returns {Answer}
 */
function inAnyCase(answer) {
  return (req, res, visit) => {
    const usual = req.headers[USUAL_LANGUAGE];
    if (typeof usual === 'string') req.headers['accept-language'] ??= usual;
    return answer(req, res, visit);
  };
}

/** @param {string} pathname @param {Answer} answer @returns {Answer} */
function canonically(pathname, answer) {
  return (req, res, visit) => {
    const canonical = canonicalPath(pathname);
    if (canonical === pathname || (req.method !== 'GET' && req.method !== 'HEAD'))
      return answer(req, res, visit);
    const query = (req.url ?? '').slice(pathname.length);
    return void res.writeHead(301, { location: `${canonical}${query}`, 'cache-control': 'no-cache' }).end();
  };
}

/** @param {http.ServerResponse} res */
function answerAlive(res) {
  res.writeHead(200, { 'content-type': 'application/json' });
  res.end('{"status":"ok"}');
}

/**
 * The query is never logged: links to a checkout contain the buyer's name, e-mail, phone and CPF.
 * @param {import('pino').Logger} log
 * @param {http.IncomingMessage} req
 * @param {http.ServerResponse} res
 * @param {{ pathname: string, visit: Visit }} told
 */
function logWhenDone(log, req, res, { pathname, visit }) {
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
 * @param {import('pino').Logger} log
 * @param {http.ServerResponse} res
 * @param {unknown} error
 * @param {Visit} visit
 */
function breakDown(log, res, error, visit) {
  if (res.destroyed) return;
  log.error({ requestId: visit.requestId, err: error }, 'the page could not be drawn');
  if (res.headersSent) return void res.destroy();
  answerPlainly(res, visit, 'broken');
}
