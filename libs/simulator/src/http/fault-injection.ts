import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyFault, ReplyFaults } from '../faults/reply-faults.js';
import type { LoggedRequest, RequestLog } from './request-log.js';

declare module 'fastify' {
  interface FastifyRequest {
    logged: LoggedRequest | null;
  }
}

/**
 * Logs each provider call, and applies armed faults before the call is executed or to its answer. A fault on the
 * answer waits for an accepted call (2xx), because it concerns booked charges.
 */
export function injectFaults(
  app: FastifyInstance,
  deps: { faults: ReplyFaults; log: RequestLog; now: () => Date; closing: AbortSignal },
): void {
  app.decorateRequest('logged', null);

  app.addHook('preHandler', async (request, reply) => {
    const { provider, operation } = request.routeOptions.config;
    if (provider === undefined || operation === undefined) return;
    const { method, url, body } = request;
    request.logged = { at: deps.now(), provider, operation, method, url, body, status: null };
    deps.log.add(request.logged);
    const fault = deps.faults.take(provider, operation, 'before');
    if (fault) await injectFaultBefore(fault, request, reply, deps.closing);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { provider, operation } = request.routeOptions.config;
    if (provider === undefined || operation === undefined || !request.logged) return payload;
    if (reply.statusCode >= 300) return payload;
    const fault = deps.faults.take(provider, operation, 'after');
    return fault ? injectFaultAfter(fault, request, reply, payload, deps.closing) : payload;
  });

  app.addHook('onResponse', async (request, reply) => {
    if (request.logged) request.logged.status = reply.statusCode;
  });
}

async function injectFaultBefore(
  fault: ReplyFault,
  request: FastifyRequest,
  reply: FastifyReply,
  closing: AbortSignal,
): Promise<void> {
  if (fault.kind === 'delay') return sleep(fault.ms, closing);
  if (fault.kind === 'hang') await untilGone(request, closing);
  if (fault.kind === 'hang' || fault.kind === 'cut') {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (fault.kind === 'status') await reply.code(fault.status).send(errorBody(fault.status));
  else
    await reply
      .code(200)
      .type('application/json')
      .send(fault.kind === 'empty' ? '' : GARBAGE);
}

async function injectFaultAfter(
  fault: ReplyFault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  closing: AbortSignal,
): Promise<unknown> {
  switch (fault.kind) {
    case 'delay':
      await sleep(fault.ms, closing);
      return payload;
    case 'hang':
      await untilGone(request, closing);
      request.raw.socket.destroy();
      return payload;
    case 'cut':
      request.raw.socket.destroy();
      return payload;
    case 'status':
      reply.code(fault.status);
      return errorBody(fault.status);
    case 'empty':
      reply.code(200);
      return '';
    case 'garbage':
      reply.code(200);
      return GARBAGE;
  }
}

const GARBAGE = '{"id": 4, "status": "pai<html><body>Bad Gateway';

function errorBody(status: number): string {
  return JSON.stringify({ error: 'Fault', message: 'A fault was armed for this call', statusCode: status });
}

async function sleep(ms: number, closing: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: closing }).catch(() => undefined);
}

/** Until the caller hangs up, or this server closes. */
function untilGone(request: FastifyRequest, closing: AbortSignal): Promise<void> {
  const { socket } = request.raw;
  return new Promise((resolve) => {
    if (socket.destroyed || closing.aborted) return resolve();
    socket.once('close', () => resolve());
    closing.addEventListener('abort', () => resolve(), { once: true });
  });
}
