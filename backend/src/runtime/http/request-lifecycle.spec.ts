import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { Clock, SystemClock } from '../clock/index.js';
import { createLog } from '../logging/index.js';
import { Metrics } from '../metrics/index.js';
import type { IncomingMessage } from 'node:http';
import { registerRequestLifecycle, requestIds } from './request-lifecycle.js';

const ROUTES = ['/api/payments/:id', '/webhooks/:provider/:token', '/api/objects/:access/:folder/:fileName'];

/** Asks each address once; what the log and the metrics say of it. */
async function requestsTo(addresses: readonly string[]): Promise<{ paths: unknown[]; metrics: string }> {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const metrics = new Metrics();
  const server = fastify();
  registerRequestLifecycle(server, {
    log: createLog({ level: 'info' }, { write }),
    metrics,
    clock: new SystemClock(),
    answerMs: 4_000,
  });
  for (const route of ROUTES) server.get(route, () => 'here');
  for (const address of addresses) await server.inject(address);
  await server.close();
  return { paths: lines.map(({ path }) => path), metrics: await metrics.registry.metrics() };
}

describe('the line of a request', () => {
  it.each([
    ['shows which payment it was about', '/api/payments/p-1', '/api/payments/p-1'],
    ['shows no query string', '/api/payments/p-1?email=ana', '/api/payments/p-1'],
    ['shows no token of an address', '/webhooks/ASAAS/s3cret', '/webhooks/ASAAS/:token'],
    [
      'shows no name of a file: who knows it reads the file',
      '/api/objects/public/boletos/s3cret.pdf',
      '/api/objects/public/boletos/:fileName',
    ],
    ['shows nothing that a stranger made up', '/s3cret/../x', 'unknown'],
  ])('%s', async (_, address, path) => {
    expect((await requestsTo([address])).paths).toEqual([path]);
  });
});

describe('the measurement of a request', () => {
  it('the metrics of a request are stored by route, so that clients cannot create unlimited entries', async () => {
    const { metrics } = await requestsTo(['/api/payments/p-1', '/api/payments/p-2', '/a', '/b?c']);
    const counted = metrics
      .split('\n')
      .filter((line) => line.startsWith('guiche_request_duration_seconds_count'));
    expect(counted).toEqual([
      'guiche_request_duration_seconds_count{route="GET /api/payments/:id",status="200"} 2',
      'guiche_request_duration_seconds_count{route="GET unknown",status="404"} 2',
    ]);
  });
});

describe('an answer', () => {
  /** As the demonstration's, moved on by fifteen days. */
  class MovedClock extends Clock {
    now = () => new Date('2026-12-07T12:00:00Z');
    override toWorld = (instant: Date) => new Date(instant.getTime() - 15 * 86_400_000);
  }

  it.each([
    ['says how far our clock was moved', new MovedClock(), '1296000000'],
    ['says nothing of a clock that is the world’s', new SystemClock(), undefined],
  ])('%s', async (_, clock, result) => {
    const server = fastify();
    const log = createLog({ level: 'silent' });
    registerRequestLifecycle(server, { log, metrics: new Metrics(), clock, answerMs: 4_000 });
    server.get('/', () => 'here');
    expect((await server.inject('/')).headers['x-clock-ahead-ms']).toBe(result);
    await server.close();
  });
});

describe('the id of a request', () => {
  const idFrom = (remoteAddress: string, given: string) =>
    requestIds(['loopback', '10.0.0.0/8'])({
      headers: { 'x-request-id': given },
      socket: { remoteAddress },
    } as unknown as IncomingMessage);

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3'])(
    'the id of a request is that of our proxy at %s',
    (proxy) => {
      expect(idFrom(proxy, 'from-our-proxy')).toBe('from-our-proxy');
    },
  );

  it.each([
    ['chosen by anybody else', '203.0.113.9', 'chosen-by-a-client'],
    ['unusable', '127.0.0.1', 'short'],
    ['a piece of markup', '127.0.0.1', '<script>alert(1)</script>'],
  ])('the id of a request that is %s is replaced', (_, address, given) => {
    expect(idFrom(address, given)).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  });
});
