import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { Problem } from '../errors/index.js';
import { registerRequestDeadline } from './request-deadline.js';

/** A promise that the test keeps. */
function pending(): { readonly given: Promise<void>; give(): void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A real server on a real socket, whose requests have a deadline of 30 ms and a handler that waits until it is released. */
async function listening(): Promise<{ url: string; end: () => void; finished: Promise<void> }> {
  const [work, finished] = [pending(), pending()];
  server = fastify();
  server.setErrorHandler((error, _request, reply) =>
    reply
      .status(error instanceof Problem ? error.status : 500)
      .send({ code: Reflect.get(error as object, 'code') }),
  );
  registerRequestDeadline(server, 30);
  const slow = async (): Promise<object> => {
    await work.given;
    finished.give();
    return { done: true };
  };
  server.route({ method: ['GET', 'POST', 'PUT'], url: '/slow', handler: slow });
  server.post('/quick', () => ({ done: true }));
  return {
    url: await server.listen({ port: 0, host: '127.0.0.1' }),
    end: work.give,
    finished: finished.given,
  };
}

const json = { 'content-type': 'application/json' };

describe('the deadline of a request, over a socket', () => {
  it.each([
    ['a GET', { method: 'GET' }],
    ['a POST without a body', { method: 'POST' }],
    ['a POST with a body', { method: 'POST', headers: json, body: '{}' }],
    ['a PUT with a large body', { method: 'PUT', headers: json, body: JSON.stringify('x'.repeat(900_000)) }],
  ])('%s is answered although its handler has not ended, and the handler continues', async (_, request) => {
    const { url, end, finished } = await listening();
    const answer = await fetch(`${url}/slow`, request);
    expect([answer.status, await answer.json()]).toEqual([503, { code: 'unavailable' }]);
    end();
    await finished;
    expect((await fetch(`${url}/quick`, { method: 'POST' })).status).toBe(200);
  });

  it('leaves an answer that has begun alone: it ends as it was begun', async () => {
    server = fastify();
    registerRequestDeadline(server, 30);
    server.get('/stream', (_request, reply) => {
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      setTimeout(() => reply.raw.end('data: 2\n\n'), 90);
    });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}/stream`);
    expect([answer.status, await answer.text()]).toEqual([200, 'data: 1\n\ndata: 2\n\n']);
  });
});
