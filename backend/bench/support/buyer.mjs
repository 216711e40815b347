// @ts-check
/** Buyers, as the web server meets them: a browser that opens the page and sends its form, or a program at the API. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import zlib from 'node:zlib';

const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });

/**
 * @param {string} url
 * @param {{ method?: string, headers?: Record<string, string>, body?: string }} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: string }>}
 */
export function send(url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      { method, agent, headers: { 'accept-encoding': 'gzip', ...headers } },
      (answer) => {
        /** @type {Buffer[]} */
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const raw = Buffer.concat(chunks);
          const plain = answer.headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(raw) : raw;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: plain.toString('utf8') });
        });
      },
    );
    request.once('error', reject);
    request.end(body);
  });
}

/**
 * Opens the checkout page and sends its form, without script.
 * @param {{ web: string, offerId: string }} shop
 */
export async function buyByPage({ web, offerId }) {
  const page = await send(`${web}/checkout/${offerId}`);
  const attemptKey = /name="attemptKey"[^>]*value="([^"]+)"/.exec(page.body)?.[1];
  if (page.status !== 200 || !attemptKey)
    throw new Error(`the checkout page answered ${page.status}: ${page.body}`);
  const form = new URLSearchParams({ ...buyer(), attemptKey, paymentMethod: 'PIX' });
  const sent = await send(`${web}/checkout/${offerId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: web },
    body: form.toString(),
  });
  if (sent.status !== 303) throw new Error(`the form was answered ${sent.status}: ${sent.body}`);
}

/** Returns the payment's id. @param {{ api: string, offerId: string }} shop */
export async function buyByApi({ api, offerId }) {
  const sent = await send(`${api}/api/checkout/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...buyer(), offerId, paymentMethod: 'PIX', orderBumpsIds: [] }),
  });
  if (sent.status !== 201) throw new Error(`the purchase was answered ${sent.status}: ${sent.body}`);
  return /** @type {string} */ (JSON.parse(sent.body).paymentId);
}

/** @param {string} simulator @param {number} afterMs */
export const payAutomatically = (simulator, afterMs) =>
  control(simulator, '/autopay', { provider: 'HAWKPAY', afterMs });

/**
 * Pays a charge without a webhook.
 * @param {string} simulator
 * @param {string} provider
 * @param {string} charge
 */
export const payUntold = (simulator, provider, charge) => happenUntold(simulator, provider, charge, 'pay');

/**
 * Changes a charge without a webhook.
 * @param {string} simulator
 * @param {string} provider
 * @param {string} charge
 * @param {string} act
 */
export const happenUntold = (simulator, provider, charge, act) =>
  control(simulator, `/charges/${provider}/${charge}/${act}`, { webhook: false });

/** @param {string} simulator @param {object} fault as the simulator's control takes it */
export const misbehave = (simulator, fault) => control(simulator, '/faults', fault);

/** @param {string} simulator @param {string} path @param {object} order */
async function control(simulator, path, order) {
  const told = await send(`${simulator}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (told.status >= 300) throw new Error(`the simulator answered ${told.status}: ${told.body}`);
}

export const leave = () => agent.destroy();

const buyer = () => ({
  name: 'Maria da Silva',
  email: `maria.${randomUUID()}@example.com`,
  phone: '11987654321',
  cpf: '52998224725',
});
