import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { runtimeProblem } from '../errors/index.js';

/** A request with one of these carries no body here. */
const BODYLESS = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE']);

/** A name or an address with an optional port: no user information, no path, no spaces (RFC 9110 §7.2). */
const HOST = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The path and query of one of our addresses: no scheme, no other host, no fragment (RFC 9112 §3.2.1). */
const TARGET = /^\/(?!\/)[^#\\]*$/;

/**
 * Refuses, before anything else is decided, a request that another reader could take for two (RFC 9112 §11.2) or for one to
 * another host: 400 `badRequest`, and the connection is closed. The web server refuses the same (frontend/server); providers
 * and monitors reach this process without it.
 */
export function registerFramingChecks(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    // A disconnected client has no address any more, which rate limits need, and receives no answer.
    if (request.raw.socket.remoteAddress === undefined) {
      reply.hijack();
      reply.raw.destroy();
      return done();
    }
    if (!isAmbiguous(request.raw)) return done();
    void reply.header('connection', 'close');
    done(runtimeProblem('badRequest'));
  });
}

function isAmbiguous(request: IncomingMessage): boolean {
  return hasAmbiguousBody(request) || !hasOneHost(request) || !TARGET.test(request.url ?? '');
}

function hasAmbiguousBody({ headers, httpVersion, method }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  if (coding !== undefined) {
    if (length !== undefined || httpVersion !== '1.1' || coding.toLowerCase() !== 'chunked') return true;
  }
  return BODYLESS.has(method ?? '') && (coding !== undefined || Number(length ?? 0) > 0);
}

/** Node keeps the first of several Host headers and says nothing of the others. */
function hasOneHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 && HOST.test(host) && URL.canParse(`http://${host}/`);
}
