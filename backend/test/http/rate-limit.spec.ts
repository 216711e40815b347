import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/index.js';

const PER_MINUTE = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMIT_PER_MINUTE: String(PER_MINUTE), PROTECTIVE_LIMITS: 'on' } });
});
afterAll(() => app.stop());

/** A request through the proxy of this machine, which adds the client's address. */
const from = (client: string, method = 'GET', path = '/api/checkout/x') =>
  fetch(`${app.url}${path}`, { method, headers: { 'x-forwarded-for': client } });

async function statuses(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let asked = 0; asked < count; asked += 1) seen.push((await ask()).status);
  return seen;
}

describe('requests a minute', () => {
  it('requests a minute of one address are counted, those of another are not its', async () => {
    expect(await statuses(PER_MINUTE, () => from('203.0.113.9'))).toEqual([404, 404, 404]);
    const refused = await from('203.0.113.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      code: 'tooManyRequests',
      title: 'Muitas tentativas. Aguarde um momento e tente de novo.',
    });
    expect((await from('203.0.113.10')).status).toBe(404);
  });

  it('the limit per minute cannot be bypassed by claiming the address of this machine', async () => {
    const asked = await statuses(PER_MINUTE + 1, () => from('127.0.0.1, 203.0.113.11'));
    expect(asked).toEqual([404, 404, 404, 429]);
  });

  it('requests a minute of one IPv6 network of 64 bits are those of one client', async () => {
    expect(await statuses(PER_MINUTE, () => from('2001:db8:1:2::1'))).toEqual([404, 404, 404]);
    expect((await from('2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(404);
  });

  it('requests a minute of this machine that name no other client are counted as well', async () => {
    const asked = await statuses(PER_MINUTE + 1, () => fetch(`${app.url}/api/checkout/x`));
    expect(asked).toEqual([404, 404, 404, 429]);
    expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
  });

  it('requests a minute of a provider are never refused', async () => {
    const asked = await statuses(PER_MINUTE + 2, () =>
      from('203.0.113.12', 'POST', '/webhooks/HAWKPAY/nobody-has-this-token'),
    );
    expect(new Set(asked)).toEqual(new Set([200]));
  });
});
