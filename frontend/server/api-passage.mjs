// @ts-check
import http from 'node:http';
import https from 'node:https';

/** Headers that speak of one connection only and must not travel on. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Passes a request of the browser to the API, byte for byte and in both directions, so that event streams flow.
 * @param {URL} apiUrl
 * @param {import('pino').Logger} log
 */
export function apiPassage(apiUrl, log) {
  const client = apiUrl.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxFreeSockets: 64 });
  /** @type {Set<import('node:http').ServerResponse>} */
  const openStreams = new Set();

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {import('./visit.mjs').Visit} visit
   */
  const pass = (req, res, visit) => {
    const upstream = client.request(new URL(req.url ?? '/', apiUrl), {
      method: req.method,
      agent,
      headers: { ...endToEnd(req.headers), ...visitHeaders(visit), host: apiUrl.host },
    });
    upstream.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      // An event stream may be silent for long: its reader must learn at once that it is open.
      res.flushHeaders();
      answer.pipe(res);
      if (answer.headers['content-type']?.startsWith('text/event-stream')) openStreams.add(res);
      answer.on('error', () => res.destroy());
    });
    upstream.on('error', (error) => {
      if (res.destroyed) return;
      log.warn({ requestId: visit.requestId, err: error.message }, 'the API did not answer');
      if (res.headersSent) res.destroy();
      else refuse(res, visit.requestId);
    });
    res.on('close', () => {
      openStreams.delete(res);
      upstream.destroy();
    });
    req.pipe(upstream);
  };
  /** Their browsers ask again, and reach whoever serves them then. */
  const endStreams = () => openStreams.forEach((res) => res.destroy());
  return { pass, endStreams };
}

/**
 * What every call to the API says of the visit it is made for.
 * @param {import('./visit.mjs').Visit} visit
 */
export function visitHeaders(visit) {
  return {
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.clientIp,
    'x-forwarded-proto': visit.secure ? 'https' : 'http',
    'x-forwarded-host': visit.host,
  };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function endToEnd(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** @param {import('node:http').ServerResponse} res @param {string} requestId */
function refuse(res, requestId) {
  res.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '5' });
  res.end(
    JSON.stringify({
      type: 'about:blank',
      title: 'Service unavailable',
      status: 503,
      code: 'unavailable',
      requestId,
    }),
  );
}
