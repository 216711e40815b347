import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runtimeProblem } from '../errors/index.js';
import { DEEPEST_JSON, isTooDeep } from './json-depth.js';
import { isRawBodyRoute } from './raw-body.js';
import { STREAMED, isStreamedBodyRoute } from './streamed-body.js';

type Done = (error: Error | null, body?: unknown) => void;

/** 64 KB: no form of ours is larger. */
export const BODY_LIMIT_BYTES = 65_536;

/** JSON is parsed, raw-body routes get their text, streamed ones the stream, everything else is refused. */
export function registerBodyParsers(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser(
    ['application/json', 'application/problem+json'],
    { parseAs: 'string' },
    (request, text: string, done: Done) => {
      if (isRaw(request)) return done(null, text);
      if (isTooDeep(text))
        return done(runtimeProblem('malformedJson', { detail: `nested deeper than ${DEEPEST_JSON} levels` }));
      void parseJson(request, text, (error, body) =>
        error ? done(runtimeProblem('malformedJson', { cause: error })) : done(null, body),
      );
    },
  );
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request, text: string, done: Done) => {
    if (isRaw(request)) done(null, text);
    else done(runtimeProblem('unsupportedMediaType'));
  });
  fastify.addContentTypeParser(STREAMED, (request, content, done: Done) => {
    if (isStreamed(request)) done(null, content);
    else done(runtimeProblem('unsupportedMediaType'));
  });
  fastify.addHook('onRoute', (route) => {
    if (isRawBodyRoute(route.config)) route.bodyLimit = route.config.rawBodyLimit;
  });
  // Where nothing was sent no parser is asked. A provider that tries an address out sends nothing.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (isRaw(request)) request.body ??= '';
    done();
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isStreamed(request)) request.headers = { 'content-type': STREAMED };
    // Fastify answers 415 to a content type it can't parse; a provider's delivery is kept whatever it calls itself.
    if (isRaw(request) && !/^[\w.+-]+\/[\w.+-]+/.test(request.headers['content-type'] ?? '')) {
      delete request.headers['content-type'];
    }
    done();
  });
}

function isStreamed(request: FastifyRequest): boolean {
  return isStreamedBodyRoute(request.routeOptions.config);
}

function isRaw(request: FastifyRequest): boolean {
  return isRawBodyRoute(request.routeOptions.config);
}
