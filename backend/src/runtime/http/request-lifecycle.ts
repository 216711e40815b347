import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { newRequestScope, type RequestScope, runInScope } from '../../database/index.js';
import type { Clock } from '../clock/index.js';
import type { Metrics } from '../metrics/index.js';
import { registerRequestDeadline } from './request-deadline.js';

declare module 'fastify' {
  interface FastifyRequest {
    scope: RequestScope;
  }
}

const USABLE_ID = /^[\w-]{8,64}$/;
const QUIET_ROUTES = new Set(['/health/live', '/health/ready', '/metrics']);
/** A stored file is found by its name. */
const SECRET_PARAMETER = /token|secret|key|fileName/i;

/**
 * The id of a request. An id from our frontend or proxy is passed on through the API; another, or an invalid one, is
 * replaced: otherwise clients could write other people's ids into the log.
 */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyaddr.compile(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const usable = typeof given === 'string' && USABLE_ID.test(given);
    return usable && isTrusted(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
}

/** Every request has an id, a scope in which its database work is counted, our time, one log line and one measurement. */
export function registerRequestLifecycle(
  fastify: FastifyInstance,
  { log, metrics, clock, answerMs }: { log: Logger; metrics: Metrics; clock: Clock; answerMs: number },
): void {
  // Assigned for each request in the first hook; declared here so that all requests have one shape.
  fastify.decorateRequest('scope', null as unknown as RequestScope);
  registerRequestDeadline(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    request.scope = newRequestScope(request.id, answerMs, 'anonymous');
    void reply.header('x-request-id', request.id);
    const aheadMs = aheadOfTheWorld(clock);
    if (aheadMs !== 0) void reply.header('x-clock-ahead-ms', aheadMs);
    runInScope(request.scope, done);
  });
  // Reading a body continues in the socket's context, not in ours: step back into the scope.
  fastify.addHook('preValidation', (request, _reply, done) => runInScope(request.scope, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observe(
      `${request.method} ${route}`,
      String(reply.statusCode),
      reply.elapsedTime / 1000,
      request.scope,
    );
    log[QUIET_ROUTES.has(route) ? 'debug' : 'info']({
      msg: 'request',
      requestId: request.id,
      actor: request.scope.actor,
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      statements: request.scope.statements,
      transactions: request.scope.transactions,
      client: request.ip,
    });
    done();
  });
}

/** How far the demonstration's clock was moved: pages that count down must know what time it is for us. */
function aheadOfTheWorld(clock: Clock): number {
  const now = clock.now();
  return now.getTime() - clock.toWorld(now).getTime();
}

/** The route with its ids, so that a purchase can be followed, but neither tokens nor query strings. */
function loggedPath(request: FastifyRequest): string {
  const params = request.params as Record<string, string> | undefined;
  return (request.routeOptions.url ?? 'unknown').replace(/:(\w+)/g, (placeholder, name: string) =>
    SECRET_PARAMETER.test(name) ? placeholder : (params?.[name] ?? placeholder).slice(0, 64),
  );
}
