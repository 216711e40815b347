// @ts-check
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { createRequestHandler } from '@remix-run/node';
import { securityHeaders } from './security-headers.mjs';

/** The widest form of the site is a checkout: a few kilobytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * Answers with the built Remix application.
 * @param {import('@remix-run/node').ServerBuild | (() => Promise<import('@remix-run/node').ServerBuild>)} build
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('pino').Logger} log
 */
export function remixPages(build, settings, log) {
  // A build that is made anew for each request is the one of `npm run dev`.
  const dev = typeof build === 'function';
  const handle = createRequestHandler(build, dev ? 'development' : 'production');

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   * @param {import('./visit.mjs').Visit} visit
   */
  return async (req, res, visit) => {
    if (Number(req.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) return refuseTooLarge(res, visit);
    const gone = new AbortController();
    res.on('close', () => gone.abort());
    const context = {
      ...visit,
      production: !dev,
      apiUrl: settings.apiUrl.href,
      simulatorUrl: settings.mode === 'demo' ? settings.simulatorUrl : undefined,
      log: log.child({ requestId: visit.requestId }),
    };
    const answer = await handle(toFetchRequest(req, visit, gone.signal), /** @type {any} */ (context));
    const guests = answer.headers.get('x-guests')?.split(',') ?? [];
    answer.headers.delete('x-guests');
    await send(req, res, answer, dev ? {} : securityHeaders(visit, guests), visit.requestId);
  };
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('./visit.mjs').Visit} visit
 * @param {AbortSignal} signal
 */
function toFetchRequest(req, visit, signal) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  const url = new URL(req.url ?? '/', `${visit.secure ? 'https' : 'http'}://${visit.host}`);
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(url, {
    method: req.method ?? 'GET',
    headers,
    signal,
    ...(hasBody ? { body: /** @type {any} */ (Readable.toWeb(limited(req))), duplex: 'half' } : {}),
  });
}

/** A body that does not say its length is cut at the limit. @param {import('node:http').IncomingMessage} req */
function limited(req) {
  let received = 0;
  req.on('data', (chunk) => {
    received += chunk.length;
    if (received > BODY_LIMIT_BYTES) req.destroy(new Error('the body is over the limit'));
  });
  req.pause();
  return req;
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {Response} answer
 * @param {Record<string, string>} protection
 * @param {string} requestId
 */
async function send(req, res, answer, protection, requestId) {
  res.statusCode = answer.status;
  answer.headers.forEach((value, name) => {
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  });
  for (const [name, value] of Object.entries(protection)) res.setHeader(name, value);
  res.setHeader('x-request-id', requestId);
  if (!answer.body || req.method === 'HEAD') return void res.end();
  // No page of ours trickles in. Packed in one piece it costs a third of what packing a stream costs, and a page that
  // breaks half way is answered as broken instead of cut off.
  const page = Buffer.from(await answer.arrayBuffer());
  if (!/\bgzip\b/.test(String(req.headers['accept-encoding'] ?? ''))) return void res.end(page);
  res.setHeader('content-encoding', 'gzip');
  res.appendHeader('vary', 'accept-encoding');
  res.end(zlib.gzipSync(page, { level: 4 }));
}

/** @param {import('node:http').ServerResponse} res @param {import('./visit.mjs').Visit} visit */
function refuseTooLarge(res, visit) {
  res.writeHead(413, {
    'content-type': 'text/plain; charset=utf-8',
    connection: 'close',
    ...securityHeaders(visit),
  });
  res.end(`O formulário enviado é grande demais. Código: ${visit.requestId}\n`);
}
