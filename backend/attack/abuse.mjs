// @ts-check
/**
 * Abuse of the checkout by one client, against a platform of its own with the protective limits on:
 * - card testing: 120 cards, one address, one buyer (S3);
 * - a flood of PIX charges by one buyer (S3);
 * - 600 forged webhooks to the address of one payment (S9).
 *
 *     node backend/attack/abuse.mjs
 *
 * Prints one line for each attack, and ends with 1 when one went through.
 */
import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { send } from '../bench/support/buyer.mjs';
import { withPlatform } from '../bench/support/platform.mjs';

/** @typedef {import('../bench/support/platform.mjs').BenchPlatform} BenchPlatform */

const BUYER = {
  ...{ name: 'Maria Aparecida Souza', email: 'maria.souza@example.com', phone: '11987654321' },
  cpf: '52998224725',
};
const REFUSED_CARD = '4000000000000002';
const APPROVED_CARD = '4111111111111111';

process.env.PROTECTIVE_LIMITS = 'on';
let failed = 0;
await withPlatform(async (platform) => {
  await cardTesting(platform);
  await pixFlood(platform);
  await webhookFlood(platform);
});
process.exit(failed === 0 ? 0 : 1);

/** @param {string} attack @param {boolean} stopped @param {string} figures */
function tell(attack, stopped, figures) {
  if (!stopped) failed += 1;
  console.log(`${stopped ? 'stopped' : 'WENT THROUGH'}  ${attack}: ${figures}`);
}

/** @param {BenchPlatform} platform */
async function cardTesting({ api, offerId }) {
  const { body } = await send(`${api}/api/checkout/${offerId}/card-key`);
  const jwk = JSON.parse(body);
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  const statuses = await Promise.all(
    Array.from({ length: 120 }, async (_, n) => {
      const card = {
        ...{ cardNumber: n % 2 === 0 ? REFUSED_CARD : APPROVED_CARD, holderName: BUYER.name },
        ...{ holderDocument: BUYER.cpf, expMonth: 12, expYear: 2031, cvv: '123' },
      };
      const token = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(card)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid })
        .encrypt(key);
      return buy(api, { ...BUYER, offerId, paymentMethod: 'CREDIT_CARD', creditCard: { token } });
    }),
  );
  const tried = statuses.filter((status) => status === 201).length;
  const refused = statuses.filter((status) => status === 429).length;
  tell(
    'card testing',
    tried <= 5 && tried + refused === 120,
    `${tried} of 120 cards tried, ${refused} × 429`,
  );
}

/** @param {BenchPlatform} platform */
async function pixFlood({ api, offerId }) {
  const buyer = { ...BUYER, email: 'flood@example.com', phone: '11912345678', cpf: '11144477735' };
  const asked = { ...buyer, offerId, paymentMethod: 'PIX' };
  const statuses = await Promise.all(Array.from({ length: 60 }, () => buy(api, asked)));
  const placed = statuses.filter((status) => status === 201).length;
  tell('PIX flood', placed === 10, `${placed} of 60 charges created`);
}

/** @param {BenchPlatform} platform */
async function webhookFlood({ api, simulator, byGateway }) {
  const buyer = { ...BUYER, email: 'webhooks@example.com', phone: '11998765432', cpf: '39053344705' };
  const placed = await buy(api, { ...buyer, offerId: byGateway.HAWKPAY, paymentMethod: 'PIX' });
  if (placed !== 201) throw new Error(`the purchase was answered ${placed}`);
  const charges = JSON.parse((await send(`${simulator}/_control/charges?provider=HAWKPAY`)).body);
  const { id, webhookUrl } = charges[0];
  const before = await queries(simulator, id);
  const startedAt = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 600 }, (_, n) =>
      send(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'transaction',
          objectId: id,
          data: { id, status: 'paid', amount: 9_700, note: n },
        }),
      }),
    ),
  );
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const seconds = (performance.now() - startedAt) / 1_000;
  const asked = (await queries(simulator, id)) - before;
  const stored = answers.filter(({ status }) => status === 200).length;
  // Two in 10 s, and one of the janitor.
  const most = 2 * Math.ceil(seconds / 10) + 1;
  tell(
    'webhook flood',
    asked <= most,
    `${stored} of 600 stored, ${asked} queries in ${seconds.toFixed(1)} s (at most ${most})`,
  );
}

/** @param {string} api @param {object} asked */
async function buy(api, asked) {
  const { status } = await send(`${api}/api/checkout/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(asked),
  });
  return status;
}

/** @param {string} simulator @param {string} charge */
async function queries(simulator, charge) {
  const { body } = await send(`${simulator}/_control/requests?provider=HAWKPAY&limit=1000`);
  /** @type {{ requests: { method: string, url: string }[] }} */
  const { requests } = JSON.parse(body);
  return requests.filter(({ method, url }) => method === 'GET' && url.includes(charge)).length;
}
