import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it arrived, for protocols that sign it. */
    rawText: string;
  }
}

/**
 * Clients of these protocols send JSON, forms, or no body with any content type at all. A missing body is
 * undefined, a form becomes an object of texts, everything else must be JSON.
 */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest('rawText', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    request.rawText = body;
    if (body.trim() === '') return done(null, undefined);
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return done(null, Object.fromEntries(new URLSearchParams(body)));
    }
    try {
      done(null, JSON.parse(body));
    } catch {
      done(Object.assign(new Error('The body is not valid JSON'), { statusCode: 400 }));
    }
  });
}
