import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { Problem } from '../errors/index.js';
import { registerBodyParsers } from './body-parsers.js';
import type { RawBodyRoute } from './raw-body.js';

describe('a route that keeps the raw body', () => {
  let server: FastifyInstance;

  beforeAll(async () => {
    server = fastify();
    registerBodyParsers(server);
    server.setErrorHandler((error: Error & { statusCode?: number }, _, reply) =>
      reply.code(error instanceof Problem ? error.status : (error.statusCode ?? 500)).send(),
    );
    const config: RawBodyRoute = { rawBodyLimit: 1_000, rateLimit: false };
    server.post('/kept', { config }, (request) => ({ kept: request.body ?? null }));
    server.post('/parsed', (request) => ({ parsed: request.body }));
    await server.ready();
  });
  afterAll(() => server.close());

  const post = (url: string, payload: string, type?: string) =>
    server.inject({
      method: 'POST',
      url,
      payload,
      headers: type === undefined ? {} : { 'content-type': type },
    });

  const FORM = 'event=invoice.status_changed&data%5Bid%5D=A%2F1&data[status]=paid';

  it.each([
    ['a form', FORM, 'application/x-www-form-urlencoded'],
    ['a form with a character set', FORM, 'application/x-www-form-urlencoded; charset=UTF-8'],
    ['a form that calls itself JSON', FORM, 'application/json'],
    ['a form without a content type', FORM, undefined],
    ['a form with a broken content type', FORM, 'form'],
    ['JSON that calls itself a form', '{"id": 1}', 'application/x-www-form-urlencoded'],
    ['JSON with blanks', '{ "id":\n1 }', 'application/json'],
    ['what is neither', '<paid/>', 'text/xml'],
  ])('keeps %s unchanged', async (_, payload, type) => {
    const answer = await post('/kept', payload, type);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ kept: payload });
  });

  it('keeps no more than its own limit', async () => {
    expect((await post('/kept', 'x'.repeat(1_000), 'text/plain')).statusCode).toBe(200);
    expect((await post('/kept', 'x'.repeat(1_001), 'text/plain')).statusCode).toBe(413);
  });

  it('a route that keeps the raw body is an exception: elsewhere a form is refused', async () => {
    const answer = await post('/parsed', FORM, 'application/x-www-form-urlencoded');
    expect(answer.statusCode).toBe(415);
    expect((await post('/parsed', '{"id":1}', 'application/json')).json()).toEqual({ parsed: { id: 1 } });
  });
});
