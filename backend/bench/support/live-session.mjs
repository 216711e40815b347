// @ts-check
/** The whole API with its worker in this process, a few real purchases, and every statement they sent. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { startSimulator } from '@guiche/simulator';
import { freePort } from '../../../libs/tooling/src/ports.mjs';
import { loadConfiguration } from '@guiche/backend/config/index.js';
import { createApp } from '@guiche/backend/create-app.js';
import { SCHEMA } from '@guiche/backend/data-source.js';
import { migrate } from '@guiche/backend/database/index.js';
import { OFFERS } from '@guiche/backend/demo/demo-data.js';
import { seedDemoOnce } from '@guiche/backend/demo/seed.js';
import { Worker } from '@guiche/backend/runtime/jobs/index.js';

// The driver that the built backend uses, which has packages of its own (docs/decisions/0080).
const { resolve } = createRequire(new URL('../../dist/main.js', import.meta.url));
/** @type {typeof import('pg')} */
const pg = (await import(resolve('pg'))).default;

const PATIENCE_MS = 20_000;

/**
 * Buys at two providers, asks again under the same key, looks at the payment, pays, and waits until it is approved.
 * @param {string} databaseUrl
 * @returns {Promise<Map<string, unknown[]>>} each statement with the values of its last use
 */
export async function live(databaseUrl) {
  const simulator = await startSimulator();
  const port = await freePort();
  const configuration = loadConfiguration({
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
    SIMULATOR_URL: simulator.url,
    LOG_LEVEL: 'error',
  });
  await migrate(configuration.database, SCHEMA, async (dataSource) => {
    await dataSource.transaction((tx) => seedDemoOnce(tx, configuration));
  });
  const recorder = recordStatements();
  const app = await createApp(configuration);
  try {
    await app.listen(port, '127.0.0.1');
    app.get(Worker).start();
    const api = `http://127.0.0.1:${port}/api/checkout`;
    await until(async () => (await fetch(`${api}/${OFFERS.digital.id}`)).status === 200);
    for (const offer of [OFFERS.digital, OFFERS.digitalAsaas]) await buy(api, simulator.url, offer.id);
  } finally {
    await app.close();
    recorder.stop();
    await simulator.close();
  }
  if (recorder.statements.size === 0) throw new Error('no statement was heard: nothing would be explained');
  return recorder.statements;
}

/** @param {string} api @param {string} simulator @param {string} offerId */
async function buy(api, simulator, offerId) {
  const key = randomUUID();
  const { paymentId } = await purchase(api, offerId, key);
  await purchase(api, offerId, key);
  const { provider, id } = await newestCharge(simulator);
  const status = async () => {
    const answer = await fetch(`${api}/payments/${paymentId}`);
    return /** @type {{ status: string }} */ (await answer.json()).status;
  };
  await fetch(`${simulator}/_control/charges/${provider}/${id}/pay`, { method: 'POST' });
  await until(async () => (await status()) === 'APPROVED');
}

/** @param {string} simulator */
async function newestCharge(simulator) {
  const answer = await fetch(`${simulator}/_control/charges?limit=1`);
  const [charge] = /** @type {{ provider: string, id: string }[]} */ (await answer.json());
  if (!charge) throw new Error('the provider booked nothing');
  return charge;
}

/** @param {string} api @param {string} offerId @param {string} key */
async function purchase(api, offerId, key) {
  const answer = await fetch(`${api}/purchase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      ...{ offerId, paymentMethod: 'PIX', orderBumpsIds: [] },
      ...{ name: 'Maria da Silva', email: 'maria@example.com', phone: '11987654321', cpf: '52998224725' },
    }),
  });
  if (answer.status !== 201)
    throw new Error(`the purchase was answered ${answer.status}: ${await answer.text()}`);
  return /** @type {{ paymentId: string }} */ (await answer.json());
}

/** Every query of this process goes through one method of the driver. */
function recordStatements() {
  /** @type {Map<string, unknown[]>} */
  const statements = new Map();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = new Proxy(query, {
    apply(_, client, args) {
      const [asked, given] = args;
      const text = typeof asked === 'string' ? asked : asked?.text;
      const values = asked?.values ?? (Array.isArray(given) ? given : []);
      if (/^\s*(select|with|insert|update|delete)\b/i.test(text ?? '')) statements.set(text, values);
      return Reflect.apply(query, client, args);
    },
  });
  return { statements, stop: () => void (pg.Client.prototype.query = query) };
}

/** @param {() => Promise<boolean>} happened */
async function until(happened) {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await happened())) {
    if (performance.now() > deadline) throw new Error(`it did not happen within ${PATIENCE_MS} ms`);
    await new Promise((done) => setTimeout(done, 50));
  }
}
