import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runtimeProblem } from '../errors/index.js';
import { isStreamedBodyRoute } from './streamed-body.js';

/**
 * Every request is answered within 12 s, whatever takes so long: a provider that is slow and then a database that
 * hangs. What was begun goes on, and the same key finds it. Longer than any provider is waited for.
 */
export const ANSWERED_WITHIN_MS = 12_000;

/**
 * Answers 503 `unavailable` when a handler takes longer. The time counts from when the request was read, body included. Answers that
 * have begun (event streams, exports) go on, and uploads are bounded by the server's `requestTimeout` instead.
 *
 * Not Fastify's own `handlerTimeout`: Fastify 5.12.8 clears that timer on the request's `close`, which Node emits as soon as the body
 * has been read, so it never applies to a POST.
 */
export function registerRequestDeadline(fastify: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  fastify.addHook('preValidation', (request, reply, done) => {
    if (!isStreamedBodyRoute(request.routeOptions.config))
      timers.set(
        request,
        setTimeout(() => answerThatItTakesLonger(reply), withinMs),
      );
    done();
  });
  // Runs when the answer was sent, and when the caller went away before.
  fastify.addHook('onResponse', (request, _reply, done) => {
    clearTimeout(timers.get(request));
    done();
  });
}

function answerThatItTakesLonger(reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return;
  void reply.send(runtimeProblem('unavailable', { detail: 'the deadline of the request has passed' }));
}
