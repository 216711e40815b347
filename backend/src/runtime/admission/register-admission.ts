import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem, runtimeProblem } from '../errors/index.js';
import type { Metrics } from '../metrics/index.js';
import type { Admission, RequestClass } from './admission.js';
import type { Slot } from './gate.js';

/** Streams stay open for as long as a page does: they are admitted like any other, and then hold no place. */
const STREAMS = /\/events$/;

/** @param url of the route, with its placeholders */
export function classOf(method: string, url: string | undefined): RequestClass {
  if (!url?.startsWith('/api/')) return 'always';
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? 'reads' : 'acts';
}

/**
 * Refuses what cannot be answered in time with 503 and Retry-After, before the first SQL statement.
 * To be registered after the request's scope and before anything that costs.
 */
export function registerAdmission(
  fastify: FastifyInstance,
  { admission, metrics }: { admission: Admission; metrics: Metrics },
): void {
  const slots = new WeakMap<FastifyRequest, Slot>();
  // After the body was read: a slow sender would hold a slot.
  fastify.addHook('preValidation', (request, reply, done) => {
    const { url } = request.routeOptions;
    const which = classOf(request.method, url);
    if (which === 'always') return done();
    const settle = (slot: Slot | undefined): void => {
      if (!slot) return refuse(request, reply, which, metrics);
      if (url !== undefined && STREAMS.test(url)) slot.leave();
      slots.set(request, slot);
      admission.keep(request.scope, slot);
      // A client that disconnects in the queue releases its place.
      if (request.raw.destroyed || reply.raw.destroyed) slot.leave();
      done();
    };
    const entered = admission.enter(which);
    if (entered instanceof Promise) void entered.then(settle);
    else settle(entered);
  });
  // Runs when the answer was sent, and when the caller went away before.
  fastify.addHook('onResponse', (request, _reply, done) => {
    slots.get(request)?.leave();
    done();
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, which: RequestClass, metrics: Metrics): void {
  metrics.requestRefused(which);
  answerProblem(runtimeProblem('unavailable'), request, reply);
}
