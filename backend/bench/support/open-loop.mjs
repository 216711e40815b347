// @ts-check
/**
 * A load generator in a process of its own: requests leave at a fixed rate, whether or not earlier ones were answered (open loop), as
 * buyers do who know nothing of each other. Started by fork; takes one order, answers with every result, and ends.
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';

/**
 * @typedef {'purchase' | 'page' | 'live' | 'webhook'} Kind
 * @typedef {{ kind: Kind, perSecond: number }} Stream
 * @typedef {{ api: string, offerId: string, seconds: number, streams: Stream[] }} Order
 * @typedef {{ kind: Kind, status: number, ms: number, retryAfter: string | null, paymentId?: string }} Result status 0: no answer
 */

const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 512 });
/** Longer than the API takes for anything. */
const GIVE_UP_MS = 20_000;
const TICK_MS = 10;

process.once('message', async (/** @type {Order} */ order) => {
  const results = await run(order);
  process.send?.(results, () => process.exit(0));
});

/** @param {Order} order @returns {Promise<Result[]>} */
async function run(order) {
  /** @type {Promise<Result>[]} */
  const asked = [];
  const began = performance.now();
  const sent = order.streams.map(() => 0);
  while (performance.now() - began < order.seconds * 1000) {
    const elapsed = (performance.now() - began) / 1000;
    for (const [which, { kind, perSecond }] of order.streams.entries())
      while (/** @type {number} */ (sent[which]) < elapsed * perSecond) {
        sent[which] = /** @type {number} */ (sent[which]) + 1;
        asked.push(ask(order, kind));
      }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return Promise.all(asked);
}

/** @param {Order} order @param {Kind} kind @returns {Promise<Result>} */
function ask({ api, offerId }, kind) {
  const began = performance.now();
  const { method, path, headers = {}, body } = requestOf(kind, offerId);
  return new Promise((resolve) => {
    const failed = () => resolve({ kind, status: 0, ms: performance.now() - began, retryAfter: null });
    const request = http.request(
      `${api}${path}`,
      { method, agent, headers, timeout: GIVE_UP_MS },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('error', failed);
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          const paymentId = kind === 'purchase' && status === 201 ? JSON.parse(text).paymentId : undefined;
          const retryAfter = answer.headers['retry-after'] ?? null;
          resolve({ kind, status, ms: performance.now() - began, retryAfter, paymentId });
        });
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer')));
    request.once('error', failed);
    request.end(body);
  });
}

/** @param {Kind} kind @param {string} offerId @returns {{ method: string, path: string, headers?: Record<string, string>, body?: string }} */
function requestOf(kind, offerId) {
  const json = { 'content-type': 'application/json' };
  switch (kind) {
    case 'purchase':
      return {
        method: 'POST',
        path: '/api/checkout/purchase',
        headers: { ...json, 'idempotency-key': randomUUID() },
        body: JSON.stringify({
          ...{ offerId, paymentMethod: 'PIX', orderBumpsIds: [], name: 'Maria da Silva', cpf: '52998224725' },
          ...{ email: `maria.${randomUUID()}@example.com`, phone: '11987654321' },
        }),
      };
    case 'page':
      return { method: 'GET', path: `/api/checkout/${offerId}` };
    case 'live':
      return { method: 'GET', path: '/health/live' };
    case 'webhook':
      return {
        method: 'POST',
        path: '/webhooks/HAWKPAY/nobody',
        headers: json,
        body: '{"type":"transaction"}',
      };
  }
}
