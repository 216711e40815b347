import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { createLog } from '../logging/index.js';
import { Metrics } from '../metrics/index.js';
import { registerRequestLifecycle } from './request-lifecycle.js';

const ROUTES = ['/api/payments/:id', '/webhooks/:provider/:token', '/api/objects/:access/:folder/:fileName'];

/** Asks each address once; what the log and the metrics say of it. */
async function told(addresses: readonly string[]): Promise<{ paths: unknown[]; metrics: string }> {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const metrics = new Metrics();
  const server = fastify();
  registerRequestLifecycle(server, {
    log: createLog({ level: 'info' }, { write }),
    metrics,
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
    expect((await told([address])).paths).toEqual([path]);
  });
});

describe('the measurement of a request', () => {
  it('is kept by route, so that strangers cannot make us keep more and more of them', async () => {
    const { metrics } = await told(['/api/payments/p-1', '/api/payments/p-2', '/a', '/b?c']);
    const counted = metrics
      .split('\n')
      .filter((line) => line.startsWith('guiche_request_duration_seconds_count'));
    expect(counted).toEqual([
      'guiche_request_duration_seconds_count{route="GET /api/payments/:id",status="200"} 2',
      'guiche_request_duration_seconds_count{route="GET unknown",status="404"} 2',
    ]);
  });
});
