import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/index.js';

const PER_MINUTE = 40;
/** The tolerance of a process: a twentieth of the limit, and the requests during one report, of which there is one here. */
const BEYOND = PER_MINUTE / 20 + 1;
const STORED_PER_MINUTE = 5;

let apps: TestApp[];
beforeAll(async () => {
  const settings = {
    PROTECTIVE_LIMITS: 'on',
    RATE_LIMIT_PER_MINUTE: String(PER_MINUTE),
    WEBHOOK_UNKNOWN_PER_MINUTE: String(STORED_PER_MINUTE),
  };
  apps = [await startApp({ settings }), await startApp({ settings })];
});
afterAll(() => Promise.all(apps.map((app) => app.stop())));

/** Sends requests to both processes in turn, each after the answer to the one before it. */
async function statusesOf(count: number, send: (app: TestApp, n: number) => Promise<Response>) {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) for (const app of apps) seen.push((await send(app, n)).status);
  return seen;
}

describe('two processes together', () => {
  it('two processes together grant a client its requests a minute, and at most the stated number more', async () => {
    const seen = await statusesOf(PER_MINUTE, ({ url }) =>
      fetch(`${url}/api/checkout/x`, { headers: { 'x-forwarded-for': '203.0.113.77' } }),
    );
    const granted = seen.filter((status) => status === 404).length;
    expect(seen.every((status) => status === 404 || status === 429)).toBe(true);
    expect(granted).toBeGreaterThanOrEqual(PER_MINUTE);
    expect(granted).toBeLessThanOrEqual(PER_MINUTE + apps.length * BEYOND);
  });

  it('two processes together store exactly the limit of deliveries to unknown addresses in a minute', async () => {
    const seen = await statusesOf(STORED_PER_MINUTE, ({ url }, n) =>
      fetch(`${url}/webhooks/HAWKPAY/unknown-${n}`, { method: 'POST', body: '{}' }),
    );
    expect(seen.filter((status) => status === 200)).toHaveLength(STORED_PER_MINUTE);
    expect(seen.filter((status) => status === 429)).toHaveLength(STORED_PER_MINUTE);
  });

  it('two processes together store exactly the limit of a burst that reaches both in parallel when the next minute begins', async () => {
    for (const app of apps) app.clock.advance(61_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        fetch(`${apps[n % 2]?.url}/webhooks/HAWKPAY/burst-${n}`, { method: 'POST', body: '{}' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(STORED_PER_MINUTE);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40 - STORED_PER_MINUTE);
  });
});
