// @ts-check
/**
 * The API as started by main.ts, with fault injection: on the message `{ dieAt: 'placeOrder:committed' }` it ends at this
 * point, like kill -9. On `{ refund: { platformId, paymentId } }` it refunds a payment, for which no page exists yet.
 * Production code does not contain this; only public modules of the built backend are used.
 */
import { configurationFromEnvironment } from '@guiche/backend/config/index.js';
import { createApp } from '@guiche/backend/create-app.js';
import { Transactions } from '@guiche/backend/database/index.js';
import { RefundPayment } from '@guiche/backend/modules/payments/index.js';
import { stopOnSignal } from '@guiche/backend/process-life.js';
import { systemContext } from '@guiche/backend/runtime/context/index.js';
import { Worker } from '@guiche/backend/runtime/jobs/index.js';

/** @type {string | undefined} */
let fatalMoment;

/** @param {string} moment */
function pass(moment) {
  if (moment === fatalMoment) process.kill(process.pid, 'SIGKILL');
}

/** @param {Transactions} transactions */
function makeMortal(transactions) {
  const run = transactions.run.bind(transactions);
  transactions.run = async (name, work) => {
    pass(`${name}:begins`);
    const result = await run(name, async (tx) => {
      const written = await work(tx);
      pass(`${name}:commits`);
      return written;
    });
    pass(`${name}:committed`);
    return result;
  };
  const single = transactions.single.bind(transactions);
  transactions.single = async (one) => {
    pass(`${one.name}:begins`);
    const rows = await single(one);
    pass(`${one.name}:committed`);
    return rows;
  };
}

const configuration = configurationFromEnvironment();
const app = await createApp(configuration);
makeMortal(app.get(Transactions));
stopOnSignal(app, configuration.app.shutdownGraceMs);
await app.listen(configuration.app.apiPort, configuration.app.apiHost);
app.get(Worker).start();
/** @typedef {{ dieAt?: string, refund?: { platformId: string, paymentId: string, amount?: import('@guiche/money').Cents } }} Told */
process.on('message', (/** @type {Told} */ { dieAt, refund }) => {
  if (refund)
    void app
      .get(RefundPayment)
      .refund(
        systemContext('test').forPlatform(refund.platformId),
        refund.paymentId,
        refund.amount === undefined ? undefined : { amount: refund.amount },
      );
  if (!dieAt) return;
  fatalMoment = dieAt;
  process.send?.({ willDieAt: dieAt });
});
process.send?.({ ready: true });
