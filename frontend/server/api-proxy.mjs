// @ts-check
import replyFrom from '@fastify/reply-from';
import fastify from 'fastify';
import { pathnameOf } from './request-guard.mjs';
import { sendProblem } from './problem-answers.mjs';

/** Connections to the API at one moment. Each open event stream holds one; the API limits those. */
const MOST_CONNECTIONS = 4_096;
/** The API ends an upload after 90 s; everything else it answers within 12 s. */
const ANSWER_BEGINS_WITHIN_MS = 100_000;
/** The API's event streams send a heartbeat every 15 s. */
const SILENT_FOR_MS = 60_000;

/** Hop-by-hop headers (RFC 9110 §7.6.1). The library drops those that `Connection` names; these are dropped always. */
const HOP_BY_HOP = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings'],
];
/** Headers that a client could forge: only we set them. `expect` was already answered. */
const NOT_FORWARDED = [
  ...HOP_BY_HOP,
  ...['x-guiche-host', 'x-guiche-secret'],
  ...['expect', 'forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'x-request-id'],
];

/**
 * Forwards requests to the API with @fastify/reply-from (docs/decisions/0041). Its client (undici) frames every message anew,
 * so no byte of a request's body can be read as the next request. The caller has refused what malformationOf names.
 * @param {{ apiUrl: URL, internalSecret: string }} settings
 * @param {import('pino').Logger} log
 */
export async function apiProxy({ apiUrl, internalSecret }, log) {
  const proxy = fastify({ bodyLimit: Number.MAX_SAFE_INTEGER, exposeHeadRoutes: false });
  await proxy.register(replyFrom, {
    base: apiUrl.origin,
    // Payment ids make each address another one.
    disableCache: true,
    undici: {
      connections: MOST_CONNECTIONS,
      headersTimeout: ANSWER_BEGINS_WITHIN_MS,
      bodyTimeout: SILENT_FOR_MS,
    },
  });
  // Bodies go through as they arrive, whatever they hold; the API judges them.
  proxy.removeAllContentTypeParsers();
  proxy.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  /** @type {Set<import('node:http').ServerResponse>} */
  const openStreams = new Set();
  /** @type {WeakMap<import('node:http').IncomingMessage, import('./visit.mjs').Visit>} */
  const visits = new WeakMap();

  proxy.all('/api/*', (request, reply) => {
    const { raw } = request;
    const visit = /** @type {import('./visit.mjs').Visit} */ (visits.get(raw));
    reply.from(pathnameOf(raw.url ?? '/'), {
      rewriteRequestHeaders: (_request, headers) => ({
        ...forwarded(headers),
        ...visitHeaders(visit, internalSecret),
      }),
      rewriteHeaders: endToEnd,
      // By default a GET that was answered 503 would be sent again, up to ten times.
      retryDelay: () => null,
      onResponse: (_request, _reply, answer) => {
        const body = /** @type {{ stream: import('node:stream').Readable }} */ (
          /** @type {unknown} */ (answer)
        );
        reply.send(body.stream);
        if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
        // An event stream may send nothing for long: its reader must learn immediately that it is open.
        reply.raw.flushHeaders();
        openStreams.add(reply.raw);
        reply.raw.once('close', () => openStreams.delete(reply.raw));
      },
      onError: (_reply, { error }) => {
        const { cause } = error;
        const reason = cause instanceof Error ? cause.message : error.message;
        log.warn({ requestId: visit.requestId, err: reason }, 'the API did not answer');
        reply.hijack();
        sendProblem(reply.raw, visit, 'unavailable');
      },
    });
  });
  await proxy.ready();

  return {
    /**
     * @param {import('node:http').IncomingMessage} req
     * @param {import('node:http').ServerResponse} res
     * @param {import('./visit.mjs').Visit} visit
     */
    pass: (req, res, visit) => {
      visits.set(req, visit);
      proxy.routing(req, res);
    },
    /** Closes event streams, which never end by themselves: their browsers reconnect to another process. */
    endStreams: () => openStreams.forEach((res) => res.destroy()),
    close: () => proxy.close(),
  };
}

/**
 * What every call to the API says of the visit it is made for.
 * @param {import('./visit.mjs').Visit} visit
 * @param {string} internalSecret
 */
function visitHeaders(visit, internalSecret) {
  return {
    'x-guiche-host': visit.host,
    'x-guiche-secret': internalSecret,
    'x-request-id': visit.requestId,
    'x-forwarded-for': visit.clientIp,
    'x-forwarded-proto': visit.secure ? 'https' : 'http',
    'x-forwarded-host': visit.host,
  };
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
function forwarded(headers) {
  const kept = without(headers, NOT_FORWARDED);
  for (const name of Object.keys(kept)) if (name.startsWith('x-forwarded-')) delete kept[name];
  return kept;
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
const endToEnd = (headers) => without(headers, HOP_BY_HOP);

/** @param {import('node:http').IncomingHttpHeaders} headers @param {readonly string[]} names */
function without(headers, names) {
  const kept = { ...headers };
  for (const name of names) delete kept[name];
  return kept;
}
